import SQLite
package import Vocabulary

/// Removes what one service keeps of a household or a member.
///
/// ```text
/// steps of the service ─▶ its tables ─▶ bodies of events ─▶ stored answers ─▶ last step ─▶ log
/// ```
/// Each batch is a transaction of its own, so that other households' changes go on between two of them; nothing is
/// noted about how far it came, because what is gone is not found again. Deleted bytes are overwritten by SQLite
/// (`secure_delete`), and the log is begun anew, so that no file has them.
package struct SpaceRemoval: Sendable {
  /// Rows of one transaction: some milliseconds.
  static let batch = 500

  let store: ServiceStore
  let tables: SpaceTables

  package init(_ store: ServiceStore, _ tables: SpaceTables) {
    self.store = store
    self.tables = tables
  }

  /// What became of it.
  package struct Outcome: Sendable, Hashable {
    /// Rows that were removed.
    package var removed = 0
    /// The log holds none of it any more.
    package var isLogClear = false
  }

  /// Removes everything of `space`.
  ///
  /// - Parameters:
  ///   - space: what is removed.
  ///   - request: the request whose stored answer and events stay: the one that asked for the removal.
  /// - Returns: what became of it.
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
