package import Vocabulary

/// A member's progress in one category.
package struct CategoryTotal: Hashable, Sendable {
  package let category: String
  package let topics: Int
  package let completed: Int
  package let steps: StepCount

  package init(category: String, topics: Int, completed: Int, steps: StepCount) {
    self.category = category
    self.topics = topics
    self.completed = completed
    self.steps = steps
  }
}

extension Catalogue {
  /// Counts over all listed topics, regardless of filters; categories in catalogue order.
  package func totals(of states: [TopicIdentifier: TopicState]) -> [CategoryTotal] {
    let topics = listed
    return categories.map { category in
      let members = topics.filter { $0.category == category }
      return CategoryTotal(
        category: category,
        topics: members.count,
        completed: members.count { states[$0.identifier]?.isCompleted ?? false },
        steps: members.reduce(StepCount(done: 0, total: 0)) { sum, topic in
          let done = states[topic.identifier]?.doneSteps.count ?? 0
          return sum + StepCount(done: done, total: topic.totalSteps)
        }
      )
    }
  }
}

/// A member's progress over all listed topics.
package struct LearningSummary: Hashable, Sendable {
  package let topics: Int
  package let completed: Int
  package let steps: StepCount
  package let categories: [CategoryTotal]
  /// In catalogue order.
  package let favorites: [Topic]
  /// The topic that was viewed last.
  package let lastViewed: Topic?
  package let lastViewedAt: Timestamp?
  /// Points of first completions, including topics retired since.
  package let learningPoints: Int
}

extension LearningSummary {
  /// - Parameters:
  ///   - catalogue: all topics.
  ///   - states: the member's stored states.
  package init(_ catalogue: Catalogue, _ states: [TopicIdentifier: TopicState]) {
    categories = catalogue.totals(of: states)
    topics = categories.reduce(0) { $0 + $1.topics }
    completed = categories.reduce(0) { $0 + $1.completed }
    steps = categories.reduce(StepCount(done: 0, total: 0)) { $0 + $1.steps }
    let listed = catalogue.listed
    favorites = listed.filter { states[$0.identifier]?.isFavorite ?? false }
    // Ties are broken by catalogue order.
    let viewed = listed.compactMap { topic in
      states[topic.identifier]?.lastViewed.map { (topic: topic, at: $0) }
    }
    let latest = viewed.map(\.at).max()
    lastViewed = viewed.first { $0.at == latest }?.topic
    lastViewedAt = latest
    learningPoints =
      states.values.count { $0.firstCompleted != nil } * Int(learningPointsOfATopic)
  }
}
