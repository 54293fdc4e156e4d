// Generated from daybook/analytics/v1/health_figures.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The units for display; stored values are grams and millilitres.
  public enum HealthUnits: WireEnum, CaseIterable {
    /// Metric.
    case unspecified
    /// Kilograms and millilitres.
    case metric
    /// Pounds and US fluid ounces.
    case us
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthUnits {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .metric
    case 2: self = .us
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .metric: return 1
    case .us: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthUnits] = [
    .unspecified,
    .metric,
    .us,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_UNITS_UNSPECIFIED", 0),
    ("HEALTH_UNITS_METRIC", 1),
    ("HEALTH_UNITS_US", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_UNITS_UNSPECIFIED"
    case 1: return "HEALTH_UNITS_METRIC"
    case 2: return "HEALTH_UNITS_US"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A member's goals.
  public struct HealthGoals: Message {
    /// Grams, 20,000 to 500,000; 0: no goal.
    public var weightG: Int32 = 0

    /// Hours, 1 to 48; 16 by default.
    ///
    /// Clients warn above 24.
    public var fastingHours: Int32 = 0

    /// Millilitres a day, 250 to 10,000; 2,000 by default.
    public var hydrationMl: Int32 = 0

    /// Minutes a night, 240 to 720 in steps of 30; 480 by default.
    public var sleepMinutes: Int32 = 0

    /// The units for display.
    public var units: AnalyticsV1.HealthUnits = AnalyticsV1.HealthUnits(rawValue: 0)

    /// Increases with each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      weightG: Int32 = 0,
      fastingHours: Int32 = 0,
      hydrationMl: Int32 = 0,
      sleepMinutes: Int32 = 0,
      units: AnalyticsV1.HealthUnits = AnalyticsV1.HealthUnits(rawValue: 0),
      revision: UInt64 = 0
    ) {
      self.weightG = weightG
      self.fastingHours = fastingHours
      self.hydrationMl = hydrationMl
      self.sleepMinutes = sleepMinutes
      self.units = units
      self.revision = revision
    }
  }
}

extension AnalyticsV1.HealthGoals {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthGoals"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weight_g", "weightG"),
    FieldInfo(2, "fasting_hours", "fastingHours"),
    FieldInfo(3, "hydration_ml", "hydrationMl"),
    FieldInfo(4, "sleep_minutes", "sleepMinutes"),
    FieldInfo(5, "units", "units"),
    FieldInfo(6, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 6, UInt64Field.self)
    sink.implicit(units, 5, EnumField<AnalyticsV1.HealthUnits>.self)
    sink.implicit(sleepMinutes, 4, Int32Field.self)
    sink.implicit(hydrationMl, 3, Int32Field.self)
    sink.implicit(fastingHours, 2, Int32Field.self)
    sink.implicit(weightG, 1, Int32Field.self)
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
      case 8: weightG = try Int32Field.read(from: &reader)
      case 16: fastingHours = try Int32Field.read(from: &reader)
      case 24: hydrationMl = try Int32Field.read(from: &reader)
      case 32: sleepMinutes = try Int32Field.read(from: &reader)
      case 40: units = try EnumField<AnalyticsV1.HealthUnits>.read(from: &reader)
      case 48: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(weightG, "weightG", Int32Field.self)
    try writer.implicit(fastingHours, "fastingHours", Int32Field.self)
    try writer.implicit(hydrationMl, "hydrationMl", Int32Field.self)
    try writer.implicit(sleepMinutes, "sleepMinutes", Int32Field.self)
    try writer.implicit(units, "units", EnumField<AnalyticsV1.HealthUnits>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&weightG, Int32Field.self)
      case 2: try reader.read(&fastingHours, Int32Field.self)
      case 3: try reader.read(&hydrationMl, Int32Field.self)
      case 4: try reader.read(&sleepMinutes, Int32Field.self)
      case 5: try reader.read(&units, EnumField<AnalyticsV1.HealthUnits>.self)
      case 6: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthFigures/GetHealthGoals`.
  public struct GetHealthGoalsRequest: Message {
    /// The member whose goals they are; empty: the caller.
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

extension AnalyticsV1.GetHealthGoalsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthGoalsRequest"

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
  /// The answer of `HealthFigures/GetHealthGoals`.
  public struct GetHealthGoalsResponse: Message {
    /// The goals.
    public var goals: AnalyticsV1.HealthGoals?

    /// The common fasting plans in hours.
    public var fastingPlans: [Int32] = []

    /// The water goals to choose from, in millilitres.
    public var hydrationChoices: [Int32] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      goals: AnalyticsV1.HealthGoals? = nil,
      fastingPlans: [Int32] = [],
      hydrationChoices: [Int32] = []
    ) {
      self.goals = goals
      self.fastingPlans = fastingPlans
      self.hydrationChoices = hydrationChoices
    }
  }
}

extension AnalyticsV1.GetHealthGoalsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthGoalsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goals", "goals", .single, AnalyticsV1.HealthGoals.self),
    FieldInfo(2, "fasting_plans", "fastingPlans", .repeated),
    FieldInfo(3, "hydration_choices", "hydrationChoices", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(hydrationChoices, 3, Int32Field.self)
    sink.packed(fastingPlans, 2, Int32Field.self)
    sink.optional(goals, 1, MessageField<AnalyticsV1.HealthGoals>.self)
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
      case 10: try reader.merge(&goals)
      case 16: try reader.append(to: &fastingPlans, Int32Field.self)
      case 18: try reader.appendPacked(to: &fastingPlans, Int32Field.self)
      case 24: try reader.append(to: &hydrationChoices, Int32Field.self)
      case 26: try reader.appendPacked(to: &hydrationChoices, Int32Field.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(goals, "goals", MessageField<AnalyticsV1.HealthGoals>.self)
    try writer.repeated(fastingPlans, "fastingPlans", Int32Field.self)
    try writer.repeated(hydrationChoices, "hydrationChoices", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&goals, MessageField<AnalyticsV1.HealthGoals>.self)
      case 2: try reader.append(to: &fastingPlans, Int32Field.self)
      case 3: try reader.append(to: &hydrationChoices, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthFigures/UpdateHealthGoals`.
  public struct UpdateHealthGoalsRequest: Message {
    /// The member whose goals they are; empty: the caller.
    public var memberID: MemberID?

    /// New values for the fields in the mask.
    public var goals: AnalyticsV1.HealthGoals?

    /// Any of `weight_g`, `fasting_hours`, `hydration_ml`, `sleep_minutes`, `units`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The expected revision, checked unless it is 0.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      goals: AnalyticsV1.HealthGoals? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.goals = goals
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension AnalyticsV1.UpdateHealthGoalsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.UpdateHealthGoalsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "goals", "goals", .single, AnalyticsV1.HealthGoals.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(goals, 2, MessageField<AnalyticsV1.HealthGoals>.self)
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
      case 18: try reader.merge(&goals)
      case 26: try reader.merge(&updateMask)
      case 32: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(goals, "goals", MessageField<AnalyticsV1.HealthGoals>.self)
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&goals, MessageField<AnalyticsV1.HealthGoals>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthFigures/UpdateHealthGoals`.
  public struct UpdateHealthGoalsResponse: Message {
    /// The stored goals.
    public var goals: AnalyticsV1.HealthGoals?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(goals: AnalyticsV1.HealthGoals? = nil) {
      self.goals = goals
    }
  }
}

extension AnalyticsV1.UpdateHealthGoalsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.UpdateHealthGoalsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goals", "goals", .single, AnalyticsV1.HealthGoals.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(goals, 1, MessageField<AnalyticsV1.HealthGoals>.self)
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
      case 10: try reader.merge(&goals)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(goals, "goals", MessageField<AnalyticsV1.HealthGoals>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&goals, MessageField<AnalyticsV1.HealthGoals>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthFigures/GetHealthFigures`.
  public struct GetHealthFiguresRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The last day; empty: today.
    public var date: LocalDay?

    /// The number of days, 1 to 92; 0 means 7.
    public var days: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, date: LocalDay? = nil, days: Int32 = 0) {
      self.memberID = memberID
      self.date = date
      self.days = days
    }
  }
}

