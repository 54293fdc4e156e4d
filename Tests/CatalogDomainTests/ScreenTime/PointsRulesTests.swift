import CatalogDomain
import TestSupport
import Testing
import Vocabulary

@Suite("The rules of screen-time points")
struct PointsRulesTests {
  private func at(_ seconds: Int) -> Timestamp { .testStart + .seconds(seconds) }

  private func span(_ from: Int, _ to: Int) throws -> TimeSpan {
    try #require(TimeSpan(from: at(from), to: at(to)))
  }

  @Test("grant whole points and carry the rest (APP-073)")
  func carry() {
    var carry = PointsCarry()
    #expect(carry.add(90_000, at: 60) == (1, 90_000))
    #expect(carry.carry == 1_800_000)
    #expect(carry.add(30_000, at: 60) == (1, 30_000))
    #expect(carry.carry == 0 && carry.pending == 0)
    #expect(carry.add(1, at: 1) == (0, 0) && carry.pending == 1)
    #expect(carry.add(86_400_000, at: 1_000) == (24_000, 86_400_001))
  }

  @Test("subtract intervals that were counted before (APP-072)")
  func subtract() throws {
    let whole = try span(0, 100)
    #expect(whole.subtracting([]) == [whole])
    #expect(whole.subtracting([try span(-5, 105)]).isEmpty)
    let parts = [try span(90, 120), try span(-10, 10), try span(40, 50), try span(45, 60)]
    #expect(whole.subtracting(parts) == [try span(10, 40), try span(60, 90)])
    #expect(whole.subtracting([try span(100, 110), try span(-10, 0)]) == [whole])
    #expect(TimeSpan(from: at(1), to: at(1)) == nil && TimeSpan(from: at(2), to: at(1)) == nil)
  }

