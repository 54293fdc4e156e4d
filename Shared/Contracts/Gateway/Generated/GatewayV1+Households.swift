// Generated from daybook/gateway/v1/households.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The role of a member.
  public enum MemberRole: WireEnum, CaseIterable {
    case unspecified
    case parent
    case child
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.MemberRole {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .parent
    case 2: self = .child
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .parent: return 1
    case .child: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.MemberRole] = [
    .unspecified,
    .parent,
    .child,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("MEMBER_ROLE_UNSPECIFIED", 0),
    ("MEMBER_ROLE_PARENT", 1),
    ("MEMBER_ROLE_CHILD", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "MEMBER_ROLE_UNSPECIFIED"
    case 1: return "MEMBER_ROLE_PARENT"
    case 2: return "MEMBER_ROLE_CHILD"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// The first day of the week.
  public enum WeekStart: WireEnum, CaseIterable {
    case unspecified
    case monday
    case sunday
    case saturday
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.WeekStart {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .monday
    case 2: self = .sunday
    case 3: self = .saturday
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .monday: return 1
    case .sunday: return 2
    case .saturday: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.WeekStart] = [
    .unspecified,
    .monday,
    .sunday,
    .saturday,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("WEEK_START_UNSPECIFIED", 0),
    ("WEEK_START_MONDAY", 1),
    ("WEEK_START_SUNDAY", 2),
    ("WEEK_START_SATURDAY", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "WEEK_START_UNSPECIFIED"
    case 1: return "WEEK_START_MONDAY"
    case 2: return "WEEK_START_SUNDAY"
    case 3: return "WEEK_START_SATURDAY"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// The format of dates.
  public enum DateFormat: WireEnum, CaseIterable {
    /// The device decides.
    case unspecified
    /// 2026-11-21.
    case iso
    /// 21.11.2026.
    case dotted
    /// 11/21/2026.
    case american
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.DateFormat {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .iso
    case 2: self = .dotted
    case 3: self = .american
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .iso: return 1
    case .dotted: return 2
    case .american: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.DateFormat] = [
    .unspecified,
    .iso,
    .dotted,
    .american,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("DATE_FORMAT_UNSPECIFIED", 0),
    ("DATE_FORMAT_ISO", 1),
    ("DATE_FORMAT_DOTTED", 2),
    ("DATE_FORMAT_AMERICAN", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "DATE_FORMAT_UNSPECIFIED"
    case 1: return "DATE_FORMAT_ISO"
    case 2: return "DATE_FORMAT_DOTTED"
    case 3: return "DATE_FORMAT_AMERICAN"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// A household: the tenant that all data belongs to.
  public struct Household: Message {
    /// The id, which never changes.
    public var id: HouseholdID?

    /// The name as it was given.
    public var name: String = ""

    /// IANA name.
    public var zone: String = ""

    /// The first day of the week.
    public var weekStart: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0)

    /// The start of the day, `HH:MM`, 00:00 to 06:00.
    public var dayStart: String = ""

    /// When it was created.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// Incremented by each change.
    public var revision: UInt64 = 0

    /// The start of the day from `next_day`; empty when no change is pending.
    public var nextDayStart: String = ""

    /// The first day with the new start.
    public var nextDay: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: HouseholdID? = nil,
      name: String = "",
      zone: String = "",
      weekStart: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0),
      dayStart: String = "",
      createdAt: GoogleProtobuf.Timestamp? = nil,
      revision: UInt64 = 0,
      nextDayStart: String = "",
      nextDay: LocalDay? = nil
    ) {
      self.id = id
      self.name = name
      self.zone = zone
      self.weekStart = weekStart
      self.dayStart = dayStart
      self.createdAt = createdAt
      self.revision = revision
      self.nextDayStart = nextDayStart
      self.nextDay = nextDay
    }
  }
}

extension GatewayV1.Household {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Household"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "zone", "zone"),
    FieldInfo(4, "week_start", "weekStart"),
    FieldInfo(5, "day_start", "dayStart"),
    FieldInfo(6, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "revision", "revision"),
    FieldInfo(8, "next_day_start", "nextDayStart"),
    FieldInfo(9, "next_day", "nextDay"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(nextDay, 9, TextField<LocalDay>.self)
    sink.implicit(nextDayStart, 8, StringField.self)
    sink.implicit(revision, 7, UInt64Field.self)
    sink.optional(createdAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(dayStart, 5, StringField.self)
    sink.implicit(weekStart, 4, EnumField<GatewayV1.WeekStart>.self)
    sink.implicit(zone, 3, StringField.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<HouseholdID>.self)
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
      case 10: id = try reader.text(HouseholdID.self)
      case 18: name = try StringField.read(from: &reader)
      case 26: zone = try StringField.read(from: &reader)
      case 32: weekStart = try EnumField<GatewayV1.WeekStart>.read(from: &reader)
      case 42: dayStart = try StringField.read(from: &reader)
      case 50: try reader.merge(&createdAt)
      case 56: revision = try UInt64Field.read(from: &reader)
      case 66: nextDayStart = try StringField.read(from: &reader)
      case 74: nextDay = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<HouseholdID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(zone, "zone", StringField.self)
    try writer.implicit(weekStart, "weekStart", EnumField<GatewayV1.WeekStart>.self)
    try writer.implicit(dayStart, "dayStart", StringField.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.implicit(nextDayStart, "nextDayStart", StringField.self)
    try writer.optional(nextDay, "nextDay", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, HouseholdID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&zone, StringField.self)
      case 4: try reader.read(&weekStart, EnumField<GatewayV1.WeekStart>.self)
      case 5: try reader.read(&dayStart, StringField.self)
      case 6: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&revision, UInt64Field.self)
      case 8: try reader.read(&nextDayStart, StringField.self)
      case 9: try reader.formed(&nextDay, LocalDay.self)
      default: break
      }
    }
  }
}

extension GatewayV1.Household {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "name", "zone", "week_start", "day_start", "created_at", "revision", "next_day_start",
    "next_day",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.Household {
    var shared = GatewayV1.Household()
    shared.id = self.id
    shared.name = self.name
    shared.zone = self.zone
    shared.weekStart = self.weekStart
    shared.dayStart = self.dayStart
    shared.createdAt = self.createdAt
    shared.revision = self.revision
    shared.nextDayStart = self.nextDayStart
    shared.nextDay = self.nextDay
    return shared
  }
}

extension GatewayV1 {
  /// One person of the household.
  public struct Member: Message {
    /// The id, which never changes.
    public var id: MemberID?

    /// The name as it was given.
    public var name: String = ""

    /// Parent or child.
    public var role: GatewayV1.MemberRole = GatewayV1.MemberRole(rawValue: 0)

    /// The member's own IANA zone; empty for the household's.
    public var zone: String = ""

    /// When it was created.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// The member's colour, `#rrggbb`; empty when none was chosen.
    public var color: String = ""

    /// Incremented by each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: MemberID? = nil,
      name: String = "",
      role: GatewayV1.MemberRole = GatewayV1.MemberRole(rawValue: 0),
      zone: String = "",
      createdAt: GoogleProtobuf.Timestamp? = nil,
      color: String = "",
      revision: UInt64 = 0
    ) {
      self.id = id
      self.name = name
      self.role = role
      self.zone = zone
      self.createdAt = createdAt
      self.color = color
      self.revision = revision
    }
  }
}

extension GatewayV1.Member {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Member"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "role", "role"),
    FieldInfo(4, "zone", "zone"),
    FieldInfo(5, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "color", "color"),
    FieldInfo(7, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 7, UInt64Field.self)
    sink.implicit(color, 6, StringField.self)
    sink.optional(createdAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(zone, 4, StringField.self)
    sink.implicit(role, 3, EnumField<GatewayV1.MemberRole>.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, TextField<MemberID>.self)
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
      case 10: id = try reader.text(MemberID.self)
      case 18: name = try StringField.read(from: &reader)
      case 24: role = try EnumField<GatewayV1.MemberRole>.read(from: &reader)
      case 34: zone = try StringField.read(from: &reader)
      case 42: try reader.merge(&createdAt)
      case 50: color = try StringField.read(from: &reader)
      case 56: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<MemberID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(role, "role", EnumField<GatewayV1.MemberRole>.self)
    try writer.implicit(zone, "zone", StringField.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(color, "color", StringField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, MemberID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&role, EnumField<GatewayV1.MemberRole>.self)
      case 4: try reader.read(&zone, StringField.self)
      case 5: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.read(&color, StringField.self)
      case 7: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1.Member {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "name", "role", "zone", "created_at", "color", "revision",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.Member {
    var shared = GatewayV1.Member()
    shared.id = self.id
    shared.name = self.name
    shared.role = self.role
    shared.zone = self.zone
    shared.createdAt = self.createdAt
    shared.color = self.color
    shared.revision = self.revision
    return shared
  }
}

extension GatewayV1 {
  /// An access token, without its secret.
  public struct Token: Message {
    /// The id, which never changes.
    public var id: TokenID?

    /// The member it authenticates.
    public var memberID: MemberID?

    /// The name as it was given.
    public var name: String = ""

    /// `read`, `write`, `operator`, `device`.
    public var scopes: [String] = []

    /// When it was created.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// When it was last used; unset if never.
    public var lastUsedAt: GoogleProtobuf.Timestamp?

    /// It is refused after this instant; each use extends it.
    public var expiresAt: GoogleProtobuf.Timestamp?

    /// When it was revoked; unset if it was not.
    public var revokedAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: TokenID? = nil,
      memberID: MemberID? = nil,
      name: String = "",
      scopes: [String] = [],
      createdAt: GoogleProtobuf.Timestamp? = nil,
      lastUsedAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      revokedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.id = id
      self.memberID = memberID
      self.name = name
      self.scopes = scopes
      self.createdAt = createdAt
      self.lastUsedAt = lastUsedAt
      self.expiresAt = expiresAt
      self.revokedAt = revokedAt
    }
  }
}

extension GatewayV1.Token {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.Token"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "name", "name"),
    FieldInfo(4, "scopes", "scopes", .repeated),
    FieldInfo(5, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "last_used_at", "lastUsedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "expires_at", "expiresAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "revoked_at", "revokedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(revokedAt, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(expiresAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(lastUsedAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(scopes, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<TokenID>.self)
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
      case 10: id = try reader.text(TokenID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: name = try StringField.read(from: &reader)
      case 34: try reader.append(to: &scopes, StringField.self)
      case 42: try reader.merge(&createdAt)
      case 50: try reader.merge(&lastUsedAt)
      case 58: try reader.merge(&expiresAt)
      case 66: try reader.merge(&revokedAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<TokenID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(scopes, "scopes", StringField.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(lastUsedAt, "lastUsedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(expiresAt, "expiresAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(revokedAt, "revokedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, TokenID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.append(to: &scopes, StringField.self)
      case 5: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.read(&lastUsedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&expiresAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&revokedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/SetUp`.
  public struct SetUpRequest: Message {
    /// The code that the gateway printed.
    public var setupCode: String = ""

    /// The household's name.
    public var householdName: String = ""

    /// The first parent's name.
    public var memberName: String = ""

    /// IANA name; UTC when empty.
    public var zone: String = ""

    /// The first day of the week.
    public var weekStart: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0)

    /// The token's name in lists.
    public var tokenName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      setupCode: String = "",
      householdName: String = "",
      memberName: String = "",
      zone: String = "",
      weekStart: GatewayV1.WeekStart = GatewayV1.WeekStart(rawValue: 0),
      tokenName: String = ""
    ) {
      self.setupCode = setupCode
      self.householdName = householdName
      self.memberName = memberName
      self.zone = zone
      self.weekStart = weekStart
      self.tokenName = tokenName
    }
  }
}

extension GatewayV1.SetUpRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetUpRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "setup_code", "setupCode", isRedacted: true),
    FieldInfo(2, "household_name", "householdName", isRedacted: true),
    FieldInfo(3, "member_name", "memberName", isRedacted: true),
    FieldInfo(4, "zone", "zone"),
    FieldInfo(5, "week_start", "weekStart"),
    FieldInfo(6, "token_name", "tokenName"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tokenName, 6, StringField.self)
    sink.implicit(weekStart, 5, EnumField<GatewayV1.WeekStart>.self)
    sink.implicit(zone, 4, StringField.self)
    sink.implicit(memberName, 3, StringField.self)
    sink.implicit(householdName, 2, StringField.self)
    sink.implicit(setupCode, 1, StringField.self)
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
      case 10: setupCode = try StringField.read(from: &reader)
      case 18: householdName = try StringField.read(from: &reader)
      case 26: memberName = try StringField.read(from: &reader)
      case 34: zone = try StringField.read(from: &reader)
      case 40: weekStart = try EnumField<GatewayV1.WeekStart>.read(from: &reader)
      case 50: tokenName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(setupCode, "setupCode", StringField.self, isRedacted: true)
    try writer.implicit(householdName, "householdName", StringField.self, isRedacted: true)
    try writer.implicit(memberName, "memberName", StringField.self, isRedacted: true)
    try writer.implicit(zone, "zone", StringField.self)
    try writer.implicit(weekStart, "weekStart", EnumField<GatewayV1.WeekStart>.self)
    try writer.implicit(tokenName, "tokenName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&setupCode, StringField.self)
      case 2: try reader.read(&householdName, StringField.self)
      case 3: try reader.read(&memberName, StringField.self)
      case 4: try reader.read(&zone, StringField.self)
      case 5: try reader.read(&weekStart, EnumField<GatewayV1.WeekStart>.self)
      case 6: try reader.read(&tokenName, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Households/SetUp`.
  public struct SetUpResponse: Message {
    /// The household.
    public var household: GatewayV1.Household?

    /// The first parent.
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

extension GatewayV1.SetUpResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetUpResponse"

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
  /// The request of `Households/WhoAmI`.
  public struct WhoAmIRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.WhoAmIRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WhoAmIRequest"

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
  /// The answer of `Households/WhoAmI`.
  public struct WhoAmIResponse: Message {
    /// The household.
    public var household: GatewayV1.Household?

    /// The token's member.
    public var member: GatewayV1.Member?

    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// The member's format of dates; for other preferences see `Preferences`.
    public var dateFormat: GatewayV1.DateFormat = GatewayV1.DateFormat(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      household: GatewayV1.Household? = nil,
      member: GatewayV1.Member? = nil,
      token: GatewayV1.Token? = nil,
      dateFormat: GatewayV1.DateFormat = GatewayV1.DateFormat(rawValue: 0)
    ) {
      self.household = household
      self.member = member
      self.token = token
      self.dateFormat = dateFormat
    }
  }
}

extension GatewayV1.WhoAmIResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WhoAmIResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self),
    FieldInfo(2, "member", "member", .single, GatewayV1.Member.self),
    FieldInfo(3, "token", "token", .single, GatewayV1.Token.self),
    FieldInfo(4, "date_format", "dateFormat"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dateFormat, 4, EnumField<GatewayV1.DateFormat>.self)
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
      case 32: dateFormat = try EnumField<GatewayV1.DateFormat>.read(from: &reader)
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
    try writer.implicit(dateFormat, "dateFormat", EnumField<GatewayV1.DateFormat>.self)
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
      case 4: try reader.read(&dateFormat, EnumField<GatewayV1.DateFormat>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/ListMembers`.
  public struct ListMembersRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.ListMembersRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListMembersRequest"

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
  /// The answer of `Households/ListMembers`.
  public struct ListMembersResponse: Message {
    /// The members, in the order of joining.
    public var members: [GatewayV1.Member] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(members: [GatewayV1.Member] = []) {
      self.members = members
    }
  }
}

extension GatewayV1.ListMembersResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListMembersResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "members", "members", .repeated, GatewayV1.Member.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(members, 1, MessageField<GatewayV1.Member>.self)
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
      case 10: try reader.append(to: &members, MessageField<GatewayV1.Member>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(members, "members", MessageField<GatewayV1.Member>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &members, MessageField<GatewayV1.Member>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/AddMember`.
  public struct AddMemberRequest: Message {
    /// The name as it was given.
    public var name: String = ""

    /// Parent or child.
    public var role: GatewayV1.MemberRole = GatewayV1.MemberRole(rawValue: 0)

    /// An IANA time zone; empty for the household's.
    public var zone: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      role: GatewayV1.MemberRole = GatewayV1.MemberRole(rawValue: 0),
      zone: String = ""
    ) {
      self.name = name
      self.role = role
      self.zone = zone
    }
  }
}

extension GatewayV1.AddMemberRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AddMemberRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name", isRedacted: true),
    FieldInfo(2, "role", "role"),
    FieldInfo(3, "zone", "zone"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(zone, 3, StringField.self)
    sink.implicit(role, 2, EnumField<GatewayV1.MemberRole>.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: role = try EnumField<GatewayV1.MemberRole>.read(from: &reader)
      case 26: zone = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(role, "role", EnumField<GatewayV1.MemberRole>.self)
    try writer.implicit(zone, "zone", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&role, EnumField<GatewayV1.MemberRole>.self)
      case 3: try reader.read(&zone, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Households/AddMember`.
  public struct AddMemberResponse: Message {
    /// The member.
    public var member: GatewayV1.Member?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(member: GatewayV1.Member? = nil) {
      self.member = member
    }
  }
}

extension GatewayV1.AddMemberResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AddMemberResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member", "member", .single, GatewayV1.Member.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/CreateToken`.
  public struct CreateTokenRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The name as it was given.
    public var name: String = ""

    /// `read` and `write` when empty; `device` cannot be combined with others.
    public var scopes: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "", scopes: [String] = []) {
      self.memberID = memberID
      self.name = name
      self.scopes = scopes
    }
  }
}

extension GatewayV1.CreateTokenRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateTokenRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "scopes", "scopes", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(scopes, 3, StringField.self)
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
    try writer.implicit(name, "name", StringField.self)
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
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.append(to: &scopes, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Households/CreateToken`.
  public struct CreateTokenResponse: Message {
    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// The secret; returned only once.
    public var secret: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(token: GatewayV1.Token? = nil, secret: String = "") {
      self.token = token
      self.secret = secret
    }
  }
}

extension GatewayV1.CreateTokenResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateTokenResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "token", "token", .single, GatewayV1.Token.self),
    FieldInfo(2, "secret", "secret", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(secret, 2, StringField.self)
    sink.optional(token, 1, MessageField<GatewayV1.Token>.self)
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
      case 10: try reader.merge(&token)
      case 18: secret = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
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
      case 1: try reader.read(&token, MessageField<GatewayV1.Token>.self)
      case 2: try reader.read(&secret, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/CreateOperatorToken`.
  public struct CreateOperatorTokenRequest: Message {
    /// The parent's name, in upper or lower case.
    public var memberName: String = ""

    /// The household's id or name; needed only when several have a parent of this name.
    public var household: String = ""

    /// The token's name in lists.
    public var name: String = ""

    /// `read` and `write` when empty; only this call allows `operator`.
    public var scopes: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberName: String = "",
      household: String = "",
      name: String = "",
      scopes: [String] = []
    ) {
      self.memberName = memberName
      self.household = household
      self.name = name
      self.scopes = scopes
    }
  }
}

extension GatewayV1.CreateOperatorTokenRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateOperatorTokenRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_name", "memberName", isRedacted: true),
    FieldInfo(2, "household", "household", isRedacted: true),
    FieldInfo(3, "name", "name"),
    FieldInfo(4, "scopes", "scopes", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(scopes, 4, StringField.self)
    sink.implicit(name, 3, StringField.self)
    sink.implicit(household, 2, StringField.self)
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
      case 18: household = try StringField.read(from: &reader)
      case 26: name = try StringField.read(from: &reader)
      case 34: try reader.append(to: &scopes, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(memberName, "memberName", StringField.self, isRedacted: true)
    try writer.implicit(household, "household", StringField.self, isRedacted: true)
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(scopes, "scopes", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&memberName, StringField.self)
      case 2: try reader.read(&household, StringField.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.append(to: &scopes, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Households/CreateOperatorToken`.
  public struct CreateOperatorTokenResponse: Message {
    /// The household.
    public var householdID: HouseholdID?

    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// The secret; returned only once.
    public var secret: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(householdID: HouseholdID? = nil, token: GatewayV1.Token? = nil, secret: String = "")
    {
      self.householdID = householdID
      self.token = token
      self.secret = secret
    }
  }
}

extension GatewayV1.CreateOperatorTokenResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CreateOperatorTokenResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household_id", "householdId"),
    FieldInfo(2, "token", "token", .single, GatewayV1.Token.self),
    FieldInfo(3, "secret", "secret", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(secret, 3, StringField.self)
    sink.optional(token, 2, MessageField<GatewayV1.Token>.self)
    sink.optional(householdID, 1, TextField<HouseholdID>.self)
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
      case 10: householdID = try reader.text(HouseholdID.self)
      case 18: try reader.merge(&token)
      case 26: secret = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
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
      case 1: try reader.formed(&householdID, HouseholdID.self)
      case 2: try reader.read(&token, MessageField<GatewayV1.Token>.self)
      case 3: try reader.read(&secret, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/ListTokens`.
  public struct ListTokensRequest: Message {
    /// The member whose space the call is about; empty for the caller.
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

extension GatewayV1.ListTokensRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListTokensRequest"

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
  /// The answer of `Households/ListTokens`.
  public struct ListTokensResponse: Message {
    /// The tokens, revoked ones included.
    public var tokens: [GatewayV1.Token] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(tokens: [GatewayV1.Token] = []) {
      self.tokens = tokens
    }
  }
}

extension GatewayV1.ListTokensResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListTokensResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "tokens", "tokens", .repeated, GatewayV1.Token.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(tokens, 1, MessageField<GatewayV1.Token>.self)
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
      case 10: try reader.append(to: &tokens, MessageField<GatewayV1.Token>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(tokens, "tokens", MessageField<GatewayV1.Token>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &tokens, MessageField<GatewayV1.Token>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Households/RevokeToken`.
  public struct RevokeTokenRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The token to revoke.
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

extension GatewayV1.RevokeTokenRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RevokeTokenRequest"

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

extension GatewayV1 {
  /// The answer of `Households/RevokeToken`.
  public struct RevokeTokenResponse: Message {
    /// The token, without its secret.
    public var token: GatewayV1.Token?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(token: GatewayV1.Token? = nil) {
      self.token = token
    }
  }
}

extension GatewayV1.RevokeTokenResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RevokeTokenResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "token", "token", .single, GatewayV1.Token.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(token, 1, MessageField<GatewayV1.Token>.self)
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
      case 10: try reader.merge(&token)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(token, "token", MessageField<GatewayV1.Token>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&token, MessageField<GatewayV1.Token>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The household was set up.
  public struct HouseholdCreated: Message {
    /// The household.
    public var household: GatewayV1.Household?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(household: GatewayV1.Household? = nil) {
      self.household = household
    }
  }
}

extension GatewayV1.HouseholdCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.HouseholdCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "household", "household", .single, GatewayV1.Household.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(household, "household", MessageField<GatewayV1.Household>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&household, MessageField<GatewayV1.Household>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.HouseholdCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "household_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["household"],
    inside: [GatewayV1.Household.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.HouseholdCreated {
    var shared = GatewayV1.HouseholdCreated()
    shared.household = self.household?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// A member was added to the household.
  public struct MemberAdded: Message {
    /// The member.
    public var member: GatewayV1.Member?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(member: GatewayV1.Member? = nil) {
      self.member = member
    }
  }
}

extension GatewayV1.MemberAdded {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.MemberAdded"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member", "member", .single, GatewayV1.Member.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(member, "member", MessageField<GatewayV1.Member>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&member, MessageField<GatewayV1.Member>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.MemberAdded: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "member_added"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["member"],
    inside: [GatewayV1.Member.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.MemberAdded {
    var shared = GatewayV1.MemberAdded()
    shared.member = self.member?.sharedParts()
    return shared
  }
}
