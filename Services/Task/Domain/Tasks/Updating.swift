import Vocabulary

/// The result of an update.
package struct UpdateDecision: Hashable, Sendable {
  package let task: HouseholdTask
  package let warnings: [TaskWarning]
  /// `nil` when no value changed: no new revision, no event.
  package let change: Change?

  /// The same decision with more warnings.
  package func warning(_ more: [TaskWarning]) -> UpdateDecision {
    UpdateDecision(task: task, warnings: warnings + more, change: change)
  }

  /// The same decision with its change published as another kind.
  func published(as change: (HouseholdTask) -> Change) -> UpdateDecision {
    guard self.change != nil else { return self }
    return UpdateDecision(task: task, warnings: warnings, change: change(task))
  }
}

extension HouseholdTask {
  /// Applies an edit to this task (TSK-070 to TSK-074).
  ///
  /// - Parameters:
  ///   - edit: the new values.
  ///   - target: the project that the edit names, `nil` when it names none or an unknown one.
  ///   - inbox: the space's Inbox; needed when the edit clears the project.
  ///   - expectedRevision: the revision that the edit is based on; `nil` for no check.
  ///   - moment: the time of the call.
  /// - Returns: the updated task, unchanged when every value was there already.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations, and
  ///   ``TaskRefusal/revisionMismatch(_:)``.
  package func updated(
    by edit: TaskEdit,
    target: Project?,
    inbox: Project?,
    expectedRevision: UInt64? = nil,
    at moment: Moment
  ) throws(TaskRefusal) -> UpdateDecision {
    try TaskRefusal.check(violations(of: edit, target: target, at: moment))
    if let expectedRevision, expectedRevision != revision { throw .revisionMismatch(self) }
    var warnings: [TaskWarning] = []
    var task = self
    task.name = edit.name?.trimmed ?? name
    if let details = edit.details { task.details = details.flatMap(\.nonBlank) }
    task.priority = edit.priority.flatMap(TaskPriority.init(rawValue:)) ?? priority
    if let requested = edit.project {
      task.project = ((requested == nil ? inbox : target) ?? inbox)?.reference ?? project
    }
    task.due = edit.due(after: due)
    task.type = type(after: edit, due: task.due, at: moment)
    task.reminder = reminder(after: edit, due: task.due, at: moment, &warnings)
    guard task != self else { return UpdateDecision(task: self, warnings: [], change: nil) }
    task = task.revised(at: moment.now)
    return UpdateDecision(
      task: task,
      warnings: warnings,
      change: .taskUpdated(task, previous: self)
    )
  }

  /// A changed due date without a type in the same edit derives the type again (TSK-072).
  private func type(after edit: TaskEdit, due: DueDate?, at moment: Moment) -> TaskType {
    if let type = edit.type.flatMap(TaskType.init(rawValue:)) { return type }
    return due == self.due ? type : .derived(from: due, at: moment)
  }

  /// A reminder that the edit does not name keeps its distance to a moved due date; if that is in
  /// the past, it is dropped with a warning (TSK-073).
  private func reminder(
    after edit: TaskEdit,
    due: DueDate?,
    at moment: Moment,
    _ warnings: inout [TaskWarning]
  ) -> Timestamp? {
    if let reminder = edit.reminder { return reminder }
    guard let reminder, let old = self.due, let due, old != due else { return reminder }
    let moved = ReminderDistance.reminder(reminder, following: old, to: due, moment.calendar)
    guard moved < moment.now else { return moved }
    warnings.append(TaskWarning(.reminderDropped, "alert_reminder_time", original: reminder.text))
    return nil
  }

  private func violations(
    of edit: TaskEdit,
    target: Project?,
    at moment: Moment
  ) -> [TaskViolation] {
    let newDue = edit.due(after: due)
    let newReminder = edit.reminder ?? nil
    return edit.fieldViolations
      + (newDue == due ? [] : TaskRules.notOnEarlierDay(newDue, at: moment))
      + (newDue == due ? [] : TaskRules.existing(newDue, at: moment))
      + unusable(edit.project ?? nil, target)
      + (newReminder == reminder ? [] : TaskRules.reminder(newReminder, at: moment))
      + edit.unreadable
  }

  /// An unknown or archived project is refused here, without falling back to the Inbox (TSK-071);
  /// keeping an archived project is no change.
  private func unusable(_ requested: ProjectID?, _ target: Project?) -> [TaskViolation] {
    guard let requested, requested != project.id, target?.isArchived ?? true else { return [] }
    if target != nil { return [.archived("project_id")] }
    return [TaskViolation("project_id", .invalidProject, detail: "There is no such project")]
  }
}

extension TaskEdit {
  /// The violations of the values themselves, whatever is stored.
  package var fieldViolations: [TaskViolation] {
    (name.map { TaskRules.name($0.trimmed) } ?? [])
      + TaskRules.details((details ?? "")?.trimmed ?? "")
      + TaskRules.type(type)
      + TaskRules.priority(priority)
      + TaskRules.oneDueDate(dueAt ?? nil, dueOn ?? nil)
  }
}

extension String {
  /// The trimmed text; `nil` when it is blank.
  package var nonBlank: String? {
    let trimmed = trimmed
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension HouseholdTask {
  /// The contract's names of the fields that differ from an earlier state.
  package func changedFields(since old: HouseholdTask) -> [String] {
    var fields: [String] = []
    if name != old.name { fields.append("name") }
    if details != old.details { fields.append("details") }
    if type != old.type { fields.append("type") }
    if priority != old.priority { fields.append("priority") }
    if due != old.due { fields += Set([due, old.due].compactMap { $0?.field }).sorted() }
    if project.id != old.project.id { fields.append("project_id") }
    if reminder != old.reminder { fields.append("alert_reminder_time") }
    return fields
  }
}
