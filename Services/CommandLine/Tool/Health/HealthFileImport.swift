import AnalyticsContracts
import Foundation
import GatewayClient
import RPC
import RuntimeContracts
import Synchronization
import Vocabulary

/// Imports a file of health records in any supported format.
struct HealthFileImport {
  static let kind = "health"
  /// The size limit of CSV and JSON, which are read whole; an export is streamed.
  private static let largestTable = 32 << 20
  /// The size limit of an export.
  private static let largestExport = 1 << 30
  /// Records of one call.
  private static let samplesAtOnce = 500

  /// `-`: standard input.
  let file: String
  let unit: String?

  func run(_ session: Session) async throws {
    guard file != "-" else { return try await runInput(session) }
    let source = try RandomFile(session.environment.files, file)
    let start = try source.read(at: 0, count: 512)
    if start.starts(with: ZipArchive.start) {
      let entry = try Self.export(in: ZipArchive(source))
      try Self.check(size: entry.inflated)
      return try await stream(session, .file(session.environment.files, file), entry.inflated)
    }
    switch Self.firstCharacter(of: start) {
    case "<":
      try Self.check(size: source.size)
      try await stream(session, .file(session.environment.files, file), source.size)
    case nil: throw Self.isEmpty
    case let first: try await sendTable(session, source, isJSON: first == "{" || first == "[")
    }
  }

  /// Imports standard input: an export as a stream, other formats as a whole.
  private func runInput(_ session: Session) async throws {
    let input = session.environment.input
    var start: [UInt8] = []
    while start.count < 512, let piece = try await Self.piece(of: input) { start += piece }
    let first = Self.firstCharacter(of: start)
    if first == "<" { return try await stream(session, .input(start, input), 0) }
    while let piece = try await Self.piece(of: input) {
      guard start.count + piece.count <= Self.largestTable else {
        throw CommandFailure.invalid(
          "file_too_large",
          "Nothing was imported: the input is larger than 32 MiB. Name the file instead."
        )
      }
      start += piece
    }
    let source = RandomFile(start, named: "the input")
    if start.starts(with: ZipArchive.start) {
      let entry = try Self.export(in: ZipArchive(source))
      try Self.check(size: entry.inflated)
      return try await stream(session, .memory(start), entry.inflated)
    }
    guard let first else { throw Self.isEmpty }
    try await sendTable(session, source, isJSON: first == "{" || first == "[")
  }

  private static let isEmpty = CommandFailure.invalid(
    "unreadable_file",
    "Nothing was imported: the file is empty."
  )

  private static func firstCharacter(of bytes: [UInt8]) -> Character? {
    String(decoding: bytes, as: UTF8.self).first { !$0.isWhitespace && $0 != "\u{FEFF}" }
  }

  private static func piece(of input: any TextSource) async throws(CommandFailure) -> [UInt8]? {
    do throws(FileFailure) {
      return try await input.readPiece()
    } catch {
      throw .invalid("input_unusable", "Standard input \(error.sentence).")
    }
  }

  private static func check(size: Int) throws(CommandFailure) {
    guard size <= largestExport else {
      throw .invalid("file_too_large", "Nothing was imported: the file is larger than 1 GiB.")
    }
  }

  /// The `export.xml` of an archive.
  private static func export(in archive: ZipArchive) throws(CommandFailure) -> ZipArchive.Entry {
    let found = archive.entries.first {
      $0.name == "export.xml" || $0.name.hasSuffix("/export.xml")
    }
    guard let found else {
      throw .invalid("unreadable_file", "Nothing was imported: the archive has no export.xml.")
    }
    return found
  }

  // MARK: An export, streamed

  /// The source of an export's bytes.
  private enum Export: Sendable {
    case file(any FileAccess, String)
    /// An archive read from standard input.
    case memory([UInt8])
    /// The bytes already read from standard input, and the rest of it.
    case input([UInt8], any TextSource)
  }

