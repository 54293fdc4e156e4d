package import CatalogDomain
package import RPC
package import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// Topics and members' states in one SQLite file, with the service's feed and stored answers.
package struct TopicStore: Sendable {
  package let store: ServiceStore
  package let pageSeal: PageSeal

  /// `DB` and the service's port: says that a file is the catalog's.
  package static let applicationID: UInt32 = 0x4442_7402

  package static let migrations = [
    Migration(number: 1, name: "create_topics", sql: PackageResources.m0001_create_topics_sql)
  ]

  /// Opens the file, or makes it, without holding up the caller's loop.
  package static func open(
    path: String,
    environment: RuntimeEnvironment
  ) async throws(DatabaseRefusal) -> TopicStore {
    let pageSeal = PageSeal()
    let store = try await ServiceStore.open(
      "catalog",
      path: path,
      migrations: migrations,
      applicationID: applicationID,
      environment: environment
    ) { connection, _ in
      try pageSeal.load(connection, environment.random)
    }
    return TopicStore(store: store, pageSeal: pageSeal)
  }

  package func close() async { await store.close() }
}

// MARK: - Content

extension TopicStore {
  /// All stored topics, retired ones included; ``Catalogue/empty`` before the first content.
  package func catalogue() async throws -> Catalogue {
    try await store.read { try ContentReader(connection: $0).catalogue() }
  }

  /// Takes new content, all of it or none.
  ///
  /// Steps that are gone leave everyone's progress; nothing else that members did changes.
  package func replaceContent(_ change: CatalogueChange) async throws {
    try await store.write { try ContentWriter(connection: $0.connection).replace(change) }
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

  /// Runs a change that needs no request id, because repeating it does no harm.
  package func write<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Answer
  ) async throws -> Answer {
    try await store.write(of: caller.household) { try body(TopicWriter($0, caller)) }
  }
}
