import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Writes reminders inside one open transaction.
struct ReminderWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Reads within the same transaction, including its changes.
  var reader: ReminderReader { ReminderReader(connection) }
  var openTasks: OpenTaskRows { OpenTaskRows(connection) }
  var settings: SettingsRows { SettingsRows(connection) }

  /// Adds a reminder with the feed event that it was made for; a daily reminder has none.
  func add(_ reminder: Reminder, in household: HouseholdID, for event: FeedPosition) throws {
    try connection.run(
      """
      INSERT INTO reminder
        (household, member, id, kind, task, project, task_name, due_at, rings_at, state, settled_at,
        delivered_at, epoch, sequence, about, part, priority)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
      reminder.part,
      reminder.priority
    )
  }

  /// Replaces project, name, priority, times and state of an existing reminder.
  ///
  /// If it is no longer missed, phones that received its message hide it.
  func update(_ reminder: Reminder, in household: HouseholdID) throws {
    if reminder.state != .delivered {
      let space = Space(household: household, member: reminder.member)
      try EndpointRows(connection).enqueueClearing(of: reminder, in: space)
    }
    try connection.run(
      """
      UPDATE reminder SET project = ?, task_name = ?, due_at = ?, rings_at = ?, state = ?,
        settled_at = ?, delivered_at = ?, kept_due_at = ?, kept_until = ?, priority = ?
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
      reminder.priority,
      household,
      reminder.member,
      reminder.id
    )
  }

  /// Whether the task has another reminder that is scheduled, cancelled or muted.
  func isReplaced(_ reminder: Reminder, in space: Space) throws -> Bool {
    if let about = reminder.about {
      return try reader.notices(about: about, in: space).contains {
        $0.id != reminder.id && $0.part == reminder.part && $0.state != .delivered
      }
    }
    guard let task = reminder.task, let other = try reader.undelivered(of: task, in: space) else {
      return false
    }
    return other.id != reminder.id && other.state != .dropped
  }

  /// Blanks the name in all reminders of a deleted task.
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

  /// Mutes a project because of an event of the task feed; no effect if it is muted.
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

  /// Unmutes a project; no effect if it is not muted.
  func unmute(_ project: ProjectID, in space: Space) throws {
    try connection.run(
      "DELETE FROM muted_project WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    )
  }

  /// Deletes up to `limit` reminders that were settled before `cutOff`, or are muted and were due before
  /// it, oldest first.
  /// - Returns: the number of deleted reminders.
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