  /// - Parameters:
  ///   - session: the command's session.
  ///   - export: the bytes.
  ///   - total: the number of bytes; 0 if unknown.
  /// - Throws: errors of reading, sending and the response.
  private func stream(_ session: Session, _ export: Export, _ total: Int) async throws {
    let gateway = try session.gateway
    let bar = ProgressBar(session, total: total, what: "Importing")
    defer { bar.clear() }
    let exchange = try await gateway.healthImports.importHealthExport()
    let seen = SeenProgress()
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await Self.send(export, exchange.requests) }
        group.addTask {
          for try await reply in exchange.replies {
            seen.last.withLock { $0 = reply }
            bar.show(Int(clamping: reply.bytes))
          }
        }
        // The first failure, of the file or of the call, cancels the other.
        try await group.waitForAll()
      }
    } catch {
      bar.clear()
      let last = seen.last.withLock { $0 }
      guard let last, last.result?.counts.isEmpty == false else { throw error }
      let report = FailureReport(error)
      throw CommandFailure(
        .partial,
        report.code,
        "\(last.bytes) bytes were imported, then: \(report.message)",
        hint: "Run the import again: existing records stay unchanged."
      )
    }
    bar.clear()
    let last = seen.last.withLock { $0 }
    try await say(last?.result ?? AnalyticsV1.HealthImportResult(), session)
  }

  /// Sends the file; the service may end the call before all is sent.
  private static func send(
    _ export: Export,
    _ requests: RequestWriter<AnalyticsV1.ImportHealthExportRequest>
  ) async throws {
    func send(_ piece: [UInt8]) async throws {
      var rest = piece[...]
      while !rest.isEmpty {
        try await requests.send(.init(piece: rest.prefix(64 << 10)))
        rest = rest.dropFirst(64 << 10)
      }
    }
    do {
      switch export {
      case .input(let start, let input):
        try await send(start)
        while let piece = try await piece(of: input) { try await send(piece) }
      case .file(let files, let path):
        var pieces = try pieces(of: RandomFile(files, path))
        while let piece = try pieces.next() { try await send(piece) }
      case .memory(let bytes):
        var pieces = try pieces(of: RandomFile(bytes, named: "the input"))
        while let piece = try pieces.next() { try await send(piece) }
      }
      requests.finish()
    } catch is RequestsNotWanted {}
  }

  /// The bytes of an `export.xml`, alone or in an archive.
  private static func pieces(
    of source: RandomFile
  ) throws(CommandFailure) -> any PieceSource {
    guard try source.read(at: 0, count: 4) == ZipArchive.start else {
      return FilePieces(source, 0..<source.size)
    }
    let archive = try ZipArchive(source)
    return try archive.pieces(of: export(in: archive))
  }

  // MARK: CSV and JSON, in calls

  private func sendTable(
    _ session: Session,
    _ source: RandomFile,
    isJSON: Bool
  ) async throws {
    guard source.size <= Self.largestTable else {
      throw CommandFailure.invalid(
        "file_too_large",
        "Nothing was imported: the file is larger than 32 MiB."
      )
    }
    let bytes = try source.read(at: 0, count: source.size)
    let table = try await isJSON ? HealthRecords(json: bytes) : csv(bytes, session)
    let gateway = try session.gateway
    let bar = ProgressBar(session, total: table.samples.count, what: "Importing")
    defer { bar.clear() }
    var whole = AnalyticsV1.HealthImportResult()
    for start in stride(from: 0, to: table.samples.count, by: Self.samplesAtOnce) {
      let end = min(start + Self.samplesAtOnce, table.samples.count)
      let answer = try await gateway.healthImports.addSamples(
        .init(samples: Array(table.samples[start..<end]))
      )
      var result = answer.result ?? AnalyticsV1.HealthImportResult()
      // The service counts the records of one call; messages count lines of the file.
      for place in result.findings.indices {
        let index = start + Int(result.findings[place].line) - 1
        if table.lines.indices.contains(index) {
          result.findings[place].line = Int64(table.lines[index])
        }
      }
      whole.add(result)
      bar.show(end)
    }
    whole.addUnreadable(table.faults)
    bar.clear()
    try await say(whole, session)
  }

  private func csv(_ bytes: [UInt8], _ session: Session) async throws -> HealthRecords {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure.invalid("unreadable_file", "Nothing was imported: it is not UTF-8.")
    }
    let table = CSVTable(text)
    if table.header.map({ $0.trimmed.lowercased() }).starts(with: ["type", "start"]) {
      return HealthRecords(daybook: table)
    }
    let weights = try WeightCSV(table, unit: unit, await session.calendar())
    return HealthRecords(samples: weights.samples, lines: weights.lines, faults: weights.faults)
  }

  // MARK: The result

  private func say(
    _ result: AnalyticsV1.HealthImportResult,
    _ session: Session
  ) async throws {
    let rejected = result.counts.reduce(0) { $0 + $1.rejected } + Int64(result.unreadable)
    if rejected > 0 || result.cutOff { session.exit = .partial }
    try await session.answer(result) {
      var lines: [String] = []
      if result.counts.isEmpty { lines.append("No importable records in \(SafeText.line(file)).") }
      for counts in result.counts {
        var parts = ["\(counts.imported) imported"]
        if counts.duplicate > 0 { parts.append("\(counts.duplicate) already known") }
        if counts.skippedByScope > 0 {
          parts.append("\(counts.skippedByScope) from before connecting")
        }
        if counts.skippedByPreference > 0 {
          parts.append("\(counts.skippedByPreference) not connected")
        }
        if counts.rejected > 0 { parts.append("\(counts.rejected) broken") }
        lines.append("\(HealthTypeWords.word(counts.type)): \(parts.joined(separator: ", "))")
      }
      if result.ignored > 0 {
        lines.append(
          result.ignored == 1
            ? "1 record of another kind was ignored."
            : "\(result.ignored) records of other kinds were ignored."
        )
      }
      for finding in result.findings {
        lines.append("  line \(finding.line): \(SafeText.line(finding.reason))")
      }
      if result.cutOff {
        lines.append(
          session.style.paint(
            "⚠ The file ends too early; the records before that were imported.",
            .orange
          )
        )
      }
      return lines
    }
  }
}

