// Generated from daybook/task/v1/events.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// A task was created.
  public struct TaskCreated: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// It was imported from another program.
    public var imported: Bool = false

    /// Points booked because it was created as complete.
    public var points: Int32 = 0

    /// The member's day of completion, when it was created as complete.
    public var completionDay: LocalDay?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      imported: Bool = false,
      points: Int32 = 0,
      completionDay: LocalDay? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.imported = imported
      self.points = points
      self.completionDay = completionDay
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "imported", "imported"),
    FieldInfo(3, "points", "points"),
    FieldInfo(4, "completion_day", "completionDay"),
    FieldInfo(5, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 5, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(completionDay, 4, TextField<LocalDay>.self)
    sink.implicit(points, 3, Int32Field.self)
    sink.implicit(imported, 2, BoolField.self)
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
      case 16: imported = try BoolField.read(from: &reader)
      case 24: points = try Int32Field.read(from: &reader)
      case 34: completionDay = try reader.text(LocalDay.self)
      case 42: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(imported, "imported", BoolField.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&imported, BoolField.self)
      case 3: try reader.read(&points, Int32Field.self)
      case 4: try reader.formed(&completionDay, LocalDay.self)
      case 5: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "imported", "points", "completion_day", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskCreated {
    var shared = TaskV1.TaskCreated()
    shared.task = self.task?.sharedParts()
    shared.imported = self.imported
    shared.points = self.points
    shared.completionDay = self.completionDay
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// Fields of a task changed.
  public struct TaskUpdated: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// The record before.
    public var previous: TaskV1.Task?

    /// Points that a complete task gains or loses because its priority changed.
    public var pointsDifference: Int32 = 0

    /// The day they are booked on.
    public var completionDay: LocalDay?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      previous: TaskV1.Task? = nil,
      pointsDifference: Int32 = 0,
      completionDay: LocalDay? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.previous = previous
      self.pointsDifference = pointsDifference
      self.completionDay = completionDay
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Task.self),
    FieldInfo(3, "points_difference", "pointsDifference"),
    FieldInfo(4, "completion_day", "completionDay"),
    FieldInfo(5, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 5, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(completionDay, 4, TextField<LocalDay>.self)
    sink.implicit(pointsDifference, 3, Int32Field.self)
    sink.optional(previous, 2, MessageField<TaskV1.Task>.self)
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
      case 18: try reader.merge(&previous)
      case 24: pointsDifference = try Int32Field.read(from: &reader)
      case 34: completionDay = try reader.text(LocalDay.self)
      case 42: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Task>.self)
    try writer.implicit(pointsDifference, "pointsDifference", Int32Field.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Task>.self)
      case 3: try reader.read(&pointsDifference, Int32Field.self)
      case 4: try reader.formed(&completionDay, LocalDay.self)
      case 5: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "previous", "points_difference", "completion_day", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskUpdated {
    var shared = TaskV1.TaskUpdated()
    shared.task = self.task?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    shared.pointsDifference = self.pointsDifference
    shared.completionDay = self.completionDay
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A task was completed.
  public struct TaskCompleted: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// The points of the completion.
    ///
    /// They are computed here only; consumers book this value.
    public var points: Int32 = 0

    /// The member's day they are booked on.
    public var completionDay: LocalDay?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      points: Int32 = 0,
      completionDay: LocalDay? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.points = points
      self.completionDay = completionDay
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskCompleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskCompleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "points", "points"),
    FieldInfo(3, "completion_day", "completionDay"),
    FieldInfo(4, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 4, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(completionDay, 3, TextField<LocalDay>.self)
    sink.implicit(points, 2, Int32Field.self)
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
      case 16: points = try Int32Field.read(from: &reader)
      case 26: completionDay = try reader.text(LocalDay.self)
      case 34: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&points, Int32Field.self)
      case 3: try reader.formed(&completionDay, LocalDay.self)
      case 4: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskCompleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_completed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "points", "completion_day", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskCompleted {
    var shared = TaskV1.TaskCompleted()
    shared.task = self.task?.sharedParts()
    shared.points = self.points
    shared.completionDay = self.completionDay
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A task was reopened.
  public struct TaskUncompleted: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// Points taken back, as a positive number.
    public var points: Int32 = 0

    /// The day they were booked on.
    public var completionDay: LocalDay?

    /// When it was completed.
    public var wasCompletedAt: GoogleProtobuf.Timestamp?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      points: Int32 = 0,
      completionDay: LocalDay? = nil,
      wasCompletedAt: GoogleProtobuf.Timestamp? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.points = points
      self.completionDay = completionDay
      self.wasCompletedAt = wasCompletedAt
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskUncompleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskUncompleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "points", "points"),
    FieldInfo(3, "completion_day", "completionDay"),
    FieldInfo(4, "was_completed_at", "wasCompletedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 5, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(wasCompletedAt, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(completionDay, 3, TextField<LocalDay>.self)
    sink.implicit(points, 2, Int32Field.self)
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
      case 16: points = try Int32Field.read(from: &reader)
      case 26: completionDay = try reader.text(LocalDay.self)
      case 34: try reader.merge(&wasCompletedAt)
      case 42: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(
      wasCompletedAt,
      "wasCompletedAt",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&points, Int32Field.self)
      case 3: try reader.formed(&completionDay, LocalDay.self)
      case 4: try reader.read(&wasCompletedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskUncompleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_uncompleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "points", "completion_day", "was_completed_at", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskUncompleted {
    var shared = TaskV1.TaskUncompleted()
    shared.task = self.task?.sharedParts()
    shared.points = self.points
    shared.completionDay = self.completionDay
    shared.wasCompletedAt = self.wasCompletedAt
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A task was deleted.
  public struct TaskDeleted: Message {
    /// The record as it was.
    public var task: TaskV1.Task?

    /// The day it was completed on.
    public var completionDay: LocalDay?

    /// Its points are removed from the member's history.
    public var forgetHistory: Bool = false

    /// Points that an earlier deletion left booked, for a task that was then restored as open.
    ///
    /// They are removed as well.
    public var booked: TaskV1.BookedPoints?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      completionDay: LocalDay? = nil,
      forgetHistory: Bool = false,
      booked: TaskV1.BookedPoints? = nil
    ) {
      self.task = task
      self.completionDay = completionDay
      self.forgetHistory = forgetHistory
      self.booked = booked
    }
  }
}

extension TaskV1.TaskDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "completion_day", "completionDay"),
    FieldInfo(3, "forget_history", "forgetHistory"),
    FieldInfo(4, "booked", "booked", .single, TaskV1.BookedPoints.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(booked, 4, MessageField<TaskV1.BookedPoints>.self)
    sink.implicit(forgetHistory, 3, BoolField.self)
    sink.optional(completionDay, 2, TextField<LocalDay>.self)
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
      case 18: completionDay = try reader.text(LocalDay.self)
      case 24: forgetHistory = try BoolField.read(from: &reader)
      case 34: try reader.merge(&booked)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.implicit(forgetHistory, "forgetHistory", BoolField.self)
    try writer.optional(booked, "booked", MessageField<TaskV1.BookedPoints>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.formed(&completionDay, LocalDay.self)
      case 3: try reader.read(&forgetHistory, BoolField.self)
      case 4: try reader.read(&booked, MessageField<TaskV1.BookedPoints>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "completion_day", "forget_history", "booked"],
    inside: [TaskV1.Task.sharedFields, TaskV1.BookedPoints.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskDeleted {
    var shared = TaskV1.TaskDeleted()
    shared.task = self.task?.sharedParts()
    shared.completionDay = self.completionDay
    shared.forgetHistory = self.forgetHistory
    shared.booked = self.booked?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// The task's times in its member's calendar at the time of the event.
  ///
  /// It is absent from events of a repair at the service's start, which has no calendar.
  public struct LocalTimes: Message {
    /// The member's day it is due on; empty: there is no due date.
    public var dueDay: LocalDay?

    /// The local hour of completion, 0 to 23; absent while the task is open.
    public var completionHour: Int32?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(dueDay: LocalDay? = nil, completionHour: Int32? = nil) {
      self.dueDay = dueDay
      self.completionHour = completionHour
    }
  }
}

extension TaskV1.LocalTimes {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.LocalTimes"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "due_day", "dueDay"),
    FieldInfo(2, "completion_hour", "completionHour"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(completionHour, 2, Int32Field.self)
    sink.optional(dueDay, 1, TextField<LocalDay>.self)
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
      case 10: dueDay = try reader.text(LocalDay.self)
      case 16: completionHour = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(dueDay, "dueDay", TextField<LocalDay>.self)
    try writer.optional(completionHour, "completionHour", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&dueDay, LocalDay.self)
      case 2: try reader.read(&completionHour, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.LocalTimes {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["due_day", "completion_hour"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.LocalTimes {
    var shared = TaskV1.LocalTimes()
    shared.dueDay = self.dueDay
    shared.completionHour = self.completionHour
    return shared
  }
}

extension TaskV1 {
  /// The points booked for one task.
  public struct BookedPoints: Message {
    /// The number of points.
    public var points: Int32 = 0

    /// The member's day it is booked on.
    public var day: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(points: Int32 = 0, day: LocalDay? = nil) {
      self.points = points
      self.day = day
    }
  }
}

extension TaskV1.BookedPoints {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.BookedPoints"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "points", "points"),
    FieldInfo(2, "day", "day"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(day, 2, TextField<LocalDay>.self)
    sink.implicit(points, 1, Int32Field.self)
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
      case 8: points = try Int32Field.read(from: &reader)
      case 18: day = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(points, "points", Int32Field.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&points, Int32Field.self)
      case 2: try reader.formed(&day, LocalDay.self)
      default: break
      }
    }
  }
}

extension TaskV1.BookedPoints {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["points", "day"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.BookedPoints {
    var shared = TaskV1.BookedPoints()
    shared.points = self.points
    shared.day = self.day
    return shared
  }
}

extension TaskV1 {
  /// The due date of a task was moved with a reschedule call, alone or with others.
  public struct TaskRescheduled: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// The record as it was before the change.
    public var previous: TaskV1.Task?

    /// The day a complete task was completed on.
    public var completionDay: LocalDay?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      previous: TaskV1.Task? = nil,
      completionDay: LocalDay? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.previous = previous
      self.completionDay = completionDay
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskRescheduled {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskRescheduled"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Task.self),
    FieldInfo(3, "completion_day", "completionDay"),
    FieldInfo(4, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 4, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(completionDay, 3, TextField<LocalDay>.self)
    sink.optional(previous, 2, MessageField<TaskV1.Task>.self)
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
      case 18: try reader.merge(&previous)
      case 26: completionDay = try reader.text(LocalDay.self)
      case 34: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Task>.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Task>.self)
      case 3: try reader.formed(&completionDay, LocalDay.self)
      case 4: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskRescheduled: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_rescheduled"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "previous", "completion_day", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskRescheduled {
    var shared = TaskV1.TaskRescheduled()
    shared.task = self.task?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    shared.completionDay = self.completionDay
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A task was moved to another project.
  public struct TaskMoved: Message {
    /// The task after the change.
    public var task: TaskV1.Task?

    /// The record as it was before the change.
    public var previous: TaskV1.Task?

    /// The day a complete task was completed on.
    public var completionDay: LocalDay?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      previous: TaskV1.Task? = nil,
      completionDay: LocalDay? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.previous = previous
      self.completionDay = completionDay
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskMoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskMoved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Task.self),
    FieldInfo(3, "completion_day", "completionDay"),
    FieldInfo(4, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 4, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(completionDay, 3, TextField<LocalDay>.self)
    sink.optional(previous, 2, MessageField<TaskV1.Task>.self)
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
      case 18: try reader.merge(&previous)
      case 26: completionDay = try reader.text(LocalDay.self)
      case 34: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Task>.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Task>.self)
      case 3: try reader.formed(&completionDay, LocalDay.self)
      case 4: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskMoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_moved"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["task", "previous", "completion_day", "local_times"],
    inside: [TaskV1.Task.sharedFields, TaskV1.LocalTimes.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskMoved {
    var shared = TaskV1.TaskMoved()
    shared.task = self.task?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    shared.completionDay = self.completionDay
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// An earlier change was undone.
  public struct TaskUndone: Message {
    /// The record after undoing; absent when the undone change had created it.
    public var task: TaskV1.Task?

    /// The record before undoing; absent when the undone change had deleted it.
    public var previous: TaskV1.Task?

    /// The day `task` is completed on.
    public var completionDay: LocalDay?

    /// The day `previous` was completed on.
    public var previousCompletionDay: LocalDay?

    /// The task was removed or restored, but its points stay booked, as the deletion had left
    /// them.
    public var keepsPoints: Bool = false

    /// Points booked for the task after undoing; absent: none.
    ///
    /// An open or deleted task has booked points only if a deletion kept them.
    public var booked: TaskV1.BookedPoints?

    /// Points booked for the task before undoing.
    ///
    /// Older events have neither this field nor `booked`: their points follow the record, unless
    /// `keeps_points` is set.
    public var previouslyBooked: TaskV1.BookedPoints?

    /// The task's times in the member's calendar.
    public var localTimes: TaskV1.LocalTimes?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      task: TaskV1.Task? = nil,
      previous: TaskV1.Task? = nil,
      completionDay: LocalDay? = nil,
      previousCompletionDay: LocalDay? = nil,
      keepsPoints: Bool = false,
      booked: TaskV1.BookedPoints? = nil,
      previouslyBooked: TaskV1.BookedPoints? = nil,
      localTimes: TaskV1.LocalTimes? = nil
    ) {
      self.task = task
      self.previous = previous
      self.completionDay = completionDay
      self.previousCompletionDay = previousCompletionDay
      self.keepsPoints = keepsPoints
      self.booked = booked
      self.previouslyBooked = previouslyBooked
      self.localTimes = localTimes
    }
  }
}

extension TaskV1.TaskUndone {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TaskUndone"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "task", "task", .single, TaskV1.Task.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Task.self),
    FieldInfo(3, "completion_day", "completionDay"),
    FieldInfo(4, "previous_completion_day", "previousCompletionDay"),
    FieldInfo(5, "keeps_points", "keepsPoints"),
    FieldInfo(6, "booked", "booked", .single, TaskV1.BookedPoints.self),
    FieldInfo(7, "previously_booked", "previouslyBooked", .single, TaskV1.BookedPoints.self),
    FieldInfo(8, "local_times", "localTimes", .single, TaskV1.LocalTimes.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(localTimes, 8, MessageField<TaskV1.LocalTimes>.self)
    sink.optional(previouslyBooked, 7, MessageField<TaskV1.BookedPoints>.self)
    sink.optional(booked, 6, MessageField<TaskV1.BookedPoints>.self)
    sink.implicit(keepsPoints, 5, BoolField.self)
    sink.optional(previousCompletionDay, 4, TextField<LocalDay>.self)
    sink.optional(completionDay, 3, TextField<LocalDay>.self)
    sink.optional(previous, 2, MessageField<TaskV1.Task>.self)
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
      case 18: try reader.merge(&previous)
      case 26: completionDay = try reader.text(LocalDay.self)
      case 34: previousCompletionDay = try reader.text(LocalDay.self)
      case 40: keepsPoints = try BoolField.read(from: &reader)
      case 50: try reader.merge(&booked)
      case 58: try reader.merge(&previouslyBooked)
      case 66: try reader.merge(&localTimes)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(task, "task", MessageField<TaskV1.Task>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Task>.self)
    try writer.optional(completionDay, "completionDay", TextField<LocalDay>.self)
    try writer.optional(previousCompletionDay, "previousCompletionDay", TextField<LocalDay>.self)
    try writer.implicit(keepsPoints, "keepsPoints", BoolField.self)
    try writer.optional(booked, "booked", MessageField<TaskV1.BookedPoints>.self)
    try writer.optional(
      previouslyBooked,
      "previouslyBooked",
      MessageField<TaskV1.BookedPoints>.self
    )
    try writer.optional(localTimes, "localTimes", MessageField<TaskV1.LocalTimes>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&task, MessageField<TaskV1.Task>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Task>.self)
      case 3: try reader.formed(&completionDay, LocalDay.self)
      case 4: try reader.formed(&previousCompletionDay, LocalDay.self)
      case 5: try reader.read(&keepsPoints, BoolField.self)
      case 6: try reader.read(&booked, MessageField<TaskV1.BookedPoints>.self)
      case 7: try reader.read(&previouslyBooked, MessageField<TaskV1.BookedPoints>.self)
      case 8: try reader.read(&localTimes, MessageField<TaskV1.LocalTimes>.self)
      default: break
      }
    }
  }
}

extension TaskV1.TaskUndone: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "task_undone"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "task", "previous", "completion_day", "previous_completion_day", "keeps_points", "booked",
      "previously_booked", "local_times",
    ],
    inside: [
      TaskV1.Task.sharedFields, TaskV1.BookedPoints.sharedFields, TaskV1.LocalTimes.sharedFields,
    ]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TaskUndone {
    var shared = TaskV1.TaskUndone()
    shared.task = self.task?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    shared.completionDay = self.completionDay
    shared.previousCompletionDay = self.previousCompletionDay
    shared.keepsPoints = self.keepsPoints
    shared.booked = self.booked?.sharedParts()
    shared.previouslyBooked = self.previouslyBooked?.sharedParts()
    shared.localTimes = self.localTimes?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// Many tasks were changed together; the batch's other events have the details.
  public struct TasksBulkUpdated: Message {
    /// How many were changed.
    public var changed: Int32 = 0

    /// Positive when earned, negative when taken back.
    public var points: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(changed: Int32 = 0, points: Int32 = 0) {
      self.changed = changed
      self.points = points
    }
  }
}

extension TaskV1.TasksBulkUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.TasksBulkUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "changed", "changed"),
    FieldInfo(2, "points", "points"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(points, 2, Int32Field.self)
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
      case 16: points = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.implicit(points, "points", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&changed, Int32Field.self)
      case 2: try reader.read(&points, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.TasksBulkUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "tasks_bulk_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["changed", "points"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.TasksBulkUpdated {
    var shared = TaskV1.TasksBulkUpdated()
    shared.changed = self.changed
    shared.points = self.points
    return shared
  }
}

extension TaskV1 {
  /// A filter was saved.
  public struct FilterSaved: Message {
    /// The filter as saved.
    public var savedFilter: TaskV1.SavedFilter?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(savedFilter: TaskV1.SavedFilter? = nil) {
      self.savedFilter = savedFilter
    }
  }
}

extension TaskV1.FilterSaved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.FilterSaved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "saved_filter", "savedFilter", .single, TaskV1.SavedFilter.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(savedFilter, 1, MessageField<TaskV1.SavedFilter>.self)
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
      case 10: try reader.merge(&savedFilter)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(savedFilter, "savedFilter", MessageField<TaskV1.SavedFilter>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&savedFilter, MessageField<TaskV1.SavedFilter>.self)
      default: break
      }
    }
  }
}

extension TaskV1.FilterSaved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "filter_saved"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["saved_filter"],
    inside: [TaskV1.SavedFilter.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.FilterSaved {
    var shared = TaskV1.FilterSaved()
    shared.savedFilter = self.savedFilter?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A filter was deleted.
  public struct FilterDeleted: Message {
    /// The filter as it was.
    public var savedFilter: TaskV1.SavedFilter?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(savedFilter: TaskV1.SavedFilter? = nil) {
      self.savedFilter = savedFilter
    }
  }
}

extension TaskV1.FilterDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.FilterDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "saved_filter", "savedFilter", .single, TaskV1.SavedFilter.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(savedFilter, 1, MessageField<TaskV1.SavedFilter>.self)
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
      case 10: try reader.merge(&savedFilter)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(savedFilter, "savedFilter", MessageField<TaskV1.SavedFilter>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&savedFilter, MessageField<TaskV1.SavedFilter>.self)
      default: break
      }
    }
  }
}

