// Generated from daybook/gateway/v1/invitations.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// Lets a member sign in on one more device; without its code.
  public struct Invitation: Message {
    /// The id, which never changes.
    public var id: InvitationID?

    /// The member who may sign in.
    public var memberID: MemberID?

    /// The parent who created it.
    public var createdBy: MemberID?

    /// When it was created.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// After this instant its code is refused.
    public var expiresAt: GoogleProtobuf.Timestamp?

    /// The scopes of the future token: `read`, `write`.
    public var scopes: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: InvitationID? = nil,
      memberID: MemberID? = nil,
      createdBy: MemberID? = nil,
      createdAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      scopes: [String] = []
    ) {
      self.id = id
      self.memberID = memberID
      self.createdBy = createdBy
      self.createdAt = createdAt
      self.expiresAt = expiresAt
      self.scopes = scopes
    }
  }
}

extension GatewayV1.Invitation {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Invitation"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "created_by", "createdBy"),
    FieldInfo(4, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "expires_at", "expiresAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "scopes", "scopes", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(scopes, 6, StringField.self)
    sink.optional(expiresAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdAt, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdBy, 3, TextField<MemberID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<InvitationID>.self)
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
      case 10: id = try reader.text(InvitationID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: createdBy = try reader.text(MemberID.self)
      case 34: try reader.merge(&createdAt)
      case 42: try reader.merge(&expiresAt)
      case 50: try reader.append(to: &scopes, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<InvitationID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(createdBy, "createdBy", TextField<MemberID>.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(expiresAt, "expiresAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.repeated(scopes, "scopes", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, InvitationID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&createdBy, MemberID.self)
      case 4: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&expiresAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.append(to: &scopes, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1.Invitation {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "member_id", "created_by", "created_at", "expires_at", "scopes",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.Invitation {
    var shared = GatewayV1.Invitation()
    shared.id = self.id
    shared.memberID = self.memberID
    shared.createdBy = self.createdBy
    shared.createdAt = self.createdAt
    shared.expiresAt = self.expiresAt
    shared.scopes = self.scopes
    return shared
  }
}

extension GatewayV1 {
  /// The request of `Invitations/CreateInvitation`.
  public struct CreateInvitationRequest: Message {
    /// The member to invite.
    public var memberID: MemberID?

    /// The validity of the code, ten minutes to seven days; a day when unset.
    public var lifetime: GoogleProtobuf.Duration?

    /// `read` and `write` when empty.
    public var scopes: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      lifetime: GoogleProtobuf.Duration? = nil,
      scopes: [String] = []
    ) {
      self.memberID = memberID
      self.lifetime = lifetime
      self.scopes = scopes
    }
  }
}

extension GatewayV1.CreateInvitationRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateInvitationRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "lifetime", "lifetime", .single, GoogleProtobuf.Duration.self),
    FieldInfo(3, "scopes", "scopes", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(scopes, 3, StringField.self)
    sink.optional(lifetime, 2, MessageField<GoogleProtobuf.Duration>.self)
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
      case 18: try reader.merge(&lifetime)
      case 26: try reader.append(to: &scopes, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(lifetime, "lifetime", MessageField<GoogleProtobuf.Duration>.self)
    try writer.repeated(scopes, "scopes", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&lifetime, MessageField<GoogleProtobuf.Duration>.self)
      case 3: try reader.append(to: &scopes, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Invitations/CreateInvitation`.
  public struct CreateInvitationResponse: Message {
    /// The invitation.
    public var invitation: GatewayV1.Invitation?

    /// The code to type on the other device; returned only once.
    ///
    /// It contains the fingerprint of the gateway's certificate, if there is one.
    public var code: String = ""

    /// The configured addresses of the gateway for other devices; may be empty.
    public var addresses: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      invitation: GatewayV1.Invitation? = nil,
      code: String = "",
      addresses: [String] = []
    ) {
      self.invitation = invitation
      self.code = code
      self.addresses = addresses
    }
  }
}

extension GatewayV1.CreateInvitationResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateInvitationResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation", "invitation", .single, GatewayV1.Invitation.self),
    FieldInfo(2, "code", "code", isRedacted: true),
    FieldInfo(3, "addresses", "addresses", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(addresses, 3, StringField.self)
    sink.implicit(code, 2, StringField.self)
    sink.optional(invitation, 1, MessageField<GatewayV1.Invitation>.self)
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
      case 10: try reader.merge(&invitation)
      case 18: code = try StringField.read(from: &reader)
      case 26: try reader.append(to: &addresses, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitation, "invitation", MessageField<GatewayV1.Invitation>.self)
    try writer.implicit(code, "code", StringField.self, isRedacted: true)
    try writer.repeated(addresses, "addresses", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&invitation, MessageField<GatewayV1.Invitation>.self)
      case 2: try reader.read(&code, StringField.self)
      case 3: try reader.append(to: &addresses, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Invitations/AcceptInvitation`.
  public struct AcceptInvitationRequest: Message {
    /// The code, with or without its fingerprint.
    public var code: String = ""

    /// The token's name in lists, such as “Ben's phone”.
    public var tokenName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(code: String = "", tokenName: String = "") {
      self.code = code
      self.tokenName = tokenName
    }
  }
}

extension GatewayV1.AcceptInvitationRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AcceptInvitationRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "code", "code", isRedacted: true),
    FieldInfo(2, "token_name", "tokenName"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tokenName, 2, StringField.self)
    sink.implicit(code, 1, StringField.self)
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
      case 10: code = try StringField.read(from: &reader)
      case 18: tokenName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(code, "code", StringField.self, isRedacted: true)
    try writer.implicit(tokenName, "tokenName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&code, StringField.self)
      case 2: try reader.read(&tokenName, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Invitations/AcceptInvitation`.
  public struct AcceptInvitationResponse: Message {
    /// The household.
    public var household: GatewayV1.Household?

    /// The member who is signed in.
    public var member: GatewayV1.Member?

    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// The secret; returned only once.
    public var secret: String = ""

    /// The certificate authority of the gateway's certificate, in PEM form; empty when it has none
    /// of its own.
    public var authority: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      household: GatewayV1.Household? = nil,
      member: GatewayV1.Member? = nil,
      token: GatewayV1.Token? = nil,
      secret: String = "",
      authority: String = ""
    ) {
      self.household = household
      self.member = member
      self.token = token
      self.secret = secret
      self.authority = authority
    }
  }
}

extension GatewayV1.AcceptInvitationResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AcceptInvitationResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(3, "token", "token", .single, GatewayV1.Token.self),
    FieldInfo(4, "secret", "secret", isRedacted: true),
    FieldInfo(5, "authority", "authority"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(authority, 5, StringField.self)
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
      case 42: authority = try StringField.read(from: &reader)
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
    try writer.implicit(authority, "authority", StringField.self)
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
      case 5: try reader.read(&authority, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Invitations/ListInvitations`.
  public struct ListInvitationsRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.ListInvitationsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListInvitationsRequest"

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
  /// The answer of `Invitations/ListInvitations`.
  public struct ListInvitationsResponse: Message {
    /// At most one per member; without codes.
    public var invitations: [GatewayV1.Invitation] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(invitations: [GatewayV1.Invitation] = []) {
      self.invitations = invitations
    }
  }
}

extension GatewayV1.ListInvitationsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListInvitationsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitations", "invitations", .repeated, GatewayV1.Invitation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(invitations, 1, MessageField<GatewayV1.Invitation>.self)
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
      case 10: try reader.append(to: &invitations, MessageField<GatewayV1.Invitation>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(invitations, "invitations", MessageField<GatewayV1.Invitation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &invitations, MessageField<GatewayV1.Invitation>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Invitations/RevokeInvitation`.
  public struct RevokeInvitationRequest: Message {
    /// The invitation to revoke.
    public var invitationID: InvitationID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(invitationID: InvitationID? = nil) {
      self.invitationID = invitationID
    }
  }
}

extension GatewayV1.RevokeInvitationRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RevokeInvitationRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation_id", "invitationId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(invitationID, 1, TextField<InvitationID>.self)
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
      case 10: invitationID = try reader.text(InvitationID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitationID, "invitationId", TextField<InvitationID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&invitationID, InvitationID.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Invitations/RevokeInvitation`.
  public struct RevokeInvitationResponse: Message {
    /// The revoked invitation.
    public var invitation: GatewayV1.Invitation?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(invitation: GatewayV1.Invitation? = nil) {
      self.invitation = invitation
    }
  }
}

extension GatewayV1.RevokeInvitationResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RevokeInvitationResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation", "invitation", .single, GatewayV1.Invitation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(invitation, 1, MessageField<GatewayV1.Invitation>.self)
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
      case 10: try reader.merge(&invitation)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitation, "invitation", MessageField<GatewayV1.Invitation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&invitation, MessageField<GatewayV1.Invitation>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// An invitation was created.
  public struct InvitationCreated: Message {
    /// The invitation.
    public var invitation: GatewayV1.Invitation?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(invitation: GatewayV1.Invitation? = nil) {
      self.invitation = invitation
    }
  }
}

extension GatewayV1.InvitationCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.InvitationCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation", "invitation", .single, GatewayV1.Invitation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(invitation, 1, MessageField<GatewayV1.Invitation>.self)
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
      case 10: try reader.merge(&invitation)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitation, "invitation", MessageField<GatewayV1.Invitation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&invitation, MessageField<GatewayV1.Invitation>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.InvitationCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "invitation_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["invitation"],
    inside: [GatewayV1.Invitation.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.InvitationCreated {
    var shared = GatewayV1.InvitationCreated()
    shared.invitation = self.invitation?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// An open invitation was revoked.
  public struct InvitationRevoked: Message {
    /// The invitation.
    public var invitationID: InvitationID?

    /// The invited member.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(invitationID: InvitationID? = nil, memberID: MemberID? = nil) {
      self.invitationID = invitationID
      self.memberID = memberID
    }
  }
}

extension GatewayV1.InvitationRevoked {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.InvitationRevoked"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation_id", "invitationId"),
    FieldInfo(2, "member_id", "memberId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(invitationID, 1, TextField<InvitationID>.self)
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
      case 10: invitationID = try reader.text(InvitationID.self)
      case 18: memberID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitationID, "invitationId", TextField<InvitationID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&invitationID, InvitationID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension GatewayV1.InvitationRevoked: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "invitation_revoked"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["invitation_id", "member_id"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.InvitationRevoked {
    var shared = GatewayV1.InvitationRevoked()
    shared.invitationID = self.invitationID
    shared.memberID = self.memberID
    return shared
  }
}

extension GatewayV1 {
  /// A member signed in with the code of an invitation.
  public struct InvitationAccepted: Message {
    /// The invitation.
    public var invitationID: InvitationID?

    /// The member who signed in.
    public var memberID: MemberID?

    /// The created token.
    public var tokenID: TokenID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      invitationID: InvitationID? = nil,
      memberID: MemberID? = nil,
      tokenID: TokenID? = nil
    ) {
      self.invitationID = invitationID
      self.memberID = memberID
      self.tokenID = tokenID
    }
  }
}

extension GatewayV1.InvitationAccepted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.InvitationAccepted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "invitation_id", "invitationId"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "token_id", "tokenId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(tokenID, 3, TextField<TokenID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(invitationID, 1, TextField<InvitationID>.self)
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
      case 10: invitationID = try reader.text(InvitationID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: tokenID = try reader.text(TokenID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(invitationID, "invitationId", TextField<InvitationID>.self)
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
      case 1: try reader.formed(&invitationID, InvitationID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&tokenID, TokenID.self)
      default: break
      }
    }
  }
}

extension GatewayV1.InvitationAccepted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "invitation_accepted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "invitation_id", "member_id", "token_id",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.InvitationAccepted {
    var shared = GatewayV1.InvitationAccepted()
    shared.invitationID = self.invitationID
    shared.memberID = self.memberID
    shared.tokenID = self.tokenID
    return shared
  }
}
