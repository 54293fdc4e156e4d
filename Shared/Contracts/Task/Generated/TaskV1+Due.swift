// Generated from daybook/task/v1/due.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension TaskV1 {
  /// The request of `Tasks/CountDue`.
  public struct CountDueRequest: Message {
    /// The member whose space the call is about; empty: the caller.
    public var memberID: MemberID?

    /// The first day.
    public var from: LocalDay?

    /// The last day, included.
    public var to: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, from: LocalDay? = nil, to: LocalDay? = nil) {
      self.memberID = memberID
      self.from = from
      self.to = to
    }
  }
}

extension TaskV1.CountDueRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CountDueRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "to", "to"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(to, 3, TextField<LocalDay>.self)
    sink.optional(from, 2, TextField<LocalDay>.self)
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
      case 18: from = try reader.text(LocalDay.self)
      case 26: to = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&from, LocalDay.self)
      case 3: try reader.formed(&to, LocalDay.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The open tasks of one day.
  public struct DueCount: Message {
    /// The day.
    public var day: LocalDay?

    /// Open tasks due on it.
    public var open: Int32 = 0

    /// How many of them are overdue now.
    public var overdue: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(day: LocalDay? = nil, open: Int32 = 0, overdue: Int32 = 0) {
      self.day = day
      self.open = open
      self.overdue = overdue
    }
  }
}

extension TaskV1.DueCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.DueCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day"),
    FieldInfo(2, "open", "open"),
    FieldInfo(3, "overdue", "overdue"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(overdue, 3, Int32Field.self)
    sink.implicit(open, 2, Int32Field.self)
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
      case 16: open = try Int32Field.read(from: &reader)
      case 24: overdue = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(overdue, "overdue", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&day, LocalDay.self)
      case 2: try reader.read(&open, Int32Field.self)
      case 3: try reader.read(&overdue, Int32Field.self)
      default: break
      }
    }
  }
}

extension TaskV1 {
  /// The answer of `Tasks/CountDue`.
  public struct CountDueResponse: Message {
    /// Days with open tasks due, earliest first, without tasks of archived projects.
    public var days: [TaskV1.DueCount] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(days: [TaskV1.DueCount] = []) {
      self.days = days
    }
  }
}

extension TaskV1.CountDueResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.task.v1.CountDueResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, TaskV1.DueCount.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(days, 1, MessageField<TaskV1.DueCount>.self)
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
      case 10: try reader.append(to: &days, MessageField<TaskV1.DueCount>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<TaskV1.DueCount>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<TaskV1.DueCount>.self)
      default: break
      }
    }
  }
}
