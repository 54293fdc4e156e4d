// Generated from daybook/task/v1/bulk.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The result of a change of many tasks.
  ///
  /// It was applied to all of them or to none.
  public struct BulkResult: Message {
    /// How many were changed.
    public var changed: Int32 = 0

    /// How many already had the requested values.
    public var unchanged: Int32 = 0

    /// Positive when earned, negative when taken back.
    public var pointsEarned: Int32 = 0

    /// The changed tasks as they are now, in the order of the request; up to 1 MiB.
    public var tasks: [TaskV1.Task] = []

    /// How many changed tasks were omitted because `tasks` reached its limit.
    public var tasksLeftOut: Int32 = 0

    /// What was accepted but may not be what the caller meant.
    public var warnings: [TaskV1.Warning] = []

    /// Deleted tasks, and tasks removed by undoing their creation, as they were before.
    ///
    /// They share the 1 MiB of `tasks`, and omitted ones count in `tasks_left_out`.
    public var removedTasks: [TaskV1.Task] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      changed: Int32 = 0,
      unchanged: Int32 = 0,
      pointsEarned: Int32 = 0,
      tasks: [TaskV1.Task] = [],
      tasksLeftOut: Int32 = 0,
      warnings: [TaskV1.Warning] = [],
      removedTasks: [TaskV1.Task] = []
    ) {
      self.changed = changed
      self.unchanged = unchanged
      self.pointsEarned = pointsEarned
      self.tasks = tasks
      self.tasksLeftOut = tasksLeftOut
      self.warnings = warnings
      self.removedTasks = removedTasks
    }
  }
}

