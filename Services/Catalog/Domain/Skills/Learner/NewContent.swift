extension TopicState {
  /// Migrates the state to a new version of a topic (TOP-059).
  ///
  /// Marks of removed steps are dropped, new steps are open, and a completed topic stays completed. For a
  /// member who has begun, a different number of steps is a change, because it changes the percentage.
  package func moved(from old: Topic, to new: Topic) -> TopicChange {
    guard !doneSteps.isEmpty else { return TopicChange(before: self, after: self) }
    var after = self
    after.doneSteps.formIntersection(new.steps.map(\.id))
    let isOtherTotal = old.totalSteps != new.totalSteps
    guard isOtherTotal || after.doneSteps != doneSteps else {
      return TopicChange(before: self, after: self)
    }
    after.revision += 1
    return TopicChange(before: self, after: after, isOtherTotal: isOtherTotal)
  }
}

extension Topic {
  /// Whether the steps differ, so that members' states may change.
  package func movesLearners(to new: Topic) -> Bool {
    Set(steps.map(\.id)) != Set(new.steps.map(\.id))
  }
}
