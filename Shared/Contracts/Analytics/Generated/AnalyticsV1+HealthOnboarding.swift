// Generated from daybook/analytics/v1/health_onboarding.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The choice on page 6, about connecting health data.
  public enum HealthSyncChoice: WireEnum, CaseIterable {
    case unspecified
    /// "Sync All Data".
    case all
    /// "Sync Future Data Only".
    case futureOnly
    /// "Skip for Now".
    case skip
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthSyncChoice {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .all
    case 2: self = .futureOnly
    case 3: self = .skip
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .all: return 1
    case .futureOnly: return 2
    case .skip: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthSyncChoice] = [
    .unspecified,
    .all,
    .futureOnly,
    .skip,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_SYNC_CHOICE_UNSPECIFIED", 0),
    ("HEALTH_SYNC_CHOICE_ALL", 1),
    ("HEALTH_SYNC_CHOICE_FUTURE_ONLY", 2),
    ("HEALTH_SYNC_CHOICE_SKIP", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_SYNC_CHOICE_UNSPECIFIED"
    case 1: return "HEALTH_SYNC_CHOICE_ALL"
    case 2: return "HEALTH_SYNC_CHOICE_FUTURE_ONLY"
    case 3: return "HEALTH_SYNC_CHOICE_SKIP"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The reminders that a member can choose.
  public enum HealthReminder: WireEnum, CaseIterable {
    case unspecified
    /// A fast reaches its goal.
    case fastGoal
    /// Half an hour before a fast reaches its goal.
    case fastGoalSoon
    /// Drinking, until the day's goal is reached.
    case drink
    /// Going to bed.
    case bedtime
    /// Weighing.
    case weighIn
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthReminder {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .fastGoal
    case 2: self = .fastGoalSoon
    case 3: self = .drink
    case 4: self = .bedtime
    case 5: self = .weighIn
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .fastGoal: return 1
    case .fastGoalSoon: return 2
    case .drink: return 3
    case .bedtime: return 4
    case .weighIn: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthReminder] = [
    .unspecified,
    .fastGoal,
    .fastGoalSoon,
    .drink,
    .bedtime,
    .weighIn,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_REMINDER_UNSPECIFIED", 0),
    ("HEALTH_REMINDER_FAST_GOAL", 1),
    ("HEALTH_REMINDER_FAST_GOAL_SOON", 2),
    ("HEALTH_REMINDER_DRINK", 3),
    ("HEALTH_REMINDER_BEDTIME", 4),
    ("HEALTH_REMINDER_WEIGH_IN", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_REMINDER_UNSPECIFIED"
    case 1: return "HEALTH_REMINDER_FAST_GOAL"
    case 2: return "HEALTH_REMINDER_FAST_GOAL_SOON"
    case 3: return "HEALTH_REMINDER_DRINK"
    case 4: return "HEALTH_REMINDER_BEDTIME"
    case 5: return "HEALTH_REMINDER_WEIGH_IN"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The input so far.
  public struct OnboardingValues: Message {
    /// Page 2: grams; 0: empty.
    public var weightG: Int32 = 0

    /// Page 3: grams; 0: empty.
    public var goalWeightG: Int32 = 0

    /// Page 4: hours, 1 to 48.
    public var fastingHours: Int32 = 0

    /// Page 5: millilitres, 250 to 10,000.
    public var hydrationMl: Int32 = 0

    /// Page 6: the choice.
    public var sync: AnalyticsV1.HealthSyncChoice = AnalyticsV1.HealthSyncChoice(rawValue: 0)

    /// Page 6: the connected types.
    public var syncTypes: [AnalyticsV1.HealthDataType] = []

    /// Page 7: the chosen reminders; empty before this page.
    public var reminders: [AnalyticsV1.HealthReminder] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      weightG: Int32 = 0,
      goalWeightG: Int32 = 0,
      fastingHours: Int32 = 0,
      hydrationMl: Int32 = 0,
      sync: AnalyticsV1.HealthSyncChoice = AnalyticsV1.HealthSyncChoice(rawValue: 0),
      syncTypes: [AnalyticsV1.HealthDataType] = [],
      reminders: [AnalyticsV1.HealthReminder] = []
    ) {
      self.weightG = weightG
      self.goalWeightG = goalWeightG
      self.fastingHours = fastingHours
      self.hydrationMl = hydrationMl
      self.sync = sync
      self.syncTypes = syncTypes
      self.reminders = reminders
    }
  }
}

extension AnalyticsV1.OnboardingValues {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.OnboardingValues"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weight_g", "weightG"),
    FieldInfo(2, "goal_weight_g", "goalWeightG"),
    FieldInfo(3, "fasting_hours", "fastingHours"),
    FieldInfo(4, "hydration_ml", "hydrationMl"),
    FieldInfo(5, "sync", "sync"),
    FieldInfo(6, "sync_types", "syncTypes", .repeated),
    FieldInfo(7, "reminders", "reminders", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(reminders, 7, EnumField<AnalyticsV1.HealthReminder>.self)
    sink.packed(syncTypes, 6, EnumField<AnalyticsV1.HealthDataType>.self)
    sink.implicit(sync, 5, EnumField<AnalyticsV1.HealthSyncChoice>.self)
    sink.implicit(hydrationMl, 4, Int32Field.self)
    sink.implicit(fastingHours, 3, Int32Field.self)
    sink.implicit(goalWeightG, 2, Int32Field.self)
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
      case 16: goalWeightG = try Int32Field.read(from: &reader)
      case 24: fastingHours = try Int32Field.read(from: &reader)
      case 32: hydrationMl = try Int32Field.read(from: &reader)
      case 40: sync = try EnumField<AnalyticsV1.HealthSyncChoice>.read(from: &reader)
      case 48: try reader.append(to: &syncTypes, EnumField<AnalyticsV1.HealthDataType>.self)
      case 50: try reader.appendPacked(to: &syncTypes, EnumField<AnalyticsV1.HealthDataType>.self)
      case 56: try reader.append(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      case 58: try reader.appendPacked(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(weightG, "weightG", Int32Field.self)
    try writer.implicit(goalWeightG, "goalWeightG", Int32Field.self)
    try writer.implicit(fastingHours, "fastingHours", Int32Field.self)
    try writer.implicit(hydrationMl, "hydrationMl", Int32Field.self)
    try writer.implicit(sync, "sync", EnumField<AnalyticsV1.HealthSyncChoice>.self)
    try writer.repeated(syncTypes, "syncTypes", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.repeated(reminders, "reminders", EnumField<AnalyticsV1.HealthReminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&weightG, Int32Field.self)
      case 2: try reader.read(&goalWeightG, Int32Field.self)
      case 3: try reader.read(&fastingHours, Int32Field.self)
      case 4: try reader.read(&hydrationMl, Int32Field.self)
      case 5: try reader.read(&sync, EnumField<AnalyticsV1.HealthSyncChoice>.self)
      case 6: try reader.append(to: &syncTypes, EnumField<AnalyticsV1.HealthDataType>.self)
      case 7: try reader.append(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The contents of a page.
  public struct OnboardingPage: Message {
    /// 1 to 7.
    public var number: Int32 = 0

    /// The title.
    public var title: String = ""

    /// The text.
    public var text: String = ""

    /// It has an optional number field.
    public var optionalNumber: Bool = false

    /// It has a required number field.
    public var requiredNumber: Bool = false

    /// The choices in hours or millilitres.
    public var choices: [Int32] = []

    /// Whether it was saved.
    public var saved: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      number: Int32 = 0,
      title: String = "",
      text: String = "",
      optionalNumber: Bool = false,
      requiredNumber: Bool = false,
      choices: [Int32] = [],
      saved: Bool = false
    ) {
      self.number = number
      self.title = title
      self.text = text
      self.optionalNumber = optionalNumber
      self.requiredNumber = requiredNumber
      self.choices = choices
      self.saved = saved
    }
  }
}

extension AnalyticsV1.OnboardingPage {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.OnboardingPage"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "number", "number"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "text", "text"),
    FieldInfo(4, "optional_number", "optionalNumber"),
    FieldInfo(5, "required_number", "requiredNumber"),
    FieldInfo(6, "choices", "choices", .repeated),
    FieldInfo(7, "saved", "saved"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(saved, 7, BoolField.self)
    sink.packed(choices, 6, Int32Field.self)
    sink.implicit(requiredNumber, 5, BoolField.self)
    sink.implicit(optionalNumber, 4, BoolField.self)
    sink.implicit(text, 3, StringField.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(self.number, 1, Int32Field.self)
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
      case 8: self.number = try Int32Field.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 26: text = try StringField.read(from: &reader)
      case 32: optionalNumber = try BoolField.read(from: &reader)
      case 40: requiredNumber = try BoolField.read(from: &reader)
      case 48: try reader.append(to: &choices, Int32Field.self)
      case 50: try reader.appendPacked(to: &choices, Int32Field.self)
      case 56: saved = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.number, "number", Int32Field.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(text, "text", StringField.self)
    try writer.implicit(optionalNumber, "optionalNumber", BoolField.self)
    try writer.implicit(requiredNumber, "requiredNumber", BoolField.self)
    try writer.repeated(choices, "choices", Int32Field.self)
    try writer.implicit(saved, "saved", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.number, Int32Field.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.read(&text, StringField.self)
      case 4: try reader.read(&optionalNumber, BoolField.self)
      case 5: try reader.read(&requiredNumber, BoolField.self)
      case 6: try reader.append(to: &choices, Int32Field.self)
      case 7: try reader.read(&saved, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The state of onboarding.
  public struct OnboardingState: Message {
    /// The current page, 1 to 7.
    public var page: Int32 = 0

    /// The member's pages, in order.
    public var pages: [AnalyticsV1.OnboardingPage] = []

    /// The input so far.
    public var values: AnalyticsV1.OnboardingValues?

    /// Whether onboarding is complete.
    public var completed: Bool = false

    /// When it was completed.
    public var completedAt: GoogleProtobuf.Timestamp?

    /// Whether page 6 was skipped.
    public var healthSourceSkipped: Bool = false

    /// When page 6 was skipped.
    public var skippedAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      page: Int32 = 0,
      pages: [AnalyticsV1.OnboardingPage] = [],
      values: AnalyticsV1.OnboardingValues? = nil,
      completed: Bool = false,
      completedAt: GoogleProtobuf.Timestamp? = nil,
      healthSourceSkipped: Bool = false,
      skippedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.page = page
      self.pages = pages
      self.values = values
      self.completed = completed
      self.completedAt = completedAt
      self.healthSourceSkipped = healthSourceSkipped
      self.skippedAt = skippedAt
    }
  }
}

extension AnalyticsV1.OnboardingState {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.OnboardingState"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "page", "page"),
    FieldInfo(2, "pages", "pages", .repeated, AnalyticsV1.OnboardingPage.self),
    FieldInfo(3, "values", "values", .single, AnalyticsV1.OnboardingValues.self),
    FieldInfo(4, "completed", "completed"),
    FieldInfo(5, "completed_at", "completedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "health_source_skipped", "healthSourceSkipped"),
    FieldInfo(7, "skipped_at", "skippedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(skippedAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(healthSourceSkipped, 6, BoolField.self)
    sink.optional(completedAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(completed, 4, BoolField.self)
    sink.optional(values, 3, MessageField<AnalyticsV1.OnboardingValues>.self)
    sink.repeated(pages, 2, MessageField<AnalyticsV1.OnboardingPage>.self)
    sink.implicit(page, 1, Int32Field.self)
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
      case 8: page = try Int32Field.read(from: &reader)
      case 18: try reader.append(to: &pages, MessageField<AnalyticsV1.OnboardingPage>.self)
      case 26: try reader.merge(&values)
      case 32: completed = try BoolField.read(from: &reader)
      case 42: try reader.merge(&completedAt)
      case 48: healthSourceSkipped = try BoolField.read(from: &reader)
      case 58: try reader.merge(&skippedAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(page, "page", Int32Field.self)
    try writer.repeated(pages, "pages", MessageField<AnalyticsV1.OnboardingPage>.self)
    try writer.optional(values, "values", MessageField<AnalyticsV1.OnboardingValues>.self)
    try writer.implicit(completed, "completed", BoolField.self)
    try writer.optional(completedAt, "completedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(healthSourceSkipped, "healthSourceSkipped", BoolField.self)
    try writer.optional(skippedAt, "skippedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&page, Int32Field.self)
      case 2: try reader.append(to: &pages, MessageField<AnalyticsV1.OnboardingPage>.self)
      case 3: try reader.read(&values, MessageField<AnalyticsV1.OnboardingValues>.self)
      case 4: try reader.read(&completed, BoolField.self)
      case 5: try reader.read(&completedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.read(&healthSourceSkipped, BoolField.self)
      case 7: try reader.read(&skippedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthOnboardings/GetOnboarding`.
  public struct GetOnboardingRequest: Message {
    /// The member; empty: the caller.
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

extension AnalyticsV1.GetOnboardingRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetOnboardingRequest"

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
  /// The answer of `HealthOnboardings/GetOnboarding`.
  public struct GetOnboardingResponse: Message {
    /// The state.
    public var state: AnalyticsV1.OnboardingState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: AnalyticsV1.OnboardingState? = nil) {
      self.state = state
    }
  }
}

extension AnalyticsV1.GetOnboardingResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetOnboardingResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, AnalyticsV1.OnboardingState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<AnalyticsV1.OnboardingState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<AnalyticsV1.OnboardingState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<AnalyticsV1.OnboardingState>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthOnboardings/SaveOnboardingPage`.
  public struct SaveOnboardingPageRequest: Message {
    /// The member; empty: the caller.
    public var memberID: MemberID?

    /// The page to save.
    public var page: Int32 = 0

    /// Its values; values of other pages are ignored.
    public var values: AnalyticsV1.OnboardingValues?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      page: Int32 = 0,
      values: AnalyticsV1.OnboardingValues? = nil
    ) {
      self.memberID = memberID
      self.page = page
      self.values = values
    }
  }
}

extension AnalyticsV1.SaveOnboardingPageRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SaveOnboardingPageRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "page", "page"),
    FieldInfo(3, "values", "values", .single, AnalyticsV1.OnboardingValues.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(values, 3, MessageField<AnalyticsV1.OnboardingValues>.self)
    sink.implicit(page, 2, Int32Field.self)
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
      case 16: page = try Int32Field.read(from: &reader)
      case 26: try reader.merge(&values)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(page, "page", Int32Field.self)
    try writer.optional(values, "values", MessageField<AnalyticsV1.OnboardingValues>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&page, Int32Field.self)
      case 3: try reader.read(&values, MessageField<AnalyticsV1.OnboardingValues>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthOnboardings/SaveOnboardingPage`.
  public struct SaveOnboardingPageResponse: Message {
    /// The state after the call.
    public var state: AnalyticsV1.OnboardingState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: AnalyticsV1.OnboardingState? = nil) {
      self.state = state
    }
  }
}

extension AnalyticsV1.SaveOnboardingPageResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SaveOnboardingPageResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, AnalyticsV1.OnboardingState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<AnalyticsV1.OnboardingState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<AnalyticsV1.OnboardingState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<AnalyticsV1.OnboardingState>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthOnboardings/GoBack`.
  public struct GoBackRequest: Message {
    /// The member; empty: the caller.
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

extension AnalyticsV1.GoBackRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GoBackRequest"

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
  /// The answer of `HealthOnboardings/GoBack`.
  public struct GoBackResponse: Message {
    /// The state after the call.
    public var state: AnalyticsV1.OnboardingState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: AnalyticsV1.OnboardingState? = nil) {
      self.state = state
    }
  }
}

extension AnalyticsV1.GoBackResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GoBackResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, AnalyticsV1.OnboardingState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<AnalyticsV1.OnboardingState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<AnalyticsV1.OnboardingState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<AnalyticsV1.OnboardingState>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthOnboardings/CompleteOnboarding`.
  public struct CompleteOnboardingRequest: Message {
    /// The member; empty: the caller.
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

extension AnalyticsV1.CompleteOnboardingRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.CompleteOnboardingRequest"

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
  /// The answer of `HealthOnboardings/CompleteOnboarding`.
  public struct CompleteOnboardingResponse: Message {
    /// The state after the call.
    public var state: AnalyticsV1.OnboardingState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: AnalyticsV1.OnboardingState? = nil) {
      self.state = state
    }
  }
}

extension AnalyticsV1.CompleteOnboardingResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.CompleteOnboardingResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, AnalyticsV1.OnboardingState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<AnalyticsV1.OnboardingState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<AnalyticsV1.OnboardingState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<AnalyticsV1.OnboardingState>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthOnboardings/ResetOnboarding`.
  public struct ResetOnboardingRequest: Message {
    /// The member; empty: the caller.
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

extension AnalyticsV1.ResetOnboardingRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ResetOnboardingRequest"

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
  /// The answer of `HealthOnboardings/ResetOnboarding`.
  public struct ResetOnboardingResponse: Message {
    /// The state after the call.
    public var state: AnalyticsV1.OnboardingState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: AnalyticsV1.OnboardingState? = nil) {
      self.state = state
    }
  }
}

extension AnalyticsV1.ResetOnboardingResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ResetOnboardingResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, AnalyticsV1.OnboardingState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<AnalyticsV1.OnboardingState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<AnalyticsV1.OnboardingState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<AnalyticsV1.OnboardingState>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The page changed, or onboarding was completed or reset.
  ///
  /// The reminders apply once it is complete.
  public struct HealthOnboardingChanged: Message {
    /// The current page.
    public var page: Int32 = 0

    /// Whether onboarding is complete.
    public var completed: Bool = false

    /// The chosen reminders; empty before completion.
    public var reminders: [AnalyticsV1.HealthReminder] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      page: Int32 = 0,
      completed: Bool = false,
      reminders: [AnalyticsV1.HealthReminder] = []
    ) {
      self.page = page
      self.completed = completed
      self.reminders = reminders
    }
  }
}

extension AnalyticsV1.HealthOnboardingChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthOnboardingChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "page", "page"),
    FieldInfo(2, "completed", "completed"),
    FieldInfo(3, "reminders", "reminders", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(reminders, 3, EnumField<AnalyticsV1.HealthReminder>.self)
    sink.implicit(completed, 2, BoolField.self)
    sink.implicit(page, 1, Int32Field.self)
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
      case 8: page = try Int32Field.read(from: &reader)
      case 16: completed = try BoolField.read(from: &reader)
      case 24: try reader.append(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      case 26: try reader.appendPacked(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(page, "page", Int32Field.self)
    try writer.implicit(completed, "completed", BoolField.self)
    try writer.repeated(reminders, "reminders", EnumField<AnalyticsV1.HealthReminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&page, Int32Field.self)
      case 2: try reader.read(&completed, BoolField.self)
      case 3: try reader.append(to: &reminders, EnumField<AnalyticsV1.HealthReminder>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthOnboardingChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_onboarding_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["page", "completed", "reminders"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthOnboardingChanged {
    AnalyticsV1.HealthOnboardingChanged()
  }
}
