import Contracts
import Vocabulary

/// Which tasks: different criteria combine with "and", values inside one with "or".
///
/// ```swift
/// var filter = TaskFilter()
/// filter.priorities = [.highest, .high]
/// filter.isUnscheduled = true
/// ```
public struct TaskFilter: Hashable, Sendable {
  /// Of one of these, up to 50.
  public var projects: [Project.ID] = []
  /// Of one of these.
  public var priorities: Set<TaskPriority> = []
  /// Of one of these.
  public var kinds: Set<TaskKind> = []
  /// Open, finished, or both; `nil` leaves that to the list.
  public var completion: CompletionFilter?
  /// Due on one of these days.
  public var due: DayRange?
  /// Open, and the due date has passed.
  public var isOverdue = false
  /// P0 or P1.
  public var isHighPriority = false
  /// Without a due date.
  public var isUnscheduled = false
  /// In any project but the Inbox.
  public var leavesOutInbox = false
  /// With a reminder.
  public var hasReminder = false
  /// Created on one of these days.
  public var added: DayRange?
  /// Finished on one of these days.
  public var completed: DayRange?

  /// Makes a filter that every task passes.
  public init() {}
}

/// Days from the first to the last, both included; an end that is `nil` is open.
public struct DayRange: Hashable, Sendable {
  /// The first day of it.
  public var first: CalendarDay?
  /// The last day of it.
  public var last: CalendarDay?

  /// Makes a range; without ends it is every day.
  public init(from first: CalendarDay? = nil, through last: CalendarDay? = nil) {
    self.first = first
    self.last = last
  }
}

// MARK: - To and from the contract

extension TaskFilter {
  init(_ filter: TaskV1.TaskFilter) {
    projects = filter.projectIDs.map { Project.ID(raw: $0.rawValue) }
    priorities = Set(filter.priorities.compactMap { TaskPriority($0) })
    kinds = Set(filter.types.compactMap { TaskKind($0) })
    completion = CompletionFilter(filter.completion)
    due = filter.due.map { DayRange($0) }
    isOverdue = filter.overdue
    isHighPriority = filter.highPriority
    isUnscheduled = filter.unscheduled
    hasReminder = filter.hasReminder
    leavesOutInbox = filter.customProjectsOnly
    added = filter.added.map { DayRange($0) }
    completed = filter.completed.map { DayRange($0) }
  }

  var contract: TaskV1.TaskFilter {
    var filter = TaskV1.TaskFilter()
    filter.projectIDs = projects.map(ProjectID.init)
    filter.priorities = priorities.sorted().map(\.contract)
    filter.types = TaskKind.allCases.filter(kinds.contains).map(\.contract)
    if let completion { filter.completion = completion.contract() }
    filter.due = due?.contract
    filter.overdue = isOverdue
    filter.highPriority = isHighPriority
    filter.unscheduled = isUnscheduled
    filter.hasReminder = hasReminder
    filter.customProjectsOnly = leavesOutInbox
    filter.added = added?.contract
    filter.completed = completed?.contract
    return filter
  }
}

extension DayRange {
  init(_ range: TaskV1.DayRange) {
    first = range.first.map { CalendarDay($0) }
    last = range.last.map { CalendarDay($0) }
  }

  var contract: TaskV1.DayRange { TaskV1.DayRange(first: first?.local, last: last?.local) }
}

extension CompletionFilter: ContractOrder {}
