import Contracts
import GatewayDomain
import Vocabulary

/// The positions of all feeds, as far as their events were sent.
///
/// Inside a batch it stays before the batch: a client that goes on from there gets the batch whole,
/// because events of one batch are never split for readers.
struct MergedCursor {
  private var cursor: WatchCursor

  init(_ start: WatchCursor) { cursor = start }

  /// Whether nothing is known of this feed yet.
  func isNew(_ source: WatchSource) -> Bool { cursor.positions[source] == nil }

  /// Goes over one event, sent or not.
  mutating func pass(_ event: FeedV1.Event, of source: WatchSource, endsBatch: Bool) {
    if endsBatch {
      reach(.init(epoch: event.epoch, sequence: event.sequence), of: source)
    } else if isNew(source) {
      let before = event.sequence > 0 ? event.sequence - 1 : 0
      reach(.init(epoch: event.epoch, sequence: before), of: source)
    }
  }

  mutating func reach(_ position: WatchCursor.Position, of source: WatchSource) {
    cursor.positions[source] = position
  }

  func bytes(for household: HouseholdID) -> [UInt8] { cursor.bytes(for: household) }
}