extension TaskV1.BulkResult {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.BulkResult"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "changed", "changed"),
    FieldInfo(2, "unchanged", "unchanged"),
    FieldInfo(3, "points_earned", "pointsEarned"),
    FieldInfo(4, "tasks", "tasks", .repeated, TaskV1.Task.self),
    FieldInfo(5, "tasks_left_out", "tasksLeftOut"),
    FieldInfo(6, "warnings", "warnings", .repeated, TaskV1.Warning.self),
    FieldInfo(7, "removed_tasks", "removedTasks", .repeated, TaskV1.Task.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(removedTasks, 7, MessageField<TaskV1.Task>.self)
    sink.repeated(warnings, 6, MessageField<TaskV1.Warning>.self)
    sink.implicit(tasksLeftOut, 5, Int32Field.self)
    sink.repeated(tasks, 4, MessageField<TaskV1.Task>.self)
    sink.implicit(pointsEarned, 3, Int32Field.self)
    sink.implicit(unchanged, 2, Int32Field.self)
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
      case 16: unchanged = try Int32Field.read(from: &reader)
      case 24: pointsEarned = try Int32Field.read(from: &reader)
      case 34: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      case 40: tasksLeftOut = try Int32Field.read(from: &reader)
      case 50: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 58: try reader.append(to: &removedTasks, MessageField<TaskV1.Task>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.implicit(unchanged, "unchanged", Int32Field.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.repeated(tasks, "tasks", MessageField<TaskV1.Task>.self)
    try writer.implicit(tasksLeftOut, "tasksLeftOut", Int32Field.self)
    try writer.repeated(warnings, "warnings", MessageField<TaskV1.Warning>.self)
    try writer.repeated(removedTasks, "removedTasks", MessageField<TaskV1.Task>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&changed, Int32Field.self)
      case 2: try reader.read(&unchanged, Int32Field.self)
      case 3: try reader.read(&pointsEarned, Int32Field.self)
      case 4: try reader.append(to: &tasks, MessageField<TaskV1.Task>.self)
      case 5: try reader.read(&tasksLeftOut, Int32Field.self)
      case 6: try reader.append(to: &warnings, MessageField<TaskV1.Warning>.self)
      case 7: try reader.append(to: &removedTasks, MessageField<TaskV1.Task>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The request of `Tasks/MoveTasks`.
  public struct MoveTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 500.
    public var taskIDs: [TaskID] = []

    /// The target of the move.
    public var projectID: ProjectID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, taskIDs: [TaskID] = [], projectID: ProjectID? = nil) {
      self.memberID = memberID
      self.taskIDs = taskIDs
      self.projectID = projectID
    }
  }
}

extension TaskV1.MoveTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.MoveTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_ids", "taskIds", .repeated),
    FieldInfo(3, "project_id", "projectId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(projectID, 3, TextField<ProjectID>.self)
    sink.repeated(taskIDs, 2, TextField<TaskID>.self)
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
      case 18: try reader.append(to: &taskIDs, TextField<TaskID>.self)
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
    try writer.repeated(taskIDs, "taskIds", TextField<TaskID>.self)
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
      case 2: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 3: try reader.formed(&projectID, ProjectID.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/MoveTasks`.
  public struct MoveTasksResponse: Message {
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

extension TaskV1.MoveTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.MoveTasksResponse"

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
  /// The request of `Tasks/BulkUpdateTasks`.
  public struct BulkUpdateTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 500; empty when `filter` selects the tasks.
    public var taskIDs: [TaskID] = []

    /// Evaluated in the transaction that makes the change; refused when it matches more than 500
    /// tasks.
    public var filter: TaskV1.TaskFilter?

    /// The action.
    public var action: OneOf_Action?

    /// Returns what would change, and stores nothing.
    public var dryRun: Bool = false

    /// The view that `filter` narrows: `TODAY`, `UPCOMING`, `HISTORY` or `ALL_PROJECTS`, without
    /// the tasks that the view leaves out.
    ///
    /// Unspecified: every task, including those of archived projects. In place of the other views,
    /// use the filter's `project_ids` and `due`.
    public var view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      taskIDs: [TaskID] = [],
      filter: TaskV1.TaskFilter? = nil,
      action: OneOf_Action? = nil,
      dryRun: Bool = false,
      view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)
    ) {
      self.memberID = memberID
      self.taskIDs = taskIDs
      self.filter = filter
      self.action = action
      self.dryRun = dryRun
      self.view = view
    }
  }
}

extension TaskV1.BulkUpdateTasksRequest {
  /// The action.
  public enum OneOf_Action: WireOneof {
    /// Marks them done.
    case complete(TaskV1.BulkUpdateTasksRequest.Nothing)
    /// Marks them open again.
    case uncomplete(TaskV1.BulkUpdateTasksRequest.Nothing)
    /// Deletes them.
    case delete(TaskV1.BulkUpdateTasksRequest.Nothing)
    /// Moves them to this project.
    case moveToProjectID(ProjectID)
    /// Gives them this priority.
    case setPriority(TaskV1.TaskPriority)
    /// Gives them this type.
    case setType(TaskV1.TaskType)
    /// Gives them this due time.
    case setDueAt(GoogleProtobuf.Timestamp)
    /// Gives them this due day.
    case setDueOn(LocalDay)
    /// Days later, or earlier when negative; tasks without a due date stay as they are.
    case shiftDueDays(Int32)
    /// Sets a reminder at this instant.
    case setReminder(GoogleProtobuf.Timestamp)
    /// Removes their reminders.
    case clearReminder(TaskV1.BulkUpdateTasksRequest.Nothing)

    /// The message with nothing else set.
    public var alone: TaskV1.BulkUpdateTasksRequest { TaskV1.BulkUpdateTasksRequest(action: self) }
  }
}

extension TaskV1.BulkUpdateTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.BulkUpdateTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_ids", "taskIds", .repeated),
    FieldInfo(3, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(
      4,
      "complete",
      "complete",
      .single,
      TaskV1.BulkUpdateTasksRequest.Nothing.self,
      oneof: 0
    ),
    FieldInfo(
      5,
      "uncomplete",
      "uncomplete",
      .single,
      TaskV1.BulkUpdateTasksRequest.Nothing.self,
      oneof: 0
    ),
    FieldInfo(6, "delete", "delete", .single, TaskV1.BulkUpdateTasksRequest.Nothing.self, oneof: 0),
    FieldInfo(7, "move_to_project_id", "moveToProjectId", oneof: 0),
    FieldInfo(8, "set_priority", "setPriority", oneof: 0),
    FieldInfo(9, "set_type", "setType", oneof: 0),
    FieldInfo(10, "set_due_at", "setDueAt", .single, GoogleProtobuf.Timestamp.self, oneof: 0),
    FieldInfo(11, "set_due_on", "setDueOn", oneof: 0),
    FieldInfo(12, "shift_due_days", "shiftDueDays", oneof: 0),
    FieldInfo(13, "set_reminder", "setReminder", .single, GoogleProtobuf.Timestamp.self, oneof: 0),
    FieldInfo(
      14,
      "clear_reminder",
      "clearReminder",
      .single,
      TaskV1.BulkUpdateTasksRequest.Nothing.self,
      oneof: 0
    ),
    FieldInfo(15, "dry_run", "dryRun"),
    FieldInfo(16, "view", "view"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(view, 16, EnumField<TaskV1.TaskView>.self)
    sink.implicit(dryRun, 15, BoolField.self)
    sink.choice(action, 14, TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .clearReminder(let value) = $0 { value } else { nil }
    }
    sink.choice(action, 13, GoogleProtobuf.Timestamp.self) {
      if case .setReminder(let value) = $0 { value } else { nil }
    }
    if case .shiftDueDays(let value)? = action { sink.present(value, 12, Int32Field.self) }
    if case .setDueOn(let value)? = action { sink.present(value, 11, TextField<LocalDay>.self) }
    sink.choice(action, 10, GoogleProtobuf.Timestamp.self) {
      if case .setDueAt(let value) = $0 { value } else { nil }
    }
    if case .setType(let value)? = action {
      sink.present(value, 9, EnumField<TaskV1.TaskType>.self)
    }
    if case .setPriority(let value)? = action {
      sink.present(value, 8, EnumField<TaskV1.TaskPriority>.self)
    }
    if case .moveToProjectID(let value)? = action {
      sink.present(value, 7, TextField<ProjectID>.self)
    }
    sink.choice(action, 6, TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .delete(let value) = $0 { value } else { nil }
    }
    sink.choice(action, 5, TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .uncomplete(let value) = $0 { value } else { nil }
    }
    sink.choice(action, 4, TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .complete(let value) = $0 { value } else { nil }
    }
    sink.optional(filter, 3, MessageField<TaskV1.TaskFilter>.self)
    sink.repeated(taskIDs, 2, TextField<TaskID>.self)
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
      case 18: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 26: try reader.merge(&filter)
      case 34:
        try reader.merge(
          &action,
          TaskV1.BulkUpdateTasksRequest.Nothing.self,
          { if case .complete(let earlier) = $0 { earlier } else { nil } },
          { .complete($0) }
        )
      case 42:
        try reader.merge(
          &action,
          TaskV1.BulkUpdateTasksRequest.Nothing.self,
          { if case .uncomplete(let earlier) = $0 { earlier } else { nil } },
          { .uncomplete($0) }
        )
      case 50:
        try reader.merge(
          &action,
          TaskV1.BulkUpdateTasksRequest.Nothing.self,
          { if case .delete(let earlier) = $0 { earlier } else { nil } },
          { .delete($0) }
        )
      case 58: action = .moveToProjectID(try TextField<ProjectID>.read(from: &reader))
      case 64: action = .setPriority(try EnumField<TaskV1.TaskPriority>.read(from: &reader))
      case 72: action = .setType(try EnumField<TaskV1.TaskType>.read(from: &reader))
      case 82:
        try reader.merge(
          &action,
          GoogleProtobuf.Timestamp.self,
          { if case .setDueAt(let earlier) = $0 { earlier } else { nil } },
          { .setDueAt($0) }
        )
      case 90: action = .setDueOn(try TextField<LocalDay>.read(from: &reader))
      case 96: action = .shiftDueDays(try Int32Field.read(from: &reader))
      case 106:
        try reader.merge(
          &action,
          GoogleProtobuf.Timestamp.self,
          { if case .setReminder(let earlier) = $0 { earlier } else { nil } },
          { .setReminder($0) }
        )
      case 114:
        try reader.merge(
          &action,
          TaskV1.BulkUpdateTasksRequest.Nothing.self,
          { if case .clearReminder(let earlier) = $0 { earlier } else { nil } },
          { .clearReminder($0) }
        )
      case 120: dryRun = try BoolField.read(from: &reader)
      case 128: view = try EnumField<TaskV1.TaskView>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(taskIDs, "taskIds", TextField<TaskID>.self)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
    try writer.choice(action, "complete", TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .complete(let value) = $0 { value } else { nil }
    }
    try writer.choice(action, "uncomplete", TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .uncomplete(let value) = $0 { value } else { nil }
    }
    try writer.choice(action, "delete", TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .delete(let value) = $0 { value } else { nil }
    }
    if case .moveToProjectID(let value)? = action {
      try writer.present(value, "moveToProjectId", TextField<ProjectID>.self)
    }
    if case .setPriority(let value)? = action {
      try writer.present(value, "setPriority", EnumField<TaskV1.TaskPriority>.self)
    }
    if case .setType(let value)? = action {
      try writer.present(value, "setType", EnumField<TaskV1.TaskType>.self)
    }
    try writer.choice(action, "setDueAt", GoogleProtobuf.Timestamp.self) {
      if case .setDueAt(let value) = $0 { value } else { nil }
    }
    if case .setDueOn(let value)? = action {
      try writer.present(value, "setDueOn", TextField<LocalDay>.self)
    }
    if case .shiftDueDays(let value)? = action {
      try writer.present(value, "shiftDueDays", Int32Field.self)
    }
    try writer.choice(action, "setReminder", GoogleProtobuf.Timestamp.self) {
      if case .setReminder(let value) = $0 { value } else { nil }
    }
    try writer.choice(action, "clearReminder", TaskV1.BulkUpdateTasksRequest.Nothing.self) {
      if case .clearReminder(let value) = $0 { value } else { nil }
    }
    try writer.implicit(dryRun, "dryRun", BoolField.self)
    try writer.implicit(view, "view", EnumField<TaskV1.TaskView>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 3: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 4:
        try reader.choice(
          isFirst: action == nil,
          MessageField<TaskV1.BulkUpdateTasksRequest.Nothing>.self
        ) { action = .complete($0) }
      case 5:
        try reader.choice(
          isFirst: action == nil,
          MessageField<TaskV1.BulkUpdateTasksRequest.Nothing>.self
        ) { action = .uncomplete($0) }
      case 6:
        try reader.choice(
          isFirst: action == nil,
          MessageField<TaskV1.BulkUpdateTasksRequest.Nothing>.self
        ) { action = .delete($0) }
      case 7:
        try reader.choice(isFirst: action == nil, TextField<ProjectID>.self) {
          action = .moveToProjectID($0)
        }
      case 8:
        try reader.choice(isFirst: action == nil, EnumField<TaskV1.TaskPriority>.self) {
          action = .setPriority($0)
        }
      case 9:
        try reader.choice(isFirst: action == nil, EnumField<TaskV1.TaskType>.self) {
          action = .setType($0)
        }
      case 10:
        try reader.choice(isFirst: action == nil, MessageField<GoogleProtobuf.Timestamp>.self) {
          action = .setDueAt($0)
        }
      case 11:
        try reader.choice(isFirst: action == nil, TextField<LocalDay>.self) {
          action = .setDueOn($0)
        }
      case 12:
        try reader.choice(isFirst: action == nil, Int32Field.self) { action = .shiftDueDays($0) }
      case 13:
        try reader.choice(isFirst: action == nil, MessageField<GoogleProtobuf.Timestamp>.self) {
          action = .setReminder($0)
        }
      case 14:
        try reader.choice(
          isFirst: action == nil,
          MessageField<TaskV1.BulkUpdateTasksRequest.Nothing>.self
        ) { action = .clearReminder($0) }
      case 15: try reader.read(&dryRun, BoolField.self)
      case 16: try reader.read(&view, EnumField<TaskV1.TaskView>.self)
      default: break
      }
    }
  }
}

extension TaskV1.BulkUpdateTasksRequest {
  /// The value of choices that have no parameter.
  public struct Nothing: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension TaskV1.BulkUpdateTasksRequest.Nothing {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.BulkUpdateTasksRequest.Nothing"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension TaskV1 {
  /// The answer of `Tasks/BulkUpdateTasks`.
  public struct BulkUpdateTasksResponse: Message {
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

extension TaskV1.BulkUpdateTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.BulkUpdateTasksResponse"

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
  /// The request of `Tasks/DeleteTasks`.
  public struct DeleteTasksRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// 1 to 500; with an unknown id the call is refused, and nothing is deleted.
    public var taskIDs: [TaskID] = []

    /// Every complete task, up to 10,000.
    public var allComplete: Bool = false

    /// Complete tasks that were completed before this day.
    public var olderThan: LocalDay?

    /// With `older_than`: also open tasks whose due date is before that day, or without one, those
    /// added before it.
    public var includeOpen: Bool = false

    /// Also removes the points that the tasks earned from the member's history.
    public var forgetHistory: Bool = false

    /// Returns how many would be deleted, and deletes nothing.
    public var dryRun: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      taskIDs: [TaskID] = [],
      allComplete: Bool = false,
      olderThan: LocalDay? = nil,
      includeOpen: Bool = false,
      forgetHistory: Bool = false,
      dryRun: Bool = false
    ) {
      self.memberID = memberID
      self.taskIDs = taskIDs
      self.allComplete = allComplete
      self.olderThan = olderThan
      self.includeOpen = includeOpen
      self.forgetHistory = forgetHistory
      self.dryRun = dryRun
    }
  }
}

extension TaskV1.DeleteTasksRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteTasksRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "task_ids", "taskIds", .repeated),
    FieldInfo(3, "all_complete", "allComplete"),
    FieldInfo(4, "older_than", "olderThan"),
    FieldInfo(5, "include_open", "includeOpen"),
    FieldInfo(6, "forget_history", "forgetHistory"),
    FieldInfo(7, "dry_run", "dryRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 7, BoolField.self)
    sink.implicit(forgetHistory, 6, BoolField.self)
    sink.implicit(includeOpen, 5, BoolField.self)
    sink.optional(olderThan, 4, TextField<LocalDay>.self)
    sink.implicit(allComplete, 3, BoolField.self)
    sink.repeated(taskIDs, 2, TextField<TaskID>.self)
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
      case 18: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 24: allComplete = try BoolField.read(from: &reader)
      case 34: olderThan = try reader.text(LocalDay.self)
      case 40: includeOpen = try BoolField.read(from: &reader)
      case 48: forgetHistory = try BoolField.read(from: &reader)
      case 56: dryRun = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(taskIDs, "taskIds", TextField<TaskID>.self)
    try writer.implicit(allComplete, "allComplete", BoolField.self)
    try writer.optional(olderThan, "olderThan", TextField<LocalDay>.self)
    try writer.implicit(includeOpen, "includeOpen", BoolField.self)
    try writer.implicit(forgetHistory, "forgetHistory", BoolField.self)
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
      case 2: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 3: try reader.read(&allComplete, BoolField.self)
      case 4: try reader.formed(&olderThan, LocalDay.self)
      case 5: try reader.read(&includeOpen, BoolField.self)
      case 6: try reader.read(&forgetHistory, BoolField.self)
      case 7: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/DeleteTasks`.
  public struct DeleteTasksResponse: Message {
    /// How many were deleted.
    public var deleted: Int32 = 0

    /// Undoes the change with `Undo`; empty when there is nothing to undo.
    public var undoToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(deleted: Int32 = 0, undoToken: String = "") {
      self.deleted = deleted
      self.undoToken = undoToken
    }
  }
}

extension TaskV1.DeleteTasksResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DeleteTasksResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "deleted", "deleted"),
    FieldInfo(2, "undo_token", "undoToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(undoToken, 2, StringField.self)
    sink.implicit(deleted, 1, Int32Field.self)
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
      case 8: deleted = try Int32Field.read(from: &reader)
      case 18: undoToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(deleted, "deleted", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&deleted, Int32Field.self)
      case 2: try reader.read(&undoToken, StringField.self)
      default: break
      }
    }
  }
}
