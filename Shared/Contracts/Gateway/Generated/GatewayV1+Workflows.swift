// Generated from daybook/gateway/v1/workflows.proto by protoc-gen-daybook; do not edit.

public import AnalyticsContracts
public import TaskContracts
public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The request of `DayWorkflows/RunMorningRoutine`.
  public struct RunMorningRoutineRequest: Message {
    /// The member whose space the call is about; empty for the caller.
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

extension GatewayV1.RunMorningRoutineRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RunMorningRoutineRequest"

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

extension GatewayV1 {
  /// The plan of a morning routine; stored with its request id.
  public struct MorningPlan: Message {
    /// The day.
    public var date: LocalDay?

    /// The tasks, at most 500.
    public var taskIDs: [TaskID] = []

    /// The level before; 0 when unknown.
    public var level: Int32 = 0

    /// The number of tasks beyond the limit.
    public var leftOut: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(date: LocalDay? = nil, taskIDs: [TaskID] = [], level: Int32 = 0, leftOut: Int32 = 0)
    {
      self.date = date
      self.taskIDs = taskIDs
      self.level = level
      self.leftOut = leftOut
    }
  }
}

extension GatewayV1.MorningPlan {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.MorningPlan"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "task_ids", "taskIds", .repeated),
    FieldInfo(3, "level", "level"),
    FieldInfo(4, "left_out", "leftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(leftOut, 4, Int32Field.self)
    sink.implicit(level, 3, Int32Field.self)
    sink.repeated(taskIDs, 2, TextField<TaskID>.self)
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
      case 18: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 24: level = try Int32Field.read(from: &reader)
      case 32: leftOut = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.repeated(taskIDs, "taskIds", TextField<TaskID>.self)
    try writer.implicit(level, "level", Int32Field.self)
    try writer.implicit(leftOut, "leftOut", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.append(to: &taskIDs, TextField<TaskID>.self)
      case 3: try reader.read(&level, Int32Field.self)
      case 4: try reader.read(&leftOut, Int32Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// Why one task was not completed.
  public struct FailedTask: Message {
    /// The task.
    public var taskID: TaskID?

    /// The reason, such as `task_not_found`.
    ///
    /// After `not_in_time`, retry with the same request id.
    public var reason: String = ""

    /// One sentence for people.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(taskID: TaskID? = nil, reason: String = "", message: String = "") {
      self.taskID = taskID
      self.reason = reason
      self.message = message
    }
  }
}

extension GatewayV1.FailedTask {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.FailedTask"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task_id", "taskId"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 3, StringField.self)
    sink.implicit(reason, 2, StringField.self)
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
      case 18: reason = try StringField.read(from: &reader)
      case 26: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&taskID, TaskID.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `DayWorkflows/RunMorningRoutine`.
  public struct RunMorningRoutineResponse: Message {
    /// The day.
    public var date: LocalDay?

    /// The completed tasks.
    public var completed: [TaskV1.Task] = []

    /// The number of completed tasks.
    public var count: Int32 = 0

    /// The points earned by them.
    public var points: Int32 = 0

    /// The tasks that were not completed.
    public var failures: [GatewayV1.FailedTask] = []

    /// The number of tasks beyond the limit; another run completes them.
    public var leftOut: Int32 = 0

    /// Points of the day, streak and level after the run.
    public var score: AnalyticsV1.GetScoreResponse?

    /// The level reached by the run; unset if none.
    public var levelUp: AnalyticsV1.Level?

    /// One token per completed task, for `Undo`.
    public var undoTokens: [String] = []

    /// The status of each part of the reply.
    public var parts: [GatewayV1.PartStatus] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      completed: [TaskV1.Task] = [],
      count: Int32 = 0,
      points: Int32 = 0,
      failures: [GatewayV1.FailedTask] = [],
      leftOut: Int32 = 0,
      score: AnalyticsV1.GetScoreResponse? = nil,
      levelUp: AnalyticsV1.Level? = nil,
      undoTokens: [String] = [],
      parts: [GatewayV1.PartStatus] = []
    ) {
      self.date = date
      self.completed = completed
      self.count = count
      self.points = points
      self.failures = failures
      self.leftOut = leftOut
      self.score = score
      self.levelUp = levelUp
      self.undoTokens = undoTokens
      self.parts = parts
    }
  }
}

extension GatewayV1.RunMorningRoutineResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RunMorningRoutineResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "completed", "completed", .repeated, TaskV1.Task.self),
    FieldInfo(3, "count", "count"),
    FieldInfo(4, "points", "points"),
    FieldInfo(5, "failures", "failures", .repeated, GatewayV1.FailedTask.self),
    FieldInfo(6, "left_out", "leftOut"),
    FieldInfo(7, "score", "score", .single, AnalyticsV1.GetScoreResponse.self),
    FieldInfo(8, "level_up", "levelUp", .single, AnalyticsV1.Level.self),
    FieldInfo(9, "undo_tokens", "undoTokens", .repeated),
    FieldInfo(10, "parts", "parts", .repeated, GatewayV1.PartStatus.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(parts, 10, MessageField<GatewayV1.PartStatus>.self)
    sink.repeated(undoTokens, 9, StringField.self)
    sink.optional(levelUp, 8, MessageField<AnalyticsV1.Level>.self)
    sink.optional(score, 7, MessageField<AnalyticsV1.GetScoreResponse>.self)
    sink.implicit(leftOut, 6, Int32Field.self)
    sink.repeated(failures, 5, MessageField<GatewayV1.FailedTask>.self)
    sink.implicit(points, 4, Int32Field.self)
    sink.implicit(count, 3, Int32Field.self)
    sink.repeated(completed, 2, MessageField<TaskV1.Task>.self)
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
      case 18: try reader.append(to: &completed, MessageField<TaskV1.Task>.self)
      case 24: count = try Int32Field.read(from: &reader)
      case 32: points = try Int32Field.read(from: &reader)
      case 42: try reader.append(to: &failures, MessageField<GatewayV1.FailedTask>.self)
      case 48: leftOut = try Int32Field.read(from: &reader)
      case 58: try reader.merge(&score)
      case 66: try reader.merge(&levelUp)
      case 74: try reader.append(to: &undoTokens, StringField.self)
      case 82: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.repeated(completed, "completed", MessageField<TaskV1.Task>.self)
    try writer.implicit(count, "count", Int32Field.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.repeated(failures, "failures", MessageField<GatewayV1.FailedTask>.self)
    try writer.implicit(leftOut, "leftOut", Int32Field.self)
    try writer.optional(score, "score", MessageField<AnalyticsV1.GetScoreResponse>.self)
    try writer.optional(levelUp, "levelUp", MessageField<AnalyticsV1.Level>.self)
    try writer.repeated(undoTokens, "undoTokens", StringField.self)
    try writer.repeated(parts, "parts", MessageField<GatewayV1.PartStatus>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.append(to: &completed, MessageField<TaskV1.Task>.self)
      case 3: try reader.read(&count, Int32Field.self)
      case 4: try reader.read(&points, Int32Field.self)
      case 5: try reader.append(to: &failures, MessageField<GatewayV1.FailedTask>.self)
      case 6: try reader.read(&leftOut, Int32Field.self)
      case 7: try reader.read(&score, MessageField<AnalyticsV1.GetScoreResponse>.self)
      case 8: try reader.read(&levelUp, MessageField<AnalyticsV1.Level>.self)
      case 9: try reader.append(to: &undoTokens, StringField.self)
      case 10: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `DayWorkflows/CleanUpDay`.
  public struct CleanUpDayRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The day to move the tasks to; empty for tomorrow.
    public var target: LocalDay?

    /// Whether open tasks that are due today are moved as well; true when unset.
    public var includeToday: Bool?

    /// Returns what would be moved, and changes nothing.
    public var dryRun: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      target: LocalDay? = nil,
      includeToday: Bool? = nil,
      dryRun: Bool = false
    ) {
      self.memberID = memberID
      self.target = target
      self.includeToday = includeToday
      self.dryRun = dryRun
    }
  }
}

