package import Vocabulary

/// An open task with a due time, for digests, overdue notices and the badge.
package struct OpenTask: Equatable, Sendable {
  /// When a task is due.
  package enum Due: Equatable, Sendable {
    case at(Timestamp)
    /// Without a time of day: overdue from the next day on.
    case on(LocalDay)
  }

  package let task: TaskID
  package let project: ProjectID?
  package let name: String
  package let due: Due

  package init(task: TaskID, project: ProjectID?, name: String, due: Due) {
    self.task = task
    self.project = project
    self.name = name
    self.due = due
  }

  /// Whether it counts in the badge of `day`, which ends at `end`: it is due on that day or earlier (REM-040).
  package func counts(on day: LocalDay, endingAt end: Timestamp) -> Bool {
    switch due {
    case .at(let instant): instant < end
    case .on(let due): due <= day
    }
  }

  /// When it becomes overdue.
  package func overdueAt(in calendar: HouseholdCalendar) -> Timestamp {
    switch due {
    case .at(let instant): instant
    case .on(let day): calendar.end(of: day)
    }
  }
}

/// The texts and limits of overdue notices (REM-022).
package enum OverdueNotice {
  /// More tasks than this at once are combined in one summary.
  package static let mostSingle = 5

  package static func summary(of count: Int) -> String { "\(count) tasks are overdue." }
}
