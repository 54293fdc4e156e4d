// Generated from daybook/analytics/v1/health_fasting.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The state of the timer.
  public struct FastingTimer: Message {
    /// Whether a fast is running.
    public var running: Bool = false

    /// The running fast, or the last one; absent if there is none.
    public var fast: AnalyticsV1.HealthEntry?

    /// The duration of the fast, so far if it is running.
    public var elapsedSeconds: Int64 = 0

    /// The time until the goal, never negative.
    public var remainingSeconds: Int64 = 0

    /// Progress towards the goal; above 100 after it.
    public var percent: Int32 = 0

    /// When the fast reaches or reached its goal.
    public var goalAt: GoogleProtobuf.Timestamp?

    /// It has been running for more than 72 hours: ask whether it has ended.
    public var stale: Bool = false

    /// The goal is longer than 24 hours: show a warning.
    public var longGoal: Bool = false

    /// The service's clock at the time of the answer.
    public var readAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      running: Bool = false,
      fast: AnalyticsV1.HealthEntry? = nil,
      elapsedSeconds: Int64 = 0,
      remainingSeconds: Int64 = 0,
      percent: Int32 = 0,
      goalAt: GoogleProtobuf.Timestamp? = nil,
      stale: Bool = false,
      longGoal: Bool = false,
      readAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.running = running
      self.fast = fast
      self.elapsedSeconds = elapsedSeconds
      self.remainingSeconds = remainingSeconds
      self.percent = percent
      self.goalAt = goalAt
      self.stale = stale
      self.longGoal = longGoal
      self.readAt = readAt
    }
  }
}

