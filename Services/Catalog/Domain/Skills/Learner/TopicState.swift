package import Vocabulary

/// One member's state of one topic.
///
/// Without a stored row it is ``init(of:)``: nothing done, revision 0 (TOP-051).
package struct TopicState: Hashable, Sendable {
  package let identifier: TopicIdentifier
  package var isCompleted = false
  package var isFavorite = false
  package var lastViewed: Timestamp?
  package var notes: String?
  /// Done steps; only those that the topic still has.
  package var doneSteps: Set<StepID> = []
  /// Increments with each change; views do not count.
  package var revision = 0
  /// When the topic was first completed; kept when the completion is cleared, so that it is rewarded once
  /// (TOP-061).
  package var firstCompleted: Timestamp?

  package init(of identifier: TopicIdentifier) { self.identifier = identifier }
}

extension TopicState {
  /// `100 · done / total` with one decimal, rounded half up; 0 for a topic without steps (TOP-054).
  package func completionPercentage(of topic: Topic) -> Double {
    StepCount(done: doneSteps.count, total: topic.totalSteps).percentage
  }

  /// Done steps in lesson order.
  package func doneStepsInOrder(of topic: Topic) -> [StepID] {
    topic.steps.map(\.id).filter(doneSteps.contains)
  }

  /// - Throws: ``TopicRefusal/revisionMismatch(current:)`` if the expected revision is not the current
  ///   one (TOP-063).
  package func expecting(_ expected: UInt64?) throws(TopicRefusal) -> TopicState {
    if let expected, expected != UInt64(clamping: revision) {
      throw .revisionMismatch(current: self)
    }
    return self
  }
}
