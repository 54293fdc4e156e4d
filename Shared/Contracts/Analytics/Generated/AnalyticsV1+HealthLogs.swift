// Generated from daybook/analytics/v1/health_logs.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The types of logs, in the order in which clients show them.
  public enum HealthDataType: WireEnum, CaseIterable {
    case unspecified
    case weight
    case hydration
    case sleep
    case fasting
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthDataType {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .weight
    case 2: self = .hydration
    case 3: self = .sleep
    case 4: self = .fasting
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .weight: return 1
    case .hydration: return 2
    case .sleep: return 3
    case .fasting: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthDataType] = [
    .unspecified,
    .weight,
    .hydration,
    .sleep,
    .fasting,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_DATA_TYPE_UNSPECIFIED", 0),
    ("HEALTH_DATA_TYPE_WEIGHT", 1),
    ("HEALTH_DATA_TYPE_HYDRATION", 2),
    ("HEALTH_DATA_TYPE_SLEEP", 3),
    ("HEALTH_DATA_TYPE_FASTING", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_DATA_TYPE_UNSPECIFIED"
    case 1: return "HEALTH_DATA_TYPE_WEIGHT"
    case 2: return "HEALTH_DATA_TYPE_HYDRATION"
    case 3: return "HEALTH_DATA_TYPE_SLEEP"
    case 4: return "HEALTH_DATA_TYPE_FASTING"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The origin of an entry.
  public enum HealthEntrySource: WireEnum, CaseIterable {
    case unspecified
    /// Entered or edited manually.
    case manual
    /// Imported, and not edited since.
    case `import`
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.HealthEntrySource {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .manual
    case 2: self = .`import`
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .manual: return 1
    case .`import`: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.HealthEntrySource] = [
    .unspecified,
    .manual,
    .`import`,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("HEALTH_ENTRY_SOURCE_UNSPECIFIED", 0),
    ("HEALTH_ENTRY_SOURCE_MANUAL", 1),
    ("HEALTH_ENTRY_SOURCE_IMPORT", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "HEALTH_ENTRY_SOURCE_UNSPECIFIED"
    case 1: return "HEALTH_ENTRY_SOURCE_MANUAL"
    case 2: return "HEALTH_ENTRY_SOURCE_IMPORT"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A weight, drink, sleep or fast.
  public struct HealthEntry: Message {
    /// The id, which the client may choose.
    public var id: HealthEntryID?

    /// The log, which never changes.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// The time of a weight or drink, or the start of a sleep or fast; absent on creation: now.
    public var start: GoogleProtobuf.Timestamp?

    /// The end of a sleep or fast; absent for weights, drinks and running fasts.
    public var end: GoogleProtobuf.Timestamp?

    /// Body weight in grams, 20,000 to 500,000.
    public var grams: Int32 = 0

    /// The amount of a drink in millilitres, 1 to 5,000; at most 20,000 a day.
    public var millilitres: Int32 = 0

    /// The goal of a fast in hours, 1 to 48; 0 on creation: the member's goal.
    public var goalHours: Int32 = 0

    /// A note on a fast, up to 500 characters.
    public var note: String = ""

    /// The origin.
    public var source: AnalyticsV1.HealthEntrySource = AnalyticsV1.HealthEntrySource(rawValue: 0)

    /// The member's local day it counts on: the day of its end, or of its start if it has none.
    public var localDay: LocalDay?

    /// When it was created.
    public var createdAt: GoogleProtobuf.Timestamp?

    /// When it was last changed.
    public var updatedAt: GoogleProtobuf.Timestamp?

    /// Increases with each change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: HealthEntryID? = nil,
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      start: GoogleProtobuf.Timestamp? = nil,
      end: GoogleProtobuf.Timestamp? = nil,
      grams: Int32 = 0,
      millilitres: Int32 = 0,
      goalHours: Int32 = 0,
      note: String = "",
      source: AnalyticsV1.HealthEntrySource = AnalyticsV1.HealthEntrySource(rawValue: 0),
      localDay: LocalDay? = nil,
      createdAt: GoogleProtobuf.Timestamp? = nil,
      updatedAt: GoogleProtobuf.Timestamp? = nil,
      revision: UInt64 = 0
    ) {
      self.id = id
      self.type = type
      self.start = start
      self.end = end
      self.grams = grams
      self.millilitres = millilitres
      self.goalHours = goalHours
      self.note = note
      self.source = source
      self.localDay = localDay
      self.createdAt = createdAt
      self.updatedAt = updatedAt
      self.revision = revision
    }
  }
}

extension AnalyticsV1.HealthEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "type", "type"),
    FieldInfo(3, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "end", "end", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "grams", "grams"),
    FieldInfo(6, "millilitres", "millilitres"),
    FieldInfo(7, "goal_hours", "goalHours"),
    FieldInfo(8, "note", "note", isRedacted: true),
    FieldInfo(9, "source", "source"),
    FieldInfo(10, "local_day", "localDay"),
    FieldInfo(11, "created_at", "createdAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(12, "updated_at", "updatedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(13, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 13, UInt64Field.self)
    sink.optional(updatedAt, 12, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(createdAt, 11, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(localDay, 10, TextField<LocalDay>.self)
    sink.implicit(source, 9, EnumField<AnalyticsV1.HealthEntrySource>.self)
    sink.implicit(note, 8, StringField.self)
    sink.implicit(goalHours, 7, Int32Field.self)
    sink.implicit(millilitres, 6, Int32Field.self)
    sink.implicit(grams, 5, Int32Field.self)
    sink.optional(end, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(type, 2, EnumField<AnalyticsV1.HealthDataType>.self)
    sink.optional(id, 1, TextField<HealthEntryID>.self)
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
      case 10: id = try reader.text(HealthEntryID.self)
      case 16: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 26: try reader.merge(&start)
      case 34: try reader.merge(&end)
      case 40: grams = try Int32Field.read(from: &reader)
      case 48: millilitres = try Int32Field.read(from: &reader)
      case 56: goalHours = try Int32Field.read(from: &reader)
      case 66: note = try StringField.read(from: &reader)
      case 72: source = try EnumField<AnalyticsV1.HealthEntrySource>.read(from: &reader)
      case 82: localDay = try reader.text(LocalDay.self)
      case 90: try reader.merge(&createdAt)
      case 98: try reader.merge(&updatedAt)
      case 104: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<HealthEntryID>.self)
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(grams, "grams", Int32Field.self)
    try writer.implicit(millilitres, "millilitres", Int32Field.self)
    try writer.implicit(goalHours, "goalHours", Int32Field.self)
    try writer.implicit(note, "note", StringField.self, isRedacted: true)
    try writer.implicit(source, "source", EnumField<AnalyticsV1.HealthEntrySource>.self)
    try writer.optional(localDay, "localDay", TextField<LocalDay>.self)
    try writer.optional(createdAt, "createdAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(updatedAt, "updatedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, HealthEntryID.self)
      case 2: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 3: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&grams, Int32Field.self)
      case 6: try reader.read(&millilitres, Int32Field.self)
      case 7: try reader.read(&goalHours, Int32Field.self)
      case 8: try reader.read(&note, StringField.self)
      case 9: try reader.read(&source, EnumField<AnalyticsV1.HealthEntrySource>.self)
      case 10: try reader.formed(&localDay, LocalDay.self)
      case 11: try reader.read(&createdAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 12: try reader.read(&updatedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 13: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthLogs/ListHealthEntries`.
  public struct ListHealthEntriesRequest: Message {
    /// The member whose log it is; empty: the caller.
    public var memberID: MemberID?

    /// The log; required.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// The first day.
    public var from: LocalDay?

    /// The last day.
    public var to: LocalDay?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// The `next_page_token` of the previous page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      from: LocalDay? = nil,
      to: LocalDay? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.memberID = memberID
      self.type = type
      self.from = from
      self.to = to
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AnalyticsV1.ListHealthEntriesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ListHealthEntriesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "type", "type"),
    FieldInfo(3, "from", "from"),
    FieldInfo(4, "to", "to"),
    FieldInfo(5, "page_size", "pageSize"),
    FieldInfo(6, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 6, StringField.self)
    sink.implicit(pageSize, 5, Int32Field.self)
    sink.optional(to, 4, TextField<LocalDay>.self)
    sink.optional(from, 3, TextField<LocalDay>.self)
    sink.implicit(type, 2, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 16: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 26: from = try reader.text(LocalDay.self)
      case 34: to = try reader.text(LocalDay.self)
      case 40: pageSize = try Int32Field.read(from: &reader)
      case 50: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 3: try reader.formed(&from, LocalDay.self)
      case 4: try reader.formed(&to, LocalDay.self)
      case 5: try reader.read(&pageSize, Int32Field.self)
      case 6: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthLogs/ListHealthEntries`.
  public struct ListHealthEntriesResponse: Message {
    /// The entries, newest first.
    public var entries: [AnalyticsV1.HealthEntry] = []

    /// Empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entries: [AnalyticsV1.HealthEntry] = [], nextPageToken: String = "") {
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }
}

extension AnalyticsV1.ListHealthEntriesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ListHealthEntriesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entries", "entries", .repeated, AnalyticsV1.HealthEntry.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(entries, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
      case 10: try reader.append(to: &entries, MessageField<AnalyticsV1.HealthEntry>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(entries, "entries", MessageField<AnalyticsV1.HealthEntry>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &entries, MessageField<AnalyticsV1.HealthEntry>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthLogs/GetHealthEntry`.
  public struct GetHealthEntryRequest: Message {
    /// The member whose log it is; empty: the caller.
    public var memberID: MemberID?

    /// The entry.
    public var entryID: HealthEntryID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, entryID: HealthEntryID? = nil) {
      self.memberID = memberID
      self.entryID = entryID
    }
  }
}

extension AnalyticsV1.GetHealthEntryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthEntryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "entry_id", "entryId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entryID, 2, TextField<HealthEntryID>.self)
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
      case 18: entryID = try reader.text(HealthEntryID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(entryID, "entryId", TextField<HealthEntryID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&entryID, HealthEntryID.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthLogs/GetHealthEntry`.
  public struct GetHealthEntryResponse: Message {
    /// The entry.
    public var entry: AnalyticsV1.HealthEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: AnalyticsV1.HealthEntry? = nil) {
      self.entry = entry
    }
  }
}

extension AnalyticsV1.GetHealthEntryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetHealthEntryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, AnalyticsV1.HealthEntry.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthLogs/CreateHealthEntry`.
  public struct CreateHealthEntryRequest: Message {
    /// The member whose log it is; empty: the caller.
    public var memberID: MemberID?

    /// The new entry: its type, times and value.
    public var entry: AnalyticsV1.HealthEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, entry: AnalyticsV1.HealthEntry? = nil) {
      self.memberID = memberID
      self.entry = entry
    }
  }
}

extension AnalyticsV1.CreateHealthEntryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.CreateHealthEntryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "entry", "entry", .single, AnalyticsV1.HealthEntry.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 2, MessageField<AnalyticsV1.HealthEntry>.self)
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
      case 18: try reader.merge(&entry)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthLogs/CreateHealthEntry`.
  public struct CreateHealthEntryResponse: Message {
    /// The stored entry.
    public var entry: AnalyticsV1.HealthEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: AnalyticsV1.HealthEntry? = nil) {
      self.entry = entry
    }
  }
}

extension AnalyticsV1.CreateHealthEntryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.CreateHealthEntryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, AnalyticsV1.HealthEntry.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthLogs/UpdateHealthEntry`.
  public struct UpdateHealthEntryRequest: Message {
    /// The member whose log it is; empty: the caller.
    public var memberID: MemberID?

    /// The id, and new values for the fields in the mask.
    public var entry: AnalyticsV1.HealthEntry?

    /// Any of `start`, `end`, `grams`, `millilitres`, `goal_hours`, `note` that the log has.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// The expected revision, checked unless it is 0.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      entry: AnalyticsV1.HealthEntry? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.entry = entry
      self.updateMask = updateMask
      self.expectedRevision = expectedRevision
    }
  }
}

extension AnalyticsV1.UpdateHealthEntryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.UpdateHealthEntryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "entry", "entry", .single, AnalyticsV1.HealthEntry.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 4, UInt64Field.self)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(entry, 2, MessageField<AnalyticsV1.HealthEntry>.self)
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
      case 18: try reader.merge(&entry)
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
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
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
      case 2: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthLogs/UpdateHealthEntry`.
  public struct UpdateHealthEntryResponse: Message {
    /// The stored entry.
    public var entry: AnalyticsV1.HealthEntry?

    /// Whether a field changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: AnalyticsV1.HealthEntry? = nil, changed: Bool = false) {
      self.entry = entry
      self.changed = changed
    }
  }
}

extension AnalyticsV1.UpdateHealthEntryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.UpdateHealthEntryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, AnalyticsV1.HealthEntry.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(entry, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthLogs/DeleteHealthEntry`.
  public struct DeleteHealthEntryRequest: Message {
    /// The member whose log it is; empty: the caller.
    public var memberID: MemberID?

    /// The entry.
    public var entryID: HealthEntryID?

    /// The expected revision, checked unless it is 0.
    public var expectedRevision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      entryID: HealthEntryID? = nil,
      expectedRevision: UInt64 = 0
    ) {
      self.memberID = memberID
      self.entryID = entryID
      self.expectedRevision = expectedRevision
    }
  }
}

extension AnalyticsV1.DeleteHealthEntryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DeleteHealthEntryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "entry_id", "entryId"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(expectedRevision, 3, UInt64Field.self)
    sink.optional(entryID, 2, TextField<HealthEntryID>.self)
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
      case 18: entryID = try reader.text(HealthEntryID.self)
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
    try writer.optional(entryID, "entryId", TextField<HealthEntryID>.self)
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
      case 2: try reader.formed(&entryID, HealthEntryID.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthLogs/DeleteHealthEntry`.
  public struct DeleteHealthEntryResponse: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension AnalyticsV1.DeleteHealthEntryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DeleteHealthEntryResponse"

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

extension AnalyticsV1 {
  /// An entry was added; a fast without an end is running.
  public struct HealthEntryCreated: Message {
    /// The entry.
    public var entry: AnalyticsV1.HealthEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: AnalyticsV1.HealthEntry? = nil) {
      self.entry = entry
    }
  }
}

extension AnalyticsV1.HealthEntryCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthEntryCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, AnalyticsV1.HealthEntry.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthEntryCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_entry_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["entry"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthEntryCreated {
    AnalyticsV1.HealthEntryCreated()
  }
}

extension AnalyticsV1 {
  /// An entry was changed; schedules based on its earlier times are obsolete.
  public struct HealthEntryUpdated: Message {
    /// The entry after the change.
    public var entry: AnalyticsV1.HealthEntry?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entry: AnalyticsV1.HealthEntry? = nil) {
      self.entry = entry
    }
  }
}

extension AnalyticsV1.HealthEntryUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthEntryUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry", "entry", .single, AnalyticsV1.HealthEntry.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(entry, 1, MessageField<AnalyticsV1.HealthEntry>.self)
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
    try writer.optional(entry, "entry", MessageField<AnalyticsV1.HealthEntry>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&entry, MessageField<AnalyticsV1.HealthEntry>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthEntryUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_entry_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["entry"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthEntryUpdated {
    AnalyticsV1.HealthEntryUpdated()
  }
}

extension AnalyticsV1 {
  /// An entry was deleted.
  public struct HealthEntryDeleted: Message {
    /// The deleted entry.
    public var entryID: HealthEntryID?

    /// Its log.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      entryID: HealthEntryID? = nil,
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)
    ) {
      self.entryID = entryID
      self.type = type
    }
  }
}

extension AnalyticsV1.HealthEntryDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthEntryDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entry_id", "entryId"),
    FieldInfo(2, "type", "type"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(type, 2, EnumField<AnalyticsV1.HealthDataType>.self)
    sink.optional(entryID, 1, TextField<HealthEntryID>.self)
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
      case 10: entryID = try reader.text(HealthEntryID.self)
      case 16: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(entryID, "entryId", TextField<HealthEntryID>.self)
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&entryID, HealthEntryID.self)
      case 2: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthEntryDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_entry_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["entry_id", "type"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthEntryDeleted {
    AnalyticsV1.HealthEntryDeleted()
  }
}
