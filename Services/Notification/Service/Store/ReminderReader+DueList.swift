import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

// The due list spans all households, because one scheduler serves them all.

extension ReminderReader {
  /// When the next reminder of any household is due.
  func nextDue() throws -> Timestamp? {
    try connection.first(
      "SELECT rings_at FROM reminder WHERE state = 1 ORDER BY rings_at LIMIT 1"
    ) { row in try row.value(0) }
  }

  /// The due reminders of all households, oldest first.
  func due(by now: Timestamp, limit: Int) throws -> [DueReminder] {
    try connection.all(
      """
      SELECT household, member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE state = 1 AND rings_at <= ? ORDER BY rings_at, number LIMIT ?
      """,
      now,
      limit
    ) { row in
      try DueReminder(household: row.value(0), reminder: Reminder(row, from: 1))
    }
  }

  /// The reminders of all households that were dropped at a time after `now`.
  func dropped(after now: Timestamp, limit: Int) throws -> [DueReminder] {
    try connection.all(
      """
      SELECT household, member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE settled_at > ? AND state = 4 LIMIT ?
      """,
      now,
      limit
    ) { row in
      try DueReminder(household: row.value(0), reminder: Reminder(row, from: 1))
    }
  }

  /// The scheduled and muted fast reminders of all households after `number`, in order of creation.
  func scheduledHealth(
    after number: Int64,
    limit: Int
  ) throws -> [(number: Int64, due: DueReminder)] {
    try connection.all(
      """
      SELECT number, household, member, id, task, project, task_name, due_at, state, settled_at,
        rings_at, delivered_at, kind, about, part, kept_due_at, kept_until, priority
      FROM reminder NOT INDEXED WHERE number > ? AND state IN (1, 5) AND kind = 6 AND about IS NOT NULL
      ORDER BY number LIMIT ?
      """,
      number,
      limit
    ) { row in
      (try row.value(0), try DueReminder(household: row.value(1), reminder: Reminder(row, from: 2)))
    }
  }

  /// A member's delivered, unacknowledged reminders of one kind, oldest first.
  func missed(_ kind: HealthReminder, in space: Space, limit: Int) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND state = 2 AND kind = 6 AND part = ?
      ORDER BY rings_at, id LIMIT ?
      """,
      space.household,
      space.member,
      kind.rawValue,
      limit
    ) { row in try Reminder(row) }
  }

  /// A member's scheduled and muted fast reminders.
  func waitingHealth(in space: Space) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND about IS NOT NULL AND state IN (1, 5) AND kind = 6
      LIMIT 50
      """,
      space.household,
      space.member
    ) { row in try Reminder(row) }
  }
}
