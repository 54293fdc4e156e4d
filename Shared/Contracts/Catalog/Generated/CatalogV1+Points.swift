// Generated from daybook/catalog/v1/points.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The reason of a booking.
  public enum PointsKind: WireEnum, CaseIterable {
    case unspecified
    /// Use of a learning app, or the first completion of a lesson.
    case earn
    /// Minutes of a reward app were bought.
    case redeem
    /// Unused minutes were refunded.
    case refund
    /// A parent gave or took points.
    case adjustment
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.PointsKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .earn
    case 2: self = .redeem
    case 3: self = .refund
    case 4: self = .adjustment
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .earn: return 1
    case .redeem: return 2
    case .refund: return 3
    case .adjustment: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.PointsKind] = [
    .unspecified,
    .earn,
    .redeem,
    .refund,
    .adjustment,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("POINTS_KIND_UNSPECIFIED", 0),
    ("POINTS_KIND_EARN", 1),
    ("POINTS_KIND_REDEEM", 2),
    ("POINTS_KIND_REFUND", 3),
    ("POINTS_KIND_ADJUSTMENT", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "POINTS_KIND_UNSPECIFIED"
    case 1: return "POINTS_KIND_EARN"
    case 2: return "POINTS_KIND_REDEEM"
    case 3: return "POINTS_KIND_REFUND"
    case 4: return "POINTS_KIND_ADJUSTMENT"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The request of `Points/GetBalance`.
  public struct GetBalanceRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil) {
      self.childID = childID
    }
  }
}

extension CatalogV1.GetBalanceRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBalanceRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Points of a child.
  public struct PointsBalance: Message {
    /// The sum of the ledger.
    public var balance: Int64 = 0

    /// Points held by open requests.
    public var held: Int64 = 0

    /// Points that can be spent: the balance minus held points.
    public var available: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(balance: Int64 = 0, held: Int64 = 0, available: Int64 = 0) {
      self.balance = balance
      self.held = held
      self.available = available
    }
  }
}

