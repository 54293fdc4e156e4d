import ServiceRuntime
package import SQLite
import Vocabulary

/// The ledger and the figures computed from it, in one SQLite file.
package struct ScoreStore: Sendable {
  let store: ServiceStore

  /// The migrations of the schema.
  package static let migrations = [
    Migration(
      number: 1,
      name: "create_ledger",
      sql: PackageResources.m0001_create_ledger_sql + PackageResources.m0001_create_calendar_sql
        + PackageResources.m0001_create_health_sql
    ),
    Migration(
      number: 2,
      name: "keep_sync_types",
      sql: PackageResources.m0002_keep_sync_types_sql
    ),
  ]

  /// The application id in the file's header: `DB` and the service's port.
  package static let applicationID: UInt32 = 0x4442_7403

  /// Reads from one snapshot: all queries of `body` see the same state.
  ///
  /// - Parameters:
  ///   - member: the member in whose fair queue the read waits.
  ///   - body: the queries.
  /// - Returns: the result of `body`.
  /// - Throws: what `body` throws, and errors of the store.
  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (ScoreReader) throws -> T
  ) async throws -> T {
    try await store.read(of: member.rawValue) { try body(ScoreReader($0)) }
  }
}

/// Writes the ledger inside an open transaction.
struct LedgerWriter {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Reads the state of the transaction.
  var reader: ScoreReader { ScoreReader(connection) }
}
