// Generated from daybook/gateway/v1/family.proto by protoc-gen-daybook; do not edit.

public import CatalogContracts
public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The request of `Families/GetFamilyDashboard`.
  public struct GetFamilyDashboardRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.GetFamilyDashboardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetFamilyDashboardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension GatewayV1 {
  /// Why a card could not be read.
  public struct CardError: Message {
    /// The status, such as `UNAVAILABLE`.
    public var status: String = ""

    /// The reason, such as `peer_unavailable`; `not_in_time` for a card that was not requested
    /// before the time was over.
    public var reason: String = ""

    /// One sentence for people.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(status: String = "", reason: String = "", message: String = "") {
      self.status = status
      self.reason = reason
      self.message = message
    }
  }
}

extension GatewayV1.CardError {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CardError"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "status", "status"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 3, StringField.self)
    sink.implicit(reason, 2, StringField.self)
    sink.implicit(status, 1, StringField.self)
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
      case 10: status = try StringField.read(from: &reader)
      case 18: reason = try StringField.read(from: &reader)
      case 26: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(status, "status", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&status, StringField.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// One child on the page: either the card or the error is set.
  public struct ChildCard: Message {
    /// The child.
    public var memberID: MemberID?

    /// The child's name.
    public var name: String = ""

    /// The card.
    public var card: CatalogV1.GetProgressCardResponse?

    /// Why there is no card.
    public var error: GatewayV1.CardError?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      name: String = "",
      card: CatalogV1.GetProgressCardResponse? = nil,
      error: GatewayV1.CardError? = nil
    ) {
      self.memberID = memberID
      self.name = name
      self.card = card
      self.error = error
    }
  }
}

extension GatewayV1.ChildCard {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ChildCard"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "card", "card", .single, CatalogV1.GetProgressCardResponse.self),
    FieldInfo(4, "error", "error", .single, GatewayV1.CardError.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(error, 4, MessageField<GatewayV1.CardError>.self)
    sink.optional(card, 3, MessageField<CatalogV1.GetProgressCardResponse>.self)
    sink.implicit(name, 2, StringField.self)
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
      case 18: name = try StringField.read(from: &reader)
      case 26: try reader.merge(&card)
      case 34: try reader.merge(&error)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.optional(card, "card", MessageField<CatalogV1.GetProgressCardResponse>.self)
    try writer.optional(error, "error", MessageField<GatewayV1.CardError>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&card, MessageField<CatalogV1.GetProgressCardResponse>.self)
      case 4: try reader.read(&error, MessageField<GatewayV1.CardError>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Families/GetFamilyDashboard`.
  public struct GetFamilyDashboardResponse: Message {
    /// One per child, in the order of joining; at most 50.
    public var children: [GatewayV1.ChildCard] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(children: [GatewayV1.ChildCard] = []) {
      self.children = children
    }
  }
}

extension GatewayV1.GetFamilyDashboardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetFamilyDashboardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "children", "children", .repeated, GatewayV1.ChildCard.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(children, 1, MessageField<GatewayV1.ChildCard>.self)
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
      case 10: try reader.append(to: &children, MessageField<GatewayV1.ChildCard>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(children, "children", MessageField<GatewayV1.ChildCard>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &children, MessageField<GatewayV1.ChildCard>.self)
      default: break
      }
    }
  }
}
