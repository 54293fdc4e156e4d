package import Vocabulary

/// One event of a followed feed, reduced to what points depend on.
package struct FeedReport: Equatable, Sendable {
  /// What the other service says happened; it has decided the points and the day.
  package enum Occurrence: Equatable, Sendable {
    case taskCompleted(points: Int, on: LocalDay)
    case taskUncompleted
    case taskRepriced(difference: Int)
    case topicCompleted(points: Int, on: LocalDay)
  }

  /// The task's UUID or the topic's identifier, as the feed names it.
  package let entity: String
  package let at: Timestamp
  package let occurrence: Occurrence

  package init(entity: String, at: Timestamp, occurrence: Occurrence) {
    self.entity = entity
    self.at = at
    self.occurrence = occurrence
  }

  package var source: PointsSource {
    switch occurrence {
    case .taskCompleted, .taskUncompleted, .taskRepriced: .task
    case .topicCompleted: .learning
    }
  }
}