extension AnalyticsV1.FastingTimer {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.FastingTimer"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "running", "running"),
    FieldInfo(2, "fast", "fast", .single, AnalyticsV1.HealthEntry.self),
    FieldInfo(3, "elapsed_seconds", "elapsedSeconds"),
    FieldInfo(4, "remaining_seconds", "remainingSeconds"),
    FieldInfo(5, "percent", "percent"),
    FieldInfo(6, "goal_at", "goalAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "stale", "stale"),
    FieldInfo(8, "long_goal", "longGoal"),
    FieldInfo(9, "read_at", "readAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(readAt, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(longGoal, 8, BoolField.self)
    sink.implicit(stale, 7, BoolField.self)
    sink.optional(goalAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(percent, 5, Int32Field.self)
    sink.implicit(remainingSeconds, 4, Int64Field.self)
    sink.implicit(elapsedSeconds, 3, Int64Field.self)
    sink.optional(fast, 2, MessageField<AnalyticsV1.HealthEntry>.self)
    sink.implicit(running, 1, BoolField.self)
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
      case 8: running = try BoolField.read(from: &reader)
      case 18: try reader.merge(&fast)
      case 24: elapsedSeconds = try Int64Field.read(from: &reader)
      case 32: remainingSeconds = try Int64Field.read(from: &reader)
      case 40: percent = try Int32Field.read(from: &reader)
      case 50: try reader.merge(&goalAt)
      case 56: stale = try BoolField.read(from: &reader)
      case 64: longGoal = try BoolField.read(from: &reader)
      case 74: try reader.merge(&readAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(running, "running", BoolField.self)
    try writer.optional(fast, "fast", MessageField<AnalyticsV1.HealthEntry>.self)
    try writer.implicit(elapsedSeconds, "elapsedSeconds", Int64Field.self)
    try writer.implicit(remainingSeconds, "remainingSeconds", Int64Field.self)
    try writer.implicit(percent, "percent", Int32Field.self)
    try writer.optional(goalAt, "goalAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    try writer.implicit(longGoal, "longGoal", BoolField.self)
    try writer.optional(readAt, "readAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&running, BoolField.self)
      case 2: try reader.read(&fast, MessageField<AnalyticsV1.HealthEntry>.self)
      case 3: try reader.read(&elapsedSeconds, Int64Field.self)
      case 4: try reader.read(&remainingSeconds, Int64Field.self)
      case 5: try reader.read(&percent, Int32Field.self)
      case 6: try reader.read(&goalAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&stale, BoolField.self)
      case 8: try reader.read(&longGoal, BoolField.self)
      case 9: try reader.read(&readAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `FastingTimers/StartFast`.
  public struct StartFastRequest: Message {
    /// The member whose timer it is; empty: the caller.
    public var memberID: MemberID?

    /// The start; absent: now.
    public var start: GoogleProtobuf.Timestamp?

    /// The goal in hours, 1 to 48; 0: the member's goal.
    ///
    /// Common plans are 12, 14, 16, 18, 20 and 24.
    public var goalHours: Int32 = 0

    /// A note, up to 500 characters.
    public var note: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      start: GoogleProtobuf.Timestamp? = nil,
      goalHours: Int32 = 0,
      note: String = ""
    ) {
      self.memberID = memberID
      self.start = start
      self.goalHours = goalHours
      self.note = note
    }
  }
}

extension AnalyticsV1.StartFastRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StartFastRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(3, "goal_hours", "goalHours"),
    FieldInfo(4, "note", "note", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(note, 4, StringField.self)
    sink.implicit(goalHours, 3, Int32Field.self)
    sink.optional(start, 2, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 18: try reader.merge(&start)
      case 24: goalHours = try Int32Field.read(from: &reader)
      case 34: note = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(goalHours, "goalHours", Int32Field.self)
    try writer.implicit(note, "note", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 3: try reader.read(&goalHours, Int32Field.self)
      case 4: try reader.read(&note, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `FastingTimers/StartFast`.
  public struct StartFastResponse: Message {
    /// The timer.
    public var timer: AnalyticsV1.FastingTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: AnalyticsV1.FastingTimer? = nil) {
      self.timer = timer
    }
  }
}

extension AnalyticsV1.StartFastResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StartFastResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, AnalyticsV1.FastingTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<AnalyticsV1.FastingTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<AnalyticsV1.FastingTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<AnalyticsV1.FastingTimer>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `FastingTimers/StopFast`.
  public struct StopFastRequest: Message {
    /// The member whose timer it is; empty: the caller.
    public var memberID: MemberID?

    /// The end; absent: now.
    public var end: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, end: GoogleProtobuf.Timestamp? = nil) {
      self.memberID = memberID
      self.end = end
    }
  }
}

extension AnalyticsV1.StopFastRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StopFastRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "end", "end", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(end, 2, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 18: try reader.merge(&end)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `FastingTimers/StopFast`.
  public struct StopFastResponse: Message {
    /// The timer with the ended fast.
    public var timer: AnalyticsV1.FastingTimer?

    /// Whether the fast reached its goal.
    public var goalReached: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: AnalyticsV1.FastingTimer? = nil, goalReached: Bool = false) {
      self.timer = timer
      self.goalReached = goalReached
    }
  }
}

extension AnalyticsV1.StopFastResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StopFastResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, AnalyticsV1.FastingTimer.self),
    FieldInfo(2, "goal_reached", "goalReached"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(goalReached, 2, BoolField.self)
    sink.optional(timer, 1, MessageField<AnalyticsV1.FastingTimer>.self)
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
      case 10: try reader.merge(&timer)
      case 16: goalReached = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<AnalyticsV1.FastingTimer>.self)
    try writer.implicit(goalReached, "goalReached", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<AnalyticsV1.FastingTimer>.self)
      case 2: try reader.read(&goalReached, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `FastingTimers/GetFastingTimer`.
  public struct GetFastingTimerRequest: Message {
    /// The member whose timer it is; empty: the caller.
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

extension AnalyticsV1.GetFastingTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetFastingTimerRequest"

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

extension AnalyticsV1 {
  /// The answer of `FastingTimers/GetFastingTimer`.
  public struct GetFastingTimerResponse: Message {
    /// The timer.
    public var timer: AnalyticsV1.FastingTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: AnalyticsV1.FastingTimer? = nil) {
      self.timer = timer
    }
  }
}

extension AnalyticsV1.GetFastingTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetFastingTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, AnalyticsV1.FastingTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<AnalyticsV1.FastingTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<AnalyticsV1.FastingTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<AnalyticsV1.FastingTimer>.self)
      default: break
      }
    }
  }
}
