// Generated from daybook/task/v1/repairs.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// Which cached answers to remove.
  public enum CacheScope: WireEnum, CaseIterable {
    /// The same as `ALL`.
    case unspecified
    case all
    /// Task statistics.
    case statistics
    /// Lists of projects with their statistics.
    case projects
    /// Days, and lists of tasks due today.
    case today
    /// Tasks of one project.
    case project
    /// All other lists of tasks: of several projects, or filtered.
    case lists
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.CacheScope {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .all
    case 2: self = .statistics
    case 3: self = .projects
    case 4: self = .today
    case 5: self = .project
    case 6: self = .lists
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .all: return 1
    case .statistics: return 2
    case .projects: return 3
    case .today: return 4
    case .project: return 5
    case .lists: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.CacheScope] = [
    .unspecified,
    .all,
    .statistics,
    .projects,
    .today,
    .project,
    .lists,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CACHE_SCOPE_UNSPECIFIED", 0),
    ("CACHE_SCOPE_ALL", 1),
    ("CACHE_SCOPE_STATISTICS", 2),
    ("CACHE_SCOPE_PROJECTS", 3),
    ("CACHE_SCOPE_TODAY", 4),
    ("CACHE_SCOPE_PROJECT", 5),
    ("CACHE_SCOPE_LISTS", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CACHE_SCOPE_UNSPECIFIED"
    case 1: return "CACHE_SCOPE_ALL"
    case 2: return "CACHE_SCOPE_STATISTICS"
    case 3: return "CACHE_SCOPE_PROJECTS"
    case 4: return "CACHE_SCOPE_TODAY"
    case 5: return "CACHE_SCOPE_PROJECT"
    case 6: return "CACHE_SCOPE_LISTS"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// A task without an existing project, or of a project that was merged into the Inbox.
  public struct RepairedTask: Message {
    /// The id of the task.
    public var taskID: TaskID?

    /// The name.
    public var name: String = ""

    /// Its former project, which does not exist.
    public var formerProjectID: ProjectID?

    /// Empty when there was no such project.
    public var formerProjectName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      taskID: TaskID? = nil,
      name: String = "",
      formerProjectID: ProjectID? = nil,
      formerProjectName: String = ""
    ) {
      self.taskID = taskID
      self.name = name
      self.formerProjectID = formerProjectID
      self.formerProjectName = formerProjectName
    }
  }
}

extension TaskV1.RepairedTask {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RepairedTask"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "former_project_id", "formerProjectId"),
    FieldInfo(4, "former_project_name", "formerProjectName", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(formerProjectName, 4, StringField.self)
    sink.optional(formerProjectID, 3, TextField<ProjectID>.self)
    sink.implicit(name, 2, StringField.self)
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
      case 18: name = try StringField.read(from: &reader)
      case 26: formerProjectID = try reader.text(ProjectID.self)
      case 34: formerProjectName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.optional(formerProjectID, "formerProjectId", TextField<ProjectID>.self)
    try writer.implicit(formerProjectName, "formerProjectName", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&taskID, TaskID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.formed(&formerProjectID, ProjectID.self)
      case 4: try reader.read(&formerProjectName, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A stored value that is unknown, or a project's position that is invalid.
  ///
  /// Only a start of the service repairs these.
  public struct RepairedValue: Message {
    /// The task; empty for a project's value.
    public var taskID: TaskID?

    /// The id of the project.
    public var projectID: ProjectID?

    /// The name.
    public var name: String = ""

    /// A field of `Task` or `Project`.
    public var field: String = ""

    /// The stored value; enums as a number, days as ISO text.
    public var formerValue: String = ""

    /// The value that replaced it, in the same form; empty: no value, or a report of an earlier
    /// version.
    public var newValue: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      taskID: TaskID? = nil,
      projectID: ProjectID? = nil,
      name: String = "",
      field: String = "",
      formerValue: String = "",
      newValue: String = ""
    ) {
      self.taskID = taskID
      self.projectID = projectID
      self.name = name
      self.field = field
      self.formerValue = formerValue
      self.newValue = newValue
    }
  }
}

extension TaskV1.RepairedValue {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RepairedValue"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "project_id", "projectId"),
    FieldInfo(3, "name", "name", isRedacted: true),
    FieldInfo(4, "field", "field"),
    FieldInfo(5, "former_value", "formerValue"),
    FieldInfo(6, "new_value", "newValue"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(newValue, 6, StringField.self)
    sink.implicit(formerValue, 5, StringField.self)
    sink.implicit(field, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.optional(projectID, 2, TextField<ProjectID>.self)
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
      case 18: projectID = try reader.text(ProjectID.self)
      case 26: name = try StringField.read(from: &reader)
      case 34: field = try StringField.read(from: &reader)
      case 42: formerValue = try StringField.read(from: &reader)
      case 50: newValue = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(formerValue, "formerValue", StringField.self)
    try writer.implicit(newValue, "newValue", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&taskID, TaskID.self)
      case 2: try reader.formed(&projectID, ProjectID.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.read(&field, StringField.self)
      case 5: try reader.read(&formerValue, StringField.self)
      case 6: try reader.read(&newValue, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The result of checking and repairing a list.
  public struct RepairReport: Message {
    /// When it was made.
    public var at: GoogleProtobuf.Timestamp?

    /// The duration.
    public var took: GoogleProtobuf.Duration?

    /// At a start of the service, not on request.
    public var atStart: Bool = false

    /// Only on request: a start checks all lists, and members do not see the number of tasks in
    /// other lists.
    public var tasksChecked: Int32 = 0

    /// Tasks without an existing project; all were moved to the Inbox.
    public var orphans: Int32 = 0

    /// The first 500 tasks that were moved.
    public var tasks: [TaskV1.RepairedTask] = []

    /// The first 500 values that were repaired.
    public var values: [TaskV1.RepairedValue] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      at: GoogleProtobuf.Timestamp? = nil,
      took: GoogleProtobuf.Duration? = nil,
      atStart: Bool = false,
      tasksChecked: Int32 = 0,
      orphans: Int32 = 0,
      tasks: [TaskV1.RepairedTask] = [],
      values: [TaskV1.RepairedValue] = []
    ) {
      self.at = at
      self.took = took
      self.atStart = atStart
      self.tasksChecked = tasksChecked
      self.orphans = orphans
      self.tasks = tasks
      self.values = values
    }
  }
}

extension TaskV1.RepairReport {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RepairReport"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "took", "took", .single, GoogleProtobuf.Duration.self),
    FieldInfo(3, "at_start", "atStart"),
    FieldInfo(4, "tasks_checked", "tasksChecked"),
    FieldInfo(5, "orphans", "orphans"),
    FieldInfo(6, "tasks", "tasks", .repeated, TaskV1.RepairedTask.self),
    FieldInfo(7, "values", "values", .repeated, TaskV1.RepairedValue.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(values, 7, MessageField<TaskV1.RepairedValue>.self)
    sink.repeated(tasks, 6, MessageField<TaskV1.RepairedTask>.self)
    sink.implicit(orphans, 5, Int32Field.self)
    sink.implicit(tasksChecked, 4, Int32Field.self)
    sink.implicit(atStart, 3, BoolField.self)
    sink.optional(took, 2, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(at, 1, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&at)
      case 18: try reader.merge(&took)
      case 24: atStart = try BoolField.read(from: &reader)
      case 32: tasksChecked = try Int32Field.read(from: &reader)
      case 40: orphans = try Int32Field.read(from: &reader)
      case 50: try reader.append(to: &tasks, MessageField<TaskV1.RepairedTask>.self)
      case 58: try reader.append(to: &values, MessageField<TaskV1.RepairedValue>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(took, "took", MessageField<GoogleProtobuf.Duration>.self)
    try writer.implicit(atStart, "atStart", BoolField.self)
    try writer.implicit(tasksChecked, "tasksChecked", Int32Field.self)
    try writer.implicit(orphans, "orphans", Int32Field.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.RepairedTask>.self)
    try writer.repeated(values, "values", MessageField<TaskV1.RepairedValue>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.read(&took, MessageField<GoogleProtobuf.Duration>.self)
      case 3: try reader.read(&atStart, BoolField.self)
      case 4: try reader.read(&tasksChecked, Int32Field.self)
      case 5: try reader.read(&orphans, Int32Field.self)
      case 6: try reader.append(to: &tasks, MessageField<TaskV1.RepairedTask>.self)
      case 7: try reader.append(to: &values, MessageField<TaskV1.RepairedValue>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/RepairTasks`.
  public struct RepairTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Returns what would be repaired, and changes nothing.
    public var dryRun: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, dryRun: Bool = false) {
      self.memberID = memberID
      self.dryRun = dryRun
    }
  }
}

extension TaskV1.RepairTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RepairTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "dry_run", "dryRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 2, BoolField.self)
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
      case 16: dryRun = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
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
      case 2: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/RepairTasks`.
  public struct RepairTasksResponse: Message {
    /// What was found and repaired.
    public var report: TaskV1.RepairReport?

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(report: TaskV1.RepairReport? = nil, undoToken: String = "") {
      self.report = report
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.RepairTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RepairTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "report", "report", .single, TaskV1.RepairReport.self),
    FieldInfo(2, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 2, StringField.self)
    sink.optional(report, 1, MessageField<TaskV1.RepairReport>.self)
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
      case 10: try reader.merge(&report)
      case 18: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(report, "report", MessageField<TaskV1.RepairReport>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&report, MessageField<TaskV1.RepairReport>.self)
      case 2: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ListRepairs`.
  public struct ListRepairsRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil) {
      self.memberID = memberID
    }
  }
}

extension TaskV1.ListRepairsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListRepairsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ListRepairs`.
  public struct ListRepairsResponse: Message {
    /// Newest first.
    public var reports: [TaskV1.RepairReport] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reports: [TaskV1.RepairReport] = []) {
      self.reports = reports
    }
  }
}

extension TaskV1.ListRepairsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ListRepairsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reports", "reports", .repeated, TaskV1.RepairReport.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(reports, 1, MessageField<TaskV1.RepairReport>.self)
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
      case 10: try reader.append(to: &reports, MessageField<TaskV1.RepairReport>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(reports, "reports", MessageField<TaskV1.RepairReport>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &reports, MessageField<TaskV1.RepairReport>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/ClearCache`.
  public struct ClearCacheRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// What to remove.
    public var scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)
    ) {
      self.memberID = memberID
      self.scope = scope
    }
  }
}

extension TaskV1.ClearCacheRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ClearCacheRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "scope", "scope"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 2, EnumField<TaskV1.CacheScope>.self)
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
      case 16: scope = try EnumField<TaskV1.CacheScope>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(scope, "scope", EnumField<TaskV1.CacheScope>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&scope, EnumField<TaskV1.CacheScope>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/ClearCache`.
  public struct ClearCacheResponse: Message {
    /// How many answers were removed.
    public var cleared: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(cleared: Int32 = 0) {
      self.cleared = cleared
    }
  }
}

extension TaskV1.ClearCacheResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ClearCacheResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cleared", "cleared")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(cleared, 1, Int32Field.self)
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
      case 8: cleared = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cleared, "cleared", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cleared, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Caches/ClearAllCaches`.
  public struct ClearAllCachesRequest: Message {
    /// What to remove.
    public var scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)) {
      self.scope = scope
    }
  }
}

extension TaskV1.ClearAllCachesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ClearAllCachesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "scope", "scope")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 1, EnumField<TaskV1.CacheScope>.self)
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
      case 8: scope = try EnumField<TaskV1.CacheScope>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(scope, "scope", EnumField<TaskV1.CacheScope>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&scope, EnumField<TaskV1.CacheScope>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Caches/ClearAllCaches`.
  public struct ClearAllCachesResponse: Message {
    /// How many answers were removed.
    public var cleared: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(cleared: Int32 = 0) {
      self.cleared = cleared
    }
  }
}

extension TaskV1.ClearAllCachesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ClearAllCachesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cleared", "cleared")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(cleared, 1, Int32Field.self)
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
      case 8: cleared = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cleared, "cleared", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cleared, Int32Field.self)
      default: break
      }
    }
  }
}
