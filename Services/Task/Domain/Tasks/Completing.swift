package import Vocabulary

/// The result of completing or uncompleting a task.
package struct CompletionDecision: Hashable, Sendable {
  package let task: HouseholdTask
  /// Positive when earned, negative when taken back, 0 when nothing changed.
  package let points: Int32
  /// `nil` when the task was in the wanted state already.
  package let change: Change?
}

extension HouseholdTask {
  /// Completes this task (TSK-077).
  ///
  /// Points and the member's day are decided here, once. Completing it again is not an error: it
  /// changes and earns nothing (TSK-079).
  ///
  /// - Parameters:
  ///   - moment: the time of the call.
  ///   - done: when it was done, from a client that was offline; a time in the future counts as now
  ///     (TSK-021).
  /// - Returns: the complete task, and the points it earned.
  package func completed(at moment: Moment, done: Timestamp? = nil) -> CompletionDecision {
    guard completion == nil else { return CompletionDecision(task: self, points: 0, change: nil) }
    let instant = min(done ?? moment.now, moment.now)
    let completion = Completion(at: instant, day: moment.calendar.day(of: instant))
    var task = revised(at: moment.now)
    task.completion = completion
    return CompletionDecision(
      task: task,
      points: task.score,
      change: .taskCompleted(task, completion)
    )
  }

  /// Marks this task open again (TSK-078).
  ///
  /// The points are taken back on the day they were booked on, not today.
  package func uncompleted(at moment: Moment) -> CompletionDecision {
    guard let completion else { return CompletionDecision(task: self, points: 0, change: nil) }
    var task = revised(at: moment.now)
    task.completion = nil
    return CompletionDecision(
      task: task,
      points: -score,
      change: .taskUncompleted(task, was: completion)
    )
  }
}

extension HouseholdTask {
  /// Toggles the state (TSK-079).
  package func toggled(at moment: Moment) -> CompletionDecision {
    isComplete ? uncompleted(at: moment) : completed(at: moment)
  }
}
