package import CatalogDomain
package import RPC
package import ServiceRuntime
import SQLite
import Vocabulary
package import Wire

/// Topics and members' states in the catalog's file.
package struct TopicStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  package init(_ catalog: CatalogStore) {
    store = catalog.store
    pageSeal = catalog.pageSeal
  }
}

// MARK: - Content

extension TopicStore {
  /// All stored topics, retired ones included; ``Catalogue/empty`` before the first content.
  package func catalogue() async throws -> Catalogue {
    try await store.read { try ContentReader(connection: $0).catalogue() }
  }

  /// Takes new content over `stored`, all of it or none.
  ///
  /// Steps that are gone leave everyone's progress; nothing else that members did changes.
  /// - Returns: how many members' states changed with it.
  @discardableResult
  package func replaceContent(
    _ change: CatalogueChange,
    over stored: Catalogue
  ) async throws -> Int {
    try await store.write { try ContentWriter($0).replace(change, over: stored) }
  }
}

// MARK: - Members' states

extension TopicStore {
  /// Reads one moment of a member's states.
  package func read<Answer: Sendable>(
    _ space: Space,
    _ body: @escaping @Sendable (TopicReader) throws -> Answer
  ) async throws -> Answer {
    try await store.read(of: space.member.rawValue) { try body(TopicReader($0, space)) }
  }

  /// Runs a changing call once, however often it is made, and stores its answer with the change.
  ///
  /// - Throws: what `body` throws, after undoing everything; what ``ServiceStore/change(_:_:as:_:)`` throws.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Response
  ) async throws -> Response {
    try await store.change(call, request, as: caller) { try body(TopicWriter($0, caller)) }
  }

  /// Forgets a member: states with their progress, what events of their space say, and the answers stored for
  /// them (TOP-060).
  ///
  /// Events keep their numbers, so that the feed has no gap. It runs in short transactions; after a kill it is
  /// begun again and goes on.
  package func eraseLearner(_ space: Space) async throws {
    let (household, member) = (space.household, space.member)
    try await store.write(of: household) { context in
      _ = try context.connection.run(
        "DELETE FROM topic_state WHERE household = ? AND member = ?",
        household,
        member
      )
    }
    var reached: Int64? = 0
    while let after = reached {
      reached = try await store.write(of: household) { context in
        try context.feed.erase(
          household,
          space: member,
          after: after,
          atMost: TopicStore.erasedAtOnce,
          in: context.connection
        )
      }
    }
    var erased = TopicStore.erasedAtOnce
    while erased == TopicStore.erasedAtOnce {
      erased = try await store.write(of: household) { context in
        try RequestLedger.erase(
          household,
          caller: member,
          atMost: TopicStore.erasedAtOnce,
          in: context.connection
        )
      }
    }
  }

  /// Small enough that nobody waits behind it.
  private static let erasedAtOnce = 500

  /// Runs a change that needs no request id, because repeating it does no harm.
  package func write<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Answer
  ) async throws -> Answer {
    try await store.write(of: caller.household) { try body(TopicWriter($0, caller)) }
  }
}
