package import Vocabulary

/// Keeps a reminder at its distance from the due date, in calendar terms (TSK-073).
package enum ReminderDistance {
  /// The reminder after the due date moved from `old` to `new`.
  ///
  /// Between two dates without a time it moves by as many days and keeps its hour. Otherwise the
  /// distance is whole calendar days plus an exact rest. So "the day before at nine" stays at nine
  /// across a clock change, and "half an hour before" stays half an hour.
  package static func reminder(
    _ reminder: Timestamp,
    following old: DueDate,
    to new: DueDate,
    _ calendar: HouseholdCalendar
  ) -> Timestamp {
    if case .on(let from) = old, case .on(let to) = new {
      return calendar.instant(reminder, plusDays: to.days(since: from))
    }
    let (from, to) = (old.instant(calendar), new.instant(calendar))
    let isBefore = reminder < from
    let days =
      isBefore
      ? -calendar.completeDays(from: reminder, to: from)
      : calendar.completeDays(from: from, to: reminder)
    let rest = reminder - calendar.instant(from, plusDays: days)
    return calendar.instant(to, plusDays: days) + rest
  }
}
