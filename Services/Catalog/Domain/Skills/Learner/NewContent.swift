extension TopicState {
  /// What becomes of the state when new content takes the place of a topic (TOP-059).
  ///
  /// Marks of steps that are gone go with them, new steps are open, and a finished topic stays finished. For a
  /// member who has begun, another number of steps is a change as well: it moves their percentage.
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
  /// Whether members who have begun `self` may stand elsewhere in `new`.
  package func movesLearners(to new: Topic) -> Bool {
    Set(steps.map(\.id)) != Set(new.steps.map(\.id))
  }
}
