import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension SQLiteReminderRows: ReminderRows {
  func unsaid(of task: TaskID, in space: Space) throws -> Reminder? {
    try connection.first(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at FROM reminder
      WHERE household = ? AND member = ? AND task = ? AND state <> 2
      ORDER BY state = 4, number DESC LIMIT 1
      """,
      space.household,
      space.member,
      task
    ) { row in try Reminder(row) }
  }

  func wasSaid(of task: TaskID, in space: Space, at dueAt: Timestamp) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM reminder
      WHERE household = ? AND member = ? AND task = ? AND due_at = ? AND state = 2
      """,
      space.household,
      space.member,
      task,
      dueAt
    ) { _ in true } ?? false
  }

  func add(_ reminder: Reminder, in household: HouseholdID, for event: FeedPosition) throws {
    try connection.run(
      """
      INSERT INTO reminder
        (household, member, id, task, project, task_name, due_at, state, settled_at, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      reminder.member,
      reminder.id,
      reminder.task,
      reminder.project,
      reminder.taskName,
      reminder.dueAt,
      reminder.state,
      reminder.settledAt,
      Int64(bitPattern: event.epoch),
      event.sequence
    )
  }

  func update(_ reminder: Reminder, in household: HouseholdID) throws {
    try connection.run(
      """
      UPDATE reminder SET project = ?, task_name = ?, due_at = ?, state = ?, settled_at = ?
      WHERE household = ? AND member = ? AND id = ?
      """,
      reminder.project,
      reminder.taskName,
      reminder.dueAt,
      reminder.state,
      reminder.settledAt,
      household,
      reminder.member,
      reminder.id
    )
  }

  func forgetName(of task: TaskID, in space: Space) throws {
    try connection.run(
      "UPDATE reminder SET task_name = '' WHERE household = ? AND member = ? AND task = ?",
      space.household,
      space.member,
      task
    )
  }
}
