package import Vocabulary

/// An event of a followed feed, reduced to what points depend on.
package struct FeedReport: Equatable, Sendable {
  /// What happened; the other service decided points and day.
  package enum Occurrence: Equatable, Sendable {
    case taskCompleted(points: Int, on: LocalDay)
    case taskUncompleted
    case taskRepriced(difference: Int)
    case topicCompleted(points: Int, on: LocalDay)
  }

  /// The task's UUID or the topic's identifier, as in the feed.
  package let entity: String
  package let at: Timestamp
  package let occurrence: Occurrence
  /// The input numbers of the rule, as far as the event names them (``Rule``).
  package let inputs: [Int]

  package init(entity: String, at: Timestamp, occurrence: Occurrence, inputs: [Int] = []) {
    self.entity = entity
    self.at = at
    self.occurrence = occurrence
    self.inputs = inputs
  }

  package var source: PointsSource {
    switch occurrence {
    case .taskCompleted, .taskUncompleted, .taskRepriced: .task
    case .topicCompleted: .learning
    }
  }
}
