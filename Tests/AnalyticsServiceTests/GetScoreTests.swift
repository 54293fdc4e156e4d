import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

/// A consumer whose position a test sets.
struct FixedConsumer: ConsumerProgress {
  var source = PointsSource.task
  var isConnected = true
  var wasReceived = true
  var reachesEverything = true

  func reached(_ position: FeedPosition, within time: Duration) async -> Bool { reachesEverything }
}

/// The two calls over a ledger of their own; it is 2026-11-21, 08:00 UTC, a Saturday.
struct Scores {
  let ledger: TemporaryLedger
  var consumers: [any ConsumerProgress] = [FixedConsumer()]

  init() throws {
    ledger = try TemporaryLedger()
  }

  var calls: ScoreCalls {
    ScoreCalls(
      store: ledger.scores,
      freshness: Freshness(consumers: consumers),
      clock: ledger.temporary.clock
    )
  }

  func score(
    on date: LocalDay? = nil,
    by caller: Caller = .sample(),
    after: String? = nil
  ) async throws -> AnalyticsV1.GetScoreResponse {
    var metadata = caller.metadata
    if let after { metadata.append(TrustedKey.after, after) }
    let call = ServerCall(
      method: AnalyticsV1.Scores.Methods.getScore,
      metadata: metadata,
      loop: ledger.temporary.environment.loop
    )
    return try await calls.getScore(.init(date: date), call)
  }

  func history(_ days: Int32) async throws -> AnalyticsV1.GetScoreHistoryResponse {
    let call = Caller.sample().call(
      AnalyticsV1.Scores.Methods.getScoreHistory,
      on: ledger.temporary.environment.loop
    )
    return try await calls.getScoreHistory(.init(days: days), call)
  }
}

@Suite("GetScore")
struct GetScoreTests {
  private let saturday = Family.monday.advanced(by: 5)

  private func busyWeek() async throws -> Scores {
    let scores = try Scores()
    try await scores.ledger.take([
      .number(1, about: "a", .completed(7, on: Family.monday.advanced(by: -1))),
      .number(2, about: "b", .completed(4, on: Family.monday)),
      .number(3, about: "c", .completed(3, on: Family.monday.advanced(by: 4))),
      .number(4, about: "d", .completed(2, on: saturday)),
      .number(5, about: "e", .completed(40, on: saturday)),
    ])
    try await scores.ledger.take([.number(1, about: "sleep", .learned(10))], from: .learning)
    return scores
  }

  @Test(
    "returns the day, the week, the total, the streak and the level together (SCO-008 to SCO-010)"
  )
  func card() async throws {
    let answer = try await busyWeek().score()
    #expect(answer.day == .init(date: saturday, points: 42, tasksCompleted: 2))
    #expect(answer.weekPoints == 49)
    #expect(answer.totalPoints == 56)
    #expect(answer.learningPoints == 10)
    #expect(answer.streak?.current == 2)
    #expect(answer.streak?.activeToday == true)
    #expect(answer.streak?.days.count == 30)
    #expect(answer.streak?.days.last?.points == 42)
    #expect(answer.streak?.daysToNextMilestone == 1)
    #expect(answer.level == .init(level: 2, name: "Mover", progress: 0.06, pointsToNext: 94))
    #expect(!answer.stale)
    #expect(answer.asOf.flatMap { Timestamp($0) } == .testStart)
  }

  @Test("begins the week with the household's first day (ANA-002)")
  func weekStart() async throws {
    let calendar = try #require(HouseholdCalendar(zoneName: "UTC", weekStart: .sunday))
    let caller = Caller.sample(calendar: calendar)
    #expect(try await busyWeek().score(by: caller).weekPoints == 56)
  }

  @Test("returns a past day as it was (ANA-036)")
  func past() async throws {
    let answer = try await busyWeek().score(on: Family.monday)
    #expect(answer.day?.points == 4)
    #expect(answer.weekPoints == 4)
    #expect(answer.streak?.current == 2)
    #expect(answer.totalPoints == 56)
  }

  @Test("counts the streak up to today when the requested day is in the future (ANA-005)")
  func ahead() async throws {
    let answer = try await busyWeek().score(on: saturday.advanced(by: 3))
    #expect(answer.day?.points == 0)
    #expect(answer.streak?.current == 2)
  }

  @Test("returns the figures of the requested space, not of the caller's own")
  func subject() async throws {
    let scores = try await busyWeek()
    let parent = Caller.sample(member: 2, subject: 1)
    #expect(try await scores.score(by: parent).totalPoints == 56)
    #expect(try await scores.score(by: .sample(member: 2)).totalPoints == 0)
    #expect(try await scores.score(by: .sample(household: 2)).totalPoints == 0)
  }

  @Test("returns the last figures, marked stale, while the source is unreachable (ANA-072)")
  func unreachable() async throws {
    var scores = try await busyWeek()
    scores.consumers = [FixedConsumer(isConnected: false)]
    let answer = try await scores.score()
    #expect(answer.stale)
    #expect(answer.totalPoints == 56)
    #expect(answer.asOf.flatMap { Timestamp($0) }?.millisecondsSinceEpoch == 5_000)
  }

  @Test("is stale when the consumer does not reach the caller's position (ANA-037)")
  func behind() async throws {
    var scores = try await busyWeek()
    scores.consumers = [FixedConsumer(reachesEverything: false)]
    #expect(try await scores.score(after: "task=1:9").stale)
    #expect(try await !scores.score(after: "gateway=1:9").stale)
    scores.consumers = [FixedConsumer(isConnected: false, reachesEverything: true)]
    #expect(try await !scores.score(after: "task=1:9").stale)
  }

  @Test("is UNAVAILABLE if the source was never reached (ANA-072)")
  func neverHeard() async throws {
    var scores = try Scores()
    scores.consumers = [FixedConsumer(isConnected: false, wasReceived: false)]
    let refused = scores
    await #expect(throws: ScoreRefusal.sourceUnavailable) { try await refused.score() }
    await #expect(throws: ScoreRefusal.sourceUnavailable) { try await refused.history(7) }
    #expect(ScoreRefusal.sourceUnavailable.rpcError.reason == "source_unavailable")
  }

  @Test("returns zeros for a new member")
  func newcomer() async throws {
    let answer = try await Scores().score()
    #expect(answer.day == .init(date: saturday))
    #expect(answer.level?.level == 1)
    #expect(answer.streak?.longest == 0)
    #expect(answer.streak?.longestFrom == nil)
  }
}

@Suite("GetScoreHistory")
struct GetScoreHistoryTests {
  @Test("has one entry per day up to today, zeros included, oldest first (SCO-011)")
  func history() async throws {
    let scores = try Scores()
    try await scores.ledger.take([
      .number(1, .completed(4, on: Family.monday.advanced(by: 3)))
    ])
    let days = try await scores.history(4).days
    #expect(days.map { $0.date?.text } == ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"])
    #expect(days.map(\.points) == [0, 4, 0, 0])
    #expect(days.map(\.tasksCompleted) == [0, 1, 0, 0])
    #expect(try await scores.history(0).days.count == 7)
  }

  @Test("refuses other lengths with the limit (SCO-011)", arguments: [Int32(-1), 367])
  func limits(days: Int32) async throws {
    let scores = try Scores()
    await #expect(throws: ScoreRefusal.invalidPeriod(allowed: 1...366)) {
      try await scores.history(days)
    }
    let error = ScoreRefusal.invalidPeriod(allowed: 1...366).rpcError
    #expect(error.code == .invalidArgument)
    #expect(error.reason == "invalid_period")
    #expect(error.violations.first?.limit == 366)
  }
}
