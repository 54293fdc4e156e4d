package import Vocabulary

/// A filter in a request: raw values of the contract, unchecked (TSK-120).
package struct FilterDraft: Hashable, Sendable {
  package var projects: [ProjectID] = []
  package var priorities: [Int32] = []
  package var types: [Int32] = []
  package var completion: Int32 = 0
  package var due = DayRange()
  package var isOverdue = false
  package var isHighPriority = false
  package var isUnscheduled = false
  package var hasReminder = false
  package var added = DayRange()
  package var completed = DayRange()
  package var leavesOutInbox = false

  package init() {}
}

/// Days from the first to the last, both included; an open end is `nil`.
package struct DayRange: Hashable, Sendable {
  package var first: LocalDay?
  package var last: LocalDay?

  package init(first: LocalDay? = nil, last: LocalDay? = nil) {
    self.first = first
    self.last = last
  }

  package var isOpen: Bool { first == nil && last == nil }

  func violations(_ field: String) -> [TaskViolation] {
    guard let first, let last, last < first else { return [] }
    return [TaskViolation(field, .invalidRange)]
  }
}

/// The criteria of a filter.
///
/// Different kinds combine with AND, values of one kind with OR; an empty kind matches all
/// (TSK-121).
package struct TaskCriteria: Hashable, Sendable {
  package var projects: [ProjectID] = []
  package var priorities: [TaskPriority] = []
  package var types: [TaskType] = []
  package var completion: CompletionFilter = .all
  package var due = DayRange()
  package var isOverdue = false
  /// P0 or P1.
  package var isHighPriority = false
  package var isUnscheduled = false
  package var hasReminder = false
  package var added = DayRange()
  package var completed = DayRange()
  /// In any project except the Inbox (TSK-113).
  package var leavesOutInbox = false

  package init() {}
}

extension TaskCriteria {
  static let complete: TaskCriteria = {
    var criteria = TaskCriteria()
    criteria.completion = .complete
    return criteria
  }()
}

extension FilterDraft {
  /// The most projects in one filter (TSK-106).
  static let maximumProjects = 50

  /// Validates the filter.
  ///
  /// - Parameter field: the filter's path in the request, as `filter`; empty at the top level.
  /// - Returns: the criteria.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  package func criteria(in field: String) throws(TaskRefusal) -> TaskCriteria {
    try TaskRefusal.check(violations().map { field.isEmpty ? $0 : $0.inside(field) })
    var criteria = TaskCriteria()
    criteria.projects = projects
    criteria.priorities = priorities.compactMap(TaskPriority.init(rawValue:))
    criteria.isHighPriority = isHighPriority
    criteria.types = types.compactMap(TaskType.init(rawValue:))
    criteria.completion = CompletionFilter(rawValue: completion) ?? .all
    criteria.due = due
    criteria.isOverdue = isOverdue
    criteria.isUnscheduled = isUnscheduled
    criteria.hasReminder = hasReminder
    criteria.added = added
    criteria.completed = completed
    criteria.leavesOutInbox = leavesOutInbox
    return criteria
  }

  package func violations() -> [TaskViolation] {
    var found: [TaskViolation] = []
    if projects.count > Self.maximumProjects {
      let detail = "At most \(Self.maximumProjects) projects"
      let limit = Self.maximumProjects
      found.append(TaskViolation("project_ids", .tooManyItems, detail: detail, limit: limit))
    }
    if completion != 0, CompletionFilter(rawValue: completion) == nil {
      found.append(TaskViolation("completion", .unknownValue))
    }
    found += Self.each(priorities, "priorities") { TaskRules.priority($0, field: $1) }
    found += Self.each(types, "types") { raw, field in
      TaskType(rawValue: raw) == nil ? [TaskViolation(field, .invalidType)] : []
    }
    return found + due.violations("due") + added.violations("added")
      + completed.violations("completed")
  }

  /// There are four priorities and four types; a longer list has duplicates.
  private static func each(
    _ values: [Int32],
    _ field: String,
    _ check: (Int32, String) -> [TaskViolation]
  ) -> [TaskViolation] {
    guard values.count <= 4 else {
      return [TaskViolation(field, .tooManyItems, detail: "Each is named once", limit: 4)]
    }
    return values.enumerated().flatMap { check($1, "\(field)[\($0)]") }
  }
}
