// Generated from daybook/gateway/v1/pins.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The request of `Pins/SetPin`.
  public struct SetPinRequest: Message {
    /// The child.
    public var memberID: MemberID?

    /// Six digits; empty to remove the PIN.
    public var pin: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, pin: String = "") {
      self.memberID = memberID
      self.pin = pin
    }
  }
}

extension GatewayV1.SetPinRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetPinRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "pin", "pin", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pin, 2, StringField.self)
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
      case 18: pin = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(pin, "pin", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&pin, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Pins/SetPin`.
  public struct SetPinResponse: Message {
    /// Whether the child has a PIN now.
    public var hasPin: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(hasPin: Bool = false) {
      self.hasPin = hasPin
    }
  }
}

extension GatewayV1.SetPinResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetPinResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "has_pin", "hasPin")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(hasPin, 1, BoolField.self)
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
      case 8: hasPin = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(hasPin, "hasPin", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&hasPin, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Pins/SignInWithPin`.
  public struct SignInWithPinRequest: Message {
    /// The child's name, in upper or lower case.
    public var memberName: String = ""

    /// Six digits.
    public var pin: String = ""

    /// The household's id or name; needed only when several have a child of this name.
    public var household: String = ""

    /// The token's name in lists, such as “tablet”.
    public var tokenName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberName: String = "",
      pin: String = "",
      household: String = "",
      tokenName: String = ""
    ) {
      self.memberName = memberName
      self.pin = pin
      self.household = household
      self.tokenName = tokenName
    }
  }
}

extension GatewayV1.SignInWithPinRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SignInWithPinRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_name", "memberName", isRedacted: true),
    FieldInfo(2, "pin", "pin", isRedacted: true),
    FieldInfo(3, "household", "household", isRedacted: true),
    FieldInfo(4, "token_name", "tokenName"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tokenName, 4, StringField.self)
    sink.implicit(household, 3, StringField.self)
    sink.implicit(pin, 2, StringField.self)
    sink.implicit(memberName, 1, StringField.self)
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
      case 10: memberName = try StringField.read(from: &reader)
      case 18: pin = try StringField.read(from: &reader)
      case 26: household = try StringField.read(from: &reader)
      case 34: tokenName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(memberName, "memberName", StringField.self, isRedacted: true)
    try writer.implicit(pin, "pin", StringField.self, isRedacted: true)
    try writer.implicit(household, "household", StringField.self, isRedacted: true)
    try writer.implicit(tokenName, "tokenName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&memberName, StringField.self)
      case 2: try reader.read(&pin, StringField.self)
      case 3: try reader.read(&household, StringField.self)
      case 4: try reader.read(&tokenName, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Pins/SignInWithPin`.
  public struct SignInWithPinResponse: Message {
    /// The household.
    public var household: GatewayV1.Household?

    /// The member who is signed in.
    public var member: GatewayV1.Member?

    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// The secret; returned only once.
    public var secret: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      household: GatewayV1.Household? = nil,
      member: GatewayV1.Member? = nil,
      token: GatewayV1.Token? = nil,
      secret: String = ""
    ) {
      self.household = household
      self.member = member
      self.token = token
      self.secret = secret
    }
  }
}

extension GatewayV1.SignInWithPinResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SignInWithPinResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(3, "token", "token", .single, GatewayV1.Token.self),
    FieldInfo(4, "secret", "secret", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(secret, 4, StringField.self)
    sink.optional(token, 3, MessageField<GatewayV1.Token>.self)
    sink.optional(member, 2, MessageField<GatewayV1.Member>.self)
    sink.optional(household, 1, MessageField<GatewayV1.Household>.self)
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
      case 10: try reader.merge(&household)
      case 18: try reader.merge(&member)
      case 26: try reader.merge(&token)
      case 34: secret = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(household, "household", MessageField<GatewayV1.Household>.self)
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
    try writer.optional(token, "token", MessageField<GatewayV1.Token>.self)
    try writer.implicit(secret, "secret", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&household, MessageField<GatewayV1.Household>.self)
      case 2: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      case 3: try reader.read(&token, MessageField<GatewayV1.Token>.self)
      case 4: try reader.read(&secret, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// A child's PIN was set or removed.
  public struct PinChanged: Message {
    /// The child.
    public var memberID: MemberID?

    /// Whether the child has a PIN now.
    public var hasPin: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, hasPin: Bool = false) {
      self.memberID = memberID
      self.hasPin = hasPin
    }
  }
}

extension GatewayV1.PinChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PinChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "has_pin", "hasPin"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(hasPin, 2, BoolField.self)
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
      case 16: hasPin = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(hasPin, "hasPin", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&hasPin, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1.PinChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "pin_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["member_id", "has_pin"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.PinChanged {
    var shared = GatewayV1.PinChanged()
    shared.memberID = self.memberID
    shared.hasPin = self.hasPin
    return shared
  }
}

extension GatewayV1 {
  /// A child signed in with the PIN.
  public struct PinAccepted: Message {
    /// The member who signed in.
    public var memberID: MemberID?

    /// The created token.
    public var tokenID: TokenID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, tokenID: TokenID? = nil) {
      self.memberID = memberID
      self.tokenID = tokenID
    }
  }
}

extension GatewayV1.PinAccepted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PinAccepted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "token_id", "tokenId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(tokenID, 2, TextField<TokenID>.self)
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
      case 18: tokenID = try reader.text(TokenID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(tokenID, "tokenId", TextField<TokenID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&tokenID, TokenID.self)
      default: break
      }
    }
  }
}

extension GatewayV1.PinAccepted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "pin_accepted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["member_id", "token_id"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.PinAccepted {
    var shared = GatewayV1.PinAccepted()
    shared.memberID = self.memberID
    shared.tokenID = self.tokenID
    return shared
  }
}

extension GatewayV1 {
  /// A child's PIN was locked after too many wrong tries.
  public struct PinLocked: Message {
    /// The child.
    public var memberID: MemberID?

    /// Consecutive wrong tries.
    public var tries: Int32 = 0

    /// Tries before this instant are refused.
    public var lockedUntil: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      tries: Int32 = 0,
      lockedUntil: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.tries = tries
      self.lockedUntil = lockedUntil
    }
  }
}

extension GatewayV1.PinLocked {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PinLocked"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "tries", "tries"),
    FieldInfo(3, "locked_until", "lockedUntil", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(lockedUntil, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(tries, 2, Int32Field.self)
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
      case 16: tries = try Int32Field.read(from: &reader)
      case 26: try reader.merge(&lockedUntil)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(tries, "tries", Int32Field.self)
    try writer.optional(lockedUntil, "lockedUntil", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&tries, Int32Field.self)
      case 3: try reader.read(&lockedUntil, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.PinLocked: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "pin_locked"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["member_id", "tries", "locked_until"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.PinLocked {
    var shared = GatewayV1.PinLocked()
    shared.memberID = self.memberID
    shared.tries = self.tries
    shared.lockedUntil = self.lockedUntil
    return shared
  }
}
