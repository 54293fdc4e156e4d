import Vocabulary

/// What a create request wants done with a due date on an earlier day than today.
package enum PastDuePolicy: Hashable, Sendable {
  case move
  case reject
}

extension DueDate {
  /// Whether it lies on an earlier day than today; earlier today does not (TSK-065, TSK-066).
  package func isOnEarlierDay(than moment: Moment) -> Bool {
    day(moment.calendar) < moment.today
  }

  /// This due date moved to today with its time of day kept (TSK-065).
  ///
  /// A time that has already passed today becomes today's date, so that the move itself makes no
  /// overdue task.
  package func movedToToday(at moment: Moment) -> DueDate { moved(to: moment.today, at: moment) }

  /// The same time of day on `day`; the day alone where that has passed already, or where the clocks skip
  /// the rest of the day from it on and the next valid minute is another day's (TSK-096).
  func moved(to day: LocalDay, at moment: Moment) -> DueDate {
    let moved = sameTime(on: day, moment.calendar)
    return moved.instant(moment.calendar) < moment.now ? .on(day) : moved
  }

  /// The same time of day on `day`, passed or not.
  func sameTime(on day: LocalDay, _ calendar: HouseholdCalendar) -> DueDate {
    guard case .at(let instant) = self else { return .on(day) }
    let moved =
      calendar.instant(within: day, showing: calendar.time(of: instant)) + instant.insideMinute
    return calendar.day(of: moved) == day ? .at(moved) : .on(day)
  }
}
