package import Vocabulary

/// A task as a request describes it: as given, nothing checked, nothing filled in.
///
/// Types and priorities are raw here, because a value outside 1 to 4 is a violation to be listed
/// with the others and not a failure to read.
package struct TaskDraft: Hashable, Sendable {
  package var id: TaskID?
  package var name: String
  package var details: String?
  package var type: Int32?
  package var priority: Int32?
  package var dueAt: Timestamp?
  package var dueOn: LocalDay?
  package var project: ProjectWish
  package var reminder: Timestamp?
  /// "Some time this evening"; read only when no type is given (TSK-022, TSK-058).
  package var isEvening: Bool
  package var pastDue: PastDuePolicy
  /// Where the person is; fills in what the request leaves open (TSK-057).
  package var context = CreationContext()
  /// What could not be read at all; listed with the other violations.
  package var unreadable: [TaskViolation] = []

  package init(
    id: TaskID? = nil,
    name: String,
    details: String? = nil,
    type: Int32? = nil,
    priority: Int32? = nil,
    dueAt: Timestamp? = nil,
    dueOn: LocalDay? = nil,
    project: ProjectWish = .none,
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

  /// The due date in its one form; the instant when both are given, which validation refuses, and
  /// the day that the person is looking at when neither is.
  package var due: DueDate? {
    if let dueAt { return .at(dueAt) }
    return (dueOn ?? context.date).map { .on($0) }
  }

  /// The project asked for, else the one that the person is looking at.
  package var wish: ProjectWish {
    if case .none = project, let shown = context.project { return .id(shown) }
    return project
  }
}

/// What the person is looking at while creating a task.
package struct CreationContext: Hashable, Sendable {
  package var project: ProjectID?
  package var date: LocalDay?

  package init(project: ProjectID? = nil, date: LocalDay? = nil) {
    self.project = project
    self.date = date
  }
}

/// The project a request asks for.
package enum ProjectWish: Hashable, Sendable {
  case none
  case id(ProjectID)
  /// The older form; an id always wins over it (TSK-012).
  case name(String)
}
