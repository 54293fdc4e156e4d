// Generated from daybook/analytics/v1/goals.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The kind of a goal.
  public enum GoalKind: WireEnum, CaseIterable {
    case unspecified
    /// Task points of a day; the standard target is 15.
    case pointsPerDay
    /// Tasks completed on a day; the standard target is 5.
    case tasksPerDay
    /// Active days in a row; the standard target is 7.
    case streak
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.GoalKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .pointsPerDay
    case 2: self = .tasksPerDay
    case 3: self = .streak
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .pointsPerDay: return 1
    case .tasksPerDay: return 2
    case .streak: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.GoalKind] = [
    .unspecified,
    .pointsPerDay,
    .tasksPerDay,
    .streak,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("GOAL_KIND_UNSPECIFIED", 0),
    ("GOAL_KIND_POINTS_PER_DAY", 1),
    ("GOAL_KIND_TASKS_PER_DAY", 2),
    ("GOAL_KIND_STREAK", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "GOAL_KIND_UNSPECIFIED"
    case 1: return "GOAL_KIND_POINTS_PER_DAY"
    case 2: return "GOAL_KIND_TASKS_PER_DAY"
    case 3: return "GOAL_KIND_STREAK"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A goal with its progress.
  public struct Goal: Message {
    /// The kind.
    public var kind: AnalyticsV1.GoalKind = AnalyticsV1.GoalKind(rawValue: 0)

    /// The target.
    public var target: Int32 = 0

    /// The member set the target; otherwise it is the standard one.
    public var chosen: Bool = false

    /// Today's value.
    public var value: Int32 = 0

    /// `value` of `target`: 0 to 1, four decimals; 1 beyond the target.
    public var share: Double = 0

    /// When the goal was first reached today; absent if it is not reached.
    public var reachedAt: GoogleProtobuf.Timestamp?

    /// The average of the days with data among the last 28 plus a tenth; the standard target below
    /// seven such days.
    public var suggested: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: AnalyticsV1.GoalKind = AnalyticsV1.GoalKind(rawValue: 0),
      target: Int32 = 0,
      chosen: Bool = false,
      value: Int32 = 0,
      share: Double = 0,
      reachedAt: GoogleProtobuf.Timestamp? = nil,
      suggested: Int32 = 0
    ) {
      self.kind = kind
      self.target = target
      self.chosen = chosen
      self.value = value
      self.share = share
      self.reachedAt = reachedAt
      self.suggested = suggested
    }
  }
}

