package import RPC
import SQLite
package import Vocabulary

/// One reader's iteration over a service's own feed, page by page.
///
/// The first page comes at once, with or without events, and states where the reader begins. Later
/// pages come when something relevant was appended, or empty as a heartbeat. It holds nothing while
/// it waits, so a slow reader does not slow down the writer (EVT-005).
package struct FeedPages: Sendable {
  /// The default number of events in a page.
  static let standardSize = 100
  /// The longest time without a page; after it a reader may treat the stream as lost.
  static let heartbeat = Duration.seconds(30)

  private let store: ServiceStore
  private let household: HouseholdID?
  private let loop: EventLoop
  private var cursor: ArraySlice<UInt8>
  private var isAtEnd: FeedPosition?
  private var mustSend = true

  /// Prepares to read after `cursor`; an empty one is before the oldest kept event.
  package init(
    of store: ServiceStore,
    after cursor: ArraySlice<UInt8>,
    household: HouseholdID?,
    on loop: EventLoop
  ) {
    self.store = store
    self.cursor = cursor
    self.household = household
    self.loop = loop
  }

  /// The next page; waits for one, at most as long as a heartbeat.
  ///
  /// - Throws: ``FeedRefusal``, and what ``Database/read(_:)`` throws.
  package mutating func next() async throws -> FeedPage {
    while true {
      if let end = isAtEnd {
        let following = FeedPosition(epoch: end.epoch, sequence: end.sequence + 1)
        mustSend = try await !store.head.wait(
          for: following,
          of: household,
          atMost: Self.heartbeat,
          on: loop
        )
      }
      let page = try await store.feedPage(after: cursor, Self.standardSize, household)
      cursor = page.next.cursor
      isAtEnd = page.isAtEnd ? page.next : nil
      if mustSend || !page.events.isEmpty {
        mustSend = false
        return page
      }
    }
  }
}

extension ServiceStore {
  /// Reads the events after a cursor; an empty one is before the oldest kept event.
  ///
  /// - Throws: `invalid_cursor` for bytes that are no cursor; `cursor_expired` when this feed
  ///   cannot continue from it.
  func feedPage(
    after cursor: ArraySlice<UInt8>,
    _ limit: Int,
    _ household: HouseholdID?
  ) async throws -> FeedPage {
    let feed = feed
    return try await read(of: household?.rawValue) { connection in
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
}
