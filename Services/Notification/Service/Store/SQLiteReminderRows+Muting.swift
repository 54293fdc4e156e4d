import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension SQLiteReminderRows {
  func isMuted(_ project: ProjectID, in space: Space) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM muted_project WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    ) { _ in true } ?? false
  }

  func mute(
    _ project: ProjectID,
    in space: Space,
    since: Timestamp,
    by event: FeedPosition
  ) throws -> Bool {
    let added = try connection.run(
      """
      INSERT OR IGNORE INTO muted_project (household, member, project, since, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      project,
      since,
      Int64(bitPattern: event.epoch),
      event.sequence
    )
    return added > 0
  }

  func unmute(_ project: ProjectID, in space: Space) throws -> Bool {
    let removed = try connection.run(
      "DELETE FROM muted_project WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    )
    return removed > 0
  }

  func mutedProjects(
    since first: FeedBeginning,
    limit: Int
  ) throws -> [(space: Space, project: ProjectID)] {
    try connection.all(
      """
      SELECT household, member, project FROM muted_project
      WHERE CASE sequence WHEN 0 THEN since >= ? ELSE epoch >> 32 = ? AND sequence >= ? END LIMIT ?
      """,
      first.at,
      first.position.origin,
      first.position.sequence,
      limit
    ) { row in
      (Space(household: try row.value(0), member: try row.value(1)), try row.value(2))
    }
  }

  func reminders(
    of project: ProjectID,
    in space: Space,
    _ state: ReminderState,
    limit: Int
  ) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE household = ? AND member = ? AND project = ? AND state IN (1, 5) AND state = ?
      LIMIT ?
      """,
      space.household,
      space.member,
      project,
      state,
      limit
    ) { row in try Reminder(row) }
  }
}
