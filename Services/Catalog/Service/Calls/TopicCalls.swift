import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Wire

/// `daybook.catalog.v1.Topics`: dependencies of its calls; each call has its own file.
struct TopicCalls: CatalogV1.TopicsService {
  let content: ServedContent
  /// `nil` if the database could not be opened; built-in content is served then.
  let store: TopicStore?
  let pageSeal: PageSeal

  init(content: ServedContent, store: TopicStore) {
    self.content = content
    self.store = store
    pageSeal = store.pageSeal
  }

  /// Without a database: built-in content, and page tokens that are valid for this process only.
  init(builtIn: Catalogue, _ random: RandomSource) {
    content = ServedContent(builtIn, isDegraded: true)
    store = nil
    pageSeal = PageSeal(random)
  }

  var catalogue: Catalogue { content.current.catalogue }
}

extension TopicCalls {
  /// A member's stored states; empty while they cannot be read (TOP-107).
  func states(
    _ space: Space,
    _ content: ServedContent.Current
  ) async throws -> [TopicIdentifier: TopicState] {
    guard let store, !content.isDegraded else { return [:] }
    return try await store.read(space) { try $0.states() }
  }

  /// Runs a changing call with ``TopicStore/change(_:_:_:_:)``.
  ///
  /// - Throws: the errors of that method; UNAVAILABLE `save_failed` while stored content cannot be read.
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
  /// The same reason code as a failed write, so that clients treat both alike (TOP-107).
  fileprivate static var savedDataUnreadable: RPCError {
    RPCError(
      .unavailable,
      "save_failed",
      "This could not be saved, because saved data could not be opened. Please try again later.",
      retryAfter: .seconds(30)
    )
  }
}
