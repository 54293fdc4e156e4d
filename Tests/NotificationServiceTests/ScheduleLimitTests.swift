import Foundation
import NotificationDomain
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

@Suite("The schedule at the limits of time")
struct ScheduleLimitTests {
  private static let hour = Duration.seconds(3_600)

  private static let zones = [
    "UTC", "Europe/Vienna", "Pacific/Apia", "America/Sao_Paulo", "Australia/Lord_Howe",
  ]

  /// Begin and end of the days of FST-103.
  private static let instants =
    [
      "1970-01-01", "1969-12-31", "2038-01-19", "2050-12-31", "2028-02-29", "2026-03-29",
      "2026-10-25",
    ]
    .compactMap { LocalDay(text: $0) }
    .flatMap { day in
      [HouseholdCalendar.utc.start(of: day), HouseholdCalendar.utc.end(of: day) - .milliseconds(1)]
    }

  private static func time(_ minutes: Int) -> LocalTime {
    LocalTime(minutesSinceMidnight: minutes) ?? .midnight
  }

  /// The defects of the times that are computed from one instant; empty if there are none.
  private static func defects(
    at now: Timestamp,
    _ minutes: (Int, Int),
    _ weekday: Int,
    _ drinkHours: Int,
    in calendar: HouseholdCalendar
  ) -> [String] {
    var found: [String] = []
    func check(_ isTrue: Bool, _ text: @autoclosure () -> String) {
      if !isTrue { found.append("\(text()) at \(now), \(minutes), \(calendar.zone.identifier)") }
    }
    let (first, second) = (time(minutes.0), time(minutes.1))
    let daily = DailyTime(first)
    let next = daily.next(after: now, in: calendar)
    let latest = daily.latest(by: now, in: calendar)
    check(next > now, "next is not after")
    check(latest <= now, "latest is after")
    check(daily.latest(by: next, in: calendar) == next, "next is no occurrence")
    check(daily.next(after: latest, in: calendar) == next, "an occurrence between")
    check(next - latest <= hour * 73, "a day is left out")
    if daily.isMoved(next, in: calendar) {
      func wall(_ instant: Timestamp) -> Int {
        Int(calendar.wallDay(of: instant).daysSinceEpoch) * 1_440
          + calendar.time(of: instant).minutesSinceMidnight
      }
      check(wall(next) - wall(next - .milliseconds(1)) > 1, "moved without a clock change")
    }
    let weekly = WeeklyTime(weekday: weekday, time: first)
    let week = weekly.next(after: now, in: calendar)
    check(week > now && weekly.latest(by: week, in: calendar) == week, "week")
    check(weekly.latest(by: now, in: calendar) <= now, "the last week")
    let quiet = QuietHours(from: first, until: second)
    if let release = quiet?.release(at: now, in: calendar) {
      check(release > now, "released in the past")
      check(quiet?.release(at: release, in: calendar) == nil, "released into quiet hours")
    }
    var settings = NotificationSettings(quietHours: quiet)
    settings.health.drinkHours = drinkHours
    settings.health.bedtime = first
    settings.health.weighAt = second
    settings.digestAt = second
    settings.weekly = weekly
    settings.daily = [DailyReminder(time: second, message: "Stretch")]
    let planned = settings.scheduled(after: now, in: calendar)
    let times = [
      planned.health.drinkNext, planned.health.bedtimeNext, planned.health.weighNext,
      planned.digestNext, planned.weeklyNext, planned.daily.first?.nextAt,
    ]
    check(times.allSatisfy { $0.map { $0 > now } ?? false }, "planned \(times)")
    if let drink = planned.health.drinkNext {
      let quiet = quiet ?? HealthTimes.usualQuiet
      check(quiet?.release(at: drink, in: calendar) == nil, "a drink in quiet hours")
    }
    check(planned.keepingDue(of: planned, at: now) == planned, "kept")
    for reminder in [HealthReminder.bedtime, .weighIn] {
      guard let at = reminder.next(in: settings.health, after: now, in: calendar) else {
        found.append("no time of \(reminder)")
        continue
      }
      let due = reminder.due(in: planned.health, at: at, in: calendar)
      check(due?.time == at && due?.isTooLate == false, "\(reminder) is not due at its time")
    }
    return found
  }

