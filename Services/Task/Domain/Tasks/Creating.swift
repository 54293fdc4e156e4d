package import Vocabulary

/// A task that a request leads to, and what the person should know about it.
package struct Creation: Hashable, Sendable {
  package let task: HouseholdTask
  package let warnings: [TaskWarning]

  package var change: Change { .taskCreated(task, imported: false) }
}

extension Creation {
  /// A template's task as a new one without dates (PRJ-046).
  ///
  /// The type of one without a date was chosen for it, and stays (TSK-061). That of one with a date goes
  /// with it: most follow from it, and which do not is not known.
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
  /// Decides on the task this draft leads to (TSK-053): validate, fill defaults, choose the type,
  /// settle the project and with it the priority.
  ///
  /// - Parameters:
  ///   - id: the id to use when the draft has none.
  ///   - wished: the project that ``wish`` names, `nil` when there is none.
  ///   - inbox: the space's Inbox.
  ///   - moment: when it is decided.
  /// - Returns: the task to store and the warnings to answer with.
  /// - Throws: ``TaskRefusal/invalid(_:)`` with every broken rule.
  package func created(
    as id: TaskID,
    wished: Project?,
    inbox: Project,
    at moment: Moment
  ) throws(TaskRefusal) -> Creation {
    try TaskRefusal.check(violations(at: moment))
    var warnings: [TaskWarning] = []
    let home = settledProject(wished, inbox: inbox, &warnings)
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

  /// The wished project while it is live; the Inbox when none was wished, and with a warning when
  /// the wished one is unknown or archived (TSK-054).
  private func settledProject(
    _ wished: Project?,
    inbox: Project,
    _ warnings: inout [TaskWarning]
  ) -> Project {
    if let wished, !wished.isArchived { return wished }
    let detail = wished == nil ? "" : "The project is archived, so the task went to the Inbox"
    func settle(_ field: String, _ wish: String) {
      warnings.append(
        TaskWarning(.projectDefaultedToInbox, field, original: wish, detail: detail)
      )
    }
    switch wish {
    case .none: break
    case .id(let id): settle(project == .none ? "context.project_id" : "project_id", id.text)
    case .name(let name): settle("project_name", name.trimmed)
    }
    return inbox
  }

  /// The due date, moved to today when its day has passed (TSK-065).
  private func settledDue(at moment: Moment, _ warnings: inout [TaskWarning]) -> DueDate? {
    guard let due, due.isOnEarlierDay(than: moment) else { return due }
    warnings.append(TaskWarning(.dueDateMovedToToday, due.field, original: due.text))
    return due.movedToToday(at: moment)
  }

  /// The type given, else evening when that was asked for, else by the requested due date: moving
  /// a past date does not change which time of day was meant (TSK-061 to TSK-065).
  private func settledType(at moment: Moment) -> TaskType {
    if let type = type.flatMap(TaskType.init(rawValue:)) { return type }
    return isEvening ? .evening : .derived(from: due, at: moment)
  }
}

// MARK: - The same creation again

extension HouseholdTask {
  /// The creation that made it, when a draft with this task's id is it again (TSK-010).
  ///
  /// The draft is decided on as of the moment the task was added. What it leaves to its project counts as
  /// equal, because the project may have changed since: the priority that was its default, and whether
  /// it was live. A task whose other fields were edited since has other content.
  /// - Returns: this task, with the warnings that it was created with; `nil` when it is another.
  package func creation(
    by draft: TaskDraft,
    wished: Project?,
    inbox: Project,
    _ calendar: HouseholdCalendar
  ) -> Creation? {
    let then = Moment(added, calendar)
    var draft = draft
    draft.priority = draft.priority ?? priority.rawValue
    guard let made = try? draft.created(as: id, wished: wished, inbox: inbox, at: then) else {
      return nil
    }
    var (again, warnings) = (made.task, made.warnings)
    if let wished, wished.id == project.id {
      again.project = project
      warnings.removeAll { $0.code == .projectDefaultedToInbox }
    }
    guard again.id == id, again.changedFields(since: self).isEmpty else { return nil }
    return Creation(task: self, warnings: warnings)
  }

  /// Whether a draft with this task's id is the creation that made it.
  package func isCreated(
    by draft: TaskDraft,
    wished: Project?,
    inbox: Project,
    _ calendar: HouseholdCalendar
  ) -> Bool {
    creation(by: draft, wished: wished, inbox: inbox, calendar) != nil
  }
}
