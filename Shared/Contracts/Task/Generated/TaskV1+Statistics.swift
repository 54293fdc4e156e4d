// Generated from daybook/task/v1/statistics.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The request of `Tasks/GetTaskStatistics`.
  public struct GetTaskStatisticsRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// All tasks when absent.
    public var filter: TaskV1.TaskFilter?

    /// The days of `days`, the durations and the on-time rate, up to 366; absent: the last 30.
    public var period: TaskV1.DayRange?

    /// The list that `filter` narrows, as in `BulkUpdateTasksRequest`; every task when
    /// unspecified.
    public var view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      filter: TaskV1.TaskFilter? = nil,
      period: TaskV1.DayRange? = nil,
      view: TaskV1.TaskView = TaskV1.TaskView(rawValue: 0)
    ) {
      self.memberID = memberID
      self.filter = filter
      self.period = period
      self.view = view
    }
  }
}

extension TaskV1.GetTaskStatisticsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetTaskStatisticsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "filter", "filter", .single, TaskV1.TaskFilter.self),
    FieldInfo(3, "period", "period", .single, TaskV1.DayRange.self),
    FieldInfo(4, "view", "view"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(view, 4, EnumField<TaskV1.TaskView>.self)
    sink.optional(period, 3, MessageField<TaskV1.DayRange>.self)
    sink.optional(filter, 2, MessageField<TaskV1.TaskFilter>.self)
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
      case 18: try reader.merge(&filter)
      case 26: try reader.merge(&period)
      case 32: view = try EnumField<TaskV1.TaskView>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(filter, "filter", MessageField<TaskV1.TaskFilter>.self)
    try writer.optional(period, "period", MessageField<TaskV1.DayRange>.self)
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
      case 2: try reader.read(&filter, MessageField<TaskV1.TaskFilter>.self)
      case 3: try reader.read(&period, MessageField<TaskV1.DayRange>.self)
      case 4: try reader.read(&view, EnumField<TaskV1.TaskView>.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// Tasks of one priority.
  public struct PriorityCount: Message {
    /// The priority.
    public var priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0)

    /// The total number.
    public var total: Int32 = 0

    /// How many are open.
    public var open: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      priority: TaskV1.TaskPriority = TaskV1.TaskPriority(rawValue: 0),
      total: Int32 = 0,
      open: Int32 = 0
    ) {
      self.priority = priority
      self.total = total
      self.open = open
    }
  }
}

extension TaskV1.PriorityCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.PriorityCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "priority", "priority"),
    FieldInfo(2, "total", "total"),
    FieldInfo(3, "open", "open"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(open, 3, Int32Field.self)
    sink.implicit(total, 2, Int32Field.self)
    sink.implicit(priority, 1, EnumField<TaskV1.TaskPriority>.self)
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
      case 8: priority = try EnumField<TaskV1.TaskPriority>.read(from: &reader)
      case 16: total = try Int32Field.read(from: &reader)
      case 24: open = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(priority, "priority", EnumField<TaskV1.TaskPriority>.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&priority, EnumField<TaskV1.TaskPriority>.self)
      case 2: try reader.read(&total, Int32Field.self)
      case 3: try reader.read(&open, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// Tasks of one type.
  public struct TypeCount: Message {
    /// The type.
    public var type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0)

    /// The total number.
    public var total: Int32 = 0

    /// How many are open.
    public var open: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      type: TaskV1.TaskType = TaskV1.TaskType(rawValue: 0),
      total: Int32 = 0,
      open: Int32 = 0
    ) {
      self.type = type
      self.total = total
      self.open = open
    }
  }
}

extension TaskV1.TypeCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TypeCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "total", "total"),
    FieldInfo(3, "open", "open"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(open, 3, Int32Field.self)
    sink.implicit(total, 2, Int32Field.self)
    sink.implicit(type, 1, EnumField<TaskV1.TaskType>.self)
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
      case 8: type = try EnumField<TaskV1.TaskType>.read(from: &reader)
      case 16: total = try Int32Field.read(from: &reader)
      case 24: open = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", EnumField<TaskV1.TaskType>.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, EnumField<TaskV1.TaskType>.self)
      case 2: try reader.read(&total, Int32Field.self)
      case 3: try reader.read(&open, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// Tasks of one project.
  public struct ProjectCount: Message {
    /// The id of the project.
    public var projectID: ProjectID?

    /// The project's name.
    public var projectName: String = ""

    /// The total number.
    public var total: Int32 = 0

    /// How many are open.
    public var open: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectID: ProjectID? = nil,
      projectName: String = "",
      total: Int32 = 0,
      open: Int32 = 0
    ) {
      self.projectID = projectID
      self.projectName = projectName
      self.total = total
      self.open = open
    }
  }
}

