import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension ReminderReader {
  /// The task's scheduled, cancelled or muted reminder, of which there is at most one; otherwise the one
  /// that was dropped last.
  func undelivered(of task: TaskID, in space: Space) throws -> Reminder? {
    try connection.first(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND task = ? AND state NOT IN (2, 6, 7)
      ORDER BY state = 4, number DESC LIMIT 1
      """,
      space.household,
      space.member,
      task
    ) { row in try Reminder(row) }
  }

  /// Whether a reminder for exactly this time was delivered, or cancelled by its member.
  func wasHandled(of task: TaskID, in space: Space, at dueAt: Timestamp) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM reminder
      WHERE household = ? AND member = ? AND task = ? AND due_at = ?
        AND (delivered_at IS NOT NULL OR state = 7)
      """,
      space.household,
      space.member,
      task,
      dueAt
    ) { _ in true } ?? false
  }

  /// The task's delivered, unacknowledged reminders; usually at most one.
  func missed(of task: TaskID, in space: Space) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND task = ? AND state = 2 LIMIT 50
      """,
      space.household,
      space.member,
      task
    ) { row in try Reminder(row) }
  }

  /// Notices about a task or a fast that are unacknowledged, scheduled or muted.
  func notices(about: UniqueID, in space: Space) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND about = ? AND state IN (1, 2, 5) LIMIT 50
      """,
      space.household,
      space.member,
      about
    ) { row in try Reminder(row) }
  }

  /// Whether a notice about a task or a fast for exactly this time was delivered, or cancelled by its member.
  func wasHandled(about: UniqueID, part: Int, in space: Space, at dueAt: Timestamp) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM reminder
      WHERE household = ? AND member = ? AND about = ? AND part = ? AND due_at = ? AND state <> 1
        AND (delivered_at IS NOT NULL OR state = 7)
      """,
      space.household,
      space.member,
      about,
      part,
      dueAt
    ) { _ in true } ?? false
  }

  func isMuted(_ project: ProjectID, in space: Space) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM muted_project WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    ) { _ in true } ?? false
  }

  /// Projects of all households that were muted by the feed's first event or a later one, in any epoch of
  /// the same database.
  func mutedProjects(
    since first: FeedBeginning,
    limit: Int
  ) throws -> [(space: Space, project: ProjectID)] {
    try connection.all(
      """
      SELECT household, member, project FROM muted_project
      WHERE epoch >> 32 = ? AND sequence >= ? LIMIT ?
      """,
      first.position.origin,
      first.position.sequence,
      limit
    ) { row in
      (Space(household: try row.value(0), member: try row.value(1)), try row.value(2))
    }
  }

  /// A project's reminders in `state`, scheduled or muted.
  func reminders(
    of project: ProjectID,
    in space: Space,
    _ state: ReminderState,
    limit: Int
  ) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
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

  /// The scheduled and muted reminders of all households after `number`, in order of creation.
  func waiting(after number: Int64, limit: Int) throws -> [WaitingReminder] {
    try connection.all(
      """
      SELECT number, household, epoch, sequence,
        member, id, task, project, task_name, due_at, state, settled_at, rings_at, delivered_at,
        kind, about, part, kept_due_at, kept_until, priority
      FROM reminder NOT INDEXED WHERE number > ? AND state IN (1, 5) ORDER BY number LIMIT ?
      """,
      number,
      limit
    ) { row in
      WaitingReminder(
        number: try row.value(0),
        household: try row.value(1),
        reminder: try Reminder(row, from: 4),
        event: FeedPosition(
          epoch: UInt64(bitPattern: try row.value(2)),
          sequence: try row.value(3)
        )
      )
    }
  }
}