extension CatalogV1.PointsBalance {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PointsBalance"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "balance", "balance"),
    FieldInfo(2, "held", "held"),
    FieldInfo(3, "available", "available"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(available, 3, Int64Field.self)
    sink.implicit(held, 2, Int64Field.self)
    sink.implicit(balance, 1, Int64Field.self)
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
      case 8: balance = try Int64Field.read(from: &reader)
      case 16: held = try Int64Field.read(from: &reader)
      case 24: available = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(balance, "balance", Int64Field.self)
    try writer.implicit(held, "held", Int64Field.self)
    try writer.implicit(available, "available", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&balance, Int64Field.self)
      case 2: try reader.read(&held, Int64Field.self)
      case 3: try reader.read(&available, Int64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.PointsBalance {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["balance", "held", "available"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.PointsBalance {
    var shared = CatalogV1.PointsBalance()
    shared.balance = self.balance
    shared.held = self.held
    shared.available = self.available
    return shared
  }
}

extension CatalogV1 {
  /// The answer of `Points/GetBalance`.
  public struct GetBalanceResponse: Message {
    /// The balance.
    public var balance: CatalogV1.PointsBalance?

    /// Points earned today in the child's time zone.
    public var earnedToday: Int64 = 0

    /// The sum of all earnings.
    public var earned: Int64 = 0

    /// The sum of all redemptions, as a positive number.
    public var redeemed: Int64 = 0

    /// The sum of all refunds.
    public var refunded: Int64 = 0

    /// The sum of all adjustments; negative if more was taken than given.
    public var adjusted: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      balance: CatalogV1.PointsBalance? = nil,
      earnedToday: Int64 = 0,
      earned: Int64 = 0,
      redeemed: Int64 = 0,
      refunded: Int64 = 0,
      adjusted: Int64 = 0
    ) {
      self.balance = balance
      self.earnedToday = earnedToday
      self.earned = earned
      self.redeemed = redeemed
      self.refunded = refunded
      self.adjusted = adjusted
    }
  }
}

extension CatalogV1.GetBalanceResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBalanceResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "balance", "balance", .single, CatalogV1.PointsBalance.self),
    FieldInfo(2, "earned_today", "earnedToday"),
    FieldInfo(3, "earned", "earned"),
    FieldInfo(4, "redeemed", "redeemed"),
    FieldInfo(5, "refunded", "refunded"),
    FieldInfo(6, "adjusted", "adjusted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(adjusted, 6, Int64Field.self)
    sink.implicit(refunded, 5, Int64Field.self)
    sink.implicit(redeemed, 4, Int64Field.self)
    sink.implicit(earned, 3, Int64Field.self)
    sink.implicit(earnedToday, 2, Int64Field.self)
    sink.optional(balance, 1, MessageField<CatalogV1.PointsBalance>.self)
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
      case 10: try reader.merge(&balance)
      case 16: earnedToday = try Int64Field.read(from: &reader)
      case 24: earned = try Int64Field.read(from: &reader)
      case 32: redeemed = try Int64Field.read(from: &reader)
      case 40: refunded = try Int64Field.read(from: &reader)
      case 48: adjusted = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(balance, "balance", MessageField<CatalogV1.PointsBalance>.self)
    try writer.implicit(earnedToday, "earnedToday", Int64Field.self)
    try writer.implicit(earned, "earned", Int64Field.self)
    try writer.implicit(redeemed, "redeemed", Int64Field.self)
    try writer.implicit(refunded, "refunded", Int64Field.self)
    try writer.implicit(adjusted, "adjusted", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&balance, MessageField<CatalogV1.PointsBalance>.self)
      case 2: try reader.read(&earnedToday, Int64Field.self)
      case 3: try reader.read(&earned, Int64Field.self)
      case 4: try reader.read(&redeemed, Int64Field.self)
      case 5: try reader.read(&refunded, Int64Field.self)
      case 6: try reader.read(&adjusted, Int64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One entry of the ledger.
  public struct PointsEntry: Message {
    /// 1, 2, 3 … per child.
    public var number: Int64 = 0

    /// The reason.
    public var kind: CatalogV1.PointsKind = CatalogV1.PointsKind(rawValue: 0)

    /// Points; negative if they were taken.
    public var points: Int64 = 0

    /// The balance after it.
    public var balance: Int64 = 0

    /// When it was booked.
    public var at: GoogleProtobuf.Timestamp?

    /// The day to which it belongs, in the child's time zone.
    public var localDay: LocalDay?

    /// The member who caused it; absent for the service.
    public var actorID: MemberID?

    /// The app that earned, or whose minutes were bought; empty after 400 days.
    public var bundleIdentifier: String = ""

    /// Its name; empty in events.
    public var appName: String = ""

    /// The completed lesson.
    public var topic: String = ""

    /// Seconds of learning since the app's last entry; 0 after 400 days.
    public var seconds: Int64 = 0

    /// Points per hour; 0 after 400 days.
    public var pointsPerHour: Int32 = 0

    /// Minutes redeemed or refunded.
    public var minutes: Int32 = 0

    /// Points per minute.
    public var pointsPerMinute: Int32 = 0

    /// The allocation that was made or cancelled.
    public var allocationID: AllocationID?

    /// The parent's reason of an adjustment.
    public var reason: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      number: Int64 = 0,
      kind: CatalogV1.PointsKind = CatalogV1.PointsKind(rawValue: 0),
      points: Int64 = 0,
      balance: Int64 = 0,
      at: GoogleProtobuf.Timestamp? = nil,
      localDay: LocalDay? = nil,
      actorID: MemberID? = nil,
      bundleIdentifier: String = "",
      appName: String = "",
      topic: String = "",
      seconds: Int64 = 0,
      pointsPerHour: Int32 = 0,
      minutes: Int32 = 0,
      pointsPerMinute: Int32 = 0,
      allocationID: AllocationID? = nil,
      reason: String = ""
    ) {
      self.number = number
      self.kind = kind
      self.points = points
      self.balance = balance
      self.at = at
      self.localDay = localDay
      self.actorID = actorID
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.topic = topic
      self.seconds = seconds
      self.pointsPerHour = pointsPerHour
      self.minutes = minutes
      self.pointsPerMinute = pointsPerMinute
      self.allocationID = allocationID
      self.reason = reason
    }
  }
}

extension CatalogV1.PointsEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PointsEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "number", "number"),
    FieldInfo(2, "kind", "kind"),
    FieldInfo(3, "points", "points"),
    FieldInfo(4, "balance", "balance"),
    FieldInfo(5, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "local_day", "localDay"),
    FieldInfo(7, "actor_id", "actorId"),
    FieldInfo(8, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(9, "app_name", "appName", isRedacted: true),
    FieldInfo(10, "topic", "topic"),
    FieldInfo(11, "seconds", "seconds"),
    FieldInfo(12, "points_per_hour", "pointsPerHour"),
    FieldInfo(13, "minutes", "minutes"),
    FieldInfo(14, "points_per_minute", "pointsPerMinute"),
    FieldInfo(15, "allocation_id", "allocationId"),
    FieldInfo(16, "reason", "reason", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 16, StringField.self)
    sink.optional(allocationID, 15, TextField<AllocationID>.self)
    sink.implicit(pointsPerMinute, 14, Int32Field.self)
    sink.implicit(minutes, 13, Int32Field.self)
    sink.implicit(pointsPerHour, 12, Int32Field.self)
    sink.implicit(seconds, 11, Int64Field.self)
    sink.implicit(topic, 10, StringField.self)
    sink.implicit(appName, 9, StringField.self)
    sink.implicit(bundleIdentifier, 8, StringField.self)
    sink.optional(actorID, 7, TextField<MemberID>.self)
    sink.optional(localDay, 6, TextField<LocalDay>.self)
    sink.optional(at, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(balance, 4, Int64Field.self)
    sink.implicit(points, 3, Int64Field.self)
    sink.implicit(kind, 2, EnumField<CatalogV1.PointsKind>.self)
    sink.implicit(self.number, 1, Int64Field.self)
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
      case 8: self.number = try Int64Field.read(from: &reader)
      case 16: kind = try EnumField<CatalogV1.PointsKind>.read(from: &reader)
      case 24: points = try Int64Field.read(from: &reader)
      case 32: balance = try Int64Field.read(from: &reader)
      case 42: try reader.merge(&at)
      case 50: localDay = try reader.text(LocalDay.self)
      case 58: actorID = try reader.text(MemberID.self)
      case 66: bundleIdentifier = try StringField.read(from: &reader)
      case 74: appName = try StringField.read(from: &reader)
      case 82: topic = try StringField.read(from: &reader)
      case 88: seconds = try Int64Field.read(from: &reader)
      case 96: pointsPerHour = try Int32Field.read(from: &reader)
      case 104: minutes = try Int32Field.read(from: &reader)
      case 112: pointsPerMinute = try Int32Field.read(from: &reader)
      case 122: allocationID = try reader.text(AllocationID.self)
      case 130: reason = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.number, "number", Int64Field.self)
    try writer.implicit(kind, "kind", EnumField<CatalogV1.PointsKind>.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.implicit(balance, "balance", Int64Field.self)
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(localDay, "localDay", TextField<LocalDay>.self)
    try writer.optional(actorID, "actorId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(topic, "topic", StringField.self)
    try writer.implicit(seconds, "seconds", Int64Field.self)
    try writer.implicit(pointsPerHour, "pointsPerHour", Int32Field.self)
    try writer.implicit(minutes, "minutes", Int32Field.self)
    try writer.implicit(pointsPerMinute, "pointsPerMinute", Int32Field.self)
    try writer.optional(allocationID, "allocationId", TextField<AllocationID>.self)
    try writer.implicit(reason, "reason", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.number, Int64Field.self)
      case 2: try reader.read(&kind, EnumField<CatalogV1.PointsKind>.self)
      case 3: try reader.read(&points, Int64Field.self)
      case 4: try reader.read(&balance, Int64Field.self)
      case 5: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.formed(&localDay, LocalDay.self)
      case 7: try reader.formed(&actorID, MemberID.self)
      case 8: try reader.read(&bundleIdentifier, StringField.self)
      case 9: try reader.read(&appName, StringField.self)
      case 10: try reader.read(&topic, StringField.self)
      case 11: try reader.read(&seconds, Int64Field.self)
      case 12: try reader.read(&pointsPerHour, Int32Field.self)
      case 13: try reader.read(&minutes, Int32Field.self)
      case 14: try reader.read(&pointsPerMinute, Int32Field.self)
      case 15: try reader.formed(&allocationID, AllocationID.self)
      case 16: try reader.read(&reason, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1.PointsEntry {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "number", "kind", "points", "balance", "at", "local_day", "actor_id", "bundle_identifier",
    "app_name", "topic", "seconds", "points_per_hour", "minutes", "points_per_minute",
    "allocation_id", "reason",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.PointsEntry {
    var shared = CatalogV1.PointsEntry()
    shared.number = self.number
    shared.kind = self.kind
    shared.points = self.points
    shared.balance = self.balance
    shared.at = self.at
    shared.localDay = self.localDay
    shared.actorID = self.actorID
    shared.bundleIdentifier = self.bundleIdentifier
    shared.appName = self.appName
    shared.topic = self.topic
    shared.seconds = self.seconds
    shared.pointsPerHour = self.pointsPerHour
    shared.minutes = self.minutes
    shared.pointsPerMinute = self.pointsPerMinute
    shared.allocationID = self.allocationID
    shared.reason = self.reason
    return shared
  }
}

extension CatalogV1 {
  /// The request of `Points/ListLedger`.
  public struct ListLedgerRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Only entries of this day or later.
    public var from: LocalDay?

    /// Only entries of this day or earlier.
    public var to: LocalDay?

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
      from: LocalDay? = nil,
      to: LocalDay? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.from = from
      self.to = to
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListLedgerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListLedgerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "to", "to"),
    FieldInfo(4, "page_size", "pageSize"),
    FieldInfo(5, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 5, StringField.self)
    sink.implicit(pageSize, 4, Int32Field.self)
    sink.optional(to, 3, TextField<LocalDay>.self)
    sink.optional(from, 2, TextField<LocalDay>.self)
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
      case 18: from = try reader.text(LocalDay.self)
      case 26: to = try reader.text(LocalDay.self)
      case 32: pageSize = try Int32Field.read(from: &reader)
      case 42: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
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
      case 2: try reader.formed(&from, LocalDay.self)
      case 3: try reader.formed(&to, LocalDay.self)
      case 4: try reader.read(&pageSize, Int32Field.self)
      case 5: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Points/ListLedger`.
  public struct ListLedgerResponse: Message {
    /// The entries, newest first.
    public var entries: [CatalogV1.PointsEntry] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entries: [CatalogV1.PointsEntry] = [], nextPageToken: String = "") {
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListLedgerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListLedgerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entries", "entries", .repeated, CatalogV1.PointsEntry.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(entries, 1, MessageField<CatalogV1.PointsEntry>.self)
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
      case 10: try reader.append(to: &entries, MessageField<CatalogV1.PointsEntry>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(entries, "entries", MessageField<CatalogV1.PointsEntry>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &entries, MessageField<CatalogV1.PointsEntry>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Points/AdjustPoints`.
  public struct AdjustPointsRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// −10,000 to 10,000, not 0.
    public var points: Int64 = 0

    /// The reason, 1 to 200 characters; visible to the child.
    public var reason: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, points: Int64 = 0, reason: String = "") {
      self.childID = childID
      self.points = points
      self.reason = reason
    }
  }
}

extension CatalogV1.AdjustPointsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AdjustPointsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "points", "points"),
    FieldInfo(3, "reason", "reason", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(points, 2, Int64Field.self)
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
      case 16: points = try Int64Field.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.implicit(reason, "reason", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&points, Int64Field.self)
      case 3: try reader.read(&reason, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Points/AdjustPoints`.
  public struct AdjustPointsResponse: Message {
    /// The entry that was booked.
    public var entry: CatalogV1.PointsEntry?

    /// The balance after it.
    public var balance: CatalogV1.PointsBalance?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: CatalogV1.PointsEntry? = nil, balance: CatalogV1.PointsBalance? = nil) {
      self.entry = entry
      self.balance = balance
    }
  }
}

extension CatalogV1.AdjustPointsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AdjustPointsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, CatalogV1.PointsEntry.self),
    FieldInfo(2, "balance", "balance", .single, CatalogV1.PointsBalance.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(balance, 2, MessageField<CatalogV1.PointsBalance>.self)
    sink.optional(entry, 1, MessageField<CatalogV1.PointsEntry>.self)
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
      case 10: try reader.merge(&entry)
      case 18: try reader.merge(&balance)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(entry, "entry", MessageField<CatalogV1.PointsEntry>.self)
    try writer.optional(balance, "balance", MessageField<CatalogV1.PointsBalance>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<CatalogV1.PointsEntry>.self)
      case 2: try reader.read(&balance, MessageField<CatalogV1.PointsBalance>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A child's screen-time settings, made by parents.
  public struct ScreenTimeSettings: Message {
    /// Points per minute of a reward app, 1 to 100; default 1.
    public var pointsPerRewardMinute: Int32 = 0

    /// Maximum minutes to redeem per day, 0 to 1,440; default 120.
    ///
    /// 0 disables rewards.
    public var dailyRewardMinutes: Int32 = 0

    /// Target minutes of learning per day, 5 to 720; default 60.
    public var dailyLearningGoalMinutes: Int32 = 0

    /// Whether a parent must approve rewards; otherwise the child redeems on its own.
    public var approvalNeeded: Bool = false

    /// Whether a child's first completion of a lesson earns points.
    public var lessonsPay: Bool = false

    /// Points for such a lesson, 0 to 240; default 30.
    public var pointsPerLesson: Int32 = 0

    /// Maximum points from lessons per day, 0 to 1,440; default 60.
    public var dailyLessonPoints: Int32 = 0

    /// Increases with each change; 0 if nothing was ever set.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      pointsPerRewardMinute: Int32 = 0,
      dailyRewardMinutes: Int32 = 0,
      dailyLearningGoalMinutes: Int32 = 0,
      approvalNeeded: Bool = false,
      lessonsPay: Bool = false,
      pointsPerLesson: Int32 = 0,
      dailyLessonPoints: Int32 = 0,
      revision: UInt64 = 0
    ) {
      self.pointsPerRewardMinute = pointsPerRewardMinute
      self.dailyRewardMinutes = dailyRewardMinutes
      self.dailyLearningGoalMinutes = dailyLearningGoalMinutes
      self.approvalNeeded = approvalNeeded
      self.lessonsPay = lessonsPay
      self.pointsPerLesson = pointsPerLesson
      self.dailyLessonPoints = dailyLessonPoints
      self.revision = revision
    }
  }
}

extension CatalogV1.ScreenTimeSettings {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ScreenTimeSettings"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "points_per_reward_minute", "pointsPerRewardMinute"),
    FieldInfo(2, "daily_reward_minutes", "dailyRewardMinutes"),
    FieldInfo(3, "daily_learning_goal_minutes", "dailyLearningGoalMinutes"),
    FieldInfo(4, "approval_needed", "approvalNeeded"),
    FieldInfo(5, "lessons_pay", "lessonsPay"),
    FieldInfo(6, "points_per_lesson", "pointsPerLesson"),
    FieldInfo(7, "daily_lesson_points", "dailyLessonPoints"),
    FieldInfo(8, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 8, UInt64Field.self)
    sink.implicit(dailyLessonPoints, 7, Int32Field.self)
    sink.implicit(pointsPerLesson, 6, Int32Field.self)
    sink.implicit(lessonsPay, 5, BoolField.self)
    sink.implicit(approvalNeeded, 4, BoolField.self)
    sink.implicit(dailyLearningGoalMinutes, 3, Int32Field.self)
    sink.implicit(dailyRewardMinutes, 2, Int32Field.self)
    sink.implicit(pointsPerRewardMinute, 1, Int32Field.self)
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
      case 8: pointsPerRewardMinute = try Int32Field.read(from: &reader)
      case 16: dailyRewardMinutes = try Int32Field.read(from: &reader)
      case 24: dailyLearningGoalMinutes = try Int32Field.read(from: &reader)
      case 32: approvalNeeded = try BoolField.read(from: &reader)
      case 40: lessonsPay = try BoolField.read(from: &reader)
      case 48: pointsPerLesson = try Int32Field.read(from: &reader)
      case 56: dailyLessonPoints = try Int32Field.read(from: &reader)
      case 64: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(pointsPerRewardMinute, "pointsPerRewardMinute", Int32Field.self)
    try writer.implicit(dailyRewardMinutes, "dailyRewardMinutes", Int32Field.self)
    try writer.implicit(dailyLearningGoalMinutes, "dailyLearningGoalMinutes", Int32Field.self)
    try writer.implicit(approvalNeeded, "approvalNeeded", BoolField.self)
    try writer.implicit(lessonsPay, "lessonsPay", BoolField.self)
    try writer.implicit(pointsPerLesson, "pointsPerLesson", Int32Field.self)
    try writer.implicit(dailyLessonPoints, "dailyLessonPoints", Int32Field.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&pointsPerRewardMinute, Int32Field.self)
      case 2: try reader.read(&dailyRewardMinutes, Int32Field.self)
      case 3: try reader.read(&dailyLearningGoalMinutes, Int32Field.self)
      case 4: try reader.read(&approvalNeeded, BoolField.self)
      case 5: try reader.read(&lessonsPay, BoolField.self)
      case 6: try reader.read(&pointsPerLesson, Int32Field.self)
      case 7: try reader.read(&dailyLessonPoints, Int32Field.self)
      case 8: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.ScreenTimeSettings {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "points_per_reward_minute", "daily_reward_minutes", "daily_learning_goal_minutes",
    "approval_needed", "lessons_pay", "points_per_lesson", "daily_lesson_points", "revision",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.ScreenTimeSettings {
    var shared = CatalogV1.ScreenTimeSettings()
    shared.pointsPerRewardMinute = self.pointsPerRewardMinute
    shared.dailyRewardMinutes = self.dailyRewardMinutes
    shared.dailyLearningGoalMinutes = self.dailyLearningGoalMinutes
    shared.approvalNeeded = self.approvalNeeded
    shared.lessonsPay = self.lessonsPay
    shared.pointsPerLesson = self.pointsPerLesson
    shared.dailyLessonPoints = self.dailyLessonPoints
    shared.revision = self.revision
    return shared
  }
}

extension CatalogV1 {
  /// The request of `Points/GetScreenTimeSettings`.
  public struct GetScreenTimeSettingsRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil) {
      self.childID = childID
    }
  }
}

extension CatalogV1.GetScreenTimeSettingsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetScreenTimeSettingsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Points/GetScreenTimeSettings`.
  public struct GetScreenTimeSettingsResponse: Message {
    /// The settings.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(settings: CatalogV1.ScreenTimeSettings? = nil) {
      self.settings = settings
    }
  }
}

extension CatalogV1.GetScreenTimeSettingsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetScreenTimeSettingsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(settings, 1, MessageField<CatalogV1.ScreenTimeSettings>.self)
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
      case 10: try reader.merge(&settings)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Points/UpdateScreenTimeSettings`.
  public struct UpdateScreenTimeSettingsRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The new values.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// The settings to change.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      settings: CatalogV1.ScreenTimeSettings? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64? = nil
    ) {
      self.childID = childID
      self.settings = settings
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.UpdateScreenTimeSettingsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateScreenTimeSettingsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(settings, 2, MessageField<CatalogV1.ScreenTimeSettings>.self)
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
      case 18: try reader.merge(&settings)
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
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Points/UpdateScreenTimeSettings`.
  public struct UpdateScreenTimeSettingsResponse: Message {
    /// The current settings.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// Whether anything changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(settings: CatalogV1.ScreenTimeSettings? = nil, changed: Bool = false) {
      self.settings = settings
      self.changed = changed
    }
  }
}

