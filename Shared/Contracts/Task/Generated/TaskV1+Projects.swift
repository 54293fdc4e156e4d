// Generated from daybook/task/v1/projects.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// What happens to a deleted project's tasks.
  public enum TaskStrategy: WireEnum, CaseIterable {
    /// The same as `MOVE_TO_INBOX`.
    case unspecified
    case moveToInbox
    case moveToProject
    case deleteTasks
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.TaskStrategy {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .moveToInbox
    case 2: self = .moveToProject
    case 3: self = .deleteTasks
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .moveToInbox: return 1
    case .moveToProject: return 2
    case .deleteTasks: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.TaskStrategy] = [
    .unspecified,
    .moveToInbox,
    .moveToProject,
    .deleteTasks,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TASK_STRATEGY_UNSPECIFIED", 0),
    ("TASK_STRATEGY_MOVE_TO_INBOX", 1),
    ("TASK_STRATEGY_MOVE_TO_PROJECT", 2),
    ("TASK_STRATEGY_DELETE_TASKS", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TASK_STRATEGY_UNSPECIFIED"
    case 1: return "TASK_STRATEGY_MOVE_TO_INBOX"
    case 2: return "TASK_STRATEGY_MOVE_TO_PROJECT"
    case 3: return "TASK_STRATEGY_DELETE_TASKS"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/UpdateProject`.
  public struct UpdateProjectRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id and the new values.
    public var project: TaskV1.Project?

    /// `name`, `description`, `color`, `icon`, `status`, `priority`, `parent_project_id`, `tags`,
    /// `due_date`, `estimated_task_count`, `default_task_priority`, `position`, and the fields of
    /// `settings`, as `settings.daily_digest`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// Refuses the change when the stored revision is different; 0: no check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      project: TaskV1.Project? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.project = project
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension TaskV1.UpdateProjectRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateProjectRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(project, 2, MessageField<TaskV1.Project>.self)
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
      case 18: try reader.merge(&project)
      case 26: try reader.merge(&updateMask)
      case 32: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/UpdateProject`.
  public struct UpdateProjectResponse: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// False when every field already had its value.
    public var changed: Bool = false

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil, changed: Bool = false, undoToken: String = "") {
      self.project = project
      self.changed = changed
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.UpdateProjectResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.UpdateProjectResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 3, StringField.self)
    sink.implicit(changed, 2, BoolField.self)
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
      case 16: changed = try BoolField.read(from: &reader)
      case 26: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
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
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&changed, BoolField.self)
      case 3: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/ArchiveProject`.
  public struct ArchiveProjectRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// Also all projects below it.
    public var includeSubprojects: Bool = false

    /// Takes it out of the archive instead.
    public var restore: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      projectID: ProjectID? = nil,
      includeSubprojects: Bool = false,
      restore: Bool = false
    ) {
      self.memberID = memberID
      self.projectID = projectID
      self.includeSubprojects = includeSubprojects
      self.restore = restore
    }
  }
}

extension TaskV1.ArchiveProjectRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ArchiveProjectRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_id", "projectId"),
    FieldInfo(3, "include_subprojects", "includeSubprojects"),
    FieldInfo(4, "restore", "restore"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(restore, 4, BoolField.self)
    sink.implicit(includeSubprojects, 3, BoolField.self)
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
      case 24: includeSubprojects = try BoolField.read(from: &reader)
      case 32: restore = try BoolField.read(from: &reader)
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
    try writer.implicit(includeSubprojects, "includeSubprojects", BoolField.self)
    try writer.implicit(restore, "restore", BoolField.self)
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
      case 3: try reader.read(&includeSubprojects, BoolField.self)
      case 4: try reader.read(&restore, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/ArchiveProject`.
  public struct ArchiveProjectResponse: Message {
    /// The changed projects; up to 1 MiB.
    public var projects: [TaskV1.Project] = []

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// How many changed projects were omitted because `projects` reached its limit.
    public var projectsLeftOut: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(projects: [TaskV1.Project] = [], undoToken: String = "", projectsLeftOut: Int32 = 0)
    {
      self.projects = projects
      self.undoToken = undoToken
      self.projectsLeftOut = projectsLeftOut
    }
  }
}

