// Generated from daybook/gateway/v1/calendar.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// Why a member is away.
  public enum AwayKind: WireEnum, CaseIterable {
    case unspecified
    case vacation
    case ill
    case other
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GatewayV1.AwayKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .vacation
    case 2: self = .ill
    case 3: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .vacation: return 1
    case .ill: return 2
    case .other: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GatewayV1.AwayKind] = [
    .unspecified,
    .vacation,
    .ill,
    .other,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("AWAY_KIND_UNSPECIFIED", 0),
    ("AWAY_KIND_VACATION", 1),
    ("AWAY_KIND_ILL", 2),
    ("AWAY_KIND_OTHER", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "AWAY_KIND_UNSPECIFIED"
    case 1: return "AWAY_KIND_VACATION"
    case 2: return "AWAY_KIND_ILL"
    case 3: return "AWAY_KIND_OTHER"
    default: return nil
    }
  }
}

extension GatewayV1 {
  /// Consecutive days on which a member is away.
  public struct AwayPeriod: Message {
    /// The id, which never changes.
    public var id: AwayPeriodID?

    /// The member who is away.
    public var memberID: MemberID?

    /// The first day.
    public var firstDay: LocalDay?

    /// The last day, included; equal to the first for a single day.
    public var lastDay: LocalDay?

    /// Why; `OTHER` when unspecified in the request.
    public var kind: GatewayV1.AwayKind = GatewayV1.AwayKind(rawValue: 0)

    /// A note, up to 200 characters.
    ///
    /// Events do not contain it.
    public var note: String = ""

    /// Incremented by each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: AwayPeriodID? = nil,
      memberID: MemberID? = nil,
      firstDay: LocalDay? = nil,
      lastDay: LocalDay? = nil,
      kind: GatewayV1.AwayKind = GatewayV1.AwayKind(rawValue: 0),
      note: String = "",
      revision: UInt64 = 0
    ) {
      self.id = id
      self.memberID = memberID
      self.firstDay = firstDay
      self.lastDay = lastDay
      self.kind = kind
      self.note = note
      self.revision = revision
    }
  }
}

extension GatewayV1.AwayPeriod {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AwayPeriod"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "first_day", "firstDay"),
    FieldInfo(4, "last_day", "lastDay"),
    FieldInfo(5, "kind", "kind"),
    FieldInfo(6, "note", "note", isRedacted: true),
    FieldInfo(7, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 7, UInt64Field.self)
    sink.implicit(note, 6, StringField.self)
    sink.implicit(kind, 5, EnumField<GatewayV1.AwayKind>.self)
    sink.optional(lastDay, 4, TextField<LocalDay>.self)
    sink.optional(firstDay, 3, TextField<LocalDay>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<AwayPeriodID>.self)
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
      case 10: id = try reader.text(AwayPeriodID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: firstDay = try reader.text(LocalDay.self)
      case 34: lastDay = try reader.text(LocalDay.self)
      case 40: kind = try EnumField<GatewayV1.AwayKind>.read(from: &reader)
      case 50: note = try StringField.read(from: &reader)
      case 56: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<AwayPeriodID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(firstDay, "firstDay", TextField<LocalDay>.self)
    try writer.optional(lastDay, "lastDay", TextField<LocalDay>.self)
    try writer.implicit(kind, "kind", EnumField<GatewayV1.AwayKind>.self)
    try writer.implicit(note, "note", StringField.self, isRedacted: true)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, AwayPeriodID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&firstDay, LocalDay.self)
      case 4: try reader.formed(&lastDay, LocalDay.self)
      case 5: try reader.read(&kind, EnumField<GatewayV1.AwayKind>.self)
      case 6: try reader.read(&note, StringField.self)
      case 7: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1.AwayPeriod {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["id", "member_id", "first_day", "last_day", "revision"],
    hidden: ["kind", "note"]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.AwayPeriod {
    var shared = GatewayV1.AwayPeriod()
    shared.id = self.id
    shared.memberID = self.memberID
    shared.firstDay = self.firstDay
    shared.lastDay = self.lastDay
    shared.revision = self.revision
    return shared
  }
}

extension GatewayV1 {
  /// How one member's streak changed.
  public struct StreakChange: Message {
    /// The member whose streak it is.
    public var memberID: MemberID?

    /// The current streak before.
    public var currentBefore: Int32 = 0

    /// The current streak now.
    public var currentAfter: Int32 = 0

