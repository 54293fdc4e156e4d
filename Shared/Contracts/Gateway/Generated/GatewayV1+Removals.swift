// Generated from daybook/gateway/v1/removals.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The number of records of one kind in a service.
  public struct RemovalCount: Message {
    /// The service, such as `task`.
    public var service: String = ""

    /// The kind, such as `tasks`.
    public var kind: String = ""

    /// The number of records.
    public var records: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(service: String = "", kind: String = "", records: Int64 = 0) {
      self.service = service
      self.kind = kind
      self.records = records
    }
  }
}

extension GatewayV1.RemovalCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemovalCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "kind", "kind"),
    FieldInfo(3, "records", "records"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(records, 3, Int64Field.self)
    sink.implicit(kind, 2, StringField.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 18: kind = try StringField.read(from: &reader)
      case 24: records = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(records, "records", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&kind, StringField.self)
      case 3: try reader.read(&records, Int64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// One removal, without the removed data.
  public struct Removal: Message {
    /// The id, which never changes.
    public var id: String = ""

    /// The removed member; empty for the household.
    public var memberID: MemberID?

    /// The parent who requested it.
    public var removedBy: MemberID?

    /// When it began and the member was signed out.
    public var startedAt: GoogleProtobuf.Timestamp?

    /// When all data was erased; unset while it is running.
    public var finishedAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: String = "",
      memberID: MemberID? = nil,
      removedBy: MemberID? = nil,
      startedAt: GoogleProtobuf.Timestamp? = nil,
      finishedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.id = id
      self.memberID = memberID
      self.removedBy = removedBy
      self.startedAt = startedAt
      self.finishedAt = finishedAt
    }
  }
}

extension GatewayV1.Removal {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Removal"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "removed_by", "removedBy"),
    FieldInfo(4, "started_at", "startedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "finished_at", "finishedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(finishedAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(startedAt, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(removedBy, 3, TextField<MemberID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.implicit(id, 1, StringField.self)
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
      case 10: id = try StringField.read(from: &reader)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: removedBy = try reader.text(MemberID.self)
      case 34: try reader.merge(&startedAt)
      case 42: try reader.merge(&finishedAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(id, "id", StringField.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(removedBy, "removedBy", TextField<MemberID>.self)
    try writer.optional(startedAt, "startedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(finishedAt, "finishedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&id, StringField.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&removedBy, MemberID.self)
      case 4: try reader.read(&startedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&finishedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Removals/PreviewMemberRemoval`.
  public struct PreviewMemberRemovalRequest: Message {
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

extension GatewayV1.PreviewMemberRemovalRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PreviewMemberRemovalRequest"

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
  /// The answer of `Removals/PreviewMemberRemoval`.
  public struct PreviewMemberRemovalResponse: Message {
    /// The kinds with records, by service.
    public var counts: [GatewayV1.RemovalCount] = []

    /// Confirms the removal; valid for ten minutes, and while the counts are unchanged.
    public var confirmation: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(counts: [GatewayV1.RemovalCount] = [], confirmation: String = "") {
      self.counts = counts
      self.confirmation = confirmation
    }
  }
}

extension GatewayV1.PreviewMemberRemovalResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PreviewMemberRemovalResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "counts", "counts", .repeated, GatewayV1.RemovalCount.self),
    FieldInfo(2, "confirmation", "confirmation"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(confirmation, 2, StringField.self)
    sink.repeated(counts, 1, MessageField<GatewayV1.RemovalCount>.self)
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
      case 10: try reader.append(to: &counts, MessageField<GatewayV1.RemovalCount>.self)
      case 18: confirmation = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(counts, "counts", MessageField<GatewayV1.RemovalCount>.self)
    try writer.implicit(confirmation, "confirmation", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &counts, MessageField<GatewayV1.RemovalCount>.self)
      case 2: try reader.read(&confirmation, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Removals/RemoveMember`.
  public struct RemoveMemberRequest: Message {
    /// The member to remove; empty for the caller.
    public var memberID: MemberID?

    /// The confirmation of the preview.
    public var confirmation: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, confirmation: String = "") {
      self.memberID = memberID
      self.confirmation = confirmation
    }
  }
}

extension GatewayV1.RemoveMemberRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveMemberRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "confirmation", "confirmation"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(confirmation, 2, StringField.self)
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
      case 18: confirmation = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(confirmation, "confirmation", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&confirmation, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Removals/RemoveMember`.
  public struct RemoveMemberResponse: Message {
    /// The removal, which continues in the background.
    public var removal: GatewayV1.Removal?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(removal: GatewayV1.Removal? = nil) {
      self.removal = removal
    }
  }
}

extension GatewayV1.RemoveMemberResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveMemberResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "removal", "removal", .single, GatewayV1.Removal.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(removal, 1, MessageField<GatewayV1.Removal>.self)
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
      case 10: try reader.merge(&removal)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(removal, "removal", MessageField<GatewayV1.Removal>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&removal, MessageField<GatewayV1.Removal>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Removals/PreviewHouseholdRemoval`.
  public struct PreviewHouseholdRemovalRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.PreviewHouseholdRemovalRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PreviewHouseholdRemovalRequest"

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
  /// The answer of `Removals/PreviewHouseholdRemoval`.
  public struct PreviewHouseholdRemovalResponse: Message {
    /// The kinds with records, by service.
    public var counts: [GatewayV1.RemovalCount] = []

    /// Confirms the removal; valid for ten minutes, and while the counts are unchanged.
    public var confirmation: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(counts: [GatewayV1.RemovalCount] = [], confirmation: String = "") {
      self.counts = counts
      self.confirmation = confirmation
    }
  }
}

extension GatewayV1.PreviewHouseholdRemovalResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PreviewHouseholdRemovalResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "counts", "counts", .repeated, GatewayV1.RemovalCount.self),
    FieldInfo(2, "confirmation", "confirmation"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(confirmation, 2, StringField.self)
    sink.repeated(counts, 1, MessageField<GatewayV1.RemovalCount>.self)
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
      case 10: try reader.append(to: &counts, MessageField<GatewayV1.RemovalCount>.self)
      case 18: confirmation = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(counts, "counts", MessageField<GatewayV1.RemovalCount>.self)
    try writer.implicit(confirmation, "confirmation", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &counts, MessageField<GatewayV1.RemovalCount>.self)
      case 2: try reader.read(&confirmation, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Removals/RemoveHousehold`.
  public struct RemoveHouseholdRequest: Message {
    /// The confirmation of the preview.
    public var confirmation: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(confirmation: String = "") {
      self.confirmation = confirmation
    }
  }
}

extension GatewayV1.RemoveHouseholdRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveHouseholdRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "confirmation", "confirmation")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(confirmation, 1, StringField.self)
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
      case 10: confirmation = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(confirmation, "confirmation", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&confirmation, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Removals/RemoveHousehold`.
  public struct RemoveHouseholdResponse: Message {
    /// The removal, which continues in the background.
    public var removal: GatewayV1.Removal?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(removal: GatewayV1.Removal? = nil) {
      self.removal = removal
    }
  }
}

extension GatewayV1.RemoveHouseholdResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveHouseholdResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "removal", "removal", .single, GatewayV1.Removal.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(removal, 1, MessageField<GatewayV1.Removal>.self)
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
      case 10: try reader.merge(&removal)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(removal, "removal", MessageField<GatewayV1.Removal>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&removal, MessageField<GatewayV1.Removal>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Removals/ListRemovals`.
  public struct ListRemovalsRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.ListRemovalsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListRemovalsRequest"

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
  /// The answer of `Removals/ListRemovals`.
  public struct ListRemovalsResponse: Message {
    /// Newest first.
    public var removals: [GatewayV1.Removal] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(removals: [GatewayV1.Removal] = []) {
      self.removals = removals
    }
  }
}

extension GatewayV1.ListRemovalsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListRemovalsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "removals", "removals", .repeated, GatewayV1.Removal.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(removals, 1, MessageField<GatewayV1.Removal>.self)
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
      case 10: try reader.append(to: &removals, MessageField<GatewayV1.Removal>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(removals, "removals", MessageField<GatewayV1.Removal>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &removals, MessageField<GatewayV1.Removal>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// A member was removed.
  public struct MemberRemoved: Message {
    /// The removed member.
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

extension GatewayV1.MemberRemoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.MemberRemoved"

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

extension GatewayV1.MemberRemoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "member_removed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["member_id"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.MemberRemoved {
    var shared = GatewayV1.MemberRemoved()
    shared.memberID = self.memberID
    return shared
  }
}
