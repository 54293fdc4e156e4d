package import RPC
import SQLite
package import Vocabulary

/// One reader's way through a service's own feed, page after page.
///
/// The first page comes at once and says from where on it is heard, with or without events; each later
/// one when something was appended that it reads, or empty as a heartbeat. Nothing is held while it waits, so a slow
/// reader costs the writer nothing (EVT-005).
package struct FeedPages: Sendable {
  /// Events in a page unless the reader says otherwise.
  static let standardSize = 100
  /// A reader that hears nothing this long may take the stream for dead.
  static let heartbeat = Duration.seconds(30)

  private let store: ServiceStore
  private let household: HouseholdID?
  private let loop: EventLoop
  private var cursor: ArraySlice<UInt8>
  private var isAtEnd: FeedPosition?
  private var mustSpeak = true

  /// Prepares to read what comes after `cursor`; an empty one is before the oldest event kept.
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

  /// The next page; waits until there is one, at most a heartbeat long.
  ///
  /// - Throws: ``FeedRefusal``, and what ``Database/read(_:)`` throws.
  package mutating func next() async throws -> FeedPage {
    while true {
      if let end = isAtEnd {
        let following = FeedPosition(epoch: end.epoch, sequence: end.sequence + 1)
        mustSpeak = try await !store.head.wait(
          for: following,
          of: household,
          atMost: Self.heartbeat,
          on: loop
        )
      }
      let page = try await store.feedPage(after: cursor, Self.standardSize, household)
      cursor = page.next.cursor
      isAtEnd = page.isAtEnd ? page.next : nil
      if mustSpeak || !page.events.isEmpty {
        mustSpeak = false
        return page
      }
    }
  }
}

extension ServiceStore {
  /// Reads the events after a cursor; an empty one is before the oldest event kept.
  ///
  /// - Throws: `invalid_cursor` when it is no cursor, `cursor_expired` when this feed cannot go on
  ///   from there.
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
