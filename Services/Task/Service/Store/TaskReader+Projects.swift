import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  func findProject(_ id: ProjectID) throws -> Project? {
    var query = ProjectColumns.select
    query.append(" WHERE household = ? AND space = ? AND id = ?", household, member, id)
    return try connection.first(query, decode: ProjectColumns.project)
  }

  /// The project with an equal name, archived ones included.
  func findProject(named key: NameKey) throws -> Project? {
    var query = ProjectColumns.select
    query.append(" WHERE household = ? AND space = ? AND name_key = ?", household, member, key.text)
    return try connection.first(query, decode: ProjectColumns.project)
  }

  func projectsByID() throws -> [ProjectID: Project] {
    var query = ProjectColumns.select
    query.append(" WHERE household = ? AND space = ?", household, member)
    let projects = try connection.all(query, decode: ProjectColumns.project)
    return Dictionary(projects.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The position of a new project in the manual order (PRJ-018).
  func endOfProjects() throws -> Int {
    try connection.first(
      "SELECT coalesce(max(position), 0) + 1 FROM project WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 1
  }

  func deletion(of id: ProjectID) throws -> UInt64? {
    try connection.first(
      "SELECT revision FROM project_tombstone WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    ) { UInt64(clamping: try $0.value(0, as: Int64.self)) }
  }

  func taskCounts(of project: ProjectID) throws -> TaskCounts {
    try connection.first(
      """
      SELECT coalesce(sum(tasks), 0), coalesce(sum(iif(completed_at IS NULL, tasks, 0)), 0)
      FROM task_count WHERE household = ? AND space = ? AND project = ?
      """,
      household,
      member,
      project
    ) { TaskCounts(total: try $0.value(0), open: try $0.value(1)) } ?? TaskCounts(total: 0, open: 0)
  }

  /// The tasks of one project, up to `limit`.
  func tasks(of project: ProjectID, atMost limit: Int) throws -> [HouseholdTask] {
    try tasks(of: project, SQLText(""), atMost: limit)
  }

  /// The same without the complete ones.
  func openTasks(of project: ProjectID, atMost limit: Int) throws -> [HouseholdTask] {
    try tasks(of: project, SQLText(" AND completed_at IS NULL"), atMost: limit)
  }

  private func tasks(
    of project: ProjectID,
    _ condition: SQLText,
    atMost limit: Int
  ) throws -> [HouseholdTask] {
    var query = TaskColumns.select
    query.append(
      """
       FROM task t INDEXED BY task_in_project
      WHERE household = ? AND space = ? AND project = ?
      """,
      household,
      member,
      project
    )
    query.append(condition)
    query.append(" ORDER BY priority, due_rank, name_order, id LIMIT ?", limit)
    return try connection.all(query, decode: TaskColumns.task)
  }
}

// MARK: - Figures

extension TaskReader {
  /// The statistics of each project that has tasks, or of one project.
  func statistics(of project: ProjectID?) throws -> [ProjectID: ProjectStatistics] {
    var statistics: [ProjectID: ProjectStatistics] = [:]
    try connection.each(
      ofProject(
        project,
        SQLText(
          """
          SELECT project, priority, sum(tasks), sum(iif(completed_at IS NULL, tasks, 0)), max(modified)
          FROM task_count t
          """
        ),
        SQLText(" GROUP BY 1, 2")
      )
    ) { row in
      var one = ProjectStatistics()
      let total: Int = try row.value(2)
      // Even if no task is left, because the last deletion was a change.
      if total > 0 {
        one.byPriority[try row.value(1), default: .init()]
          .add(total: total, open: try row.value(3))
      }
      one.lastTaskChange = try row.value(4)
      try add(one, of: row, to: &statistics)
      return true
    }
    try connection.each(lateQuery(project)) { row in
      var one = ProjectStatistics()
      one.overdue = try row.value(1)
      try add(one, of: row, to: &statistics)
      return true
    }
    try connection.each(completedQuery(project)) { row in
      var one = ProjectStatistics()
      one.completedLast7Days = try row.value(1)
      one.completedLast30Days = try row.value(2)
      try add(one, of: row, to: &statistics)
      return true
    }
    return statistics
  }

  private func add(
    _ part: ProjectStatistics,
    of row: Row,
    to statistics: inout [ProjectID: ProjectStatistics]
  ) throws {
    let id: ProjectID = try row.value(0)
    statistics[id] = (statistics[id] ?? ProjectStatistics()).adding(part)
  }

  private func ofProject(_ project: ProjectID?, _ start: SQLText, _ end: SQLText) -> SQLText {
    var query = start
    query.append(" WHERE household = ? AND space = ?", household, member)
    if let project { query.append(" AND project = ?", project) }
    query.append(end)
    return query
  }

  private func lateQuery(_ project: ProjectID?) -> SQLText {
    var end = overdue(at: moment)
    end.append(" GROUP BY project")
    let start = SQLText("SELECT project, count(*) FROM task t INDEXED BY task_open_by_due")
    return ofProject(project, start, end)
  }

  /// The last 7 days are today and the six days before it.
  private func completedQuery(_ project: ProjectID?) -> SQLText {
    let first = moment.today.advanced(by: -29)
    var criteria = TaskCriteria()
    criteria.completed = DayRange(first: first, last: nil)
    var end = condition(criteria, moment)
    end.append(" GROUP BY project")
    let start = SQLText(
      """
      SELECT project, sum(completion_day >= ?), count(*) FROM task t INDEXED BY task_by_completion
      """,
      moment.today.advanced(by: -6)
    )
    return ofProject(project, start, end)
  }
}
