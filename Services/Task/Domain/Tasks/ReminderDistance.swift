package import Vocabulary

/// Keeping a reminder as far from its due date as it was, the way people mean it (TSK-073).
package enum ReminderDistance {
  /// Where the reminder belongs once the due date has moved from `old` to `new`.
  ///
  /// Between two dates without a time it moves by as many days and keeps its hour. Otherwise the
  /// distance is whole days on the wall and then the exact rest: "the day before at nine" stays at
  /// nine when the clocks change in between, and "half an hour before" stays half an hour.
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
