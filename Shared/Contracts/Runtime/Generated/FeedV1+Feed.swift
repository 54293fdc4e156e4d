// Generated from daybook/feed/v1/feed.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire

extension FeedV1 {
  /// One committed change.
  public struct Event: Message {
    /// The epoch of the feed; a restored database begins a new one.
    public var epoch: UInt64 = 0

    /// The position in the service's feed: increasing and unique.
    public var sequence: UInt64 = 0

    /// The position in the space: 1, 2, 3 … without gaps.
    public var spaceNumber: UInt64 = 0

    /// When it was committed.
    public var at: GoogleProtobuf.Timestamp?

    /// The member's local day at that time.
    public var localDay: LocalDay?

    /// The household.
    public var householdID: HouseholdID?

    /// The member whose space it is; empty: the household's common space.
    public var spaceID: MemberID?

    /// The member who made the change; empty: the service.
    public var actorID: MemberID?

    /// The device that made the change; empty: unknown.
    public var deviceID: DeviceID?

    /// Snake case, entity and past verb: `task_completed`.
    public var kind: String = ""

    /// The id of the changed record: UUID text, or an identifier for records that have one.
    public var entityID: String = ""

    /// The record's revision after the change.
    public var revision: UInt64 = 0

    /// Names of the changed fields of an existing record.
    public var changedFields: [String] = []

    /// Events of a batch have the same id; readers receive them together.
    public var batchID: BatchID?

    /// The request that made the change.
    public var requestID: RequestID?

    /// The message of this kind, from the service's own contract, as
    /// `daybook.task.v1.TaskCompleted`.
    public var body: GoogleProtobuf.`Any`?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      epoch: UInt64 = 0,
      sequence: UInt64 = 0,
      spaceNumber: UInt64 = 0,
      at: GoogleProtobuf.Timestamp? = nil,
      localDay: LocalDay? = nil,
      householdID: HouseholdID? = nil,
      spaceID: MemberID? = nil,
      actorID: MemberID? = nil,
      deviceID: DeviceID? = nil,
      kind: String = "",
      entityID: String = "",
      revision: UInt64 = 0,
      changedFields: [String] = [],
      batchID: BatchID? = nil,
      requestID: RequestID? = nil,
      body: GoogleProtobuf.`Any`? = nil
    ) {
      self.epoch = epoch
      self.sequence = sequence
      self.spaceNumber = spaceNumber
      self.at = at
      self.localDay = localDay
      self.householdID = householdID
      self.spaceID = spaceID
      self.actorID = actorID
      self.deviceID = deviceID
      self.kind = kind
      self.entityID = entityID
      self.revision = revision
      self.changedFields = changedFields
      self.batchID = batchID
      self.requestID = requestID
      self.body = body
    }
  }
}

