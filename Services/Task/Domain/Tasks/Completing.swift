package import Vocabulary

/// What completing or uncompleting a task comes to.
package struct CompletionDecision: Hashable, Sendable {
  package let task: HouseholdTask
  /// Earned when positive, given back when negative, 0 when nothing changed.
  package let points: Int32
  /// `nil` when the task was in the wanted state already.
  package let change: Change?
}

extension HouseholdTask {
  /// Decides what happens when the member says this task is done (TSK-077).
  ///
  /// The points and the member's day are decided here, once. Finishing twice is not an error: it
  /// changes nothing and earns nothing (TSK-079).
  ///
  /// - Parameters:
  ///   - moment: when it is decided.
  ///   - done: when it was done, from a client that could not say so at once; a later time than now
  ///     counts as now (TSK-021).
  /// - Returns: the complete task, and what it earned.
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

  /// Decides what happens when the member says this task is not done after all (TSK-078).
  ///
  /// The points go back on the day they had been booked on, not on today.
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
  /// Flips the state (TSK-079).
  package func toggled(at moment: Moment) -> CompletionDecision {
    isComplete ? uncompleted(at: moment) : completed(at: moment)
  }
}
