package import GatewayDomain
import RPC
import RuntimeContracts
import ServiceRuntime
package import Vocabulary

/// A service's feed, read over its channel.
package struct PeerFeed: WatchedFeed {
  private let peer: Peer

  package init(_ peer: Peer) { self.peer = peer }

  package var source: WatchSource { WatchSource(peer.area) }

  package func open(
    after position: WatchCursor.Position?,
    household: HouseholdID
  ) async throws -> any FeedReading {
    let request = FeedV1.FollowRequest(
      cursor: position?.cursor ?? [],
      householdID: household,
      fromNow: position == nil
    )
    let stream = try await peer.opening { channel in
      try await FeedV1.FeedClient(channel).follow(request)
    }
    return Reading(stream: stream, peer: peer)
  }

  private struct Reading: FeedReading {
    let stream: ReplyStream<FeedV1.FollowResponse>
    let peer: Peer

    func end() { stream.cancel() }

    func next() async throws -> FeedPageMessage {
      var iterator = stream.makeAsyncIterator()
      do {
        guard let page = try await iterator.next() else { throw RPCError.endedFeed }
        guard let position = WatchCursor.Position(cursor: page.cursor) else {
          throw RPCError(.internal, "malformed_cursor", "The feed cannot be followed.")
        }
        return FeedPageMessage(events: page.events, position: position)
      } catch {
        throw peer.named(RPCError(describing: error))
      }
    }
  }
}

extension RPCError {
  /// A feed is endless; a service that ends it is stopping.
  fileprivate static let endedFeed = RPCError(
    .unavailable,
    "draining",
    "The service is stopping."
  )
}

extension WatchCursor.Position {
  init?(cursor: ArraySlice<UInt8>) {
    guard let position = FeedPosition(cursor: cursor) else { return nil }
    self.init(position)
  }

  init(_ position: FeedPosition) {
    self.init(epoch: position.epoch, sequence: UInt64(clamping: position.sequence))
  }

  /// The cursor for a request to the feed.
  var cursor: ArraySlice<UInt8> { feedPosition.cursor }

  var feedPosition: FeedPosition {
    FeedPosition(epoch: epoch, sequence: Int64(clamping: sequence))
  }
}
