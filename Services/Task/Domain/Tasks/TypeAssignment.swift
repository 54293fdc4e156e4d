import Vocabulary

extension TaskType {
  /// More complete days ahead than this is upcoming (TSK-063).
  static let upcomingAfterDays = 7

  /// The type of a task that names none (TSK-062 to TSK-064).
  ///
  /// Without a due date it is inbox; more than seven days ahead it is upcoming; else the local hour
  /// of the due time decides, 12:00 sharp being evening.
  package static func derived(from due: DueDate?, at moment: Moment) -> TaskType {
    guard let due else { return .inbox }
    if daysAhead(due, at: moment) > upcomingAfterDays { return .upcoming }
    return due.time(moment.calendar) < .noon ? .morning : .evening
  }

  /// Complete days to an instant; the difference of calendar dates to a date.
  private static func daysAhead(_ due: DueDate, at moment: Moment) -> Int {
    switch due {
    case .at(let instant): moment.calendar.completeDays(from: moment.now, to: instant)
    case .on(let day): day.days(since: moment.today)
    }
  }
}
