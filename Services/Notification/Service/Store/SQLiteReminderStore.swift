import NotificationDomain
import SQLite
import Vocabulary

/// Reminders in one SQLite file.
struct SQLiteReminderStore: ReminderStore {
  let database: Database

  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (any ReminderRows) throws -> T
  ) async throws -> T {
    try await database.read(of: member.rawValue) { connection in
      try body(SQLiteReminderRows(connection: connection))
    }
  }
}

/// The tables of the scheduler, seen through one connection.
struct SQLiteReminderRows {
  let connection: Connection

  /// The schema, step by step; appended and never edited.
  static let migrations = [
    Migration(
      number: 1,
      name: "create_reminder",
      sql: PackageResources.m0001_create_reminder_sql
    ),
    Migration(
      number: 2,
      name: "muted_projects",
      sql: PackageResources.m0002_muted_projects_sql,
      changesData: true
    ),
    Migration(number: 3, name: "origin", sql: PackageResources.m0003_origin_sql),
  ]

  /// Says in the file's header whose it is.
  static let applicationID: UInt32 = 0x4442_7404
}

extension ReminderState: SQLValue {}

extension Reminder {
  /// Reads `member, id, task, project, task_name, due_at, state, settled_at` from `column` on.
  init(_ row: Row, from column: Int = 0) throws(SQLiteError) {
    self.init(
      id: try row.value(column + 1),
      member: try row.value(column),
      task: try row.value(column + 2),
      project: try row.value(column + 3),
      taskName: try row.value(column + 4),
      dueAt: try row.value(column + 5),
      state: try row.value(column + 6),
      settledAt: try row.value(column + 7)
    )
  }
}
