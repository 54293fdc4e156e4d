import CatalogDomain
package import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// Coffees, recipes and brewing notes of households, and members' equipment, in the catalog's file.
package struct CoffeeStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal
  let log: Logger

  package init(_ catalog: CatalogStore, log: Logger) {
    store = catalog.store
    pageSeal = catalog.pageSeal
    self.log = log
  }

  /// Reads a snapshot on behalf of a caller: the household's records and the caller's equipment.
  package func read<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (CoffeeReader) throws -> Answer
  ) async throws -> Answer {
    let now = store.clock.now()
    return try await store.read(of: caller.member.rawValue) { [log] in
      try body(CoffeeReader($0, caller, now: now, log: log))
    }
  }

  /// Runs a changing call once per request id, and stores its reply with the change.
  ///
  /// - Throws: errors of `body`, after a rollback; errors of ``ServiceStore/change(_:_:as:_:)``.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (CoffeeWriter) throws -> Response
  ) async throws -> Response {
    try await store.change(call, request, as: caller) { [log] in
      try body(CoffeeWriter($0, log: log))
    }
  }

  /// Deletes tombstones when the events of their records expire.
  package static let retentionRules = [
    RetentionSweep.Rule("coffee tombstones", keptFor: RetentionSweep.eventsKeptFor) {
      context,
      before,
      count in
      try context.connection.run(
        """
        DELETE FROM coffee_tombstone WHERE (household, kind, id) IN (
          SELECT household, kind, id FROM coffee_tombstone WHERE deleted_at < ?
          ORDER BY deleted_at LIMIT ?)
        """,
        before,
        count
      )
    }
  ]
}

/// The kinds of journal records; raw values are stored.
enum JournalKind: Int, SQLValue {
  case coffee = 1
  case recipe = 2
  case note = 3
}
