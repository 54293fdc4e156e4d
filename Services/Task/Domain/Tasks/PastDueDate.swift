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
  package func movedToToday(at moment: Moment) -> DueDate {
    guard case .at(let instant) = self else { return .on(moment.today) }
    let calendar = moment.calendar
    let moved =
      calendar.instant(within: moment.today, showing: calendar.time(of: instant))
      + instant.insideMinute
    return moved < moment.now ? .on(moment.today) : .at(moved)
  }
}
