import CatalogDomain
package import RPC
import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// The household's coffees, recipes and brewing notes, and its members' equipment, in the catalog's file.
package struct CoffeeStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal
  let log: Logger

  package init(_ catalog: CatalogStore, log: Logger) {
    store = catalog.store
    pageSeal = catalog.pageSeal
    self.log = log
  }

  /// Reads one moment of what a caller may see: the household's records, and their own equipment.
  package func read<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (CoffeeReader) throws -> Answer
  ) async throws -> Answer {
    let now = store.clock.now()
    return try await store.read(of: caller.member.rawValue) { [log] in
      try body(CoffeeReader($0, caller, now: now, log: log))
    }
  }

  /// Runs a changing call once, however often it is made, and stores its answer with the change.
  ///
  /// - Throws: what `body` throws, after undoing everything; what ``ServiceStore/change(_:_:as:_:)`` throws.
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

  /// Forgets ids of deleted records when their events are forgotten too.
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

/// The kinds of records of the coffee journal, as the store tells them apart.
enum JournalKind: Int, SQLValue {
  case coffee = 1
  case recipe = 2
  case note = 3
}
