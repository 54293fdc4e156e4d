// Generated from daybook/gateway/v1/members.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The request of `Members/UpdateMember`.
  public struct UpdateMemberRequest: Message {
    /// The member to change; empty for the caller.
    public var memberID: MemberID?

    /// The new values.
    public var member: GatewayV1.Member?

    /// `name`, `role`, `zone`, `color`.
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
      member: GatewayV1.Member? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.member = member
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.UpdateMemberRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdateMemberRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(member, 2, MessageField<GatewayV1.Member>.self)
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
      case 18: try reader.merge(&member)
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
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
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
      case 2: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Members/UpdateMember`.
  public struct UpdateMemberResponse: Message {
    /// The member after the change.
    public var member: GatewayV1.Member?

    /// False when every field already had its value.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(member: GatewayV1.Member? = nil, changed: Bool = false) {
      self.member = member
      self.changed = changed
    }
  }
}

extension GatewayV1.UpdateMemberResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdateMemberResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(member, 1, MessageField<GatewayV1.Member>.self)
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
      case 10: try reader.merge(&member)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Members/UpdateHousehold`.
  public struct UpdateHouseholdRequest: Message {
    /// The new values.
    public var household: GatewayV1.Household?

    /// `name`, `zone`, `week_start`, `day_start`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      household: GatewayV1.Household? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.household = household
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.UpdateHouseholdRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdateHouseholdRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(updateMask, 2, MessageField<GoogleProtobuf.FieldMask>.self)
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
      case 18: try reader.merge(&updateMask)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(household, "household", MessageField<GatewayV1.Household>.self)
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
      case 1: try reader.read(&household, MessageField<GatewayV1.Household>.self)
      case 2: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Members/UpdateHousehold`.
  public struct UpdateHouseholdResponse: Message {
    /// The household after the change.
    public var household: GatewayV1.Household?

    /// False when every field already had its value.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(household: GatewayV1.Household? = nil, changed: Bool = false) {
      self.household = household
      self.changed = changed
    }
  }
}

extension GatewayV1.UpdateHouseholdResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.UpdateHouseholdResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
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
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(household, "household", MessageField<GatewayV1.Household>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&household, MessageField<GatewayV1.Household>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// A member was changed.
  public struct MemberUpdated: Message {
    /// The member after the change.
    public var member: GatewayV1.Member?

    /// The member before the change.
    public var before: GatewayV1.Member?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(member: GatewayV1.Member? = nil, before: GatewayV1.Member? = nil) {
      self.member = member
      self.before = before
    }
  }
}

extension GatewayV1.MemberUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.MemberUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(2, "before", "before", .single, GatewayV1.Member.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(before, 2, MessageField<GatewayV1.Member>.self)
    sink.optional(member, 1, MessageField<GatewayV1.Member>.self)
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
      case 10: try reader.merge(&member)
      case 18: try reader.merge(&before)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
    try writer.optional(before, "before", MessageField<GatewayV1.Member>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      case 2: try reader.read(&before, MessageField<GatewayV1.Member>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.MemberUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "member_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["member", "before"],
    inside: [GatewayV1.Member.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.MemberUpdated {
    var shared = GatewayV1.MemberUpdated()
    shared.member = self.member?.sharedParts()
    shared.before = self.before?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// The household was changed.
  public struct HouseholdUpdated: Message {
    /// The household after the change.
    public var household: GatewayV1.Household?

    /// The household before the change.
    public var before: GatewayV1.Household?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(household: GatewayV1.Household? = nil, before: GatewayV1.Household? = nil) {
      self.household = household
      self.before = before
    }
  }
}

extension GatewayV1.HouseholdUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.HouseholdUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "before", "before", .single, GatewayV1.Household.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(before, 2, MessageField<GatewayV1.Household>.self)
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
      case 18: try reader.merge(&before)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(household, "household", MessageField<GatewayV1.Household>.self)
    try writer.optional(before, "before", MessageField<GatewayV1.Household>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&household, MessageField<GatewayV1.Household>.self)
      case 2: try reader.read(&before, MessageField<GatewayV1.Household>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.HouseholdUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "household_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["household", "before"],
    inside: [GatewayV1.Household.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.HouseholdUpdated {
    var shared = GatewayV1.HouseholdUpdated()
    shared.household = self.household?.sharedParts()
    shared.before = self.before?.sharedParts()
    return shared
  }
}
