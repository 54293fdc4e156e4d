import AnalyticsContracts
import AnalyticsDomain
import GatewayContracts
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("The directory's feed")
struct DirectoryConsumerTests {
  private let saturday = Family.monday.advanced(by: 5)

  /// Mia was active from Monday to Wednesday and on Saturday, today.
  private func ledger() async throws -> TemporaryLedger {
    let ledger = try TemporaryLedger()
    try await ledger.take(
      try [0, 1, 2, 5].enumerated().map { index, day in
        try .number(
          UInt64(index + 1),
          about: "task-\(index)",
          .completed(2, on: Family.monday.advanced(by: day))
        )
      }
    )
    return ledger
  }

  private func streak(_ ledger: TemporaryLedger, _ space: Space = Family.mia) async throws -> Streak
  {
    try await ledger.scores.read(of: space.member) { [saturday] in
      try $0.streak(of: space, on: saturday)
    }
  }

  private func change(
    _ ledger: TemporaryLedger,
    _ id: UInt64,
    _ revision: Int64,
    _ space: Space = Family.mia
  ) async throws -> StreakChange? {
    try await ledger.scores.read(of: space.member) {
      try $0.streakChange(of: space, cause: AwayPeriodID.sample(id).text, revision: revision)
    }
  }

  @Test("an illness recorded late repairs the streak, and reports what changed (SHD-003, case)")
  func illness() async throws {
    let ledger = try await ledger()
    #expect(try await streak(ledger).current == 1)
    try await ledger.applyDirectory([
      .away(1, Family.monday.advanced(by: 3), Family.monday.advanced(by: 4), .ill)
    ])
    #expect(try await streak(ledger).current == 4)
    let changed = StreakChange(
      currentBefore: 1,
      currentAfter: 4,
      longestBefore: 3,
      longestAfter: 4
    )
    #expect(try await change(ledger, 1, 1) == changed)
    let told = try await ledger.told(AnalyticsV1.StreakChanged.self)
    #expect(told.map(\.currentAfter) == [4])
  }

  @Test(
    "a changed or removed period is applied, and one that affects no streak reports nothing (SHD-003)"
  )
  func changes() async throws {
    let ledger = try await ledger()
    let (thursday, friday) = (Family.monday.advanced(by: 3), Family.monday.advanced(by: 4))
    try await ledger.applyDirectory([.away(1, thursday, thursday, .vacation)])
    #expect(try await streak(ledger).current == 1)
    #expect(try await change(ledger, 1, 1) == nil)
    try await ledger.applyDirectory([.away(2, thursday, friday, .vacation, revision: 2)])
    #expect(try await streak(ledger).current == 4)
    let period = GatewayV1.AwayPeriod(
      id: .sample(1),
      memberID: Family.mia.member,
      firstDay: thursday,
      lastDay: friday,
      revision: 3
    )
    try await ledger.applyDirectory([.directory(3, GatewayV1.AwayPeriodRemoved(period: period))])
    #expect(try await streak(ledger).current == 1)
    #expect(try await change(ledger, 1, 3)?.currentAfter == 1)
    #expect(try await ledger.told(AnalyticsV1.StreakChanged.self).count == 2)
  }

  @Test("one member's period protects no other member, and no other household (SHD-001)")
  func others() async throws {
    let ledger = try await ledger()
    let neighbour = Space(household: Family.neighbours, member: Family.mia.member)
    let (thursday, friday) = (Family.monday.advanced(by: 3), Family.monday.advanced(by: 4))
    try await ledger.applyDirectory([
      .away(1, thursday, friday, .ill, in: Family.ben),
      .away(2, thursday, friday, .ill, in: neighbour),
    ])
    #expect(try await streak(ledger).current == 1)
  }

