package import Vocabulary

/// The start of a feed that is replayed: events from there on come again, or are no longer valid.
package struct FeedBeginning: Sendable {
  /// The position of the oldest event in the feed, or of the next one if there was none.
  package let position: FeedPosition
  /// When that event was appended; the latest time if the feed had no event, so that nothing is
  /// discarded.
  package let at: Timestamp

  package init(position: FeedPosition, at: Timestamp) {
    self.position = position
    self.at = at
  }

  /// Reads the start from a page; `nil` when the page has no event although the feed had some, so
  /// that it is unknown.
  init?(_ events: [FeedEvent], upTo cursor: FeedCursor) {
    if let first = events.first {
      self.init(position: first.position, at: first.stamp.at)
    } else if cursor.isAtEnd, cursor.position.sequence == 0 {
      let next = FeedPosition(epoch: cursor.position.epoch, sequence: 1)
      self.init(position: next, at: Timestamp(millisecondsSinceEpoch: .max))
    } else {
      return nil
    }
  }
}
