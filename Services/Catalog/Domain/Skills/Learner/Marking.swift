package import Vocabulary

/// The new state of one step.
package struct StepMark: Hashable, Sendable {
  package let step: StepID
  package let isDone: Bool

  /// The maximum number of marks in one change; a lesson has about thirty steps.
  package static let mostAtOnce = 500

  package init(_ step: StepID, isDone: Bool) {
    self.step = step
    self.isDone = isDone
  }
}

extension TopicState {
  /// Marks steps done or open, all or none (TOP-053, TOP-055, TOP-074).
  ///
  /// Marks are applied in order. Marking the last open step done completes the topic; reopening a step
  /// clears the completion. Repeating a mark changes nothing.
  /// - Throws: ``TopicRefusal/unknownStep`` if `topic` lacks one of the steps;
  ///   ``TopicRefusal/tooManyMarks``.
  package func marking(
    _ marks: [StepMark],
    of topic: Topic,
    at now: Timestamp
  ) throws(TopicRefusal) -> TopicChange {
    guard marks.count <= StepMark.mostAtOnce else { throw .tooManyMarks }
    let known = Set(topic.steps.map(\.id))
    guard marks.allSatisfy({ known.contains($0.step) }) else { throw .unknownStep }
    return changed(at: now) { state in
      for mark in marks { state.apply(mark, totalSteps: known.count) }
    }
  }

  private mutating func apply(_ mark: StepMark, totalSteps: Int) {
    guard doneSteps.contains(mark.step) != mark.isDone else { return }
    if mark.isDone {
      doneSteps.insert(mark.step)
      if doneSteps.count == totalSteps { isCompleted = true }
    } else {
      doneSteps.remove(mark.step)
      isCompleted = false
    }
  }

  /// Completes the topic with all its steps, or clears the completion and keeps the steps (TOP-055).
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
