// Generated from daybook/task/v1/tasks.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// What happens to a due date before today.
  public enum PastDuePolicy: WireEnum, CaseIterable {
    /// The same as `MOVE`.
    case unspecified
    /// It becomes today, with a warning.
    case move
    /// The call is refused with `invalid_due_date`.
    case reject
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.PastDuePolicy {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .move
    case 2: self = .reject
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .move: return 1
    case .reject: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.PastDuePolicy] = [
    .unspecified,
    .move,
    .reject,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PAST_DUE_POLICY_UNSPECIFIED", 0),
    ("PAST_DUE_POLICY_MOVE", 1),
    ("PAST_DUE_POLICY_REJECT", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PAST_DUE_POLICY_UNSPECIFIED"
    case 1: return "PAST_DUE_POLICY_MOVE"
    case 2: return "PAST_DUE_POLICY_REJECT"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The order of projects.
  public enum ProjectSort: WireEnum, CaseIterable {
    /// The same as `POSITION`.
    case unspecified
    case position
    case name
    case created
    case modified
    /// Projects without a due date come last, in both directions.
    case due
    case priority
    case completionRate
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ProjectSort {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .position
    case 2: self = .name
    case 3: self = .created
    case 4: self = .modified
    case 5: self = .due
    case 6: self = .priority
    case 7: self = .completionRate
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .position: return 1
    case .name: return 2
    case .created: return 3
    case .modified: return 4
    case .due: return 5
    case .priority: return 6
    case .completionRate: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ProjectSort] = [
    .unspecified,
    .position,
    .name,
    .created,
    .modified,
    .due,
    .priority,
    .completionRate,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PROJECT_SORT_UNSPECIFIED", 0),
    ("PROJECT_SORT_POSITION", 1),
    ("PROJECT_SORT_NAME", 2),
    ("PROJECT_SORT_CREATED", 3),
    ("PROJECT_SORT_MODIFIED", 4),
    ("PROJECT_SORT_DUE", 5),
    ("PROJECT_SORT_PRIORITY", 6),
    ("PROJECT_SORT_COMPLETION_RATE", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PROJECT_SORT_UNSPECIFIED"
    case 1: return "PROJECT_SORT_POSITION"
    case 2: return "PROJECT_SORT_NAME"
    case 3: return "PROJECT_SORT_CREATED"
    case 4: return "PROJECT_SORT_MODIFIED"
    case 5: return "PROJECT_SORT_DUE"
    case 6: return "PROJECT_SORT_PRIORITY"
    case 7: return "PROJECT_SORT_COMPLETION_RATE"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/CreateTask`.
  public struct CreateTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// A client's id, for clients that need it beforehand; empty: the service creates one.
    public var id: TaskID?

    /// The name.
    public var name: String = ""

    /// Details; may have several lines.
    public var details: String = ""

    /// Derived from the due date when unspecified.
    public var type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// The project's default when unspecified.
    public var priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// When it is due.
    public var dueAt: GoogleProtobuf.Timestamp?

    /// The due day, without a time.
    public var dueOn: LocalDay?

    /// Empty: the Inbox.
    ///
    /// An unknown id falls back to the Inbox with a warning.
    public var projectID: ProjectID?

    /// Read only when `project_id` is empty.
    public var projectName: String = ""

    /// The time of the reminder; unset: no reminder.
    public var alertReminderTime: GoogleProtobuf.Timestamp?

    /// The type becomes evening unless `type` is set.
    public var isEveningTask: Bool = false

    /// What happens to a due date in the past.
    public var pastDuePolicy: TaskV1.PastDuePolicy = TaskV1.PastDuePolicy(rawValue: 0)

    /// The client's current view, for defaults of unset fields.
    public var context: TaskV1.CreationContext?

    /// A project to create with the task, instead of `project_id`.
    public var newProject: TaskV1.NewProject?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      id: TaskID? = nil,
      name: String = "",
      details: String = "",
      type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      dueAt: GoogleProtobuf.Timestamp? = nil,
      dueOn: LocalDay? = nil,
      projectID: ProjectID? = nil,
      projectName: String = "",
      alertReminderTime: GoogleProtobuf.Timestamp? = nil,
      isEveningTask: Bool = false,
      pastDuePolicy: TaskV1.PastDuePolicy = TaskV1.PastDuePolicy(rawValue: 0),
      context: TaskV1.CreationContext? = nil,
      newProject: TaskV1.NewProject? = nil
    ) {
      self.memberID = memberID
      self.id = id
      self.name = name
      self.details = details
      self.type = type
      self.priority = priority
      self.dueAt = dueAt
      self.dueOn = dueOn
      self.projectID = projectID
      self.projectName = projectName
      self.alertReminderTime = alertReminderTime
      self.isEveningTask = isEveningTask
      self.pastDuePolicy = pastDuePolicy
      self.context = context
      self.newProject = newProject
    }
  }
}

extension TaskV1.CreateTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "id", "id"),
    FieldInfo(3, "name", "name", isRedacted: true),
    FieldInfo(4, "details", "details", isRedacted: true),
    FieldInfo(5, "type", "type"),
    FieldInfo(6, "priority", "priority"),
    FieldInfo(7, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "due_on", "dueOn"),
    FieldInfo(9, "project_id", "projectId"),
    FieldInfo(10, "project_name", "projectName", isRedacted: true),
    FieldInfo(
      11,
      "alert_reminder_time",
      "alertReminderTime",
      .single,
      GoogleProtobuf.Timestamp.self
    ),
    FieldInfo(12, "is_evening_task", "isEveningTask"),
    FieldInfo(13, "past_due_policy", "pastDuePolicy"),
    FieldInfo(14, "context", "context", .single, TaskV1.CreationContext.self),
    FieldInfo(15, "new_project", "newProject", .single, TaskV1.NewProject.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(newProject, 15, MessageField<TaskV1.NewProject>.self)
    sink.optional(context, 14, MessageField<TaskV1.CreationContext>.self)
    sink.implicit(pastDuePolicy, 13, EnumField<TaskV1.PastDuePolicy>.self)
    sink.implicit(isEveningTask, 12, BoolField.self)
    sink.optional(alertReminderTime, 11, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(projectName, 10, StringField.self)
    sink.optional(projectID, 9, TextField<ProjectID>.self)
    sink.optional(dueOn, 8, TextField<LocalDay>.self)
    sink.optional(dueAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(priority, 6, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(type, 5, EnumField<TaskV1.TaskType>.self)
    sink.implicit(details, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.optional(id, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: id = try reader.text(TaskID.self)
      case 26: name = try StringField.read(from: &reader)
      case 34: details = try StringField.read(from: &reader)
      case 40: type = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 48: priority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 58: try reader.merge(&dueAt)
      case 66: dueOn = try reader.text(LocalDay.self)
      case 74: projectID = try reader.text(ProjectID.self)
      case 82: projectName = try StringField.read(from: &reader)
      case 90: try reader.merge(&alertReminderTime)
      case 96: isEveningTask = try BoolField.read(from: &reader)
      case 104: pastDuePolicy = try EnumField<TaskV1.PastDuePolicy>.read(from: &reader)
      case 114: try reader.merge(&context)
      case 122: try reader.merge(&newProject)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(id, "id", TextField<TaskID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(details, "details", StringField.self, isRedacted: true)
    try writer.implicit(type, "type", EnumField<TaskV1.TaskType>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.TaskPriority>.self)
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dueOn, "dueOn", TextField<LocalDay>.self)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    try writer.optional(
      alertReminderTime,
      "alertReminderTime",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.implicit(isEveningTask, "isEveningTask", BoolField.self)
    try writer.implicit(pastDuePolicy, "pastDuePolicy", EnumField<TaskV1.PastDuePolicy>.self)
    try writer.optional(context, "context", MessageField<TaskV1.CreationContext>.self)
    try writer.optional(newProject, "newProject", MessageField<TaskV1.NewProject>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&id, TaskID.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.read(&details, StringField.self)
      case 5: try reader.read(&type, EnumField<TaskV1.TaskType>.self)
      case 6: try reader.read(&priority, EnumField<TaskV1.TaskPriority>.self)
      case 7: try reader.read(&dueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.formed(&dueOn, LocalDay.self)
      case 9: try reader.formed(&projectID, ProjectID.self)
      case 10: try reader.read(&projectName, StringField.self)
      case 11: try reader.read(&alertReminderTime, MessageField<GoogleProtobuf.Timestamp>.self)
      case 12: try reader.read(&isEveningTask, BoolField.self)
      case 13: try reader.read(&pastDuePolicy, EnumField<TaskV1.PastDuePolicy>.self)
      case 14: try reader.read(&context, MessageField<TaskV1.CreationContext>.self)
      case 15: try reader.read(&newProject, MessageField<TaskV1.NewProject>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The client's view while a task is created.
  public struct CreationContext: Message {
    /// The id of the project.
    public var projectID: ProjectID?

    /// The day.
    public var date: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(projectID: ProjectID? = nil, date: LocalDay? = nil) {
      self.projectID = projectID
      self.date = date
    }
  }
}

extension TaskV1.CreationContext {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreationContext"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "date", "date"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(date, 2, TextField<LocalDay>.self)
    sink.optional(projectID, 1, TextField<ProjectID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: projectID = try reader.text(ProjectID.self)
      case 18: date = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.formed(&date, LocalDay.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A project to create with a task.
  public struct NewProject: Message {
    /// The id, which never changes.
    public var id: ProjectID?

    /// The name.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(id: ProjectID? = nil, name: String = "") {
      self.id = id
      self.name = name
    }
  }
}

extension TaskV1.NewProject {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.NewProject"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<ProjectID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: id = try reader.text(ProjectID.self)
      case 18: name = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, ProjectID.self)
      case 2: try reader.read(&name, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/CreateTask`.
  public struct CreateTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// What was accepted but may not be what the caller meant.
    public var warnings: [TaskV1.Warning] = []

    /// Undoes the change within 10 minutes; empty when nothing changed.
    public var undoToken: String = ""

    /// The project that was created with it.
    public var project: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      warnings: [TaskV1.Warning] = [],
      undoToken: String = "",
      project: TaskV1.Project? = nil
    ) {
      self.task = task
      self.warnings = warnings
      self.undoToken = undoToken
      self.project = project
    }
  }
}

extension TaskV1.CreateTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "warnings", "warnings", .repeated, TaskV1.Warning.self),
    FieldInfo(3, "undo_token", "undoToken"),
    FieldInfo(4, "project", "project", .single, TaskV1.Project.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(project, 4, MessageField<TaskV1.Project>.self)
    sink.implicit(undoToken, 3, StringField.self)
    sink.repeated(warnings, 2, MessageField<TaskV1.Warning>.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      case 18: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 26: undoToken = try StringField.read(from: &reader)
      case 34: try reader.merge(&project)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 3: try reader.read(&undoToken, StringField.self)
      case 4: try reader.read(&project, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/CreateTasks`.
  public struct CreateTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 500.
    ///
    /// Their `member_id` is ignored, and `new_project` is not allowed.
    public var tasks: [TaskV1.CreateTaskRequest] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, tasks: [TaskV1.CreateTaskRequest] = []) {
      self.memberID = memberID
      self.tasks = tasks
    }
  }
}

extension TaskV1.CreateTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "tasks", "tasks", .repeated, TaskV1.CreateTaskRequest.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(tasks, 2, MessageField<TaskV1.CreateTaskRequest>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskRequest>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.CreateTaskRequest>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskRequest>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/CreateTasks`.
  public struct CreateTasksResponse: Message {
    /// In the order of the request; up to 1 MiB.
    public var tasks: [TaskV1.CreateTaskResponse] = []

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Created tasks that were omitted because `tasks` reached its limit.
    public var taskIDsLeftOut: [TaskID] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      tasks: [TaskV1.CreateTaskResponse] = [],
      undoToken: String = "",
      taskIDsLeftOut: [TaskID] = []
    ) {
      self.tasks = tasks
      self.undoToken = undoToken
      self.taskIDsLeftOut = taskIDsLeftOut
    }
  }
}

extension TaskV1.CreateTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tasks", "tasks", .repeated, TaskV1.CreateTaskResponse.self),
    FieldInfo(2, "undo_token", "undoToken"),
    FieldInfo(3, "task_ids_left_out", "taskIdsLeftOut", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(taskIDsLeftOut, 3, TextField<TaskID>.self)
    sink.implicit(undoToken, 2, StringField.self)
    sink.repeated(tasks, 1, MessageField<TaskV1.CreateTaskResponse>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskResponse>.self)
      case 18: undoToken = try StringField.read(from: &reader)
      case 26: try reader.append(to: &taskIDsLeftOut, TextField<TaskID>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.CreateTaskResponse>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.repeated(taskIDsLeftOut, "taskIdsLeftOut", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskResponse>.self)
      case 2: try reader.read(&undoToken, StringField.self)
      case 3: try reader.append(to: &taskIDsLeftOut, TextField<TaskID>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/GetTask`.
  public struct GetTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, taskID: TaskID? = nil) {
      self.memberID = memberID
      self.taskID = taskID
    }
  }
}

extension TaskV1.GetTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: taskID = try reader.text(TaskID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&taskID, TaskID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/GetTask`.
  public struct GetTaskResponse: Message {
    /// The task.
    public var task: TaskV1.Task?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(task: TaskV1.Task? = nil) {
      self.task = task
    }
  }
}

extension TaskV1.GetTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/FindTasks`.
  public struct FindTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The first 4 to 36 characters of an id.
    public var idPrefix: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, idPrefix: String = "") {
      self.memberID = memberID
      self.idPrefix = idPrefix
    }
  }
}

extension TaskV1.FindTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.FindTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "id_prefix", "idPrefix"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(idPrefix, 2, StringField.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: idPrefix = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(idPrefix, "idPrefix", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&idPrefix, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/FindTasks`.
  public struct FindTasksResponse: Message {
    /// By id, at most 2.
    public var tasks: [TaskV1.Task] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(tasks: [TaskV1.Task] = []) {
      self.tasks = tasks
    }
  }
}

extension TaskV1.FindTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.FindTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tasks", "tasks", .repeated, TaskV1.Task.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(tasks, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.Task>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ListTasks`.
  public struct ListTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The view.
    public var view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)

    /// The day.
    public var date: LocalDay?

    /// Only these projects; empty: all.
    public var projectIDs: [ProjectID] = []

    /// Open tasks, complete ones, or both.
    public var completion: TaskV1.Completion = TaskV1.Completion(rawValue: 0)

    /// Only these priorities; empty: all.
    public var priorities: [TaskV1.TaskPriority] = []

    /// Only open tasks whose due date has passed.
    public var overdue: Bool = false

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String = ""

    /// Narrows the list further.
    public var filter: TaskV1.TaskFilter?

    /// Up to 4; the view's own order when empty.
    public var sort: [TaskV1.SortKey] = []

    /// Orders tasks by group; `groups` of the response describes the groups.
    public var grouped: Bool = false

    /// The grouping; unspecified: the view's default.
    ///
    /// Setting it implies `grouped`.
    public var groupBy: TaskV1.GroupBy = TaskV1.GroupBy(rawValue: 0)

    /// Also lists groups without tasks.
    public var includeEmptyGroups: Bool = false

    /// Also lists tasks of archived projects, which the view leaves out by default.
    public var includeArchived: Bool = false

    /// The project's name, case-insensitive; read only when `project_ids` is empty.
    public var projectName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0),
      date: LocalDay? = nil,
      projectIDs: [ProjectID] = [],
      completion: TaskV1.Completion = TaskV1.Completion(rawValue: 0),
      priorities: [TaskV1.TaskPriority] = [],
      overdue: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = "",
      filter: TaskV1.TaskFilter? = nil,
      sort: [TaskV1.SortKey] = [],
      grouped: Bool = false,
      groupBy: TaskV1.GroupBy = TaskV1.GroupBy(rawValue: 0),
      includeEmptyGroups: Bool = false,
      includeArchived: Bool = false,
      projectName: String = ""
    ) {
      self.memberID = memberID
      self.view = view
      self.date = date
      self.projectIDs = projectIDs
      self.completion = completion
      self.priorities = priorities
      self.overdue = overdue
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.filter = filter
      self.sort = sort
      self.grouped = grouped
      self.groupBy = groupBy
      self.includeEmptyGroups = includeEmptyGroups
      self.includeArchived = includeArchived
      self.projectName = projectName
    }
  }
}

