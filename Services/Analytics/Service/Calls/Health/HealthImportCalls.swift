import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.analytics.v1.HealthImports`: the calls that import records.
struct HealthImportCalls: AnalyticsV1.HealthImportsService {
  static let largestPiece = 64 << 10
  /// The limit of an export in uncompressed bytes (FST-084).
  static let largestExport: Int64 = 1 << 30

  let store: HealthStore

  /// `ImportHealthExport`: imports an export piece by piece, with a transaction for each batch (FST-083 to FST-088).
  ///
  /// It holds one piece, one tag and one batch in memory, whatever the size of the file. When the caller cancels,
  /// stored batches stay and the current one is discarded.
  func importHealthExport(
    _ requests: RequestStream<AnalyticsV1.ImportHealthExportRequest>,
    _ call: ServerCall,
    _ replies: ReplyWriter<AnalyticsV1.ImportHealthExportResponse>
  ) async throws {
    let caller = try Caller(call)
    try caller.healthAccess.checkConsent()
    var run = ImportRun(store: store, caller: caller)
    try await run.checkGate()
    var isFinished = false
    // Also when it is interrupted: the stored batches stay.
    defer { run.logEnd(isFinished: isFinished) }
    for try await request in requests {
      guard request.piece.count <= Self.largestPiece else {
        throw RPCError(
          .invalidArgument,
          "piece_too_large",
          "A chunk has at most 64 KiB.",
          violations: [
            Violation(field: "piece", code: "piece_too_large", limit: Int64(Self.largestPiece))
          ]
        )
      }
      if try await run.read(request.piece) { try await replies.send(run.progress) }
      if run.isOver { break }
    }
    let last = try await run.finished()
    isFinished = true
    try await replies.send(last)
  }

  /// `AddSamples`: imports up to 1,000 records in one transaction.
  func addSamples(
    _ request: AnalyticsV1.AddSamplesRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.AddSamplesResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    for sample in request.samples {
      if let type = sample.type.domain { try access.check(type) }
    }
    try access.checkConsent()
    guard request.samples.count <= HealthWriter.mostSamples else {
      var fields = RequestReader()
      fields.refuse(
        "samples",
        "too_many_items",
        "A call takes at most \(HealthWriter.mostSamples) records. Split them.",
        limit: Int64(HealthWriter.mostSamples)
      )
      throw try RPCError(refusing: fields)
    }
    return try await store.change(call, request, caller) { rows in
      try rows.reader.checkImportGate()
      let items = request.samples.enumerated().map { HealthSample.read($1, line: $0 + 1) }
      let tally = try rows.take(items, access).tally
      rows.lines.add(.healthSync, "records were imported")
      return AnalyticsV1.AddSamplesResponse(result: AnalyticsV1.HealthImportResult(tally))
    }
  }
}

extension RPCError {
  /// INVALID_ARGUMENT with the violations of `fields`, which must have one.
  fileprivate init(refusing fields: RequestReader) throws {
    try fields.check()
    self.init(.internal, "internal", "There was no violation.")
  }
}

extension HealthReader {
  /// - Throws: ``HealthRefusal/selectionRequired``, ``HealthRefusal/nothingConnected`` (FST-052, FST-088).
  func checkImportGate() throws {
    let selection = try selection()
    try selection.gate()
    if selection.connected.isEmpty { throw HealthRefusal.nothingConnected }
  }
}

/// One running import of an export.
struct ImportRun {
  /// Progress is reported after this many bytes, even without a full batch.
  private static let reportedBytes: Int64 = 1 << 20

  let store: HealthStore
  let caller: Caller
  /// The limit of the file in bytes.
  private let most: Int64
  private var reader = HealthExportReader()
  private var batch: [HealthExportReader.Item] = []
  /// Short sleeps of earlier batches whose night may follow.
  private var waiting: [HealthSample] = []
  private var tally = HealthImportTally()
  private var bytes: Int64 = 0
  private var reported: Int64 = 0
  private var isBroken = false
  /// Whether the file ended before its root element.
  private var isCutOff = false

  init(store: HealthStore, caller: Caller, most: Int64 = HealthImportCalls.largestExport) {
    self.store = store
    self.caller = caller
    self.most = most
  }

  /// Whether reading has ended: the root element has ended, or the file is malformed.
  var isOver: Bool { reader.hasEnded || isBroken }

  var progress: AnalyticsV1.ImportHealthExportResponse {
    AnalyticsV1.ImportHealthExportResponse(
      bytes: bytes,
      result: AnalyticsV1.HealthImportResult(tally)
    )
  }

  /// Logs what was stored, in numbers of records (FST-112).
  func logEnd(isFinished: Bool) {
    store.log.notice(
      HealthLogCategory.healthSync.text,
      "an import has ended",
      [
        "member": .id(caller.subject), "finished": .bool(isFinished), "cut_off": .bool(isCutOff),
        "imported": .count(tally.counts.values.reduce(0) { $0 + $1.imported }),
        "rejected": .count(tally.counts.values.reduce(0) { $0 + $1.rejected }),
      ]
    )
  }

  func checkGate() async throws {
    try await store.read(caller) { try $0.checkImportGate() }
  }

  /// Reads a piece and stores every batch that it fills.
  ///
  /// - Returns: whether there is progress to report.
  /// - Throws: INVALID_ARGUMENT `file_too_large` for a piece that exceeds the limit. The piece is not read, and stored
  ///   batches stay.
  mutating func read(_ piece: ArraySlice<UInt8>) async throws -> Bool {
    guard Int64(piece.count) <= most - bytes else {
      throw RPCError(
        .invalidArgument,
        "file_too_large",
        "A file has at most \(most >> 20) MiB.",
        violations: [Violation(field: "piece", code: "file_too_large", limit: most)]
      )
    }
    bytes += Int64(piece.count)
    var found: [HealthExportReader.Item] = []
    do {
      try reader.read(piece) { found.append($0) }
    } catch let refusal as HealthRefusal {
      // The records before a malformed part of an export are kept; a file that is no export is refused.
      guard reader.isExport else { throw refusal }
      // What follows the root element is not read.
      isBroken = !reader.hasEnded
      if isBroken, let place = reader.malformed { tally.stop(place.fault, line: place.line) }
    }
    var hasStored = false
    for item in found {
      if item == .ignored { tally.ignored += 1 } else { batch.append(item) }
      if batch.count == HealthWriter.mostSamples {
        try await storeBatch()
        hasStored = true
      }
    }
    guard hasStored || bytes - reported >= Self.reportedBytes else { return false }
    reported = bytes
    return true
  }

  mutating func finished() async throws -> AnalyticsV1.ImportHealthExportResponse {
    isCutOff = try isBroken || reader.end()
    try await storeBatch(isLast: true)
    var response = progress
    response.result?.cutOff = isCutOff
    response.finished = true
    return response
  }

  private mutating func storeBatch(isLast: Bool = false) async throws {
    let items = waiting.map(HealthExportReader.Item.sample) + batch
    guard !items.isEmpty else { return }
    let caller = caller
    batch.removeAll(keepingCapacity: true)
    let damage = store.damage
    let stored = try await store.store.write(of: caller.household) { context in
      try HealthWriter(context, caller, damage).take(items, caller.healthAccess, isLast: isLast)
    }
    tally.add(stored.tally)
    waiting = stored.waiting
  }
}

extension HealthSample {
  /// Reads a record of `AddSamples`.
  fileprivate static func read(
    _ given: AnalyticsV1.HealthSample,
    line: Int
  ) -> HealthExportReader.Item {
    guard let type = given.type.domain else { return .ignored }
    guard let start = given.start.flatMap({ Timestamp($0) }) else {
      return .broken(type, .noDate, line: line)
    }
    guard given.sourceName.utf8.count <= longestSourceName * 4 else {
      return .broken(type, .tooLong, line: line, start: start)
    }
    var end: Timestamp?
    // Only a fast may lack its end: it is running.
    if type == .sleep || type == .fasting && given.end != nil {
      guard let given = given.end.flatMap({ Timestamp($0) }) else {
        return .broken(type, .noDate, line: line, start: start)
      }
      end = given
    }
    return .sample(
      HealthSample(
        type: type,
        sourceName: given.sourceName,
        start: start,
        end: end,
        amount: type == .weight
          ? Int(given.grams) : type == .hydration ? Int(given.millilitres) : 0,
        goalHours: Int(given.goalHours),
        note: given.note,
        line: line
      )
    )
  }
}

extension AnalyticsV1.HealthImportCounts {
  /// One element for each type with records, in the order of types.
  static func all(_ tally: HealthImportTally) -> [AnalyticsV1.HealthImportCounts] {
    tally.counts.sorted { $0.key < $1.key }.map { type, counts in
      AnalyticsV1.HealthImportCounts(
        type: AnalyticsV1.HealthDataType(type),
        imported: counts.imported,
        duplicate: counts.duplicate,
        skippedByScope: counts.skippedByScope,
        skippedByPreference: counts.skippedByPreference,
        rejected: counts.rejected
      )
    }
  }
}

extension AnalyticsV1.HealthImportResult {
  init(_ tally: HealthImportTally) {
    self.init(
      counts: AnalyticsV1.HealthImportCounts.all(tally),
      ignored: tally.ignored,
      reasons: tally.faults.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        AnalyticsV1.HealthImportReason(reason: $0.key.rawValue, count: $0.value)
      },
      findings: tally.findings.map {
        AnalyticsV1.HealthImportFinding(
          line: Int64($0.line),
          reason: $0.fault.rawValue,
          type: $0.type.map { AnalyticsV1.HealthDataType($0) } ?? .unspecified
        )
      }
    )
  }
}
