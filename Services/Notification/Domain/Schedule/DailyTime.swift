package import Vocabulary

/// A time on the wall at which something happens every day (REM-041).
///
/// A time that a clock change skips comes at the next valid minute; one that occurs twice comes once, the first
/// time.
package struct DailyTime: Hashable, Sendable {
  package let time: LocalTime

  package init(_ time: LocalTime) {
    self.time = time
  }

  /// The first time it comes after `instant`.
  package func next(after instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let day = calendar.wallDay(of: instant)
    for ahead in 0...2 {
      let candidate = calendar.timestamp(day: day.advanced(by: ahead), time: time)
      if candidate > instant { return candidate }
    }
    // A zone that left out two days; there is none.
    return calendar.timestamp(day: day.advanced(by: 3), time: time)
  }

  /// The last time it came, at `instant` or before.
  package func latest(by instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp {
    let day = calendar.wallDay(of: instant)
    for back in 0...2 {
      let candidate = calendar.timestamp(day: day.advanced(by: -back), time: time)
      if candidate <= instant { return candidate }
    }
    return calendar.timestamp(day: day.advanced(by: -3), time: time)
  }
}
