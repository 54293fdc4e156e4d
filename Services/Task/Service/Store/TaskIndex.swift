import SQLite
import TaskDomain

/// The indexes that lists are read from, by name: without statistics the planner guesses.
enum TaskIndex {
  /// By priority, due date, name; holds what filters ask for but dates by day, details and reminders.
  case inOrder
  /// The same of one project.
  case inProject
  /// The same of tasks with a reminder.
  case reminded
  /// By due date, priority, name.
  case byDue
  /// The same of open tasks.
  case openByDue
  /// Of complete tasks.
  case byCompletion
  case byAdded
  /// By name; holds whether a task is complete, and its project.
  case byName
  /// By project, priority, type, completion and due date; what else a list asks for is read of the table.
  case byKind

  var source: SQLText {
    switch self {
    case .inOrder: SQLText(" FROM task t INDEXED BY task_in_order")
    case .inProject: SQLText(" FROM task t INDEXED BY task_in_project")
    case .reminded: SQLText(" FROM task t INDEXED BY task_reminded")
    case .byDue: SQLText(" FROM task t INDEXED BY task_by_due")
    case .openByDue: SQLText(" FROM task t INDEXED BY task_open_by_due")
    case .byCompletion: SQLText(" FROM task t INDEXED BY task_by_completion")
    case .byAdded: SQLText(" FROM task t INDEXED BY task_by_added")
    case .byName: SQLText(" FROM task t INDEXED BY task_by_name")
    case .byKind: SQLText(" FROM task t INDEXED BY task_by_kind")
    }
  }
}

extension TaskListing {
  /// The index that has the list's rows together, where it has one.
  ///
  /// Days that tasks were added on are looked at by ``TaskReader/narrowIndex(for:)``: they may be most days.
  var narrowIndex: TaskIndex? {
    if isComplete, hasCompletionRange || (order == .completed && !isDated) { return .byCompletion }
    if isDated { return isOpen ? .openByDue : .byDue }
    return criteria.contains(where: \.hasReminder) ? .reminded : nil
  }

  var isComplete: Bool {
    completion == .complete
      || criteria.contains { $0.completion == .complete || !$0.completed.isOpen }
  }

  var isOpen: Bool {
    completion == .open || isOverdueOnly || criteria.contains { $0.completion == .open }
  }

  /// Whether the index on due dates has the rows together; those without one in these orders only.
  private var isDated: Bool {
    hasDueRange || (isUnscheduledOnly && (order == .priority || order == .due))
  }

  var hasDueRange: Bool {
    due != .any || isOverdueOnly || criteria.contains { !$0.due.isOpen }
  }

  /// Whether one value of the index on due dates has all of its rows.
  var isUnscheduledOnly: Bool { !hasDueRange && criteria.contains(where: \.isUnscheduled) }
}