extension FeedV1.Event {
  /// The full name in the contract.
  public static let fullName: String = "daybook.feed.v1.Event"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "epoch", "epoch"),
    FieldInfo(2, "sequence", "sequence"),
    FieldInfo(3, "space_number", "spaceNumber"),
    FieldInfo(4, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "local_day", "localDay"),
    FieldInfo(6, "household_id", "householdId"),
    FieldInfo(7, "space_id", "spaceId"),
    FieldInfo(8, "actor_id", "actorId"),
    FieldInfo(9, "device_id", "deviceId"),
    FieldInfo(10, "kind", "kind"),
    FieldInfo(11, "entity_id", "entityId"),
    FieldInfo(12, "revision", "revision"),
    FieldInfo(13, "changed_fields", "changedFields", .repeated),
    FieldInfo(14, "batch_id", "batchId"),
    FieldInfo(15, "request_id", "requestId"),
    FieldInfo(16, "body", "body", .single, GoogleProtobuf.`Any`.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(body, 16, MessageField<GoogleProtobuf.`Any`>.self)
    sink.optional(requestID, 15, TextField<RequestID>.self)
    sink.optional(batchID, 14, TextField<BatchID>.self)
    sink.repeated(changedFields, 13, StringField.self)
    sink.implicit(revision, 12, UInt64Field.self)
    sink.implicit(entityID, 11, StringField.self)
    sink.implicit(kind, 10, StringField.self)
    sink.optional(deviceID, 9, TextField<DeviceID>.self)
    sink.optional(actorID, 8, TextField<MemberID>.self)
    sink.optional(spaceID, 7, TextField<MemberID>.self)
    sink.optional(householdID, 6, TextField<HouseholdID>.self)
    sink.optional(localDay, 5, TextField<LocalDay>.self)
    sink.optional(at, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(spaceNumber, 3, UInt64Field.self)
    sink.implicit(sequence, 2, UInt64Field.self)
    sink.implicit(epoch, 1, Fixed64Field.self)
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
      case 9: epoch = try Fixed64Field.read(from: &reader)
      case 16: sequence = try UInt64Field.read(from: &reader)
      case 24: spaceNumber = try UInt64Field.read(from: &reader)
      case 34: try reader.merge(&at)
      case 42: localDay = try reader.text(LocalDay.self)
      case 50: householdID = try reader.text(HouseholdID.self)
      case 58: spaceID = try reader.text(MemberID.self)
      case 66: actorID = try reader.text(MemberID.self)
      case 74: deviceID = try reader.text(DeviceID.self)
      case 82: kind = try StringField.read(from: &reader)
      case 90: entityID = try StringField.read(from: &reader)
      case 96: revision = try UInt64Field.read(from: &reader)
      case 106: try reader.append(to: &changedFields, StringField.self)
      case 114: batchID = try reader.text(BatchID.self)
      case 122: requestID = try reader.text(RequestID.self)
      case 130: try reader.merge(&body)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(epoch, "epoch", Fixed64Field.self)
    try writer.implicit(sequence, "sequence", UInt64Field.self)
    try writer.implicit(spaceNumber, "spaceNumber", UInt64Field.self)
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(localDay, "localDay", TextField<LocalDay>.self)
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    try writer.optional(spaceID, "spaceId", TextField<MemberID>.self)
    try writer.optional(actorID, "actorId", TextField<MemberID>.self)
    try writer.optional(deviceID, "deviceId", TextField<DeviceID>.self)
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(entityID, "entityId", StringField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.repeated(changedFields, "changedFields", StringField.self)
    try writer.optional(batchID, "batchId", TextField<BatchID>.self)
    try writer.optional(requestID, "requestId", TextField<RequestID>.self)
    try writer.optional(body, "body", MessageField<GoogleProtobuf.`Any`>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&epoch, Fixed64Field.self)
      case 2: try reader.read(&sequence, UInt64Field.self)
      case 3: try reader.read(&spaceNumber, UInt64Field.self)
      case 4: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.formed(&localDay, LocalDay.self)
      case 6: try reader.formed(&householdID, HouseholdID.self)
      case 7: try reader.formed(&spaceID, MemberID.self)
      case 8: try reader.formed(&actorID, MemberID.self)
      case 9: try reader.formed(&deviceID, DeviceID.self)
      case 10: try reader.read(&kind, StringField.self)
      case 11: try reader.read(&entityID, StringField.self)
      case 12: try reader.read(&revision, UInt64Field.self)
      case 13: try reader.append(to: &changedFields, StringField.self)
      case 14: try reader.formed(&batchID, BatchID.self)
      case 15: try reader.formed(&requestID, RequestID.self)
      case 16: try reader.read(&body, MessageField<GoogleProtobuf.`Any`>.self)
      default: break
      }
    }
  }
}

extension FeedV1 {
  /// The request of `Feed/Read`.
  public struct ReadRequest: Message {
    /// The cursor of the last event read; empty: start at the oldest stored event.
    public var cursor: ArraySlice<UInt8> = []

    /// 1 to 500; 0 means 100.
    public var pageSize: Int32 = 0

    /// Only this household's events; empty for all.
    public var householdID: HouseholdID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      cursor: ArraySlice<UInt8> = [],
      pageSize: Int32 = 0,
      householdID: HouseholdID? = nil
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.householdID = householdID
    }
  }
}

extension FeedV1.ReadRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.feed.v1.ReadRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cursor", "cursor"),
    FieldInfo(2, "page_size", "pageSize"),
    FieldInfo(3, "household_id", "householdId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(householdID, 3, TextField<HouseholdID>.self)
    sink.implicit(pageSize, 2, Int32Field.self)
    sink.implicit(cursor, 1, BytesField.self)
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
      case 10: cursor = try BytesField.read(from: &reader)
      case 16: pageSize = try Int32Field.read(from: &reader)
      case 26: householdID = try reader.text(HouseholdID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cursor, BytesField.self)
      case 2: try reader.read(&pageSize, Int32Field.self)
      case 3: try reader.formed(&householdID, HouseholdID.self)
      default: break
      }
    }
  }
}

