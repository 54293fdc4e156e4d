package import Vocabulary

extension TopicState {
  /// Marks one step done or open (TOP-053, TOP-055).
  ///
  /// The last open step completes the topic; a step opened again clears the mark. Repeating either
  /// changes nothing.
  /// - Throws: ``TopicRefusal/unknownStep`` when `topic` has no such step.
  package func marking(
    _ step: StepID,
    done: Bool,
    of topic: Topic,
    at now: Timestamp
  ) throws(TopicRefusal) -> TopicChange {
    guard topic.steps.contains(where: { $0.id == step }) else { throw .unknownStep }
    guard doneSteps.contains(step) != done else { return TopicChange(before: self, after: self) }
    return changed(at: now) { state in
      if done {
        state.doneSteps.insert(step)
        if state.doneSteps.count == topic.totalSteps { state.isCompleted = true }
      } else {
        state.doneSteps.remove(step)
        state.isCompleted = false
      }
    }
  }

  /// Completes the topic with all its steps, or clears the mark and leaves the steps (TOP-055).
  package func settingCompleted(
    _ completed: Bool,
    of topic: Topic,
    at now: Timestamp
  ) -> TopicChange {
    guard isCompleted != completed else { return TopicChange(before: self, after: self) }
    return changed(at: now) { state in
      state.isCompleted = completed
      if completed { state.doneSteps = Set(topic.steps.map(\.id)) }
    }
  }
}
