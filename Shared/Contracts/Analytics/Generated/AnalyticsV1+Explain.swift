// Generated from daybook/analytics/v1/explain.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The kinds of figures that can be explained.
  public enum ExplainedKind: WireEnum, CaseIterable {
    case unspecified
    /// The points of one task or lesson; the key is its id.
    case point
    /// The points of one day; the key is the day, or empty for today.
    case dayScore
    /// Why a day counts for the streak, or why not; the key is the day, or empty for today.
    case streakDay
    /// The current streak as of a day; the key is the day, or empty for today.
    case streak
    /// The level; the key is empty.
    case level
    /// A goal; the key is `points`, `tasks` or `streak` for today, or with a day, such as `points
    /// 2026-11-21`.
    case goal
    /// The productivity score of a period; the key is `day`, `week`, `month` or `year` for the
    /// current one, or with a day in it, such as `week 2026-11-21`, or two days, such as
    /// `2026-11-01..2026-11-15`.
    case productivity
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.ExplainedKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .point
    case 2: self = .dayScore
    case 3: self = .streakDay
    case 4: self = .streak
    case 5: self = .level
    case 6: self = .goal
    case 7: self = .productivity
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .point: return 1
    case .dayScore: return 2
    case .streakDay: return 3
    case .streak: return 4
    case .level: return 5
    case .goal: return 6
    case .productivity: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.ExplainedKind] = [
    .unspecified,
    .point,
    .dayScore,
    .streakDay,
    .streak,
    .level,
    .goal,
    .productivity,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("EXPLAINED_KIND_UNSPECIFIED", 0),
    ("EXPLAINED_KIND_POINT", 1),
    ("EXPLAINED_KIND_DAY_SCORE", 2),
    ("EXPLAINED_KIND_STREAK_DAY", 3),
    ("EXPLAINED_KIND_STREAK", 4),
    ("EXPLAINED_KIND_LEVEL", 5),
    ("EXPLAINED_KIND_GOAL", 6),
    ("EXPLAINED_KIND_PRODUCTIVITY", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "EXPLAINED_KIND_UNSPECIFIED"
    case 1: return "EXPLAINED_KIND_POINT"
    case 2: return "EXPLAINED_KIND_DAY_SCORE"
    case 3: return "EXPLAINED_KIND_STREAK_DAY"
    case 4: return "EXPLAINED_KIND_STREAK"
    case 5: return "EXPLAINED_KIND_LEVEL"
    case 6: return "EXPLAINED_KIND_GOAL"
    case 7: return "EXPLAINED_KIND_PRODUCTIVITY"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Explanations/Explain`.
  public struct ExplainRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The kind of the figure.
    public var kind: AnalyticsV1.ExplainedKind = AnalyticsV1.ExplainedKind(rawValue: 0)

    /// The figure of this kind; at most 100 bytes.
    public var key: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      kind: AnalyticsV1.ExplainedKind = AnalyticsV1.ExplainedKind(rawValue: 0),
      key: String = ""
    ) {
      self.memberID = memberID
      self.kind = kind
      self.key = key
    }
  }
}

extension AnalyticsV1.ExplainRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ExplainRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "kind", "kind"),
    FieldInfo(3, "key", "key"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(key, 3, StringField.self)
    sink.implicit(kind, 2, EnumField<AnalyticsV1.ExplainedKind>.self)
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
      case 16: kind = try EnumField<AnalyticsV1.ExplainedKind>.read(from: &reader)
      case 26: key = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.ExplainedKind>.self)
    try writer.implicit(key, "key", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&kind, EnumField<AnalyticsV1.ExplainedKind>.self)
      case 3: try reader.read(&key, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A step of an explanation, with the steps that it is based on.
  public struct Explanation: Message {
    /// One sentence in English; it names no task.
    public var sentence: String = ""

    /// The applied rule, such as `score.priority`.
    public var rule: String = ""

    /// The rule's version, from 1.
    public var ruleVersion: Int32 = 0

    /// The rule's input numbers; their meaning depends on rule and version.
    public var inputs: [Int64] = []

    /// The time of the event; absent unless the step is a single event.
    public var at: GoogleProtobuf.Timestamp?

    /// The member's local day it counts on.
    public var day: LocalDay?

    /// The points it adds; negative when points are taken back.
    public var points: Int64 = 0

    /// The task, which may have been deleted.
    public var taskID: TaskID?

    /// The identifier of the lesson.
    public var topic: String = ""

    /// The position of the event, such as `task=<epoch>:<sequence>`; empty unless the step is a
    /// single event.
    public var position: String = ""

    /// The member's time zone at that time, if it matters and is known.
    public var zone: String = ""

    /// The steps that it is based on.
    public var parts: [AnalyticsV1.Explanation] = []

    /// The number of omitted parts; an explanation has at most 50 steps.
    public var leftOut: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      sentence: String = "",
      rule: String = "",
      ruleVersion: Int32 = 0,
      inputs: [Int64] = [],
      at: GoogleProtobuf.Timestamp? = nil,
      day: LocalDay? = nil,
      points: Int64 = 0,
      taskID: TaskID? = nil,
      topic: String = "",
      position: String = "",
      zone: String = "",
      parts: [AnalyticsV1.Explanation] = [],
      leftOut: Int32 = 0
    ) {
      self.sentence = sentence
      self.rule = rule
      self.ruleVersion = ruleVersion
      self.inputs = inputs
      self.at = at
      self.day = day
      self.points = points
      self.taskID = taskID
      self.topic = topic
      self.position = position
      self.zone = zone
      self.parts = parts
      self.leftOut = leftOut
    }
  }
}

extension AnalyticsV1.Explanation {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Explanation"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "sentence", "sentence"),
    FieldInfo(2, "rule", "rule"),
    FieldInfo(3, "rule_version", "ruleVersion"),
    FieldInfo(4, "inputs", "inputs", .repeated),
    FieldInfo(5, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "day", "day"),
    FieldInfo(7, "points", "points"),
    FieldInfo(8, "task_id", "taskId"),
    FieldInfo(9, "topic", "topic"),
    FieldInfo(10, "position", "position"),
    FieldInfo(11, "zone", "zone"),
    FieldInfo(12, "parts", "parts", .repeated, AnalyticsV1.Explanation.self),
    FieldInfo(13, "left_out", "leftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(leftOut, 13, Int32Field.self)
    sink.repeated(parts, 12, MessageField<AnalyticsV1.Explanation>.self)
    sink.implicit(zone, 11, StringField.self)
    sink.implicit(position, 10, StringField.self)
    sink.implicit(topic, 9, StringField.self)
    sink.optional(taskID, 8, TextField<TaskID>.self)
    sink.implicit(points, 7, Int64Field.self)
    sink.optional(day, 6, TextField<LocalDay>.self)
    sink.optional(at, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.packed(inputs, 4, Int64Field.self)
    sink.implicit(ruleVersion, 3, Int32Field.self)
    sink.implicit(rule, 2, StringField.self)
    sink.implicit(sentence, 1, StringField.self)
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
      case 10: sentence = try StringField.read(from: &reader)
      case 18: rule = try StringField.read(from: &reader)
      case 24: ruleVersion = try Int32Field.read(from: &reader)
      case 32: try reader.append(to: &inputs, Int64Field.self)
      case 34: try reader.appendPacked(to: &inputs, Int64Field.self)
      case 42: try reader.merge(&at)
      case 50: day = try reader.text(LocalDay.self)
      case 56: points = try Int64Field.read(from: &reader)
      case 66: taskID = try reader.text(TaskID.self)
      case 74: topic = try StringField.read(from: &reader)
      case 82: position = try StringField.read(from: &reader)
      case 90: zone = try StringField.read(from: &reader)
      case 98: try reader.append(to: &parts, MessageField<AnalyticsV1.Explanation>.self)
      case 104: leftOut = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(sentence, "sentence", StringField.self)
    try writer.implicit(rule, "rule", StringField.self)
    try writer.implicit(ruleVersion, "ruleVersion", Int32Field.self)
    try writer.repeated(inputs, "inputs", Int64Field.self)
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(topic, "topic", StringField.self)
    try writer.implicit(position, "position", StringField.self)
    try writer.implicit(zone, "zone", StringField.self)
    try writer.repeated(parts, "parts", MessageField<AnalyticsV1.Explanation>.self)
    try writer.implicit(leftOut, "leftOut", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&sentence, StringField.self)
      case 2: try reader.read(&rule, StringField.self)
      case 3: try reader.read(&ruleVersion, Int32Field.self)
      case 4: try reader.append(to: &inputs, Int64Field.self)
      case 5: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.formed(&day, LocalDay.self)
      case 7: try reader.read(&points, Int64Field.self)
      case 8: try reader.formed(&taskID, TaskID.self)
      case 9: try reader.read(&topic, StringField.self)
      case 10: try reader.read(&position, StringField.self)
      case 11: try reader.read(&zone, StringField.self)
      case 12: try reader.append(to: &parts, MessageField<AnalyticsV1.Explanation>.self)
      case 13: try reader.read(&leftOut, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Explanations/Explain`.
  public struct ExplainResponse: Message {
    /// The explanation.
    public var explanation: AnalyticsV1.Explanation?

    /// The latest changes may be missing.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(explanation: AnalyticsV1.Explanation? = nil, stale: Bool = false) {
      self.explanation = explanation
      self.stale = stale
    }
  }
}

