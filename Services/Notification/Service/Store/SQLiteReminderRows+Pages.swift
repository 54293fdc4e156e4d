import NotificationDomain
import SQLite
import Vocabulary

extension SQLiteReminderRows {
  func page(_ query: ReminderQuery, in space: Space) throws -> [Reminder] {
    var found: [Reminder] = []
    if query.after?.isScheduled != false {
      found = try scheduled(after: query.after, in: space, limit: query.limit)
    }
    guard let since = query.settledSince, found.count < query.limit else { return found }
    let last = query.after.flatMap { $0.isScheduled ? nil : $0 }
    let room = query.limit - found.count
    return found + (try settled(since: since, before: last, in: space, limit: room))
  }

  /// Scheduled ones, the next one first.
  private func scheduled(
    after place: ReminderPlace?,
    in space: Space,
    limit: Int
  ) throws -> [Reminder] {
    var query = SQLText(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE household = ? AND member = ? AND state = 1
      """,
      space.household,
      space.member
    )
    if let place { query.append(" AND (due_at, id) > (?, ?)", place.dueAt, place.id) }
    query.append(" ORDER BY due_at, id LIMIT ?", limit)
    return try connection.all(query) { row in try Reminder(row) }
  }

  /// Settled ones, the latest first.
  private func settled(
    since: Timestamp,
    before place: ReminderPlace?,
    in space: Space,
    limit: Int
  ) throws -> [Reminder] {
    var query = SQLText(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE household = ? AND member = ? AND state NOT IN (1, 5) AND settled_at >= ?
      """,
      space.household,
      space.member,
      since
    )
    if let place { query.append(" AND (due_at, id) < (?, ?)", place.dueAt, place.id) }
    query.append(" ORDER BY due_at DESC, id DESC LIMIT ?", limit)
    return try connection.all(query) { row in try Reminder(row) }
  }
}
