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
  /// The numbers that the points rest on, as far as the event says them (``Rule``).
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
