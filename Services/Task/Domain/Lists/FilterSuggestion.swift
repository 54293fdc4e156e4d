import Vocabulary

/// Suggested filters for the current screen, in order (TSK-123).
package enum FilterSuggestion {
  case overdue
  case highPriorityToday
  case evening
  case unscheduled
  /// The project with the most open tasks.
  case busiestProject(ProjectReference)

  /// - Parameters:
  ///   - project: the project with the most open tasks, if there is one.
  ///   - moment: the time of the call.
  /// - Returns: the candidates, in order.
  package static func candidates(
    busiest project: ProjectReference?,
    at moment: Moment
  ) -> [FilterSuggestion] {
    var candidates: [FilterSuggestion] = [.overdue, .highPriorityToday]
    // If the day begins late, its evening continues after midnight.
    let isPastMidnight = moment.calendar.wallDay(of: moment.now) > moment.today
    if isPastMidnight || moment.calendar.time(of: moment.now) >= moment.eveningStart {
      candidates.append(.evening)
    }
    candidates.append(.unscheduled)
    if let project { candidates.append(.busiestProject(project)) }
    return candidates
  }

  package var code: String {
    switch self {
    case .overdue: "overdue"
    case .highPriorityToday: "high_priority_today"
    case .evening: "evening"
    case .unscheduled: "unscheduled"
    case .busiestProject: "project"
    }
  }

  package var label: String {
    switch self {
    case .overdue: "Overdue"
    case .highPriorityToday: "High priority today"
    case .evening: "Evening"
    case .unscheduled: "Without a date"
    case .busiestProject(let project): project.name
    }
  }

  package func filter(at moment: Moment) -> FilterDraft {
    var filter = FilterDraft()
    filter.completion = CompletionFilter.open.rawValue
    switch self {
    case .overdue: filter.isOverdue = true
    case .highPriorityToday:
      filter.isHighPriority = true
      filter.due = DayRange(first: moment.today, last: moment.today)
    case .evening: filter.types = [TaskType.evening.rawValue]
    case .unscheduled: filter.isUnscheduled = true
    case .busiestProject(let project): filter.projects = [project.id]
    }
    return filter
  }
}
