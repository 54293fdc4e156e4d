package import Vocabulary

/// A time on the wall at which something happens once a week (REM-030, REM-041).
package struct WeeklyTime: Hashable, Sendable {
  /// Monday at 08:00, where a member names nothing else.
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

  /// The first time it comes after `instant`.
  package func next(after instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let today = calendar.wallDay(of: instant)
    let ahead = (weekday - today.weekday + 7) % 7
    let candidate = calendar.timestamp(day: today.advanced(by: ahead), time: time)
    if candidate > instant { return candidate }
    return calendar.timestamp(day: today.advanced(by: ahead + 7), time: time)
  }

  /// The last time it came, at `instant` or before.
  package func latest(by instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let today = calendar.wallDay(of: instant)
    let back = (today.weekday - weekday + 7) % 7
    let candidate = calendar.timestamp(day: today.advanced(by: -back), time: time)
    if candidate <= instant { return candidate }
    return calendar.timestamp(day: today.advanced(by: -back - 7), time: time)
  }
}
