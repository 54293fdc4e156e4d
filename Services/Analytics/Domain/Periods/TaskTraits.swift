package import Vocabulary

/// A task's priority, P0 to P3; the raw value is the contract's.
package enum TaskPriority: Int, Hashable, Sendable, CaseIterable {
  case highest = 1
  case high = 2
  case medium = 3
  case low = 4
}

/// A task's type; the raw value is the contract's.
package enum TaskType: Int, Hashable, Sendable, CaseIterable {
  case morning = 1
  case evening = 2
  case upcoming = 3
  case inbox = 4
}

/// The properties by which a period is broken down.
package struct TaskTraits: Hashable, Sendable {
  package var priority: TaskPriority
  package var type: TaskType
  package var project: ProjectID

  package init(priority: TaskPriority, type: TaskType, project: ProjectID) {
    self.priority = priority
    self.type = type
    self.project = project
  }

  /// The traits of a task whose events did not name any.
  package static let unknown = TaskTraits(priority: .medium, type: .inbox, project: .inbox)
}
