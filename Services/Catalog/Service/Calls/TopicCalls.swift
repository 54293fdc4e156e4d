import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Wire

/// `daybook.catalog.v1.Topics`: what the calls need; each call has a file of its own.
struct TopicCalls: CatalogV1.TopicsService {
  let content: ServedContent
  /// `nil` when the database could not be opened; then the content is not the stored one.
  let store: TopicStore?
  let pageSeal: PageSeal

  init(content: ServedContent, store: TopicStore) {
    self.content = content
    self.store = store
    pageSeal = store.pageSeal
  }

  /// Without a database: built-in content, and page tokens that end with the process.
  init(builtIn: Catalogue, _ random: RandomSource) {
    content = ServedContent(builtIn, isDegraded: true)
    store = nil
    pageSeal = PageSeal(random)
  }

  var catalogue: Catalogue { content.current.catalogue }
}

extension TopicCalls {
  /// What is stored about a member; nothing while that cannot be read (TOP-107).
  func states(
    _ space: Space,
    _ content: ServedContent.Current
  ) async throws -> [TopicIdentifier: TopicState] {
    guard let store, !content.isDegraded else { return [:] }
    return try await store.read(space) { try $0.states() }
  }

  /// Runs a changing call as ``TopicStore/change(_:_:_:_:)`` does.
  ///
  /// - Throws: what that throws; UNAVAILABLE `save_failed` while stored content cannot be read.
  func change<Request: Message, Response: Message>(
    _ call: ServerCall,
    _ request: Request,
    _ caller: Caller,
    _ body: @escaping @Sendable (TopicWriter) throws -> Response
  ) async throws -> Response {
    guard let store, !content.current.isDegraded else { throw RPCError.savedDataUnreadable }
    return try await store.change(call, request, caller, body)
  }
}

extension RPCError {
  /// Refused like a save that failed, because that is what it comes to for the caller (TOP-107).
  fileprivate static var savedDataUnreadable: RPCError {
    RPCError(
      .unavailable,
      "save_failed",
      "This could not be saved, because saved data could not be opened. Please try again later.",
      retryAfter: .seconds(30)
    )
  }
}
