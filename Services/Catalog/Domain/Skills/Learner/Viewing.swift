package import Vocabulary

extension TopicState {
  /// Records that the member viewed the topic; the time never decreases (TOP-052).
  ///
  /// A view changes neither the revision nor the feed.
  package func viewed(at now: Timestamp) -> TopicState {
    var after = self
    after.lastViewed = max(now, lastViewed ?? now)
    return after
  }
}