extension AnalyticsV1.ExplainResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ExplainResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "explanation", "explanation", .single, AnalyticsV1.Explanation.self),
    FieldInfo(2, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 2, BoolField.self)
    sink.optional(explanation, 1, MessageField<AnalyticsV1.Explanation>.self)
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
      case 10: try reader.merge(&explanation)
      case 16: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(explanation, "explanation", MessageField<AnalyticsV1.Explanation>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&explanation, MessageField<AnalyticsV1.Explanation>.self)
      case 2: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Explanations/Recalculate`.
  public struct RecalculateRequest: Message {
    /// The member to check; empty: the caller.
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

extension AnalyticsV1.RecalculateRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.RecalculateRequest"

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
  /// A stored figure that disagrees with the ledger, or a ledger entry that disagrees with the
  /// task service.
  public struct FigureDifference: Message {
    /// The kind.
    public var kind: AnalyticsV1.FigureDifference.Kind = AnalyticsV1.FigureDifference.Kind(
      rawValue: 0
    )

    /// The day, if it differs.
    public var day: LocalDay?

    /// The task or lesson, if it differs.
    public var entityID: String = ""

    /// The difference is in learning points and not in task points.
    public var learning: Bool = false

    /// The stored points; for a level its number, for a task the points of the ledger.
    public var storedPoints: Int64 = 0

    /// The expected points, or the expected level.
    public var expectedPoints: Int64 = 0

    /// The stored number of completions.
    public var storedCompletions: Int64 = 0

    /// The expected number of completions.
    public var expectedCompletions: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: AnalyticsV1.FigureDifference.Kind = AnalyticsV1.FigureDifference.Kind(rawValue: 0),
      day: LocalDay? = nil,
      entityID: String = "",
      learning: Bool = false,
      storedPoints: Int64 = 0,
      expectedPoints: Int64 = 0,
      storedCompletions: Int64 = 0,
      expectedCompletions: Int64 = 0
    ) {
      self.kind = kind
      self.day = day
      self.entityID = entityID
      self.learning = learning
      self.storedPoints = storedPoints
      self.expectedPoints = expectedPoints
      self.storedCompletions = storedCompletions
      self.expectedCompletions = expectedCompletions
    }
  }
}

extension AnalyticsV1.FigureDifference {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.FigureDifference"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "day", "day"),
    FieldInfo(3, "entity_id", "entityId"),
    FieldInfo(4, "learning", "learning"),
    FieldInfo(5, "stored_points", "storedPoints"),
    FieldInfo(6, "expected_points", "expectedPoints"),
    FieldInfo(7, "stored_completions", "storedCompletions"),
    FieldInfo(8, "expected_completions", "expectedCompletions"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedCompletions, 8, Int64Field.self)
    sink.implicit(storedCompletions, 7, Int64Field.self)
    sink.implicit(expectedPoints, 6, Int64Field.self)
    sink.implicit(storedPoints, 5, Int64Field.self)
    sink.implicit(learning, 4, BoolField.self)
    sink.implicit(entityID, 3, StringField.self)
    sink.optional(day, 2, TextField<LocalDay>.self)
    sink.implicit(kind, 1, EnumField<AnalyticsV1.FigureDifference.Kind>.self)
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
      case 8: kind = try EnumField<AnalyticsV1.FigureDifference.Kind>.read(from: &reader)
      case 18: day = try reader.text(LocalDay.self)
      case 26: entityID = try StringField.read(from: &reader)
      case 32: learning = try BoolField.read(from: &reader)
      case 40: storedPoints = try Int64Field.read(from: &reader)
      case 48: expectedPoints = try Int64Field.read(from: &reader)
      case 56: storedCompletions = try Int64Field.read(from: &reader)
      case 64: expectedCompletions = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.FigureDifference.Kind>.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(entityID, "entityId", StringField.self)
    try writer.implicit(learning, "learning", BoolField.self)
    try writer.implicit(storedPoints, "storedPoints", Int64Field.self)
    try writer.implicit(expectedPoints, "expectedPoints", Int64Field.self)
    try writer.implicit(storedCompletions, "storedCompletions", Int64Field.self)
    try writer.implicit(expectedCompletions, "expectedCompletions", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<AnalyticsV1.FigureDifference.Kind>.self)
      case 2: try reader.formed(&day, LocalDay.self)
      case 3: try reader.read(&entityID, StringField.self)
      case 4: try reader.read(&learning, BoolField.self)
      case 5: try reader.read(&storedPoints, Int64Field.self)
      case 6: try reader.read(&expectedPoints, Int64Field.self)
      case 7: try reader.read(&storedCompletions, Int64Field.self)
      case 8: try reader.read(&expectedCompletions, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.FigureDifference {
  /// The kind of a difference.
  public enum Kind: WireEnum, CaseIterable {
    case unspecified
    /// The stored figures of a day.
    case day
    /// The stored total.
    case total
    /// The highest level reached is below the level of the total.
    case level
    /// The entries of a task or lesson add up to neither zero nor one completion.
    case entry
    /// A completed task of the task service counts for other points, or does not count.
    case task
    /// A run of active days, by its first day: active days stand for points, all of its days for
    /// completions.
    case streak
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.FigureDifference.Kind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .day
    case 2: self = .total
    case 3: self = .level
    case 4: self = .entry
    case 5: self = .task
    case 6: self = .streak
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .day: return 1
    case .total: return 2
    case .level: return 3
    case .entry: return 4
    case .task: return 5
    case .streak: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.FigureDifference.Kind] = [
    .unspecified,
    .day,
    .total,
    .level,
    .entry,
    .task,
    .streak,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("KIND_UNSPECIFIED", 0),
    ("KIND_DAY", 1),
    ("KIND_TOTAL", 2),
    ("KIND_LEVEL", 3),
    ("KIND_ENTRY", 4),
    ("KIND_TASK", 5),
    ("KIND_STREAK", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "KIND_UNSPECIFIED"
    case 1: return "KIND_DAY"
    case 2: return "KIND_TOTAL"
    case 3: return "KIND_LEVEL"
    case 4: return "KIND_ENTRY"
    case 5: return "KIND_TASK"
    case 6: return "KIND_STREAK"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Explanations/Recalculate`.
  public struct RecalculateResponse: Message {
    /// The first 100 differences.
    public var differences: [AnalyticsV1.FigureDifference] = []

    /// The number of all differences.
    public var differenceCount: Int64 = 0

    /// The number of compared days.
    public var days: Int64 = 0

    /// The number of ledger entries read.
    public var entries: Int64 = 0

    /// The number of completed tasks compared with the ledger.
    public var tasks: Int64 = 0

    /// Why tasks were not compared, such as `source_unavailable`; empty if they were.
    public var tasksReason: String = ""

    /// The latest changes may be missing.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      differences: [AnalyticsV1.FigureDifference] = [],
      differenceCount: Int64 = 0,
      days: Int64 = 0,
      entries: Int64 = 0,
      tasks: Int64 = 0,
      tasksReason: String = "",
      stale: Bool = false
    ) {
      self.differences = differences
      self.differenceCount = differenceCount
      self.days = days
      self.entries = entries
      self.tasks = tasks
      self.tasksReason = tasksReason
      self.stale = stale
    }
  }
}

