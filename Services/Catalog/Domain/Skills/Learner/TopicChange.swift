import Vocabulary

/// What a learner's action does to their state: possibly nothing, possibly a reward.
package struct TopicChange: Hashable, Sendable {
  package let before: TopicState
  package let after: TopicState
  /// New content has another number of steps.
  var isOtherTotal = false

  /// Names of what differs, as the contract spells them; empty when nothing does.
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

  /// The member has finished the topic, and never had before.
  package var isFirstCompletion: Bool {
    before.firstCompleted == nil && after.firstCompleted != nil
  }

  /// What the change earns: ``learningPointsOfATopic`` the first time, else nothing.
  package var learningPoints: Int32 { isFirstCompletion ? learningPointsOfATopic : 0 }
}

/// Points for completing a topic, once for each member and topic.
///
/// They are no task points.
package let learningPointsOfATopic: Int32 = 10

extension TopicState {
  /// Applies `edit` and counts the revision, unless the edit changes nothing.
  ///
  /// A state that becomes complete for the first time remembers when.
  func changed(at now: Timestamp, _ edit: (inout TopicState) -> Void) -> TopicChange {
    var after = self
    edit(&after)
    guard after != self else { return TopicChange(before: self, after: self) }
    if after.isCompleted, after.firstCompleted == nil { after.firstCompleted = now }
    after.revision += 1
    return TopicChange(before: self, after: after)
  }
}
