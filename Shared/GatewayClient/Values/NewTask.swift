import Contracts
public import Foundation
import Vocabulary
import Wire

/// A task that is to be created; a name alone is enough.
///
/// ```swift
/// var rent = NewTask("Pay rent")
/// rent.priority = .highest
/// rent.due = CalendarDay("2026-12-01").map(Due.day)
/// ```
public struct NewTask: Hashable, Sendable {
  /// Made by a client that must know the id beforehand; `nil` lets the server choose.
  public var id: DaybookTask.ID?
  /// 1 to 200 characters.
  public var name: String
  /// Up to 1,000 characters; line breaks are kept.
  public var details = ""
  /// Chosen from the due date when `nil`.
  public var kind: TaskKind?
  /// The project's default when `nil`.
  public var priority: TaskPriority?
  /// A past day becomes today, with a notice.
  public var due: Due?
  /// Where it belongs; the Inbox when nothing is said.
  public var project: ProjectChoice?
  /// When to ring.
  public var reminder: Date?
  /// "Some time this evening".
  public var isForEvening = false
  /// What happens to a due date before today.
  public var pastDue = PastDuePolicy.move
  /// The project and the day that are on the screen; they fill in what is left open.
  public var context = Context()

  /// Where the person is while a task is created.
  public struct Context: Hashable, Sendable {
    /// The project that is shown.
    public var project: Project.ID?
    /// The day that is shown.
    public var day: CalendarDay?

    /// Makes a context; without arguments it says nothing.
    public init(project: Project.ID? = nil, day: CalendarDay? = nil) {
      self.project = project
      self.day = day
    }
  }

  /// What happens to a due date before today.
  public enum PastDuePolicy: Hashable, Sendable, CaseIterable {
    /// It becomes today, with a notice.
    case move
    /// The call is refused with `invalid_due_date`.
    case reject
  }

  /// Makes a task with nothing but a name.
  public init(_ name: String) {
    self.name = name
  }
}

/// A project by its id or by its name.
public enum ProjectChoice: Hashable, Sendable {
  /// By its id.
  case id(Project.ID)
  /// By its name, in any case.
  case named(String)
  /// One that is made together with the task.
  case new(String)
}

/// What the server did differently from what was asked, and that the person should know.
public struct Notice: Hashable, Sendable {
  /// `due_date_moved_to_today`, `project_defaulted_to_inbox`, `reminder_dropped`.
  public let code: String
  /// One sentence for people.
  public let message: String
  /// The field it is about.
  public let field: String
}

/// A task that was created or changed, with what the server has to say about it.
public struct SavedTask: Hashable, Sendable {
  /// The task as it is now.
  public let task: DaybookTask
  /// False when everything was as asked for already.
  public let hasChanged: Bool
  /// What was done differently from what was asked.
  public let notices: [Notice]
  /// Takes the change back; `nil` when nothing changed.
  public let undo: UndoToken?
}

/// What completing a task, or opening it again, came to.
public struct Completion: Hashable, Sendable {
  /// The task as it is now.
  public let task: DaybookTask
  /// Points earned; negative when they were given back.
  public let points: Int
  /// False when the task was like that already.
  public let hasChanged: Bool
  /// Takes the change back; `nil` when nothing changed.
  public let undo: UndoToken?
}

/// Changes to a task; fields that are not named stay as they are.
///
/// ```swift
/// var edit = TaskEdit()
/// edit.name = .set("Pay the rent")
/// edit.due = .removed
/// ```
public struct TaskEdit: Hashable, Sendable {
  /// What happens to one field.
  public enum Field<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It stays as it is.
    case unchanged
    /// It gets a value.
    case set(Value)
    /// It becomes empty.
    case removed
  }

  /// A name cannot be removed.
  public var name = Field<String>.unchanged
  /// Up to 1,000 characters.
  public var details = Field<String>.unchanged
  /// `removed` lets the server choose.
  public var kind = Field<TaskKind>.unchanged
  /// `removed` lets the server choose.
  public var priority = Field<TaskPriority>.unchanged
  /// A day before today is refused.
  public var due = Field<Due>.unchanged
  /// `removed` moves it to the Inbox.
  public var project = Field<Project.ID>.unchanged
  /// When to ring.
  public var reminder = Field<Date>.unchanged

  /// Makes an edit that changes nothing yet.
  public init() {}
}

// MARK: - To and from the contract

extension NewTask {
  func request(for member: Member.ID?) -> TaskV1.CreateTaskRequest {
    var request = TaskV1.CreateTaskRequest()
    request.memberID = member.map(MemberID.init)
    request.id = id.map(TaskID.init)
    request.name = name
    request.details = details
    if let kind { request.type = kind.contract }
    if let priority { request.priority = priority.contract }
    switch due {
    case .day(let day): request.dueOn = day.local
    case .instant(let instant): request.dueAt = GoogleProtobuf.Timestamp(instant)
    case nil: break
    }
    switch project {
    case .id(let id): request.projectID = ProjectID(id)
    case .named(let name): request.projectName = name
    case .new(let name): request.newProject = TaskV1.NewProject(name: name)
    case nil: break
    }
    request.pastDuePolicy = pastDue.contract()
    if context != Context() {
      request.context = TaskV1.CreationContext(
        projectID: context.project.map(ProjectID.init),
        date: context.day?.local
      )
    }
    request.alertReminderTime = reminder.map { GoogleProtobuf.Timestamp($0) }
    request.isEveningTask = isForEvening
    return request
  }
}

extension TaskEdit {
  func request(
    _ id: DaybookTask.ID,
    for member: Member.ID?,
    ifRevision revision: UInt64?
  ) -> TaskV1.UpdateTaskRequest {
    var task = TaskV1.Task()
    var paths: [String] = []
    task.id = TaskID(id)
    name.apply("name", &paths) { task.name = $0 }
    details.apply("details", &paths) { task.details = $0 }
    kind.apply("type", &paths) { task.type = $0.contract }
    priority.apply("priority", &paths) { task.priority = $0.contract }
    project.apply("project_id", &paths) { task.projectID = ProjectID($0) }
    reminder.apply("alert_reminder_time", &paths) {
      task.alertReminderTime = GoogleProtobuf.Timestamp($0)
    }
    switch due {
    case .unchanged: break
    case .removed: paths += ["due_at", "due_on"]
    case .set(.day(let day)):
      task.dueOn = day.local
      paths.append("due_on")
    case .set(.instant(let instant)):
      task.dueAt = GoogleProtobuf.Timestamp(instant)
      paths.append("due_at")
    }
    var request = TaskV1.UpdateTaskRequest()
    request.memberID = member.map(MemberID.init)
    request.task = task
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
    request.expectedRevision = revision ?? 0
    return request
  }
}

extension TaskEdit.Field {
  /// Adds the field's path to a mask unless it stays as it is.
  func apply(_ path: String, _ paths: inout [String], _ set: (Value) -> Void) {
    switch self {
    case .unchanged: return
    case .removed: break
    case .set(let value): set(value)
    }
    paths.append(path)
  }
}

extension NewTask.PastDuePolicy: ContractOrder {}

extension Notice {
  init(_ warning: TaskV1.Warning) {
    self.init(code: warning.code, message: warning.message, field: warning.field)
  }
}