  @Test(
    "a holiday protects every member of the household, and is reported for each (SHD-001, SHD-004)"
  )
  func holiday() async throws {
    let ledger = try await ledger()
    try await ledger.take([
      .number(11, about: "b1", in: Family.ben, .completed(2, on: Family.monday.advanced(by: 2))),
      .number(12, about: "b2", in: Family.ben, .completed(2, on: saturday)),
    ])
    let holiday = GatewayV1.HouseholdHoliday(
      id: .sample(5),
      firstDay: Family.monday.advanced(by: 3),
      lastDay: Family.monday.advanced(by: 4),
      revision: 1
    )
    try await ledger.applyDirectory([
      .directory(1, GatewayV1.HouseholdHolidaySet(holiday: holiday), in: nil)
    ])
    #expect(try await streak(ledger).current == 4)
    #expect(try await streak(ledger, Family.ben).current == 2)
    #expect(try await change(ledger, 5, 1)?.currentAfter == 4)
    #expect(try await change(ledger, 5, 1, Family.ben)?.currentAfter == 2)
    try await ledger.applyDirectory([
      .directory(2, GatewayV1.HouseholdHolidayRemoved(holiday: holiday), in: nil)
    ])
    #expect(try await streak(ledger, Family.ben).current == 1)
  }

  @Test("rest days apply from the day that the event names (SHD-004)")
  func restDays() async throws {
    let ledger = try await ledger()
    try await ledger.applyDirectory([
      .directory(
        1,
        GatewayV1.RestDaysSet(
          weekdays: [4, 5],
          validFrom: Family.monday.advanced(by: -7),
          revision: 1
        )
      )
    ])
    #expect(try await streak(ledger).current == 4)
    try await ledger.applyDirectory([
      .directory(2, GatewayV1.RestDaysSet(weekdays: [], validFrom: Family.monday, revision: 2))
    ])
    #expect(try await streak(ledger).current == 1)
  }

  @Test("a replayed feed removes the replayed entries, and keeps older ones (SHD-007)")
  func replay() async throws {
    let ledger = try await ledger()
    let thursday = Family.monday.advanced(by: 3)
    try await ledger.applyDirectory([
      .away(1, thursday, thursday, .ill), .away(2, saturday, saturday, .ill, id: 2),
      .away(3, thursday.advanced(by: 1), thursday.advanced(by: 1), .ill, id: 3),
    ])
    let events = try [FeedEvent.away(2, saturday, saturday, .ill, id: 2)]
    try await ledger.store.write { context in
      try CalendarWriter(context.connection).forget(from: events[0].position)
      for event in events { try DirectoryConsumer.apply(event, context, .silent) }
    }
    let protection = try await ledger.scores.read(of: Family.mia.member) {
      try $0.protection(of: Family.mia)
    }
    #expect(protection.reason(on: thursday) == .ill)
    #expect(protection.reason(on: thursday.advanced(by: 1)) == nil)
    #expect(protection.reason(on: saturday) == .ill)
  }

  @Test(
    "GetStreak reports the status of each of 30 days, and why a day is protected (SHD-002, STK-005)"
  )
  func getStreak() async throws {
    let ledger = try await ledger()
    try await ledger.applyDirectory([
      .away(1, Family.monday.advanced(by: 3), Family.monday.advanced(by: 4), .vacation)
    ])
    let calls = StreakCalls(
      store: ledger.scores,
      freshness: Freshness(consumers: [FixedConsumer()]),
      clock: ledger.temporary.clock
    )
    let call = Caller.sample().call(
      AnalyticsV1.Streaks.Methods.getStreak,
      on: ledger.temporary.environment.loop
    )
    let answer = try await calls.getStreak(.init(), call)
    #expect(answer.current == 4 && answer.longest == 4 && answer.activeToday)
    #expect(answer.days.count == 30 && answer.days.last?.date == saturday)
    let states: [AnalyticsV1.StreakDayState] = [
      .empty, .active, .active, .active, .protected, .protected, .active,
    ]
    #expect(answer.days.suffix(7).map(\.state) == states)
    #expect(answer.days[28].protection == .vacation)
    #expect(answer.daysToNextMilestone == 3)
  }
}
