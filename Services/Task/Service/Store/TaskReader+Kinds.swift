import SQLite
import TaskDomain
import Vocabulary

/// The number of a list's tasks of one kind.
struct KindCount {
  let project: ProjectID
  let priority: TaskPriority
  let type: TaskType
  let total: Int
  let open: Int
  let unscheduled: Int
}

extension TaskListing {
  /// Whether the counts of kinds cover all its conditions: project, priority, type, completion, and
  /// whether there is a due date.
  fileprivate var isOfKinds: Bool {
    due == .any
      && criteria.allSatisfy {
        $0.due.isOpen && $0.added.isOpen && $0.completed.isOpen && !$0.isOverdue && !$0.hasReminder
      }
  }
}

extension TaskReader {
  /// The number of tasks in the whole list; it is walked only if the counts of kinds do not
  /// suffice.
  func count(_ listing: TaskListing) throws -> Int {
    let listing = try simplified(listing)
    if listing.isOfKinds { return try countKinds(listing) }
    if let later = try countLater(listing) { return later }
    if let parts = try countParts(of: listing) { return parts }
    var query = SQLText("SELECT count(*)")
    query.append(try filter(listing))
    return try first(query)
  }

  /// Counts tasks due later by subtracting overdue ones, which are fewer.
  private func countLater(_ listing: TaskListing) throws -> Int? {
    guard listing.due == .afterNow, listing.completion == .open else { return nil }
    var dated = listing
    dated.due = .any
    guard dated.isOfKinds else { return nil }
    var late = SQLText("SELECT count(*) FROM task t INDEXED BY task_open_by_due")
    late.append(conditions(of: dated))
    late.append(notAfterNow(listing.moment))
    let isDated = SQLText(" AND due_rank <> ?", DueDate.unscheduledRank)
    return try countKinds(dated, isDated) - first(late)
  }

  private func countKinds(_ listing: TaskListing, _ more: SQLText = SQLText("")) throws -> Int {
    var query = SQLText("SELECT coalesce(sum(tasks), 0) FROM task_count t")
    query.append(conditions(of: listing))
    query.append(more)
    return try first(query)
  }

  private func first(_ query: SQLText) throws -> Int {
    try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// The number of the list's tasks, by project, priority and type.
  func kinds(of listing: TaskListing) throws -> [KindCount] {
    var query: SQLText
    if listing.isOfKinds {
      query = SQLText(
        """
        SELECT project, priority, type, sum(tasks), sum(iif(completed_at IS NULL, tasks, 0)),
          sum(iif(due_rank = ?, tasks, 0)) FROM task_count t
        """,
        DueDate.unscheduledRank
      )
      query.append(conditions(of: listing))
      query.append(" GROUP BY 1, 2, 3 HAVING sum(tasks) > 0")
    } else {
      query = SQLText(
        """
        SELECT project, priority, type, count(*), count(*) - count(completed_at), sum(due_rank = ?)
        """,
        DueDate.unscheduledRank
      )
      query.append(try filter(listing))
      query.append(" GROUP BY 1, 2, 3")
    }
    return try connection.all(query) { row in
      KindCount(
        project: try row.value(0),
        priority: try row.value(1),
        type: try row.value(2),
        total: try row.value(3),
        open: try row.value(4),
        unscheduled: try row.value(5)
      )
    }
  }
}
