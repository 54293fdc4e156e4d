// Generated from daybook/task/v1/reschedule.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The target of the tasks.
  public enum RescheduleMode: WireEnum, CaseIterable {
    /// The same as `TODAY`.
    case unspecified
    case today
    /// To `date`.
    case date
    /// Each to the day with the fewest tasks, at most 5 a day.
    case spread
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.RescheduleMode {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .today
    case 2: self = .date
    case 3: self = .spread
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .today: return 1
    case .date: return 2
    case .spread: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.RescheduleMode] = [
    .unspecified,
    .today,
    .date,
    .spread,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("RESCHEDULE_MODE_UNSPECIFIED", 0),
    ("RESCHEDULE_MODE_TODAY", 1),
    ("RESCHEDULE_MODE_DATE", 2),
    ("RESCHEDULE_MODE_SPREAD", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "RESCHEDULE_MODE_UNSPECIFIED"
    case 1: return "RESCHEDULE_MODE_TODAY"
    case 2: return "RESCHEDULE_MODE_DATE"
    case 3: return "RESCHEDULE_MODE_SPREAD"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/RescheduleTask`.
  public struct RescheduleTaskRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The id of the task.
    public var taskID: TaskID?

    /// The new due time; exactly one of `due_at` and `due_on` is set.
    public var dueAt: GoogleProtobuf.Timestamp?

    /// The new due day.
    ///
    /// The task's time of day is kept; where that has already passed, the day alone is set.
    public var dueOn: LocalDay?

    /// Keeps the type instead of deriving it from the new due date.
    public var keepType: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      taskID: TaskID? = nil,
      dueAt: GoogleProtobuf.Timestamp? = nil,
      dueOn: LocalDay? = nil,
      keepType: Bool = false
    ) {
      self.memberID = memberID
      self.taskID = taskID
      self.dueAt = dueAt
      self.dueOn = dueOn
      self.keepType = keepType
    }
  }
}

extension TaskV1.RescheduleTaskRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RescheduleTaskRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
    FieldInfo(3, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "due_on", "dueOn"),
    FieldInfo(5, "keep_type", "keepType"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(keepType, 5, BoolField.self)
    sink.optional(dueOn, 4, TextField<LocalDay>.self)
    sink.optional(dueAt, 3, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 26: try reader.merge(&dueAt)
      case 34: dueOn = try reader.text(LocalDay.self)
      case 40: keepType = try BoolField.read(from: &reader)
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
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dueOn, "dueOn", TextField<LocalDay>.self)
    try writer.implicit(keepType, "keepType", BoolField.self)
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
      case 3: try reader.read(&dueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.formed(&dueOn, LocalDay.self)
      case 5: try reader.read(&keepType, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/RescheduleTask`.
  public struct RescheduleTaskResponse: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// False when it was already due then.
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

extension TaskV1.RescheduleTaskResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RescheduleTaskResponse"

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
  /// The request of `Tasks/RescheduleOverdue`.
  public struct RescheduleOverdueRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// Only tasks of these projects, up to 50; empty: all.
    public var projectIDs: [ProjectID] = []

    /// Only these priorities; empty: all.
    public var priorities: [TaskV1.TaskPriority] = []

    /// The target of the move.
    public var mode: TaskV1.RescheduleMode = TaskV1.RescheduleMode(rawValue: 0)

    /// The day.
    public var date: LocalDay?

    /// Returns what would move, and stores nothing.
    public var dryRun: Bool = false

    /// Also moves open tasks that are due today.
    public var includeToday: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      projectIDs: [ProjectID] = [],
      priorities: [TaskV1.TaskPriority] = [],
      mode: TaskV1.RescheduleMode = TaskV1.RescheduleMode(rawValue: 0),
      date: LocalDay? = nil,
      dryRun: Bool = false,
      includeToday: Bool = false
    ) {
      self.memberID = memberID
      self.projectIDs = projectIDs
      self.priorities = priorities
      self.mode = mode
      self.date = date
      self.dryRun = dryRun
      self.includeToday = includeToday
    }
  }
}

