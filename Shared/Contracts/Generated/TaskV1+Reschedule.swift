// Made from daybook/task/v1/reschedule.proto by protoc-gen-daybook; changes belong there.

package import Vocabulary
package import Wire

extension TaskV1 {
  package enum RescheduleMode: WireEnum, CaseIterable {
    /// The same as `TODAY`.
    case unspecified
    case today
    /// To `date`.
    case date
    /// Each to the day with the least to do, at most 5 a day.
    case spread
    /// A number this contract has no name for.
    case unrecognized(Int32)
  }
}

extension TaskV1.RescheduleMode {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .today
    case 2: self = .date
    case 3: self = .spread
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .today: return 1
    case .date: return 2
    case .spread: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TaskV1.RescheduleMode] = [
    .unspecified,
    .today,
    .date,
    .spread,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("RESCHEDULE_MODE_UNSPECIFIED", 0),
    ("RESCHEDULE_MODE_TODAY", 1),
    ("RESCHEDULE_MODE_DATE", 2),
    ("RESCHEDULE_MODE_SPREAD", 3),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
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
  package struct RescheduleTaskRequest: Message {
    package var memberID: MemberID?

    package var taskID: TaskID?

    /// One of the two.
    package var dueAt: GoogleProtobuf.Timestamp?

    /// Keeps the time of day that the task has; where that has passed already, the day alone.
    package var dueOn: LocalDay?

    /// The type stays; otherwise it is chosen anew from the due date.
    package var keepType: Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
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
  package static let fullName: String = "daybook.task.v1.RescheduleTaskRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
    FieldInfo(3, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "due_on", "dueOn"),
    FieldInfo(5, "keep_type", "keepType"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(keepType, 5, BoolField.self)
    sink.optional(dueOn, 4, TextField<LocalDay>.self)
    sink.optional(dueAt, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(dueOn, "dueOn", TextField<LocalDay>.self)
    try writer.implicit(keepType, "keepType", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  package struct RescheduleTaskResponse: Message {
    package var task: TaskV1.Task?

    /// False when it was due then already.
    package var changed: Bool = false

    package var warnings: [TaskV1.Warning] = []

    package var undoToken: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
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
  package static let fullName: String = "daybook.task.v1.RescheduleTaskResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "warnings", "warnings", .repeated, TaskV1.Warning.self),
    FieldInfo(4, "undo_token", "undoToken"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 4, StringField.self)
    sink.repeated(warnings, 3, MessageField<TaskV1.Warning>.self)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(task, 1, MessageField<TaskV1.Task>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  package struct RescheduleOverdueRequest: Message {
    package var memberID: MemberID?

    /// Only of these projects, up to 50; empty means all.
    package var projectIDs: [ProjectID] = []

    package var priorities: [TaskV1.TaskPriority] = []

    package var mode: TaskV1.RescheduleMode = TaskV1.RescheduleMode(rawValue: 0)

    package var date: LocalDay?

    /// What would move is answered, and nothing is stored.
    package var dryRun: Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      memberID: MemberID? = nil,
      projectIDs: [ProjectID] = [],
      priorities: [TaskV1.TaskPriority] = [],
      mode: TaskV1.RescheduleMode = TaskV1.RescheduleMode(rawValue: 0),
      date: LocalDay? = nil,
      dryRun: Bool = false
    ) {
      self.memberID = memberID
      self.projectIDs = projectIDs
      self.priorities = priorities
      self.mode = mode
      self.date = date
      self.dryRun = dryRun
    }
  }
}

extension TaskV1.RescheduleOverdueRequest {
  package static let fullName: String = "daybook.task.v1.RescheduleOverdueRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "project_ids", "projectIds", .repeated),
    FieldInfo(3, "priorities", "priorities", .repeated),
    FieldInfo(4, "mode", "mode"),
    FieldInfo(5, "date", "date"),
    FieldInfo(6, "dry_run", "dryRun"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 6, BoolField.self)
    sink.optional(date, 5, TextField<LocalDay>.self)
    sink.implicit(mode, 4, EnumField<TaskV1.RescheduleMode>.self)
    sink.packed(priorities, 3, EnumField<TaskV1.TaskPriority>.self)
    sink.repeated(projectIDs, 2, TextField<ProjectID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(projectIDs, "projectIds", TextField<ProjectID>.self)
    try writer.repeated(priorities, "priorities", EnumField<TaskV1.TaskPriority>.self)
    try writer.implicit(mode, "mode", EnumField<TaskV1.RescheduleMode>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &projectIDs, TextField<ProjectID>.self)
      case 3: try reader.append(to: &priorities, EnumField<TaskV1.TaskPriority>.self)
      case 4: try reader.read(&mode, EnumField<TaskV1.RescheduleMode>.self)
      case 5: try reader.formed(&date, LocalDay.self)
      case 6: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// One task's move.
  package struct Rescheduled: Message {
    package var taskID: TaskID?

    package var oldDueAt: GoogleProtobuf.Timestamp?

    package var oldDueOn: LocalDay?

    package var newDueAt: GoogleProtobuf.Timestamp?

    package var newDueOn: LocalDay?

    package var oldType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    package var newType: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
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
  package static let fullName: String = "daybook.task.v1.Rescheduled"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "old_due_at", "oldDueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(3, "old_due_on", "oldDueOn"),
    FieldInfo(4, "new_due_at", "newDueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "new_due_on", "newDueOn"),
    FieldInfo(6, "old_type", "oldType"),
    FieldInfo(7, "new_type", "newType"),
  ]

  /// The last field first; see `WireSink`.
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

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
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

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  package struct RescheduleOverdueResponse: Message {
    package var changed: Int32 = 0

    /// In the order P0 first, then oldest due date.
    package var tasks: [TaskV1.Rescheduled] = []

    package var undoToken: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(changed: Int32 = 0, tasks: [TaskV1.Rescheduled] = [], undoToken: String = "") {
      self.changed = changed
      self.tasks = tasks
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.RescheduleOverdueResponse {
  package static let fullName: String = "daybook.task.v1.RescheduleOverdueResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "changed", "changed"),
    FieldInfo(2, "tasks", "tasks", .repeated, TaskV1.Rescheduled.self),
    FieldInfo(3, "undo_token", "undoToken"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 3, StringField.self)
    sink.repeated(tasks, 2, MessageField<TaskV1.Rescheduled>.self)
    sink.implicit(changed, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.Rescheduled>.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  package struct SuggestDatesRequest: Message {
    package var memberID: MemberID?

    /// The task to find a day for; may be empty.
    package var taskID: TaskID?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(memberID: MemberID? = nil, taskID: TaskID? = nil) {
      self.memberID = memberID
      self.taskID = taskID
    }
  }
}

extension TaskV1.SuggestDatesRequest {
  package static let fullName: String = "daybook.task.v1.SuggestDatesRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_id", "taskId"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(taskID, 2, TextField<TaskID>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  /// One day, and why it is a good one.
  package struct DateSuggestion: Message {
    package var date: LocalDay?

    /// Open tasks due on it.
    package var load: Int32 = 0

    /// What they are worth together.
    package var points: Int32 = 0

    package var reason: TaskV1.DateSuggestion.Reason = TaskV1.DateSuggestion.Reason(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
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
  package static let fullName: String = "daybook.task.v1.DateSuggestion"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "load", "load"),
    FieldInfo(3, "points", "points"),
    FieldInfo(4, "reason", "reason"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 4, EnumField<TaskV1.DateSuggestion.Reason>.self)
    sink.implicit(points, 3, Int32Field.self)
    sink.implicit(load, 2, Int32Field.self)
    sink.optional(date, 1, TextField<LocalDay>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(load, "load", Int32Field.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.implicit(reason, "reason", EnumField<TaskV1.DateSuggestion.Reason>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
  package enum Reason: WireEnum, CaseIterable {
    case unspecified
    /// Less to do than on the other days.
    case lightestDay
    /// Nothing to do yet.
    case nextFreeDay
    /// The same day of the week as the task has now.
    case sameWeekday
    /// A number this contract has no name for.
    case unrecognized(Int32)
  }
}

extension TaskV1.DateSuggestion.Reason {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .lightestDay
    case 2: self = .nextFreeDay
    case 3: self = .sameWeekday
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .lightestDay: return 1
    case .nextFreeDay: return 2
    case .sameWeekday: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TaskV1.DateSuggestion.Reason] = [
    .unspecified,
    .lightestDay,
    .nextFreeDay,
    .sameWeekday,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REASON_UNSPECIFIED", 0),
    ("REASON_LIGHTEST_DAY", 1),
    ("REASON_NEXT_FREE_DAY", 2),
    ("REASON_SAME_WEEKDAY", 3),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
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
  package struct SuggestDatesResponse: Message {
    /// Up to 3, the best first.
    package var suggestions: [TaskV1.DateSuggestion] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(suggestions: [TaskV1.DateSuggestion] = []) {
      self.suggestions = suggestions
    }
  }
}

extension TaskV1.SuggestDatesResponse {
  package static let fullName: String = "daybook.task.v1.SuggestDatesResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "suggestions", "suggestions", .repeated, TaskV1.DateSuggestion.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(suggestions, 1, MessageField<TaskV1.DateSuggestion>.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &suggestions, MessageField<TaskV1.DateSuggestion>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(suggestions, "suggestions", MessageField<TaskV1.DateSuggestion>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &suggestions, MessageField<TaskV1.DateSuggestion>.self)
      default: break
      }
    }
  }
}
