import Contracts
package import GatewayDomain
package import RPC
package import ServiceRuntime
package import Vocabulary

/// The gateway's own feed, read from its store.
package struct OwnFeed: WatchedFeed {
  private static let pageSize = 100

  private let store: ServiceStore
  private let loop: EventLoop

  package init(_ store: ServiceStore, loop: EventLoop) {
    self.store = store
    self.loop = loop
  }

  package var source: WatchSource { .gateway }

  package func open(
    after position: WatchCursor.Position?,
    household: HouseholdID
  ) async throws -> any FeedReading {
    let start = position?.feedPosition ?? store.position
    guard start.epoch == store.feed.epoch, start.sequence <= store.position.sequence else {
      throw FeedRefusal.cursorExpired
    }
    return Reading(feed: self, household: household, start: start)
  }

  /// Unchecked `Sendable`: one task at a time reads it.
  private final class Reading: FeedReading, @unchecked Sendable {
    private let feed: OwnFeed
    private let household: HouseholdID
    private var position: FeedPosition
    private var hasSpoken = false

    init(feed: OwnFeed, household: HouseholdID, start: FeedPosition) {
      self.feed = feed
      self.household = household
      position = start
    }

    func next() async throws -> FeedPageMessage {
      let store = feed.store
      while true {
        let (start, household) = (position, household)
        let page = try await store.read { connection in
          guard try store.feed.prunedThrough(connection) <= start.sequence else {
            throw FeedRefusal.cursorExpired
          }
          return try store.feed.read(
            connection,
            after: start.sequence,
            limit: OwnFeed.pageSize,
            household: household
          )
        }
        position = page.next
        if !page.events.isEmpty || !hasSpoken {
          hasSpoken = true
          return FeedPageMessage(
            events: page.events.map { FeedV1.Event($0) },
            position: WatchCursor.Position(position)
          )
        }
        try await waitForMore()
      }
    }

    private func waitForMore() async throws {
      let next = FeedPosition(epoch: position.epoch, sequence: position.sequence + 1)
      _ = try await feed.store.head.wait(for: next, atMost: .seconds(30), on: feed.loop)
    }
  }
}