extension TaskV1.RescheduleOverdueRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RescheduleOverdueRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_ids", "projectIds", .repeated),
    FieldInfo(3, "priorities", "priorities", .repeated),
    FieldInfo(4, "mode", "mode"),
    FieldInfo(5, "date", "date"),
    FieldInfo(6, "dry_run", "dryRun"),
    FieldInfo(7, "include_today", "includeToday"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(includeToday, 7, BoolField.self)
    sink.implicit(dryRun, 6, BoolField.self)
    sink.optional(date, 5, TextField<LocalDay>.self)
    sink.implicit(mode, 4, EnumField<TaskV1.RescheduleMode>.self)
    sink.packed(priorities, 3, EnumField<TaskV1.TaskPriority>.self)
    sink.repeated(projectIDs, 2, TextField<ProjectID>.self)
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
      case 18: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 24: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 26: try reader.appendPacked(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 32: mode = try EnumField<TaskV1.RescheduleMode>.read(from: &reader)
      case 42: date = try reader.text(LocalDay.self)
      case 48: dryRun = try BoolField.read(from: &reader)
      case 56: includeToday = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(projectIDs, "projectIds", TextField<ProjectID>.self)
    try writer.repeated(priorities, "priorities", EnumField<TaskV1.TaskPriority>.self)
    try writer.implicit(mode, "mode", EnumField<TaskV1.RescheduleMode>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    try writer.implicit(includeToday, "includeToday", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 3: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 4: try reader.read(&mode, EnumField<TaskV1.RescheduleMode>.self)
      case 5: try reader.formed(&date, LocalDay.self)
      case 6: try reader.read(&dryRun, BoolField.self)
      case 7: try reader.read(&includeToday, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The change of one task.
  public struct Rescheduled: Message {
    /// The id of the task.
    public var taskID: TaskID?

    /// The due time before.
    public var oldDueAt: GoogleProtobuf.Timestamp?

    /// The due day before.
    public var oldDueOn: LocalDay?

    /// The due time now.
    public var newDueAt: GoogleProtobuf.Timestamp?

    /// The due day now.
    public var newDueOn: LocalDay?

    /// The type before.
    public var oldType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// The type now.
    public var newType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      taskID: TaskID? = nil,
      oldDueAt: GoogleProtobuf.Timestamp? = nil,
      oldDueOn: LocalDay? = nil,
      newDueAt: GoogleProtobuf.Timestamp? = nil,
      newDueOn: LocalDay? = nil,
      oldType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      newType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)
    ) {
      self.taskID = taskID
      self.oldDueAt = oldDueAt
      self.oldDueOn = oldDueOn
      self.newDueAt = newDueAt
      self.newDueOn = newDueOn
      self.oldType = oldType
      self.newType = newType
    }
  }
}

extension TaskV1.Rescheduled {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Rescheduled"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "old_due_at", "oldDueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(3, "old_due_on", "oldDueOn"),
    FieldInfo(4, "new_due_at", "newDueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "new_due_on", "newDueOn"),
    FieldInfo(6, "old_type", "oldType"),
    FieldInfo(7, "new_type", "newType"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(newType, 7, EnumField<TaskV1.TaskType>.self)
    sink.implicit(oldType, 6, EnumField<TaskV1.TaskType>.self)
    sink.optional(newDueOn, 5, TextField<LocalDay>.self)
    sink.optional(newDueAt, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(oldDueOn, 3, TextField<LocalDay>.self)
    sink.optional(oldDueAt, 2, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 18: try reader.merge(&oldDueAt)
      case 26: oldDueOn = try reader.text(LocalDay.self)
      case 34: try reader.merge(&newDueAt)
      case 42: newDueOn = try reader.text(LocalDay.self)
      case 48: oldType = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 56: newType = try EnumField<TaskV1.TaskType>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.optional(oldDueAt, "oldDueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(oldDueOn, "oldDueOn", TextField<LocalDay>.self)
    try writer.optional(newDueAt, "newDueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(newDueOn, "newDueOn", TextField<LocalDay>.self)
    try writer.implicit(oldType, "oldType", EnumField<TaskV1.TaskType>.self)
    try writer.implicit(newType, "newType", EnumField<TaskV1.TaskType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&taskID, TaskID.self)
      case 2: try reader.read(&oldDueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 3: try reader.formed(&oldDueOn, LocalDay.self)
      case 4: try reader.read(&newDueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.formed(&newDueOn, LocalDay.self)
      case 6: try reader.read(&oldType, EnumField<TaskV1.TaskType>.self)
      case 7: try reader.read(&newType, EnumField<TaskV1.TaskType>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/RescheduleOverdue`.
  public struct RescheduleOverdueResponse: Message {
    /// How many were changed.
    public var changed: Int32 = 0

    /// By priority, P0 first, then oldest due date.
    public var tasks: [TaskV1.Rescheduled] = []

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(changed: Int32 = 0, tasks: [TaskV1.Rescheduled] = [], undoToken: String = "") {
      self.changed = changed
      self.tasks = tasks
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.RescheduleOverdueResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.RescheduleOverdueResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "changed", "changed"),
    FieldInfo(2, "tasks", "tasks", .repeated, TaskV1.Rescheduled.self),
    FieldInfo(3, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 3, StringField.self)
    sink.repeated(tasks, 2, MessageField<TaskV1.Rescheduled>.self)
    sink.implicit(changed, 1, Int32Field.self)
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
      case 8: changed = try Int32Field.read(from: &reader)
      case 18: try reader.append(to: &tasks, MessageField<TaskV1.Rescheduled>.self)
      case 26: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.Rescheduled>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&changed, Int32Field.self)
      case 2: try reader.append(to: &tasks, MessageField<TaskV1.Rescheduled>.self)
      case 3: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/SuggestDates`.
  public struct SuggestDatesRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The task to suggest days for; may be empty.
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

extension TaskV1.SuggestDatesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SuggestDatesRequest"

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
  /// A suggested day with the reason.
  public struct DateSuggestion: Message {
    /// The day.
    public var date: LocalDay?

    /// Open tasks due on it.
    public var load: Int32 = 0

    /// The points of those tasks.
    public var points: Int32 = 0

    /// The reason.
    public var reason: TaskV1.DateSuggestion.Reason = TaskV1.DateSuggestion.Reason(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      load: Int32 = 0,
      points: Int32 = 0,
      reason: TaskV1.DateSuggestion.Reason = TaskV1.DateSuggestion.Reason(rawValue: 0)
    ) {
      self.date = date
      self.load = load
      self.points = points
      self.reason = reason
    }
  }
}

extension TaskV1.DateSuggestion {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DateSuggestion"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "load", "load"),
    FieldInfo(3, "points", "points"),
    FieldInfo(4, "reason", "reason"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 4, EnumField<TaskV1.DateSuggestion.Reason>.self)
    sink.implicit(points, 3, Int32Field.self)
    sink.implicit(load, 2, Int32Field.self)
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
      case 16: load = try Int32Field.read(from: &reader)
      case 24: points = try Int32Field.read(from: &reader)
      case 32: reason = try EnumField<TaskV1.DateSuggestion.Reason>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(load, "load", Int32Field.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.implicit(reason, "reason", EnumField<TaskV1.DateSuggestion.Reason>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.read(&load, Int32Field.self)
      case 3: try reader.read(&points, Int32Field.self)
      case 4: try reader.read(&reason, EnumField<TaskV1.DateSuggestion.Reason>.self)
      default: break
      }
    }
  }
}

extension TaskV1.DateSuggestion {
  /// Why a day is suggested.
  public enum Reason: WireEnum, CaseIterable {
    case unspecified
    /// Fewer tasks than on the other days.
    case lightestDay
    /// No tasks yet.
    case nextFreeDay
    /// The weekday of the task's current due date.
    case sameWeekday
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TaskV1.DateSuggestion.Reason {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .lightestDay
    case 2: self = .nextFreeDay
    case 3: self = .sameWeekday
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .lightestDay: return 1
    case .nextFreeDay: return 2
    case .sameWeekday: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [TaskV1.DateSuggestion.Reason] = [
    .unspecified,
    .lightestDay,
    .nextFreeDay,
    .sameWeekday,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REASON_UNSPECIFIED", 0),
    ("REASON_LIGHTEST_DAY", 1),
    ("REASON_NEXT_FREE_DAY", 2),
    ("REASON_SAME_WEEKDAY", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "REASON_UNSPECIFIED"
    case 1: return "REASON_LIGHTEST_DAY"
    case 2: return "REASON_NEXT_FREE_DAY"
    case 3: return "REASON_SAME_WEEKDAY"
    default: return nil
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/SuggestDates`.
  public struct SuggestDatesResponse: Message {
    /// Up to 3, the best first.
    public var suggestions: [TaskV1.DateSuggestion] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(suggestions: [TaskV1.DateSuggestion] = []) {
      self.suggestions = suggestions
    }
  }
}

extension TaskV1.SuggestDatesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.SuggestDatesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "suggestions", "suggestions", .repeated, TaskV1.DateSuggestion.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(suggestions, 1, MessageField<TaskV1.DateSuggestion>.self)
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
      case 10: try reader.append(to: &suggestions, MessageField<TaskV1.DateSuggestion>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(suggestions, "suggestions", MessageField<TaskV1.DateSuggestion>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &suggestions, MessageField<TaskV1.DateSuggestion>.self)
      default: break
      }
    }
  }
}
