package import Vocabulary

/// A record made whole: every field valid, and what had to be changed for that (MIG-010).
package struct RepairedRecord: Hashable, Sendable {
  /// The task, still without a project.
  let values: HouseholdTask
  /// The project it says it belongs to; whether there is one is asked later.
  package let project: ProjectID?
  /// The project's name as it will be looked up; `nil` for the Inbox.
  package let projectName: String?
  package let warnings: [TaskWarning]

  /// The finished task in the project found or made for it.
  package func task(in project: Project) -> HouseholdTask {
    var task = values
    task.project = project.reference
    return task
  }
}

extension ImportedRecord {
  /// What a task without a name is called.
  package static let untitled = "Untitled task"

  /// Repairs this record instead of refusing it; past due dates and reminders stay (TSK-066).
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

  /// A missing or unknown type is morning; a missing one of a task for the evening is evening.
  private func repairedType(_ warnings: inout [TaskWarning]) -> TaskType {
    guard let raw = type, raw != 0 else { return isEvening ? .evening : .morning }
    if let type = TaskType(rawValue: raw) { return type }
    warnings.append(TaskWarning(.typeRepaired, "type", original: String(raw)))
    return .morning
  }

  /// A missing or unknown priority is medium; the fifth level that some programs have is low.
  private func repairedPriority(_ warnings: inout [TaskWarning]) -> TaskPriority {
    guard let raw = priority, raw != 0 else { return .medium }
    if let priority = TaskPriority(rawValue: raw) { return priority }
    warnings.append(TaskWarning(.priorityRepaired, "priority", original: String(raw)))
    return raw == 5 ? .low : .medium
  }

  /// An instant that is exactly local midnight was meant as a date (MIG-009).
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

  /// No instant of the past may lie ahead; a missing date of creation is the earliest date known.
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

  /// A complete task without a moment was done when it was due, if that has passed, else now; an open
  /// one has none.
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
