// Generated from daybook/gateway/v1/consents.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The area of a consent.
  public enum ConsentArea: WireEnum, CaseIterable {
    case unspecified
    /// Installed apps, their use, points and rewards.
    case screenTime
    /// Water and sleep.
    case health
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.ConsentArea {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .screenTime
    case 2: self = .health
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .screenTime: return 1
    case .health: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.ConsentArea] = [
    .unspecified,
    .screenTime,
    .health,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CONSENT_AREA_UNSPECIFIED", 0),
    ("CONSENT_AREA_SCREEN_TIME", 1),
    ("CONSENT_AREA_HEALTH", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CONSENT_AREA_UNSPECIFIED"
    case 1: return "CONSENT_AREA_SCREEN_TIME"
    case 2: return "CONSENT_AREA_HEALTH"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// One consent that a parent gave.
  public struct Consent: Message {
    /// The child.
    public var memberID: MemberID?

    /// The area.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// The version of the text that the parent consented to.
    public var textVersion: Int32 = 0

    /// The parent who gave it.
    public var givenBy: MemberID?

    /// When it was given.
    public var givenAt: GoogleProtobuf.Timestamp?

    /// The parent who withdrew it; empty if it was not withdrawn.
    public var withdrawnBy: MemberID?

    /// When it was withdrawn; unset if it was not.
    public var withdrawnAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0),
      textVersion: Int32 = 0,
      givenBy: MemberID? = nil,
      givenAt: GoogleProtobuf.Timestamp? = nil,
      withdrawnBy: MemberID? = nil,
      withdrawnAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.area = area
      self.textVersion = textVersion
      self.givenBy = givenBy
      self.givenAt = givenAt
      self.withdrawnBy = withdrawnBy
      self.withdrawnAt = withdrawnAt
    }
  }
}

