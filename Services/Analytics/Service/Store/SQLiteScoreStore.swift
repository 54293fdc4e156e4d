import SQLite
import Vocabulary

/// The ledger in one SQLite file.
struct SQLiteScoreStore: ScoreStore {
  let database: Database

  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (any ScoreRows) throws -> T
  ) async throws -> T {
    try await database.read(of: member.rawValue) { connection in
      try body(SQLiteLedgerRows(connection: connection))
    }
  }
}

/// The tables of analytics, seen through one connection.
struct SQLiteLedgerRows {
  let connection: Connection

  /// The schema, step by step; appended and never edited.
  static let migrations = [
    Migration(
      number: 1,
      name: "create_ledger",
      sql: PackageResources.m0001_create_ledger_sql
    )
  ]

  /// Says in the file's header whose it is.
  static let applicationID: UInt32 = 0x4442_7403
}
