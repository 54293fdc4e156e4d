import Vocabulary

/// The result of a member's action on a topic: the state before and after.
package struct TopicChange: Hashable, Sendable {
  package let before: TopicState
  package let after: TopicState
  /// The new content has a different number of steps.
  var isOtherTotal = false

  /// The contract names of the fields that differ; empty if nothing changed.
  package var changedFields: [String] {
    var fields: [String] = []
    if before.isCompleted != after.isCompleted { fields.append("is_completed") }
    if before.isFavorite != after.isFavorite { fields.append("is_favorite") }
    if before.notes != after.notes { fields.append("notes") }
    if before.doneSteps != after.doneSteps { fields.append("done_step_ids") }
    if isOtherTotal { fields.append("total_steps") }
    return fields
  }

  package var isChange: Bool { before.revision != after.revision }

  /// Whether the member completed the topic for the first time.
  package var isFirstCompletion: Bool {
    before.firstCompleted == nil && after.firstCompleted != nil
  }

  /// ``learningPointsOfATopic`` for a first completion, otherwise 0.
  package var learningPoints: Int32 { isFirstCompletion ? learningPointsOfATopic : 0 }
}

/// Learning points for the first completion of a topic by a member.
///
/// They are separate from task points.
package let learningPointsOfATopic: Int32 = 10

extension TopicState {
  /// Applies `edit` and increments the revision, unless nothing changes.
  ///
  /// The first completion is recorded with its time.
  func changed(at now: Timestamp, _ edit: (inout TopicState) -> Void) -> TopicChange {
    var after = self
    edit(&after)
    guard after != self else { return TopicChange(before: self, after: self) }
    if after.isCompleted, after.firstCompleted == nil { after.firstCompleted = now }
    after.revision += 1
    return TopicChange(before: self, after: after)
  }
}
