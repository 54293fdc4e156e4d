package import Vocabulary

/// A local time of one weekday (REM-030, REM-041).
package struct WeeklyTime: Hashable, Sendable {
  /// The default, Monday at 08:00.
  package static let usual = WeeklyTime(
    weekday: 1,
    time: LocalTime(minutesSinceMidnight: 480) ?? .midnight
  )

  /// 1 Monday to 7 Sunday.
  package let weekday: Int
  package let time: LocalTime

  package init(weekday: Int, time: LocalTime) {
    self.weekday = weekday
    self.time = time
  }

  /// The first occurrence after `instant`.
  package func next(after instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let today = calendar.wallDay(of: instant)
    let ahead = (weekday - today.weekday + 7) % 7
    let candidate = calendar.timestamp(day: today.advanced(by: ahead), time: time)
    if candidate > instant { return candidate }
    return calendar.timestamp(day: today.advanced(by: ahead + 7), time: time)
  }

  /// The last occurrence at or before `instant`.
  package func latest(by instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let today = calendar.wallDay(of: instant)
    let back = (today.weekday - weekday + 7) % 7
    let candidate = calendar.timestamp(day: today.advanced(by: -back), time: time)
    if candidate <= instant { return candidate }
    return calendar.timestamp(day: today.advanced(by: -back - 7), time: time)
  }
}
