import AnalyticsContracts
import AnalyticsDomain
import Foundation
import GatewayContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("Runs of active days")
struct StreakRunTests {
  private let saturday = Family.monday.advanced(by: 5)

  private func streak(
    _ ledger: TemporaryLedger,
    by caller: Caller = .sample()
  ) async throws -> AnalyticsV1.GetStreakResponse {
    let calls = StreakCalls(
      store: ledger.scores,
      freshness: Freshness(consumers: [FixedConsumer()]),
      clock: ledger.temporary.clock
    )
    let call = caller.call(
      AnalyticsV1.Streaks.Methods.getStreak,
      on: ledger.temporary.environment.loop
    )
    return try await calls.getStreak(.init(), call)
  }

  /// Checks stored runs and streaks of several days against values computed from all active and protected days.
  private func agree(_ ledger: TemporaryLedger, _ note: Comment) async throws {
    for space in [Family.mia, Family.ben] {
      let days = [-400, -40, -3, 0, 5].map { Family.monday.advanced(by: $0) }
      let (stored, active, protection, streaks) = try await ledger.scores.read(of: space.member) {
        reader in
        (
          try reader.runs(of: space),
          try reader.activeDays(of: space, in: LocalDay.first...LocalDay.last),
          try reader.protection(of: space),
          try days.map { try reader.streak(of: space, on: $0, today: days[4]) }
        )
      }
      #expect(stored == DayRun.runs(in: active, protection: protection), note)
      for (day, streak) in zip(days, streaks) {
        let all = Streak(activeDays: active, on: day, today: days[4], protection: protection)
        #expect(streak == all, "\(note) on \(day)")
      }
    }
  }

  @Test(
    "equal those computed from all active days, whatever is completed, undone, protected or replayed (STK-001 to STK-007, SHD-001 to SHD-004)",
    arguments: FullRun.seeds(12)
  )
  func random(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let ledger = try TemporaryLedger()
    var done: [FeedEvent] = []
    var directory: [FeedEvent] = []
    var completed: [(task: String, space: Space)] = []
    var sequence: UInt64 = 0
    func next() -> UInt64 {
      sequence += 1
      return sequence
    }
    for step in 0..<160 {
      let space = Int.random(in: 0..<4, using: &numbers) == 0 ? Family.ben : Family.mia
      // Most days are close together, so that runs grow, join and break.
      let reach = Int.random(in: 0..<8, using: &numbers) == 0 ? 420 : 12
      let day = Family.monday.advanced(by: -Int.random(in: 0...reach, using: &numbers))
      let last = day.advanced(by: Int.random(in: 0...6, using: &numbers))
      let id = UInt64.random(in: 1...3, using: &numbers)
      switch Int.random(in: 0..<16, using: &numbers) {
      case 0..<7:
        let task = "task-\(step)"
        done.append(try .number(next(), about: task, in: space, .completed(2, on: day)))
        completed.append((task, space))
        try await ledger.take([done[done.count - 1]])
      case 7..<10:
        guard let place = completed.indices.randomElement(using: &numbers) else { continue }
        let one = completed.remove(at: place)
        done.append(try .number(next(), about: one.task, in: one.space, .uncompleted))
        try await ledger.take([done[done.count - 1]])
      case 10, 11:
        directory.append(try .away(next(), day, last, .ill, id: id, in: space))
        try await ledger.applyDirectory([directory[directory.count - 1]])
      case 12:
        let period = GatewayV1.AwayPeriod(
          id: .sample(id),
          memberID: space.member,
          firstDay: day,
          lastDay: last,
          revision: 2
        )
        directory.append(
          try .directory(next(), GatewayV1.AwayPeriodRemoved(period: period), in: space)
        )
        try await ledger.applyDirectory([directory[directory.count - 1]])
      case 13:
        let holiday = GatewayV1.HouseholdHoliday(
          id: .sample(id),
          firstDay: day,
          lastDay: last,
          revision: 1
        )
        let event =
          Bool.random(using: &numbers)
          ? try FeedEvent.directory(
            next(),
            GatewayV1.HouseholdHolidaySet(holiday: holiday),
            in: nil
          )
          : try .directory(next(), GatewayV1.HouseholdHolidayRemoved(holiday: holiday), in: nil)
        directory.append(event)
        try await ledger.applyDirectory([event])
      case 14:
        let weekdays = (0..<3).map { _ in Int32.random(in: 1...7, using: &numbers) }
        directory.append(
          try .directory(
            next(),
            GatewayV1.RestDaysSet(weekdays: weekdays, validFrom: day, revision: 1),
            in: space
          )
        )
        try await ledger.applyDirectory([directory[directory.count - 1]])
      default:
        // One of the feeds is replayed from a random position.
        if Bool.random(using: &numbers), let place = done.indices.randomElement(using: &numbers) {
          try await ledger.replay(Array(done[place...]))
        } else if let place = directory.indices.randomElement(using: &numbers) {
          let events = Array(directory[place...])
          try await ledger.store.write { context in
            try CalendarWriter(context.connection).forget(from: events[0].position)
            for event in events { try DirectoryConsumer.apply(event, context, .silent) }
          }
        }
      }
      if step % 4 == 3 { try await agree(ledger, "seed \(seed), step \(step)") }
    }
    try await agree(ledger, "seed \(seed)")
  }