  @Test("has its times on every such day, in every zone (FST-103, FST-135)", arguments: instants)
  func ends(_ instant: Timestamp) {
    for zone in Self.zones {
      let calendar = HouseholdCalendar(zoneName: zone) ?? .utc
      for minutes in [(0, 1), (150, 150), (1_439, 0), (1_320, 420), (121, 179)] {
        let found = Self.defects(at: instant, minutes, 7, 3, in: calendar)
        #expect(found.isEmpty)
      }
    }
  }

  @Test("survives the first and last instants of the contracts (FST-103)")
  func contractEnds() {
    for instant in [Timestamp.contractRange.lowerBound, Timestamp.contractRange.upperBound] {
      for zone in Self.zones {
        // Days beyond the calendar have its first or last day, so that only a crash is a defect.
        _ = Self.defects(
          at: instant,
          (1_439, 0),
          7,
          3,
          in: HouseholdCalendar(zoneName: zone) ?? .utc
        )
      }
    }
  }

  @Test("survives 100,000 random steps between 1900 and 2100 (FST-135)")
  func random() {
    var random = SeededNumbers(seed: 135)
    // 1900-01-01 to 2100-01-01.
    let span = Int64(-2_208_988_800_000)..<Int64(4_102_444_800_000)
    let calendars = Self.zones.compactMap { HouseholdCalendar(zoneName: $0) }
    #expect(calendars.count == Self.zones.count)
    // Each round computes fourteen times.
    for round in 0..<7_200 {
      let found = Self.defects(
        at: Timestamp(millisecondsSinceEpoch: Int64.random(in: span, using: &random)),
        (Int.random(in: 0..<1_440, using: &random), Int.random(in: 0..<1_440, using: &random)),
        Int.random(in: 1...7, using: &random),
        Int.random(in: 1...6, using: &random),
        in: calendars[round % calendars.count]
      )
      if !found.isEmpty { Issue.record("round \(round): \(found)") }
    }
  }

  @Test(
    "delivers each day's notifications once, also there (FST-103, FST-135)",
    arguments: instants
  )
  func fired(_ instant: Timestamp) async throws {
    for zone in Self.zones {
      let temporary = try TemporaryReminders()
      let calendar = HouseholdCalendar(zoneName: zone) ?? .utc
      let ids = temporary.store.store.ids
      var settings = NotificationSettings(
        daily: [DailyReminder(time: Self.time(150), message: "Stretch")]
      )
      settings.health.bedtime = Self.time(30)
      settings.health.weighAt = Self.time(1_439)
      settings.hasBadge = true
      settings.hasOverdueNotices = true
      let planned = settings.scheduled(after: instant, in: calendar)
      try await temporary.database.write { connection in
        try SettingsRows(connection).put(planned, of: Family.mia, in: calendar, at: instant)
      }
      var dueAt: [Timestamp] = []
      for hours in 0...73 {
        let now = instant + Self.hour * hours
        dueAt += try await temporary.database.write { connection in
          var firing = Firing(connection, ids, now: now)
          let next = try firing.fire()
          #expect(next.map { $0 > now } ?? false, "\(zone)")
          return firing.notices.map(\.reminder.dueAt)
        }
      }
      let end = instant + Self.hour * 73
      var expected: [Timestamp] = []
      // The bedtime is told 30 minutes before.
      for (minutes, before) in [(150, 0), (1_439, 0), (30, 30)] {
        let before = Duration.seconds(before * 60)
        let daily = DailyTime(Self.time(minutes))
        var next = daily.next(after: instant + before, in: calendar)
        while next - before <= end {
          expected.append(next - before)
          next = daily.next(after: next, in: calendar)
        }
      }
      #expect(expected.count >= 8)
      #expect(dueAt.sorted() == expected.sorted(), "\(zone)")
    }
  }
}
