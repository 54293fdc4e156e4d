// Generated from daybook/catalog/v1/rewards.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The status of an allocation.
  public enum AllocationStatus: WireEnum, CaseIterable {
    case unspecified
    /// Minutes are left, and the child's day has not ended.
    case active
    /// All its minutes are used.
    case used
    /// The child's day has ended.
    case expired
    /// A parent cancelled it.
    case cancelled
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.AllocationStatus {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .active
    case 2: self = .used
    case 3: self = .expired
    case 4: self = .cancelled
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .active: return 1
    case .used: return 2
    case .expired: return 3
    case .cancelled: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.AllocationStatus] = [
    .unspecified,
    .active,
    .used,
    .expired,
    .cancelled,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("ALLOCATION_STATUS_UNSPECIFIED", 0),
    ("ALLOCATION_STATUS_ACTIVE", 1),
    ("ALLOCATION_STATUS_USED", 2),
    ("ALLOCATION_STATUS_EXPIRED", 3),
    ("ALLOCATION_STATUS_CANCELLED", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "ALLOCATION_STATUS_UNSPECIFIED"
    case 1: return "ALLOCATION_STATUS_ACTIVE"
    case 2: return "ALLOCATION_STATUS_USED"
    case 3: return "ALLOCATION_STATUS_EXPIRED"
    case 4: return "ALLOCATION_STATUS_CANCELLED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The status of a request.
  public enum RewardRequestStatus: WireEnum, CaseIterable {
    case unspecified
    /// Waits for a parent's decision.
    case open
    case approved
    case declined
    /// There was no decision within 14 days.
    case expired
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.RewardRequestStatus {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .approved
    case 3: self = .declined
    case 4: self = .expired
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .open: return 1
    case .approved: return 2
    case .declined: return 3
    case .expired: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.RewardRequestStatus] = [
    .unspecified,
    .open,
    .approved,
    .declined,
    .expired,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REWARD_REQUEST_STATUS_UNSPECIFIED", 0),
    ("REWARD_REQUEST_STATUS_OPEN", 1),
    ("REWARD_REQUEST_STATUS_APPROVED", 2),
    ("REWARD_REQUEST_STATUS_DECLINED", 3),
    ("REWARD_REQUEST_STATUS_EXPIRED", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "REWARD_REQUEST_STATUS_UNSPECIFIED"
    case 1: return "REWARD_REQUEST_STATUS_OPEN"
    case 2: return "REWARD_REQUEST_STATUS_APPROVED"
    case 3: return "REWARD_REQUEST_STATUS_DECLINED"
    case 4: return "REWARD_REQUEST_STATUS_EXPIRED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// Minutes of a reward app that were bought with points.
  public struct Allocation: Message {
    /// The allocation.
    public var id: AllocationID?

    /// The app.
    public var bundleIdentifier: String = ""

    /// Its name; empty in events.
    public var appName: String = ""

    /// The status.
    public var status: CatalogV1.AllocationStatus = CatalogV1.AllocationStatus(rawValue: 0)

    /// Minutes that were bought.
    public var minutes: Int32 = 0

    /// Points that were spent.
    public var points: Int64 = 0

    /// When it began.
    public var grantedAt: GoogleProtobuf.Timestamp?

    /// The end of the child's day.
    public var expiresAt: GoogleProtobuf.Timestamp?

    /// Seconds that were used.
    public var usedSeconds: Int64 = 0

    /// Seconds that are left; 0 unless it is active.
    public var leftSeconds: Int64 = 0

    /// Refunded minutes.
    public var refundedMinutes: Int32 = 0

    /// When it was cancelled.
    public var cancelledAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: AllocationID? = nil,
      bundleIdentifier: String = "",
      appName: String = "",
      status: CatalogV1.AllocationStatus = CatalogV1.AllocationStatus(rawValue: 0),
      minutes: Int32 = 0,
      points: Int64 = 0,
      grantedAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      usedSeconds: Int64 = 0,
      leftSeconds: Int64 = 0,
      refundedMinutes: Int32 = 0,
      cancelledAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.id = id
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.status = status
      self.minutes = minutes
      self.points = points
      self.grantedAt = grantedAt
      self.expiresAt = expiresAt
      self.usedSeconds = usedSeconds
      self.leftSeconds = leftSeconds
      self.refundedMinutes = refundedMinutes
      self.cancelledAt = cancelledAt
    }
  }
}

extension CatalogV1.Allocation {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Allocation"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "app_name", "appName", isRedacted: true),
    FieldInfo(4, "status", "status"),
    FieldInfo(5, "minutes", "minutes"),
    FieldInfo(6, "points", "points"),
    FieldInfo(7, "granted_at", "grantedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "expires_at", "expiresAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "used_seconds", "usedSeconds"),
    FieldInfo(10, "left_seconds", "leftSeconds"),
    FieldInfo(11, "refunded_minutes", "refundedMinutes"),
    FieldInfo(12, "cancelled_at", "cancelledAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(cancelledAt, 12, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(refundedMinutes, 11, Int32Field.self)
    sink.implicit(leftSeconds, 10, Int64Field.self)
    sink.implicit(usedSeconds, 9, Int64Field.self)
    sink.optional(expiresAt, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(grantedAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(points, 6, Int64Field.self)
    sink.implicit(minutes, 5, Int32Field.self)
    sink.implicit(status, 4, EnumField<CatalogV1.AllocationStatus>.self)
    sink.implicit(appName, 3, StringField.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(id, 1, TextField<AllocationID>.self)
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
      case 10: id = try reader.text(AllocationID.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 26: appName = try StringField.read(from: &reader)
      case 32: status = try EnumField<CatalogV1.AllocationStatus>.read(from: &reader)
      case 40: minutes = try Int32Field.read(from: &reader)
      case 48: points = try Int64Field.read(from: &reader)
      case 58: try reader.merge(&grantedAt)
      case 66: try reader.merge(&expiresAt)
      case 72: usedSeconds = try Int64Field.read(from: &reader)
      case 80: leftSeconds = try Int64Field.read(from: &reader)
      case 88: refundedMinutes = try Int32Field.read(from: &reader)
      case 98: try reader.merge(&cancelledAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<AllocationID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(status, "status", EnumField<CatalogV1.AllocationStatus>.self)
    try writer.implicit(minutes, "minutes", Int32Field.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.optional(grantedAt, "grantedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(expiresAt, "expiresAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(usedSeconds, "usedSeconds", Int64Field.self)
    try writer.implicit(leftSeconds, "leftSeconds", Int64Field.self)
    try writer.implicit(refundedMinutes, "refundedMinutes", Int32Field.self)
    try writer.optional(cancelledAt, "cancelledAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, AllocationID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&appName, StringField.self)
      case 4: try reader.read(&status, EnumField<CatalogV1.AllocationStatus>.self)
      case 5: try reader.read(&minutes, Int32Field.self)
      case 6: try reader.read(&points, Int64Field.self)
      case 7: try reader.read(&grantedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&expiresAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&usedSeconds, Int64Field.self)
      case 10: try reader.read(&leftSeconds, Int64Field.self)
      case 11: try reader.read(&refundedMinutes, Int32Field.self)
      case 12: try reader.read(&cancelledAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.Allocation {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "bundle_identifier", "app_name", "status", "minutes", "points", "granted_at",
    "expires_at", "used_seconds", "left_seconds", "refunded_minutes", "cancelled_at",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.Allocation {
    var shared = CatalogV1.Allocation()
    shared.id = self.id
    shared.bundleIdentifier = self.bundleIdentifier
    shared.appName = self.appName
    shared.status = self.status
    shared.minutes = self.minutes
    shared.points = self.points
    shared.grantedAt = self.grantedAt
    shared.expiresAt = self.expiresAt
    shared.usedSeconds = self.usedSeconds
    shared.leftSeconds = self.leftSeconds
    shared.refundedMinutes = self.refundedMinutes
    shared.cancelledAt = self.cancelledAt
    return shared
  }
}

extension CatalogV1 {
  /// A child's request to a parent.
  public struct RewardRequest: Message {
    /// The request.
    public var id: RewardRequestID?

    /// The app.
    public var bundleIdentifier: String = ""

    /// Its name; empty in events.
    public var appName: String = ""

    /// The status.
    public var status: CatalogV1.RewardRequestStatus = CatalogV1.RewardRequestStatus(rawValue: 0)

    /// The requested minutes.
    public var minutes: Int32 = 0

    /// Points that are held or were spent.
    public var points: Int64 = 0

    /// When it was made.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// When its points are released without a decision.
    public var expiresAt: GoogleProtobuf.Timestamp?

    /// When a parent decided.
    public var decidedAt: GoogleProtobuf.Timestamp?

    /// The parent who decided.
    public var decidedBy: MemberID?

    /// The allocation that was made on approval.
    public var allocationID: AllocationID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: RewardRequestID? = nil,
      bundleIdentifier: String = "",
      appName: String = "",
      status: CatalogV1.RewardRequestStatus = CatalogV1.RewardRequestStatus(rawValue: 0),
      minutes: Int32 = 0,
      points: Int64 = 0,
      createdAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      decidedAt: GoogleProtobuf.Timestamp? = nil,
      decidedBy: MemberID? = nil,
      allocationID: AllocationID? = nil
    ) {
      self.id = id
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.status = status
      self.minutes = minutes
      self.points = points
      self.createdAt = createdAt
      self.expiresAt = expiresAt
      self.decidedAt = decidedAt
      self.decidedBy = decidedBy
      self.allocationID = allocationID
    }
  }
}

extension CatalogV1.RewardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RewardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "app_name", "appName", isRedacted: true),
    FieldInfo(4, "status", "status"),
    FieldInfo(5, "minutes", "minutes"),
    FieldInfo(6, "points", "points"),
    FieldInfo(7, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "expires_at", "expiresAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "decided_at", "decidedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(10, "decided_by", "decidedBy"),
    FieldInfo(11, "allocation_id", "allocationId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(allocationID, 11, TextField<AllocationID>.self)
    sink.optional(decidedBy, 10, TextField<MemberID>.self)
    sink.optional(decidedAt, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(expiresAt, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(points, 6, Int64Field.self)
    sink.implicit(minutes, 5, Int32Field.self)
    sink.implicit(status, 4, EnumField<CatalogV1.RewardRequestStatus>.self)
    sink.implicit(appName, 3, StringField.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(id, 1, TextField<RewardRequestID>.self)
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
      case 10: id = try reader.text(RewardRequestID.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 26: appName = try StringField.read(from: &reader)
      case 32: status = try EnumField<CatalogV1.RewardRequestStatus>.read(from: &reader)
      case 40: minutes = try Int32Field.read(from: &reader)
      case 48: points = try Int64Field.read(from: &reader)
      case 58: try reader.merge(&createdAt)
      case 66: try reader.merge(&expiresAt)
      case 74: try reader.merge(&decidedAt)
      case 82: decidedBy = try reader.text(MemberID.self)
      case 90: allocationID = try reader.text(AllocationID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<RewardRequestID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(status, "status", EnumField<CatalogV1.RewardRequestStatus>.self)
    try writer.implicit(minutes, "minutes", Int32Field.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(expiresAt, "expiresAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(decidedAt, "decidedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(decidedBy, "decidedBy", TextField<MemberID>.self)
    try writer.optional(allocationID, "allocationId", TextField<AllocationID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, RewardRequestID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&appName, StringField.self)
      case 4: try reader.read(&status, EnumField<CatalogV1.RewardRequestStatus>.self)
      case 5: try reader.read(&minutes, Int32Field.self)
      case 6: try reader.read(&points, Int64Field.self)
      case 7: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&expiresAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&decidedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 10: try reader.formed(&decidedBy, MemberID.self)
      case 11: try reader.formed(&allocationID, AllocationID.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RewardRequest {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "bundle_identifier", "app_name", "status", "minutes", "points", "created_at",
    "expires_at", "decided_at", "decided_by", "allocation_id",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RewardRequest {
    var shared = CatalogV1.RewardRequest()
    shared.id = self.id
    shared.bundleIdentifier = self.bundleIdentifier
    shared.appName = self.appName
    shared.status = self.status
    shared.minutes = self.minutes
    shared.points = self.points
    shared.createdAt = self.createdAt
    shared.expiresAt = self.expiresAt
    shared.decidedAt = self.decidedAt
    shared.decidedBy = self.decidedBy
    shared.allocationID = self.allocationID
    return shared
  }
}

extension CatalogV1 {
  /// The request of `Rewards/RedeemReward`.
  public struct RedeemRewardRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// The app, ignoring case.
    public var bundleIdentifier: String = ""

    /// 5 to 240 in steps of 5.
    public var minutes: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, bundleIdentifier: String = "", minutes: Int32 = 0) {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
      self.minutes = minutes
    }
  }
}

extension CatalogV1.RedeemRewardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RedeemRewardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "minutes", "minutes"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(minutes, 3, Int32Field.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 24: minutes = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(minutes, "minutes", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&minutes, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/RedeemReward`.
  public struct RedeemRewardResponse: Message {
    /// The new allocation.
    public var allocation: CatalogV1.Allocation?

    /// The balance after the call.
    public var balance: CatalogV1.PointsBalance?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(allocation: CatalogV1.Allocation? = nil, balance: CatalogV1.PointsBalance? = nil) {
      self.allocation = allocation
      self.balance = balance
    }
  }
}

extension CatalogV1.RedeemRewardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RedeemRewardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocation", "allocation", .single, CatalogV1.Allocation.self),
    FieldInfo(2, "balance", "balance", .single, CatalogV1.PointsBalance.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(balance, 2, MessageField<CatalogV1.PointsBalance>.self)
    sink.optional(allocation, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.merge(&allocation)
      case 18: try reader.merge(&balance)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    try writer.optional(balance, "balance", MessageField<CatalogV1.PointsBalance>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      case 2: try reader.read(&balance, MessageField<CatalogV1.PointsBalance>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/RequestReward`.
  public struct RequestRewardRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// The app, ignoring case.
    public var bundleIdentifier: String = ""

    /// 5 to 240 in steps of 5.
    public var minutes: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, bundleIdentifier: String = "", minutes: Int32 = 0) {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
      self.minutes = minutes
    }
  }
}

extension CatalogV1.RequestRewardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RequestRewardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "minutes", "minutes"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(minutes, 3, Int32Field.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 24: minutes = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(minutes, "minutes", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&minutes, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/RequestReward`.
  public struct RequestRewardResponse: Message {
    /// The new request.
    public var request: CatalogV1.RewardRequest?

    /// The balance after the call.
    public var balance: CatalogV1.PointsBalance?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(request: CatalogV1.RewardRequest? = nil, balance: CatalogV1.PointsBalance? = nil) {
      self.request = request
      self.balance = balance
    }
  }
}

extension CatalogV1.RequestRewardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RequestRewardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "request", "request", .single, CatalogV1.RewardRequest.self),
    FieldInfo(2, "balance", "balance", .single, CatalogV1.PointsBalance.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(balance, 2, MessageField<CatalogV1.PointsBalance>.self)
    sink.optional(request, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.merge(&request)
      case 18: try reader.merge(&balance)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(request, "request", MessageField<CatalogV1.RewardRequest>.self)
    try writer.optional(balance, "balance", MessageField<CatalogV1.PointsBalance>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&request, MessageField<CatalogV1.RewardRequest>.self)
      case 2: try reader.read(&balance, MessageField<CatalogV1.PointsBalance>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/ApproveReward`.
  public struct ApproveRewardRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The request.
    public var rewardRequestID: RewardRequestID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, rewardRequestID: RewardRequestID? = nil) {
      self.childID = childID
      self.rewardRequestID = rewardRequestID
    }
  }
}

extension CatalogV1.ApproveRewardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ApproveRewardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "reward_request_id", "rewardRequestId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(rewardRequestID, 2, TextField<RewardRequestID>.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: rewardRequestID = try reader.text(RewardRequestID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(rewardRequestID, "rewardRequestId", TextField<RewardRequestID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.formed(&rewardRequestID, RewardRequestID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/ApproveReward`.
  public struct ApproveRewardResponse: Message {
    /// The current request.
    public var request: CatalogV1.RewardRequest?

    /// The allocation.
    public var allocation: CatalogV1.Allocation?

    /// False if it was approved before.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      request: CatalogV1.RewardRequest? = nil,
      allocation: CatalogV1.Allocation? = nil,
      changed: Bool = false
    ) {
      self.request = request
      self.allocation = allocation
      self.changed = changed
    }
  }
}

extension CatalogV1.ApproveRewardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ApproveRewardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "request", "request", .single, CatalogV1.RewardRequest.self),
    FieldInfo(2, "allocation", "allocation", .single, CatalogV1.Allocation.self),
    FieldInfo(3, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 3, BoolField.self)
    sink.optional(allocation, 2, MessageField<CatalogV1.Allocation>.self)
    sink.optional(request, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.merge(&request)
      case 18: try reader.merge(&allocation)
      case 24: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(request, "request", MessageField<CatalogV1.RewardRequest>.self)
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&request, MessageField<CatalogV1.RewardRequest>.self)
      case 2: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      case 3: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/DeclineReward`.
  public struct DeclineRewardRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The request.
    public var rewardRequestID: RewardRequestID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, rewardRequestID: RewardRequestID? = nil) {
      self.childID = childID
      self.rewardRequestID = rewardRequestID
    }
  }
}

extension CatalogV1.DeclineRewardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeclineRewardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "reward_request_id", "rewardRequestId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(rewardRequestID, 2, TextField<RewardRequestID>.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: rewardRequestID = try reader.text(RewardRequestID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(rewardRequestID, "rewardRequestId", TextField<RewardRequestID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.formed(&rewardRequestID, RewardRequestID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/DeclineReward`.
  public struct DeclineRewardResponse: Message {
    /// The current request.
    public var request: CatalogV1.RewardRequest?

    /// False if it was declined before.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(request: CatalogV1.RewardRequest? = nil, changed: Bool = false) {
      self.request = request
      self.changed = changed
    }
  }
}

extension CatalogV1.DeclineRewardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.DeclineRewardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "request", "request", .single, CatalogV1.RewardRequest.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(request, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.merge(&request)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(request, "request", MessageField<CatalogV1.RewardRequest>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&request, MessageField<CatalogV1.RewardRequest>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/ListRewardRequests`.
  public struct ListRewardRequestsRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Only open requests.
    public var onlyOpen: Bool = false

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      onlyOpen: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.onlyOpen = onlyOpen
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListRewardRequestsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListRewardRequestsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "only_open", "onlyOpen"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.implicit(onlyOpen, 2, BoolField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 16: onlyOpen = try BoolField.read(from: &reader)
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
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(onlyOpen, "onlyOpen", BoolField.self)
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
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&onlyOpen, BoolField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/ListRewardRequests`.
  public struct ListRewardRequestsResponse: Message {
    /// The requests, newest first.
    public var requests: [CatalogV1.RewardRequest] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(requests: [CatalogV1.RewardRequest] = [], nextPageToken: String = "") {
      self.requests = requests
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListRewardRequestsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListRewardRequestsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "requests", "requests", .repeated, CatalogV1.RewardRequest.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(requests, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.append(to: &requests, MessageField<CatalogV1.RewardRequest>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(requests, "requests", MessageField<CatalogV1.RewardRequest>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &requests, MessageField<CatalogV1.RewardRequest>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/ListAllocations`.
  public struct ListAllocationsRequest: Message {
    /// The child; empty for the caller, or for the child to which the device's token is bound.
    public var childID: MemberID?

    /// Only active allocations.
    public var onlyActive: Bool = false

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      onlyActive: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.onlyActive = onlyActive
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListAllocationsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAllocationsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "only_active", "onlyActive"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.implicit(onlyActive, 2, BoolField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 16: onlyActive = try BoolField.read(from: &reader)
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
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(onlyActive, "onlyActive", BoolField.self)
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
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&onlyActive, BoolField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/ListAllocations`.
  public struct ListAllocationsResponse: Message {
    /// The allocations, newest first.
    public var allocations: [CatalogV1.Allocation] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(allocations: [CatalogV1.Allocation] = [], nextPageToken: String = "") {
      self.allocations = allocations
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListAllocationsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAllocationsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocations", "allocations", .repeated, CatalogV1.Allocation.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(allocations, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.append(to: &allocations, MessageField<CatalogV1.Allocation>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(allocations, "allocations", MessageField<CatalogV1.Allocation>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &allocations, MessageField<CatalogV1.Allocation>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Rewards/CancelAllocation`.
  public struct CancelAllocationRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The allocation.
    public var allocationID: AllocationID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, allocationID: AllocationID? = nil) {
      self.childID = childID
      self.allocationID = allocationID
    }
  }
}

extension CatalogV1.CancelAllocationRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CancelAllocationRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "allocation_id", "allocationId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(allocationID, 2, TextField<AllocationID>.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: allocationID = try reader.text(AllocationID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(allocationID, "allocationId", TextField<AllocationID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.formed(&allocationID, AllocationID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Rewards/CancelAllocation`.
  public struct CancelAllocationResponse: Message {
    /// The current allocation.
    public var allocation: CatalogV1.Allocation?

    /// Refunded points.
    public var refundedPoints: Int64 = 0

    /// False if it was cancelled before.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      allocation: CatalogV1.Allocation? = nil,
      refundedPoints: Int64 = 0,
      changed: Bool = false
    ) {
      self.allocation = allocation
      self.refundedPoints = refundedPoints
      self.changed = changed
    }
  }
}

extension CatalogV1.CancelAllocationResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CancelAllocationResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocation", "allocation", .single, CatalogV1.Allocation.self),
    FieldInfo(2, "refunded_points", "refundedPoints"),
    FieldInfo(3, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 3, BoolField.self)
    sink.implicit(refundedPoints, 2, Int64Field.self)
    sink.optional(allocation, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.merge(&allocation)
      case 16: refundedPoints = try Int64Field.read(from: &reader)
      case 24: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    try writer.implicit(refundedPoints, "refundedPoints", Int64Field.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      case 2: try reader.read(&refundedPoints, Int64Field.self)
      case 3: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Points were spent on minutes.
  public struct RewardAllocated: Message {
    /// The allocation.
    public var allocation: CatalogV1.Allocation?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(allocation: CatalogV1.Allocation? = nil) {
      self.allocation = allocation
    }
  }
}

extension CatalogV1.RewardAllocated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RewardAllocated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocation", "allocation", .single, CatalogV1.Allocation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(allocation, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.merge(&allocation)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RewardAllocated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reward_allocated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["allocation"],
    inside: [CatalogV1.Allocation.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RewardAllocated {
    var shared = CatalogV1.RewardAllocated()
    shared.allocation = self.allocation?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// Use of an allocation was booked.
  public struct AllocationUpdated: Message {
    /// The current allocation.
    public var allocation: CatalogV1.Allocation?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(allocation: CatalogV1.Allocation? = nil) {
      self.allocation = allocation
    }
  }
}

extension CatalogV1.AllocationUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AllocationUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocation", "allocation", .single, CatalogV1.Allocation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(allocation, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.merge(&allocation)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AllocationUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "allocation_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["allocation"],
    inside: [CatalogV1.Allocation.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AllocationUpdated {
    var shared = CatalogV1.AllocationUpdated()
    shared.allocation = self.allocation?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// An allocation was cancelled.
  public struct AllocationCancelled: Message {
    /// The current allocation.
    public var allocation: CatalogV1.Allocation?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(allocation: CatalogV1.Allocation? = nil) {
      self.allocation = allocation
    }
  }
}

extension CatalogV1.AllocationCancelled {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AllocationCancelled"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "allocation", "allocation", .single, CatalogV1.Allocation.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(allocation, 1, MessageField<CatalogV1.Allocation>.self)
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
      case 10: try reader.merge(&allocation)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(allocation, "allocation", MessageField<CatalogV1.Allocation>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&allocation, MessageField<CatalogV1.Allocation>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AllocationCancelled: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "allocation_cancelled"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["allocation"],
    inside: [CatalogV1.Allocation.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AllocationCancelled {
    var shared = CatalogV1.AllocationCancelled()
    shared.allocation = self.allocation?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A child asked for minutes.
  public struct RewardRequested: Message {
    /// The request.
    public var request: CatalogV1.RewardRequest?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(request: CatalogV1.RewardRequest? = nil) {
      self.request = request
    }
  }
}

extension CatalogV1.RewardRequested {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RewardRequested"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "request", "request", .single, CatalogV1.RewardRequest.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(request, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.merge(&request)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(request, "request", MessageField<CatalogV1.RewardRequest>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&request, MessageField<CatalogV1.RewardRequest>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RewardRequested: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reward_requested"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["request"],
    inside: [CatalogV1.RewardRequest.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RewardRequested {
    var shared = CatalogV1.RewardRequested()
    shared.request = self.request?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A parent approved or declined a request.
  public struct RewardDecided: Message {
    /// The current request.
    public var request: CatalogV1.RewardRequest?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(request: CatalogV1.RewardRequest? = nil) {
      self.request = request
    }
  }
}

extension CatalogV1.RewardDecided {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RewardDecided"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "request", "request", .single, CatalogV1.RewardRequest.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(request, 1, MessageField<CatalogV1.RewardRequest>.self)
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
      case 10: try reader.merge(&request)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(request, "request", MessageField<CatalogV1.RewardRequest>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&request, MessageField<CatalogV1.RewardRequest>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.RewardDecided: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reward_decided"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["request"],
    inside: [CatalogV1.RewardRequest.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.RewardDecided {
    var shared = CatalogV1.RewardDecided()
    shared.request = self.request?.sharedParts()
    return shared
  }
}
