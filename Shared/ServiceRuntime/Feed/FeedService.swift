package import RuntimeContracts
package import RPC
import SQLite
import Vocabulary

/// Serves `daybook.feed.v1.Feed` for any service: its outbox, by cursor and as a stream.
///
/// A stream reads the same table page by page (``FeedPages``).
package struct FeedService: FeedV1.FeedService {
  static let largestPage = 500

  private let store: ServiceStore

  package init(_ store: ServiceStore) {
    self.store = store
  }

  package func read(
    _ request: FeedV1.ReadRequest,
    _ call: ServerCall
  ) async throws -> FeedV1.ReadResponse {
    try expectService(call)
    var fields = RequestReader()
    let limit = fields.pageSize(
      request.pageSize,
      standard: FeedPages.standardSize,
      atMost: Self.largestPage
    )
    try fields.check()
    let page = try await store.feedPage(after: request.cursor, limit, request.householdID)
    return FeedV1.ReadResponse(
      events: page.events.map(FeedV1.Event.init),
      cursor: page.next.cursor,
      atEnd: page.isAtEnd
    )
  }

  package func follow(
    _ request: FeedV1.FollowRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<FeedV1.FollowResponse>
  ) async throws {
    try expectService(call)
    var cursor = call.metadata.binary("resume-bin")?[...] ?? request.cursor
    if cursor.isEmpty, request.fromNow { cursor = store.position.cursor }
    var pages = FeedPages(
      of: store,
      after: cursor,
      household: request.householdID,
      on: call.loop
    )
    while true {
      let page = try await pages.next()
      let events = page.events.map(FeedV1.Event.init)
      let next = page.next.cursor
      let reply = FeedV1.FollowResponse(events: events, cursor: next, atEnd: page.isAtEnd)
      try await replies.send(reply, cursor: Array(next))
      if !events.isEmpty { Failpoint.feedSent.pass() }
    }
  }

  private func expectService(_ call: ServerCall) throws {
    guard call.isPeerTrusted else { throw FeedRefusal.notAService }
  }
}

/// Why a feed cannot be read.
package enum FeedRefusal: Error, Hashable, Sendable {
  /// The bytes are not a cursor of any feed.
  case invalidCursor
  /// The feed cannot continue from there: too old, another epoch, or beyond its end.
  case cursorExpired
  /// The peer has not authenticated as a process of this installation.
  case notAService
}

extension FeedRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .invalidCursor:
      RPCError(
        .invalidArgument,
        "invalid_cursor",
        "The cursor is not one of this feed's.",
        violations: [Violation(field: "cursor", code: "invalid_cursor")]
      )
    case .cursorExpired:
      RPCError(
        .outOfRange,
        "cursor_expired",
        "The feed cannot continue from this cursor. Read it from the start."
      )
    case .notAService:
      RPCError(.permissionDenied, "services_only", "Only services may read this feed.")
    }
  }
}
