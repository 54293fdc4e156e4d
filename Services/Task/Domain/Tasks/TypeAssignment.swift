import Vocabulary

extension TaskType {
  /// Tasks due more complete days ahead than this are upcoming (TSK-063).
  static let upcomingAfterDays = 7

  /// The default type of a task (TSK-062 to TSK-064).
  ///
  /// Without a due date it is inbox; more than seven days ahead it is upcoming. Otherwise the local due time decides:
  /// it is evening from the member's start of the evening on (default 12:00), and morning before.
  package static func derived(from due: DueDate?, at moment: Moment) -> TaskType {
    guard let due else { return .inbox }
    if daysAhead(due, at: moment) > upcomingAfterDays { return .upcoming }
    return due.time(moment.calendar) < moment.eveningStart ? .morning : .evening
  }

  /// Complete days to an instant; the difference of calendar dates to a date.
  private static func daysAhead(_ due: DueDate, at moment: Moment) -> Int {
    switch due {
    case .at(let instant): moment.calendar.completeDays(from: moment.now, to: instant)
    case .on(let day): day.days(since: moment.today)
    }
  }
}
