import SQLite
import TaskDomain
import Vocabulary

// Reads many tasks at once, for bulk changes.

extension TaskReader {
  /// Up to `limit` tasks in the order of the listing, whatever its page size.
  func all(_ listing: TaskListing, atMost limit: Int) throws -> [HouseholdTask] {
    var query = TaskColumns.select
    query.append(try filter(simplified(listing)))
    query.append(" LIMIT ?", limit)
    return try connection.all(query, decode: TaskColumns.task)
  }

  /// The load of each day, in their order.
  func loads(of days: [LocalDay], without ids: Set<TaskID>) throws -> [DayLoad] {
    try days.map { day in
      var query = SQLText(
        """
        SELECT id, priority FROM task t INDEXED BY task_open_by_due
        WHERE household = ? AND space = ? AND completed_at IS NULL
        """,
        household,
        member
      )
      query.append(dueOn(day))
      query.append(notArchived)
      var load = DayLoad(day: day, tasks: 0, points: 0)
      try connection.each(query) { row in
        guard !ids.contains(try row.value(0)) else { return true }
        load.tasks += 1
        load.points += Int(try row.value(1, as: TaskPriority.self).points)
        return true
      }
      return load
    }
  }

  /// Up to `limit` tasks that are old enough to be deleted (TSK-082).
  func tasks(
    olderThan day: LocalDay,
    includesOpen: Bool,
    atMost limit: Int
  ) throws -> [HouseholdTask] {
    let start = moment.calendar.start(of: day)
    var complete = TaskColumns.select
    complete.append(
      """
       FROM task t INDEXED BY task_by_completion
      WHERE household = ? AND space = ? AND completed_at < ? LIMIT ?
      """,
      household,
      member,
      start,
      limit
    )
    let tasks = try connection.all(complete, decode: TaskColumns.task)
    guard includesOpen, tasks.count < limit else { return tasks }
    var open = TaskColumns.select
    open.append(
      """
       FROM task t INDEXED BY task_open_by_due
      WHERE household = ? AND space = ? AND completed_at IS NULL
        AND (due_at < ? OR due_on < ? OR (due_rank = ? AND added < ?)) LIMIT ?
      """,
      household,
      member,
      start,
      day,
      DueDate.unscheduledRank,
      start,
      limit - tasks.count
    )
    return try tasks + connection.all(open, decode: TaskColumns.task)
  }
}