extension GatewayV1.Consent {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Consent"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "area", "area"),
    FieldInfo(3, "text_version", "textVersion"),
    FieldInfo(4, "given_by", "givenBy"),
    FieldInfo(5, "given_at", "givenAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "withdrawn_by", "withdrawnBy"),
    FieldInfo(7, "withdrawn_at", "withdrawnAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(withdrawnAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(withdrawnBy, 6, TextField<MemberID>.self)
    sink.optional(givenAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(givenBy, 4, TextField<MemberID>.self)
    sink.implicit(textVersion, 3, Int32Field.self)
    sink.implicit(area, 2, EnumField<GatewayV1.ConsentArea>.self)
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
      case 16: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      case 24: textVersion = try Int32Field.read(from: &reader)
      case 34: givenBy = try reader.text(MemberID.self)
      case 42: try reader.merge(&givenAt)
      case 50: withdrawnBy = try reader.text(MemberID.self)
      case 58: try reader.merge(&withdrawnAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    try writer.implicit(textVersion, "textVersion", Int32Field.self)
    try writer.optional(givenBy, "givenBy", TextField<MemberID>.self)
    try writer.optional(givenAt, "givenAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(withdrawnBy, "withdrawnBy", TextField<MemberID>.self)
    try writer.optional(withdrawnAt, "withdrawnAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      case 3: try reader.read(&textVersion, Int32Field.self)
      case 4: try reader.formed(&givenBy, MemberID.self)
      case 5: try reader.read(&givenAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.formed(&withdrawnBy, MemberID.self)
      case 7: try reader.read(&withdrawnAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.Consent {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "member_id", "area", "text_version", "given_by", "given_at", "withdrawn_by", "withdrawn_at",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.Consent {
    var shared = GatewayV1.Consent()
    shared.memberID = self.memberID
    shared.area = self.area
    shared.textVersion = self.textVersion
    shared.givenBy = self.givenBy
    shared.givenAt = self.givenAt
    shared.withdrawnBy = self.withdrawnBy
    shared.withdrawnAt = self.withdrawnAt
    return shared
  }
}

extension GatewayV1 {
  /// Whether data of an area may be stored.
  public struct ConsentState: Message {
    /// The area.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// Whether a parent has consented to the current text.
    public var isGiven: Bool = false

    /// The version of the current text.
    public var currentVersion: Int32 = 0

    /// The last consent; unset if there was none.
    public var last: GatewayV1.Consent?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0),
      isGiven: Bool = false,
      currentVersion: Int32 = 0,
      last: GatewayV1.Consent? = nil
    ) {
      self.area = area
      self.isGiven = isGiven
      self.currentVersion = currentVersion
      self.last = last
    }
  }
}

extension GatewayV1.ConsentState {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ConsentState"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "area", "area"),
    FieldInfo(2, "is_given", "isGiven"),
    FieldInfo(3, "current_version", "currentVersion"),
    FieldInfo(4, "last", "last", .single, GatewayV1.Consent.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(last, 4, MessageField<GatewayV1.Consent>.self)
    sink.implicit(currentVersion, 3, Int32Field.self)
    sink.implicit(isGiven, 2, BoolField.self)
    sink.implicit(area, 1, EnumField<GatewayV1.ConsentArea>.self)
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
      case 8: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      case 16: isGiven = try BoolField.read(from: &reader)
      case 24: currentVersion = try Int32Field.read(from: &reader)
      case 34: try reader.merge(&last)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    try writer.implicit(isGiven, "isGiven", BoolField.self)
    try writer.implicit(currentVersion, "currentVersion", Int32Field.self)
    try writer.optional(last, "last", MessageField<GatewayV1.Consent>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      case 2: try reader.read(&isGiven, BoolField.self)
      case 3: try reader.read(&currentVersion, Int32Field.self)
      case 4: try reader.read(&last, MessageField<GatewayV1.Consent>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Consents/GetConsentText`.
  public struct GetConsentTextRequest: Message {
    /// The area of the text.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)) {
      self.area = area
    }
  }
}

extension GatewayV1.GetConsentTextRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetConsentTextRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "area", "area")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(area, 1, EnumField<GatewayV1.ConsentArea>.self)
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
      case 8: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Consents/GetConsentText`.
  public struct GetConsentTextResponse: Message {
    /// The area of the text.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// The version of the text.
    public var version: Int32 = 0

    /// The text, in plain English; paragraphs are separated by an empty line.
    public var text: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0),
      version: Int32 = 0,
      text: String = ""
    ) {
      self.area = area
      self.version = version
      self.text = text
    }
  }
}

extension GatewayV1.GetConsentTextResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetConsentTextResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "area", "area"),
    FieldInfo(2, "version", "version"),
    FieldInfo(3, "text", "text"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(text, 3, StringField.self)
    sink.implicit(version, 2, Int32Field.self)
    sink.implicit(area, 1, EnumField<GatewayV1.ConsentArea>.self)
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
      case 8: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      case 16: version = try Int32Field.read(from: &reader)
      case 26: text = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    try writer.implicit(version, "version", Int32Field.self)
    try writer.implicit(text, "text", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      case 2: try reader.read(&version, Int32Field.self)
      case 3: try reader.read(&text, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Consents/ListConsents`.
  public struct ListConsentsRequest: Message {
    /// The child; empty: the caller.
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

extension GatewayV1.ListConsentsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListConsentsRequest"

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
  /// The answer of `Consents/ListConsents`.
  public struct ListConsentsResponse: Message {
    /// One per area; empty for an adult.
    public var states: [GatewayV1.ConsentState] = []

    /// The last 100 consents, newest first.
    public var consents: [GatewayV1.Consent] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(states: [GatewayV1.ConsentState] = [], consents: [GatewayV1.Consent] = []) {
      self.states = states
      self.consents = consents
    }
  }
}

extension GatewayV1.ListConsentsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListConsentsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "states", "states", .repeated, GatewayV1.ConsentState.self),
    FieldInfo(2, "consents", "consents", .repeated, GatewayV1.Consent.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(consents, 2, MessageField<GatewayV1.Consent>.self)
    sink.repeated(states, 1, MessageField<GatewayV1.ConsentState>.self)
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
      case 10: try reader.append(to: &states, MessageField<GatewayV1.ConsentState>.self)
      case 18: try reader.append(to: &consents, MessageField<GatewayV1.Consent>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(states, "states", MessageField<GatewayV1.ConsentState>.self)
    try writer.repeated(consents, "consents", MessageField<GatewayV1.Consent>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &states, MessageField<GatewayV1.ConsentState>.self)
      case 2: try reader.append(to: &consents, MessageField<GatewayV1.Consent>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Consents/GiveConsent`.
  public struct GiveConsentRequest: Message {
    /// The child.
    public var memberID: MemberID?

    /// The area that may be stored.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// The version of the text that the parent has read.
    public var textVersion: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0),
      textVersion: Int32 = 0
    ) {
      self.memberID = memberID
      self.area = area
      self.textVersion = textVersion
    }
  }
}

extension GatewayV1.GiveConsentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GiveConsentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "area", "area"),
    FieldInfo(3, "text_version", "textVersion"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(textVersion, 3, Int32Field.self)
    sink.implicit(area, 2, EnumField<GatewayV1.ConsentArea>.self)
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
      case 16: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      case 24: textVersion = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    try writer.implicit(textVersion, "textVersion", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      case 3: try reader.read(&textVersion, Int32Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Consents/GiveConsent`.
  public struct GiveConsentResponse: Message {
    /// The consent in force.
    public var consent: GatewayV1.Consent?

    /// False when it had been given already.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(consent: GatewayV1.Consent? = nil, changed: Bool = false) {
      self.consent = consent
      self.changed = changed
    }
  }
}

extension GatewayV1.GiveConsentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GiveConsentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "consent", "consent", .single, GatewayV1.Consent.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(consent, 1, MessageField<GatewayV1.Consent>.self)
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
      case 10: try reader.merge(&consent)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(consent, "consent", MessageField<GatewayV1.Consent>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&consent, MessageField<GatewayV1.Consent>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Consents/WithdrawConsent`.
  public struct WithdrawConsentRequest: Message {
    /// The child.
    public var memberID: MemberID?

    /// The area that may no longer be stored.
    public var area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      area: GatewayV1.ConsentArea = GatewayV1.ConsentArea(rawValue: 0)
    ) {
      self.memberID = memberID
      self.area = area
    }
  }
}

extension GatewayV1.WithdrawConsentRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WithdrawConsentRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "area", "area"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(area, 2, EnumField<GatewayV1.ConsentArea>.self)
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
      case 16: area = try EnumField<GatewayV1.ConsentArea>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(area, "area", EnumField<GatewayV1.ConsentArea>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&area, EnumField<GatewayV1.ConsentArea>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Consents/WithdrawConsent`.
  public struct WithdrawConsentResponse: Message {
    /// The withdrawn consent; unset if there was none.
    public var consent: GatewayV1.Consent?

    /// False when there was none.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(consent: GatewayV1.Consent? = nil, changed: Bool = false) {
      self.consent = consent
      self.changed = changed
    }
  }
}

extension GatewayV1.WithdrawConsentResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WithdrawConsentResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "consent", "consent", .single, GatewayV1.Consent.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(consent, 1, MessageField<GatewayV1.Consent>.self)
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
      case 10: try reader.merge(&consent)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(consent, "consent", MessageField<GatewayV1.Consent>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&consent, MessageField<GatewayV1.Consent>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// A parent consented to storing data of a child.
  public struct ConsentGiven: Message {
    /// The consent.
    public var consent: GatewayV1.Consent?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(consent: GatewayV1.Consent? = nil) {
      self.consent = consent
    }
  }
}

extension GatewayV1.ConsentGiven {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ConsentGiven"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "consent", "consent", .single, GatewayV1.Consent.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(consent, 1, MessageField<GatewayV1.Consent>.self)
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
      case 10: try reader.merge(&consent)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(consent, "consent", MessageField<GatewayV1.Consent>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&consent, MessageField<GatewayV1.Consent>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.ConsentGiven: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "consent_given"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["consent"],
    inside: [GatewayV1.Consent.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.ConsentGiven {
    var shared = GatewayV1.ConsentGiven()
    shared.consent = self.consent?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// A parent withdrew a consent.
  public struct ConsentWithdrawn: Message {
    /// The consent.
    public var consent: GatewayV1.Consent?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(consent: GatewayV1.Consent? = nil) {
      self.consent = consent
    }
  }
}

extension GatewayV1.ConsentWithdrawn {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ConsentWithdrawn"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "consent", "consent", .single, GatewayV1.Consent.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(consent, 1, MessageField<GatewayV1.Consent>.self)
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
      case 10: try reader.merge(&consent)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(consent, "consent", MessageField<GatewayV1.Consent>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&consent, MessageField<GatewayV1.Consent>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.ConsentWithdrawn: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "consent_withdrawn"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["consent"],
    inside: [GatewayV1.Consent.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.ConsentWithdrawn {
    var shared = GatewayV1.ConsentWithdrawn()
    shared.consent = self.consent?.sharedParts()
    return shared
  }
}
