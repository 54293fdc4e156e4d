import AnalyticsDomain
import Foundation
import TestSupport
import Testing
import Vocabulary

/// A year of every zone of this machine.
@Suite("A year in any zone")
struct ZoneYearTests {
  /// Zones that have skipped a day since 1970, with the year.
  private static let leapers = [
    "Pacific/Apia": 2011, "Pacific/Fakaofo": 2011, "Pacific/Kwajalein": 1993,
    "Pacific/Enderbury": 1994, "Pacific/Kiritimati": 1994, "Kwajalein": 1993,
  ]

  /// Each zone with a start of the day and a year of its own, so that one run has many of each.
  private static let cases: [(calendar: HouseholdCalendar, year: Int)] = {
    let names = TimeZone.knownTimeZoneIdentifiers.filter(HouseholdCalendar.isZoneName).sorted()
    var cases: [(HouseholdCalendar, Int)] = []
    for (place, name) in (names + leapers.keys.sorted()).enumerated() {
      guard let start = LocalTime(minutesSinceMidnight: place * 30 % 390),
        let zone = HouseholdCalendar.zone(named: name)
      else { continue }
      let starts = place < names.count ? [start] : [.midnight, start]
      for dayStart in starts {
        let year = place < names.count ? 2026 - place % 17 : leapers[name] ?? 2026
        cases.append((HouseholdCalendar(zone: zone, dayStart: dayStart), year))
      }
    }
    return cases
  }()

  @Test(
    "has consecutive days without a gap and without an overlap (ANA-001, FST-017)"
  )
  func days() throws {
    try #require(Self.cases.count > 300)
    var lengths: Set<Int> = []
    for (calendar, year) in Self.cases {
      let name: Comment = "\(calendar.zone.identifier) \(year), \(calendar.dayStart.text)"
      let first = try #require(LocalDay(year: year, month: 1, day: 1))
      let last = try #require(LocalDay(year: year, month: 12, day: 31))
      var missing = 0
      for day in (first...last).all {
        let (start, end) = (calendar.start(of: day), calendar.end(of: day))
        #expect(end == calendar.start(of: day.advanced(by: 1)), name)
        guard calendar.has(day) else {
          missing += 1
          #expect(start == end, name)
          continue
        }
        lengths.insert(Int((end - start).milliseconds / 1_800_000))
        #expect(calendar.day(of: start) == day, name)
        #expect(calendar.day(of: end + .milliseconds(-1)) == day, name)
      }
      #expect(missing <= 1, name)
    }
    #expect(lengths.isSuperset(of: [46, 48, 50]), "days of 23, 24 and 25 hours: \(lengths)")
  }

  @Test("has no gap in the streak of a member who is active on every day (STK-001, STK-004)")
  func streaks() throws {
    var skipped = 0
    for (calendar, year) in Self.cases where calendar.dayStart == .midnight {
      let name: Comment = "\(calendar.zone.identifier) \(year)"
      let first = try #require(LocalDay(year: year, month: 1, day: 1))
      let last = try #require(LocalDay(year: year, month: 12, day: 31))
      // One completion in each day's middle, stamped as it happens.
      let active = Set(
        (first...last).all.compactMap { day -> LocalDay? in
          guard calendar.has(day) else { return nil }
          let middle = (calendar.end(of: day) - calendar.start(of: day)).milliseconds / 2
          return calendar.day(of: calendar.start(of: day) + .milliseconds(middle))
        }
      )
      skipped += (first...last).all.count - active.count
      let zone = Protection.ZoneSpan(since: calendar.start(of: first), calendar: calendar)
      let streak = Streak(
        activeDays: active.sorted(),
        today: last,
        protection: Protection(zones: [zone])
      )
      // Two zones have skipped the last day of a year.
      let latest = try #require(active.max())
      #expect(streak.longest == DayRun(first: first, last: latest, length: active.count), name)
      #expect(streak.current == Streak.cap, name)
      // Without one day there are two runs.
      let gap = first.advanced(by: 100)
      let broken = Streak(
        activeDays: active.subtracting([gap]).sorted(),
        today: last,
        protection: Protection(zones: [zone])
      )
      #expect(broken.longest?.first == gap.advanced(by: 1), name)
    }
    #expect(skipped >= 3, "zones that skip a day are among them: \(skipped)")
  }
}