extension TaskV1.ArchiveProjectResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ArchiveProjectResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "projects", "projects", .repeated, TaskV1.Project.self),
    FieldInfo(2, "undo_token", "undoToken"),
    FieldInfo(3, "projects_left_out", "projectsLeftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(projectsLeftOut, 3, Int32Field.self)
    sink.implicit(undoToken, 2, StringField.self)
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
      case 18: undoToken = try StringField.read(from: &reader)
      case 24: projectsLeftOut = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(projects, "projects", MessageField<TaskV1.Project>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.implicit(projectsLeftOut, "projectsLeftOut", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &projects, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&undoToken, StringField.self)
      case 3: try reader.read(&projectsLeftOut, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/DeleteProject`.
  public struct DeleteProjectRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// Read only when `project_id` is empty; case-insensitive.
    public var name: String = ""

    /// What happens to its tasks.
    public var strategy: TaskV1.TaskStrategy = TaskV1.TaskStrategy(rawValue: 0)

    /// The target project with `MOVE_TO_PROJECT`.
    public var targetProjectID: ProjectID?

    /// Returns what would happen, and changes nothing.
    public var dryRun: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      projectID: ProjectID? = nil,
      name: String = "",
      strategy: TaskV1.TaskStrategy = TaskV1.TaskStrategy(rawValue: 0),
      targetProjectID: ProjectID? = nil,
      dryRun: Bool = false
    ) {
      self.memberID = memberID
      self.projectID = projectID
      self.name = name
      self.strategy = strategy
      self.targetProjectID = targetProjectID
      self.dryRun = dryRun
    }
  }
}

extension TaskV1.DeleteProjectRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteProjectRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_id", "projectId"),
    FieldInfo(3, "name", "name", isRedacted: true),
    FieldInfo(4, "strategy", "strategy"),
    FieldInfo(5, "target_project_id", "targetProjectId"),
    FieldInfo(6, "dry_run", "dryRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 6, BoolField.self)
    sink.optional(targetProjectID, 5, TextField<ProjectID>.self)
    sink.implicit(strategy, 4, EnumField<TaskV1.TaskStrategy>.self)
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
      case 32: strategy = try EnumField<TaskV1.TaskStrategy>.read(from: &reader)
      case 42: targetProjectID = try reader.text(ProjectID.self)
      case 48: dryRun = try BoolField.read(from: &reader)
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
    try writer.implicit(strategy, "strategy", EnumField<TaskV1.TaskStrategy>.self)
    try writer.optional(targetProjectID, "targetProjectId", TextField<ProjectID>.self)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
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
      case 4: try reader.read(&strategy, EnumField<TaskV1.TaskStrategy>.self)
      case 5: try reader.formed(&targetProjectID, ProjectID.self)
      case 6: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/DeleteProject`.
  public struct DeleteProjectResponse: Message {
    /// How many tasks were moved to another project.
    public var tasksMoved: Int32 = 0

    /// How many tasks were deleted.
    public var tasksDeleted: Int32 = 0

    /// How many children were moved to the deleted project's parent.
    public var subprojectsLifted: Int32 = 0

    /// Restores the project with its tasks and children.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      tasksMoved: Int32 = 0,
      tasksDeleted: Int32 = 0,
      subprojectsLifted: Int32 = 0,
      undoToken: String = ""
    ) {
      self.tasksMoved = tasksMoved
      self.tasksDeleted = tasksDeleted
      self.subprojectsLifted = subprojectsLifted
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.DeleteProjectResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteProjectResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tasks_moved", "tasksMoved"),
    FieldInfo(2, "tasks_deleted", "tasksDeleted"),
    FieldInfo(3, "subprojects_lifted", "subprojectsLifted"),
    FieldInfo(4, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 4, StringField.self)
    sink.implicit(subprojectsLifted, 3, Int32Field.self)
    sink.implicit(tasksDeleted, 2, Int32Field.self)
    sink.implicit(tasksMoved, 1, Int32Field.self)
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
      case 8: tasksMoved = try Int32Field.read(from: &reader)
      case 16: tasksDeleted = try Int32Field.read(from: &reader)
      case 24: subprojectsLifted = try Int32Field.read(from: &reader)
      case 34: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(tasksMoved, "tasksMoved", Int32Field.self)
    try writer.implicit(tasksDeleted, "tasksDeleted", Int32Field.self)
    try writer.implicit(subprojectsLifted, "subprojectsLifted", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&tasksMoved, Int32Field.self)
      case 2: try reader.read(&tasksDeleted, Int32Field.self)
      case 3: try reader.read(&subprojectsLifted, Int32Field.self)
      case 4: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/CheckProjectName`.
  public struct CheckProjectNameRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The name.
    public var name: String = ""

    /// The project to rename; its own name is accepted.
    public var projectID: ProjectID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "", projectID: ProjectID? = nil) {
      self.memberID = memberID
      self.name = name
      self.projectID = projectID
    }
  }
}

extension TaskV1.CheckProjectNameRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CheckProjectNameRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "project_id", "projectId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(projectID, 3, TextField<ProjectID>.self)
    sink.implicit(name, 2, StringField.self)
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
      case 18: name = try StringField.read(from: &reader)
      case 26: projectID = try reader.text(ProjectID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.formed(&projectID, ProjectID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/CheckProjectName`.
  public struct CheckProjectNameResponse: Message {
    /// Whether the name can be used.
    public var free: Bool = false

    /// Why it is not: `duplicate_project_name`, `name_reserved`, ….
    public var code: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(free: Bool = false, code: String = "") {
      self.free = free
      self.code = code
    }
  }
}

extension TaskV1.CheckProjectNameResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CheckProjectNameResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "free", "free"),
    FieldInfo(2, "code", "code"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(code, 2, StringField.self)
    sink.implicit(free, 1, BoolField.self)
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
      case 8: free = try BoolField.read(from: &reader)
      case 18: code = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(free, "free", BoolField.self)
    try writer.implicit(code, "code", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&free, BoolField.self)
      case 2: try reader.read(&code, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Projects/GetProjectStatistics`.
  public struct GetProjectStatisticsRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// Includes all projects below it.
    public var includeSubprojects: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      projectID: ProjectID? = nil,
      includeSubprojects: Bool = false
    ) {
      self.memberID = memberID
      self.projectID = projectID
      self.includeSubprojects = includeSubprojects
    }
  }
}

extension TaskV1.GetProjectStatisticsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetProjectStatisticsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_id", "projectId"),
    FieldInfo(3, "include_subprojects", "includeSubprojects"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(includeSubprojects, 3, BoolField.self)
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
      case 24: includeSubprojects = try BoolField.read(from: &reader)
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
    try writer.implicit(includeSubprojects, "includeSubprojects", BoolField.self)
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
      case 3: try reader.read(&includeSubprojects, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Projects/GetProjectStatistics`.
  public struct GetProjectStatisticsResponse: Message {
    /// The project's statistics.
    public var statistics: TaskV1.ProjectStatistics?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(statistics: TaskV1.ProjectStatistics? = nil) {
      self.statistics = statistics
    }
  }
}

extension TaskV1.GetProjectStatisticsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetProjectStatisticsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "statistics", "statistics", .single, TaskV1.ProjectStatistics.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(statistics, 1, MessageField<TaskV1.ProjectStatistics>.self)
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
      case 10: try reader.merge(&statistics)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(statistics, "statistics", MessageField<TaskV1.ProjectStatistics>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&statistics, MessageField<TaskV1.ProjectStatistics>.self)
      default: break
      }
    }
  }
}