    /// The longest streak before.
    public var longestBefore: Int32 = 0

    /// The longest streak now.
    public var longestAfter: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      currentBefore: Int32 = 0,
      currentAfter: Int32 = 0,
      longestBefore: Int32 = 0,
      longestAfter: Int32 = 0
    ) {
      self.memberID = memberID
      self.currentBefore = currentBefore
      self.currentAfter = currentAfter
      self.longestBefore = longestBefore
      self.longestAfter = longestAfter
    }
  }
}

extension GatewayV1.StreakChange {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.StreakChange"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "current_before", "currentBefore"),
    FieldInfo(3, "current_after", "currentAfter"),
    FieldInfo(4, "longest_before", "longestBefore"),
    FieldInfo(5, "longest_after", "longestAfter"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(longestAfter, 5, Int32Field.self)
    sink.implicit(longestBefore, 4, Int32Field.self)
    sink.implicit(currentAfter, 3, Int32Field.self)
    sink.implicit(currentBefore, 2, Int32Field.self)
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
      case 16: currentBefore = try Int32Field.read(from: &reader)
      case 24: currentAfter = try Int32Field.read(from: &reader)
      case 32: longestBefore = try Int32Field.read(from: &reader)
      case 40: longestAfter = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(currentBefore, "currentBefore", Int32Field.self)
    try writer.implicit(currentAfter, "currentAfter", Int32Field.self)
    try writer.implicit(longestBefore, "longestBefore", Int32Field.self)
    try writer.implicit(longestAfter, "longestAfter", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&currentBefore, Int32Field.self)
      case 3: try reader.read(&currentAfter, Int32Field.self)
      case 4: try reader.read(&longestBefore, Int32Field.self)
      case 5: try reader.read(&longestAfter, Int32Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The effect of a calendar change on streaks.
  public struct StreakEffect: Message {
    /// One per member whose streak changed.
    public var changes: [GatewayV1.StreakChange] = []

    /// The effect could not be read in time; streaks are updated later.
    public var unavailable: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(changes: [GatewayV1.StreakChange] = [], unavailable: Bool = false) {
      self.changes = changes
      self.unavailable = unavailable
    }
  }
}

extension GatewayV1.StreakEffect {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.StreakEffect"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "changes", "changes", .repeated, GatewayV1.StreakChange.self),
    FieldInfo(2, "unavailable", "unavailable"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(unavailable, 2, BoolField.self)
    sink.repeated(changes, 1, MessageField<GatewayV1.StreakChange>.self)
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
      case 10: try reader.append(to: &changes, MessageField<GatewayV1.StreakChange>.self)
      case 16: unavailable = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(changes, "changes", MessageField<GatewayV1.StreakChange>.self)
    try writer.implicit(unavailable, "unavailable", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &changes, MessageField<GatewayV1.StreakChange>.self)
      case 2: try reader.read(&unavailable, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/SetAwayPeriod`.
  public struct SetAwayPeriodRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The period to change; empty to add one.
    public var periodID: AwayPeriodID?

    /// The first day.
    public var firstDay: LocalDay?

    /// The last day, included; empty for the first.
    public var lastDay: LocalDay?

    /// Why.
    public var kind: GatewayV1.AwayKind = GatewayV1.AwayKind(rawValue: 0)

    /// A note, up to 200 characters.
    public var note: String = ""

    /// Adds a period for every member; parents only.
    public var everyone: Bool = false

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      periodID: AwayPeriodID? = nil,
      firstDay: LocalDay? = nil,
      lastDay: LocalDay? = nil,
      kind: GatewayV1.AwayKind = GatewayV1.AwayKind(rawValue: 0),
      note: String = "",
      everyone: Bool = false,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.periodID = periodID
      self.firstDay = firstDay
      self.lastDay = lastDay
      self.kind = kind
      self.note = note
      self.everyone = everyone
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.SetAwayPeriodRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetAwayPeriodRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period_id", "periodId"),
    FieldInfo(3, "first_day", "firstDay"),
    FieldInfo(4, "last_day", "lastDay"),
    FieldInfo(5, "kind", "kind"),
    FieldInfo(6, "note", "note", isRedacted: true),
    FieldInfo(7, "everyone", "everyone"),
    FieldInfo(8, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 8, UInt64Field.self)
    sink.implicit(everyone, 7, BoolField.self)
    sink.implicit(note, 6, StringField.self)
    sink.implicit(kind, 5, EnumField<GatewayV1.AwayKind>.self)
    sink.optional(lastDay, 4, TextField<LocalDay>.self)
    sink.optional(firstDay, 3, TextField<LocalDay>.self)
    sink.optional(periodID, 2, TextField<AwayPeriodID>.self)
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
      case 18: periodID = try reader.text(AwayPeriodID.self)
      case 26: firstDay = try reader.text(LocalDay.self)
      case 34: lastDay = try reader.text(LocalDay.self)
      case 40: kind = try EnumField<GatewayV1.AwayKind>.read(from: &reader)
      case 50: note = try StringField.read(from: &reader)
      case 56: everyone = try BoolField.read(from: &reader)
      case 64: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(periodID, "periodId", TextField<AwayPeriodID>.self)
    try writer.optional(firstDay, "firstDay", TextField<LocalDay>.self)
    try writer.optional(lastDay, "lastDay", TextField<LocalDay>.self)
    try writer.implicit(kind, "kind", EnumField<GatewayV1.AwayKind>.self)
    try writer.implicit(note, "note", StringField.self, isRedacted: true)
    try writer.implicit(everyone, "everyone", BoolField.self)
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
      case 2: try reader.formed(&periodID, AwayPeriodID.self)
      case 3: try reader.formed(&firstDay, LocalDay.self)
      case 4: try reader.formed(&lastDay, LocalDay.self)
      case 5: try reader.read(&kind, EnumField<GatewayV1.AwayKind>.self)
      case 6: try reader.read(&note, StringField.self)
      case 7: try reader.read(&everyone, BoolField.self)
      case 8: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/SetAwayPeriod`.
  public struct SetAwayPeriodResponse: Message {
    /// The period, or one per member with `everyone`.
    public var periods: [GatewayV1.AwayPeriod] = []

    /// The effect on streaks.
    public var effect: GatewayV1.StreakEffect?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(periods: [GatewayV1.AwayPeriod] = [], effect: GatewayV1.StreakEffect? = nil) {
      self.periods = periods
      self.effect = effect
    }
  }
}

extension GatewayV1.SetAwayPeriodResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetAwayPeriodResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "periods", "periods", .repeated, GatewayV1.AwayPeriod.self),
    FieldInfo(2, "effect", "effect", .single, GatewayV1.StreakEffect.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(effect, 2, MessageField<GatewayV1.StreakEffect>.self)
    sink.repeated(periods, 1, MessageField<GatewayV1.AwayPeriod>.self)
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
      case 10: try reader.append(to: &periods, MessageField<GatewayV1.AwayPeriod>.self)
      case 18: try reader.merge(&effect)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(periods, "periods", MessageField<GatewayV1.AwayPeriod>.self)
    try writer.optional(effect, "effect", MessageField<GatewayV1.StreakEffect>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &periods, MessageField<GatewayV1.AwayPeriod>.self)
      case 2: try reader.read(&effect, MessageField<GatewayV1.StreakEffect>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/RemoveAwayPeriod`.
  public struct RemoveAwayPeriodRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The period.
    public var periodID: AwayPeriodID?

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      periodID: AwayPeriodID? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.periodID = periodID
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.RemoveAwayPeriodRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveAwayPeriodRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period_id", "periodId"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(periodID, 2, TextField<AwayPeriodID>.self)
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
      case 18: periodID = try reader.text(AwayPeriodID.self)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(periodID, "periodId", TextField<AwayPeriodID>.self)
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
      case 2: try reader.formed(&periodID, AwayPeriodID.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/RemoveAwayPeriod`.
  public struct RemoveAwayPeriodResponse: Message {
    /// The remaining closed days; unset when there are none.
    public var left: GatewayV1.AwayPeriod?

    /// The effect on streaks.
    public var effect: GatewayV1.StreakEffect?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(left: GatewayV1.AwayPeriod? = nil, effect: GatewayV1.StreakEffect? = nil) {
      self.left = left
      self.effect = effect
    }
  }
}

extension GatewayV1.RemoveAwayPeriodResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveAwayPeriodResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "left", "left", .single, GatewayV1.AwayPeriod.self),
    FieldInfo(2, "effect", "effect", .single, GatewayV1.StreakEffect.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(effect, 2, MessageField<GatewayV1.StreakEffect>.self)
    sink.optional(left, 1, MessageField<GatewayV1.AwayPeriod>.self)
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
      case 10: try reader.merge(&left)
      case 18: try reader.merge(&effect)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(left, "left", MessageField<GatewayV1.AwayPeriod>.self)
    try writer.optional(effect, "effect", MessageField<GatewayV1.StreakEffect>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&left, MessageField<GatewayV1.AwayPeriod>.self)
      case 2: try reader.read(&effect, MessageField<GatewayV1.StreakEffect>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The stored record of a removal, for replays of the call.
  public struct RemovedCalendarEntry: Message {
    /// The id of the removed entry.
    public var id: String = ""

    /// Its revision after the removal.
    public var revision: UInt64 = 0

    /// The remaining days of an away period.
    public var leftPeriod: GatewayV1.AwayPeriod?

    /// The remaining days of a holiday.
    public var leftHoliday: GatewayV1.HouseholdHoliday?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: String = "",
      revision: UInt64 = 0,
      leftPeriod: GatewayV1.AwayPeriod? = nil,
      leftHoliday: GatewayV1.HouseholdHoliday? = nil
    ) {
      self.id = id
      self.revision = revision
      self.leftPeriod = leftPeriod
      self.leftHoliday = leftHoliday
    }
  }
}

extension GatewayV1.RemovedCalendarEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemovedCalendarEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "revision", "revision"),
    FieldInfo(3, "left_period", "leftPeriod", .single, GatewayV1.AwayPeriod.self),
    FieldInfo(4, "left_holiday", "leftHoliday", .single, GatewayV1.HouseholdHoliday.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(leftHoliday, 4, MessageField<GatewayV1.HouseholdHoliday>.self)
    sink.optional(leftPeriod, 3, MessageField<GatewayV1.AwayPeriod>.self)
    sink.implicit(revision, 2, UInt64Field.self)
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
      case 16: revision = try UInt64Field.read(from: &reader)
      case 26: try reader.merge(&leftPeriod)
      case 34: try reader.merge(&leftHoliday)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(id, "id", StringField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.optional(leftPeriod, "leftPeriod", MessageField<GatewayV1.AwayPeriod>.self)
    try writer.optional(leftHoliday, "leftHoliday", MessageField<GatewayV1.HouseholdHoliday>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&id, StringField.self)
      case 2: try reader.read(&revision, UInt64Field.self)
      case 3: try reader.read(&leftPeriod, MessageField<GatewayV1.AwayPeriod>.self)
      case 4: try reader.read(&leftHoliday, MessageField<GatewayV1.HouseholdHoliday>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/ListAwayPeriods`.
  public struct ListAwayPeriodsRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// Lists the periods of all members.
    public var everyone: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, everyone: Bool = false) {
      self.memberID = memberID
      self.everyone = everyone
    }
  }
}

extension GatewayV1.ListAwayPeriodsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListAwayPeriodsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "everyone", "everyone"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(everyone, 2, BoolField.self)
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
      case 16: everyone = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(everyone, "everyone", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&everyone, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/ListAwayPeriods`.
  public struct ListAwayPeriodsResponse: Message {
    /// Earliest first; at most 100 per member.
    public var periods: [GatewayV1.AwayPeriod] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(periods: [GatewayV1.AwayPeriod] = []) {
      self.periods = periods
    }
  }
}

extension GatewayV1.ListAwayPeriodsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListAwayPeriodsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "periods", "periods", .repeated, GatewayV1.AwayPeriod.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(periods, 1, MessageField<GatewayV1.AwayPeriod>.self)
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
      case 10: try reader.append(to: &periods, MessageField<GatewayV1.AwayPeriod>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(periods, "periods", MessageField<GatewayV1.AwayPeriod>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &periods, MessageField<GatewayV1.AwayPeriod>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/SetRestDays`.
  public struct SetRestDaysRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// 1 (Monday) to 7 (Sunday); at most 3, empty for none.
    public var weekdays: [Int32] = []

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, weekdays: [Int32] = [], expectedRevision: UInt64 = 0) {
      self.memberID = memberID
      self.weekdays = weekdays
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.SetRestDaysRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetRestDaysRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "weekdays", "weekdays", .repeated),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.packed(weekdays, 2, Int32Field.self)
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
      case 16: try reader.append(to: &weekdays, Int32Field.self)
      case 18: try reader.appendPacked(to: &weekdays, Int32Field.self)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(weekdays, "weekdays", Int32Field.self)
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
      case 2: try reader.append(to: &weekdays, Int32Field.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/SetRestDays`.
  public struct SetRestDaysResponse: Message {
    /// The rest days.
    public var restDays: GatewayV1.RestDays?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(restDays: GatewayV1.RestDays? = nil) {
      self.restDays = restDays
    }
  }
}

extension GatewayV1.SetRestDaysResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetRestDaysResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "rest_days", "restDays", .single, GatewayV1.RestDays.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(restDays, 1, MessageField<GatewayV1.RestDays>.self)
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
      case 10: try reader.merge(&restDays)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(restDays, "restDays", MessageField<GatewayV1.RestDays>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&restDays, MessageField<GatewayV1.RestDays>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/GetRestDays`.
  public struct GetRestDaysRequest: Message {
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

extension GatewayV1.GetRestDaysRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetRestDaysRequest"

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
  /// The answer of `Calendars/GetRestDays`.
  public struct GetRestDaysResponse: Message {
    /// The rest days.
    public var restDays: GatewayV1.RestDays?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(restDays: GatewayV1.RestDays? = nil) {
      self.restDays = restDays
    }
  }
}

extension GatewayV1.GetRestDaysResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetRestDaysResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "rest_days", "restDays", .single, GatewayV1.RestDays.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(restDays, 1, MessageField<GatewayV1.RestDays>.self)
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
      case 10: try reader.merge(&restDays)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(restDays, "restDays", MessageField<GatewayV1.RestDays>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&restDays, MessageField<GatewayV1.RestDays>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// Days of the week without duties.
  public struct RestDays: Message {
    /// 1 (Monday) to 7 (Sunday), ascending: those of today.
    public var weekdays: [Int32] = []

    /// Those from tomorrow.
    public var weekdaysFromTomorrow: [Int32] = []

    /// Incremented by each change; 0 when none were ever chosen.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(weekdays: [Int32] = [], weekdaysFromTomorrow: [Int32] = [], revision: UInt64 = 0) {
      self.weekdays = weekdays
      self.weekdaysFromTomorrow = weekdaysFromTomorrow
      self.revision = revision
    }
  }
}

extension GatewayV1.RestDays {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RestDays"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weekdays", "weekdays", .repeated),
    FieldInfo(2, "weekdays_from_tomorrow", "weekdaysFromTomorrow", .repeated),
    FieldInfo(3, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 3, UInt64Field.self)
    sink.packed(weekdaysFromTomorrow, 2, Int32Field.self)
    sink.packed(weekdays, 1, Int32Field.self)
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
      case 8: try reader.append(to: &weekdays, Int32Field.self)
      case 10: try reader.appendPacked(to: &weekdays, Int32Field.self)
      case 16: try reader.append(to: &weekdaysFromTomorrow, Int32Field.self)
      case 18: try reader.appendPacked(to: &weekdaysFromTomorrow, Int32Field.self)
      case 24: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(weekdays, "weekdays", Int32Field.self)
    try writer.repeated(weekdaysFromTomorrow, "weekdaysFromTomorrow", Int32Field.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &weekdays, Int32Field.self)
      case 2: try reader.append(to: &weekdaysFromTomorrow, Int32Field.self)
      case 3: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// Consecutive days on which no member has duties.
  public struct HouseholdHoliday: Message {
    /// The id, which never changes.
    public var id: HolidayID?

    /// The first day.
    public var firstDay: LocalDay?

    /// The last day, included; equal to the first for a single day.
    public var lastDay: LocalDay?

    /// The name, up to 50 characters; may be empty.
    public var name: String = ""

    /// Incremented by each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: HolidayID? = nil,
      firstDay: LocalDay? = nil,
      lastDay: LocalDay? = nil,
      name: String = "",
      revision: UInt64 = 0
    ) {
      self.id = id
      self.firstDay = firstDay
      self.lastDay = lastDay
      self.name = name
      self.revision = revision
    }
  }
}

extension GatewayV1.HouseholdHoliday {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.HouseholdHoliday"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "first_day", "firstDay"),
    FieldInfo(3, "last_day", "lastDay"),
    FieldInfo(4, "name", "name", isRedacted: true),
    FieldInfo(5, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 5, UInt64Field.self)
    sink.implicit(name, 4, StringField.self)
    sink.optional(lastDay, 3, TextField<LocalDay>.self)
    sink.optional(firstDay, 2, TextField<LocalDay>.self)
    sink.optional(id, 1, TextField<HolidayID>.self)
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
      case 10: id = try reader.text(HolidayID.self)
      case 18: firstDay = try reader.text(LocalDay.self)
      case 26: lastDay = try reader.text(LocalDay.self)
      case 34: name = try StringField.read(from: &reader)
      case 40: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<HolidayID>.self)
    try writer.optional(firstDay, "firstDay", TextField<LocalDay>.self)
    try writer.optional(lastDay, "lastDay", TextField<LocalDay>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, HolidayID.self)
      case 2: try reader.formed(&firstDay, LocalDay.self)
      case 3: try reader.formed(&lastDay, LocalDay.self)
      case 4: try reader.read(&name, StringField.self)
      case 5: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1.HouseholdHoliday {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "first_day", "last_day", "name", "revision",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.HouseholdHoliday {
    var shared = GatewayV1.HouseholdHoliday()
    shared.id = self.id
    shared.firstDay = self.firstDay
    shared.lastDay = self.lastDay
    shared.name = self.name
    shared.revision = self.revision
    return shared
  }
}

extension GatewayV1 {
  /// The request of `Calendars/SetHouseholdHoliday`.
  public struct SetHouseholdHolidayRequest: Message {
    /// The holiday to change; empty to add one.
    public var holidayID: HolidayID?

    /// The first day.
    public var firstDay: LocalDay?

    /// The last day, included; empty for the first.
    public var lastDay: LocalDay?

    /// The name, up to 50 characters; may be empty.
    public var name: String = ""

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      holidayID: HolidayID? = nil,
      firstDay: LocalDay? = nil,
      lastDay: LocalDay? = nil,
      name: String = "",
      expectedRevision: UInt64 = 0
    ) {
      self.holidayID = holidayID
      self.firstDay = firstDay
      self.lastDay = lastDay
      self.name = name
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.SetHouseholdHolidayRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetHouseholdHolidayRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holiday_id", "holidayId"),
    FieldInfo(2, "first_day", "firstDay"),
    FieldInfo(3, "last_day", "lastDay"),
    FieldInfo(4, "name", "name", isRedacted: true),
    FieldInfo(5, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 5, UInt64Field.self)
    sink.implicit(name, 4, StringField.self)
    sink.optional(lastDay, 3, TextField<LocalDay>.self)
    sink.optional(firstDay, 2, TextField<LocalDay>.self)
    sink.optional(holidayID, 1, TextField<HolidayID>.self)
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
      case 10: holidayID = try reader.text(HolidayID.self)
      case 18: firstDay = try reader.text(LocalDay.self)
      case 26: lastDay = try reader.text(LocalDay.self)
      case 34: name = try StringField.read(from: &reader)
      case 40: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(holidayID, "holidayId", TextField<HolidayID>.self)
    try writer.optional(firstDay, "firstDay", TextField<LocalDay>.self)
    try writer.optional(lastDay, "lastDay", TextField<LocalDay>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&holidayID, HolidayID.self)
      case 2: try reader.formed(&firstDay, LocalDay.self)
      case 3: try reader.formed(&lastDay, LocalDay.self)
      case 4: try reader.read(&name, StringField.self)
      case 5: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/SetHouseholdHoliday`.
  public struct SetHouseholdHolidayResponse: Message {
    /// The holiday.
    public var holiday: GatewayV1.HouseholdHoliday?

    /// The effect on the streaks that the caller may see.
    public var effect: GatewayV1.StreakEffect?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(holiday: GatewayV1.HouseholdHoliday? = nil, effect: GatewayV1.StreakEffect? = nil) {
      self.holiday = holiday
      self.effect = effect
    }
  }
}

extension GatewayV1.SetHouseholdHolidayResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.SetHouseholdHolidayResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holiday", "holiday", .single, GatewayV1.HouseholdHoliday.self),
    FieldInfo(2, "effect", "effect", .single, GatewayV1.StreakEffect.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(effect, 2, MessageField<GatewayV1.StreakEffect>.self)
    sink.optional(holiday, 1, MessageField<GatewayV1.HouseholdHoliday>.self)
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
      case 10: try reader.merge(&holiday)
      case 18: try reader.merge(&effect)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(holiday, "holiday", MessageField<GatewayV1.HouseholdHoliday>.self)
    try writer.optional(effect, "effect", MessageField<GatewayV1.StreakEffect>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&holiday, MessageField<GatewayV1.HouseholdHoliday>.self)
      case 2: try reader.read(&effect, MessageField<GatewayV1.StreakEffect>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/RemoveHouseholdHoliday`.
  public struct RemoveHouseholdHolidayRequest: Message {
    /// The holiday.
    public var holidayID: HolidayID?

    /// The call is refused when the stored revision differs; 0 skips the check.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(holidayID: HolidayID? = nil, expectedRevision: UInt64 = 0) {
      self.holidayID = holidayID
      self.expectedRevision = expectedRevision
    }
  }
}

extension GatewayV1.RemoveHouseholdHolidayRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveHouseholdHolidayRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holiday_id", "holidayId"),
    FieldInfo(2, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 2, UInt64Field.self)
    sink.optional(holidayID, 1, TextField<HolidayID>.self)
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
      case 10: holidayID = try reader.text(HolidayID.self)
      case 16: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(holidayID, "holidayId", TextField<HolidayID>.self)
    try writer.implicit(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&holidayID, HolidayID.self)
      case 2: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Calendars/RemoveHouseholdHoliday`.
  public struct RemoveHouseholdHolidayResponse: Message {
    /// The remaining closed days; unset when there are none.
    public var left: GatewayV1.HouseholdHoliday?

    /// The effect on the streaks that the caller may see.
    public var effect: GatewayV1.StreakEffect?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(left: GatewayV1.HouseholdHoliday? = nil, effect: GatewayV1.StreakEffect? = nil) {
      self.left = left
      self.effect = effect
    }
  }
}

extension GatewayV1.RemoveHouseholdHolidayResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RemoveHouseholdHolidayResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "left", "left", .single, GatewayV1.HouseholdHoliday.self),
    FieldInfo(2, "effect", "effect", .single, GatewayV1.StreakEffect.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(effect, 2, MessageField<GatewayV1.StreakEffect>.self)
    sink.optional(left, 1, MessageField<GatewayV1.HouseholdHoliday>.self)
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
      case 10: try reader.merge(&left)
      case 18: try reader.merge(&effect)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(left, "left", MessageField<GatewayV1.HouseholdHoliday>.self)
    try writer.optional(effect, "effect", MessageField<GatewayV1.StreakEffect>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&left, MessageField<GatewayV1.HouseholdHoliday>.self)
      case 2: try reader.read(&effect, MessageField<GatewayV1.StreakEffect>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Calendars/ListHouseholdHolidays`.
  public struct ListHouseholdHolidaysRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.ListHouseholdHolidaysRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListHouseholdHolidaysRequest"

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
  /// The answer of `Calendars/ListHouseholdHolidays`.
  public struct ListHouseholdHolidaysResponse: Message {
    /// Earliest first.
    public var holidays: [GatewayV1.HouseholdHoliday] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(holidays: [GatewayV1.HouseholdHoliday] = []) {
      self.holidays = holidays
    }
  }
}

extension GatewayV1.ListHouseholdHolidaysResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ListHouseholdHolidaysResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holidays", "holidays", .repeated, GatewayV1.HouseholdHoliday.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(holidays, 1, MessageField<GatewayV1.HouseholdHoliday>.self)
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
      case 10: try reader.append(to: &holidays, MessageField<GatewayV1.HouseholdHoliday>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(holidays, "holidays", MessageField<GatewayV1.HouseholdHoliday>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &holidays, MessageField<GatewayV1.HouseholdHoliday>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// An away period was added or changed.
  public struct AwayPeriodSet: Message {
    /// The period, without its note.
    public var period: GatewayV1.AwayPeriod?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(period: GatewayV1.AwayPeriod? = nil) {
      self.period = period
    }
  }
}

extension GatewayV1.AwayPeriodSet {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AwayPeriodSet"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "period", "period", .single, GatewayV1.AwayPeriod.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 1, MessageField<GatewayV1.AwayPeriod>.self)
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
      case 10: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(period, "period", MessageField<GatewayV1.AwayPeriod>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&period, MessageField<GatewayV1.AwayPeriod>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.AwayPeriodSet: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "away_period_set"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["period"],
    inside: [GatewayV1.AwayPeriod.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.AwayPeriodSet {
    var shared = GatewayV1.AwayPeriodSet()
    shared.period = self.period?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// An away period was removed.
  public struct AwayPeriodRemoved: Message {
    /// The removed period, without its note.
    public var period: GatewayV1.AwayPeriod?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(period: GatewayV1.AwayPeriod? = nil) {
      self.period = period
    }
  }
}

extension GatewayV1.AwayPeriodRemoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.AwayPeriodRemoved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "period", "period", .single, GatewayV1.AwayPeriod.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 1, MessageField<GatewayV1.AwayPeriod>.self)
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
      case 10: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(period, "period", MessageField<GatewayV1.AwayPeriod>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&period, MessageField<GatewayV1.AwayPeriod>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.AwayPeriodRemoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "away_period_removed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["period"],
    inside: [GatewayV1.AwayPeriod.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.AwayPeriodRemoved {
    var shared = GatewayV1.AwayPeriodRemoved()
    shared.period = self.period?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// A member's rest days changed.
  public struct RestDaysSet: Message {
    /// 1 (Monday) to 7 (Sunday).
    public var weekdays: [Int32] = []

    /// The first day with these rest days.
    public var validFrom: LocalDay?

    /// Incremented by each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(weekdays: [Int32] = [], validFrom: LocalDay? = nil, revision: UInt64 = 0) {
      self.weekdays = weekdays
      self.validFrom = validFrom
      self.revision = revision
    }
  }
}

extension GatewayV1.RestDaysSet {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.RestDaysSet"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weekdays", "weekdays", .repeated),
    FieldInfo(2, "valid_from", "validFrom"),
    FieldInfo(3, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 3, UInt64Field.self)
    sink.optional(validFrom, 2, TextField<LocalDay>.self)
    sink.packed(weekdays, 1, Int32Field.self)
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
      case 8: try reader.append(to: &weekdays, Int32Field.self)
      case 10: try reader.appendPacked(to: &weekdays, Int32Field.self)
      case 18: validFrom = try reader.text(LocalDay.self)
      case 24: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(weekdays, "weekdays", Int32Field.self)
    try writer.optional(validFrom, "validFrom", TextField<LocalDay>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &weekdays, Int32Field.self)
      case 2: try reader.formed(&validFrom, LocalDay.self)
      case 3: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1.RestDaysSet: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "rest_days_set"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["weekdays", "valid_from", "revision"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.RestDaysSet {
    GatewayV1.RestDaysSet()
  }
}

extension GatewayV1 {
  /// A holiday was added or changed.
  public struct HouseholdHolidaySet: Message {
    /// The holiday.
    public var holiday: GatewayV1.HouseholdHoliday?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(holiday: GatewayV1.HouseholdHoliday? = nil) {
      self.holiday = holiday
    }
  }
}

extension GatewayV1.HouseholdHolidaySet {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.HouseholdHolidaySet"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holiday", "holiday", .single, GatewayV1.HouseholdHoliday.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(holiday, 1, MessageField<GatewayV1.HouseholdHoliday>.self)
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
      case 10: try reader.merge(&holiday)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(holiday, "holiday", MessageField<GatewayV1.HouseholdHoliday>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&holiday, MessageField<GatewayV1.HouseholdHoliday>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.HouseholdHolidaySet: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "household_holiday_set"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["holiday"],
    inside: [GatewayV1.HouseholdHoliday.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.HouseholdHolidaySet {
    var shared = GatewayV1.HouseholdHolidaySet()
    shared.holiday = self.holiday?.sharedParts()
    return shared
  }
}

extension GatewayV1 {
  /// A holiday was removed.
  public struct HouseholdHolidayRemoved: Message {
    /// The removed holiday.
    public var holiday: GatewayV1.HouseholdHoliday?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(holiday: GatewayV1.HouseholdHoliday? = nil) {
      self.holiday = holiday
    }
  }
}

extension GatewayV1.HouseholdHolidayRemoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.HouseholdHolidayRemoved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "holiday", "holiday", .single, GatewayV1.HouseholdHoliday.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(holiday, 1, MessageField<GatewayV1.HouseholdHoliday>.self)
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
      case 10: try reader.merge(&holiday)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(holiday, "holiday", MessageField<GatewayV1.HouseholdHoliday>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&holiday, MessageField<GatewayV1.HouseholdHoliday>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.HouseholdHolidayRemoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "household_holiday_removed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["holiday"],
    inside: [GatewayV1.HouseholdHoliday.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> GatewayV1.HouseholdHolidayRemoved {
    var shared = GatewayV1.HouseholdHolidayRemoved()
    shared.holiday = self.holiday?.sharedParts()
    return shared
  }
}