extension AnalyticsV1.Goal {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Goal"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "target", "target"),
    FieldInfo(3, "chosen", "chosen"),
    FieldInfo(4, "value", "value"),
    FieldInfo(5, "share", "share"),
    FieldInfo(6, "reached_at", "reachedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "suggested", "suggested"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(suggested, 7, Int32Field.self)
    sink.optional(reachedAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(share, 5, DoubleField.self)
    sink.implicit(self.value, 4, Int32Field.self)
    sink.implicit(chosen, 3, BoolField.self)
    sink.implicit(target, 2, Int32Field.self)
    sink.implicit(kind, 1, EnumField<AnalyticsV1.GoalKind>.self)
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
      case 8: kind = try EnumField<AnalyticsV1.GoalKind>.read(from: &reader)
      case 16: target = try Int32Field.read(from: &reader)
      case 24: chosen = try BoolField.read(from: &reader)
      case 32: self.value = try Int32Field.read(from: &reader)
      case 41: share = try DoubleField.read(from: &reader)
      case 50: try reader.merge(&reachedAt)
      case 56: suggested = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.GoalKind>.self)
    try writer.implicit(target, "target", Int32Field.self)
    try writer.implicit(chosen, "chosen", BoolField.self)
    try writer.implicit(self.value, "value", Int32Field.self)
    try writer.implicit(share, "share", DoubleField.self)
    try writer.optional(reachedAt, "reachedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(suggested, "suggested", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<AnalyticsV1.GoalKind>.self)
      case 2: try reader.read(&target, Int32Field.self)
      case 3: try reader.read(&chosen, BoolField.self)
      case 4: try reader.read(&self.value, Int32Field.self)
      case 5: try reader.read(&share, DoubleField.self)
      case 6: try reader.read(&reachedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&suggested, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Goals/GetGoals`.
  public struct GetGoalsRequest: Message {
    /// The member to read; empty: the caller.
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

extension AnalyticsV1.GetGoalsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetGoalsRequest"

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
  /// The answer of `Goals/GetGoals`.
  public struct GetGoalsResponse: Message {
    /// All three goals: points, tasks, streak.
    public var goals: [AnalyticsV1.Goal] = []

    /// These are the last known figures.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(goals: [AnalyticsV1.Goal] = [], stale: Bool = false) {
      self.goals = goals
      self.stale = stale
    }
  }
}

extension AnalyticsV1.GetGoalsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetGoalsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goals", "goals", .repeated, AnalyticsV1.Goal.self),
    FieldInfo(2, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 2, BoolField.self)
    sink.repeated(goals, 1, MessageField<AnalyticsV1.Goal>.self)
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
      case 10: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 16: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(goals, "goals", MessageField<AnalyticsV1.Goal>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 2: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Goals/SetGoals`.
  public struct SetGoalsRequest: Message {
    /// The member whose goals change; empty: the caller.
    public var memberID: MemberID?

    /// The target of task points a day.
    public var pointsPerDay: Int32?

    /// The target of completed tasks a day.
    public var tasksPerDay: Int32?

    /// The target of active days in a row.
    public var streak: Int32?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      pointsPerDay: Int32? = nil,
      tasksPerDay: Int32? = nil,
      streak: Int32? = nil
    ) {
      self.memberID = memberID
      self.pointsPerDay = pointsPerDay
      self.tasksPerDay = tasksPerDay
      self.streak = streak
    }
  }
}

extension AnalyticsV1.SetGoalsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SetGoalsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "points_per_day", "pointsPerDay"),
    FieldInfo(3, "tasks_per_day", "tasksPerDay"),
    FieldInfo(4, "streak", "streak"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(streak, 4, Int32Field.self)
    sink.optional(tasksPerDay, 3, Int32Field.self)
    sink.optional(pointsPerDay, 2, Int32Field.self)
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
      case 16: pointsPerDay = try Int32Field.read(from: &reader)
      case 24: tasksPerDay = try Int32Field.read(from: &reader)
      case 32: streak = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(pointsPerDay, "pointsPerDay", Int32Field.self)
    try writer.optional(tasksPerDay, "tasksPerDay", Int32Field.self)
    try writer.optional(streak, "streak", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&pointsPerDay, Int32Field.self)
      case 3: try reader.read(&tasksPerDay, Int32Field.self)
      case 4: try reader.read(&streak, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Goals/SetGoals`.
  public struct SetGoalsResponse: Message {
    /// All three goals after the call.
    public var goals: [AnalyticsV1.Goal] = []

    /// Whether a target changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(goals: [AnalyticsV1.Goal] = [], changed: Bool = false) {
      self.goals = goals
      self.changed = changed
    }
  }
}

extension AnalyticsV1.SetGoalsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SetGoalsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goals", "goals", .repeated, AnalyticsV1.Goal.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.repeated(goals, 1, MessageField<AnalyticsV1.Goal>.self)
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
      case 10: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(goals, "goals", MessageField<AnalyticsV1.Goal>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A goal was reached; sent once for each goal and day.
  public struct GoalReached: Message {
    /// The kind.
    public var kind: AnalyticsV1.GoalKind = AnalyticsV1.GoalKind(rawValue: 0)

    /// The target.
    public var target: Int32 = 0

    /// The value.
    public var value: Int32 = 0

    /// The member's local day.
    public var day: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: AnalyticsV1.GoalKind = AnalyticsV1.GoalKind(rawValue: 0),
      target: Int32 = 0,
      value: Int32 = 0,
      day: LocalDay? = nil
    ) {
      self.kind = kind
      self.target = target
      self.value = value
      self.day = day
    }
  }
}

extension AnalyticsV1.GoalReached {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GoalReached"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "target", "target"),
    FieldInfo(3, "value", "value"),
    FieldInfo(4, "day", "day"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(day, 4, TextField<LocalDay>.self)
    sink.implicit(self.value, 3, Int32Field.self)
    sink.implicit(target, 2, Int32Field.self)
    sink.implicit(kind, 1, EnumField<AnalyticsV1.GoalKind>.self)
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
      case 8: kind = try EnumField<AnalyticsV1.GoalKind>.read(from: &reader)
      case 16: target = try Int32Field.read(from: &reader)
      case 24: self.value = try Int32Field.read(from: &reader)
      case 34: day = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.GoalKind>.self)
    try writer.implicit(target, "target", Int32Field.self)
    try writer.implicit(self.value, "value", Int32Field.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<AnalyticsV1.GoalKind>.self)
      case 2: try reader.read(&target, Int32Field.self)
      case 3: try reader.read(&self.value, Int32Field.self)
      case 4: try reader.formed(&day, LocalDay.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.GoalReached: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "goal_reached"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["kind", "target", "value", "day"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.GoalReached {
    AnalyticsV1.GoalReached()
  }
}

extension AnalyticsV1 {
  /// A member's targets changed.
  public struct GoalsChanged: Message {
    /// The target of task points a day.
    public var pointsPerDay: Int32 = 0

    /// The target of completed tasks a day.
    public var tasksPerDay: Int32 = 0

    /// The target of active days in a row.
    public var streak: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(pointsPerDay: Int32 = 0, tasksPerDay: Int32 = 0, streak: Int32 = 0) {
      self.pointsPerDay = pointsPerDay
      self.tasksPerDay = tasksPerDay
      self.streak = streak
    }
  }
}

extension AnalyticsV1.GoalsChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GoalsChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "points_per_day", "pointsPerDay"),
    FieldInfo(2, "tasks_per_day", "tasksPerDay"),
    FieldInfo(3, "streak", "streak"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(streak, 3, Int32Field.self)
    sink.implicit(tasksPerDay, 2, Int32Field.self)
    sink.implicit(pointsPerDay, 1, Int32Field.self)
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
      case 8: pointsPerDay = try Int32Field.read(from: &reader)
      case 16: tasksPerDay = try Int32Field.read(from: &reader)
      case 24: streak = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(pointsPerDay, "pointsPerDay", Int32Field.self)
    try writer.implicit(tasksPerDay, "tasksPerDay", Int32Field.self)
    try writer.implicit(streak, "streak", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&pointsPerDay, Int32Field.self)
      case 2: try reader.read(&tasksPerDay, Int32Field.self)
      case 3: try reader.read(&streak, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.GoalsChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "goals_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: [
    "points_per_day", "tasks_per_day", "streak",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.GoalsChanged {
    AnalyticsV1.GoalsChanged()
  }
}
