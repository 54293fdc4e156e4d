import NotificationDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads reminders from one snapshot.
struct ReminderReader {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// One member's reminders, sorted by ``ReminderPlace``.
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

  /// Scheduled reminders, the next one first.
  private func scheduled(
    after place: ReminderPlace?,
    in space: Space,
    limit: Int
  ) throws -> [Reminder] {
    var query = SQLText(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND state = 1
      """,
      space.household,
      space.member
    )
    if let place { query.append(" AND (rings_at, id) > (?, ?)", place.ringsAt, place.id) }
    query.append(" ORDER BY rings_at, id LIMIT ?", limit)
    return try connection.all(query) { row in try Reminder(row) }
  }

  /// Settled reminders, latest first.
  private func settled(
    since: Timestamp,
    before place: ReminderPlace?,
    in space: Space,
    limit: Int
  ) throws -> [Reminder] {
    var query = SQLText(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND state NOT IN (1, 5) AND settled_at >= ?
      """,
      space.household,
      space.member,
      since
    )
    if let place { query.append(" AND (rings_at, id) < (?, ?)", place.ringsAt, place.id) }
    query.append(" ORDER BY rings_at DESC, id DESC LIMIT ?", limit)
    return try connection.all(query) { row in try Reminder(row) }
  }
}

extension ReminderReader {
  /// One member's reminder; `nil` if it does not exist or is muted.
  func reminder(_ id: ReminderID, in space: Space) throws -> Reminder? {
    try connection.first(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND id = ? AND state <> 5
      """,
      space.household,
      space.member,
      id
    ) { row in try Reminder(row) }
  }

  /// One member's delivered, unacknowledged reminders, latest first.
  func missed(since: Timestamp, in space: Space, limit: Int) throws -> [Reminder] {
    try connection.all(
      """
      SELECT member, id, task, project, task_name, due_at, state, settled_at, rings_at,
        delivered_at, kind, about, part, kept_due_at, kept_until, priority FROM reminder
      WHERE household = ? AND member = ? AND state = 2 AND settled_at >= ?
      ORDER BY rings_at DESC, id DESC LIMIT ?
      """,
      space.household,
      space.member,
      since,
      limit
    ) { row in try Reminder(row) }
  }
}

/// A due reminder with its household.
struct DueReminder: Equatable, Sendable {
  let household: HouseholdID
  let reminder: Reminder
}

/// A reminder that is scheduled or muted.
struct WaitingReminder {
  /// Its position in the order of creation.
  let number: Int64
  let household: HouseholdID
  let reminder: Reminder
  /// The event that it was made for.
  let event: FeedPosition
}

/// Selects a page of a member's reminders.
struct ReminderQuery: Equatable, Sendable {
  /// Includes reminders settled since then; `nil` excludes settled ones.
  var settledSince: Timestamp?
  /// The last reminder of the previous page; `nil` for the first page.
  var after: ReminderPlace?
  var limit: Int
}

/// A reminder's position in a member's list: scheduled ones by time, then settled ones, latest
/// first.
struct ReminderPlace: Equatable, Sendable {
  let isScheduled: Bool
  let ringsAt: Timestamp
  let id: ReminderID
}

extension ReminderPlace {
  init(_ reminder: Reminder) {
    isScheduled = reminder.state == .scheduled
    ringsAt = reminder.ringsAt
    id = reminder.id
  }
}

extension ReminderState: SQLValue {}
extension ReminderKind: SQLValue {}

extension Reminder {
  /// Reads `member, id, task, project, task_name, due_at, state, settled_at, rings_at, delivered_at,
  /// kind, about, part, kept_due_at, kept_until, priority` from `column` on.
  init(_ row: Row, from column: Int = 0) throws(SQLiteError) {
    let dueAt: Timestamp = try row.value(column + 5)
    let ringsAt: Timestamp = try row.value(column + 8)
    self.init(
      id: try row.value(column + 1),
      member: try row.value(column),
      kind: try row.value(column + 10),
      task: try row.value(column + 2),
      project: try row.value(column + 3),
      taskName: try row.value(column + 4),
      dueAt: dueAt,
      snoozedUntil: ringsAt == dueAt ? nil : ringsAt,
      state: try row.value(column + 6),
      settledAt: try row.value(column + 7),
      deliveredAt: try row.value(column + 9)
    )
    about = try row.value(column + 11)
    part = try row.value(column + 12)
    let due: Timestamp? = try row.value(column + 13)
    let until: Timestamp? = try row.value(column + 14)
    if let due, let until {
      kept = KeptSnooze(dueAt: due, until: until)
    }
    priority = try row.value(column + 15)
  }
}
