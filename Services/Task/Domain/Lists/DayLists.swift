package import Vocabulary

/// One day's tasks in lists; each task is in one of them (TSK-110).
package struct DayLists: Hashable, Sendable {
  /// Open and due on an earlier day.
  package var overdue: [HouseholdTask] = []
  /// Open, due this day, of type morning; even if the time has passed.
  package var morning: [HouseholdTask] = []
  /// Open, due this day, of type evening.
  package var evening: [HouseholdTask] = []
  /// Open, due this day, of type upcoming or inbox.
  package var anytime: [HouseholdTask] = []
  /// Open and due within the following seven days, nearest first, at most ``maximumUpcoming``.
  package var upcoming: [HouseholdTask] = []
  /// Completed on this day, newest first.
  package var completed: [HouseholdTask] = []
  package init() {}

  package static let upcomingDays = 7
  package static let maximumUpcoming = 20
  /// The limit of each other list.
  ///
  /// Longer ones need paged lists; the figures count all.
  package static let maximumTasks = 500
  /// The limit of text in each list, so that six of them fit into a message of 4 MiB.
  package static let maximumBytes = 512 << 10
}

/// The overview of a day for its member.
package struct DayOverview: Hashable, Sendable {
  package let lists: DayLists
  /// Figures of all the day's tasks, including those not in the lists.
  package let figures: DayFigures
  /// The open task that is due next, on the day or later.
  package let next: HouseholdTask?

  package init(lists: DayLists, figures: DayFigures, next: HouseholdTask?) {
    (self.lists, self.figures, self.next) = (lists, figures, next)
  }
}

extension DayLists {
  /// Sorts a day's tasks into lists.
  ///
  /// - Parameters:
  ///   - tasks: tasks of the space in the order that each list keeps: upcoming by due date,
  ///     completed newest first, others by priority. Tasks that belong to no list of the day are
  ///     left out.
  ///   - day: the day, usually today.
  ///   - calendar: the member's calendar.
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
