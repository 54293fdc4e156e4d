package import Vocabulary

/// A new task, with warnings for the user.
package struct Creation: Hashable, Sendable {
  package let task: HouseholdTask
  package let warnings: [TaskWarning]

  package var change: Change { .taskCreated(task, imported: false) }
}

extension Creation {
  /// A copy of a template's task without dates (PRJ-046).
  ///
  /// The type of a task without a due date was chosen explicitly and is kept (TSK-061). The type of
  /// one with a date is dropped with it, because it probably followed from the date.
  package init(
    copyOf task: HouseholdTask,
    as id: TaskID,
    in project: Project,
    at moment: Moment
  ) {
    self.init(
      task: HouseholdTask(
        id: id,
        project: project.reference,
        name: task.name,
        details: task.details,
        type: task.due == nil ? task.type : .derived(from: nil, at: moment),
        priority: task.priority,
        added: moment.now,
        modified: moment.now
      ),
      warnings: []
    )
  }
}

extension TaskDraft {
  /// Creates the task of this draft (TSK-053): validates, fills in defaults, chooses the type, and
  /// settles the project and with it the priority.
  ///
  /// - Parameters:
  ///   - id: the id to use when the draft has none.
  ///   - requested: the project that ``requestedProject`` names, `nil` when it does not exist.
  ///   - inbox: the space's Inbox.
  ///   - moment: the time of the call.
  /// - Returns: the task to store, and the warnings.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  package func created(
    as id: TaskID,
    requested: Project?,
    inbox: Project,
    at moment: Moment
  ) throws(TaskRefusal) -> Creation {
    try TaskRefusal.check(violations(at: moment))
    var warnings: [TaskWarning] = []
    let home = settledProject(requested, inbox: inbox, &warnings)
    let due = settledDue(at: moment, &warnings)
    let task = HouseholdTask(
      id: self.id ?? id,
      project: home.reference,
      name: name.trimmed,
      details: details.flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed },
      type: settledType(at: moment),
      priority: priority.flatMap(TaskPriority.init(rawValue:)) ?? home.defaultPriority,
      due: due,
      reminder: reminder,
      added: moment.now,
      modified: moment.now
    )
    return Creation(task: task, warnings: warnings)
  }

  /// The requested project if it is live; otherwise the Inbox, with a warning when the requested
  /// one is unknown or archived (TSK-054).
  private func settledProject(
    _ requested: Project?,
    inbox: Project,
    _ warnings: inout [TaskWarning]
  ) -> Project {
    if let requested, !requested.isArchived { return requested }
    let detail = requested == nil ? "" : "The project is archived, so the task went to the Inbox"
    func settle(_ field: String, _ text: String) {
      warnings.append(
        TaskWarning(.projectDefaultedToInbox, field, original: text, detail: detail)
      )
    }
    switch requestedProject {
    case .none: break
    case .id(let id): settle(project == .none ? "context.project_id" : "project_id", id.text)
    case .name(let name): settle("project_name", name.trimmed)
    }
    return inbox
  }

  /// The due date; moved to today when its day has passed (TSK-065).
  private func settledDue(at moment: Moment, _ warnings: inout [TaskWarning]) -> DueDate? {
    guard let due, due.isOnEarlierDay(than: moment) else { return due }
    warnings.append(TaskWarning(.dueDateMovedToToday, due.field, original: due.text))
    return due.movedToToday(at: moment)
  }

  /// The given type, else evening if requested, else by the requested due date.
  ///
  /// Moving a past date does not change the type (TSK-061 to TSK-065).
  private func settledType(at moment: Moment) -> TaskType {
    if let type = type.flatMap(TaskType.init(rawValue:)) { return type }
    return isEvening ? .evening : .derived(from: due, at: moment)
  }
}

// MARK: - The same creation again

extension HouseholdTask {
  /// The original creation, when a draft with this task's id repeats it (TSK-010).
  ///
  /// The draft is decided as of the time when the task was added. Values that it takes from its
  /// project count as equal, because the project may have changed since: the default priority, and
  /// whether it was live. A task with other edited fields has other content.
  /// - Returns: this task with the warnings of its creation; `nil` when the draft differs.
  package func creation(
    by draft: TaskDraft,
    requested: Project?,
    inbox: Project,
    _ calendar: HouseholdCalendar,
    eveningStart: LocalTime = .noon
  ) -> Creation? {
    let then = Moment(added, calendar, eveningStart: eveningStart)
    var draft = draft
    draft.priority = draft.priority ?? priority.rawValue
    guard let made = try? draft.created(as: id, requested: requested, inbox: inbox, at: then) else {
      return nil
    }
    var (again, warnings) = (made.task, made.warnings)
    if let requested, requested.id == project.id {
      again.project = project
      warnings.removeAll { $0.code == .projectDefaultedToInbox }
    }
    guard again.id == id, again.changedFields(since: self).isEmpty else { return nil }
    return Creation(task: self, warnings: warnings)
  }

  /// Whether this task was created by the same draft.
  package func isCreated(
    by draft: TaskDraft,
    requested: Project?,
    inbox: Project,
    _ calendar: HouseholdCalendar,
    eveningStart: LocalTime = .noon
  ) -> Bool {
    creation(
      by: draft,
      requested: requested,
      inbox: inbox,
      calendar,
      eveningStart: eveningStart
    ) != nil
  }
}
