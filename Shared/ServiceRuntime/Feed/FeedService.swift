package import Contracts
package import RPC
import SQLite
import Vocabulary

/// Serves `daybook.feed.v1.Feed` for any service: its outbox, by cursor and as a stream.
///
/// A stream reads the same table a page at a time and waits in between without holding anything, so
/// a slow reader costs the writer nothing (EVT-005).
package struct FeedService: FeedV1.FeedService {
  /// Events in a page unless the reader says otherwise.
  static let defaultPage = 100
  static let largestPage = 500
  /// A reader that hears nothing this long may take the stream for dead.
  static let heartbeat = Duration.seconds(30)

  private let store: ServiceStore

  package init(_ store: ServiceStore) {
    self.store = store
  }

  package func read(
    _ request: FeedV1.ReadRequest,
    _ call: ServerCall
  ) async throws -> FeedV1.ReadResponse {
    try expectService(call)
    guard (0...Self.largestPage).contains(Int(request.pageSize)) else {
      throw RPCError(
        .invalidArgument,
        "invalid_page_size",
        "A page has 1 to 500 events.",
        violations: [
          Violation(field: "page_size", code: "out_of_range", limit: Int64(Self.largestPage))
        ]
      )
    }
    let limit = request.pageSize == 0 ? Self.defaultPage : Int(request.pageSize)
    let page = try await page(after: request.cursor, limit, request.householdID)
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
    var cursor = call.metadata.binary("resume-bin") ?? request.cursor
    if cursor.isEmpty, request.fromNow { cursor = store.position.cursor }
    var mustSpeak = true  // the first message tells the reader that it is heard, and from where
    while true {
      let page = try await page(after: cursor, Self.defaultPage, request.householdID)
      cursor = page.next.cursor
      if !page.events.isEmpty || mustSpeak {
        let events = page.events.map(FeedV1.Event.init)
        try await replies.send(.init(events: events, cursor: cursor), cursor: cursor)
        if !events.isEmpty { Failpoint.feedSent.pass() }
      }
      guard page.isAtEnd else { continue }
      let following = FeedPosition(epoch: page.next.epoch, sequence: page.next.sequence + 1)
      mustSpeak = try await !store.head.wait(
        for: following,
        atMost: Self.heartbeat,
        on: call.loop
      )
    }
  }

  /// Reads the events after a cursor; an empty one is before the oldest event kept.
  ///
  /// - Throws: `invalid_cursor` when it is no cursor, `cursor_expired` when this feed cannot go on
  ///   from there.
  private func page(
    after cursor: [UInt8],
    _ limit: Int,
    _ household: HouseholdID?
  ) async throws -> FeedPage {
    let feed = store.feed
    return try await store.read { connection in
      let oldest = try feed.prunedThrough(connection)
      if cursor.isEmpty {
        return try feed.read(connection, after: oldest, limit: limit, household: household)
      }
      guard let position = FeedPosition(cursor: cursor) else { throw FeedRefusal.invalidCursor }
      let isKnown = try (oldest...max(oldest, feed.head(connection))).contains(position.sequence)
      guard position.epoch == feed.epoch, isKnown else { throw FeedRefusal.cursorExpired }
      return try feed.read(
        connection,
        after: position.sequence,
        limit: limit,
        household: household
      )
    }
  }

  private func expectService(_ call: ServerCall) throws {
    guard call.isPeerTrusted else { throw FeedRefusal.notAService }
  }
}

/// Why a feed is not read.
package enum FeedRefusal: Error, Hashable, Sendable {
  /// The bytes are not a cursor of any feed.
  case invalidCursor
  /// The feed cannot go on from there: too old, another life of the feed, or beyond its end.
  case cursorExpired
  /// The peer has not proved that it is a process of this installation.
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
        "The feed cannot go on from this cursor. Read everything anew."
      )
    case .notAService:
      RPCError(.permissionDenied, "services_only", "Only services may read this feed.")
    }
  }
}
