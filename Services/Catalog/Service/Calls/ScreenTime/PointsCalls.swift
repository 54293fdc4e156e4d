import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.Points`: a child's screen-time points and their rules.
struct PointsCalls: CatalogV1.PointsService {
  let store: PointsStore

  /// `GetBalance` (APP-083).
  func getBalance(
    _ request: CatalogV1.GetBalanceRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBalanceResponse {
    try await store.read(Caller(call)) { rows in
      let sums = try rows.sums()
      return CatalogV1.GetBalanceResponse(
        balance: CatalogV1.PointsBalance(try rows.balance()),
        earnedToday: try rows.earned(since: rows.today)[rows.today] ?? 0,
        earned: sums[.earn] ?? 0,
        redeemed: -(sums[.redeem] ?? 0),
        refunded: sums[.refund] ?? 0,
        adjusted: sums[.adjustment] ?? 0
      )
    }
  }

  /// `ListLedger`: newest first (APP-083).
  func listLedger(
    _ request: CatalogV1.ListLedgerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListLedgerResponse {
    let caller = try Caller(call)
    var query = request
    query.pageSize = 0
    query.pageToken = ""
    let binding = PageBinding(caller, call, query: query.encoded(), store.pageSeal)
    var fields = RequestReader()
    let size = fields.pageSize(request.pageSize)
    let place: Int64? = fields.pageToken(request.pageToken, binding) { values in
      guard case .number(let number)? = values.first else { return nil }
      return number
    }
    fields.checkOrder(request.from, request.to)
    try fields.check()
    return try await store.read(caller) { rows in
      var found = try rows.entries(
        from: request.from,
        to: request.to,
        before: place,
        atMost: size + 1
      )
      let hasMore = found.count > size
      if hasMore { found.removeLast() }
      return CatalogV1.ListLedgerResponse(
        entries: found.map { CatalogV1.PointsEntry($0.entry, name: $0.name) },
        nextPageToken: hasMore
          ? found.last.map { binding.token([.number($0.entry.number)]) } ?? "" : ""
      )
    }
  }

  /// `AdjustPoints`: gives or takes points; a reason is required (APP-081).
  func adjustPoints(
    _ request: CatalogV1.AdjustPointsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.AdjustPointsResponse {
    let adjustment = try PointsAdjustment(points: request.points, reason: request.reason)
    return try await store.change(call, request, Caller(call)) { rows in
      let entry = try rows.adjust(adjustment)
      return CatalogV1.AdjustPointsResponse(
        entry: CatalogV1.PointsEntry(entry),
        balance: CatalogV1.PointsBalance(try rows.reader.balance())
      )
    }
  }

  /// `GetRules`: the rules in plain words, for child and parents.
  func getRules(
    _ request: CatalogV1.GetRulesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetRulesResponse {
    let caller = try Caller(call)
    return try await store.read(caller) { rows in
      let settings = try rows.settings()
      let learning = try rows.apps(category: 1, atMost: Self.mostApps)
      let rewards = try rows.apps(category: 2, atMost: Self.mostApps)
      return CatalogV1.GetRulesResponse(
        sentences: RuleSentences.sentences(
          settings,
          learning: learning.map { ($0.name, $0.pointsPerHour) },
          rewards: rewards.map(\.name),
          isConsented: caller.consents[.screenTime] != nil
        ),
        settings: CatalogV1.ScreenTimeSettings(settings),
        learningApps: learning.map(CatalogV1.RuledApp.init),
        rewardApps: rewards.map(CatalogV1.RuledApp.init),
        changes: try rows.ruleChanges(atMost: Self.mostChanges).map(CatalogV1.RuleChange.init)
      )
    }
  }

  private static let mostApps = 200
  private static let mostChanges = 50

  /// `GetScreenTimeSettings`.
  func getScreenTimeSettings(
    _ request: CatalogV1.GetScreenTimeSettingsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetScreenTimeSettingsResponse {
    try await store.read(Caller(call)) { rows in
      CatalogV1.GetScreenTimeSettingsResponse(
        settings: CatalogV1.ScreenTimeSettings(try rows.settings())
      )
    }
  }

  /// `UpdateScreenTimeSettings`: changes the masked settings (APP-001).
  func updateScreenTimeSettings(
    _ request: CatalogV1.UpdateScreenTimeSettingsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.UpdateScreenTimeSettingsResponse {
    let values = try SettingsMask(request).values
    return try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.settings()
      if let expected = request.expectedRevision, expected != UInt64(clamping: before.revision) {
        throw ScreenTimeRefusal.settingsChanged(current: before)
      }
      let after = try before.setting(values)
      try rows.store(after, over: before)
      return CatalogV1.UpdateScreenTimeSettingsResponse(
        settings: CatalogV1.ScreenTimeSettings(after),
        changed: after.revision != before.revision
      )
    }
  }
}

/// The validated mask with the new values.
private struct SettingsMask {
  let values: [(field: ScreenTimeSettings.Field, value: Int)]

  init(_ request: CatalogV1.UpdateScreenTimeSettingsRequest) throws(RPCError) {
    let paths = request.updateMask?.paths ?? []
    let settings = request.settings ?? CatalogV1.ScreenTimeSettings()
    var fields = RequestReader()
    if paths.isEmpty {
      fields.refuse("update_mask", "update_mask_required", "Name the settings to change.")
    }
    var seen: Set<ScreenTimeSettings.Field> = []
    var values: [(field: ScreenTimeSettings.Field, value: Int)] = []
    for path in paths.prefix(Self.mostPaths) {
      if let field = ScreenTimeSettings.Field(rawValue: path) {
        if seen.insert(field).inserted { values.append((field, settings.value(of: field))) }
      } else {
        fields.refuse("update_mask", "unknown_path", "There is no setting “\(path.prefix(60))”.")
      }
    }
    if paths.count > Self.mostPaths {
      fields.refuse("update_mask", "too_many_items", "Name at most \(Self.mostPaths) settings.")
    }
    try fields.check()
    self.values = values
  }

  private static let mostPaths = 50
}

extension PointsReader.KnownApp {
  fileprivate var pointsPerHour: Int {
    guard case .learning(let points) = kind else { return 0 }
    return Int(clamping: points)
  }
}

extension CatalogV1.RuledApp {
  fileprivate init(_ app: PointsReader.KnownApp) {
    self.init(
      bundleIdentifier: app.identifier,
      appName: app.name,
      pointsPerHour: Int32(clamping: app.pointsPerHour)
    )
  }
}

extension CatalogV1.RuleChange {
  fileprivate init(_ change: PointsReader.RuleChange) {
    self.init(
      at: GoogleProtobuf.Timestamp(change.at),
      memberID: change.member,
      field: change.field ?? "",
      appName: change.appName,
      sentence: change.sentence
    )
  }
}
