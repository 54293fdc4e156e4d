package import Vocabulary

/// The hours in which notifications without a time set by a person are held (ruling 34).
///
/// They may span midnight.
package struct QuietHours: Hashable, Sendable {
  package let from: LocalTime
  /// The first minute that is not quiet.
  package let until: LocalTime

  /// - Returns: `nil` if both are equal.
  package init?(from: LocalTime, until: LocalTime) {
    guard from != until else { return nil }
    self.from = from
    self.until = until
  }

  /// Whether a local time is quiet.
  package func contains(_ time: LocalTime) -> Bool {
    from < until ? (from..<until).contains(time) : time >= from || time < until
  }

  /// When a notification held at `instant` is released; `nil` if `instant` is not quiet.
  ///
  /// The hours begin and end at instants: a local time that a clock change repeats begins or ends them once.
  package func release(at instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    let began = DailyTime(from).latest(by: instant, in: calendar)
    let ended = DailyTime(until).latest(by: instant, in: calendar)
    return began > ended ? DailyTime(until).next(after: instant, in: calendar) : nil
  }
}
