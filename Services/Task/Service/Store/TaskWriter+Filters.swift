import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension TaskWriter {
  /// Saves a filter, replacing the one with its id, and publishes it.
  ///
  /// A filter that keeps its name keeps its key, because another filter may have today's key of
  /// that name (PRJ-002).
  func save(_ filter: TaskV1.SavedFilter, replacing known: TaskV1.SavedFilter?) throws {
    guard let id = filter.id else { preconditionFailure("a saved filter without an id") }
    let key = NameKey(filter.name).text
    let (body, revision) = (filter.encoded(), Int64(clamping: filter.revision))
    if let known {
      try connection.run(
        """
        UPDATE saved_filter SET name_key = CASE WHEN ? THEN name_key ELSE ? END, body = ?, revision = ?
        WHERE household = ? AND space = ? AND id = ?
        """,
        known.name == filter.name,
        key,
        body,
        revision,
        household,
        member,
        id
      )
    } else {
      try connection.run(
        """
        INSERT INTO saved_filter(household, space, id, name_key, body, revision)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        household,
        member,
        id,
        key,
        body,
        revision
      )
    }
    try publish(TaskV1.FilterSaved(savedFilter: filter), filter)
  }

  /// Leaves a tombstone; that of a task with the same id is not replaced.
  func delete(_ filter: TaskV1.SavedFilter) throws {
    guard let id = filter.id else { return }
    try connection.run(
      "DELETE FROM saved_filter WHERE household = ? AND space = ? AND id = ?",
      household,
      member,
      id
    )
    try connection.run(
      """
      INSERT INTO task_tombstone(household, space, id, revision, deleted_at, kept_points)
      VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING
      """,
      household,
      member,
      id,
      Int64(clamping: filter.revision + 1),
      moment.now
    )
    try publish(TaskV1.FilterDeleted(savedFilter: filter), filter)
  }

  private func publish(_ body: any EventBody, _ filter: TaskV1.SavedFilter) throws {
    guard let id = filter.id else { return }
    let event = NewEvent(body, entity: id.text, revision: Int(clamping: filter.revision))
    try write.append(event, stamp)
  }
}
