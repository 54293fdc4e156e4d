import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.HealthSources`: the calls about selection, connections and nudges (§4 to §6).
struct HealthSourceCalls: AnalyticsV1.HealthSourcesService {
  let store: HealthStore

  /// `GetHealthSources`: returns the selection and the connections.
  func getHealthSources(
    _ request: AnalyticsV1.GetHealthSourcesRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetHealthSourcesResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.read(caller) { rows in
      let selection = try rows.selection()
      return AnalyticsV1.GetHealthSourcesResponse(
        shouldShowSelection: !selection.isSaved,
        sources: AnalyticsV1.HealthSource.all(selection, access)
      )
    }
  }

  /// `SaveHealthSelection`: sets the enabled types (FST-051, FST-054, FST-069).
  func saveHealthSelection(
    _ request: AnalyticsV1.SaveHealthSelectionRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.SaveHealthSelectionResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    let types = try request.types.domain(access)
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      var selection = before.selection
      var nudges = before.nudges
      // A member who disables a type should not see its nudge again.
      nudges.dismissed.formUnion(selection.select(types))
      try rows.save(selection)
      try rows.save(nudges)
      try rows.markChosenElsewhere(nil)
      try rows.announceSources(since: before)
      return AnalyticsV1.SaveHealthSelectionResponse(
        sources: AnalyticsV1.HealthSource.all(selection, access)
      )
    }
  }

  /// `ConnectHealthSource`: connects types (FST-081, FST-082).
  func connectHealthSource(
    _ request: AnalyticsV1.ConnectHealthSourceRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ConnectHealthSourceResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    let named = try request.types.domain(access)
    let scope = HealthScope(rawValue: Int(request.scope.rawValue))
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      try before.selection.gate()
      let types = request.allEnabled ? before.selection.enabled : named
      var fields = HealthFields()
      if types.isEmpty {
        fields.refuse("types", "no_type_selected", "Choose at least one type.")
      }
      if scope == nil {
        fields.refuse("scope", "scope_required", "Choose all data, or future data only.")
      }
      try fields.check()
      if let scope { try rows.connect(types, scope) }
      try rows.markChosenElsewhere(types)
      try rows.announceSources(since: before)
      return AnalyticsV1.ConnectHealthSourceResponse(
        sources: AnalyticsV1.HealthSource.all(try rows.reader.selection(), access)
      )
    }
  }

  /// `DisconnectHealthSource`: disconnects types; dismissed nudges stay dismissed (FST-069).
  func disconnectHealthSource(
    _ request: AnalyticsV1.DisconnectHealthSourceRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.DisconnectHealthSourceResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    let types = try request.types.domain(access, isStored: false)
    var fields = HealthFields()
    if types.isEmpty { fields.refuse("types", "no_type_selected", "Choose at least one type.") }
    try fields.check()
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      var selection = before.selection
      selection.disconnect(types)
      try rows.save(selection)
      try rows.announceSources(since: before)
      return AnalyticsV1.DisconnectHealthSourceResponse(
        sources: AnalyticsV1.HealthSource.all(selection, access)
      )
    }
  }
}

// MARK: - Nudges

extension HealthSourceCalls {
  /// `GetHealthNudges`: returns the nudges to show, without counting a visit (FST-071).
  func getHealthNudges(
    _ request: AnalyticsV1.GetHealthNudgesRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetHealthNudgesResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.read(caller) { rows in
      let nudges = try rows.nudges()
      return AnalyticsV1.GetHealthNudgesResponse(
        nudges: AnalyticsV1.HealthNudge.all(nudges, access),
        timerVisits: Int32(clamping: nudges.timerVisits)
      )
    }
  }

  /// `RecordTimerVisit`: counts a visit of the timer, and returns whether its nudge is shown (FST-064).
  func recordTimerVisit(
    _ request: AnalyticsV1.RecordTimerVisitRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.RecordTimerVisitResponse {
    let caller = try Caller(call)
    try caller.healthAccess.check(.fasting)
    return try await store.change(call, request, caller) { rows in
      let before = try rows.reader.nudges()
      var nudges = before
      nudges.visitTimer()
      if nudges != before { try rows.save(nudges) }
      return AnalyticsV1.RecordTimerVisitResponse(
        nudge: AnalyticsV1.HealthNudge(.fasting, nudges),
        timerVisits: Int32(clamping: nudges.timerVisits)
      )
    }
  }

  /// `DismissHealthNudge`: dismisses a nudge permanently, or until the next fifth visit (FST-070, FST-071).
  func dismissHealthNudge(
    _ request: AnalyticsV1.DismissHealthNudgeRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.DismissHealthNudgeResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    if let type = request.type.domain { try access.check(type) }
    var fields = HealthFields()
    let type = fields.type(request.type, "type")
    if request.variant != .remindLater, request.variant != .permanent {
      fields.refuse("variant", "variant_required", "Choose “remind later” or “permanent”.")
    }
    try fields.check()
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      var nudges = before.nudges
      if let type { try nudges.dismiss(type, forGood: request.variant == .permanent) }
      try rows.save(nudges)
      try rows.announceSources(since: before)
      return AnalyticsV1.DismissHealthNudgeResponse(
        nudges: AnalyticsV1.HealthNudge.all(nudges, access)
      )
    }
  }
}

// MARK: - Contract

extension [AnalyticsV1.HealthDataType] {
  /// Converts the types and checks that the member may have them.
  ///
  /// - Parameters:
  ///   - access: what the member may have.
  ///   - isStored: whether the call stores something of a child, which needs a parent's consent.
  /// - Returns: the types, each once.
  /// - Throws: ``HealthRefusal``, in this order: what ``HealthAccess/check(_:)`` and
  ///   ``HealthAccess/checkConsent()`` throw, and `unknown_value`.
  func domain(
    _ access: HealthAccess,
    isStored: Bool = true
  ) throws(HealthRefusal) -> Set<HealthDataType> {
    var fields = HealthFields()
    var types: Set<HealthDataType> = []
    for (place, given) in prefix(100).enumerated() {
      if let type = fields.type(given, "types[\(place)]") { types.insert(type) }
    }
    for type in types where type.isForAdults { try access.check(type) }
    if isStored { try access.checkConsent() }
    try fields.check()
    return types
  }
}

extension AnalyticsV1.HealthSource {
  static func all(
    _ selection: HealthSelection,
    _ access: HealthAccess
  ) -> [AnalyticsV1.HealthSource] {
    access.types.map { type in
      let found = selection[type]
      return AnalyticsV1.HealthSource(
        type: AnalyticsV1.HealthDataType(type),
        enabled: found.isEnabled,
        connected: found.isConnected,
        scope: AnalyticsV1.HealthScope(rawValue: Int32(found.scope?.rawValue ?? 0)),
        connectedAt: found.connectedAt.map { .init($0) },
        lastSync: found.lastSync.map { .init($0) },
        imported: found.imported
      )
    }
  }
}

extension AnalyticsV1.HealthNudge {
  init(_ type: HealthDataType, _ nudges: HealthNudges) {
    self.init(
      type: AnalyticsV1.HealthDataType(type),
      shown: nudges.isShown(type),
      headline: type.nudge.headline,
      message: type.nudge.message
    )
  }

  static func all(_ nudges: HealthNudges, _ access: HealthAccess) -> [AnalyticsV1.HealthNudge] {
    access.types.map { AnalyticsV1.HealthNudge($0, nudges) }
  }
}
