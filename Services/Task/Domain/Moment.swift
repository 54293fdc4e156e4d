package import Vocabulary

/// The instant a call is decided at, on the calendar of the member it is about.
///
/// Every rule that needs "now" or "today" takes one, so that a call sees one instant throughout and a
/// test says which.
package struct Moment: Hashable, Sendable {
  package let now: Timestamp
  package let calendar: HouseholdCalendar
  /// The member's day that `now` belongs to (TSK-004).
  package let today: LocalDay

  package init(_ now: Timestamp, _ calendar: HouseholdCalendar) {
    self.now = now
    self.calendar = calendar
    // Kept, because each task of an answer is held against it, and time zones take their time.
    today = calendar.day(of: now)
  }
}
