package import Vocabulary

/// The instant a call is decided at, on the calendar of the member it is about.
///
/// Every rule that needs "now" or "today" takes one, so that a call sees one instant throughout and a
/// test says which.
package struct Moment: Hashable, Sendable {
  package let now: Timestamp
  package let calendar: HouseholdCalendar

  package init(_ now: Timestamp, _ calendar: HouseholdCalendar) {
    self.now = now
    self.calendar = calendar
  }

  /// The member's day that `now` belongs to (TSK-004).
  package var today: LocalDay { calendar.day(of: now) }
}
