import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

/// A child with apps over the catalog's calls; every change has a request id of its own.
final class TestChild: Sendable {
  let catalog: TestCatalog
  let calendar: HouseholdCalendar
  let points: PointsStore
  private let numbers = Mutex<UInt64>(1_000)
  private let consentedAt = Mutex<Timestamp?>(.testStart - .seconds(400 * 86_400))

  static let parent: UInt64 = 1
  static let otherParent: UInt64 = 3
  static let child: UInt64 = 2

  init(
    calendar: HouseholdCalendar = .utc,
    in folder: TemporaryFolder? = nil,
    execution: Execution = .inline
  ) async throws {
    catalog = try await TestCatalog(in: folder, execution: execution)
    self.calendar = calendar
    points = PointsStore(catalog.file)
  }

  var now: Timestamp { catalog.clock.now() }
  /// A number that was not returned before.
  func next() -> UInt64 {
    numbers.withLock {
      $0 += 1; return $0
    }
  }

  /// A parent in the child's space, or the child itself.
  ///
  /// By default, a consent to screen time is valid.
  func caller(
    _ member: UInt64 = TestChild.parent,
    request: UInt64? = nil,
    consents: Set<ConsentArea>? = nil
  ) -> Caller {
    let consentedAt = consentedAt.withLock(\.self)
    return .sample(
      member: member,
      subject: TestChild.child,
      role: member == TestChild.child ? .child : .parent,
      calendar: calendar,
      request: request,
      consents: consents ?? (consentedAt == nil ? [] : [.screenTime]),
      consentedAt: consentedAt ?? now
    )
  }

  /// Makes further calls with a consent to screen time given then, or without one.
  func setConsent(givenAt: Timestamp?) { consentedAt.withLock { $0 = givenAt } }

  func call(
    _ method: MethodDescriptor,
    by member: UInt64 = TestChild.parent,
    request: UInt64? = nil
  ) -> ServerCall {
    catalog.call(method, caller(member, request: request ?? next()))
  }

  var usage: UsageCalls { UsageCalls(store: points) }
  var pointsCalls: PointsCalls { PointsCalls(store: points) }
  var rewards: RewardCalls { RewardCalls(store: points) }

  // MARK: Apps

  /// Gives an app a category from an instant on, as a parent's decision would.
  func app(
    _ key: String,
    _ category: Int,
    pointsPerHour: Int = 0,
    from: Timestamp? = nil,
    removedAt: Timestamp? = nil
  ) async throws {
    let from = from ?? now - .seconds(30 * 86_400)
    let caller = caller()
    try await points.store.write(of: caller.household) { context in
      try context.connection.run(
        """
        INSERT INTO app (household, child, app, number, identifier, name, name_key, category,
          points_per_hour, active, removed_at, revision, updated_at)
        VALUES (?1, ?2, ?3, (SELECT coalesce(max(number), 0) + 1 FROM app
          WHERE household = ?1 AND child = ?2), ?3, ?4, ?3, ?5, ?6, ?7, ?8, 1, ?9)
        ON CONFLICT (household, child, app) DO UPDATE SET category = ?5, points_per_hour = ?6,
          active = ?7, removed_at = ?8
        """,
        caller.household,
        caller.subject,
        key,
        "App \(key)",
        category,
        pointsPerHour,
        removedAt == nil,
        removedAt,
        from
      )
      try context.connection.run(
        "INSERT OR REPLACE INTO app_category VALUES (?, ?, ?, ?, ?, ?, ?)",
        caller.household,
        caller.subject,
        key,
        from,
        category,
        pointsPerHour,
        caller.member
      )
    }
  }

  /// Reports the complete list of a device's apps.
  func report(apps: [(String, String)], device: String = "tablet") async throws {
    _ = try await AppCalls(store: AppStore(catalog.file)).reportInstalledApps(
      .init(device: device, apps: apps.map { .init(bundleIdentifier: $0.0, appName: $0.1) }),
      call(CatalogV1.Apps.Methods.reportInstalledApps)
    )
  }

  // MARK: Calls

  func interval(
    _ app: String,
    _ start: Timestamp,
    seconds: Double,
    id: UInt64? = nil
  ) -> CatalogV1.UsageInterval {
    CatalogV1.UsageInterval(
      reportID: .sample(id ?? next()),
      bundleIdentifier: app,
      start: GoogleProtobuf.Timestamp(start),
      end: GoogleProtobuf.Timestamp(start + .milliseconds(Int64((seconds * 1_000).rounded())))
    )
  }

  @discardableResult
  func report(
    _ intervals: [CatalogV1.UsageInterval],
    device: String = "tablet",
    request: UInt64? = nil
  ) async throws -> CatalogV1.ReportUsageResponse {
    try await usage.reportUsage(
      .init(childID: .sample(TestChild.child), device: device, intervals: intervals),
      call(CatalogV1.Usage.Methods.reportUsage, request: request)
    )
  }

