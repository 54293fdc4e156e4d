package import CatalogDomain
package import RPC
package import SQLite
package import ServiceRuntime
import Vocabulary
package import Wire

/// Topics and learners' states in one SQLite file, with the service's feed and stored answers.
package struct SQLiteTopicStore: TopicStore {
  package let store: ServiceStore

  /// `DB` and the service's port: says that a file is the catalog's.
  package static let applicationID: UInt32 = 0x4442_7402

  package static let migrations = [
    Migration(number: 1, name: "create_topics", sql: PackageResources.m0001_create_topics_sql)
  ]

  /// Opens the file, or makes it; blocks while it does.
  package init(path: String, environment: RuntimeEnvironment) throws(DatabaseRefusal) {
    store = try ServiceStore(
      "catalog",
      path: path,
      migrations: SQLiteTopicStore.migrations,
      applicationID: SQLiteTopicStore.applicationID,
      environment: environment
    )
  }

  private init(_ store: ServiceStore) {
    self.store = store
  }

  /// The same without holding up the caller's loop.
  package static func open(
    path: String,
    environment: RuntimeEnvironment
  ) async throws(DatabaseRefusal) -> SQLiteTopicStore {
    SQLiteTopicStore(
      try await ServiceStore.open(
        "catalog",
        path: path,
        migrations: migrations,
        applicationID: applicationID,
        environment: environment
      )
    )
  }

  package func catalogue() async throws -> Catalogue {
    try await store.read { try ContentRows(connection: $0).catalogue() }
  }

  package func replaceContent(_ change: CatalogueChange) async throws {
    try await store.write { try ContentRows(connection: $0.connection).replace(change) }
  }

  package func states(of learner: Learner) async throws -> [TopicIdentifier: TopicState] {
    try await store.read(of: learner.member.rawValue) {
      try StateRows(connection: $0, learner: learner).all()
    }
  }

  package func state(of learner: Learner, _ topic: TopicIdentifier) async throws -> TopicState? {
    try await store.read(of: learner.member.rawValue) {
      try StateRows(connection: $0, learner: learner).one(topic)
    }
  }

  package func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (any TopicRows) throws -> Response
  ) async throws -> Response {
    try await store.change(call, request, as: caller) { context in
      try body(SQLiteTopicRows(context: context, caller: caller))
    }
  }

  package func write<Answer: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (any TopicRows) throws -> Answer
  ) async throws -> Answer {
    try await store.write(of: caller.household) { context in
      try body(SQLiteTopicRows(context: context, caller: caller))
    }
  }

  package func close() async { await store.close() }
}

/// A learner's rows with the feed beside them, in one transaction.
private struct SQLiteTopicRows: TopicRows {
  let context: WriteContext
  let caller: Caller

  private var rows: StateRows {
    StateRows(connection: context.connection, learner: Learner(caller))
  }

  var now: Timestamp { context.now }

  func state(_ topic: TopicIdentifier) throws -> TopicState? { try rows.one(topic) }

  func apply(_ change: TopicChange, of topic: Topic) throws {
    guard change.isChange else { return }
    try rows.save(change)
    for event in TopicEvents.events(of: change, topic) {
      try context.append(event, stamp)
    }
  }

  private var stamp: EventStamp {
    EventStamp(
      at: context.now,
      localDay: caller.calendar.day(of: context.now),
      household: caller.household,
      space: caller.member,
      actor: caller.member,
      device: caller.device,
      request: caller.requestID
    )
  }
}
