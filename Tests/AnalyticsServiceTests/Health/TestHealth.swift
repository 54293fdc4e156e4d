import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import AnalyticsService

/// The health calls without a network, with a store in a new folder and a settable clock.
final class TestHealth: Sendable {
  let folder: TemporaryFolder
  let clock: FixedClock
  let environment: RuntimeEnvironment
  let health: HealthStore

  init(
    in folder: TemporaryFolder? = nil,
    at now: Timestamp = .testStart,
    log: Logger = .silent
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    clock = FixedClock(now)
    var environment = RuntimeEnvironment.test(clock: clock, execution: .inline)
    environment.log = log
    self.environment = environment
    let pageSeal = PageSeal()
    let random = environment.random
    let store = try await ServiceStore.open(
      "analytics",
      path: folder.file("analytics.db"),
      migrations: ScoreStore.migrations,
      applicationID: ScoreStore.applicationID,
      environment: environment
    ) { connection, _ in try pageSeal.load(connection, random) }
    health = HealthStore(store, pageSeal: pageSeal, log: log)
  }

  /// The same file opened again, as after a restart.
  func restarted() async throws -> TestHealth {
    await health.store.close()
    return try await TestHealth(in: folder, at: clock.now())
  }

  var logs: HealthLogCalls { HealthLogCalls(store: health) }
  var timers: FastingTimerCalls { FastingTimerCalls(store: health) }
  var figures: HealthFigureCalls { HealthFigureCalls(store: health) }

  func call(_ method: MethodDescriptor, _ caller: Caller) -> ServerCall {
    caller.call(method, on: environment.loop)
  }

  func events() async throws -> [FeedEvent] {
    let feed = health.store.feed
    return try await health.store.read { try feed.read($0, after: 0, limit: 500).events }
  }

  /// An instant this many hours from the start of the test.
  func hours(_ hours: Double) -> GoogleProtobuf.Timestamp {
    GoogleProtobuf.Timestamp(Timestamp.testStart + .milliseconds(Int64(hours * 3_600_000)))
  }
}

/// Members and request ids that no two calls share.
struct Asker: Sendable {
  static let adult = Asker()
  static let child = Asker(member: 2, role: .child)
  /// A parent in a child's space.
  static let parentOfChild = Asker(subject: 2)

  var household: UInt64 = 1
  var member: UInt64 = 1
  var subject: UInt64?
  var role = Role.parent
  var calendar = HouseholdCalendar.utc
  /// Of a parent, for a child.
  var hasConsent = true

  func caller(_ random: RandomSource) -> Caller {
    .sample(
      household: household,
      member: member,
      subject: subject,
      role: role,
      calendar: calendar,
      request: random.next() >> 8,
      consents: hasConsent ? [.health] : []
    )
  }
}

extension TestHealth {
  private func call(_ method: MethodDescriptor, _ asker: Asker) -> ServerCall {
    call(method, asker.caller(environment.random))
  }

  @discardableResult
  func create(
    _ entry: AnalyticsV1.HealthEntry,
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.HealthEntry {
    let answer = try await logs.createHealthEntry(
      .init(entry: entry),
      call(AnalyticsV1.HealthLogs.Methods.createHealthEntry, asker)
    )
    return try #require(answer.entry)
  }

  func list(
    _ request: AnalyticsV1.ListHealthEntriesRequest,
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.ListHealthEntriesResponse {
    try await logs.listHealthEntries(
      request,
      call(AnalyticsV1.HealthLogs.Methods.listHealthEntries, asker)
    )
  }

  func get(_ id: HealthEntryID?, _ asker: Asker = .adult) async throws -> AnalyticsV1.HealthEntry {
    let answer = try await logs.getHealthEntry(
      .init(entryID: id),
      call(AnalyticsV1.HealthLogs.Methods.getHealthEntry, asker)
    )
    return try #require(answer.entry)
  }

  func update(
    _ entry: AnalyticsV1.HealthEntry,
    _ paths: [String],
    expecting revision: UInt64 = 0,
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.UpdateHealthEntryResponse {
    try await logs.updateHealthEntry(
      .init(
        entry: entry,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: revision
      ),
      call(AnalyticsV1.HealthLogs.Methods.updateHealthEntry, asker)
    )
  }

  func delete(_ id: HealthEntryID?, expecting revision: UInt64 = 0, _ asker: Asker = .adult)
    async throws
  {
    _ = try await logs.deleteHealthEntry(
      .init(entryID: id, expectedRevision: revision),
      call(AnalyticsV1.HealthLogs.Methods.deleteHealthEntry, asker)
    )
  }

  func start(
    _ request: AnalyticsV1.StartFastRequest = .init(),
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.FastingTimer {
    let answer = try await timers.startFast(
      request,
      call(AnalyticsV1.FastingTimers.Methods.startFast, asker)
    )
    return try #require(answer.timer)
  }

  func stop(
    at end: GoogleProtobuf.Timestamp? = nil,
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.StopFastResponse {
    try await timers.stopFast(
      .init(end: end),
      call(AnalyticsV1.FastingTimers.Methods.stopFast, asker)
    )
  }

  func timer(_ asker: Asker = .adult) async throws -> AnalyticsV1.FastingTimer {
    let answer = try await timers.getFastingTimer(
      .init(),
      call(AnalyticsV1.FastingTimers.Methods.getFastingTimer, asker)
    )
    return try #require(answer.timer)
  }

  func figures(
    _ request: AnalyticsV1.GetHealthFiguresRequest = .init(),
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.GetHealthFiguresResponse {
    try await figures.getHealthFigures(
      request,
      call(AnalyticsV1.HealthFigures.Methods.getHealthFigures, asker)
    )
  }

  func goals(_ asker: Asker = .adult) async throws -> AnalyticsV1.GetHealthGoalsResponse {
    try await figures.getHealthGoals(
      .init(),
      call(AnalyticsV1.HealthFigures.Methods.getHealthGoals, asker)
    )
  }

  func setGoals(
    _ goals: AnalyticsV1.HealthGoals,
    _ paths: [String],
    expecting revision: UInt64 = 0,
    _ asker: Asker = .adult
  ) async throws -> AnalyticsV1.HealthGoals {
    let answer = try await figures.updateHealthGoals(
      .init(
        goals: goals,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: revision
      ),
      call(AnalyticsV1.HealthFigures.Methods.updateHealthGoals, asker)
    )
    return try #require(answer.goals)
  }
}

/// Runs `body` and expects a refusal.
/// - Returns: the reason of the refusal.
func refusal(_ body: () async throws -> Void) async -> String {
  do {
    try await body()
    return "nothing was refused"
  } catch let error as RPCError {
    return error.reason
  } catch let error as any RPCErrorConvertible {
    return error.rpcError.reason
  } catch {
    return "\(error)"
  }
}