extension TaskV1.ListTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "view", "view"),
    FieldInfo(3, "date", "date"),
    FieldInfo(4, "project_ids", "projectIds", .repeated),
    FieldInfo(5, "completion", "completion"),
    FieldInfo(6, "priorities", "priorities", .repeated),
    FieldInfo(7, "overdue", "overdue"),
    FieldInfo(8, "page_size", "pageSize"),
    FieldInfo(9, "page_token", "pageToken"),
    FieldInfo(10, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(11, "sort", "sort", .repeated, TaskV1.SortKey.self),
    FieldInfo(12, "grouped", "grouped"),
    FieldInfo(13, "group_by", "groupBy"),
    FieldInfo(14, "include_empty_groups", "includeEmptyGroups"),
    FieldInfo(15, "include_archived", "includeArchived"),
    FieldInfo(16, "project_name", "projectName", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(projectName, 16, StringField.self)
    sink.implicit(includeArchived, 15, BoolField.self)
    sink.implicit(includeEmptyGroups, 14, BoolField.self)
    sink.implicit(groupBy, 13, EnumField<TaskV1.GroupBy>.self)
    sink.implicit(grouped, 12, BoolField.self)
    sink.repeated(sort, 11, MessageField<TaskV1.SortKey>.self)
    sink.optional(filter, 10, MessageField<TaskV1.TaskFilter>.self)
    sink.implicit(pageToken, 9, StringField.self)
    sink.implicit(pageSize, 8, Int32Field.self)
    sink.implicit(overdue, 7, BoolField.self)
    sink.packed(priorities, 6, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(completion, 5, EnumField<TaskV1.Completion>.self)
    sink.repeated(projectIDs, 4, TextField<ProjectID>.self)
    sink.optional(date, 3, TextField<LocalDay>.self)
    sink.implicit(view, 2, EnumField<TaskV1.TaskView>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 16: view = try EnumField<TaskV1.TaskView>.read(from: &reader)
      case 26: date = try reader.text(LocalDay.self)
      case 34: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 40: completion = try EnumField<TaskV1.Completion>.read(from: &reader)
      case 48: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 50: try reader.appendPacked(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 56: overdue = try BoolField.read(from: &reader)
      case 64: pageSize = try Int32Field.read(from: &reader)
      case 74: pageToken = try StringField.read(from: &reader)
      case 82: try reader.merge(&filter)
      case 90: try reader.append(to: &sort, MessageField<TaskV1.SortKey>.self)
      case 96: grouped = try BoolField.read(from: &reader)
      case 104: groupBy = try EnumField<TaskV1.GroupBy>.read(from: &reader)
      case 112: includeEmptyGroups = try BoolField.read(from: &reader)
      case 120: includeArchived = try BoolField.read(from: &reader)
      case 130: projectName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(view, "view", EnumField<TaskV1.TaskView>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.repeated(projectIDs, "projectIds", TextField<ProjectID>.self)
    try writer.implicit(completion, "completion", EnumField<TaskV1.Completion>.self)
    try writer.repeated(priorities, "priorities", EnumField<TaskV1.TaskPriority>.self)
    try writer.implicit(overdue, "overdue", BoolField.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
    try writer.repeated(sort, "sort", MessageField<TaskV1.SortKey>.self)
    try writer.implicit(grouped, "grouped", BoolField.self)
    try writer.implicit(groupBy, "groupBy", EnumField<TaskV1.GroupBy>.self)
    try writer.implicit(includeEmptyGroups, "includeEmptyGroups", BoolField.self)
    try writer.implicit(includeArchived, "includeArchived", BoolField.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&view, EnumField<TaskV1.TaskView>.self)
      case 3: try reader.formed(&date, LocalDay.self)
      case 4: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 5: try reader.read(&completion, EnumField<TaskV1.Completion>.self)
      case 6: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 7: try reader.read(&overdue, BoolField.self)
      case 8: try reader.read(&pageSize, Int32Field.self)
      case 9: try reader.read(&pageToken, StringField.self)
      case 10: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 11: try reader.append(to: &sort, MessageField<TaskV1.SortKey>.self)
      case 12: try reader.read(&grouped, BoolField.self)
      case 13: try reader.read(&groupBy, EnumField<TaskV1.GroupBy>.self)
      case 14: try reader.read(&includeEmptyGroups, BoolField.self)
      case 15: try reader.read(&includeArchived, BoolField.self)
      case 16: try reader.read(&projectName, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ListTasks`.
  public struct ListTasksResponse: Message {
    /// The tasks.
    public var tasks: [TaskV1.Task] = []

    /// Empty on the last page; a page may be shorter than requested.
    public var nextPageToken: String = ""

    /// How many tasks the whole list has.
    public var totalCount: Int32 = 0

    /// The groups of this page, in the order of its tasks.
    public var groups: [TaskV1.TaskGroup] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      tasks: [TaskV1.Task] = [],
      nextPageToken: String = "",
      totalCount: Int32 = 0,
      groups: [TaskV1.TaskGroup] = []
    ) {
      self.tasks = tasks
      self.nextPageToken = nextPageToken
      self.totalCount = totalCount
      self.groups = groups
    }
  }
}

extension TaskV1.ListTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tasks", "tasks", .repeated, TaskV1.Task.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "total_count", "totalCount"),
    FieldInfo(4, "groups", "groups", .repeated, TaskV1.TaskGroup.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(groups, 4, MessageField<TaskV1.TaskGroup>.self)
    sink.implicit(totalCount, 3, Int32Field.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(tasks, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 24: totalCount = try Int32Field.read(from: &reader)
      case 34: try reader.append(to: &groups, MessageField<TaskV1.TaskGroup>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.Task>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.implicit(totalCount, "totalCount", Int32Field.self)
    try writer.repeated(groups, "groups", MessageField<TaskV1.TaskGroup>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.read(&totalCount, Int32Field.self)
      case 4: try reader.append(to: &groups, MessageField<TaskV1.TaskGroup>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/GetDay`.
  public struct GetDayRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Today when empty.
    public var date: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, date: LocalDay? = nil) {
      self.memberID = memberID
      self.date = date
    }
  }
}

extension TaskV1.GetDayRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetDayRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "date", "date"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(date, 2, TextField<LocalDay>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: date = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&date, LocalDay.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// One day's tasks; each is in one list.
  public struct GetDayResponse: Message {
    /// The day.
    public var date: LocalDay?

    /// Open and due on an earlier day.
    public var overdue: [TaskV1.Task] = []

    /// Open, due this day, of type morning.
    public var morning: [TaskV1.Task] = []

    /// Open, due this day, of type evening.
    public var evening: [TaskV1.Task] = []

    /// Open, due this day, of another type.
    public var anytime: [TaskV1.Task] = []

    /// Open and due within 7 days after, at most 20.
    public var upcoming: [TaskV1.Task] = []

    /// The newest tasks completed on this day; `completed_count` is the total.
    public var completed: [TaskV1.Task] = []

    /// Points of all tasks completed on this day.
    public var pointsEarned: Int32 = 0

    /// Completed tasks divided by all that were due or completed this day: 0 to 1, four decimals.
    public var completionRate: Double = 0

    /// No task was due or completed.
    public var empty: Bool = false

    /// How many are open.
    public var openCount: Int32 = 0

    /// How many are overdue.
    public var overdueCount: Int32 = 0

    /// The open task that is due next.
    public var nextDue: TaskV1.Task?

    /// The number of open tasks without a due date.
    public var unscheduledCount: Int32 = 0

    /// All tasks completed on this day, including those omitted from `completed`.
    public var completedCount: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      overdue: [TaskV1.Task] = [],
      morning: [TaskV1.Task] = [],
      evening: [TaskV1.Task] = [],
      anytime: [TaskV1.Task] = [],
      upcoming: [TaskV1.Task] = [],
      completed: [TaskV1.Task] = [],
      pointsEarned: Int32 = 0,
      completionRate: Double = 0,
      empty: Bool = false,
      openCount: Int32 = 0,
      overdueCount: Int32 = 0,
      nextDue: TaskV1.Task? = nil,
      unscheduledCount: Int32 = 0,
      completedCount: Int32 = 0
    ) {
      self.date = date
      self.overdue = overdue
      self.morning = morning
      self.evening = evening
      self.anytime = anytime
      self.upcoming = upcoming
      self.completed = completed
      self.pointsEarned = pointsEarned
      self.completionRate = completionRate
      self.empty = empty
      self.openCount = openCount
      self.overdueCount = overdueCount
      self.nextDue = nextDue
      self.unscheduledCount = unscheduledCount
      self.completedCount = completedCount
    }
  }
}

extension TaskV1.GetDayResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetDayResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "overdue", "overdue", .repeated, TaskV1.Task.self),
    FieldInfo(3, "morning", "morning", .repeated, TaskV1.Task.self),
    FieldInfo(4, "evening", "evening", .repeated, TaskV1.Task.self),
    FieldInfo(5, "anytime", "anytime", .repeated, TaskV1.Task.self),
    FieldInfo(6, "upcoming", "upcoming", .repeated, TaskV1.Task.self),
    FieldInfo(7, "completed", "completed", .repeated, TaskV1.Task.self),
    FieldInfo(8, "points_earned", "pointsEarned"),
    FieldInfo(9, "completion_rate", "completionRate"),
    FieldInfo(10, "empty", "empty"),
    FieldInfo(11, "open_count", "openCount"),
    FieldInfo(12, "overdue_count", "overdueCount"),
    FieldInfo(13, "next_due", "nextDue", .single, TaskV1.Task.self),
    FieldInfo(14, "unscheduled_count", "unscheduledCount"),
    FieldInfo(15, "completed_count", "completedCount"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(completedCount, 15, Int32Field.self)
    sink.implicit(unscheduledCount, 14, Int32Field.self)
    sink.optional(nextDue, 13, MessageField<TaskV1.Task>.self)
    sink.implicit(overdueCount, 12, Int32Field.self)
    sink.implicit(openCount, 11, Int32Field.self)
    sink.implicit(empty, 10, BoolField.self)
    sink.implicit(completionRate, 9, DoubleField.self)
    sink.implicit(pointsEarned, 8, Int32Field.self)
    sink.repeated(completed, 7, MessageField<TaskV1.Task>.self)
    sink.repeated(upcoming, 6, MessageField<TaskV1.Task>.self)
    sink.repeated(anytime, 5, MessageField<TaskV1.Task>.self)
    sink.repeated(evening, 4, MessageField<TaskV1.Task>.self)
    sink.repeated(morning, 3, MessageField<TaskV1.Task>.self)
    sink.repeated(overdue, 2, MessageField<TaskV1.Task>.self)
    sink.optional(date, 1, TextField<LocalDay>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: date = try reader.text(LocalDay.self)
      case 18: try reader.append(to: &overdue, MessageField<TaskV1.Task>.self)
      case 26: try reader.append(to: &morning, MessageField<TaskV1.Task>.self)
      case 34: try reader.append(to: &evening, MessageField<TaskV1.Task>.self)
      case 42: try reader.append(to: &anytime, MessageField<TaskV1.Task>.self)
      case 50: try reader.append(to: &upcoming, MessageField<TaskV1.Task>.self)
      case 58: try reader.append(to: &completed, MessageField<TaskV1.Task>.self)
      case 64: pointsEarned = try Int32Field.read(from: &reader)
      case 73: completionRate = try DoubleField.read(from: &reader)
      case 80: empty = try BoolField.read(from: &reader)
      case 88: openCount = try Int32Field.read(from: &reader)
      case 96: overdueCount = try Int32Field.read(from: &reader)
      case 106: try reader.merge(&nextDue)
      case 112: unscheduledCount = try Int32Field.read(from: &reader)
      case 120: completedCount = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.repeated(overdue, "overdue", MessageField<TaskV1.Task>.self)
    try writer.repeated(morning, "morning", MessageField<TaskV1.Task>.self)
    try writer.repeated(evening, "evening", MessageField<TaskV1.Task>.self)
    try writer.repeated(anytime, "anytime", MessageField<TaskV1.Task>.self)
    try writer.repeated(upcoming, "upcoming", MessageField<TaskV1.Task>.self)
    try writer.repeated(completed, "completed", MessageField<TaskV1.Task>.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.implicit(completionRate, "completionRate", DoubleField.self)
    try writer.implicit(empty, "empty", BoolField.self)
    try writer.implicit(openCount, "openCount", Int32Field.self)
    try writer.implicit(overdueCount, "overdueCount", Int32Field.self)
    try writer.optional(nextDue, "nextDue", MessageField<TaskV1.Task>.self)
    try writer.implicit(unscheduledCount, "unscheduledCount", Int32Field.self)
    try writer.implicit(completedCount, "completedCount", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.append(to: &overdue, MessageField<TaskV1.Task>.self)
      case 3: try reader.append(to: &morning, MessageField<TaskV1.Task>.self)
      case 4: try reader.append(to: &evening, MessageField<TaskV1.Task>.self)
      case 5: try reader.append(to: &anytime, MessageField<TaskV1.Task>.self)
      case 6: try reader.append(to: &upcoming, MessageField<TaskV1.Task>.self)
      case 7: try reader.append(to: &completed, MessageField<TaskV1.Task>.self)
      case 8: try reader.read(&pointsEarned, Int32Field.self)
      case 9: try reader.read(&completionRate, DoubleField.self)
      case 10: try reader.read(&empty, BoolField.self)
      case 11: try reader.read(&openCount, Int32Field.self)
      case 12: try reader.read(&overdueCount, Int32Field.self)
      case 13: try reader.read(&nextDue, MessageField<TaskV1.Task>.self)
      case 14: try reader.read(&unscheduledCount, Int32Field.self)
      case 15: try reader.read(&completedCount, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/UpdateTask`.
  public struct UpdateTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id and the new values.
    public var task: TaskV1.Task?

    /// `name`, `details`, `type`, `priority`, `due_at`, `due_on`, `project_id`,
    /// `alert_reminder_time`.
    ///
    /// Completion is not in the mask: CompleteTask and UncompleteTask change it and book the
    /// points.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// Refuses the change when the stored revision is different; 0: no check.
    public var expectedRevision: UInt64 = 0

    /// Merges with changes made after this revision: fields changed since keep their stored value,
    /// with warning `edit_conflict`.
    ///
    /// 0: no merge.
    public var baseRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      task: TaskV1.Task? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0,
      baseRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.task = task
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
      self.baseRevision = baseRevision
    }
  }
}

extension TaskV1.UpdateTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
    FieldInfo(5, "base_revision", "baseRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(baseRevision, 5, UInt64Field.self)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(task, 2, MessageField<TaskV1.Task>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: try reader.merge(&task)
      case 26: try reader.merge(&updateMask)
      case 32: expectedRevision = try UInt64Field.read(from: &reader)
      case 40: baseRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    try writer.implicit(baseRevision, "baseRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      case 5: try reader.read(&baseRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/UpdateTask`.
  public struct UpdateTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// False when every field already had its value.
    public var changed: Bool = false

    /// What was accepted but may not be what the caller meant.
    public var warnings: [TaskV1.Warning] = []

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      changed: Bool = false,
      warnings: [TaskV1.Warning] = [],
      undoToken: String = ""
    ) {
      self.task = task
      self.changed = changed
      self.warnings = warnings
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.UpdateTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "warnings", "warnings", .repeated, TaskV1.Warning.self),
    FieldInfo(4, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 4, StringField.self)
    sink.repeated(warnings, 3, MessageField<TaskV1.Warning>.self)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      case 16: changed = try BoolField.read(from: &reader)
      case 26: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 34: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&changed, BoolField.self)
      case 3: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 4: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/UpdateTasks`.
  public struct UpdateTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 500, each task once; their `member_id` is ignored.
    public var updates: [TaskV1.UpdateTaskRequest] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, updates: [TaskV1.UpdateTaskRequest] = []) {
      self.memberID = memberID
      self.updates = updates
    }
  }
}

extension TaskV1.UpdateTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "updates", "updates", .repeated, TaskV1.UpdateTaskRequest.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(updates, 2, MessageField<TaskV1.UpdateTaskRequest>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: try reader.append(to: &updates, MessageField<TaskV1.UpdateTaskRequest>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(updates, "updates", MessageField<TaskV1.UpdateTaskRequest>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &updates, MessageField<TaskV1.UpdateTaskRequest>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/UpdateTasks`.
  public struct UpdateTasksResponse: Message {
    /// The result.
    public var result: TaskV1.BulkResult?

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(result: TaskV1.BulkResult? = nil, undoToken: String = "") {
      self.result = result
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.UpdateTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "result", "result", .single, TaskV1.BulkResult.self),
    FieldInfo(2, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 2, StringField.self)
    sink.optional(result, 1, MessageField<TaskV1.BulkResult>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&result)
      case 18: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(result, "result", MessageField<TaskV1.BulkResult>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&result, MessageField<TaskV1.BulkResult>.self)
      case 2: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/CompleteTask`.
  public struct CompleteTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// When it was completed, from a client that was offline; absent: the time of the call.
    ///
    /// A future time becomes now.
    public var dateCompleted: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      taskID: TaskID? = nil,
      dateCompleted: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.taskID = taskID
      self.dateCompleted = dateCompleted
    }
  }
}

extension TaskV1.CompleteTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CompleteTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
    FieldInfo(3, "date_completed", "dateCompleted", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(dateCompleted, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: taskID = try reader.text(TaskID.self)
      case 26: try reader.merge(&dateCompleted)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.optional(dateCompleted, "dateCompleted", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&taskID, TaskID.self)
      case 3: try reader.read(&dateCompleted, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/CompleteTask`.
  public struct CompleteTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// Points that were earned.
    public var pointsEarned: Int32 = 0

    /// False when the task was already complete.
    public var changed: Bool = false

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      pointsEarned: Int32 = 0,
      changed: Bool = false,
      undoToken: String = ""
    ) {
      self.task = task
      self.pointsEarned = pointsEarned
      self.changed = changed
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.CompleteTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CompleteTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "points_earned", "pointsEarned"),
    FieldInfo(3, "changed", "changed"),
    FieldInfo(4, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 4, StringField.self)
    sink.implicit(changed, 3, BoolField.self)
    sink.implicit(pointsEarned, 2, Int32Field.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      case 16: pointsEarned = try Int32Field.read(from: &reader)
      case 24: changed = try BoolField.read(from: &reader)
      case 34: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&pointsEarned, Int32Field.self)
      case 3: try reader.read(&changed, BoolField.self)
      case 4: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/UncompleteTask`.
  public struct UncompleteTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, taskID: TaskID? = nil) {
      self.memberID = memberID
      self.taskID = taskID
    }
  }
}

extension TaskV1.UncompleteTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UncompleteTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: taskID = try reader.text(TaskID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&taskID, TaskID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/UncompleteTask`.
  public struct UncompleteTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// Points taken back, negative; 0 when the task was already open.
    public var pointsEarned: Int32 = 0

    /// False when the task was already open.
    public var changed: Bool = false

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      pointsEarned: Int32 = 0,
      changed: Bool = false,
      undoToken: String = ""
    ) {
      self.task = task
      self.pointsEarned = pointsEarned
      self.changed = changed
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.UncompleteTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UncompleteTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "points_earned", "pointsEarned"),
    FieldInfo(3, "changed", "changed"),
    FieldInfo(4, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 4, StringField.self)
    sink.implicit(changed, 3, BoolField.self)
    sink.implicit(pointsEarned, 2, Int32Field.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      case 16: pointsEarned = try Int32Field.read(from: &reader)
      case 24: changed = try BoolField.read(from: &reader)
      case 34: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&pointsEarned, Int32Field.self)
      case 3: try reader.read(&changed, BoolField.self)
      case 4: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ToggleTask`.
  public struct ToggleTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, taskID: TaskID? = nil) {
      self.memberID = memberID
      self.taskID = taskID
    }
  }
}

extension TaskV1.ToggleTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ToggleTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: taskID = try reader.text(TaskID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&taskID, TaskID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ToggleTask`.
  public struct ToggleTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// Positive when earned, negative when taken back.
    public var pointsEarned: Int32 = 0

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(task: TaskV1.Task? = nil, pointsEarned: Int32 = 0, undoToken: String = "") {
      self.task = task
      self.pointsEarned = pointsEarned
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.ToggleTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ToggleTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "points_earned", "pointsEarned"),
    FieldInfo(3, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 3, StringField.self)
    sink.implicit(pointsEarned, 2, Int32Field.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&task)
      case 16: pointsEarned = try Int32Field.read(from: &reader)
      case 26: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&pointsEarned, Int32Field.self)
      case 3: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/DeleteTask`.
  public struct DeleteTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// Also removes the task's points from the member's history.
    public var forgetHistory: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, taskID: TaskID? = nil, forgetHistory: Bool = false) {
      self.memberID = memberID
      self.taskID = taskID
      self.forgetHistory = forgetHistory
    }
  }
}

extension TaskV1.DeleteTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
    FieldInfo(3, "forget_history", "forgetHistory"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(forgetHistory, 3, BoolField.self)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: taskID = try reader.text(TaskID.self)
      case 24: forgetHistory = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(forgetHistory, "forgetHistory", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&taskID, TaskID.self)
      case 3: try reader.read(&forgetHistory, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/DeleteTask`.
  public struct DeleteTaskResponse: Message {
    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(undoToken: String = "") {
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.DeleteTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "undo_token", "undoToken")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/Undo`.
  public struct UndoRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// From the response of the change to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, undoToken: String = "") {
      self.memberID = memberID
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.UndoRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UndoRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 2, StringField.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/Undo`.
  public struct UndoResponse: Message {
    /// Tasks that were reverted or restored.
    ///
    /// Removed tasks are not counted.
    public var result: TaskV1.BulkResult?

    /// Tasks removed because the undone change had created them.
    public var removed: Int32 = 0

    /// Undoes this call.
    public var undoToken: String = ""

    /// Projects that were reverted or restored; up to 1 MiB.
    public var projects: [TaskV1.Project] = []

    /// Projects removed because the undone change had created them.
    public var projectsRemoved: Int32 = 0

    /// How many projects were omitted because `projects` reached its limit.
    public var projectsLeftOut: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      result: TaskV1.BulkResult? = nil,
      removed: Int32 = 0,
      undoToken: String = "",
      projects: [TaskV1.Project] = [],
      projectsRemoved: Int32 = 0,
      projectsLeftOut: Int32 = 0
    ) {
      self.result = result
      self.removed = removed
      self.undoToken = undoToken
      self.projects = projects
      self.projectsRemoved = projectsRemoved
      self.projectsLeftOut = projectsLeftOut
    }
  }
}

extension TaskV1.UndoResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UndoResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "result", "result", .single, TaskV1.BulkResult.self),
    FieldInfo(2, "removed", "removed"),
    FieldInfo(3, "undo_token", "undoToken"),
    FieldInfo(4, "projects", "projects", .repeated, TaskV1.Project.self),
    FieldInfo(5, "projects_removed", "projectsRemoved"),
    FieldInfo(6, "projects_left_out", "projectsLeftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(projectsLeftOut, 6, Int32Field.self)
    sink.implicit(projectsRemoved, 5, Int32Field.self)
    sink.repeated(projects, 4, MessageField<TaskV1.Project>.self)
    sink.implicit(undoToken, 3, StringField.self)
    sink.implicit(removed, 2, Int32Field.self)
    sink.optional(result, 1, MessageField<TaskV1.BulkResult>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&result)
      case 16: removed = try Int32Field.read(from: &reader)
      case 26: undoToken = try StringField.read(from: &reader)
      case 34: try reader.append(to: &projects, MessageField<TaskV1.Project>.self)
      case 40: projectsRemoved = try Int32Field.read(from: &reader)
      case 48: projectsLeftOut = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(result, "result", MessageField<TaskV1.BulkResult>.self)
    try writer.implicit(removed, "removed", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.repeated(projects, "projects", MessageField<TaskV1.Project>.self)
    try writer.implicit(projectsRemoved, "projectsRemoved", Int32Field.self)
    try writer.implicit(projectsLeftOut, "projectsLeftOut", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&result, MessageField<TaskV1.BulkResult>.self)
      case 2: try reader.read(&removed, Int32Field.self)
      case 3: try reader.read(&undoToken, StringField.self)
      case 4: try reader.append(to: &projects, MessageField<TaskV1.Project>.self)
      case 5: try reader.read(&projectsRemoved, Int32Field.self)
      case 6: try reader.read(&projectsLeftOut, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ValidateTask`.
  public struct ValidateTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The request to validate.
    public var request: OneOf_Request?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, request: OneOf_Request? = nil) {
      self.memberID = memberID
      self.request = request
    }
  }
}

extension TaskV1.ValidateTaskRequest {
  /// The request to validate.
  public enum OneOf_Request: WireOneof {
    /// As a new task.
    case create(TaskV1.CreateTaskRequest)
    /// As an update of a task.
    case update(TaskV1.UpdateTaskRequest)

    /// The message with nothing else set.
    public var alone: TaskV1.ValidateTaskRequest { TaskV1.ValidateTaskRequest(request: self) }
  }
}

extension TaskV1.ValidateTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ValidateTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "create", "create", .single, TaskV1.CreateTaskRequest.self, oneof: 0),
    FieldInfo(3, "update", "update", .single, TaskV1.UpdateTaskRequest.self, oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(request, 3, TaskV1.UpdateTaskRequest.self) {
      if case .update(let value) = $0 { value } else { nil }
    }
    sink.choice(request, 2, TaskV1.CreateTaskRequest.self) {
      if case .create(let value) = $0 { value } else { nil }
    }
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18:
        try reader.merge(
          &request,
          TaskV1.CreateTaskRequest.self,
          { if case .create(let earlier) = $0 { earlier } else { nil } },
          { .create($0) }
        )
      case 26:
        try reader.merge(
          &request,
          TaskV1.UpdateTaskRequest.self,
          { if case .update(let earlier) = $0 { earlier } else { nil } },
          { .update($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.choice(request, "create", TaskV1.CreateTaskRequest.self) {
      if case .create(let value) = $0 { value } else { nil }
    }
    try writer.choice(request, "update", TaskV1.UpdateTaskRequest.self) {
      if case .update(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2:
        try reader.choice(isFirst: request == nil, MessageField<TaskV1.CreateTaskRequest>.self) {
          request = .create($0)
        }
      case 3:
        try reader.choice(isFirst: request == nil, MessageField<TaskV1.UpdateTaskRequest>.self) {
          request = .update($0)
        }
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// One error in a request, with its field.
  public struct Violation: Message {
    /// The field.
    public var field: String = ""

    /// The reason for programs, in lower case.
    public var code: String = ""

    /// One sentence for people.
    public var message: String = ""

    /// The limit that was exceeded; 0: the rule has no limit.
    public var limit: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(field: String = "", code: String = "", message: String = "", limit: Int64 = 0) {
      self.field = field
      self.code = code
      self.message = message
      self.limit = limit
    }
  }
}

extension TaskV1.Violation {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Violation"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "field", "field"),
    FieldInfo(2, "code", "code"),
    FieldInfo(3, "message", "message"),
    FieldInfo(4, "limit", "limit"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(limit, 4, Int64Field.self)
    sink.implicit(message, 3, StringField.self)
    sink.implicit(code, 2, StringField.self)
    sink.implicit(field, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: field = try StringField.read(from: &reader)
      case 18: code = try StringField.read(from: &reader)
      case 26: message = try StringField.read(from: &reader)
      case 32: limit = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    try writer.implicit(limit, "limit", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field, StringField.self)
      case 2: try reader.read(&code, StringField.self)
      case 3: try reader.read(&message, StringField.self)
      case 4: try reader.read(&limit, Int64Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ValidateTask`.
  public struct ValidateTaskResponse: Message {
    /// Empty when the call would be accepted.
    public var violations: [TaskV1.Violation] = []

    /// The task as it would be stored: with the type, project, priority and dates that the service
    /// chooses.
    public var task: TaskV1.Task?

    /// What was accepted but may not be what the caller meant.
    public var warnings: [TaskV1.Warning] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      violations: [TaskV1.Violation] = [],
      task: TaskV1.Task? = nil,
      warnings: [TaskV1.Warning] = []
    ) {
      self.violations = violations
      self.task = task
      self.warnings = warnings
    }
  }
}

extension TaskV1.ValidateTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ValidateTaskResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "violations", "violations", .repeated, TaskV1.Violation.self),
    FieldInfo(2, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(3, "warnings", "warnings", .repeated, TaskV1.Warning.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(warnings, 3, MessageField<TaskV1.Warning>.self)
    sink.optional(task, 2, MessageField<TaskV1.Task>.self)
    sink.repeated(violations, 1, MessageField<TaskV1.Violation>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &violations, MessageField<TaskV1.Violation>.self)
      case 18: try reader.merge(&task)
      case 26: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(violations, "violations", MessageField<TaskV1.Violation>.self)
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &violations, MessageField<TaskV1.Violation>.self)
      case 2: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 3: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A task of another program.
  public struct ImportedTask: Message {
    /// The id by which a repeated import recognizes it.
    public var id: TaskID?

    /// The name.
    public var name: String = ""

    /// Details; may have several lines.
    public var details: String = ""

    /// The priority.
    public var priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// When it is due.
    public var dueAt: GoogleProtobuf.Timestamp?

    /// The due day, without a time.
    public var dueOn: LocalDay?

    /// The name.
    public var projectName: String = ""

    /// When it was created.
    public var dateAdded: GoogleProtobuf.Timestamp?

    /// Set when the task is complete, unless `is_complete` overrides it.
    public var dateCompleted: GoogleProtobuf.Timestamp?

    /// The time of the reminder; unset: no reminder.
    public var alertReminderTime: GoogleProtobuf.Timestamp?

    /// The type.
    public var type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// A project of the request or of the space.
    ///
    /// An unknown id is looked up by `project_name`; if that fails too, the task goes to the Inbox
    /// with a warning.
    public var projectID: ProjectID?

    /// True without `date_completed`: completed at its due date, else now.
    ///
    /// False: open, regardless of `date_completed`.
    public var isComplete: Bool?

    /// The type is evening unless `type` is given.
    public var isEveningTask: Bool = false

    /// The other program's identifier, when it is not a UUID.
    ///
    /// The task's id is derived from it deterministically. Up to 500 characters; read only when
    /// `id` is empty.
    public var oldID: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: TaskID? = nil,
      name: String = "",
      details: String = "",
      priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      dueAt: GoogleProtobuf.Timestamp? = nil,
      dueOn: LocalDay? = nil,
      projectName: String = "",
      dateAdded: GoogleProtobuf.Timestamp? = nil,
      dateCompleted: GoogleProtobuf.Timestamp? = nil,
      alertReminderTime: GoogleProtobuf.Timestamp? = nil,
      type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      projectID: ProjectID? = nil,
      isComplete: Bool? = nil,
      isEveningTask: Bool = false,
      oldID: String = ""
    ) {
      self.id = id
      self.name = name
      self.details = details
      self.priority = priority
      self.dueAt = dueAt
      self.dueOn = dueOn
      self.projectName = projectName
      self.dateAdded = dateAdded
      self.dateCompleted = dateCompleted
      self.alertReminderTime = alertReminderTime
      self.type = type
      self.projectID = projectID
      self.isComplete = isComplete
      self.isEveningTask = isEveningTask
      self.oldID = oldID
    }
  }
}

extension TaskV1.ImportedTask {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportedTask"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "details", "details", isRedacted: true),
    FieldInfo(4, "priority", "priority"),
    FieldInfo(5, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "due_on", "dueOn"),
    FieldInfo(7, "project_name", "projectName", isRedacted: true),
    FieldInfo(8, "date_added", "dateAdded", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "date_completed", "dateCompleted", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(
      10,
      "alert_reminder_time",
      "alertReminderTime",
      .single,
      GoogleProtobuf.Timestamp.self
    ),
    FieldInfo(11, "type", "type"),
    FieldInfo(12, "project_id", "projectId"),
    FieldInfo(13, "is_complete", "isComplete"),
    FieldInfo(14, "is_evening_task", "isEveningTask"),
    FieldInfo(15, "old_id", "oldId", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(oldID, 15, StringField.self)
    sink.implicit(isEveningTask, 14, BoolField.self)
    sink.optional(isComplete, 13, BoolField.self)
    sink.optional(projectID, 12, TextField<ProjectID>.self)
    sink.implicit(type, 11, EnumField<TaskV1.TaskType>.self)
    sink.optional(alertReminderTime, 10, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(dateCompleted, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(dateAdded, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(projectName, 7, StringField.self)
    sink.optional(dueOn, 6, TextField<LocalDay>.self)
    sink.optional(dueAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(priority, 4, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(details, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<TaskID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: id = try reader.text(TaskID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: details = try StringField.read(from: &reader)
      case 32: priority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 42: try reader.merge(&dueAt)
      case 50: dueOn = try reader.text(LocalDay.self)
      case 58: projectName = try StringField.read(from: &reader)
      case 66: try reader.merge(&dateAdded)
      case 74: try reader.merge(&dateCompleted)
      case 82: try reader.merge(&alertReminderTime)
      case 88: type = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 98: projectID = try reader.text(ProjectID.self)
      case 104: isComplete = try BoolField.read(from: &reader)
      case 112: isEveningTask = try BoolField.read(from: &reader)
      case 122: oldID = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<TaskID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(details, "details", StringField.self, isRedacted: true)
    try writer.implicit(priority, "priority", EnumField<TaskV1.TaskPriority>.self)
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dueOn, "dueOn", TextField<LocalDay>.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    try writer.optional(dateAdded, "dateAdded", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dateCompleted, "dateCompleted", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(
      alertReminderTime,
      "alertReminderTime",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.implicit(type, "type", EnumField<TaskV1.TaskType>.self)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.optional(isComplete, "isComplete", BoolField.self)
    try writer.implicit(isEveningTask, "isEveningTask", BoolField.self)
    try writer.implicit(oldID, "oldId", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, TaskID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&details, StringField.self)
      case 4: try reader.read(&priority, EnumField<TaskV1.TaskPriority>.self)
      case 5: try reader.read(&dueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.formed(&dueOn, LocalDay.self)
      case 7: try reader.read(&projectName, StringField.self)
      case 8: try reader.read(&dateAdded, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&dateCompleted, MessageField<GoogleProtobuf.Timestamp>.self)
      case 10: try reader.read(&alertReminderTime, MessageField<GoogleProtobuf.Timestamp>.self)
      case 11: try reader.read(&type, EnumField<TaskV1.TaskType>.self)
      case 12: try reader.formed(&projectID, ProjectID.self)
      case 13: try reader.read(&isComplete, BoolField.self)
      case 14: try reader.read(&isEveningTask, BoolField.self)
      case 15: try reader.read(&oldID, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A project of another program.
  ///
  /// Missing or unknown values get the defaults of a new project.
  public struct ImportedProject: Message {
    /// Empty: derived deterministically from the name.
    public var id: ProjectID?

    /// With an id: a number is appended when another project has the name.
    ///
    /// Without an id: the existing project of this name is used. "Inbox" is the Inbox.
    public var name: String = ""

    /// The description.
    public var descriptionField: String = ""

    /// The color.
    public var color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)

    /// The icon.
    public var icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0)

    /// The status.
    public var status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0)

    /// The priority.
    public var priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0)

    /// A project of the request or of the space; the top level when it cannot be the parent.
    public var parentProjectID: ProjectID?

    /// Tags to search and filter by.
    public var tags: [String] = []

    /// When it is due; unset: never.
    public var dueDate: GoogleProtobuf.Timestamp?

    /// The expected number of tasks.
    public var estimatedTaskCount: Int32?

    /// Whether it is archived.
    public var isArchived: Bool = false

    /// When it was created.
    public var createdDate: GoogleProtobuf.Timestamp?

    /// The priority of new tasks in it.
    public var defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// The settings.
    public var settings: TaskV1.ProjectSettings?

    /// The parent's name, read without a `parent_project_id`: of the request or of the space; the
    /// top level when it cannot be the parent.
    public var parentName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: ProjectID? = nil,
      name: String = "",
      descriptionField: String = "",
      color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0),
      icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0),
      status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0),
      priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0),
      parentProjectID: ProjectID? = nil,
      tags: [String] = [],
      dueDate: GoogleProtobuf.Timestamp? = nil,
      estimatedTaskCount: Int32? = nil,
      isArchived: Bool = false,
      createdDate: GoogleProtobuf.Timestamp? = nil,
      defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      settings: TaskV1.ProjectSettings? = nil,
      parentName: String = ""
    ) {
      self.id = id
      self.name = name
      self.descriptionField = descriptionField
      self.color = color
      self.icon = icon
      self.status = status
      self.priority = priority
      self.parentProjectID = parentProjectID
      self.tags = tags
      self.dueDate = dueDate
      self.estimatedTaskCount = estimatedTaskCount
      self.isArchived = isArchived
      self.createdDate = createdDate
      self.defaultTaskPriority = defaultTaskPriority
      self.settings = settings
      self.parentName = parentName
    }
  }
}

extension TaskV1.ImportedProject {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportedProject"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "description", "description", isRedacted: true),
    FieldInfo(4, "color", "color"),
    FieldInfo(5, "icon", "icon"),
    FieldInfo(6, "status", "status"),
    FieldInfo(7, "priority", "priority"),
    FieldInfo(8, "parent_project_id", "parentProjectId"),
    FieldInfo(9, "tags", "tags", .repeated, isRedacted: true),
    FieldInfo(10, "due_date", "dueDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(11, "estimated_task_count", "estimatedTaskCount"),
    FieldInfo(12, "is_archived", "isArchived"),
    FieldInfo(13, "created_date", "createdDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(14, "default_task_priority", "defaultTaskPriority"),
    FieldInfo(15, "settings", "settings", .single, TaskV1.ProjectSettings.self),
    FieldInfo(16, "parent_name", "parentName", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(parentName, 16, StringField.self)
    sink.optional(settings, 15, MessageField<TaskV1.ProjectSettings>.self)
    sink.implicit(defaultTaskPriority, 14, EnumField<TaskV1.TaskPriority>.self)
    sink.optional(createdDate, 13, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(isArchived, 12, BoolField.self)
    sink.optional(estimatedTaskCount, 11, Int32Field.self)
    sink.optional(dueDate, 10, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(tags, 9, StringField.self)
    sink.optional(parentProjectID, 8, TextField<ProjectID>.self)
    sink.implicit(priority, 7, EnumField<TaskV1.ProjectPriority>.self)
    sink.implicit(status, 6, EnumField<TaskV1.ProjectStatus>.self)
    sink.implicit(icon, 5, EnumField<TaskV1.ProjectIcon>.self)
    sink.implicit(color, 4, EnumField<TaskV1.ProjectColor>.self)
    sink.implicit(descriptionField, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<ProjectID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: id = try reader.text(ProjectID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: descriptionField = try StringField.read(from: &reader)
      case 32: color = try EnumField<TaskV1.ProjectColor>.read(from: &reader)
      case 40: icon = try EnumField<TaskV1.ProjectIcon>.read(from: &reader)
      case 48: status = try EnumField<TaskV1.ProjectStatus>.read(from: &reader)
      case 56: priority = try EnumField<TaskV1.ProjectPriority>.read(from: &reader)
      case 66: parentProjectID = try reader.text(ProjectID.self)
      case 74: try reader.append(to: &tags, StringField.self)
      case 82: try reader.merge(&dueDate)
      case 88: estimatedTaskCount = try Int32Field.read(from: &reader)
      case 96: isArchived = try BoolField.read(from: &reader)
      case 106: try reader.merge(&createdDate)
      case 112: defaultTaskPriority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 122: try reader.merge(&settings)
      case 130: parentName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(descriptionField, "description", StringField.self, isRedacted: true)
    try writer.implicit(color, "color", EnumField<TaskV1.ProjectColor>.self)
    try writer.implicit(icon, "icon", EnumField<TaskV1.ProjectIcon>.self)
    try writer.implicit(status, "status", EnumField<TaskV1.ProjectStatus>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.ProjectPriority>.self)
    try writer.optional(parentProjectID, "parentProjectId", TextField<ProjectID>.self)
    try writer.repeated(tags, "tags", StringField.self, isRedacted: true)
    try writer.optional(dueDate, "dueDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(estimatedTaskCount, "estimatedTaskCount", Int32Field.self)
    try writer.implicit(isArchived, "isArchived", BoolField.self)
    try writer.optional(createdDate, "createdDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(
      defaultTaskPriority,
      "defaultTaskPriority",
      EnumField<TaskV1.TaskPriority>.self
    )
    try writer.optional(settings, "settings", MessageField<TaskV1.ProjectSettings>.self)
    try writer.implicit(parentName, "parentName", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, ProjectID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&descriptionField, StringField.self)
      case 4: try reader.read(&color, EnumField<TaskV1.ProjectColor>.self)
      case 5: try reader.read(&icon, EnumField<TaskV1.ProjectIcon>.self)
      case 6: try reader.read(&status, EnumField<TaskV1.ProjectStatus>.self)
      case 7: try reader.read(&priority, EnumField<TaskV1.ProjectPriority>.self)
      case 8: try reader.formed(&parentProjectID, ProjectID.self)
      case 9: try reader.append(to: &tags, StringField.self)
      case 10: try reader.read(&dueDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 11: try reader.read(&estimatedTaskCount, Int32Field.self)
      case 12: try reader.read(&isArchived, BoolField.self)
      case 13: try reader.read(&createdDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 14: try reader.read(&defaultTaskPriority, EnumField<TaskV1.TaskPriority>.self)
      case 15: try reader.read(&settings, MessageField<TaskV1.ProjectSettings>.self)
      case 16: try reader.read(&parentName, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ImportTasks`.
  public struct ImportTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Together with `projects` 1 to 500.
    public var tasks: [TaskV1.ImportedTask] = []

    /// Returns the outcome of each record, and stores nothing.
    public var dryRun: Bool = false

    /// Imported before the tasks, in any order.
    public var projects: [TaskV1.ImportedProject] = []

    /// Also imports records that were deleted here.
    public var again: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      tasks: [TaskV1.ImportedTask] = [],
      dryRun: Bool = false,
      projects: [TaskV1.ImportedProject] = [],
      again: Bool = false
    ) {
      self.memberID = memberID
      self.tasks = tasks
      self.dryRun = dryRun
      self.projects = projects
      self.again = again
    }
  }
}

extension TaskV1.ImportTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "tasks", "tasks", .repeated, TaskV1.ImportedTask.self),
    FieldInfo(3, "dry_run", "dryRun"),
    FieldInfo(4, "projects", "projects", .repeated, TaskV1.ImportedProject.self),
    FieldInfo(5, "again", "again"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(again, 5, BoolField.self)
    sink.repeated(projects, 4, MessageField<TaskV1.ImportedProject>.self)
    sink.implicit(dryRun, 3, BoolField.self)
    sink.repeated(tasks, 2, MessageField<TaskV1.ImportedTask>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: try reader.append(to: &tasks, MessageField<TaskV1.ImportedTask>.self)
      case 24: dryRun = try BoolField.read(from: &reader)
      case 34: try reader.append(to: &projects, MessageField<TaskV1.ImportedProject>.self)
      case 40: again = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.ImportedTask>.self)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    try writer.repeated(projects, "projects", MessageField<TaskV1.ImportedProject>.self)
    try writer.implicit(again, "again", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &tasks, MessageField<TaskV1.ImportedTask>.self)
      case 3: try reader.read(&dryRun, BoolField.self)
      case 4: try reader.append(to: &projects, MessageField<TaskV1.ImportedProject>.self)
      case 5: try reader.read(&again, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ImportTasks`.
  public struct ImportTasksResponse: Message {
    /// One for each record, in the order of the request.
    public var results: [TaskV1.ImportTasksResponse.Result] = []

    /// How many were created.
    public var created: Int32 = 0

    /// How many already existed.
    public var known: Int32 = 0

    /// Created from `projects` and from names in `tasks`.
    public var projectsCreated: Int32 = 0

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// One for each of `projects`, in the order of the request.
    public var projects: [TaskV1.ImportTasksResponse.ProjectResult] = []

    /// How many projects already existed.
    public var projectsKnown: Int32 = 0

    /// How many were deleted here and stay deleted.
    public var deleted: Int32 = 0

    /// How many projects were deleted here and stay deleted.
    public var projectsDeleted: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      results: [TaskV1.ImportTasksResponse.Result] = [],
      created: Int32 = 0,
      known: Int32 = 0,
      projectsCreated: Int32 = 0,
      undoToken: String = "",
      projects: [TaskV1.ImportTasksResponse.ProjectResult] = [],
      projectsKnown: Int32 = 0,
      deleted: Int32 = 0,
      projectsDeleted: Int32 = 0
    ) {
      self.results = results
      self.created = created
      self.known = known
      self.projectsCreated = projectsCreated
      self.undoToken = undoToken
      self.projects = projects
      self.projectsKnown = projectsKnown
      self.deleted = deleted
      self.projectsDeleted = projectsDeleted
    }
  }
}

extension TaskV1.ImportTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "results", "results", .repeated, TaskV1.ImportTasksResponse.Result.self),
    FieldInfo(2, "created", "created"),
    FieldInfo(3, "known", "known"),
    FieldInfo(4, "projects_created", "projectsCreated"),
    FieldInfo(5, "undo_token", "undoToken"),
    FieldInfo(6, "projects", "projects", .repeated, TaskV1.ImportTasksResponse.ProjectResult.self),
    FieldInfo(7, "projects_known", "projectsKnown"),
    FieldInfo(8, "deleted", "deleted"),
    FieldInfo(9, "projects_deleted", "projectsDeleted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(projectsDeleted, 9, Int32Field.self)
    sink.implicit(deleted, 8, Int32Field.self)
    sink.implicit(projectsKnown, 7, Int32Field.self)
    sink.repeated(projects, 6, MessageField<TaskV1.ImportTasksResponse.ProjectResult>.self)
    sink.implicit(undoToken, 5, StringField.self)
    sink.implicit(projectsCreated, 4, Int32Field.self)
    sink.implicit(known, 3, Int32Field.self)
    sink.implicit(created, 2, Int32Field.self)
    sink.repeated(results, 1, MessageField<TaskV1.ImportTasksResponse.Result>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &results, MessageField<TaskV1.ImportTasksResponse.Result>.self)
      case 16: created = try Int32Field.read(from: &reader)
      case 24: known = try Int32Field.read(from: &reader)
      case 32: projectsCreated = try Int32Field.read(from: &reader)
      case 42: undoToken = try StringField.read(from: &reader)
      case 50:
        try reader.append(
          to: &projects,
          MessageField<TaskV1.ImportTasksResponse.ProjectResult>.self
        )
      case 56: projectsKnown = try Int32Field.read(from: &reader)
      case 64: deleted = try Int32Field.read(from: &reader)
      case 72: projectsDeleted = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(results, "results", MessageField<TaskV1.ImportTasksResponse.Result>.self)
    try writer.implicit(created, "created", Int32Field.self)
    try writer.implicit(known, "known", Int32Field.self)
    try writer.implicit(projectsCreated, "projectsCreated", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.repeated(
      projects,
      "projects",
      MessageField<TaskV1.ImportTasksResponse.ProjectResult>.self
    )
    try writer.implicit(projectsKnown, "projectsKnown", Int32Field.self)
    try writer.implicit(deleted, "deleted", Int32Field.self)
    try writer.implicit(projectsDeleted, "projectsDeleted", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &results, MessageField<TaskV1.ImportTasksResponse.Result>.self)
      case 2: try reader.read(&created, Int32Field.self)
      case 3: try reader.read(&known, Int32Field.self)
      case 4: try reader.read(&projectsCreated, Int32Field.self)
      case 5: try reader.read(&undoToken, StringField.self)
      case 6:
        try reader.append(
          to: &projects,
          MessageField<TaskV1.ImportTasksResponse.ProjectResult>.self
        )
      case 7: try reader.read(&projectsKnown, Int32Field.self)
      case 8: try reader.read(&deleted, Int32Field.self)
      case 9: try reader.read(&projectsDeleted, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.ImportTasksResponse {
  /// The outcome of a record.
  public enum Outcome: WireEnum, CaseIterable {
    case unspecified
    case created
    /// It already exists; nothing was changed.
    case known
    /// It was deleted here and stays deleted.
    case deleted
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.ImportTasksResponse.Outcome {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .created
    case 2: self = .known
    case 3: self = .deleted
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .created: return 1
    case .known: return 2
    case .deleted: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.ImportTasksResponse.Outcome] = [
    .unspecified,
    .created,
    .known,
    .deleted,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("OUTCOME_UNSPECIFIED", 0),
    ("OUTCOME_CREATED", 1),
    ("OUTCOME_KNOWN", 2),
    ("OUTCOME_DELETED", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "OUTCOME_UNSPECIFIED"
    case 1: return "OUTCOME_CREATED"
    case 2: return "OUTCOME_KNOWN"
    case 3: return "OUTCOME_DELETED"
    default: return nil
    }
  }
}

extension TaskV1.ImportTasksResponse {
  /// The outcome of one task.
  public struct Result: Message {
    /// The id of the task.
    public var taskID: TaskID?

    /// The outcome of the record.
    public var outcome: TaskV1.ImportTasksResponse.Outcome = TaskV1.ImportTasksResponse.Outcome(
      rawValue: 0
    )

    /// Values that were corrected during the import.
    ///
    /// All are listed, but their originals only up to 1 MiB.
    public var warnings: [TaskV1.Warning] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      taskID: TaskID? = nil,
      outcome: TaskV1.ImportTasksResponse.Outcome = TaskV1.ImportTasksResponse.Outcome(rawValue: 0),
      warnings: [TaskV1.Warning] = []
    ) {
      self.taskID = taskID
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

extension TaskV1.ImportTasksResponse.Result {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportTasksResponse.Result"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "outcome", "outcome"),
    FieldInfo(3, "warnings", "warnings", .repeated, TaskV1.Warning.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(warnings, 3, MessageField<TaskV1.Warning>.self)
    sink.implicit(outcome, 2, EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
    sink.optional(taskID, 1, TextField<TaskID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: taskID = try reader.text(TaskID.self)
      case 16: outcome = try EnumField<TaskV1.ImportTasksResponse.Outcome>.read(from: &reader)
      case 26: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(outcome, "outcome", EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&taskID, TaskID.self)
      case 2: try reader.read(&outcome, EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
      case 3: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ImportTasksResponse {
  /// The outcome of one project.
  public struct ProjectResult: Message {
    /// The stored project: its own, or the existing one of its name.
    public var projectID: ProjectID?

    /// The outcome of the record.
    public var outcome: TaskV1.ImportTasksResponse.Outcome = TaskV1.ImportTasksResponse.Outcome(
      rawValue: 0
    )

    /// As in `Result`.
    public var warnings: [TaskV1.Warning] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectID: ProjectID? = nil,
      outcome: TaskV1.ImportTasksResponse.Outcome = TaskV1.ImportTasksResponse.Outcome(rawValue: 0),
      warnings: [TaskV1.Warning] = []
    ) {
      self.projectID = projectID
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

extension TaskV1.ImportTasksResponse.ProjectResult {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ImportTasksResponse.ProjectResult"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "outcome", "outcome"),
    FieldInfo(3, "warnings", "warnings", .repeated, TaskV1.Warning.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(warnings, 3, MessageField<TaskV1.Warning>.self)
    sink.implicit(outcome, 2, EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
    sink.optional(projectID, 1, TextField<ProjectID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: projectID = try reader.text(ProjectID.self)
      case 16: outcome = try EnumField<TaskV1.ImportTasksResponse.Outcome>.read(from: &reader)
      case 26: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(outcome, "outcome", EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.read(&outcome, EnumField<TaskV1.ImportTasksResponse.Outcome>.self)
      case 3: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/CreateProject`.
  public struct CreateProjectRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// A client's id; empty: the service creates one.
    public var id: ProjectID?

    /// The name.
    public var name: String = ""

    /// The description.
    public var descriptionField: String = ""

    /// The color.
    public var color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0)

    /// The priority of new tasks in it.
    public var defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// The icon.
    public var icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0)

    /// The status.
    public var status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0)

    /// The priority.
    public var priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0)

    /// The parent project; empty: none.
    public var parentProjectID: ProjectID?

    /// Tags to search and filter by.
    public var tags: [String] = []

    /// When it is due; unset: never.
    public var dueDate: GoogleProtobuf.Timestamp?

    /// The expected number of tasks.
    public var estimatedTaskCount: Int32?

    /// Copies color, icon, tags, estimate and settings of this project.
    public var templateID: ProjectID?

    /// Also copies its open tasks as new tasks without dates; refused above 10,000.
    public var copyTasks: Bool = false

    /// The settings.
    public var settings: TaskV1.ProjectSettings?

    /// Up to 100 initial tasks, created with the project or not at all.
    public var tasks: [TaskV1.CreateTaskRequest] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      id: ProjectID? = nil,
      name: String = "",
      descriptionField: String = "",
      color: TaskV1.ProjectColor = TaskV1.ProjectColor(rawValue: 0),
      defaultTaskPriority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      icon: TaskV1.ProjectIcon = TaskV1.ProjectIcon(rawValue: 0),
      status: TaskV1.ProjectStatus = TaskV1.ProjectStatus(rawValue: 0),
      priority: TaskV1.ProjectPriority = TaskV1.ProjectPriority(rawValue: 0),
      parentProjectID: ProjectID? = nil,
      tags: [String] = [],
      dueDate: GoogleProtobuf.Timestamp? = nil,
      estimatedTaskCount: Int32? = nil,
      templateID: ProjectID? = nil,
      copyTasks: Bool = false,
      settings: TaskV1.ProjectSettings? = nil,
      tasks: [TaskV1.CreateTaskRequest] = []
    ) {
      self.memberID = memberID
      self.id = id
      self.name = name
      self.descriptionField = descriptionField
      self.color = color
      self.defaultTaskPriority = defaultTaskPriority
      self.icon = icon
      self.status = status
      self.priority = priority
      self.parentProjectID = parentProjectID
      self.tags = tags
      self.dueDate = dueDate
      self.estimatedTaskCount = estimatedTaskCount
      self.templateID = templateID
      self.copyTasks = copyTasks
      self.settings = settings
      self.tasks = tasks
    }
  }
}

extension TaskV1.CreateProjectRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateProjectRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "id", "id"),
    FieldInfo(3, "name", "name", isRedacted: true),
    FieldInfo(4, "description", "description", isRedacted: true),
    FieldInfo(5, "color", "color"),
    FieldInfo(6, "default_task_priority", "defaultTaskPriority"),
    FieldInfo(7, "icon", "icon"),
    FieldInfo(8, "status", "status"),
    FieldInfo(9, "priority", "priority"),
    FieldInfo(10, "parent_project_id", "parentProjectId"),
    FieldInfo(11, "tags", "tags", .repeated, isRedacted: true),
    FieldInfo(12, "due_date", "dueDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(13, "estimated_task_count", "estimatedTaskCount"),
    FieldInfo(14, "template_id", "templateId"),
    FieldInfo(15, "copy_tasks", "copyTasks"),
    FieldInfo(16, "settings", "settings", .single, TaskV1.ProjectSettings.self),
    FieldInfo(17, "tasks", "tasks", .repeated, TaskV1.CreateTaskRequest.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(tasks, 17, MessageField<TaskV1.CreateTaskRequest>.self)
    sink.optional(settings, 16, MessageField<TaskV1.ProjectSettings>.self)
    sink.implicit(copyTasks, 15, BoolField.self)
    sink.optional(templateID, 14, TextField<ProjectID>.self)
    sink.optional(estimatedTaskCount, 13, Int32Field.self)
    sink.optional(dueDate, 12, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(tags, 11, StringField.self)
    sink.optional(parentProjectID, 10, TextField<ProjectID>.self)
    sink.implicit(priority, 9, EnumField<TaskV1.ProjectPriority>.self)
    sink.implicit(status, 8, EnumField<TaskV1.ProjectStatus>.self)
    sink.implicit(icon, 7, EnumField<TaskV1.ProjectIcon>.self)
    sink.implicit(defaultTaskPriority, 6, EnumField<TaskV1.TaskPriority>.self)
    sink.implicit(color, 5, EnumField<TaskV1.ProjectColor>.self)
    sink.implicit(descriptionField, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.optional(id, 2, TextField<ProjectID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: id = try reader.text(ProjectID.self)
      case 26: name = try StringField.read(from: &reader)
      case 34: descriptionField = try StringField.read(from: &reader)
      case 40: color = try EnumField<TaskV1.ProjectColor>.read(from: &reader)
      case 48: defaultTaskPriority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 56: icon = try EnumField<TaskV1.ProjectIcon>.read(from: &reader)
      case 64: status = try EnumField<TaskV1.ProjectStatus>.read(from: &reader)
      case 72: priority = try EnumField<TaskV1.ProjectPriority>.read(from: &reader)
      case 82: parentProjectID = try reader.text(ProjectID.self)
      case 90: try reader.append(to: &tags, StringField.self)
      case 98: try reader.merge(&dueDate)
      case 104: estimatedTaskCount = try Int32Field.read(from: &reader)
      case 114: templateID = try reader.text(ProjectID.self)
      case 120: copyTasks = try BoolField.read(from: &reader)
      case 130: try reader.merge(&settings)
      case 138: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskRequest>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(id, "id", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(descriptionField, "description", StringField.self, isRedacted: true)
    try writer.implicit(color, "color", EnumField<TaskV1.ProjectColor>.self)
    try writer.implicit(
      defaultTaskPriority,
      "defaultTaskPriority",
      EnumField<TaskV1.TaskPriority>.self
    )
    try writer.implicit(icon, "icon", EnumField<TaskV1.ProjectIcon>.self)
    try writer.implicit(status, "status", EnumField<TaskV1.ProjectStatus>.self)
    try writer.implicit(priority, "priority", EnumField<TaskV1.ProjectPriority>.self)
    try writer.optional(parentProjectID, "parentProjectId", TextField<ProjectID>.self)
    try writer.repeated(tags, "tags", StringField.self, isRedacted: true)
    try writer.optional(dueDate, "dueDate", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(estimatedTaskCount, "estimatedTaskCount", Int32Field.self)
    try writer.optional(templateID, "templateId", TextField<ProjectID>.self)
    try writer.implicit(copyTasks, "copyTasks", BoolField.self)
    try writer.optional(settings, "settings", MessageField<TaskV1.ProjectSettings>.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.CreateTaskRequest>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&id, ProjectID.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.read(&descriptionField, StringField.self)
      case 5: try reader.read(&color, EnumField<TaskV1.ProjectColor>.self)
      case 6: try reader.read(&defaultTaskPriority, EnumField<TaskV1.TaskPriority>.self)
      case 7: try reader.read(&icon, EnumField<TaskV1.ProjectIcon>.self)
      case 8: try reader.read(&status, EnumField<TaskV1.ProjectStatus>.self)
      case 9: try reader.read(&priority, EnumField<TaskV1.ProjectPriority>.self)
      case 10: try reader.formed(&parentProjectID, ProjectID.self)
      case 11: try reader.append(to: &tags, StringField.self)
      case 12: try reader.read(&dueDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 13: try reader.read(&estimatedTaskCount, Int32Field.self)
      case 14: try reader.formed(&templateID, ProjectID.self)
      case 15: try reader.read(&copyTasks, BoolField.self)
      case 16: try reader.read(&settings, MessageField<TaskV1.ProjectSettings>.self)
      case 17: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskRequest>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/CreateProject`.
  public struct CreateProjectResponse: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Copies of the template's tasks, then the initial tasks in the order of the request; up to 1
    /// MiB.
    public var tasks: [TaskV1.CreateTaskResponse] = []

    /// Created tasks that were omitted because `tasks` reached its limit.
    public var taskIDsLeftOut: [TaskID] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      project: TaskV1.Project? = nil,
      undoToken: String = "",
      tasks: [TaskV1.CreateTaskResponse] = [],
      taskIDsLeftOut: [TaskID] = []
    ) {
      self.project = project
      self.undoToken = undoToken
      self.tasks = tasks
      self.taskIDsLeftOut = taskIDsLeftOut
    }
  }
}

extension TaskV1.CreateProjectResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CreateProjectResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "undo_token", "undoToken"),
    FieldInfo(3, "tasks", "tasks", .repeated, TaskV1.CreateTaskResponse.self),
    FieldInfo(4, "task_ids_left_out", "taskIdsLeftOut", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(taskIDsLeftOut, 4, TextField<TaskID>.self)
    sink.repeated(tasks, 3, MessageField<TaskV1.CreateTaskResponse>.self)
    sink.implicit(undoToken, 2, StringField.self)
    sink.optional(project, 1, MessageField<TaskV1.Project>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&project)
      case 18: undoToken = try StringField.read(from: &reader)
      case 26: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskResponse>.self)
      case 34: try reader.append(to: &taskIDsLeftOut, TextField<TaskID>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.CreateTaskResponse>.self)
    try writer.repeated(taskIDsLeftOut, "taskIdsLeftOut", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&undoToken, StringField.self)
      case 3: try reader.append(to: &tasks, MessageField<TaskV1.CreateTaskResponse>.self)
      case 4: try reader.append(to: &taskIDsLeftOut, TextField<TaskID>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/GetProject`.
  public struct GetProjectRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// Read only when `project_id` is empty; case-insensitive.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, projectID: ProjectID? = nil, name: String = "") {
      self.memberID = memberID
      self.projectID = projectID
      self.name = name
    }
  }
}

extension TaskV1.GetProjectRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetProjectRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_id", "projectId"),
    FieldInfo(3, "name", "name", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(name, 3, StringField.self)
    sink.optional(projectID, 2, TextField<ProjectID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: projectID = try reader.text(ProjectID.self)
      case 26: name = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&projectID, ProjectID.self)
      case 3: try reader.read(&name, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/GetProject`.
  public struct GetProjectResponse: Message {
    /// The project.
    public var project: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil) {
      self.project = project
    }
  }
}

extension TaskV1.GetProjectResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetProjectResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(project, 1, MessageField<TaskV1.Project>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&project)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/ListProjects`.
  public struct ListProjectsRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Also lists archived projects.
    public var includeArchived: Bool = false

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String = ""

    /// Text in the name, the description or a tag.
    public var text: String = ""

    /// Only these statuses; empty: all.
    public var statuses: [TaskV1.ProjectStatus] = []

    /// Only these priorities; empty: all.
    public var priorities: [TaskV1.ProjectPriority] = []

    /// Only these colors; empty: all.
    public var colors: [TaskV1.ProjectColor] = []

    /// Only projects with this health; empty: all.
    public var health: [TaskV1.ProjectHealth] = []

    /// Only projects with this tag; empty: all.
    public var tag: String = ""

    /// Archived projects only.
    public var archivedOnly: Bool = false

    /// Only direct children of this project.
    public var parentProjectID: ProjectID?

    /// Only projects without a parent.
    public var topLevel: Bool = false

    /// Only projects with overdue tasks.
    public var hasOverdueTasks: Bool = false

    /// The order.
    public var sort: TaskV1.ProjectSort = TaskV1.ProjectSort(rawValue: 0)

    /// In descending order.
    public var descending: Bool = false

    /// Adds the statistics of each project.
    public var withStatistics: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      includeArchived: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = "",
      text: String = "",
      statuses: [TaskV1.ProjectStatus] = [],
      priorities: [TaskV1.ProjectPriority] = [],
      colors: [TaskV1.ProjectColor] = [],
      health: [TaskV1.ProjectHealth] = [],
      tag: String = "",
      archivedOnly: Bool = false,
      parentProjectID: ProjectID? = nil,
      topLevel: Bool = false,
      hasOverdueTasks: Bool = false,
      sort: TaskV1.ProjectSort = TaskV1.ProjectSort(rawValue: 0),
      descending: Bool = false,
      withStatistics: Bool = false
    ) {
      self.memberID = memberID
      self.includeArchived = includeArchived
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.text = text
      self.statuses = statuses
      self.priorities = priorities
      self.colors = colors
      self.health = health
      self.tag = tag
      self.archivedOnly = archivedOnly
      self.parentProjectID = parentProjectID
      self.topLevel = topLevel
      self.hasOverdueTasks = hasOverdueTasks
      self.sort = sort
      self.descending = descending
      self.withStatistics = withStatistics
    }
  }
}

extension TaskV1.ListProjectsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListProjectsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "include_archived", "includeArchived"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
    FieldInfo(5, "text", "text", isRedacted: true),
    FieldInfo(6, "statuses", "statuses", .repeated),
    FieldInfo(7, "priorities", "priorities", .repeated),
    FieldInfo(8, "colors", "colors", .repeated),
    FieldInfo(9, "health", "health", .repeated),
    FieldInfo(10, "tag", "tag", isRedacted: true),
    FieldInfo(11, "archived_only", "archivedOnly"),
    FieldInfo(12, "parent_project_id", "parentProjectId"),
    FieldInfo(13, "top_level", "topLevel"),
    FieldInfo(14, "has_overdue_tasks", "hasOverdueTasks"),
    FieldInfo(15, "sort", "sort"),
    FieldInfo(16, "descending", "descending"),
    FieldInfo(17, "with_statistics", "withStatistics"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(withStatistics, 17, BoolField.self)
    sink.implicit(descending, 16, BoolField.self)
    sink.implicit(sort, 15, EnumField<TaskV1.ProjectSort>.self)
    sink.implicit(hasOverdueTasks, 14, BoolField.self)
    sink.implicit(topLevel, 13, BoolField.self)
    sink.optional(parentProjectID, 12, TextField<ProjectID>.self)
    sink.implicit(archivedOnly, 11, BoolField.self)
    sink.implicit(self.tag, 10, StringField.self)
    sink.packed(health, 9, EnumField<TaskV1.ProjectHealth>.self)
    sink.packed(colors, 8, EnumField<TaskV1.ProjectColor>.self)
    sink.packed(priorities, 7, EnumField<TaskV1.ProjectPriority>.self)
    sink.packed(statuses, 6, EnumField<TaskV1.ProjectStatus>.self)
    sink.implicit(text, 5, StringField.self)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.implicit(includeArchived, 2, BoolField.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 16: includeArchived = try BoolField.read(from: &reader)
      case 24: pageSize = try Int32Field.read(from: &reader)
      case 34: pageToken = try StringField.read(from: &reader)
      case 42: text = try StringField.read(from: &reader)
      case 48: try reader.append(to: &statuses, EnumField<TaskV1.ProjectStatus>.self)
      case 50: try reader.appendPacked(to: &statuses, EnumField<TaskV1.ProjectStatus>.self)
      case 56: try reader.append(to: &priorities, EnumField<TaskV1.ProjectPriority>.self)
      case 58: try reader.appendPacked(to: &priorities, EnumField<TaskV1.ProjectPriority>.self)
      case 64: try reader.append(to: &colors, EnumField<TaskV1.ProjectColor>.self)
      case 66: try reader.appendPacked(to: &colors, EnumField<TaskV1.ProjectColor>.self)
      case 72: try reader.append(to: &health, EnumField<TaskV1.ProjectHealth>.self)
      case 74: try reader.appendPacked(to: &health, EnumField<TaskV1.ProjectHealth>.self)
      case 82: self.tag = try StringField.read(from: &reader)
      case 88: archivedOnly = try BoolField.read(from: &reader)
      case 98: parentProjectID = try reader.text(ProjectID.self)
      case 104: topLevel = try BoolField.read(from: &reader)
      case 112: hasOverdueTasks = try BoolField.read(from: &reader)
      case 120: sort = try EnumField<TaskV1.ProjectSort>.read(from: &reader)
      case 128: descending = try BoolField.read(from: &reader)
      case 136: withStatistics = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(includeArchived, "includeArchived", BoolField.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.repeated(statuses, "statuses", EnumField<TaskV1.ProjectStatus>.self)
    try writer.repeated(priorities, "priorities", EnumField<TaskV1.ProjectPriority>.self)
    try writer.repeated(colors, "colors", EnumField<TaskV1.ProjectColor>.self)
    try writer.repeated(health, "health", EnumField<TaskV1.ProjectHealth>.self)
    try writer.implicit(self.tag, "tag", StringField.self, isRedacted: true)
    try writer.implicit(archivedOnly, "archivedOnly", BoolField.self)
    try writer.optional(parentProjectID, "parentProjectId", TextField<ProjectID>.self)
    try writer.implicit(topLevel, "topLevel", BoolField.self)
    try writer.implicit(hasOverdueTasks, "hasOverdueTasks", BoolField.self)
    try writer.implicit(sort, "sort", EnumField<TaskV1.ProjectSort>.self)
    try writer.implicit(descending, "descending", BoolField.self)
    try writer.implicit(withStatistics, "withStatistics", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&includeArchived, BoolField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      case 5: try reader.read(&text, StringField.self)
      case 6: try reader.append(to: &statuses, EnumField<TaskV1.ProjectStatus>.self)
      case 7: try reader.append(to: &priorities, EnumField<TaskV1.ProjectPriority>.self)
      case 8: try reader.append(to: &colors, EnumField<TaskV1.ProjectColor>.self)
      case 9: try reader.append(to: &health, EnumField<TaskV1.ProjectHealth>.self)
      case 10: try reader.read(&self.tag, StringField.self)
      case 11: try reader.read(&archivedOnly, BoolField.self)
      case 12: try reader.formed(&parentProjectID, ProjectID.self)
      case 13: try reader.read(&topLevel, BoolField.self)
      case 14: try reader.read(&hasOverdueTasks, BoolField.self)
      case 15: try reader.read(&sort, EnumField<TaskV1.ProjectSort>.self)
      case 16: try reader.read(&descending, BoolField.self)
      case 17: try reader.read(&withStatistics, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/ListProjects`.
  public struct ListProjectsResponse: Message {
    /// The projects.
    public var projects: [TaskV1.Project] = []

    /// The token of the next page; empty on the last one.
    public var nextPageToken: String = ""

    /// How many there are on all pages.
    public var totalCount: Int32 = 0

    /// One for each project, when `with_statistics` is set.
    public var statistics: [TaskV1.ProjectStatistics] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projects: [TaskV1.Project] = [],
      nextPageToken: String = "",
      totalCount: Int32 = 0,
      statistics: [TaskV1.ProjectStatistics] = []
    ) {
      self.projects = projects
      self.nextPageToken = nextPageToken
      self.totalCount = totalCount
      self.statistics = statistics
    }
  }
}

extension TaskV1.ListProjectsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListProjectsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "projects", "projects", .repeated, TaskV1.Project.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "total_count", "totalCount"),
    FieldInfo(4, "statistics", "statistics", .repeated, TaskV1.ProjectStatistics.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(statistics, 4, MessageField<TaskV1.ProjectStatistics>.self)
    sink.implicit(totalCount, 3, Int32Field.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(projects, 1, MessageField<TaskV1.Project>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &projects, MessageField<TaskV1.Project>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 24: totalCount = try Int32Field.read(from: &reader)
      case 34: try reader.append(to: &statistics, MessageField<TaskV1.ProjectStatistics>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(projects, "projects", MessageField<TaskV1.Project>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.implicit(totalCount, "totalCount", Int32Field.self)
    try writer.repeated(statistics, "statistics", MessageField<TaskV1.ProjectStatistics>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &projects, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.read(&totalCount, Int32Field.self)
      case 4: try reader.append(to: &statistics, MessageField<TaskV1.ProjectStatistics>.self)
      default: break
      }
    }
  }
}
