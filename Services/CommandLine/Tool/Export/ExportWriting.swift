import GatewayContracts
import Vocabulary

/// Writes an export as its chunks arrive: `<service>/<kind>.jsonl`, `csv/<kind>.csv`, finally `manifest.json`.
///
/// Memory is bounded by one chunk and one line.
struct ExportWriting {
  /// Counts of what was written, and the manifest.
  struct Summary {
    let records: Int
    let files: Int
    let json: String
  }

  /// Longer than any record; longer lines are not converted to CSV.
  private static let longestLine = 8 << 20
  /// The chunk size for copying, in bytes.
  private static let piece = 64 << 10

  private let session: Session
  private let household: GatewayV1.Household
  private var target: ExportTarget
  private var open: ExportTarget.OpenFile?
  private var table: (mirror: CSVMirror, file: any FileWriting, bytes: Int)?
  /// The beginning of a line whose end has not arrived.
  private var rest: [UInt8] = []
  private var service = ""
  private var positions: [(service: String, position: String)] = []
  private var records = 0
  private var bar: ProgressBar
  private var manifest = ""

  init(_ path: String, _ session: Session, _ household: GatewayV1.Household) throws {
    self.session = session
    self.household = household
    target = try ExportTarget(path, session.environment.files)
    bar = ProgressBar(session, total: 0, what: "Export")
  }

  mutating func take(_ part: GatewayV1.ExportResponse) throws {
    if part.records > 0 {
      bar = ProgressBar(session, total: Int(clamping: part.records), what: "Export")
    }
    if !part.service.isEmpty { service = part.service }
    if !part.kind.isEmpty {
      try endFile()
      let (area, kind) = (Self.fileName(part.service), Self.fileName(part.kind))
      open = try target.begin("\(area)/\(kind).jsonl", kind: kind)
      table = (CSVMirror(), try target.scratch(), 0)
    }
    if !part.lines.isEmpty { try append(Array(part.lines)) }
    if !part.position.isEmpty { positions.append((service, part.position)) }
  }

  /// Keeps only letters, digits and `_`, because names come from the server.
  private static func fileName(_ name: String) -> String {
    let safe = name.utf8.prefix(64).filter {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
    }
    return safe.isEmpty ? "other" : String(decoding: safe, as: UTF8.self)
  }

  private mutating func append(_ bytes: [UInt8]) throws {
    guard var file = open else { return }
    let lines = bytes.count(where: { $0 == UInt8(ascii: "\n") })
    try target.append(bytes, to: &file)
    file.records += lines
    open = file
    records += lines
    bar.show(records)
    rest += bytes
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else {
      if rest.count > Self.longestLine { rest.removeAll() }
      return
    }
    if var table {
      let rows = table.mirror.rows(of: rest[...end])
      try table.file.put(rows)
      table.bytes += rows.count
      self.table = table
    }
    rest.removeSubrange(...end)
  }

  /// Finishes the lines of a kind, and writes its CSV table.
  private mutating func endFile() throws {
    guard let file = open else { return }
    try target.end(file)
    open = nil
    rest.removeAll()
    guard let table else { return }
    self.table = nil
    defer { table.file.discard() }
    guard table.bytes > 0 else { return }
    var mirror = try target.begin("csv/\(file.kind).csv", kind: file.kind)
    mirror.records = file.records
    var offset = 0
    while offset < table.bytes {
      let piece: [UInt8]
      do throws(FileFailure) {
        piece = try table.file.read(at: offset, count: min(Self.piece, table.bytes - offset))
      } catch {
        throw CommandFailure(.failure, "file_unusable", "A part of the export \(error.sentence).")
      }
      guard !piece.isEmpty else { break }
      try target.append(piece, to: &mirror)
      offset += piece.count
    }
    try target.end(mirror)
  }

  /// Writes the manifest and completes the archive.
  mutating func finish() throws {
    try endFile()
    bar.clear()
    manifest = manifestText()
    var file = try target.begin("manifest.json", kind: "manifest")
    try target.append(Array(manifest.utf8), to: &file)
    try target.end(file)
    try target.finish()
  }

  /// Removes the incomplete archive.
  mutating func discard() {
    bar.clear()
    table?.file.discard()
    open?.file?.discard()
    target.discard()
  }

  var summary: Summary {
    Summary(records: records, files: target.written.count, json: manifest.replacing("\n", with: ""))
  }

  private func manifestText() -> String {
    func quoted(_ text: String) -> String {
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    let files = target.written.map { file in
      "{\"path\":\(quoted(file.path)),\"kind\":\(quoted(file.kind)),\"records\":\(file.records),"
        + "\"bytes\":\(file.bytes),\"sha256\":\"\(file.digest)\"}"
    }
    let positions = positions.map {
      "{\"service\":\(quoted($0.service)),\"position\":\(quoted($0.position))}"
    }
    return """
      {"format":"daybook.archive","version":1,"product":\(quoted(CommandLineTool.version)),
      "household":\(quoted(household.id?.text ?? "")),"zone":\(quoted(household.zone)),
      "created":\(quoted(Self.instant(session.now))),
      "positions":[\(positions.joined(separator: ","))],
      "leftOut":["access tokens, invitations and PINs","what is private to other members","photos"],
      "files":[
      \(files.joined(separator: ",\n"))
      ]}

      """
  }

  private static func instant(_ now: Timestamp) -> String {
    let calendar = HouseholdCalendar.utc
    let day = calendar.day(of: now)
    let seconds = (now.millisecondsSinceEpoch / 1_000) % 86_400
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day.text)T\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))Z"
  }
}
