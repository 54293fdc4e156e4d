package import Vocabulary

/// Where a feed that is told anew begins: what was learnt from there on is told again, or is not true any more.
package struct FeedBeginning: Sendable {
  /// Of the oldest event that the feed has, or of the one that comes next where it has had none.
  package let position: FeedPosition
  /// When that event was appended; of a feed that has had none, after everything: what is of no known feed stays.
  package let at: Timestamp

  package init(position: FeedPosition, at: Timestamp) {
    self.position = position
    self.at = at
  }

  /// What a page tells of it; `nil` where it brings no event of a feed that has had some, so that nobody knows yet.
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
