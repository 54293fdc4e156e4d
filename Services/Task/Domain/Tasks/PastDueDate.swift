import Vocabulary

/// What a create request wants for a due date before today.
package enum PastDuePolicy: Hashable, Sendable {
  case move
  case reject
}

extension DueDate {
  /// Whether it is on a day before today; earlier today is not (TSK-065, TSK-066).
  package func isOnEarlierDay(than moment: Moment) -> Bool {
    day(moment.calendar) < moment.today
  }

  /// This due date moved to today with its time of day (TSK-065).
  ///
  /// A time that has passed today becomes today's date, so that moving does not make the task
  /// overdue.
  package func movedToToday(at moment: Moment) -> DueDate { moved(to: moment.today, at: moment) }

  /// The same time of day on `day`.
  ///
  /// Becomes the day alone when that time has passed, or when the clocks skip it and the next valid
  /// minute is on another day (TSK-096).
  func moved(to day: LocalDay, at moment: Moment) -> DueDate {
    let moved = sameTime(on: day, moment.calendar)
    return moved.instant(moment.calendar) < moment.now ? .on(day) : moved
  }

  /// The same time of day on `day`, whether it has passed or not.
  func sameTime(on day: LocalDay, _ calendar: HouseholdCalendar) -> DueDate {
    guard case .at(let instant) = self else { return .on(day) }
    let moved =
      calendar.instant(within: day, showing: calendar.time(of: instant)) + instant.insideMinute
    return calendar.day(of: moved) == day ? .at(moved) : .on(day)
  }
}
