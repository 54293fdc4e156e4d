package import Vocabulary

/// The part of the day in which what nobody gave a time is held (ruling 34), also over midnight.
package struct QuietHours: Hashable, Sendable {
  package let from: LocalTime
  /// The first minute that is not quiet.
  package let until: LocalTime

  /// - Returns: `nil` where both are the same: there is no quiet minute.
  package init?(from: LocalTime, until: LocalTime) {
    guard from != until else { return nil }
    self.from = from
    self.until = until
  }

  /// Whether a time on the wall is quiet.
  package func contains(_ time: LocalTime) -> Bool {
    from < until ? (from..<until).contains(time) : time >= from || time < until
  }

  /// When what is held at `instant` is released; `nil` while it is not quiet.
  ///
  /// It is quiet from one end until the next one comes: a time on the wall that a clock change repeats begins or ends the
  /// quiet hours once.
  package func release(at instant: Timestamp, in calendar: HouseholdCalendar) -> Timestamp? {
    let began = DailyTime(from).latest(by: instant, in: calendar)
    let ended = DailyTime(until).latest(by: instant, in: calendar)
    return began > ended ? DailyTime(until).next(after: instant, in: calendar) : nil
  }
}
