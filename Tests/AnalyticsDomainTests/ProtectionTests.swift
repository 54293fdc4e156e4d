import AnalyticsDomain
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("Protected days:")
struct ProtectionTests {
  private let saturday = Days.monday.advanced(by: 5)
  private let sunday = Days.monday.advanced(by: 6)

  @Test(
    "an illness is no gap: active Mon–Wed, ill Thu–Sat, active Sunday is 4 (SHD-001, SHD-002)"
  )
  func illness() {
    let protection = Protection(spans: [.init(Days.thursday...saturday, .ill)])
    let active = [Days.monday, Days.tuesday, Days.wednesday, sunday]
    let streak = Streak(activeDays: active, today: sunday, protection: protection)
    #expect(streak.current == 4)
    #expect(streak.longest == DayRun(first: Days.monday, last: sunday, length: 4))
    #expect(Streak(activeDays: active, today: sunday).current == 1)
    let days = Streak.days(
      activeDays: Set(active),
      on: sunday,
      today: sunday,
      protection: protection
    )
    #expect(
      days.map(\.state) == [.active, .protected, .protected, .protected]
        + Array(repeating: .active, count: 3) + [.empty]
    )
    #expect(days[1].protection == .ill)
  }

  @Test("a vacation keeps a streak, and does not count (SHD-002)")
  func vacation() {
    let protection = Protection(spans: [.init(Days.thursday...sunday, .vacation)])
    let active = [Days.tuesday, Days.wednesday]
    for today in [Days.thursday, saturday, sunday, sunday.advanced(by: 1)] {
      let streak = Streak(activeDays: active, today: today, protection: protection)
      #expect(streak.current == 2, "\(today)")
    }
    let after = sunday.advanced(by: 2)
    #expect(Streak(activeDays: active, today: after, protection: protection).current == 0)
  }

  @Test("a day that a zone skips is protected: Samoa had no 2011-12-30 (STK-001, ANA-001)")
  func skippedDay() throws {
    let apia = try #require(HouseholdCalendar(zoneName: "Pacific/Apia"))
    let honolulu = try #require(HouseholdCalendar(zoneName: "Pacific/Honolulu"))
    let skipped = try #require(LocalDay(text: "2011-12-30"))
    let (first, today) = (skipped.advanced(by: -2), skipped.advanced(by: 1))
    let active = [first, skipped.advanced(by: -1), today]
    func streak(_ zones: [Protection.ZoneSpan], _ active: [LocalDay]) -> Streak {
      Streak(activeDays: active, today: today, protection: Protection(zones: zones))
    }
    let early = Timestamp(millisecondsSinceEpoch: 0)
    let whole = streak([.init(since: early, calendar: apia)], active)
    #expect(whole.current == 3 && whole.longest?.length == 3)
    #expect(streak([.init(since: early, calendar: honolulu)], active).current == 1)
    #expect(streak([], active).current == 1)
    // Moved there a year later: the day was counted elsewhere, and is a gap.
    let later = apia.start(of: today.advanced(by: 365))
    let moved: [Protection.ZoneSpan] = [
      .init(since: early, calendar: honolulu), .init(since: later, calendar: apia),
    ]
    #expect(streak(moved, active).current == 1)
    // The day before has no completion either: that is a gap.
    #expect(streak([.init(since: early, calendar: apia)], [first, today]).current == 1)
    let protection = Protection(zones: [.init(since: early, calendar: apia)])
    #expect(protection.reason(on: skipped) == .skipped && protection.reason(on: today) == nil)
  }

  @Test("a rest day with a completed task counts (SHD-004, case)")
  func restDay() {
    let protection = Protection(
      restDays: [.init(from: Days.monday, weekdays: Weekdays(days: [7]))]
    )
    let monday = sunday.advanced(by: 1)
    #expect(
      Streak(activeDays: [saturday, sunday, monday], today: monday, protection: protection).current
        == 3
    )
    #expect(
      Streak(activeDays: [saturday, monday], today: monday, protection: protection).current == 2
    )
    let day = StreakDay(sunday, isActive: true, today: monday, protection: protection)
    #expect(day.state == .active && day.protection == .restDay)
  }

  @Test("rest days apply from the day they were chosen for, until they are changed (SHD-004)")
  func restDaysChange() {
    let protection = Protection(restDays: [
      .init(from: Days.tuesday, weekdays: Weekdays(days: [1, 3])),
      .init(from: sunday, weekdays: []),
    ])
    #expect(protection.reason(on: Days.monday) == nil)
    #expect(protection.reason(on: Days.wednesday) == .restDay)
    #expect(protection.reason(on: sunday.advanced(by: 1)) == nil)
  }

  @Test("the current streak covers at most 366 days, protected ones included (SHD-002)")
  func reach() {
    let long = Days.monday.advanced(by: -400)...Days.monday.advanced(by: -1)
    let protection = Protection(spans: [.init(long, .vacation)])
    let active = [Days.monday.advanced(by: -401), Days.monday]
    let streak = Streak(activeDays: active, today: Days.monday, protection: protection)
    #expect(streak.current == 1)
    #expect(streak.longest?.length == 2)
    let near = [Days.monday.advanced(by: -365), Days.monday]
    #expect(
      Streak(activeDays: near, today: Days.monday, protection: protection).current == 2
    )
  }

  @Test(
    "a streak equals a naive recomputation (STK-001 to STK-007, SHD-001, SHD-002)",
    arguments: 1...60
  )
  func agreesWithNaive(seed: UInt64) {
    var life = RandomLife(seed: seed)
    life.live()
    for offset in stride(from: -5, through: 30, by: 5) {
      let today = life.lastDay.advanced(by: offset)
      let streak = Streak(
        activeDays: life.activeDays,
        today: today,
        protection: life.protection
      )
      #expect(streak.current == life.naiveCurrent(on: today), "seed \(seed), \(today)")
      #expect(streak.longest == life.naiveLongest, "seed \(seed), \(today)")
      #expect(streak.isActiveToday == life.active.contains(today), "seed \(seed), \(today)")
      for now in [today, today.advanced(by: 1)] {
        let asked = Streak(
          activeDays: life.activeDays,
          on: today,
          today: now,
          protection: life.protection
        )
        let days = Streak.days(
          activeDays: life.active,
          on: today,
          today: now,
          protection: life.protection
        )
        #expect(asked.current == life.naiveCurrent(on: today, today: now), "seed \(seed), \(today)")
        #expect(days.filter { $0.state == .active }.count == asked.current, "seed \(seed)")
        #expect(now == today || !days.contains { $0.state == .open }, "seed \(seed), \(today)")
      }
    }
  }

  @Test(
    "every instant of a year has one day, and no day is skipped or repeated (ANA-001, SHD-007)",
    arguments: 1...12
  )
  func daysOfZones(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let name = try #require(TimeZone.knownTimeZoneIdentifiers.randomElement(using: &numbers))
    let start = try #require(
      LocalTime(minutesSinceMidnight: Int.random(in: 0...360, using: &numbers))
    )
    let calendar = try #require(HouseholdCalendar(zoneName: name, dayStart: start))
    var at = Timestamp(
      millisecondsSinceEpoch: 1_000 * Int64.random(in: 0...1_900_000_000, using: &numbers)
    )
    var day = calendar.day(of: at)
    for _ in 0..<(366 * 48) {
      at = at + .seconds(1_800)
      let next = calendar.day(of: at)
      #expect(next >= day, "seed \(seed): \(name) \(at)")
      if next != day {
        let between = (1..<max(1, next.days(since: day))).map { day.advanced(by: $0) }
        #expect(between.allSatisfy { !calendar.has($0) }, "seed \(seed): \(name) \(day) \(next)")
      }
      day = next
    }
  }
}