  @Test("continue across a day that the zone skipped, once the zone is known (STK-001, SHD-007)")
  func zone() async throws {
    let skipped = try #require(LocalDay(text: "2011-12-30"))
    let ledger = try TemporaryLedger()
    try await ledger.take([
      .number(1, about: "a", .completed(2, on: skipped.advanced(by: -1))),
      .number(2, about: "b", .completed(2, on: skipped.advanced(by: 1))),
    ])
    func runs() async throws -> [Int] {
      try await ledger.scores.read(of: Family.mia.member) { try $0.runs(of: Family.mia) }
        .map(\.length)
    }
    #expect(try await runs() == [1, 1])
    let household = GatewayV1.Household(id: Family.home, zone: "Pacific/Apia")
    try await ledger.applyDirectory([
      .directory(1, GatewayV1.HouseholdCreated(household: household), in: nil)
    ])
    #expect(try await runs() == [2])
    // A member's own zone takes precedence over the household's.
    let member = GatewayV1.Member(id: Family.mia.member, zone: "Pacific/Honolulu")
    try await ledger.applyDirectory([.directory(2, GatewayV1.MemberAdded(member: member))])
    try await agree(ledger, "own zone")
  }

  @Test(
    "give a streak without reading days older than a year (STK-004, ANA-036)"
  )
  func bounded() async throws {
    let ledger = try TemporaryLedger()
    // 60 days in a row two years ago, and the last three days.
    let days =
      (0..<60).map { saturday.advanced(by: $0 - 800) } + (0..<3).map { saturday.advanced(by: -$0) }
    try await ledger.take(
      try days.enumerated().map { place, day in
        try .number(UInt64(place + 1), about: "task-\(place)", .completed(2, on: day))
      }
    )
    let before = try await streak(ledger)
    #expect(before.current == 3 && before.longest == 60)
    #expect(before.longestFrom == days[0] && before.longestTo == days[59])
    // Old rows are deleted: a streak that read them would differ.
    let oldest = saturday.advanced(by: -400)
    try await ledger.store.write {
      try $0.connection.run("DELETE FROM day_score WHERE day < ?", oldest)
    }
    #expect(try await streak(ledger) == before)
    let scores = ScoreCalls(
      store: ledger.scores,
      freshness: Freshness(consumers: [FixedConsumer()]),
      clock: ledger.temporary.clock
    )
    let call = Caller.sample().call(
      AnalyticsV1.Scores.Methods.getScore,
      on: ledger.temporary.environment.loop
    )
    #expect(try await scores.getScore(.init(), call).streak?.longest == 60)
  }

  @Test("that differ from the ledger are found by a check (SCO-013)")
  func checked() async throws {
    let explanations = try Explanations()
    let ledger = explanations.ledger
    try await ledger.take(
      try (0..<5).map { number in
        try .number(
          UInt64(number + 1),
          about: "task-\(number)",
          .completed(2, on: saturday.advanced(by: -number))
        )
      }
    )
    #expect(try await explanations.recalculate().differenceCount == 0)
    try await ledger.store.write {
      try $0.connection.run("UPDATE streak_run SET length = length + 2")
    }
    let answer = try await explanations.recalculate()
    #expect(answer.differences.map(\.kind) == [.streak])
    #expect(answer.differences[0].day == saturday.advanced(by: -4))
    #expect(answer.differences[0].storedPoints == 7 && answer.differences[0].expectedPoints == 5)
  }

  @Test(
    "explain a level by days back to the one that reached it, and no further (LVL-001, WHY-002)"
  )
  func level() async throws {
    let explanations = try Explanations()
    let ledger = explanations.ledger
    // The old 60 points reach level 2; 100 points on Monday reach level 3.
    try await ledger.take([
      .number(1, about: "a", .completed(60, on: saturday.advanced(by: -900))),
      .number(2, about: "b", .completed(100, on: Family.monday)),
      .number(3, about: "c", .completed(7, on: saturday)),
    ])
    let level = try await explanations.explain(.level)
    #expect(level.day == Family.monday && level.points == 167)
    #expect(level.parts.map(\.points) == [60, 100, 7])
    try await ledger.store.write {
      try $0.connection.run("DELETE FROM day_score WHERE points = 60")
    }
    #expect(try await explanations.explain(.level) == level)
  }

  @Test("reach no goal of days in a row on a past day without completions (GOL-004)")
  func goalOfPastDay() async throws {
    let explanations = try Explanations()
    try await explanations.ledger.take(
      try (0..<8).map { number in
        try .number(
          UInt64(number + 1),
          about: "task-\(number)",
          .completed(2, on: Family.monday.advanced(by: -number))
        )
      }
    )
    let reached = try await explanations.explain(.goal, "streak \(Family.monday.text)")
    #expect(reached.sentence.hasPrefix("Reached on"))
    let tuesday = Family.monday.advanced(by: 1)
    let missed = try await explanations.explain(.goal, "streak \(tuesday.text)")
    #expect(missed.sentence.hasPrefix("Not reached on"), "\(missed.sentence)")
  }
}
