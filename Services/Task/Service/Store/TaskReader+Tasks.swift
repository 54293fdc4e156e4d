import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  func findTask(_ id: TaskID) throws -> HouseholdTask? {
    var query = TaskColumns.select
    query.append(" FROM task t WHERE household = ? AND space = ? AND id = ?", household, member, id)
    return try connection.first(query, decode: TaskColumns.task)
  }

  /// Up to `limit` tasks whose ids have a prefix, by id.
  func tasks(with prefix: TaskIDPrefix, atMost limit: Int) throws -> [HouseholdTask] {
    var query = TaskColumns.select
    query.append(
      " FROM task t WHERE household = ? AND space = ? AND id BETWEEN ? AND ? ORDER BY id LIMIT ?",
      household,
      member,
      prefix.first,
      prefix.last,
      limit
    )
    return try connection.all(query, decode: TaskColumns.task)
  }

  /// The fields that changed after a revision (TSK-076).
  func fieldsChanged(of id: TaskID, since revision: UInt64) throws -> Set<TaskField> {
    let base = Int64(clamping: revision)
    return try connection.first(
      """
      SELECT name_rev, details_rev, type_rev, priority_rev, due_rev, project_rev, reminder_rev
      FROM task WHERE household = ? AND space = ? AND id = ?
      """,
      household,
      member,
      id
    ) { row in
      var fields: Set<TaskField> = []
      for (column, field) in TaskField.allCases.enumerated()
      where try row.value(column, as: Int64.self) > base {
        fields.insert(field)
      }
      return fields
    } ?? []
  }
}