extension CatalogV1.UpdateScreenTimeSettingsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UpdateScreenTimeSettingsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(settings, 1, MessageField<CatalogV1.ScreenTimeSettings>.self)
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
      case 10: try reader.merge(&settings)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Points/GetRules`.
  public struct GetRulesRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil) {
      self.childID = childID
    }
  }
}

extension CatalogV1.GetRulesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRulesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// An app with a rule.
  public struct RuledApp: Message {
    /// The app.
    public var bundleIdentifier: String = ""

    /// Its name.
    public var appName: String = ""

    /// Points per hour of use; 0 for a reward app.
    public var pointsPerHour: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(bundleIdentifier: String = "", appName: String = "", pointsPerHour: Int32 = 0) {
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.pointsPerHour = pointsPerHour
    }
  }
}

extension CatalogV1.RuledApp {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RuledApp"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "app_name", "appName", isRedacted: true),
    FieldInfo(3, "points_per_hour", "pointsPerHour"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pointsPerHour, 3, Int32Field.self)
    sink.implicit(appName, 2, StringField.self)
    sink.implicit(bundleIdentifier, 1, StringField.self)
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
      case 10: bundleIdentifier = try StringField.read(from: &reader)
      case 18: appName = try StringField.read(from: &reader)
      case 24: pointsPerHour = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(pointsPerHour, "pointsPerHour", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bundleIdentifier, StringField.self)
      case 2: try reader.read(&appName, StringField.self)
      case 3: try reader.read(&pointsPerHour, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A change of a rule.
  public struct RuleChange: Message {
    /// When it was made.
    public var at: GoogleProtobuf.Timestamp?

    /// The parent who made it; absent if a device reported the app.
    public var memberID: MemberID?

    /// The setting; empty for an app's category.
    public var field: String = ""

    /// The app whose category changed.
    public var appName: String = ""

    /// The values before and after, as a sentence without the member's name.
    public var sentence: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      at: GoogleProtobuf.Timestamp? = nil,
      memberID: MemberID? = nil,
      field: String = "",
      appName: String = "",
      sentence: String = ""
    ) {
      self.at = at
      self.memberID = memberID
      self.field = field
      self.appName = appName
      self.sentence = sentence
    }
  }
}

extension CatalogV1.RuleChange {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RuleChange"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "field", "field"),
    FieldInfo(4, "app_name", "appName", isRedacted: true),
    FieldInfo(5, "sentence", "sentence", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(sentence, 5, StringField.self)
    sink.implicit(appName, 4, StringField.self)
    sink.implicit(field, 3, StringField.self)
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
      case 26: field = try StringField.read(from: &reader)
      case 34: appName = try StringField.read(from: &reader)
      case 42: sentence = try StringField.read(from: &reader)
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
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(sentence, "sentence", StringField.self, isRedacted: true)
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
      case 3: try reader.read(&field, StringField.self)
      case 4: try reader.read(&appName, StringField.self)
      case 5: try reader.read(&sentence, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Points/GetRules`.
  public struct GetRulesResponse: Message {
    /// The rules in plain English, one sentence each.
    public var sentences: [String] = []

    /// The settings from which they follow.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// Apps that earn points, by name; the first 200.
    public var learningApps: [CatalogV1.RuledApp] = []

    /// Apps whose minutes can be bought, by name; the first 200.
    public var rewardApps: [CatalogV1.RuledApp] = []

    /// The latest 50 changes, newest first.
    public var changes: [CatalogV1.RuleChange] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      sentences: [String] = [],
      settings: CatalogV1.ScreenTimeSettings? = nil,
      learningApps: [CatalogV1.RuledApp] = [],
      rewardApps: [CatalogV1.RuledApp] = [],
      changes: [CatalogV1.RuleChange] = []
    ) {
      self.sentences = sentences
      self.settings = settings
      self.learningApps = learningApps
      self.rewardApps = rewardApps
      self.changes = changes
    }
  }
}

