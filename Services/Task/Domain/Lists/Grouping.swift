package import Vocabulary

/// How the tasks of a list are grouped (TSK-141); the raw values are those of the contract.
package enum Grouping: Int32, Hashable, Sendable, CaseIterable {
  case none = 1
  case project = 2
  case priority = 3
  case type = 4
  case dueDay = 5
  case completionDay = 6
}

/// One group of a list.
package enum GroupKey: Hashable, Sendable {
  case project(ProjectID)
  case priority(TaskPriority)
  case type(TaskType)
  /// `nil` for unscheduled tasks.
  case dueDay(LocalDay?)
  /// `nil` for open tasks.
  case completionDay(LocalDay?)
}

/// A group and the number of its tasks in the list.
package struct TaskGroup: Hashable, Sendable {
  package let key: GroupKey
  /// By project.
  package let project: Project?
  package var total: Int
  package var open: Int

  package init(_ key: GroupKey, project: Project? = nil, total: Int, open: Int) {
    self.key = key
    self.project = project
    self.total = total
    self.open = open
  }

  /// The order of groups of one kind: projects in their order with the Inbox first, P0 first, due
  /// days earliest first, completion days newest first, no day last (TSK-108).
  package var place: GroupPlace {
    switch key {
    case .project:
      GroupPlace(number: Int64(project?.position ?? 0), text: project?.name.listOrderKey ?? "")
    case .priority(let priority): GroupPlace(number: Int64(priority.rawValue))
    case .type(let type): GroupPlace(number: Int64(type.rawValue))
    case .dueDay(let day): GroupPlace(number: day.map { Int64($0.daysSinceEpoch) } ?? .max)
    case .completionDay(let day): GroupPlace(number: day.map { -Int64($0.daysSinceEpoch) } ?? .max)
    }
  }
}

/// The order of groups: by number, then by the bytes of the text.
package struct GroupPlace: Hashable, Comparable, Sendable {
  package let number: Int64
  package let text: String

  package init(number: Int64, text: String = "") {
    self.number = number
    self.text = text
  }

  package static func < (lhs: GroupPlace, rhs: GroupPlace) -> Bool {
    if lhs.number != rhs.number { return lhs.number < rhs.number }
    return lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }
}

extension HouseholdTask {
  /// The group of this kind that contains the task.
  package func group(like kind: GroupKey, _ calendar: HouseholdCalendar) -> GroupKey {
    switch kind {
    case .project: .project(project.id)
    case .priority: .priority(priority)
    case .type: .type(type)
    case .dueDay: .dueDay(due?.day(calendar))
    case .completionDay: .completionDay(completion?.day)
    }
  }
}
