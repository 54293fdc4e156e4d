package import Vocabulary

/// The time of a call, on the calendar of the member it is about.
///
/// Every rule that needs "now" or "today" takes one, so that a call uses one time throughout and a
/// test can set it.
package struct Moment: Hashable, Sendable {
  package let now: Timestamp
  package let calendar: HouseholdCalendar
  /// The member's day that `now` belongs to (TSK-004).
  package let today: LocalDay
  /// The local time from which a task is an evening task.
  package let eveningStart: LocalTime

  package init(
    _ now: Timestamp,
    _ calendar: HouseholdCalendar,
    eveningStart: LocalTime = .noon
  ) {
    self.now = now
    self.calendar = calendar
    self.eveningStart = eveningStart
    // Cached, because every task of a response is compared with it, and time zones are slow.
    today = calendar.day(of: now)
  }
}
