package import Vocabulary

extension TopicState {
  /// Sets or clears the favourite mark; idempotent (TOP-056).
  package func settingFavorite(_ favorite: Bool, at now: Timestamp) -> TopicChange {
    changed(at: now) { $0.isFavorite = favorite }
  }

  /// Toggles the favourite mark; not idempotent, so retries must be detected by request id before.
  package func togglingFavorite(at now: Timestamp) -> TopicChange {
    settingFavorite(!isFavorite, at: now)
  }
}