  /// Reports use that ended just now.
  @discardableResult
  func use(_ app: String, seconds: Double) async throws -> CatalogV1.ReportUsageResponse {
    try await report([
      interval(app, now - .milliseconds(Int64(seconds * 1_000)), seconds: seconds)
    ])
  }

  func balance(by member: UInt64 = TestChild.parent) async throws -> CatalogV1.PointsBalance {
    let answer = try await pointsCalls.getBalance(
      .init(childID: .sample(TestChild.child)),
      call(CatalogV1.Points.Methods.getBalance, by: member)
    )
    return answer.balance ?? .init()
  }

  func ledger(
    _ request: CatalogV1.ListLedgerRequest = .init(pageSize: 200)
  ) async throws -> [CatalogV1.PointsEntry] {
    try await pointsCalls.listLedger(request, call(CatalogV1.Points.Methods.listLedger)).entries
  }

  @discardableResult
  func adjust(
    _ points: Int64,
    _ reason: String = "Helped",
    request: UInt64? = nil
  ) async throws -> CatalogV1.AdjustPointsResponse {
    try await pointsCalls.adjustPoints(
      .init(childID: .sample(TestChild.child), points: points, reason: reason),
      call(CatalogV1.Points.Methods.adjustPoints, request: request)
    )
  }

  @discardableResult
  func set(
    _ paths: [String],
    _ settings: CatalogV1.ScreenTimeSettings
  ) async throws -> CatalogV1.UpdateScreenTimeSettingsResponse {
    try await pointsCalls.updateScreenTimeSettings(
      .init(
        childID: .sample(TestChild.child),
        settings: settings,
        updateMask: .init(paths: paths)
      ),
      call(CatalogV1.Points.Methods.updateScreenTimeSettings)
    )
  }

  @discardableResult
  func redeem(
    _ app: String = "game",
    _ minutes: Int32 = 30,
    by member: UInt64 = TestChild.child,
    request: UInt64? = nil
  ) async throws -> CatalogV1.RedeemRewardResponse {
    try await rewards.redeemReward(
      .init(childID: .sample(TestChild.child), bundleIdentifier: app, minutes: minutes),
      call(CatalogV1.Rewards.Methods.redeemReward, by: member, request: request)
    )
  }

  func ask(_ app: String = "game", _ minutes: Int32 = 30) async throws -> CatalogV1.RewardRequest {
    let answer = try await rewards.requestReward(
      .init(childID: .sample(TestChild.child), bundleIdentifier: app, minutes: minutes),
      call(CatalogV1.Rewards.Methods.requestReward, by: TestChild.child)
    )
    return try #require(answer.request)
  }

  func approve(
    _ request: CatalogV1.RewardRequest,
    by member: UInt64 = TestChild.parent
  ) async throws -> CatalogV1.ApproveRewardResponse {
    try await rewards.approveReward(
      .init(childID: .sample(TestChild.child), rewardRequestID: request.id),
      call(CatalogV1.Rewards.Methods.approveReward, by: member)
    )
  }

  func decline(
    _ request: CatalogV1.RewardRequest,
    by member: UInt64 = TestChild.parent
  ) async throws -> CatalogV1.DeclineRewardResponse {
    try await rewards.declineReward(
      .init(childID: .sample(TestChild.child), rewardRequestID: request.id),
      call(CatalogV1.Rewards.Methods.declineReward, by: member)
    )
  }

  func cancel(
    _ allocation: CatalogV1.Allocation?
  ) async throws -> CatalogV1.CancelAllocationResponse {
    try await rewards.cancelAllocation(
      .init(childID: .sample(TestChild.child), allocationID: allocation?.id),
      call(CatalogV1.Rewards.Methods.cancelAllocation)
    )
  }

  func allocations(onlyActive: Bool = false) async throws -> [CatalogV1.Allocation] {
    try await rewards.listAllocations(
      .init(childID: .sample(TestChild.child), onlyActive: onlyActive, pageSize: 200),
      call(CatalogV1.Rewards.Methods.listAllocations)
    ).allocations
  }

  func card(by member: UInt64 = TestChild.parent) async throws -> CatalogV1.GetProgressCardResponse
  {
    try await ScreenTimeCalls(store: points).getProgressCard(
      .init(childID: .sample(TestChild.child)),
      call(CatalogV1.ScreenTime.Methods.getProgressCard, by: member)
    )
  }

  func days(
    _ request: CatalogV1.GetUsageRequest = .init(pageSize: 200)
  ) async throws -> [CatalogV1.UsageDay] {
    try await usage.getUsage(request, call(CatalogV1.Usage.Methods.getUsage)).days
  }

  /// Replays the ledger from its first entry: numbers without a gap, each balance the sum up to it, never
  /// below 0 (APP-081).
  func checkLedger() async throws {
    let entries = try await ledger(.init(pageSize: 200)).reversed()
    var sum: Int64 = 0
    for (place, entry) in entries.enumerated() {
      sum += entry.points
      #expect(entry.number == Int64(place + 1))
      #expect(entry.balance == sum && sum >= 0, "entry \(entry.number)")
    }
    #expect(try await balance().balance == sum)
  }
}
