import ServiceRuntime
package import SQLite
import Vocabulary

/// The ledger and the figures drawn from it, in one SQLite file.
package struct ScoreStore: Sendable {
  let store: ServiceStore

  /// The schema, step by step.
  package static let migrations = [
    Migration(
      number: 1,
      name: "create_ledger",
      sql: PackageResources.m0001_create_ledger_sql + PackageResources.m0001_create_calendar_sql
        + PackageResources.m0001_create_health_sql
    )
  ]

  /// Says in the file's header whose it is: `DB` and the service's port.
  package static let applicationID: UInt32 = 0x4442_7403

  /// Answers from one moment: no booking slips between two questions of `body`.
  ///
  /// - Parameters:
  ///   - member: in whose queue of readers it waits.
  ///   - body: the questions.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, and what the store does.
  func read<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (ScoreReader) throws -> T
  ) async throws -> T {
    try await store.read(of: member.rawValue) { try body(ScoreReader($0)) }
  }
}

/// The ledger inside one open transaction: it all happens, or none of it does.
struct LedgerWriter {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The figures as this transaction has left them.
  var reader: ScoreReader { ScoreReader(connection) }
}
