import TaskContracts
import TaskDomain

extension FilterDraft {
  init(_ filter: TaskV1.TaskFilter?) {
    self.init()
    guard let filter else { return }
    projects = filter.projectIDs
    priorities = filter.priorities.map(\.rawValue)
    types = filter.types.map(\.rawValue)
    completion = filter.completion.rawValue
    due = DayRange(filter.due)
    isOverdue = filter.overdue
    isHighPriority = filter.highPriority
    isUnscheduled = filter.unscheduled
    hasReminder = filter.hasReminder
    added = DayRange(filter.added)
    completed = DayRange(filter.completed)
    leavesOutInbox = filter.customProjectsOnly
  }
}

extension DayRange {
  init(_ range: TaskV1.DayRange?) {
    self.init(first: range?.first, last: range?.last)
  }
}

extension SortDraft {
  init(_ key: TaskV1.SortKey) {
    self.init(field: key.field.rawValue, isDescending: key.descending)
  }
}
