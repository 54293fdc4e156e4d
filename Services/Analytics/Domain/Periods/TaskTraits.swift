package import Vocabulary

/// How important a task is; the raw value is the contract's.
package enum TaskPriority: Int, Hashable, Sendable, CaseIterable {
  case highest = 1
  case high = 2
  case medium = 3
  case low = 4
}

/// When in a day, or how far ahead, a task is meant to be done; the raw value is the contract's.
package enum TaskType: Int, Hashable, Sendable, CaseIterable {
  case morning = 1
  case evening = 2
  case upcoming = 3
  case inbox = 4
}

/// What breakdowns of a period go by.
package struct TaskTraits: Hashable, Sendable {
  package var priority: TaskPriority
  package var type: TaskType
  package var project: ProjectID

  package init(priority: TaskPriority, type: TaskType, project: ProjectID) {
    self.priority = priority
    self.type = type
    self.project = project
  }

  /// Of a task that an event told nothing of.
  package static let unknown = TaskTraits(priority: .medium, type: .inbox, project: .inbox)
}