  @Test("split at local midnight, even on days of 23 and 25 hours (APP-082)")
  func days() throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    for (text, hours) in [("2026-03-29", 23), ("2026-10-25", 25), ("2026-11-21", 24)] {
      let day = try #require(LocalDay(text: text))
      let around = try #require(
        TimeSpan(from: berlin.start(of: day) - .seconds(1), to: berlin.end(of: day) + .seconds(1))
      )
      let parts = around.days(berlin)
      #expect(parts.map(\.day) == [day.advanced(by: -1), day, day.advanced(by: 1)])
      #expect(parts.map(\.span.milliseconds) == [1_000, Int64(hours) * 3_600_000, 1_000])
    }
  }

  @Test("use the app's classification at each second (APP-036, APP-074)")
  func history() throws {
    let history = UseHistory(
      [
        .init(from: at(50), kind: .reward), .init(from: at(10), kind: .learning(pointsPerHour: 60)),
      ],
      removedAt: at(80)
    )
    let parts = history.parts(of: try span(0, 100))
    #expect(
      parts.map(\.span) == [try span(0, 10), try span(10, 50), try span(50, 80), try span(80, 100)]
    )
    #expect(
      parts.map(\.kind) == [.uncategorized, .learning(pointsPerHour: 60), .reward, .notInstalled]
    )
    #expect(history.parts(of: try span(20, 30)).map(\.kind) == [.learning(pointsPerHour: 60)])
    #expect(UseHistory([]).parts(of: try span(0, 1)).map(\.kind) == [.uncategorized])
  }

  @Test("count nothing while the app was on no device (APP-074)")
  func absences() throws {
    let learning = UseKind.learning(pointsPerHour: 60)
    let history = UseHistory(
      [.init(from: at(0), kind: learning), .init(from: at(30), kind: .reward)],
      absences: [try span(10, 20), try span(25, 40), try span(40, 45)],
      removedAt: at(90)
    )
    let parts = history.parts(of: try span(5, 100))
    #expect(
      parts.map(\.span) == [
        try span(5, 10), try span(10, 20), try span(20, 25), try span(25, 30), try span(30, 40),
        try span(40, 45), try span(45, 90), try span(90, 100),
      ]
    )
    #expect(
      parts.map(\.kind) == [
        learning, .notInstalled, learning, .notInstalled, .notInstalled, .notInstalled, .reward,
        .notInstalled,
      ]
    )
    #expect(history.parts(of: try span(12, 18)).map(\.kind) == [.notInstalled])
    #expect(history.parts(of: try span(20, 25)).map(\.kind) == [learning])
  }

  private func allocation(
    _ number: UInt64,
    minutes: Int = 5,
    from: Int = 0,
    until: Int = 10_000
  ) -> RewardAllocation {
    RewardAllocation(
      id: .sample(number),
      app: "game",
      minutes: minutes,
      price: 3,
      grantedAt: at(from),
      expiresAt: at(until),
      day: LocalDay(daysSinceEpoch: 0)
    )
  }

  @Test("charge use to the active allocation, the oldest first (APP-076, ruling 27)")
  func use() throws {
    let first = allocation(1, from: 100)
    let second = allocation(2, from: 200, until: 500)
    let use = AllocationUse(of: [try span(0, 1_000)], from: [second, first])
    #expect(use.used == [first.id: 300_000, second.id: 100_000])
    #expect(use.overLimit == [try span(0, 100), try span(500, 1_000)])
    let none = AllocationUse(of: [try span(0, 10)], from: [])
    #expect(none.overLimit == [try span(0, 10)] && none.used.isEmpty)
    #expect(AllocationUse(of: [], from: [first]).used == [first.id: 0])
  }

  @Test("refund unused whole minutes at their price (APP-090)")
  func refund() throws {
    var allocation = allocation(1, minutes: 10)
    allocation.used = 60_001
    let ended = try allocation.cancelled(at: at(300))
    #expect(ended.refundedMinutes == 8 && ended.refundedPoints == 24)
    #expect(ended.capacity == 120_000 && ended.status(at: at(301)) == .cancelled)
    #expect(throws: ScreenTimeRefusal.allocationEnded) { try ended.cancelled(at: at(302)) }
    #expect(throws: ScreenTimeRefusal.allocationEnded) { try allocation.cancelled(at: at(10_000)) }
    allocation.used = allocation.capacity
    #expect(allocation.status(at: at(1)) == .used && allocation.left(at: at(1)) == 0)
  }

  @Test("allow minutes in steps of 5 (APP-086)")
  func redemption() throws {
    for minutes in stride(from: 5, through: 240, by: 5) {
      #expect(try Redemption(app: "Game", minutes: minutes).app == "game")
    }
    for minutes in [0, 4, 6, 241, 245, -5, .max, .min] {
      #expect(throws: ScreenTimeRefusal.self) { try Redemption(app: "game", minutes: minutes) }
    }
  }

  @Test("report what can be bought by points and by day (APP-087, APP-105)")
  func affordable() {
    var standing = RewardStanding(
      settings: ScreenTimeSettings(revision: 1, [.price: 3]),
      balance: PointsBalance(balance: 100, held: 40),
      minutesToday: 0
    )
    #expect(standing.affordableMinutes == 20)
    standing.minutesToday = 107
    #expect(standing.affordableMinutes == 10 && standing.minutesLeft == 13)
    standing.minutesToday = 200
    #expect(standing.affordableMinutes == 0 && standing.minutesLeft == 0)
    standing.balance = PointsBalance(balance: 10, held: 40)
    #expect(standing.balance.available == 0)
    standing.balance = PointsBalance(balance: .max, held: 0)
    standing.minutesToday = 0
    #expect(standing.affordableMinutes == 120)
  }

  @Test("show the goal up to 100 % and the exact figure (APP-102)")
  func goal() {
    let cases: [(Int, Int64, Int, Int, Bool)] = [
      (60, 0, 0, 0, false), (60, 3_599_999, 99, 99, false), (60, 3_600_000, 100, 100, false),
      (60, 3_600_001, 100, 100, true), (5, 86_400_000, 28_800, 100, true),
    ]
    for (goal, learned, percent, shown, exceeded) in cases {
      let progress = GoalProgress(goalMinutes: goal, learnedMilliseconds: learned)
      #expect(progress.percent == percent && progress.shownPercent == shown)
      #expect(progress.isExceeded == exceeded)
    }
  }

  @Test("have a chart of seven days with running sums (APP-103)")
  func chart() {
    let today = LocalDay(daysSinceEpoch: 20_000)
    let chart = PointsChart(
      upTo: today,
      earned: [today: 5, today.advanced(by: -6): 3, today.advanced(by: -7): 99]
    )
    #expect(chart.days.map(\.points) == [3, 0, 0, 0, 0, 0, 5])
    #expect(chart.days.map(\.sum) == [3, 3, 3, 3, 3, 3, 8])
    #expect(chart.days.last?.day == today)
  }

  @Test("pay for lessons up to the daily cap")
  func lessons() {
    let off = ScreenTimeSettings()
    #expect(off.lessonPoints(paidToday: 0) == 0)
    let on = ScreenTimeSettings(
      revision: 1,
      [.lessonsPay: 1, .pointsPerLesson: 50, .lessonMaximum: 70]
    )
    #expect([0, 50, 70, 90].map { on.lessonPoints(paidToday: $0) } == [50, 20, 0, 0])
  }
}