extension TaskV1.FilterDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "filter_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["saved_filter"],
    inside: [TaskV1.SavedFilter.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.FilterDeleted {
    var shared = TaskV1.FilterDeleted()
    shared.savedFilter = self.savedFilter?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A project was created.
  public struct ProjectCreated: Message {
    /// The project after the change.
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

extension TaskV1.ProjectCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectCreated"

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

extension TaskV1.ProjectCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectCreated {
    var shared = TaskV1.ProjectCreated()
    shared.project = self.project?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// Fields of a project changed.
  public struct ProjectUpdated: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// The record as it was before the change.
    public var previous: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil, previous: TaskV1.Project? = nil) {
      self.project = project
      self.previous = previous
    }
  }
}

extension TaskV1.ProjectUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Project.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(previous, 2, MessageField<TaskV1.Project>.self)
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
      case 18: try reader.merge(&previous)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project", "previous"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectUpdated {
    var shared = TaskV1.ProjectUpdated()
    shared.project = self.project?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A project was moved to another parent or position.
  public struct ProjectMoved: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// The record as it was before the change.
    public var previous: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil, previous: TaskV1.Project? = nil) {
      self.project = project
      self.previous = previous
    }
  }
}

extension TaskV1.ProjectMoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectMoved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Project.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(previous, 2, MessageField<TaskV1.Project>.self)
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
      case 18: try reader.merge(&previous)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectMoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_moved"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project", "previous"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectMoved {
    var shared = TaskV1.ProjectMoved()
    shared.project = self.project?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A project was archived.
  public struct ProjectArchived: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// The record as it was before the change.
    public var previous: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil, previous: TaskV1.Project? = nil) {
      self.project = project
      self.previous = previous
    }
  }
}

