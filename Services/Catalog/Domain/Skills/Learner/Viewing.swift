package import Vocabulary

extension TopicState {
  /// Remembers that the member looked at the topic; the time never moves backwards (TOP-052).
  ///
  /// A look is no change of the record: the revision stays, and the feed says nothing of it.
  package func viewed(at now: Timestamp) -> TopicState {
    var after = self
    after.lastViewed = max(now, lastViewed ?? now)
    return after
  }
}
