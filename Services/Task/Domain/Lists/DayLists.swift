package import Vocabulary

/// One day's tasks in the lists a person thinks of them in; each task stands in one (TSK-110).
package struct DayLists: Hashable, Sendable {
  /// Open and due on an earlier day.
  package var overdue: [HouseholdTask] = []
  /// Open, due this day, of type morning; also when its time has passed already.
  package var morning: [HouseholdTask] = []
  /// Open, due this day, of type evening.
  package var evening: [HouseholdTask] = []
  /// Open, due this day, of type upcoming or inbox.
  package var anytime: [HouseholdTask] = []
  /// Open and due within seven days after, the nearest first, at most ``maximumUpcoming``.
  package var upcoming: [HouseholdTask] = []
  /// Completed on this day, newest first.
  package var completed: [HouseholdTask] = []
  package init() {}

  package static let upcomingDays = 7
  package static let maximumUpcoming = 20
  /// Tasks in each other list.
  ///
  /// A longer one is a matter for paged lists; the figures count all.
  package static let maximumTasks = 500
  /// Text in each list, so that six of them stay below a message's 4 MiB.
  package static let maximumBytes = 512 << 10
}

/// A day as its member looks at it.
package struct DayOverview: Hashable, Sendable {
  package let lists: DayLists
  /// What all of the day's tasks come to, also those that the lists leave out.
  package let figures: DayFigures
  /// The open task that is due next, on the day or after it.
  package let next: HouseholdTask?

  package init(lists: DayLists, figures: DayFigures, next: HouseholdTask?) {
    (self.lists, self.figures, self.next) = (lists, figures, next)
  }
}

extension DayLists {
  /// Sorts a day's tasks into its lists.
  ///
  /// - Parameters:
  ///   - tasks: any tasks of the space, each list's in its order, which the lists keep: those to come by
  ///     due date, completed ones the newest first, the others by priority. Those that belong in no list of
  ///     the day are left out.
  ///   - day: the day asked for, usually today.
  ///   - calendar: where the member's days begin.
  package init(_ tasks: [HouseholdTask], on day: LocalDay, _ calendar: HouseholdCalendar) {
    for task in tasks { place(task, on: day, calendar) }
    upcoming = Array(upcoming.prefix(Self.maximumUpcoming))
  }

  private mutating func place(
    _ task: HouseholdTask,
    on day: LocalDay,
    _ calendar: HouseholdCalendar
  ) {
    let ahead = task.due.map { $0.day(calendar).days(since: day) }
    if let completion = task.completion {
      if completion.day == day { completed.append(task) }
      return
    }
    guard let ahead else { return }
    if ahead < 0 {
      overdue.append(task)
    } else if ahead > 0 {
      if ahead <= Self.upcomingDays { upcoming.append(task) }
    } else {
      switch task.type {
      case .morning: morning.append(task)
      case .evening: evening.append(task)
      case .upcoming, .inbox: anytime.append(task)
      }
    }
  }
}
