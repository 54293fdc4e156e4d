package import CatalogDomain
package import RPC
package import ServiceRuntime
import SQLite
import Vocabulary
package import Wire

/// Topics and members' states, in the catalog's file.
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
  /// All stored topics, including retired ones; ``Catalogue/empty`` before the first load.
  package func catalogue() async throws -> Catalogue {
    try await store.read { try ContentReader(connection: $0).catalogue() }
  }

  /// Replaces `stored` with new content in one transaction.
  ///
  /// Marks of removed steps are deleted; other member data stays.
  /// - Returns: the number of members' states that changed.
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
  /// Reads a snapshot of a member's states.
  package func read<Answer: Sendable>(
    _ space: Space,
    _ body: @escaping @Sendable (TopicReader) throws -> Answer
  ) async throws -> Answer {
    try await store.read(of: space.member.rawValue) { try body(TopicReader($0, space)) }
  }

  /// Runs a changing call once per request id, and stores its reply with the change.
  ///
  /// - Throws: errors of `body`, after a rollback; errors of ``ServiceStore/change(_:_:as:_:)``.
  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Response
  ) async throws -> Response {
    try await store.change(call, request, as: caller) { try body(TopicWriter($0, caller)) }
  }

  /// Runs an idempotent change, which needs no request id.
  package func write<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Answer
  ) async throws -> Answer {
    try await store.write(of: caller.household) { try body(TopicWriter($0, caller)) }
  }
}
