package import Vocabulary

extension TopicState {
  /// Remembers that the member looked at the topic; the time never moves backwards (TOP-052).
  package func viewed(at now: Timestamp) -> TopicChange {
    changed(at: now) { state in
      state.lastViewed = max(now, state.lastViewed ?? now)
    }
  }
}
