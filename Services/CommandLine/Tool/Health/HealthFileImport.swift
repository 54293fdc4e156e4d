import AnalyticsContracts
import Foundation
import GatewayClient
import RPC
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
  var order: RowDate.Order?

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
        throw Self.tooLarge(
          "the input",
          hint: start.starts(with: ZipArchive.start) ? "Name the file instead." : Self.inParts
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

  private static let inParts =
    "Split it. “daybook health export csv --from DATE --to DATE” writes Daybook’s records in parts."

  private static func tooLarge(_ what: String, hint: String) -> CommandFailure {
    .invalid(
      "file_too_large",
      "Nothing was imported: \(what) is larger than 32 MiB.",
      hint: hint
    )
  }

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
  /// - Throws: errors of reading, sending and the response; wrong usage for another member's export.
  private func stream(_ session: Session, _ export: Export, _ total: Int) async throws {
    guard session.arguments.value("member") == nil, session.arguments.value("child") == nil else {
      throw CommandFailure.usage(
        "An export is imported by the member it belongs to, without --member or --child.",
        hint: "--token-file FILE signs in as that member. CSV and JSON are imported for others too."
      )
    }
    let gateway = try session.gateway
    let bar = ProgressBar(session, total: total, what: "Importing")
    defer { bar.clear() }
    let progress = HealthImportProgress()
    let interruption = progress.untilInterrupted(session, bar)
    defer { withExtendedLifetime(interruption) {} }
    let exchange = try await gateway.healthImports.importHealthExport()
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await Self.send(export, exchange.requests) }
        group.addTask {
          for try await reply in exchange.replies {
            if let result = reply.result { progress.set(result) }
            bar.show(Int(clamping: reply.bytes))
          }
        }
        // The first failure, of the file or of the call, cancels the other.
        try await group.waitForAll()
      }
    } catch {
      bar.clear()
      throw progress.broken(error)
    }
    bar.clear()
    try await say(progress.result, session)
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
      throw Self.tooLarge("the file", hint: Self.inParts)
    }
    let bytes = try source.read(at: 0, count: source.size)
    let table = try await isJSON ? HealthRecords(json: bytes) : csv(bytes, session)
    let member = try await session.member()
    let gateway = try session.gateway
    let bar = ProgressBar(session, total: table.samples.count, what: "Importing")
    defer { bar.clear() }
    let progress = HealthImportProgress()
    let interruption = progress.untilInterrupted(session, bar)
    defer { withExtendedLifetime(interruption) {} }
    do {
      for start in stride(from: 0, to: table.samples.count, by: Self.samplesAtOnce) {
        let end = min(start + Self.samplesAtOnce, table.samples.count)
        let answer = try await gateway.healthImports.addSamples(
          .init(memberID: member, samples: Array(table.samples[start..<end]))
        )
        var result = answer.result ?? AnalyticsV1.HealthImportResult()
        // The service counts the records of one call; messages count lines of the file.
        for place in result.findings.indices {
          let index = start + Int(result.findings[place].line) - 1
          if table.lines.indices.contains(index) {
            result.findings[place].line = Int64(table.lines[index])
          }
        }
        progress.add(result)
        bar.show(end)
      }
    } catch {
      bar.clear()
      throw progress.broken(error, of: table.samples.count)
    }
    var whole = progress.result
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
    let calendar = try await session.calendar()
    let weights = try WeightCSV(table, unit: unit, order: order, calendar)
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
      lines += result.counts.map(\.line)
      if result.ignored > 0 {
        lines.append(
          result.ignored == 1
            ? "1 record of another kind was ignored."
            : "\(result.ignored) records of other kinds were ignored."
        )
      }
      if result.unreadable > 0 {
        lines.append(
          result.unreadable == 1
            ? "1 line is unreadable." : "\(result.unreadable) lines are unreadable."
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