extension TaskV1.ProjectArchived {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectArchived"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Project.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(previous, 2, MessageField<TaskV1.Project>.self)
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
      case 18: try reader.merge(&previous)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectArchived: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_archived"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project", "previous"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectArchived {
    var shared = TaskV1.ProjectArchived()
    shared.project = self.project?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A project was taken out of the archive.
  public struct ProjectUnarchived: Message {
    /// The project after the change.
    public var project: TaskV1.Project?

    /// The record as it was before the change.
    public var previous: TaskV1.Project?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(project: TaskV1.Project? = nil, previous: TaskV1.Project? = nil) {
      self.project = project
      self.previous = previous
    }
  }
}

extension TaskV1.ProjectUnarchived {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectUnarchived"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "previous", "previous", .single, TaskV1.Project.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(previous, 2, MessageField<TaskV1.Project>.self)
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
      case 18: try reader.merge(&previous)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(previous, "previous", MessageField<TaskV1.Project>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.read(&previous, MessageField<TaskV1.Project>.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectUnarchived: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_unarchived"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project", "previous"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectUnarchived {
    var shared = TaskV1.ProjectUnarchived()
    shared.project = self.project?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A project was deleted.
  public struct ProjectDeleted: Message {
    /// The record as it was.
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

extension TaskV1.ProjectDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectDeleted"

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

extension TaskV1.ProjectDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectDeleted {
    var shared = TaskV1.ProjectDeleted()
    shared.project = self.project?.sharedParts()
    return shared
  }
}

extension TaskV1 {
  /// A second Inbox was merged into the Inbox.
  ///
  /// Its deletion and the moves of its tasks are events of their own.
  public struct ProjectMerged: Message {
    /// The merged project as it was before.
    public var project: TaskV1.Project?

    /// The project that now has its tasks.
    public var intoProjectID: ProjectID?

    /// How many tasks were moved to another project.
    public var tasksMoved: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      project: TaskV1.Project? = nil,
      intoProjectID: ProjectID? = nil,
      tasksMoved: Int32 = 0
    ) {
      self.project = project
      self.intoProjectID = intoProjectID
      self.tasksMoved = tasksMoved
    }
  }
}

extension TaskV1.ProjectMerged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.ProjectMerged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project", "project", .single, TaskV1.Project.self),
    FieldInfo(2, "into_project_id", "intoProjectId"),
    FieldInfo(3, "tasks_moved", "tasksMoved"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tasksMoved, 3, Int32Field.self)
    sink.optional(intoProjectID, 2, TextField<ProjectID>.self)
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
      case 18: intoProjectID = try reader.text(ProjectID.self)
      case 24: tasksMoved = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(project, "project", MessageField<TaskV1.Project>.self)
    try writer.optional(intoProjectID, "intoProjectId", TextField<ProjectID>.self)
    try writer.implicit(tasksMoved, "tasksMoved", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&project, MessageField<TaskV1.Project>.self)
      case 2: try reader.formed(&intoProjectID, ProjectID.self)
      case 3: try reader.read(&tasksMoved, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.ProjectMerged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "project_merged"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project", "into_project_id", "tasks_moved"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.ProjectMerged {
    var shared = TaskV1.ProjectMerged()
    shared.project = self.project?.sharedParts()
    shared.intoProjectID = self.intoProjectID
    shared.tasksMoved = self.tasksMoved
    return shared
  }
}

extension TaskV1 {
  /// Tasks without an existing project were moved to the Inbox.
  ///
  /// Each move is an event of its own.
  public struct OrphansRepaired: Message {
    /// How many tasks were checked.
    public var tasksChecked: Int32 = 0

    /// How many had no existing project.
    public var orphans: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(tasksChecked: Int32 = 0, orphans: Int32 = 0) {
      self.tasksChecked = tasksChecked
      self.orphans = orphans
    }
  }
}

extension TaskV1.OrphansRepaired {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.OrphansRepaired"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tasks_checked", "tasksChecked"),
    FieldInfo(2, "orphans", "orphans"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(orphans, 2, Int32Field.self)
    sink.implicit(tasksChecked, 1, Int32Field.self)
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
      case 8: tasksChecked = try Int32Field.read(from: &reader)
      case 16: orphans = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(tasksChecked, "tasksChecked", Int32Field.self)
    try writer.implicit(orphans, "orphans", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&tasksChecked, Int32Field.self)
      case 2: try reader.read(&orphans, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.OrphansRepaired: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "orphans_repaired"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["tasks_checked", "orphans"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.OrphansRepaired {
    var shared = TaskV1.OrphansRepaired()
    shared.tasksChecked = self.tasksChecked
    shared.orphans = self.orphans
    return shared
  }
}

extension TaskV1 {
  /// The service's database was migrated.
  public struct DataMigrated: Message {
    /// The version before.
    public var fromVersion: Int32 = 0

    /// The version after.
    public var toVersion: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(fromVersion: Int32 = 0, toVersion: Int32 = 0) {
      self.fromVersion = fromVersion
      self.toVersion = toVersion
    }
  }
}

extension TaskV1.DataMigrated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DataMigrated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "from_version", "fromVersion"),
    FieldInfo(2, "to_version", "toVersion"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(toVersion, 2, Int32Field.self)
    sink.implicit(fromVersion, 1, Int32Field.self)
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
      case 8: fromVersion = try Int32Field.read(from: &reader)
      case 16: toVersion = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(fromVersion, "fromVersion", Int32Field.self)
    try writer.implicit(toVersion, "toVersion", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fromVersion, Int32Field.self)
      case 2: try reader.read(&toVersion, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1.DataMigrated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "data_migrated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["from_version", "to_version"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.DataMigrated {
    var shared = TaskV1.DataMigrated()
    shared.fromVersion = self.fromVersion
    shared.toVersion = self.toVersion
    return shared
  }
}

extension TaskV1 {
  /// Cached answers were removed.
  public struct CacheCleared: Message {
    /// `all`, `statistics`, `projects`, `today`, `project`, `lists`; a later version may have
    /// more.
    public var scope: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(scope: String = "") {
      self.scope = scope
    }
  }
}

extension TaskV1.CacheCleared {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CacheCleared"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "scope", "scope")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 1, StringField.self)
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
      case 10: scope = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(scope, "scope", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&scope, StringField.self)
      default: break
      }
    }
  }
}

extension TaskV1.CacheCleared: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "cache_cleared"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["scope"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.CacheCleared {
    var shared = TaskV1.CacheCleared()
    shared.scope = self.scope
    return shared
  }
}

extension TaskV1 {
  /// A missing Inbox was created.
  public struct InboxEnsured: Message {
    /// The project after the change.
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

extension TaskV1.InboxEnsured {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.InboxEnsured"

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

extension TaskV1.InboxEnsured: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "inbox_ensured"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["project"],
    inside: [TaskV1.Project.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> TaskV1.InboxEnsured {
    var shared = TaskV1.InboxEnsured()
    shared.project = self.project?.sharedParts()
    return shared
  }
}
