// Generated from daybook/gateway/v1/audit.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// A call and its outcome, or several equal ones within a second.
  public struct AuditEntry: Message {
    /// When the last of the calls ended.
    public var at: GoogleProtobuf.Timestamp?

    /// The member who called.
    public var memberID: MemberID?

    /// The member whose space the call was about.
    public var spaceID: MemberID?

    /// The token of the call; empty for a sign-in.
    public var tokenID: TokenID?

    /// The method, such as `daybook.task.v1.Tasks/CompleteTask`.
    public var method: String = ""

    /// The status code, such as `OK` or `PERMISSION_DENIED`.
    public var outcome: String = ""

    /// The number of equal calls within a second.
    public var count: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      at: GoogleProtobuf.Timestamp? = nil,
      memberID: MemberID? = nil,
      spaceID: MemberID? = nil,
      tokenID: TokenID? = nil,
      method: String = "",
      outcome: String = "",
      count: Int32 = 0
    ) {
      self.at = at
      self.memberID = memberID
      self.spaceID = spaceID
      self.tokenID = tokenID
      self.method = method
      self.outcome = outcome
      self.count = count
    }
  }
}

extension GatewayV1.AuditEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AuditEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "space_id", "spaceId"),
    FieldInfo(4, "token_id", "tokenId"),
    FieldInfo(5, "method", "method"),
    FieldInfo(6, "outcome", "outcome"),
    FieldInfo(7, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 7, Int32Field.self)
    sink.implicit(outcome, 6, StringField.self)
    sink.implicit(method, 5, StringField.self)
    sink.optional(tokenID, 4, TextField<TokenID>.self)
    sink.optional(spaceID, 3, TextField<MemberID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(at, 1, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&at)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: spaceID = try reader.text(MemberID.self)
      case 34: tokenID = try reader.text(TokenID.self)
      case 42: method = try StringField.read(from: &reader)
      case 50: outcome = try StringField.read(from: &reader)
      case 56: count = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(spaceID, "spaceId", TextField<MemberID>.self)
    try writer.optional(tokenID, "tokenId", TextField<TokenID>.self)
    try writer.implicit(method, "method", StringField.self)
    try writer.implicit(outcome, "outcome", StringField.self)
    try writer.implicit(count, "count", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&spaceID, MemberID.self)
      case 4: try reader.formed(&tokenID, TokenID.self)
      case 5: try reader.read(&method, StringField.self)
      case 6: try reader.read(&outcome, StringField.self)
      case 7: try reader.read(&count, Int32Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Audit/ListAudit`.
  public struct ListAuditRequest: Message {
    /// Only calls by this member or about their space; empty for all.
    public var memberID: MemberID?

    /// Only entries from this day, in the caller's zone.
    public var since: LocalDay?

    /// The most entries to return, 1 to 200; 0 for 50.
    public var pageSize: Int32 = 0

    /// The token of the previous page, from a reply to the same request.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      since: LocalDay? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.memberID = memberID
      self.since = since
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension GatewayV1.ListAuditRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListAuditRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "since", "since"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.optional(since, 2, TextField<LocalDay>.self)
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
      case 18: since = try reader.text(LocalDay.self)
      case 24: pageSize = try Int32Field.read(from: &reader)
      case 34: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(since, "since", TextField<LocalDay>.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&since, LocalDay.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Audit/ListAudit`.
  public struct ListAuditResponse: Message {
    /// The entries, newest first.
    public var entries: [GatewayV1.AuditEntry] = []

    /// The token of the next page; empty on the last.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entries: [GatewayV1.AuditEntry] = [], nextPageToken: String = "") {
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }
}

extension GatewayV1.ListAuditResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListAuditResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entries", "entries", .repeated, GatewayV1.AuditEntry.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(entries, 1, MessageField<GatewayV1.AuditEntry>.self)
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
      case 10: try reader.append(to: &entries, MessageField<GatewayV1.AuditEntry>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(entries, "entries", MessageField<GatewayV1.AuditEntry>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &entries, MessageField<GatewayV1.AuditEntry>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}
