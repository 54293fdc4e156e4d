package import Vocabulary

/// A change that is applied to many tasks (TSK-150).
package enum BulkAction: Hashable, Sendable {
  case complete
  case uncomplete
  case delete(forgetsHistory: Bool)
  case move(Project)
  /// Raw, so that a value outside 1 to 4 becomes a violation instead of a decoding error.
  case setPriority(Int32)
  case setType(Int32)
  case setDue(DueDate)
  /// Moves the due date by days; negative is earlier.
  case shiftDue(days: Int)
  case setReminder(Timestamp)
  case clearReminder

  /// The maximum shift of due dates: ten years.
  static let maximumShift = 3_660
}

extension BulkAction {
  /// The violations that do not depend on a task; listed once instead of per task.
  package func violations(at moment: Moment) -> [TaskViolation] {
    switch self {
    case .setPriority(let raw): return TaskRules.priority(raw, field: "set_priority")
    case .setType(let raw):
      return TaskType(rawValue: raw) == nil ? [TaskViolation("set_type", .invalidType)] : []
    case .setDue(let due):
      let field = "set_\(due.field)"
      if due.isOnEarlierDay(than: moment) { return [TaskViolation(field, .invalidDueDate)] }
      guard case .on(let day) = due else { return [] }
      return TaskRules.existing(day, field, at: moment)
    case .shiftDue(let days):
      let limit = Self.maximumShift
      guard abs(days) > limit else { return [] }
      let detail = "Due dates are shifted by at most \(limit) days"
      return [TaskViolation("shift_due_days", .outOfRange, detail: detail, limit: limit)]
    case .setReminder(let instant):
      return instant < moment.now ? [TaskViolation("set_reminder", .invalidReminder)] : []
    case .move(let project):
      return project.isArchived ? [.archived("move_to_project_id")] : []
    case .complete, .uncomplete, .delete, .clearReminder: return []
    }
  }
}

extension HouseholdTask {
  /// Applies a bulk action to this task.
  ///
  /// - Returns: no change when the task has the wanted values already.
  /// - Throws: what the corresponding single call throws.
  package func applying(
    _ action: BulkAction,
    at moment: Moment
  ) throws(TaskRefusal) -> UpdateDecision {
    switch action {
    case .complete: return completed(at: moment).decision
    case .uncomplete: return uncompleted(at: moment).decision
    case .delete(let forgetsHistory):
      let change = Change.taskDeleted(self, forgetsHistory: forgetsHistory)
      return UpdateDecision(task: self, warnings: [], change: change)
    case .move(let project): return try moved(to: project, at: moment)
    case .setPriority(let raw):
      var edit = TaskEdit()
      edit.priority = raw
      return try edited(by: edit, at: moment)
    case .setType(let raw):
      var edit = TaskEdit()
      edit.type = raw
      return try edited(by: edit, at: moment)
    case .setDue(let due): return try redated(to: due, at: moment)
    case .shiftDue(let days):
      guard let due else { return UpdateDecision(task: self, warnings: [], change: nil) }
      let day = due.day(moment.calendar)
      guard day.advanced(by: days).days(since: day) == days else {
        let detail = "Due dates lie in the years 1 to 9999"
        throw .invalid([TaskViolation(due.field, .outOfRange, detail: detail, limit: 9_999)])
      }
      return try redated(to: due.shifted(by: days, moment.calendar), at: moment)
    case .setReminder(let instant):
      var edit = TaskEdit()
      edit.reminder = .some(instant)
      return try edited(by: edit, at: moment)
    case .clearReminder:
      var edit = TaskEdit()
      edit.reminder = .some(nil)
      return try edited(by: edit, at: moment)
    }
  }

  /// Moves the task to another project, which was checked before (TSK-115).
  package func moved(
    to project: Project,
    at moment: Moment
  ) throws(TaskRefusal) -> UpdateDecision {
    var edit = TaskEdit()
    edit.project = .some(project.id)
    return try updated(by: edit, target: project, inbox: nil, at: moment).published {
      .taskMoved($0, previous: self)
    }
  }

  private func redated(to due: DueDate, at moment: Moment) throws(TaskRefusal) -> UpdateDecision {
    try edited(by: TaskEdit(due: due), at: moment).published {
      .taskRescheduled($0, previous: self)
    }
  }

  private func edited(by edit: TaskEdit, at moment: Moment) throws(TaskRefusal) -> UpdateDecision {
    try updated(by: edit, target: nil, inbox: nil, at: moment)
  }
}

extension DueDate {
  /// The same time of day, `days` later; moves forward past an hour or a day that the zone skips.
  package func shifted(by days: Int, _ calendar: HouseholdCalendar) -> DueDate {
    guard days != 0 else { return self }
    return sameTime(on: calendar.existing(day(calendar).advanced(by: days)), calendar)
  }
}

extension CompletionDecision {
  var decision: UpdateDecision { UpdateDecision(task: task, warnings: [], change: change) }
}