extension TaskV1.ProjectCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "project_name", "projectName", isRedacted: true),
    FieldInfo(3, "total", "total"),
    FieldInfo(4, "open", "open"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(open, 4, Int32Field.self)
    sink.implicit(total, 3, Int32Field.self)
    sink.implicit(projectName, 2, StringField.self)
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
      case 18: projectName = try StringField.read(from: &reader)
      case 24: total = try Int32Field.read(from: &reader)
      case 32: open = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(projectName, "projectName", StringField.self, isRedacted: true)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.read(&projectName, StringField.self)
      case 3: try reader.read(&total, Int32Field.self)
      case 4: try reader.read(&open, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// Tasks of one day.
  public struct DayCount: Message {
    /// The day.
    public var day: LocalDay?

    /// How many were created.
    public var created: Int32 = 0

    /// How many were completed.
    public var completed: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(day: LocalDay? = nil, created: Int32 = 0, completed: Int32 = 0) {
      self.day = day
      self.created = created
      self.completed = completed
    }
  }
}

extension TaskV1.DayCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DayCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day"),
    FieldInfo(2, "created", "created"),
    FieldInfo(3, "completed", "completed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(completed, 3, Int32Field.self)
    sink.implicit(created, 2, Int32Field.self)
    sink.optional(day, 1, TextField<LocalDay>.self)
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
      case 10: day = try reader.text(LocalDay.self)
      case 16: created = try Int32Field.read(from: &reader)
      case 24: completed = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(created, "created", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&day, LocalDay.self)
      case 2: try reader.read(&created, Int32Field.self)
      case 3: try reader.read(&completed, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// Open tasks by the days since they were added.
  public struct AgeClasses: Message {
    /// 0 to 1 days.
    public var fresh: Int32 = 0

    /// 2 to 7 days.
    public var week: Int32 = 0

    /// 8 to 30 days.
    public var month: Int32 = 0

    /// Over 30 days.
    public var old: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(fresh: Int32 = 0, week: Int32 = 0, month: Int32 = 0, old: Int32 = 0) {
      self.fresh = fresh
      self.week = week
      self.month = month
      self.old = old
    }
  }
}

extension TaskV1.AgeClasses {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.AgeClasses"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "fresh", "fresh"),
    FieldInfo(2, "week", "week"),
    FieldInfo(3, "month", "month"),
    FieldInfo(4, "old", "old"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(old, 4, Int32Field.self)
    sink.implicit(month, 3, Int32Field.self)
    sink.implicit(week, 2, Int32Field.self)
    sink.implicit(fresh, 1, Int32Field.self)
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
      case 8: fresh = try Int32Field.read(from: &reader)
      case 16: week = try Int32Field.read(from: &reader)
      case 24: month = try Int32Field.read(from: &reader)
      case 32: old = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(fresh, "fresh", Int32Field.self)
    try writer.implicit(week, "week", Int32Field.self)
    try writer.implicit(month, "month", Int32Field.self)
    try writer.implicit(old, "old", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fresh, Int32Field.self)
      case 2: try reader.read(&week, Int32Field.self)
      case 3: try reader.read(&month, Int32Field.self)
      case 4: try reader.read(&old, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// A ratio.
  public struct Rate: Message {
    /// 0 to 1, four decimals.
    public var value: Double = 0

    /// The denominator is 0; `value` is then 0.
    public var empty: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(value: Double = 0, empty: Bool = false) {
      self.value = value
      self.empty = empty
    }
  }
}

extension TaskV1.Rate {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.Rate"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value"),
    FieldInfo(2, "empty", "empty"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(empty, 2, BoolField.self)
    sink.implicit(self.value, 1, DoubleField.self)
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
      case 9: self.value = try DoubleField.read(from: &reader)
      case 16: empty = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", DoubleField.self)
    try writer.implicit(empty, "empty", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, DoubleField.self)
      case 2: try reader.read(&empty, BoolField.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/GetTaskStatistics`.
  public struct GetTaskStatisticsResponse: Message {
    /// The total number.
    public var total: Int32 = 0

    /// How many are open.
    public var open: Int32 = 0

    /// How many are complete.
    public var complete: Int32 = 0

    /// How many are overdue.
    public var overdue: Int32 = 0

    /// Due today, open or complete.
    public var dueToday: Int32 = 0

    /// How many have no date.
    public var unscheduled: Int32 = 0

    /// Complete tasks of all tasks.
    public var completionRate: TaskV1.Rate?

    /// Points of complete tasks.
    public var pointsEarned: Int32 = 0

    /// The points of the open tasks, if completed.
    public var pointsOpen: Int32 = 0

    /// All four, P0 first.
    public var byPriority: [TaskV1.PriorityCount] = []

    /// All four types.
    public var byType: [TaskV1.TypeCount] = []

    /// Projects with tasks, in the order of projects.
    public var byProject: [TaskV1.ProjectCount] = []

    /// Days of the period on which a task was created or completed, earliest first.
    public var days: [TaskV1.DayCount] = []

    /// From added to completed, for tasks completed in the period; absent when there are none.
    public var averageTime: GoogleProtobuf.Duration?

    /// The median of the same durations.
    public var medianTime: GoogleProtobuf.Duration?

    /// Of the tasks completed in the period that had a due day: the ratio completed on or before
    /// it.
    public var onTime: TaskV1.Rate?

    /// The open task that was added first.
    public var oldestOpen: TaskV1.Task?

    /// Open tasks by age.
    public var ages: TaskV1.AgeClasses?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      total: Int32 = 0,
      open: Int32 = 0,
      complete: Int32 = 0,
      overdue: Int32 = 0,
      dueToday: Int32 = 0,
      unscheduled: Int32 = 0,
      completionRate: TaskV1.Rate? = nil,
      pointsEarned: Int32 = 0,
      pointsOpen: Int32 = 0,
      byPriority: [TaskV1.PriorityCount] = [],
      byType: [TaskV1.TypeCount] = [],
      byProject: [TaskV1.ProjectCount] = [],
      days: [TaskV1.DayCount] = [],
      averageTime: GoogleProtobuf.Duration? = nil,
      medianTime: GoogleProtobuf.Duration? = nil,
      onTime: TaskV1.Rate? = nil,
      oldestOpen: TaskV1.Task? = nil,
      ages: TaskV1.AgeClasses? = nil
    ) {
      self.total = total
      self.open = open
      self.complete = complete
      self.overdue = overdue
      self.dueToday = dueToday
      self.unscheduled = unscheduled
      self.completionRate = completionRate
      self.pointsEarned = pointsEarned
      self.pointsOpen = pointsOpen
      self.byPriority = byPriority
      self.byType = byType
      self.byProject = byProject
      self.days = days
      self.averageTime = averageTime
      self.medianTime = medianTime
      self.onTime = onTime
      self.oldestOpen = oldestOpen
      self.ages = ages
    }
  }
}

extension TaskV1.GetTaskStatisticsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.GetTaskStatisticsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "total", "total"),
    FieldInfo(2, "open", "open"),
    FieldInfo(3, "complete", "complete"),
    FieldInfo(4, "overdue", "overdue"),
    FieldInfo(5, "due_today", "dueToday"),
    FieldInfo(6, "unscheduled", "unscheduled"),
    FieldInfo(7, "completion_rate", "completionRate", .single, TaskV1.Rate.self),
    FieldInfo(8, "points_earned", "pointsEarned"),
    FieldInfo(9, "points_open", "pointsOpen"),
    FieldInfo(10, "by_priority", "byPriority", .repeated, TaskV1.PriorityCount.self),
    FieldInfo(11, "by_type", "byType", .repeated, TaskV1.TypeCount.self),
    FieldInfo(12, "by_project", "byProject", .repeated, TaskV1.ProjectCount.self),
    FieldInfo(13, "days", "days", .repeated, TaskV1.DayCount.self),
    FieldInfo(14, "average_time", "averageTime", .single, GoogleProtobuf.Duration.self),
    FieldInfo(15, "median_time", "medianTime", .single, GoogleProtobuf.Duration.self),
    FieldInfo(16, "on_time", "onTime", .single, TaskV1.Rate.self),
    FieldInfo(17, "oldest_open", "oldestOpen", .single, TaskV1.Task.self),
    FieldInfo(18, "ages", "ages", .single, TaskV1.AgeClasses.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(ages, 18, MessageField<TaskV1.AgeClasses>.self)
    sink.optional(oldestOpen, 17, MessageField<TaskV1.Task>.self)
    sink.optional(onTime, 16, MessageField<TaskV1.Rate>.self)
    sink.optional(medianTime, 15, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(averageTime, 14, MessageField<GoogleProtobuf.Duration>.self)
    sink.repeated(days, 13, MessageField<TaskV1.DayCount>.self)
    sink.repeated(byProject, 12, MessageField<TaskV1.ProjectCount>.self)
    sink.repeated(byType, 11, MessageField<TaskV1.TypeCount>.self)
    sink.repeated(byPriority, 10, MessageField<TaskV1.PriorityCount>.self)
    sink.implicit(pointsOpen, 9, Int32Field.self)
    sink.implicit(pointsEarned, 8, Int32Field.self)
    sink.optional(completionRate, 7, MessageField<TaskV1.Rate>.self)
    sink.implicit(unscheduled, 6, Int32Field.self)
    sink.implicit(dueToday, 5, Int32Field.self)
    sink.implicit(overdue, 4, Int32Field.self)
    sink.implicit(complete, 3, Int32Field.self)
    sink.implicit(open, 2, Int32Field.self)
    sink.implicit(total, 1, Int32Field.self)
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
      case 8: total = try Int32Field.read(from: &reader)
      case 16: open = try Int32Field.read(from: &reader)
      case 24: complete = try Int32Field.read(from: &reader)
      case 32: overdue = try Int32Field.read(from: &reader)
      case 40: dueToday = try Int32Field.read(from: &reader)
      case 48: unscheduled = try Int32Field.read(from: &reader)
      case 58: try reader.merge(&completionRate)
      case 64: pointsEarned = try Int32Field.read(from: &reader)
      case 72: pointsOpen = try Int32Field.read(from: &reader)
      case 82: try reader.append(to: &byPriority, MessageField<TaskV1.PriorityCount>.self)
      case 90: try reader.append(to: &byType, MessageField<TaskV1.TypeCount>.self)
      case 98: try reader.append(to: &byProject, MessageField<TaskV1.ProjectCount>.self)
      case 106: try reader.append(to: &days, MessageField<TaskV1.DayCount>.self)
      case 114: try reader.merge(&averageTime)
      case 122: try reader.merge(&medianTime)
      case 130: try reader.merge(&onTime)
      case 138: try reader.merge(&oldestOpen)
      case 146: try reader.merge(&ages)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(complete, "complete", Int32Field.self)
    try writer.implicit(overdue, "overdue", Int32Field.self)
    try writer.implicit(dueToday, "dueToday", Int32Field.self)
    try writer.implicit(unscheduled, "unscheduled", Int32Field.self)
    try writer.optional(completionRate, "completionRate", MessageField<TaskV1.Rate>.self)
    try writer.implicit(pointsEarned, "pointsEarned", Int32Field.self)
    try writer.implicit(pointsOpen, "pointsOpen", Int32Field.self)
    try writer.repeated(byPriority, "byPriority", MessageField<TaskV1.PriorityCount>.self)
    try writer.repeated(byType, "byType", MessageField<TaskV1.TypeCount>.self)
    try writer.repeated(byProject, "byProject", MessageField<TaskV1.ProjectCount>.self)
    try writer.repeated(days, "days", MessageField<TaskV1.DayCount>.self)
    try writer.optional(averageTime, "averageTime", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(medianTime, "medianTime", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(onTime, "onTime", MessageField<TaskV1.Rate>.self)
    try writer.optional(oldestOpen, "oldestOpen", MessageField<TaskV1.Task>.self)
    try writer.optional(ages, "ages", MessageField<TaskV1.AgeClasses>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&total, Int32Field.self)
      case 2: try reader.read(&open, Int32Field.self)
      case 3: try reader.read(&complete, Int32Field.self)
      case 4: try reader.read(&overdue, Int32Field.self)
      case 5: try reader.read(&dueToday, Int32Field.self)
      case 6: try reader.read(&unscheduled, Int32Field.self)
      case 7: try reader.read(&completionRate, MessageField<TaskV1.Rate>.self)
      case 8: try reader.read(&pointsEarned, Int32Field.self)
      case 9: try reader.read(&pointsOpen, Int32Field.self)
      case 10: try reader.append(to: &byPriority, MessageField<TaskV1.PriorityCount>.self)
      case 11: try reader.append(to: &byType, MessageField<TaskV1.TypeCount>.self)
      case 12: try reader.append(to: &byProject, MessageField<TaskV1.ProjectCount>.self)
      case 13: try reader.append(to: &days, MessageField<TaskV1.DayCount>.self)
      case 14: try reader.read(&averageTime, MessageField<GoogleProtobuf.Duration>.self)
      case 15: try reader.read(&medianTime, MessageField<GoogleProtobuf.Duration>.self)
      case 16: try reader.read(&onTime, MessageField<TaskV1.Rate>.self)
      case 17: try reader.read(&oldestOpen, MessageField<TaskV1.Task>.self)
      case 18: try reader.read(&ages, MessageField<TaskV1.AgeClasses>.self)
      default: break
      }
    }
  }
}
