import Contracts
import Vocabulary

/// One thing that a list is sorted by.
///
/// Missing dates stand last in both directions.
public struct TaskSort: Hashable, Sendable {
  /// What is compared.
  public var field: Field
  /// From the largest to the smallest.
  public var isDescending: Bool

  /// What a list can be sorted by.
  public enum Field: Hashable, Sendable, CaseIterable {
    /// P0 first.
    case priority
    /// The earliest first.
    case due
    /// Without regard to case and accents.
    case name
    /// When it was created.
    case added
    /// When it was finished.
    case completed
    /// Morning, evening, upcoming, inbox.
    case kind
    /// In the order of the projects.
    case project
    /// What it earned.
    case points
  }

  /// Makes a key; up to 4 of them order a list.
  public init(_ field: Field, descending: Bool = false) {
    self.field = field
    isDescending = descending
  }
}

/// What tasks of a list stand together by.
public enum TaskGrouping: Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// The Inbox first.
  case project
  /// P0 first.
  case priority
  /// Morning, evening, upcoming, inbox.
  case kind
  /// The earliest first, unscheduled ones last.
  case dueDay
  /// The newest first, open ones last.
  case completionDay
}

/// Tasks of a list that stand together.
public struct TaskListGroup: Hashable, Sendable {
  /// What they have in common.
  public let common: Common
  /// How many of them are open, in the whole list.
  public let openCount: Int
  /// How many there are in the whole list.
  public let totalCount: Int
  /// Those that were read, in the list's order.
  public let tasks: [DaybookTask]

  /// What the tasks of a group have in common.
  public enum Common: Hashable, Sendable {
    /// A project.
    case project(Project.ID, name: String, color: Project.Color?)
    /// A priority.
    case priority(TaskPriority)
    /// A kind.
    case kind(TaskKind)
    /// A due day or a completion day; `nil` for tasks that have none.
    case day(CalendarDay?)
  }
}

// MARK: - To and from the contract

extension TaskSort.Field: ContractOrder {}
extension TaskGrouping: ContractOrder {}

extension TaskSort {
  /// `nil` for a key that this version does not know.
  init?(_ key: TaskV1.SortKey) {
    guard let field = Field(key.field) else { return nil }
    self.init(field, descending: key.descending)
  }

  var contract: TaskV1.SortKey {
    TaskV1.SortKey(field: field.contract(), descending: isDescending)
  }
}

extension TaskListGroup.Common {
  init(_ group: TaskV1.TaskGroup) {
    if let id = group.projectID {
      self = .project(
        Project.ID(raw: id.rawValue),
        name: group.projectName,
        color: Project.Color(group.projectColor)
      )
    } else if let priority = TaskPriority(group.priority) {
      self = .priority(priority)
    } else if let kind = TaskKind(group.type) {
      self = .kind(kind)
    } else {
      self = .day(group.day.map { CalendarDay($0) })
    }
  }
}
