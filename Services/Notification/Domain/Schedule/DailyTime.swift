package import Vocabulary

/// A local time of every day (REM-041).
///
/// A time that a clock change skips moves to the next valid minute. A repeated time counts once, at its
/// first occurrence.
package struct DailyTime: Hashable, Sendable {
  package let time: LocalTime

  package init(_ time: LocalTime) {
    self.time = time
  }

  /// Whether a clock change skips the time on the day of `occurrence`, which was moved because of that (FST-094).
  package func isMoved(_ occurrence: Timestamp, in calendar: HouseholdCalendar) -> Bool {
    calendar.time(of: occurrence) != time
  }

  /// The first occurrence after `instant`.
  package func next(after instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let day = calendar.wallDay(of: instant)
    for ahead in 0...2 {
      let candidate = calendar.timestamp(day: day.advanced(by: ahead), time: time)
      if candidate > instant { return candidate }
    }
    // Unreachable with real zones: one would have to skip two days.
    return calendar.timestamp(day: day.advanced(by: 3), time: time)
  }

  /// The last occurrence at or before `instant`.
  package func latest(by instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let day = calendar.wallDay(of: instant)
    for back in 0...2 {
      let candidate = calendar.timestamp(day: day.advanced(by: -back), time: time)
      if candidate <= instant { return candidate }
    }
    return calendar.timestamp(day: day.advanced(by: -3), time: time)
  }
}
