import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.analytics.v1.HealthLogs`: the calls about a member's four logs.
struct HealthLogCalls: AnalyticsV1.HealthLogsService {
  let store: HealthStore

  /// `ListHealthEntries`: returns one page, newest first (FST-011).
  func listHealthEntries(
    _ request: AnalyticsV1.ListHealthEntriesRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ListHealthEntriesResponse {
    let caller = try Caller(call)
    if let type = request.type.domain { try caller.healthAccess.check(type) }
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    if request.type == .unspecified {
      fields.refuse("type", "type_required", "Choose weight, hydration, sleep or fasting.")
    }
    let type: HealthDataType? = fields.choice(request.type.rawValue, "type")
    if let from = request.from, let to = request.to, to < from {
      fields.refuse("to", "date_order", "The last day is before the first one.")
    }
    let place = fields.pageToken(request.pageToken, binding, HealthPlace.init)
    try fields.check()
    guard let type else { return .init() }
    return try await store.read(caller) { rows in
      var found = try rows.page(
        of: type,
        from: request.from,
        to: request.to,
        after: place,
        atMost: size + 1
      )
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return AnalyticsV1.ListHealthEntriesResponse(
        entries: found.map(AnalyticsV1.HealthEntry.init),
        nextPageToken: hasMore
          ? found.last.map { binding.token(HealthPlace(start: $0.start, id: $0.id).pageValues) }
            ?? "" : ""
      )
    }
  }

  /// `GetHealthEntry`: returns one entry.
  func getHealthEntry(
    _ request: AnalyticsV1.GetHealthEntryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetHealthEntryResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.read(caller) { rows in
      let entry = try rows.known(request.entryID, access)
      return AnalyticsV1.GetHealthEntryResponse(entry: AnalyticsV1.HealthEntry(entry))
    }
  }

  /// `CreateHealthEntry`: adds an entry (FST-011).
  func createHealthEntry(
    _ request: AnalyticsV1.CreateHealthEntryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.CreateHealthEntryResponse {
    let caller = try Caller(call)
    let given = request.entry ?? AnalyticsV1.HealthEntry()
    if let type = given.type.domain { try caller.healthAccess.check(type) }
    return try await store.change(call, request, caller) { rows in
      let entry = try rows.newEntry(given)
      try rows.insert(entry)
      return AnalyticsV1.CreateHealthEntryResponse(entry: AnalyticsV1.HealthEntry(entry))
    }
  }

  /// `UpdateHealthEntry`: changes the fields in the mask.
  func updateHealthEntry(
    _ request: AnalyticsV1.UpdateHealthEntryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.UpdateHealthEntryResponse {
    let caller = try Caller(call)
    let given = request.entry ?? AnalyticsV1.HealthEntry()
    let access = caller.healthAccess
    if let type = given.type.domain { try access.check(type) }
    return try await store.change(call, request, caller) { rows in
      let before = try rows.reader.known(given.id, access)
      let edited = try rows.edited(before, by: given, request.updateMask)
      let known = try before.expecting(request.expectedRevision)
      let after = try rows.update(known, to: edited)
      return AnalyticsV1.UpdateHealthEntryResponse(
        entry: AnalyticsV1.HealthEntry(after),
        changed: after.revision != before.revision
      )
    }
  }

  /// `DeleteHealthEntry`: deletes an entry permanently.
  func deleteHealthEntry(
    _ request: AnalyticsV1.DeleteHealthEntryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.DeleteHealthEntryResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.change(call, request, caller) { rows in
      let entry = try rows.reader.known(request.entryID, access)
        .expecting(request.expectedRevision)
      try rows.delete(entry)
      return AnalyticsV1.DeleteHealthEntryResponse()
    }
  }
}

extension HealthPlace {
  fileprivate var pageValues: [PageValue] {
    [.number(start.millisecondsSinceEpoch), .text(id.text)]
  }

  fileprivate init?(_ values: [PageValue]) {
    guard values.count == 2, case .number(let start) = values[0], case .text(let text) = values[1],
      let start = Timestamp(checked: start), let id = HealthEntryID(text: text)
    else { return nil }
    self.init(start: start, id: id)
  }
}

extension HealthReader {
  /// Returns an entry that the caller may read.
  ///
  /// - Throws: ``HealthRefusal/unknownEntry``; what ``HealthAccess/check(_:)`` throws.
  func known(_ id: HealthEntryID?, _ access: HealthAccess) throws -> HealthEntry {
    guard let entry = try id.flatMap(entry) else { throw HealthRefusal.unknownEntry }
    try access.check(entry.type)
    return entry
  }
}

extension HealthWriter {
  /// Converts and validates a new entry, and gives it an id.
  fileprivate func newEntry(_ given: AnalyticsV1.HealthEntry) throws -> HealthEntry {
    var fields = HealthFields()
    let type = fields.type(given.type, "entry.type")
    let start = fields.instant(given.start, "entry.start") ?? now
    let end = fields.instant(given.end, "entry.end")
    try fields.check()
    guard let type else { throw HealthRefusal.unknownEntry }
    var entry = HealthEntry(
      id: .init(rawValue: .nilID),
      type: type,
      start: start,
      end: end,
      createdAt: now
    )
    entry.take(given)
    if type == .fasting, given.goalHours == 0 { entry.goalHours = try reader.goals().fastingHours }
    entry.localDay = day(of: entry.countsAt)
    try check(entry)
    entry.id = try newID(given.id)
    return entry
  }

  /// Returns the entry with the fields in the mask replaced and validated.
  fileprivate func edited(
    _ before: HealthEntry,
    by given: AnalyticsV1.HealthEntry,
    _ mask: GoogleProtobuf.FieldMask?
  ) throws -> HealthEntry {
    var entry = before
    var fields = HealthFields()
    for path in fields.paths(of: mask) {
      guard before.type.fields.contains(path) else {
        fields.refuse(
          "update_mask",
          "unknown_field",
          "An entry of this log has no editable field “\(path.prefix(60))”."
        )
        continue
      }
      switch path {
      case "start":
        if let start = fields.instant(given.start, "entry.start") {
          entry.start = start
        } else if given.start == nil {
          fields.refuse("entry.start", "start_required", "An entry needs a start.")
        }
      case "end": entry.end = fields.instant(given.end, "entry.end")
      case "grams": entry.amount = Int(given.grams)
      case "millilitres": entry.amount = Int(given.millilitres)
      case "goal_hours": entry.goalHours = Int(given.goalHours)
      default: entry.note = given.note.cleanedNote
      }
    }
    try fields.check()
    guard entry != before else { return before }
    // An edited entry counts as manual.
    entry.source = .manual
    if entry.countsAt != before.countsAt { entry.localDay = day(of: entry.countsAt) }
    try check(entry)
    return entry
  }
}

extension HealthDataType {
  /// The paths that a mask may name for this log.
  fileprivate var fields: [String] {
    switch self {
    case .weight: ["start", "grams"]
    case .hydration: ["start", "millilitres"]
    case .sleep: ["start", "end"]
    case .fasting: ["start", "end", "goal_hours", "note"]
    }
  }
}

extension HealthEntry {
  /// Copies the values of the entry's log; values of other logs are ignored.
  fileprivate mutating func take(_ given: AnalyticsV1.HealthEntry) {
    switch type {
    case .weight: amount = Int(given.grams)
    case .hydration: amount = Int(given.millilitres)
    case .sleep: break
    case .fasting:
      goalHours = Int(given.goalHours)
      note = given.note.cleanedNote
    }
  }
}

extension String {
  /// The note, or an empty one when it is blank.
  var cleanedNote: String { allSatisfy(\.isWhitespace) ? "" : self }
}