/// Random completions and zones of a member: instants in a zone, stamped with local days.
private struct RandomLife {
  private var numbers: SeededNumbers
  private(set) var active: Set<LocalDay> = []
  private var spans: [Protection.Span] = []
  private var restDays: [Protection.RestDays] = []
  private(set) var lastDay = Days.monday

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  var activeDays: [LocalDay] { active.sorted() }
  var protection: Protection { Protection(spans: spans, restDays: restDays) }

  mutating func live() {
    let zones = TimeZone.knownTimeZoneIdentifiers
    var calendar = HouseholdCalendar.utc
    var at = Timestamp(millisecondsSinceEpoch: 1_700_000_000_000)
    let busy = Double.random(in: 0.5...0.97, using: &numbers)
    for _ in 0..<Int.random(in: 30...500, using: &numbers) {
      if Double.random(in: 0..<1, using: &numbers) < 0.01 {
        let minutes = Int.random(in: 0...360, using: &numbers)
        calendar =
          HouseholdCalendar(
            zoneName: zones.randomElement(using: &numbers) ?? "UTC",
            dayStart: LocalTime(minutesSinceMidnight: minutes) ?? .midnight
          ) ?? .utc
      }
      at = at + .seconds(Int64.random(in: 40_000...110_000, using: &numbers))
      let day = calendar.day(of: at)
      lastDay = max(lastDay, day)
      if Double.random(in: 0..<1, using: &numbers) < busy { active.insert(day) }
      if Double.random(in: 0..<1, using: &numbers) < 0.03 {
        let first = day.advanced(by: Int.random(in: -7...20, using: &numbers))
        let last = first.advanced(by: Int.random(in: 0...25, using: &numbers))
        let reasons = ProtectionReason.allCases.filter { $0 != .restDay }
        spans.append(.init(first...last, reasons.randomElement(using: &numbers) ?? .away))
      }
      if Double.random(in: 0..<1, using: &numbers) < 0.02 {
        let days = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
          Int.random(in: 1...7, using: &numbers)
        }
        let from = day.advanced(by: 1)
        restDays.removeAll { $0.from == from }
        restDays.append(.init(from: from, weekdays: Weekdays(days: days)))
      }
    }
  }

  private func isProtected(_ day: LocalDay) -> Bool {
    if spans.contains(where: { $0.days.lowerBound <= day && day <= $0.days.upperBound }) {
      return true
    }
    let chosen = restDays.filter { $0.from <= day }.max { $0.from < $1.from }
    return chosen.map { $0.weekdays.rawValue >> (day.weekday - 1) & 1 == 1 } ?? false
  }

  func naiveCurrent(on day: LocalDay, today: LocalDay) -> Int {
    guard day == today || active.contains(day) || isProtected(day) else { return 0 }
    return naiveCurrent(on: day)
  }

  func naiveCurrent(on today: LocalDay) -> Int {
    var count = 0
    for back in 0..<366 {
      let day = today.advanced(by: -back)
      if active.contains(day) {
        count += 1
        if count == 30 { return 30 }
      } else if back > 0, !isProtected(day) {
        return count
      }
    }
    return count
  }

  var naiveLongest: DayRun? {
    guard var day = active.min(), let end = active.max() else { return nil }
    var best: DayRun?
    var first = day
    var last = day
    var count = 0
    while day <= end {
      if active.contains(day) {
        if count == 0 { first = day }
        last = day
        count += 1
        if count >= best?.length ?? 0 { best = DayRun(first: first, last: last, length: count) }
      } else if !isProtected(day) {
        count = 0
      }
      day = day.advanced(by: 1)
    }
    return best
  }
}
