import GatewayDomain
import RuntimeContracts
import Vocabulary

/// The positions of all feeds, as far as their events were sent.
///
/// Inside a batch it stays before the batch: a client that goes on from there gets the batch whole,
/// because events of one batch are never split for readers.
struct MergedCursor {
  private var cursor: WatchCursor

  init(_ start: WatchCursor) { cursor = start }

  /// Takes the place before a feed's first page, unless one is known already.
  mutating func begin(_ page: FeedPageMessage, of source: WatchSource) {
    guard cursor.positions[source] == nil else { return }
    guard let first = page.events.first else { return reach(page.position, of: source) }
    let before = first.sequence > 0 ? first.sequence - 1 : 0
    reach(.init(epoch: first.epoch, sequence: before), of: source)
  }

  /// Goes over one event, sent or not.
  mutating func pass(_ event: FeedV1.Event, of source: WatchSource) {
    reach(.init(epoch: event.epoch, sequence: event.sequence), of: source)
  }

  mutating func reach(_ position: WatchCursor.Position, of source: WatchSource) {
    cursor.positions[source] = position
  }

  func bytes(for household: HouseholdID) -> [UInt8] { cursor.bytes(for: household) }
}
