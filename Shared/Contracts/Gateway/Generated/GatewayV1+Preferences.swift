// Generated from daybook/gateway/v1/preferences.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The units of quantities.
  public enum UnitSystem: WireEnum, CaseIterable {
    /// The device decides.
    case unspecified
    case metric
    case imperial
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.UnitSystem {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .metric
    case 2: self = .imperial
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .metric: return 1
    case .imperial: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.UnitSystem] = [
    .unspecified,
    .metric,
    .imperial,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("UNIT_SYSTEM_UNSPECIFIED", 0),
    ("UNIT_SYSTEM_METRIC", 1),
    ("UNIT_SYSTEM_IMPERIAL", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "UNIT_SYSTEM_UNSPECIFIED"
    case 1: return "UNIT_SYSTEM_METRIC"
    case 2: return "UNIT_SYSTEM_IMPERIAL"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// Which change wins when a device and the server have changed the same record.
  public enum ConflictStrategy: WireEnum, CaseIterable {
    /// The device decides.
    case unspecified
    case serverWins
    case latestWins
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.ConflictStrategy {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .serverWins
    case 2: self = .latestWins
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .serverWins: return 1
    case .latestWins: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.ConflictStrategy] = [
    .unspecified,
    .serverWins,
    .latestWins,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CONFLICT_STRATEGY_UNSPECIFIED", 0),
    ("CONFLICT_STRATEGY_SERVER_WINS", 1),
    ("CONFLICT_STRATEGY_LATEST_WINS", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CONFLICT_STRATEGY_UNSPECIFIED"
    case 1: return "CONFLICT_STRATEGY_SERVER_WINS"
    case 2: return "CONFLICT_STRATEGY_LATEST_WINS"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// The preferences of one member.
  public struct MemberPreferences: Message {
    /// How dates are written.
    public var dateFormat: GatewayV1.DateFormat = GatewayV1.DateFormat(rawValue: 0)

    /// The first weekday of calendars; unspecified for the household's.
    public var firstWeekday: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0)

    /// The units of quantities.
    public var units: GatewayV1.UnitSystem = GatewayV1.UnitSystem(rawValue: 0)

    /// The start of the evening, `HH:MM`; empty for noon.
    public var eveningStart: String = ""

    /// A language tag, such as `de-AT`; empty for the device's.
    public var language: String = ""

    /// Which change wins in a conflict.
    public var conflicts: GatewayV1.ConflictStrategy = GatewayV1.ConflictStrategy(rawValue: 0)

    /// Incremented by each change; 0 when nothing was ever chosen.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      dateFormat: GatewayV1.DateFormat = GatewayV1.DateFormat(rawValue: 0),
      firstWeekday: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0),
      units: GatewayV1.UnitSystem = GatewayV1.UnitSystem(rawValue: 0),
      eveningStart: String = "",
      language: String = "",
      conflicts: GatewayV1.ConflictStrategy = GatewayV1.ConflictStrategy(rawValue: 0),
      revision: UInt64 = 0
    ) {
      self.dateFormat = dateFormat
      self.firstWeekday = firstWeekday
      self.units = units
      self.eveningStart = eveningStart
      self.language = language
      self.conflicts = conflicts
      self.revision = revision
    }
  }
}

extension GatewayV1.MemberPreferences {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.MemberPreferences"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date_format", "dateFormat"),
    FieldInfo(2, "first_weekday", "firstWeekday"),
    FieldInfo(3, "units", "units"),
    FieldInfo(4, "evening_start", "eveningStart"),
    FieldInfo(5, "language", "language"),
    FieldInfo(6, "conflicts", "conflicts"),
    FieldInfo(7, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 7, UInt64Field.self)
    sink.implicit(conflicts, 6, EnumField<GatewayV1.ConflictStrategy>.self)
    sink.implicit(language, 5, StringField.self)
    sink.implicit(eveningStart, 4, StringField.self)
    sink.implicit(units, 3, EnumField<GatewayV1.UnitSystem>.self)
    sink.implicit(firstWeekday, 2, EnumField<GatewayV1.WeekStart>.self)
    sink.implicit(dateFormat, 1, EnumField<GatewayV1.DateFormat>.self)
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
      case 8: dateFormat = try EnumField<GatewayV1.DateFormat>.read(from: &reader)
      case 16: firstWeekday = try EnumField<GatewayV1.WeekStart>.read(from: &reader)
      case 24: units = try EnumField<GatewayV1.UnitSystem>.read(from: &reader)
      case 34: eveningStart = try StringField.read(from: &reader)
      case 42: language = try StringField.read(from: &reader)
      case 48: conflicts = try EnumField<GatewayV1.ConflictStrategy>.read(from: &reader)
      case 56: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(dateFormat, "dateFormat", EnumField<GatewayV1.DateFormat>.self)
    try writer.implicit(firstWeekday, "firstWeekday", EnumField<GatewayV1.WeekStart>.self)
    try writer.implicit(units, "units", EnumField<GatewayV1.UnitSystem>.self)
    try writer.implicit(eveningStart, "eveningStart", StringField.self)
    try writer.implicit(language, "language", StringField.self)
    try writer.implicit(conflicts, "conflicts", EnumField<GatewayV1.ConflictStrategy>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&dateFormat, EnumField<GatewayV1.DateFormat>.self)
      case 2: try reader.read(&firstWeekday, EnumField<GatewayV1.WeekStart>.self)
      case 3: try reader.read(&units, EnumField<GatewayV1.UnitSystem>.self)
      case 4: try reader.read(&eveningStart, StringField.self)
      case 5: try reader.read(&language, StringField.self)
      case 6: try reader.read(&conflicts, EnumField<GatewayV1.ConflictStrategy>.self)
      case 7: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Preferences/GetPreferences`.
  public struct GetPreferencesRequest: Message {
    /// The member; empty for the caller.
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

extension GatewayV1.GetPreferencesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetPreferencesRequest"

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
  /// The answer of `Preferences/GetPreferences`.
  public struct GetPreferencesResponse: Message {
    /// The member's preferences.
    public var preferences: GatewayV1.MemberPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(preferences: GatewayV1.MemberPreferences? = nil) {
      self.preferences = preferences
    }
  }
}

extension GatewayV1.GetPreferencesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetPreferencesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "preferences", "preferences", .single, GatewayV1.MemberPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(preferences, 1, MessageField<GatewayV1.MemberPreferences>.self)
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
      case 10: try reader.merge(&preferences)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(preferences, "preferences", MessageField<GatewayV1.MemberPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&preferences, MessageField<GatewayV1.MemberPreferences>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Preferences/UpdatePreferences`.
  public struct UpdatePreferencesRequest: Message {
    /// The member; empty for the caller.
    public var memberID: MemberID?

    /// The new values.
    public var preferences: GatewayV1.MemberPreferences?

    /// `date_format`, `first_weekday`, `units`, `evening_start`, `language`, `conflicts`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      preferences: GatewayV1.MemberPreferences? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.preferences = preferences
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.UpdatePreferencesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdatePreferencesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "preferences", "preferences", .single, GatewayV1.MemberPreferences.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(preferences, 2, MessageField<GatewayV1.MemberPreferences>.self)
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
      case 18: try reader.merge(&preferences)
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
    try writer.optional(preferences, "preferences", MessageField<GatewayV1.MemberPreferences>.self)
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
      case 2: try reader.read(&preferences, MessageField<GatewayV1.MemberPreferences>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Preferences/UpdatePreferences`.
  public struct UpdatePreferencesResponse: Message {
    /// The preferences after the change.
    public var preferences: GatewayV1.MemberPreferences?

    /// False when every field already had its value.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(preferences: GatewayV1.MemberPreferences? = nil, changed: Bool = false) {
      self.preferences = preferences
      self.changed = changed
    }
  }
}

extension GatewayV1.UpdatePreferencesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdatePreferencesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "preferences", "preferences", .single, GatewayV1.MemberPreferences.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(preferences, 1, MessageField<GatewayV1.MemberPreferences>.self)
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
      case 10: try reader.merge(&preferences)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(preferences, "preferences", MessageField<GatewayV1.MemberPreferences>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&preferences, MessageField<GatewayV1.MemberPreferences>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// A member's preferences were changed.
  public struct PreferencesUpdated: Message {
    /// The preferences after the change.
    public var preferences: GatewayV1.MemberPreferences?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(preferences: GatewayV1.MemberPreferences? = nil) {
      self.preferences = preferences
    }
  }
}

extension GatewayV1.PreferencesUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PreferencesUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "preferences", "preferences", .single, GatewayV1.MemberPreferences.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(preferences, 1, MessageField<GatewayV1.MemberPreferences>.self)
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
      case 10: try reader.merge(&preferences)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(preferences, "preferences", MessageField<GatewayV1.MemberPreferences>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&preferences, MessageField<GatewayV1.MemberPreferences>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.PreferencesUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "preferences_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["preferences"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.PreferencesUpdated {
    GatewayV1.PreferencesUpdated()
  }
}
