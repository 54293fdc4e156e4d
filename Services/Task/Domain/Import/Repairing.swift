package import Vocabulary

/// A repaired task: every field is valid, with warnings for those that were changed (MIG-010).
package struct RepairedRecord: Hashable, Sendable {
  /// The task, still without a project.
  let values: HouseholdTask
  /// The project id in the record; whether it exists is checked later.
  package let project: ProjectID?
  /// The project's name to look up; `nil` for the Inbox.
  package let projectName: String?
  package let warnings: [TaskWarning]

  /// The task in the project that was found or created.
  package func task(in project: Project) -> HouseholdTask {
    var task = values
    task.project = project.reference
    return task
  }
}

extension ImportedRecord {
  /// The name of a task that has none.
  package static let untitled = "Untitled task"

  /// Repairs this record; past due dates and reminders are kept (TSK-066).
  package func repaired(as id: TaskID, at moment: Moment) -> RepairedRecord {
    var warnings: [TaskWarning] = []
    let (completed, added) = repairedInstants(at: moment, &warnings)
    let task = HouseholdTask(
      id: id,
      project: ProjectReference(id: .inbox, name: Project.inboxName),
      name: repairedName(&warnings),
      details: repairedDetails(&warnings),
      type: repairedType(&warnings),
      priority: repairedPriority(&warnings),
      due: repairedDue(moment.calendar, &warnings),
      reminder: reminder,
      added: added,
      completion: completed.map { Completion(at: $0, day: moment.calendar.day(of: $0)) },
      modified: moment.now
    )
    return RepairedRecord(
      values: task,
      project: project,
      projectName: repairedProjectName(&warnings),
      warnings: warnings
    )
  }

  private func repairedName(_ warnings: inout [TaskWarning]) -> String {
    let fixed = TextRule.taskName.repaired(name)
    if fixed == name.trimmed, !fixed.isEmpty { return fixed }
    warnings.append(TaskWarning(.nameRepaired, "name", original: name))
    return fixed.isEmpty ? Self.untitled : fixed
  }

  private func repairedDetails(_ warnings: inout [TaskWarning]) -> String? {
    guard let details = details?.nonBlank else { return nil }
    let fixed = TextRule.taskDetails.repaired(details)
    if fixed != details { warnings.append(TaskWarning(.detailsCut, "details", original: details)) }
    return fixed.nonBlank
  }

  /// A missing or unknown type becomes morning; a missing one with `isEvening` becomes evening.
  private func repairedType(_ warnings: inout [TaskWarning]) -> TaskType {
    guard let raw = type, raw != 0 else { return isEvening ? .evening : .morning }
    if let type = TaskType(rawValue: raw) { return type }
    warnings.append(TaskWarning(.typeRepaired, "type", original: String(raw)))
    return .morning
  }

  /// A missing or unknown priority becomes medium; the fifth level of some programs becomes low.
  private func repairedPriority(_ warnings: inout [TaskWarning]) -> TaskPriority {
    guard let raw = priority, raw != 0 else { return .medium }
    if let priority = TaskPriority(rawValue: raw) { return priority }
    warnings.append(TaskWarning(.priorityRepaired, "priority", original: String(raw)))
    return raw == 5 ? .low : .medium
  }

  /// An instant at exactly local midnight becomes a date (MIG-009).
  private func repairedDue(
    _ calendar: HouseholdCalendar,
    _ warnings: inout [TaskWarning]
  ) -> DueDate? {
    guard let dueAt else { return dueOn.map { .on($0) } }
    if let dueOn {
      warnings.append(TaskWarning(.dueDateRepaired, "due_on", original: dueOn.text))
    }
    return calendar.isMidnight(dueAt) ? .on(calendar.wallDay(of: dueAt)) : .at(dueAt)
  }

  /// Instants of the past must not be in the future; a missing creation time becomes the earliest
  /// known one.
  private func repairedInstants(
    at moment: Moment,
    _ warnings: inout [TaskWarning]
  ) -> (completed: Timestamp?, added: Timestamp) {
    let now = moment.now
    let due = dueAt ?? dueOn.map { moment.calendar.start(of: $0) }
    let done = repairedCompletion(due: due, at: now)
    if done != completed {
      let original = completed?.text ?? ""
      warnings.append(TaskWarning(.dateCompletedRepaired, "date_completed", original: original))
    }
    if let added, added > now {
      warnings.append(TaskWarning(.dateAddedRepaired, "date_added", original: added.text))
    }
    let known = [completed, due, reminder].compactMap { $0 }
    return (done, min(added ?? known.min() ?? now, now))
  }

  /// The completion time: for a complete task without one, the due time if it has passed, else now;
  /// none for an open task.
  private func repairedCompletion(due: Timestamp?, at now: Timestamp) -> Timestamp? {
    guard isComplete ?? (completed != nil) else { return nil }
    return min(completed ?? due ?? now, now)
  }

  private func repairedProjectName(_ warnings: inout [TaskWarning]) -> String? {
    guard let given = projectName?.nonBlank else { return nil }
    let fixed = TextRule.projectName.repaired(given)
    if fixed != given {
      warnings.append(TaskWarning(.projectNameRepaired, "project_name", original: given))
    }
    return fixed.nonBlank
  }
}