extension FeedV1 {
  /// The answer of `Feed/Read`.
  public struct ReadResponse: Message {
    /// The events in their order.
    public var events: [FeedV1.Event] = []

    /// The cursor to continue from, set even without events.
    public var cursor: ArraySlice<UInt8> = []

    /// There were no further events when the response was made.
    public var atEnd: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(events: [FeedV1.Event] = [], cursor: ArraySlice<UInt8> = [], atEnd: Bool = false) {
      self.events = events
      self.cursor = cursor
      self.atEnd = atEnd
    }
  }
}

extension FeedV1.ReadResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.feed.v1.ReadResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "events", "events", .repeated, FeedV1.Event.self),
    FieldInfo(2, "cursor", "cursor"),
    FieldInfo(3, "at_end", "atEnd"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(atEnd, 3, BoolField.self)
    sink.implicit(cursor, 2, BytesField.self)
    sink.repeated(events, 1, MessageField<FeedV1.Event>.self)
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
      case 10: try reader.append(to: &events, MessageField<FeedV1.Event>.self)
      case 18: cursor = try BytesField.read(from: &reader)
      case 24: atEnd = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(events, "events", MessageField<FeedV1.Event>.self)
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.implicit(atEnd, "atEnd", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &events, MessageField<FeedV1.Event>.self)
      case 2: try reader.read(&cursor, BytesField.self)
      case 3: try reader.read(&atEnd, BoolField.self)
      default: break
      }
    }
  }
}

extension FeedV1 {
  /// The request of `Feed/Follow`.
  public struct FollowRequest: Message {
    /// The cursor of the last event read; empty: start at the oldest stored event.
    public var cursor: ArraySlice<UInt8> = []

    /// Only this household's events; empty for all.
    public var householdID: HouseholdID?

    /// Starts after the newest event instead of at the oldest; only with an empty cursor.
    public var fromNow: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      cursor: ArraySlice<UInt8> = [],
      householdID: HouseholdID? = nil,
      fromNow: Bool = false
    ) {
      self.cursor = cursor
      self.householdID = householdID
      self.fromNow = fromNow
    }
  }
}

extension FeedV1.FollowRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.feed.v1.FollowRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cursor", "cursor"),
    FieldInfo(2, "household_id", "householdId"),
    FieldInfo(3, "from_now", "fromNow"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fromNow, 3, BoolField.self)
    sink.optional(householdID, 2, TextField<HouseholdID>.self)
    sink.implicit(cursor, 1, BytesField.self)
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
      case 10: cursor = try BytesField.read(from: &reader)
      case 18: householdID = try reader.text(HouseholdID.self)
      case 24: fromNow = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.optional(householdID, "householdId", TextField<HouseholdID>.self)
    try writer.implicit(fromNow, "fromNow", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cursor, BytesField.self)
      case 2: try reader.formed(&householdID, HouseholdID.self)
      case 3: try reader.read(&fromNow, BoolField.self)
      default: break
      }
    }
  }
}

extension FeedV1 {
  /// The answer of `Feed/Follow`.
  public struct FollowResponse: Message {
    /// Empty in a heartbeat.
    public var events: [FeedV1.Event] = []

    /// The cursor to continue from after these events.
    public var cursor: ArraySlice<UInt8> = []

    /// There were no further events when these were sent.
    public var atEnd: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(events: [FeedV1.Event] = [], cursor: ArraySlice<UInt8> = [], atEnd: Bool = false) {
      self.events = events
      self.cursor = cursor
      self.atEnd = atEnd
    }
  }
}

extension FeedV1.FollowResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.feed.v1.FollowResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "events", "events", .repeated, FeedV1.Event.self),
    FieldInfo(2, "cursor", "cursor"),
    FieldInfo(3, "at_end", "atEnd"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(atEnd, 3, BoolField.self)
    sink.implicit(cursor, 2, BytesField.self)
    sink.repeated(events, 1, MessageField<FeedV1.Event>.self)
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
      case 10: try reader.append(to: &events, MessageField<FeedV1.Event>.self)
      case 18: cursor = try BytesField.read(from: &reader)
      case 24: atEnd = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(events, "events", MessageField<FeedV1.Event>.self)
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.implicit(atEnd, "atEnd", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &events, MessageField<FeedV1.Event>.self)
      case 2: try reader.read(&cursor, BytesField.self)
      case 3: try reader.read(&atEnd, BoolField.self)
      default: break
      }
    }
  }
}
