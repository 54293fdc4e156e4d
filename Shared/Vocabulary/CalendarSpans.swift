/// Spans in calendar days, independent of clock changes.
extension HouseholdCalendar {
  /// The instant `days` later with the same wall-clock time.
  ///
  /// A time that a clock change skips moves to the next valid minute.
  package func instant(_ start: Timestamp, plusDays days: Int) -> Timestamp {
    guard days != 0 else { return start }
    let day = wallDay(of: start).advanced(by: days)
    return timestamp(day: day, time: time(of: start)) + start.insideMinute
  }

  /// The whole days between two instants by the wall clock: from Monday 10:00 to
  /// Tuesday 09:59 none, to Tuesday 10:00 one (TSK-063).
  ///
  /// - Returns: 0 when `end` is before `start`.
  package func completeDays(from start: Timestamp, to end: Timestamp) -> Int {
    guard end > start else { return 0 }
    let days = wallDay(of: end).days(since: wallDay(of: start))
    return days > 0 && instant(start, plusDays: days) > end ? days - 1 : max(days, 0)
  }

  /// The instant at which the wall clock shows `time` within the household's `day`.
  ///
  /// Times before the household's start of day belong to the end of that day, one night later.
  package func instant(within day: LocalDay, showing time: LocalTime) -> Timestamp {
    timestamp(day: time < dayStart ? day.advanced(by: 1) : day, time: time)
  }

  /// Whether the day exists: a zone that crossed the date line skipped one.
  package func has(_ day: LocalDay) -> Bool { start(of: day) < end(of: day) }

  /// `day`, or the first existing day after it.
  package func existing(_ day: LocalDay) -> LocalDay {
    var day = day
    while !has(day), day < .last { day = day.advanced(by: 1) }
    return day
  }

  /// Whether the wall clock shows 00:00, or the first minute of a day whose midnight is skipped.
  package func isMidnight(_ instant: Timestamp) -> Bool {
    timestamp(day: wallDay(of: instant), time: .midnight) == instant
  }
}

extension Timestamp {
  /// The time from the whole minute of the wall clock to this instant.
  package var insideMinute: Duration {
    let rest = millisecondsSinceEpoch % 60_000
    return .milliseconds(rest < 0 ? rest + 60_000 : rest)
  }
}
