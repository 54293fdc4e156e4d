/// The criteria of a topic list.
///
/// An absent criterion matches everything.
package struct TopicFilter: Hashable, Sendable {
  package var category: String?
  package var difficulty: Difficulty?
  package var isCompleted: Bool?
  package var isFavorite: Bool?
  /// A substring of title, subtitle or category (TOP-071).
  package var text: SearchText?

  package init(
    category: String? = nil,
    difficulty: Difficulty? = nil,
    isCompleted: Bool? = nil,
    isFavorite: Bool? = nil,
    text: SearchText? = nil
  ) {
    self.category = category
    self.difficulty = difficulty
    self.isCompleted = isCompleted
    self.isFavorite = isFavorite
    self.text = text
  }

  package func matches(_ entry: TopicEntry) -> Bool {
    if let category, entry.topic.category != category { return false }
    if let difficulty, entry.topic.difficulty != difficulty { return false }
    if let isCompleted, entry.state.isCompleted != isCompleted { return false }
    if let isFavorite, entry.state.isFavorite != isFavorite { return false }
    guard let text else { return true }
    return entry.topic.searchable.contains(where: text.isPart(of:))
  }
}

/// A topic with the caller's state.
package struct TopicEntry: Hashable, Sendable {
  package let topic: Topic
  package let state: TopicState

  package init(topic: Topic, state: TopicState) {
    self.topic = topic
    self.state = state
  }
}
