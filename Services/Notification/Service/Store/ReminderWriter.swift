import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Changes reminders inside one open transaction: it all happens, or none of it does.
struct ReminderWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The reminders as this transaction has left them.
  var reader: ReminderReader { ReminderReader(connection) }
  var openTasks: OpenTaskRows { OpenTaskRows(connection) }
  var settings: SettingsRows { SettingsRows(connection) }

  /// Adds one that an event of the task feed asked for; a daily one is for none.
  func add(_ reminder: Reminder, in household: HouseholdID, for event: FeedPosition) throws {
    try connection.run(
      """
      INSERT INTO reminder
        (household, member, id, kind, task, project, task_name, due_at, rings_at, state, settled_at,
        delivered_at, epoch, sequence, about, part)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      reminder.member,
      reminder.id,
      reminder.kind,
      reminder.task,
      reminder.project,
      reminder.taskName,
      reminder.dueAt,
      reminder.ringsAt,
      reminder.state,
      reminder.settledAt,
      reminder.deliveredAt,
      Int64(bitPattern: event.epoch),
      event.sequence,
      reminder.about,
      reminder.part
    )
  }

  /// Replaces project, name, times and state of a reminder that is there.
  func update(_ reminder: Reminder, in household: HouseholdID) throws {
    try connection.run(
      """
      UPDATE reminder SET project = ?, task_name = ?, due_at = ?, rings_at = ?, state = ?,
        settled_at = ?, delivered_at = ?, kept_due_at = ?, kept_until = ?
      WHERE household = ? AND member = ? AND id = ?
      """,
      reminder.project,
      reminder.taskName,
      reminder.dueAt,
      reminder.ringsAt,
      reminder.state,
      reminder.settledAt,
      reminder.deliveredAt,
      reminder.kept?.dueAt,
      reminder.kept?.until,
      household,
      reminder.member,
      reminder.id
    )
  }

  /// Blanks the name in all reminders of a task that is gone.
  func forgetName(of task: TaskID, in space: Space) throws {
    try connection.run(
      "UPDATE reminder SET task_name = '' WHERE household = ? AND member = ? AND task = ?",
      space.household,
      space.member,
      task
    )
    try connection.run(
      "UPDATE reminder SET task_name = '' WHERE household = ? AND member = ? AND about = ?",
      space.household,
      space.member,
      task
    )
  }

  /// Mutes a project because an event of the task feed said so; nothing when it was muted before.
  func mute(
    _ project: ProjectID,
    in space: Space,
    since: Timestamp,
    by event: FeedPosition
  ) throws {
    try connection.run(
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
  }

  /// Nothing when it was not muted.
  func unmute(_ project: ProjectID, in space: Space) throws {
    try connection.run(
      "DELETE FROM muted_project WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    )
  }

  /// Forgets up to `limit` of what was settled before `cutOff`, or is muted and was due before it, the
  /// oldest first.
  /// - Returns: how many went.
  func removeSettled(before cutOff: Timestamp, limit: Int) throws -> Int {
    let settled = try connection.run(
      """
      DELETE FROM reminder WHERE number IN (
        SELECT number FROM reminder WHERE settled_at < ? ORDER BY settled_at LIMIT ?)
      """,
      cutOff,
      limit
    )
    let muted = try connection.run(
      """
      DELETE FROM reminder WHERE number IN (
        SELECT number FROM reminder WHERE state = 5 AND due_at < ? ORDER BY due_at LIMIT ?)
      """,
      cutOff,
      limit - settled
    )
    return settled + muted
  }
}
