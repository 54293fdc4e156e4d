import Vocabulary

/// The base of a list (TSK-100 to TSK-106); the raw values are those of the contract.
package enum TaskView: Int32, Hashable, Sendable, CaseIterable {
  case today = 1
  case customDate = 2
  case project = 3
  case upcoming = 4
  case history = 5
  case allProjects = 6
  case selectedProjects = 7

  /// The view's default completion filter.
  var completion: CompletionFilter {
    switch self {
    case .upcoming: .open
    case .history: .complete
    case .today, .customDate, .project, .allProjects, .selectedProjects: .all
    }
  }

  var order: ListOrder {
    switch self {
    case .upcoming: .due
    case .history: .completed
    case .today, .customDate, .project, .allProjects, .selectedProjects: .priority
    }
  }

  /// The view's default grouping.
  var grouping: Grouping {
    switch self {
    case .today, .customDate, .allProjects, .selectedProjects: .project
    case .upcoming: .dueDay
    case .history: .completionDay
    case .project: .none
    }
  }

  /// Whether tasks of archived projects are left out (TSK-114).
  var leavesOutArchived: Bool {
    switch self {
    case .today, .upcoming, .allProjects: true
    case .customDate, .project, .history, .selectedProjects: false
    }
  }
}

extension TaskView {
  /// The violations of a view that is combined with a filter alone: day and projects belong to the
  /// filter (TSK-109).
  package static func violations(besideFilter raw: Int32) -> [TaskViolation] {
    switch TaskView(rawValue: raw) {
    case .customDate:
      [
        TaskViolation(
          "view",
          .outOfRange,
          detail: "This view needs a date; filter by due days instead"
        )
      ]
    case .project, .selectedProjects:
      [
        TaskViolation(
          "view",
          .outOfRange,
          detail: "This view needs projects; filter by them instead"
        )
      ]
    case nil where raw != 0: [TaskViolation("view", .unknownValue)]
    case .today, .upcoming, .history, .allProjects, nil: []
    }
  }
}

/// Open tasks, complete ones or both; the raw values are those of the contract.
package enum CompletionFilter: Int32, Hashable, Sendable, CaseIterable {
  case open = 1
  case complete = 2
  case all = 3
}
