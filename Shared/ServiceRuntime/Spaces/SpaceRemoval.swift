import SQLite
package import Vocabulary

/// Removes a service's data of a household or a member.
///
/// ```text
/// steps of the service ─▶ its tables ─▶ bodies of events ─▶ stored replies ─▶ last step ─▶ SQLite's log
/// ```
/// Each batch is a transaction of its own, so that other households' changes run in between. Progress is not stored:
/// a repeated removal finds only the rest. SQLite overwrites deleted bytes (`secure_delete`), and the log is restarted
/// and truncated, so that no file contains them.
package struct SpaceRemoval: Sendable {
  /// Rows per transaction, which takes some milliseconds.
  static let batch = 500

  let store: ServiceStore
  let tables: SpaceTables

  package init(_ store: ServiceStore, _ tables: SpaceTables) {
    self.store = store
    self.tables = tables
  }

  /// The result of a removal.
  package struct Outcome: Sendable, Hashable {
    /// Rows that were removed.
    package var removed = 0
    /// SQLite's log contains none of them any more; false while a reader needs the log.
    package var isLogClear = false
  }

  /// Removes everything of `space`.
  ///
  /// - Parameters:
  ///   - space: what is removed.
  ///   - request: the request that asked for the removal; its stored reply and events stay.
  /// - Returns: the number of rows, and whether the log is clear.
  /// - Throws: what ``ServiceStore/write(of:_:)`` throws.
  package func run(_ space: RemovedSpace, keeping request: RequestID? = nil) async throws -> Outcome
  {
    var outcome = Outcome()
    for step in tables.steps { outcome.removed += try await repeated(space, step) }
    for table in tables.tables {
      outcome.removed += try await repeated(space) {
        try table.delete($1, atMost: $2, $0.connection)
      }
      _ = try await repeated(space) { try table.forgetMaker($1, atMost: $2, $0.connection) }
    }
    try await blankEvents(of: space, keeping: request)
    _ = try await repeated(space) { context, space, count in
      try RequestLedger.erase(space, keeping: request, atMost: count, in: context.connection)
    }
    if let last = tables.lastStep { _ = try await repeated(space, last) }
    outcome.isLogClear = try await store.database.clearLog()
    return outcome
  }

  private func repeated(_ space: RemovedSpace, _ step: @escaping SpaceTables.Step) async throws
    -> Int
  {
    var total = 0
    while true {
      try Task.checkCancellation()
      let count = try await store.write { try step($0, space, Self.batch) }
      guard count > 0 else { return total }
      total += count
    }
  }

  private func blankEvents(of space: RemovedSpace, keeping request: RequestID?) async throws {
    var sequence: Int64? = 0
    while let after = sequence {
      try Task.checkCancellation()
      sequence = try await store.write { context in
        try context.feed.erase(
          space.household,
          space: space.member,
          keeping: request,
          after: after,
          atMost: Self.batch,
          in: context.connection
        )
      }
    }
  }
}