extension GatewayV1.CleanUpDayRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CleanUpDayRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "target", "target"),
    FieldInfo(3, "include_today", "includeToday"),
    FieldInfo(4, "dry_run", "dryRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dryRun, 4, BoolField.self)
    sink.optional(includeToday, 3, BoolField.self)
    sink.optional(target, 2, TextField<LocalDay>.self)
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
      case 18: target = try reader.text(LocalDay.self)
      case 24: includeToday = try BoolField.read(from: &reader)
      case 32: dryRun = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(target, "target", TextField<LocalDay>.self)
    try writer.optional(includeToday, "includeToday", BoolField.self)
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
      case 2: try reader.formed(&target, LocalDay.self)
      case 3: try reader.read(&includeToday, BoolField.self)
      case 4: try reader.read(&dryRun, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `DayWorkflows/CleanUpDay`.
  public struct CleanUpDayResponse: Message {
    /// The day that ends.
    public var date: LocalDay?

    /// The day that the tasks were moved to.
    public var target: LocalDay?

    /// The moved tasks; P0 first, then by due date.
    public var moved: [TaskV1.Rescheduled] = []

    /// Points of the day, streak and level.
    public var score: AnalyticsV1.GetScoreResponse?

    /// The number of cached replies that were cleared.
    public var cleared: Int32 = 0

    /// A token that reverses the moves with `Undo`; empty when nothing was moved.
    public var undoToken: String = ""

    /// The status of the parts after the moves: `task_cache`, which clears cached replies, and
    /// `analytics`.
    ///
    /// A failed part has a reason, and does not affect the moves.
    public var parts: [GatewayV1.PartStatus] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      target: LocalDay? = nil,
      moved: [TaskV1.Rescheduled] = [],
      score: AnalyticsV1.GetScoreResponse? = nil,
      cleared: Int32 = 0,
      undoToken: String = "",
      parts: [GatewayV1.PartStatus] = []
    ) {
      self.date = date
      self.target = target
      self.moved = moved
      self.score = score
      self.cleared = cleared
      self.undoToken = undoToken
      self.parts = parts
    }
  }
}