extension CatalogV1.GetRulesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetRulesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "sentences", "sentences", .repeated, isRedacted: true),
    FieldInfo(2, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self),
    FieldInfo(3, "learning_apps", "learningApps", .repeated, CatalogV1.RuledApp.self),
    FieldInfo(4, "reward_apps", "rewardApps", .repeated, CatalogV1.RuledApp.self),
    FieldInfo(5, "changes", "changes", .repeated, CatalogV1.RuleChange.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(changes, 5, MessageField<CatalogV1.RuleChange>.self)
    sink.repeated(rewardApps, 4, MessageField<CatalogV1.RuledApp>.self)
    sink.repeated(learningApps, 3, MessageField<CatalogV1.RuledApp>.self)
    sink.optional(settings, 2, MessageField<CatalogV1.ScreenTimeSettings>.self)
    sink.repeated(sentences, 1, StringField.self)
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
      case 10: try reader.append(to: &sentences, StringField.self)
      case 18: try reader.merge(&settings)
      case 26: try reader.append(to: &learningApps, MessageField<CatalogV1.RuledApp>.self)
      case 34: try reader.append(to: &rewardApps, MessageField<CatalogV1.RuledApp>.self)
      case 42: try reader.append(to: &changes, MessageField<CatalogV1.RuleChange>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(sentences, "sentences", StringField.self, isRedacted: true)
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    try writer.repeated(learningApps, "learningApps", MessageField<CatalogV1.RuledApp>.self)
    try writer.repeated(rewardApps, "rewardApps", MessageField<CatalogV1.RuledApp>.self)
    try writer.repeated(changes, "changes", MessageField<CatalogV1.RuleChange>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &sentences, StringField.self)
      case 2: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      case 3: try reader.append(to: &learningApps, MessageField<CatalogV1.RuledApp>.self)
      case 4: try reader.append(to: &rewardApps, MessageField<CatalogV1.RuledApp>.self)
      case 5: try reader.append(to: &changes, MessageField<CatalogV1.RuleChange>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Points were booked.
  public struct PointsBooked: Message {
    /// The entry of the ledger.
    public var entry: CatalogV1.PointsEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: CatalogV1.PointsEntry? = nil) {
      self.entry = entry
    }
  }
}

extension CatalogV1.PointsBooked {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PointsBooked"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, CatalogV1.PointsEntry.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 1, MessageField<CatalogV1.PointsEntry>.self)
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
      case 10: try reader.merge(&entry)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(entry, "entry", MessageField<CatalogV1.PointsEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<CatalogV1.PointsEntry>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.PointsBooked: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "points_booked"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["entry"],
    inside: [CatalogV1.PointsEntry.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.PointsBooked {
    var shared = CatalogV1.PointsBooked()
    shared.entry = self.entry?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A parent changed the settings of a child.
  public struct ScreenTimeSettingsChanged: Message {
    /// The settings after the change.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// The settings before the change.
    public var previous: CatalogV1.ScreenTimeSettings?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      settings: CatalogV1.ScreenTimeSettings? = nil,
      previous: CatalogV1.ScreenTimeSettings? = nil
    ) {
      self.settings = settings
      self.previous = previous
    }
  }
}

extension CatalogV1.ScreenTimeSettingsChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ScreenTimeSettingsChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self),
    FieldInfo(2, "previous", "previous", .single, CatalogV1.ScreenTimeSettings.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(previous, 2, MessageField<CatalogV1.ScreenTimeSettings>.self)
    sink.optional(settings, 1, MessageField<CatalogV1.ScreenTimeSettings>.self)
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
      case 10: try reader.merge(&settings)
      case 18: try reader.merge(&previous)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    try writer.optional(previous, "previous", MessageField<CatalogV1.ScreenTimeSettings>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      case 2: try reader.read(&previous, MessageField<CatalogV1.ScreenTimeSettings>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.ScreenTimeSettingsChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "screen_time_settings_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["settings", "previous"],
    inside: [CatalogV1.ScreenTimeSettings.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.ScreenTimeSettingsChanged {
    var shared = CatalogV1.ScreenTimeSettingsChanged()
    shared.settings = self.settings?.sharedParts()
    shared.previous = self.previous?.sharedParts()
    return shared
  }
}
