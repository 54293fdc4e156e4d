import GatewayDomain
import RuntimeContracts
import Vocabulary

/// The positions in all feeds up to which events were sent.
///
/// Inside a batch it stays before the batch, so that a client that resumes there gets the whole batch:
/// readers never get parts of a batch.
struct MergedCursor {
  private var cursor: WatchCursor

  init(_ start: WatchCursor) { cursor = start }

  /// Sets the position before a feed's first page, unless the feed has one.
  mutating func begin(_ page: FeedPageMessage, of source: WatchSource) {
    guard cursor.positions[source] == nil else { return }
    guard let first = page.events.first else { return reach(page.position, of: source) }
    let before = first.sequence > 0 ? first.sequence - 1 : 0
    reach(.init(epoch: first.epoch, sequence: before), of: source)
  }

  /// Advances past an event, sent or not.
  mutating func pass(_ event: FeedV1.Event, of source: WatchSource) {
    reach(.init(epoch: event.epoch, sequence: event.sequence), of: source)
  }

  mutating func reach(_ position: WatchCursor.Position, of source: WatchSource) {
    cursor.positions[source] = position
  }

  func bytes(for household: HouseholdID) -> [UInt8] { cursor.bytes(for: household) }
}
