import Vocabulary

extension HouseholdTask {
  /// Moves the due date of this task explicitly (TSK-090 to TSK-092).
  ///
  /// - Parameters:
  ///   - target: the new due date. A date keeps the task's time of day, unless that has passed
  ///     already (TSK-096).
  ///   - keepsType: keeps the type; otherwise it is derived again.
  ///   - moment: the time of the call.
  /// - Returns: the moved task, unchanged when it was due then already.
  /// - Throws: ``TaskRefusal/taskComplete``, and ``TaskRefusal/invalid(_:)`` when the target is
  ///   before today.
  package func rescheduled(
    to target: DueDate,
    keepsType: Bool = false,
    at moment: Moment
  ) throws(TaskRefusal) -> UpdateDecision {
    try target.checkAsTarget(at: moment)
    guard !isComplete else { throw .taskComplete }
    var edit = TaskEdit(due: target.keepingTime(of: due, at: moment))
    if keepsType { edit.type = type.rawValue }
    return try updated(by: edit, target: nil, inbox: nil, at: moment).published {
      .taskRescheduled($0, previous: self)
    }
  }
}

extension DueDate {
  /// Checks the target independently of any task.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` when it is before today, or a day that the member's zone
  ///   skips (TSK-066).
  package func checkAsTarget(at moment: Moment) throws(TaskRefusal) {
    try TaskRefusal.check(TaskRules.notOnEarlierDay(self, at: moment))
    try TaskRefusal.check(TaskRules.existing(self, at: moment))
  }

  /// A date with the task's former time of day; if that has passed on the day, the date alone, so
  /// that moving does not make the task overdue.
  func keepingTime(of old: DueDate?, at moment: Moment) -> DueDate {
    guard case .on(let day) = self, let old else { return self }
    return old.moved(to: day, at: moment)
  }
}
