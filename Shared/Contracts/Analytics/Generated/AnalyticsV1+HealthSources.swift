// Generated from daybook/analytics/v1/health_sources.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// Which records of a source are accepted.
  public enum HealthScope: WireEnum, CaseIterable {
    case unspecified
    /// All records: "Sync All Data".
    case all
    /// Records that begin at or after the time of connecting: "Sync Future Data Only".
    case futureOnly
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthScope {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .all
    case 2: self = .futureOnly
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .all: return 1
    case .futureOnly: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthScope] = [
    .unspecified,
    .all,
    .futureOnly,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_SCOPE_UNSPECIFIED", 0),
    ("HEALTH_SCOPE_ALL", 1),
    ("HEALTH_SCOPE_FUTURE_ONLY", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_SCOPE_UNSPECIFIED"
    case 1: return "HEALTH_SCOPE_ALL"
    case 2: return "HEALTH_SCOPE_FUTURE_ONLY"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// How long a nudge is dismissed.
  public enum DismissVariant: WireEnum, CaseIterable {
    case unspecified
    /// Until the next fifth visit: "Remind Me Later".
    case remindLater
    /// Permanently: "Don't Show Again".
    case permanent
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.DismissVariant {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .remindLater
    case 2: self = .permanent
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .remindLater: return 1
    case .permanent: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.DismissVariant] = [
    .unspecified,
    .remindLater,
    .permanent,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("DISMISS_VARIANT_UNSPECIFIED", 0),
    ("DISMISS_VARIANT_REMIND_LATER", 1),
    ("DISMISS_VARIANT_PERMANENT", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "DISMISS_VARIANT_UNSPECIFIED"
    case 1: return "DISMISS_VARIANT_REMIND_LATER"
    case 2: return "DISMISS_VARIANT_PERMANENT"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The settings of one type.
  public struct HealthSource: Message {
    /// The type.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// Whether the type is enabled.
    public var enabled: Bool = false

    /// Whether the type is connected.
    public var connected: Bool = false

    /// Which records are accepted, while it is connected.
    public var scope: AnalyticsV1.HealthScope = AnalyticsV1.HealthScope(rawValue: 0)

    /// When it was connected.
    public var connectedAt: GoogleProtobuf.Timestamp?

    /// When records of the type were last imported.
    public var lastSync: GoogleProtobuf.Timestamp?

    /// The number of imported entries.
    public var imported: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      enabled: Bool = false,
      connected: Bool = false,
      scope: AnalyticsV1.HealthScope = AnalyticsV1.HealthScope(rawValue: 0),
      connectedAt: GoogleProtobuf.Timestamp? = nil,
      lastSync: GoogleProtobuf.Timestamp? = nil,
      imported: Int64 = 0
    ) {
      self.type = type
      self.enabled = enabled
      self.connected = connected
      self.scope = scope
      self.connectedAt = connectedAt
      self.lastSync = lastSync
      self.imported = imported
    }
  }
}

extension AnalyticsV1.HealthSource {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthSource"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "enabled", "enabled"),
    FieldInfo(3, "connected", "connected"),
    FieldInfo(4, "scope", "scope"),
    FieldInfo(5, "connected_at", "connectedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "last_sync", "lastSync", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "imported", "imported"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(imported, 7, Int64Field.self)
    sink.optional(lastSync, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(connectedAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(scope, 4, EnumField<AnalyticsV1.HealthScope>.self)
    sink.implicit(connected, 3, BoolField.self)
    sink.implicit(enabled, 2, BoolField.self)
    sink.implicit(type, 1, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 8: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 16: enabled = try BoolField.read(from: &reader)
      case 24: connected = try BoolField.read(from: &reader)
      case 32: scope = try EnumField<AnalyticsV1.HealthScope>.read(from: &reader)
      case 42: try reader.merge(&connectedAt)
      case 50: try reader.merge(&lastSync)
      case 56: imported = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(enabled, "enabled", BoolField.self)
    try writer.implicit(connected, "connected", BoolField.self)
    try writer.implicit(scope, "scope", EnumField<AnalyticsV1.HealthScope>.self)
    try writer.optional(connectedAt, "connectedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(lastSync, "lastSync", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(imported, "imported", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 2: try reader.read(&enabled, BoolField.self)
      case 3: try reader.read(&connected, BoolField.self)
      case 4: try reader.read(&scope, EnumField<AnalyticsV1.HealthScope>.self)
      case 5: try reader.read(&connectedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.read(&lastSync, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&imported, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/GetHealthSources`.
  public struct GetHealthSourcesRequest: Message {
    /// The member whose sources they are; empty: the caller.
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

extension AnalyticsV1.GetHealthSourcesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthSourcesRequest"

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
  /// The answer of `HealthSources/GetHealthSources`.
  public struct GetHealthSourcesResponse: Message {
    /// No selection was saved yet: show it first.
    public var shouldShowSelection: Bool = false

    /// One element for each type that the member may have, in the order of types.
    public var sources: [AnalyticsV1.HealthSource] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(shouldShowSelection: Bool = false, sources: [AnalyticsV1.HealthSource] = []) {
      self.shouldShowSelection = shouldShowSelection
      self.sources = sources
    }
  }
}

extension AnalyticsV1.GetHealthSourcesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthSourcesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "should_show_selection", "shouldShowSelection"),
    FieldInfo(2, "sources", "sources", .repeated, AnalyticsV1.HealthSource.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(sources, 2, MessageField<AnalyticsV1.HealthSource>.self)
    sink.implicit(shouldShowSelection, 1, BoolField.self)
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
      case 8: shouldShowSelection = try BoolField.read(from: &reader)
      case 18: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(shouldShowSelection, "shouldShowSelection", BoolField.self)
    try writer.repeated(sources, "sources", MessageField<AnalyticsV1.HealthSource>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&shouldShowSelection, BoolField.self)
      case 2: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/SaveHealthSelection`.
  public struct SaveHealthSelectionRequest: Message {
    /// The member whose sources they are; empty: the caller.
    public var memberID: MemberID?

    /// The enabled types; all others are disabled.
    public var types: [AnalyticsV1.HealthDataType] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, types: [AnalyticsV1.HealthDataType] = []) {
      self.memberID = memberID
      self.types = types
    }
  }
}

extension AnalyticsV1.SaveHealthSelectionRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SaveHealthSelectionRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "types", "types", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(types, 2, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 16: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      case 18: try reader.appendPacked(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(types, "types", EnumField<AnalyticsV1.HealthDataType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthSources/SaveHealthSelection`.
  public struct SaveHealthSelectionResponse: Message {
    /// One element for each type.
    public var sources: [AnalyticsV1.HealthSource] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(sources: [AnalyticsV1.HealthSource] = []) {
      self.sources = sources
    }
  }
}

extension AnalyticsV1.SaveHealthSelectionResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SaveHealthSelectionResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "sources", "sources", .repeated, AnalyticsV1.HealthSource.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(sources, 1, MessageField<AnalyticsV1.HealthSource>.self)
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
      case 10: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(sources, "sources", MessageField<AnalyticsV1.HealthSource>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/ConnectHealthSource`.
  public struct ConnectHealthSourceRequest: Message {
    /// The member whose sources they are; empty: the caller.
    public var memberID: MemberID?

    /// The types; at least one, unless `all_enabled` is set.
    public var types: [AnalyticsV1.HealthDataType] = []

    /// Connects all enabled types instead of `types`.
    public var allEnabled: Bool = false

    /// Which records are accepted; required.
    public var scope: AnalyticsV1.HealthScope = AnalyticsV1.HealthScope(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      types: [AnalyticsV1.HealthDataType] = [],
      allEnabled: Bool = false,
      scope: AnalyticsV1.HealthScope = AnalyticsV1.HealthScope(rawValue: 0)
    ) {
      self.memberID = memberID
      self.types = types
      self.allEnabled = allEnabled
      self.scope = scope
    }
  }
}

extension AnalyticsV1.ConnectHealthSourceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ConnectHealthSourceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "types", "types", .repeated),
    FieldInfo(3, "all_enabled", "allEnabled"),
    FieldInfo(4, "scope", "scope"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 4, EnumField<AnalyticsV1.HealthScope>.self)
    sink.implicit(allEnabled, 3, BoolField.self)
    sink.packed(types, 2, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 16: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      case 18: try reader.appendPacked(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      case 24: allEnabled = try BoolField.read(from: &reader)
      case 32: scope = try EnumField<AnalyticsV1.HealthScope>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(types, "types", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(allEnabled, "allEnabled", BoolField.self)
    try writer.implicit(scope, "scope", EnumField<AnalyticsV1.HealthScope>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      case 3: try reader.read(&allEnabled, BoolField.self)
      case 4: try reader.read(&scope, EnumField<AnalyticsV1.HealthScope>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthSources/ConnectHealthSource`.
  public struct ConnectHealthSourceResponse: Message {
    /// One element for each type.
    public var sources: [AnalyticsV1.HealthSource] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(sources: [AnalyticsV1.HealthSource] = []) {
      self.sources = sources
    }
  }
}

extension AnalyticsV1.ConnectHealthSourceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ConnectHealthSourceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "sources", "sources", .repeated, AnalyticsV1.HealthSource.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(sources, 1, MessageField<AnalyticsV1.HealthSource>.self)
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
      case 10: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(sources, "sources", MessageField<AnalyticsV1.HealthSource>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/DisconnectHealthSource`.
  public struct DisconnectHealthSourceRequest: Message {
    /// The member whose sources they are; empty: the caller.
    public var memberID: MemberID?

    /// The types; at least one.
    public var types: [AnalyticsV1.HealthDataType] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, types: [AnalyticsV1.HealthDataType] = []) {
      self.memberID = memberID
      self.types = types
    }
  }
}

extension AnalyticsV1.DisconnectHealthSourceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DisconnectHealthSourceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "types", "types", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(types, 2, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 16: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      case 18: try reader.appendPacked(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(types, "types", EnumField<AnalyticsV1.HealthDataType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &types, EnumField<AnalyticsV1.HealthDataType>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthSources/DisconnectHealthSource`.
  public struct DisconnectHealthSourceResponse: Message {
    /// One element for each type.
    public var sources: [AnalyticsV1.HealthSource] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(sources: [AnalyticsV1.HealthSource] = []) {
      self.sources = sources
    }
  }
}

extension AnalyticsV1.DisconnectHealthSourceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DisconnectHealthSourceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "sources", "sources", .repeated, AnalyticsV1.HealthSource.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(sources, 1, MessageField<AnalyticsV1.HealthSource>.self)
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
      case 10: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(sources, "sources", MessageField<AnalyticsV1.HealthSource>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &sources, MessageField<AnalyticsV1.HealthSource>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A nudge to connect one type, shown in its tracker.
  public struct HealthNudge: Message {
    /// The type.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// Whether it is shown.
    public var shown: Bool = false

    /// The headline.
    public var headline: String = ""

    /// The benefit of connecting.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      shown: Bool = false,
      headline: String = "",
      message: String = ""
    ) {
      self.type = type
      self.shown = shown
      self.headline = headline
      self.message = message
    }
  }
}

extension AnalyticsV1.HealthNudge {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthNudge"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "shown", "shown"),
    FieldInfo(3, "headline", "headline"),
    FieldInfo(4, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(headline, 3, StringField.self)
    sink.implicit(shown, 2, BoolField.self)
    sink.implicit(type, 1, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 8: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 16: shown = try BoolField.read(from: &reader)
      case 26: headline = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(shown, "shown", BoolField.self)
    try writer.implicit(headline, "headline", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 2: try reader.read(&shown, BoolField.self)
      case 3: try reader.read(&headline, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/GetHealthNudges`.
  public struct GetHealthNudgesRequest: Message {
    /// The member whose nudges they are; empty: the caller.
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

extension AnalyticsV1.GetHealthNudgesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthNudgesRequest"

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
  /// The answer of `HealthSources/GetHealthNudges`.
  public struct GetHealthNudgesResponse: Message {
    /// One element for each type that the member may have, shown or not.
    public var nudges: [AnalyticsV1.HealthNudge] = []

    /// The number of counted visits of the timer.
    public var timerVisits: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(nudges: [AnalyticsV1.HealthNudge] = [], timerVisits: Int32 = 0) {
      self.nudges = nudges
      self.timerVisits = timerVisits
    }
  }
}

extension AnalyticsV1.GetHealthNudgesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthNudgesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "nudges", "nudges", .repeated, AnalyticsV1.HealthNudge.self),
    FieldInfo(2, "timer_visits", "timerVisits"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(timerVisits, 2, Int32Field.self)
    sink.repeated(nudges, 1, MessageField<AnalyticsV1.HealthNudge>.self)
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
      case 10: try reader.append(to: &nudges, MessageField<AnalyticsV1.HealthNudge>.self)
      case 16: timerVisits = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(nudges, "nudges", MessageField<AnalyticsV1.HealthNudge>.self)
    try writer.implicit(timerVisits, "timerVisits", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &nudges, MessageField<AnalyticsV1.HealthNudge>.self)
      case 2: try reader.read(&timerVisits, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/RecordTimerVisit`.
  public struct RecordTimerVisitRequest: Message {
    /// The member whose timer was opened; empty: the caller.
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

extension AnalyticsV1.RecordTimerVisitRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.RecordTimerVisitRequest"

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
  /// The answer of `HealthSources/RecordTimerVisit`.
  public struct RecordTimerVisitResponse: Message {
    /// The timer's nudge and whether this visit shows it.
    public var nudge: AnalyticsV1.HealthNudge?

    /// The number of counted visits.
    public var timerVisits: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(nudge: AnalyticsV1.HealthNudge? = nil, timerVisits: Int32 = 0) {
      self.nudge = nudge
      self.timerVisits = timerVisits
    }
  }
}

extension AnalyticsV1.RecordTimerVisitResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.RecordTimerVisitResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "nudge", "nudge", .single, AnalyticsV1.HealthNudge.self),
    FieldInfo(2, "timer_visits", "timerVisits"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(timerVisits, 2, Int32Field.self)
    sink.optional(nudge, 1, MessageField<AnalyticsV1.HealthNudge>.self)
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
      case 10: try reader.merge(&nudge)
      case 16: timerVisits = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(nudge, "nudge", MessageField<AnalyticsV1.HealthNudge>.self)
    try writer.implicit(timerVisits, "timerVisits", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&nudge, MessageField<AnalyticsV1.HealthNudge>.self)
      case 2: try reader.read(&timerVisits, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthSources/DismissHealthNudge`.
  public struct DismissHealthNudgeRequest: Message {
    /// The member whose nudge it is; empty: the caller.
    public var memberID: MemberID?

    /// The type of the nudge.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// How long it is dismissed; required.
    public var variant: AnalyticsV1.DismissVariant = AnalyticsV1.DismissVariant(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      variant: AnalyticsV1.DismissVariant = AnalyticsV1.DismissVariant(rawValue: 0)
    ) {
      self.memberID = memberID
      self.type = type
      self.variant = variant
    }
  }
}

extension AnalyticsV1.DismissHealthNudgeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DismissHealthNudgeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "type", "type"),
    FieldInfo(3, "variant", "variant"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(variant, 3, EnumField<AnalyticsV1.DismissVariant>.self)
    sink.implicit(type, 2, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 16: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 24: variant = try EnumField<AnalyticsV1.DismissVariant>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(variant, "variant", EnumField<AnalyticsV1.DismissVariant>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 3: try reader.read(&variant, EnumField<AnalyticsV1.DismissVariant>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthSources/DismissHealthNudge`.
  public struct DismissHealthNudgeResponse: Message {
    /// One element for each type.
    public var nudges: [AnalyticsV1.HealthNudge] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(nudges: [AnalyticsV1.HealthNudge] = []) {
      self.nudges = nudges
    }
  }
}

extension AnalyticsV1.DismissHealthNudgeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DismissHealthNudgeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "nudges", "nudges", .repeated, AnalyticsV1.HealthNudge.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(nudges, 1, MessageField<AnalyticsV1.HealthNudge>.self)
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
      case 10: try reader.append(to: &nudges, MessageField<AnalyticsV1.HealthNudge>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(nudges, "nudges", MessageField<AnalyticsV1.HealthNudge>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &nudges, MessageField<AnalyticsV1.HealthNudge>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A member's selection, connections or nudges changed; clients should read them again.
  public struct HealthSourcesChanged: Message {
    /// The connected types.
    public var connected: [AnalyticsV1.HealthDataType] = []

    /// The types whose nudge is shown.
    public var nudged: [AnalyticsV1.HealthDataType] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      connected: [AnalyticsV1.HealthDataType] = [],
      nudged: [AnalyticsV1.HealthDataType] = []
    ) {
      self.connected = connected
      self.nudged = nudged
    }
  }
}

extension AnalyticsV1.HealthSourcesChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthSourcesChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "connected", "connected", .repeated),
    FieldInfo(2, "nudged", "nudged", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(nudged, 2, EnumField<AnalyticsV1.HealthDataType>.self)
    sink.packed(connected, 1, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 8: try reader.append(to: &connected, EnumField<AnalyticsV1.HealthDataType>.self)
      case 10: try reader.appendPacked(to: &connected, EnumField<AnalyticsV1.HealthDataType>.self)
      case 16: try reader.append(to: &nudged, EnumField<AnalyticsV1.HealthDataType>.self)
      case 18: try reader.appendPacked(to: &nudged, EnumField<AnalyticsV1.HealthDataType>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(connected, "connected", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.repeated(nudged, "nudged", EnumField<AnalyticsV1.HealthDataType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &connected, EnumField<AnalyticsV1.HealthDataType>.self)
      case 2: try reader.append(to: &nudged, EnumField<AnalyticsV1.HealthDataType>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthSourcesChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_sources_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["connected", "nudged"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthSourcesChanged {
    AnalyticsV1.HealthSourcesChanged()
  }
}
