import SQLite
import TaskDomain

/// The indexes of lists, by name, because without statistics the planner guesses.
enum TaskIndex {
  /// By priority, due date, name; covers filters except dates by day, details and reminders.
  case inOrder
  /// The same within a project.
  case inProject
  /// The same for tasks with a reminder.
  case reminded
  /// By due date, priority, name.
  case byDue
  /// The same for open tasks.
  case openByDue
  /// For complete tasks.
  case byCompletion
  case byAdded
  /// By name; covers completion and project.
  case byName
  /// By project, priority, type, completion and due date; other columns are read from the table.
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
  /// The index that has the list's rows contiguously, if any.
  ///
  /// Days on which tasks were added are handled by ``TaskReader/narrowIndex(for:)``, because they
  /// may be most days.
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

  /// Whether the index on due dates has the rows contiguously; those without a date only in these
  /// orders.
  private var isDated: Bool {
    hasDueRange || (isUnscheduledOnly && (order == .priority || order == .due))
  }

  var hasDueRange: Bool {
    due != .any || isOverdueOnly || criteria.contains { !$0.due.isOpen }
  }

  /// Whether one value of the index on due dates has all its rows.
  var isUnscheduledOnly: Bool { !hasDueRange && criteria.contains(where: \.isUnscheduled) }
}
