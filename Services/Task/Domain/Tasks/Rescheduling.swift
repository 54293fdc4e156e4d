import Vocabulary

extension HouseholdTask {
  /// Decides what moving the due date on purpose makes of this task (TSK-090 to TSK-092).
  ///
  /// - Parameters:
  ///   - target: the new due date; a day alone keeps the time of day that the task has, and where
  ///     that has passed already it stays a day (TSK-096).
  ///   - keepsType: leaves the type; otherwise it is derived anew.
  ///   - moment: when it is decided.
  /// - Returns: the task after it, unchanged when it was due then already.
  /// - Throws: ``TaskRefusal/taskComplete``, and ``TaskRefusal/invalid(_:)`` when the target lies on
  ///   an earlier day than today.
  package func rescheduled(
    to target: DueDate,
    keepsType: Bool = false,
    at moment: Moment
  ) throws(TaskRefusal) -> UpdateDecision {
    try target.checkAsTarget(at: moment)
    guard !isComplete else { throw .taskComplete }
    var edit = TaskEdit(due: target.keepingTime(of: due, at: moment))
    if keepsType { edit.type = type.rawValue }
    return try updated(by: edit, target: nil, inbox: nil, at: moment).told {
      .taskRescheduled($0, previous: self)
    }
  }
}

extension DueDate {
  /// Asks what no stored task decides: whether anything may be moved there.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` when it lies on an earlier day than today, or on one that the
  ///   member's zone has left out (TSK-066).
  package func checkAsTarget(at moment: Moment) throws(TaskRefusal) {
    try TaskRefusal.check(TaskRules.notOnEarlierDay(self, at: moment))
    try TaskRefusal.check(TaskRules.existing(self, at: moment))
  }

  /// A day with the time of day that the task had before; a time that has passed on that day makes
  /// it the day alone, so that moving makes no overdue task.
  func keepingTime(of old: DueDate?, at moment: Moment) -> DueDate {
    guard case .on(let day) = self, let old else { return self }
    return old.moved(to: day, at: moment)
  }
}
