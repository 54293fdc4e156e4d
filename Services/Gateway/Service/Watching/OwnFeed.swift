package import GatewayDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime
package import Vocabulary

/// The gateway's feed, read from its store.
package struct OwnFeed: WatchedFeed {
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
    Reading(
      FeedPages(
        of: store,
        after: (position?.feedPosition ?? store.position).cursor,
        household: household,
        on: loop
      )
    )
  }

  /// Unchecked `Sendable`: used by one task at a time.
  private final class Reading: FeedReading, @unchecked Sendable {
    private var pages: FeedPages

    init(_ pages: FeedPages) { self.pages = pages }

    /// Empty, because nothing is read ahead.
    func end() {}

    func next() async throws -> FeedPageMessage {
      let page = try await pages.next()
      return FeedPageMessage(
        events: page.events.map { FeedV1.Event($0) },
        position: WatchCursor.Position(page.next)
      )
    }
  }
}