extension AnalyticsV1.GetHealthFiguresRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthFiguresRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "date", "date"),
    FieldInfo(3, "days", "days"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(days, 3, Int32Field.self)
    sink.optional(date, 2, TextField<LocalDay>.self)
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
      case 18: date = try reader.text(LocalDay.self)
      case 24: days = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(days, "days", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&date, LocalDay.self)
      case 3: try reader.read(&days, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthFigures/GetHealthFigures`.
  public struct GetHealthFiguresResponse: Message {
    /// One element for each day, oldest first.
    public var days: [AnalyticsV1.HealthDay] = []

    /// The figures of the last seven days.
    public var week: AnalyticsV1.HealthWeekFigures?

    /// The current goals.
    public var goals: AnalyticsV1.HealthGoals?

    /// The subject is a child, who has no figures of weight and fasts.
    public var forChild: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      days: [AnalyticsV1.HealthDay] = [],
      week: AnalyticsV1.HealthWeekFigures? = nil,
      goals: AnalyticsV1.HealthGoals? = nil,
      forChild: Bool = false
    ) {
      self.days = days
      self.week = week
      self.goals = goals
      self.forChild = forChild
    }
  }
}

extension AnalyticsV1.GetHealthFiguresResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthFiguresResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, AnalyticsV1.HealthDay.self),
    FieldInfo(2, "week", "week", .single, AnalyticsV1.HealthWeekFigures.self),
    FieldInfo(3, "goals", "goals", .single, AnalyticsV1.HealthGoals.self),
    FieldInfo(4, "for_child", "forChild"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(forChild, 4, BoolField.self)
    sink.optional(goals, 3, MessageField<AnalyticsV1.HealthGoals>.self)
    sink.optional(week, 2, MessageField<AnalyticsV1.HealthWeekFigures>.self)
    sink.repeated(days, 1, MessageField<AnalyticsV1.HealthDay>.self)
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
      case 10: try reader.append(to: &days, MessageField<AnalyticsV1.HealthDay>.self)
      case 18: try reader.merge(&week)
      case 26: try reader.merge(&goals)
      case 32: forChild = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<AnalyticsV1.HealthDay>.self)
    try writer.optional(week, "week", MessageField<AnalyticsV1.HealthWeekFigures>.self)
    try writer.optional(goals, "goals", MessageField<AnalyticsV1.HealthGoals>.self)
    try writer.implicit(forChild, "forChild", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<AnalyticsV1.HealthDay>.self)
      case 2: try reader.read(&week, MessageField<AnalyticsV1.HealthWeekFigures>.self)
      case 3: try reader.read(&goals, MessageField<AnalyticsV1.HealthGoals>.self)
      case 4: try reader.read(&forChild, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The figures of one day.
  public struct HealthDay: Message {
    /// The day.
    public var date: LocalDay?

    /// The start of the day; days of a clock change have 23 or 25 hours.
    public var start: GoogleProtobuf.Timestamp?

    /// The start of the next day.
    public var end: GoogleProtobuf.Timestamp?

    /// The latest weight of the day in grams; absent if there is none.
    public var weightG: Int32?

    /// Water in millilitres.
    public var waterMl: Int32 = 0

    /// Percentage of the day's goal.
    public var waterPercent: Int32 = 0

    /// Minutes of the sleeps that ended on this day, overlaps counted once; absent if there are
    /// none.
    public var sleepMinutes: Int32?

    /// Percentage of the day's goal; absent without `sleep_minutes`.
    public var sleepPercent: Int32?

    /// The sleeps that ended on this day.
    public var sleeps: [AnalyticsV1.HealthSpan] = []

    /// The parts of fasts that lie in this day.
    public var fasts: [AnalyticsV1.HealthSpan] = []

    /// The water goal that held on this day, in millilitres; later changes do not affect it.
    public var waterGoalMl: Int32 = 0

    /// The sleep goal that held on this day, in minutes.
    public var sleepGoalMinutes: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      start: GoogleProtobuf.Timestamp? = nil,
      end: GoogleProtobuf.Timestamp? = nil,
      weightG: Int32? = nil,
      waterMl: Int32 = 0,
      waterPercent: Int32 = 0,
      sleepMinutes: Int32? = nil,
      sleepPercent: Int32? = nil,
      sleeps: [AnalyticsV1.HealthSpan] = [],
      fasts: [AnalyticsV1.HealthSpan] = [],
      waterGoalMl: Int32 = 0,
      sleepGoalMinutes: Int32 = 0
    ) {
      self.date = date
      self.start = start
      self.end = end
      self.weightG = weightG
      self.waterMl = waterMl
      self.waterPercent = waterPercent
      self.sleepMinutes = sleepMinutes
      self.sleepPercent = sleepPercent
      self.sleeps = sleeps
      self.fasts = fasts
      self.waterGoalMl = waterGoalMl
      self.sleepGoalMinutes = sleepGoalMinutes
    }
  }
}

extension AnalyticsV1.HealthDay {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthDay"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(3, "end", "end", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "weight_g", "weightG"),
    FieldInfo(5, "water_ml", "waterMl"),
    FieldInfo(6, "water_percent", "waterPercent"),
    FieldInfo(7, "sleep_minutes", "sleepMinutes"),
    FieldInfo(8, "sleep_percent", "sleepPercent"),
    FieldInfo(9, "sleeps", "sleeps", .repeated, AnalyticsV1.HealthSpan.self),
    FieldInfo(10, "fasts", "fasts", .repeated, AnalyticsV1.HealthSpan.self),
    FieldInfo(11, "water_goal_ml", "waterGoalMl"),
    FieldInfo(12, "sleep_goal_minutes", "sleepGoalMinutes"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(sleepGoalMinutes, 12, Int32Field.self)
    sink.implicit(waterGoalMl, 11, Int32Field.self)
    sink.repeated(fasts, 10, MessageField<AnalyticsV1.HealthSpan>.self)
    sink.repeated(sleeps, 9, MessageField<AnalyticsV1.HealthSpan>.self)
    sink.optional(sleepPercent, 8, Int32Field.self)
    sink.optional(sleepMinutes, 7, Int32Field.self)
    sink.implicit(waterPercent, 6, Int32Field.self)
    sink.implicit(waterMl, 5, Int32Field.self)
    sink.optional(weightG, 4, Int32Field.self)
    sink.optional(end, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 2, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 18: try reader.merge(&start)
      case 26: try reader.merge(&end)
      case 32: weightG = try Int32Field.read(from: &reader)
      case 40: waterMl = try Int32Field.read(from: &reader)
      case 48: waterPercent = try Int32Field.read(from: &reader)
      case 56: sleepMinutes = try Int32Field.read(from: &reader)
      case 64: sleepPercent = try Int32Field.read(from: &reader)
      case 74: try reader.append(to: &sleeps, MessageField<AnalyticsV1.HealthSpan>.self)
      case 82: try reader.append(to: &fasts, MessageField<AnalyticsV1.HealthSpan>.self)
      case 88: waterGoalMl = try Int32Field.read(from: &reader)
      case 96: sleepGoalMinutes = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(weightG, "weightG", Int32Field.self)
    try writer.implicit(waterMl, "waterMl", Int32Field.self)
    try writer.implicit(waterPercent, "waterPercent", Int32Field.self)
    try writer.optional(sleepMinutes, "sleepMinutes", Int32Field.self)
    try writer.optional(sleepPercent, "sleepPercent", Int32Field.self)
    try writer.repeated(sleeps, "sleeps", MessageField<AnalyticsV1.HealthSpan>.self)
    try writer.repeated(fasts, "fasts", MessageField<AnalyticsV1.HealthSpan>.self)
    try writer.implicit(waterGoalMl, "waterGoalMl", Int32Field.self)
    try writer.implicit(sleepGoalMinutes, "sleepGoalMinutes", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 3: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&weightG, Int32Field.self)
      case 5: try reader.read(&waterMl, Int32Field.self)
      case 6: try reader.read(&waterPercent, Int32Field.self)
      case 7: try reader.read(&sleepMinutes, Int32Field.self)
      case 8: try reader.read(&sleepPercent, Int32Field.self)
      case 9: try reader.append(to: &sleeps, MessageField<AnalyticsV1.HealthSpan>.self)
      case 10: try reader.append(to: &fasts, MessageField<AnalyticsV1.HealthSpan>.self)
      case 11: try reader.read(&waterGoalMl, Int32Field.self)
      case 12: try reader.read(&sleepGoalMinutes, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A span of time.
  public struct HealthSpan: Message {
    /// The start.
    public var start: GoogleProtobuf.Timestamp?

    /// The end, excluded.
    public var end: GoogleProtobuf.Timestamp?

    /// The fast has reached its goal.
    public var goalReached: Bool = false

    /// The fast is still running.
    public var running: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      start: GoogleProtobuf.Timestamp? = nil,
      end: GoogleProtobuf.Timestamp? = nil,
      goalReached: Bool = false,
      running: Bool = false
    ) {
      self.start = start
      self.end = end
      self.goalReached = goalReached
      self.running = running
    }
  }
}

extension AnalyticsV1.HealthSpan {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthSpan"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "end", "end", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(3, "goal_reached", "goalReached"),
    FieldInfo(4, "running", "running"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(running, 4, BoolField.self)
    sink.implicit(goalReached, 3, BoolField.self)
    sink.optional(end, 2, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 1, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&start)
      case 18: try reader.merge(&end)
      case 24: goalReached = try BoolField.read(from: &reader)
      case 32: running = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(goalReached, "goalReached", BoolField.self)
    try writer.implicit(running, "running", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      case 3: try reader.read(&goalReached, BoolField.self)
      case 4: try reader.read(&running, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// Figures of the last seven days; figures without data are absent.
  public struct HealthWeekFigures: Message {
    /// The latest weight in grams.
    public var weightG: Int32?

    /// The change in grams since the latest weight at or before the start of the seven days.
    public var weightChangeG: Int32?

    /// The difference from the latest weight to the goal in grams; negative when the goal is
    /// lower.
    public var weightToGoalG: Int32?

    /// The trend in grams per week over the last 28 days, by least squares.
    public var weightTrendG: Int32?

    /// Average millilitres a day, over days with an entry.
    public var averageWaterMl: Int32?

    /// Average minutes a night, over days with an entry.
    public var averageSleepMinutes: Int32?

    /// The circular mean of bedtimes, in minutes after midnight: of 23:57 and 00:07 it is 2.
    public var meanBedtimeMinute: Int32?

    /// The circular mean of waking times, in minutes after midnight.
    public var meanWakingMinute: Int32?

    /// The number of fasts that ended.
    public var fastsFinished: Int32 = 0

    /// Their average length in minutes.
    public var averageFastMinutes: Int32?

    /// The number of them that reached their goal.
    public var fastGoalsReached: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      weightG: Int32? = nil,
      weightChangeG: Int32? = nil,
      weightToGoalG: Int32? = nil,
      weightTrendG: Int32? = nil,
      averageWaterMl: Int32? = nil,
      averageSleepMinutes: Int32? = nil,
      meanBedtimeMinute: Int32? = nil,
      meanWakingMinute: Int32? = nil,
      fastsFinished: Int32 = 0,
      averageFastMinutes: Int32? = nil,
      fastGoalsReached: Int32 = 0
    ) {
      self.weightG = weightG
      self.weightChangeG = weightChangeG
      self.weightToGoalG = weightToGoalG
      self.weightTrendG = weightTrendG
      self.averageWaterMl = averageWaterMl
      self.averageSleepMinutes = averageSleepMinutes
      self.meanBedtimeMinute = meanBedtimeMinute
      self.meanWakingMinute = meanWakingMinute
      self.fastsFinished = fastsFinished
      self.averageFastMinutes = averageFastMinutes
      self.fastGoalsReached = fastGoalsReached
    }
  }
}

extension AnalyticsV1.HealthWeekFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthWeekFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weight_g", "weightG"),
    FieldInfo(2, "weight_change_g", "weightChangeG"),
    FieldInfo(3, "weight_to_goal_g", "weightToGoalG"),
    FieldInfo(4, "weight_trend_g", "weightTrendG"),
    FieldInfo(5, "average_water_ml", "averageWaterMl"),
    FieldInfo(6, "average_sleep_minutes", "averageSleepMinutes"),
    FieldInfo(7, "mean_bedtime_minute", "meanBedtimeMinute"),
    FieldInfo(8, "mean_waking_minute", "meanWakingMinute"),
    FieldInfo(9, "fasts_finished", "fastsFinished"),
    FieldInfo(10, "average_fast_minutes", "averageFastMinutes"),
    FieldInfo(11, "fast_goals_reached", "fastGoalsReached"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fastGoalsReached, 11, Int32Field.self)
    sink.optional(averageFastMinutes, 10, Int32Field.self)
    sink.implicit(fastsFinished, 9, Int32Field.self)
    sink.optional(meanWakingMinute, 8, Int32Field.self)
    sink.optional(meanBedtimeMinute, 7, Int32Field.self)
    sink.optional(averageSleepMinutes, 6, Int32Field.self)
    sink.optional(averageWaterMl, 5, Int32Field.self)
    sink.optional(weightTrendG, 4, Int32Field.self)
    sink.optional(weightToGoalG, 3, Int32Field.self)
    sink.optional(weightChangeG, 2, Int32Field.self)
    sink.optional(weightG, 1, Int32Field.self)
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
      case 8: weightG = try Int32Field.read(from: &reader)
      case 16: weightChangeG = try Int32Field.read(from: &reader)
      case 24: weightToGoalG = try Int32Field.read(from: &reader)
      case 32: weightTrendG = try Int32Field.read(from: &reader)
      case 40: averageWaterMl = try Int32Field.read(from: &reader)
      case 48: averageSleepMinutes = try Int32Field.read(from: &reader)
      case 56: meanBedtimeMinute = try Int32Field.read(from: &reader)
      case 64: meanWakingMinute = try Int32Field.read(from: &reader)
      case 72: fastsFinished = try Int32Field.read(from: &reader)
      case 80: averageFastMinutes = try Int32Field.read(from: &reader)
      case 88: fastGoalsReached = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(weightG, "weightG", Int32Field.self)
    try writer.optional(weightChangeG, "weightChangeG", Int32Field.self)
    try writer.optional(weightToGoalG, "weightToGoalG", Int32Field.self)
    try writer.optional(weightTrendG, "weightTrendG", Int32Field.self)
    try writer.optional(averageWaterMl, "averageWaterMl", Int32Field.self)
    try writer.optional(averageSleepMinutes, "averageSleepMinutes", Int32Field.self)
    try writer.optional(meanBedtimeMinute, "meanBedtimeMinute", Int32Field.self)
    try writer.optional(meanWakingMinute, "meanWakingMinute", Int32Field.self)
    try writer.implicit(fastsFinished, "fastsFinished", Int32Field.self)
    try writer.optional(averageFastMinutes, "averageFastMinutes", Int32Field.self)
    try writer.implicit(fastGoalsReached, "fastGoalsReached", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&weightG, Int32Field.self)
      case 2: try reader.read(&weightChangeG, Int32Field.self)
      case 3: try reader.read(&weightToGoalG, Int32Field.self)
      case 4: try reader.read(&weightTrendG, Int32Field.self)
      case 5: try reader.read(&averageWaterMl, Int32Field.self)
      case 6: try reader.read(&averageSleepMinutes, Int32Field.self)
      case 7: try reader.read(&meanBedtimeMinute, Int32Field.self)
      case 8: try reader.read(&meanWakingMinute, Int32Field.self)
      case 9: try reader.read(&fastsFinished, Int32Field.self)
      case 10: try reader.read(&averageFastMinutes, Int32Field.self)
      case 11: try reader.read(&fastGoalsReached, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The goals changed.
  public struct HealthGoalsChanged: Message {
    /// The goals after the change.
    public var goals: AnalyticsV1.HealthGoals?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(goals: AnalyticsV1.HealthGoals? = nil) {
      self.goals = goals
    }
  }
}

extension AnalyticsV1.HealthGoalsChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthGoalsChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goals", "goals", .single, AnalyticsV1.HealthGoals.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(goals, 1, MessageField<AnalyticsV1.HealthGoals>.self)
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
      case 10: try reader.merge(&goals)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(goals, "goals", MessageField<AnalyticsV1.HealthGoals>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&goals, MessageField<AnalyticsV1.HealthGoals>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthGoalsChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_goals_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["goals"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthGoalsChanged {
    AnalyticsV1.HealthGoalsChanged()
  }
}
