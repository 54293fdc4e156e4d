package import Vocabulary

extension TopicState {
  /// Makes the topic a favourite or no longer one; repeating it changes nothing (TOP-056).
  package func settingFavorite(_ favorite: Bool, at now: Timestamp) -> TopicChange {
    changed(at: now) { $0.isFavorite = favorite }
  }

  /// Turns the mark round; a retry must be told apart by its request id before it comes here.
  package func togglingFavorite(at now: Timestamp) -> TopicChange {
    settingFavorite(!isFavorite, at: now)
  }
}
