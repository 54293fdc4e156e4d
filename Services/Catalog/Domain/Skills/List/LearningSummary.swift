package import Vocabulary

/// How far a member is in one category.
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
  /// Counts over everything listed, whatever a filter hides; categories in the catalogue's order.
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

/// What a member has learned, over everything listed.
package struct LearningSummary: Hashable, Sendable {
  package let topics: Int
  package let completed: Int
  package let steps: StepCount
  package let categories: [CategoryTotal]
  /// In the catalogue's order.
  package let favorites: [Topic]
  /// What was looked at last.
  package let lastViewed: Topic?
  package let lastViewedAt: Timestamp?
  /// Of first completions, also of topics that were retired since.
  package let learningPoints: Int
}

extension LearningSummary {
  /// - Parameters:
  ///   - catalogue: what there is to learn.
  ///   - states: what is stored about the member.
  package init(_ catalogue: Catalogue, _ states: [TopicIdentifier: TopicState]) {
    categories = catalogue.totals(of: states)
    topics = categories.reduce(0) { $0 + $1.topics }
    completed = categories.reduce(0) { $0 + $1.completed }
    steps = categories.reduce(StepCount(done: 0, total: 0)) { $0 + $1.steps }
    let listed = catalogue.listed
    favorites = listed.filter { states[$0.identifier]?.isFavorite ?? false }
    // Of two at the same moment the first of the catalogue.
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
