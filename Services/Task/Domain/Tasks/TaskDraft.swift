package import Vocabulary

/// A task in a request: as given, unchecked, without defaults.
///
/// Types and priorities are raw, so that a value outside 1 to 4 becomes a violation instead of a
/// decoding error.
package struct TaskDraft: Hashable, Sendable {
  package var id: TaskID?
  package var name: String
  package var details: String?
  package var type: Int32?
  package var priority: Int32?
  package var dueAt: Timestamp?
  package var dueOn: LocalDay?
  package var project: RequestedProject
  package var reminder: Timestamp?
  /// Requests type evening; read only when no type is given (TSK-022, TSK-058).
  package var isEvening: Bool
  package var pastDue: PastDuePolicy
  /// The current screen; provides defaults (TSK-057).
  package var context = CreationContext()
  /// Fields that could not be decoded; listed with the other violations.
  package var unreadable: [TaskViolation] = []

  package init(
    id: TaskID? = nil,
    name: String,
    details: String? = nil,
    type: Int32? = nil,
    priority: Int32? = nil,
    dueAt: Timestamp? = nil,
    dueOn: LocalDay? = nil,
    project: RequestedProject = .none,
    reminder: Timestamp? = nil,
    isEvening: Bool = false,
    pastDue: PastDuePolicy = .move
  ) {
    self.id = id
    self.name = name
    self.details = details
    self.type = type
    self.priority = priority
    self.dueAt = dueAt
    self.dueOn = dueOn
    self.project = project
    self.reminder = reminder
    self.isEvening = isEvening
    self.pastDue = pastDue
  }

  /// The due date; the instant when both forms are given, which validation refuses, and the
  /// screen's day when neither is.
  package var due: DueDate? {
    if let dueAt { return .at(dueAt) }
    return (dueOn ?? context.date).map { .on($0) }
  }

  /// The requested project, else that of the screen.
  package var requestedProject: RequestedProject {
    if case .none = project, let shown = context.project { return .id(shown) }
    return project
  }
}

/// The screen from which a task is created.
package struct CreationContext: Hashable, Sendable {
  package var project: ProjectID?
  package var date: LocalDay?

  package init(project: ProjectID? = nil, date: LocalDay? = nil) {
    self.project = project
    self.date = date
  }
}

/// The project a request asks for.
package enum RequestedProject: Hashable, Sendable {
  case none
  case id(ProjectID)
  /// The older form; an id takes precedence (TSK-012).
  case name(String)
}
