import GatewayContracts
import GatewayDomain
import RPC
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import GatewayService

@Suite("A feed that is followed")
struct FollowedFeedTests {
  @Test("is closed while its watcher does not read, and resumes after the last page (GTW-066)")
  func slow() throws {
    let simulation = Simulation(seed: 1)
    try simulation.run {
      let source = CountingFeed()
      let feed = FollowedFeed(
        source,
        household: .sample(1),
        after: nil,
        loop: simulation.loop
      )
      // A watcher that returns within a second reads the same stream.
      for expected in UInt64(1)...3 {
        #expect(try await Self.page(of: feed) == expected)
        try await simulation.loop.sleep(for: .milliseconds(900))
      }
      #expect(source.opened == [nil] && source.ended == 0)
      try await simulation.loop.sleep(for: .milliseconds(1_100))
      #expect(source.ended == 1)
      #expect(try await Self.page(of: feed) == 4)
      #expect(source.opened == [nil, 3])
      try await simulation.loop.sleep(for: .seconds(60))
      #expect(source.ended == 2, "it is let go once")
      #expect(try await Self.page(of: feed) == 5)
      #expect(source.opened == [nil, 3, 4])
    }
  }

  /// The position of the next page; a break may only come after it.
  private static func page(of feed: FollowedFeed) async throws -> UInt64? {
    guard case .page(let page) = try await feed.next() else { return nil }
    return page.position.sequence
  }
}

/// A feed whose pages are numbered and always there.
private final class CountingFeed: WatchedFeed {
  private struct State {
    var opened: [UInt64?] = []
    var ended = 0
  }

  private let state = Mutex(State())

  var source: WatchSource { .task }
  var opened: [UInt64?] { state.withLock(\.opened) }
  var ended: Int { state.withLock(\.ended) }

  func open(
    after position: WatchCursor.Position?,
    household: HouseholdID
  ) async throws -> any FeedReading {
    state.withLock { $0.opened.append(position?.sequence) }
    return Reading(self, after: position?.sequence ?? 0)
  }

  private func end() { state.withLock { $0.ended += 1 } }

  private final class Reading: FeedReading {
    private let feed: CountingFeed
    private let number: Mutex<UInt64>

    init(_ feed: CountingFeed, after number: UInt64) {
      self.feed = feed
      self.number = Mutex(number)
    }

    func next() async throws -> FeedPageMessage {
      let sequence = number.withLock { number in
        number += 1
        return number
      }
      return FeedPageMessage(events: [], position: .init(epoch: 1, sequence: sequence))
    }

    func end() { feed.end() }
  }
}