extension AnalyticsV1.HealthImportResult {
  /// Adds the result of a later call.
  fileprivate mutating func add(_ other: Self) {
    for more in other.counts {
      guard let place = counts.firstIndex(where: { $0.type == more.type }) else {
        counts.append(more)
        continue
      }
      counts[place].imported += more.imported
      counts[place].duplicate += more.duplicate
      counts[place].skippedByScope += more.skippedByScope
      counts[place].skippedByPreference += more.skippedByPreference
      counts[place].rejected += more.rejected
    }
    ignored += other.ignored
    for more in other.reasons { add(more.reason, more.count) }
    findings = Array((findings + other.findings).prefix(20))
  }

  private mutating func add(_ reason: String, _ count: Int64) {
    if let place = reasons.firstIndex(where: { $0.reason == reason }) {
      reasons[place].count += count
    } else {
      reasons.append(.init(reason: reason, count: count))
    }
  }

  private static let unreadableReason = "unreadable"

  /// Adds lines that are not records, which were not sent.
  fileprivate mutating func addUnreadable(_ lines: [Int]) {
    guard !lines.isEmpty else { return }
    add(Self.unreadableReason, Int64(lines.count))
    findings = Array(
      (findings
        + lines.prefix(20).map { .init(line: Int64($0), reason: Self.unreadableReason) })
        .prefix(20)
    )
  }

  fileprivate var unreadable: Int {
    Int(clamping: reasons.first { $0.reason == Self.unreadableReason }?.count ?? 0)
  }
}

/// The latest progress of an import.
private final class SeenProgress: Sendable {
  let last = Mutex<AnalyticsV1.ImportHealthExportResponse?>(nil)
}

/// Records of a CSV or JSON file, with their lines.
struct HealthRecords {
  let samples: [AnalyticsV1.HealthSample]
  let lines: [Int]
  let faults: [Int]

  init(samples: [AnalyticsV1.HealthSample], lines: [Int], faults: [Int]) {
    self.samples = samples
    self.lines = lines
    self.faults = faults
  }

  /// Reads Daybook's CSV.
  init(daybook table: CSVTable) {
    let header = table.header.map { $0.trimmed.lowercased() }
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults: [Int] = []
    for row in table.rows {
      let values = Dictionary(zip(header, row.fields)) { first, _ in first }
      if let sample = Self.sample(values) {
        samples.append(sample)
        lines.append(row.line)
      } else {
        faults.append(row.line)
      }
    }
    self.init(samples: samples, lines: lines, faults: faults)
  }

  /// Reads Daybook's JSON; a record's line is its number.
  init(json bytes: [UInt8]) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes))
    let entries = (object as? [String: Any])?["entries"] ?? object
    guard let records = entries as? [Any] else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: it is not the JSON that “daybook health export json” writes."
      )
    }
    var samples: [AnalyticsV1.HealthSample] = []
    var lines: [Int] = []
    var faults: [Int] = []
    for (place, record) in records.enumerated() {
      let values = (record as? [String: Any] ?? [:]).compactMapValues { value -> String? in
        (value as? String) ?? (value as? Int).map { String($0) }
      }
      if let sample = Self.sample(values) {
        samples.append(sample)
        lines.append(place + 1)
      } else {
        faults.append(place + 1)
      }
    }
    self.init(samples: samples, lines: lines, faults: faults)
  }

  private static func sample(_ values: [String: String]) -> AnalyticsV1.HealthSample? {
    func instant(_ name: String) -> Timestamp? {
      DateReader.instant(iso: values[name] ?? "", in: .utc)
    }
    func number(_ name: String) -> Int32? {
      let text = values[name] ?? ""
      return text.isEmpty ? 0 : Int32(text)
    }
    guard let type = try? HealthTypeWords.type(values["type"] ?? ""), let start = instant("start"),
      let grams = number("grams"), let millilitres = number("millilitres"),
      let hours = number("goal_hours")
    else { return nil }
    var note = values["note"] ?? ""
    if note.first == "'", note.dropFirst().first.map({ "=+-@\t\r".contains($0) }) == true {
      note.removeFirst()
    }
    return AnalyticsV1.HealthSample(
      type: type,
      sourceName: "daybook",
      start: .init(start),
      end: instant("end").map { .init($0) },
      grams: grams,
      millilitres: millilitres,
      goalHours: hours,
      note: note
    )
  }
}