extension GatewayV1.CleanUpDayResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CleanUpDayResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "target", "target"),
    FieldInfo(3, "moved", "moved", .repeated, TaskV1.Rescheduled.self),
    FieldInfo(4, "score", "score", .single, AnalyticsV1.GetScoreResponse.self),
    FieldInfo(5, "cleared", "cleared"),
    FieldInfo(6, "undo_token", "undoToken"),
    FieldInfo(7, "parts", "parts", .repeated, GatewayV1.PartStatus.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(parts, 7, MessageField<GatewayV1.PartStatus>.self)
    sink.implicit(undoToken, 6, StringField.self)
    sink.implicit(cleared, 5, Int32Field.self)
    sink.optional(score, 4, MessageField<AnalyticsV1.GetScoreResponse>.self)
    sink.repeated(moved, 3, MessageField<TaskV1.Rescheduled>.self)
    sink.optional(target, 2, TextField<LocalDay>.self)
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
      case 18: target = try reader.text(LocalDay.self)
      case 26: try reader.append(to: &moved, MessageField<TaskV1.Rescheduled>.self)
      case 34: try reader.merge(&score)
      case 40: cleared = try Int32Field.read(from: &reader)
      case 50: undoToken = try StringField.read(from: &reader)
      case 58: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.optional(target, "target", TextField<LocalDay>.self)
    try writer.repeated(moved, "moved", MessageField<TaskV1.Rescheduled>.self)
    try writer.optional(score, "score", MessageField<AnalyticsV1.GetScoreResponse>.self)
    try writer.implicit(cleared, "cleared", Int32Field.self)
    try writer.implicit(undoToken, "undoToken", StringField.self)
    try writer.repeated(parts, "parts", MessageField<GatewayV1.PartStatus>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.formed(&target, LocalDay.self)
      case 3: try reader.append(to: &moved, MessageField<TaskV1.Rescheduled>.self)
      case 4: try reader.read(&score, MessageField<AnalyticsV1.GetScoreResponse>.self)
      case 5: try reader.read(&cleared, Int32Field.self)
      case 6: try reader.read(&undoToken, StringField.self)
      case 7: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: break
      }
    }
  }
}