extension AnalyticsV1.RecalculateResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.RecalculateResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "differences", "differences", .repeated, AnalyticsV1.FigureDifference.self),
    FieldInfo(2, "difference_count", "differenceCount"),
    FieldInfo(3, "days", "days"),
    FieldInfo(4, "entries", "entries"),
    FieldInfo(5, "tasks", "tasks"),
    FieldInfo(6, "tasks_reason", "tasksReason"),
    FieldInfo(7, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 7, BoolField.self)
    sink.implicit(tasksReason, 6, StringField.self)
    sink.implicit(tasks, 5, Int64Field.self)
    sink.implicit(entries, 4, Int64Field.self)
    sink.implicit(days, 3, Int64Field.self)
    sink.implicit(differenceCount, 2, Int64Field.self)
    sink.repeated(differences, 1, MessageField<AnalyticsV1.FigureDifference>.self)
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
      case 10: try reader.append(to: &differences, MessageField<AnalyticsV1.FigureDifference>.self)
      case 16: differenceCount = try Int64Field.read(from: &reader)
      case 24: days = try Int64Field.read(from: &reader)
      case 32: entries = try Int64Field.read(from: &reader)
      case 40: tasks = try Int64Field.read(from: &reader)
      case 50: tasksReason = try StringField.read(from: &reader)
      case 56: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(differences, "differences", MessageField<AnalyticsV1.FigureDifference>.self)
    try writer.implicit(differenceCount, "differenceCount", Int64Field.self)
    try writer.implicit(days, "days", Int64Field.self)
    try writer.implicit(entries, "entries", Int64Field.self)
    try writer.implicit(tasks, "tasks", Int64Field.self)
    try writer.implicit(tasksReason, "tasksReason", StringField.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &differences, MessageField<AnalyticsV1.FigureDifference>.self)
      case 2: try reader.read(&differenceCount, Int64Field.self)
      case 3: try reader.read(&days, Int64Field.self)
      case 4: try reader.read(&entries, Int64Field.self)
      case 5: try reader.read(&tasks, Int64Field.self)
      case 6: try reader.read(&tasksReason, StringField.self)
      case 7: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}
