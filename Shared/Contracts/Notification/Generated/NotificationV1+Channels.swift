// Generated from daybook/notification/v1/channels.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension NotificationV1 {
  /// The kind of receiver.
  public enum ChannelKind: WireEnum, CaseIterable {
    case unspecified
    /// An ntfy server, whose app shows messages on a phone.
    case ntfy
    /// An HTTP endpoint that receives signed JSON.
    case webhook
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension NotificationV1.ChannelKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .ntfy
    case 2: self = .webhook
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .ntfy: return 1
    case .webhook: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.ChannelKind] = [
    .unspecified,
    .ntfy,
    .webhook,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CHANNEL_KIND_UNSPECIFIED", 0),
    ("CHANNEL_KIND_NTFY", 1),
    ("CHANNEL_KIND_WEBHOOK", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CHANNEL_KIND_UNSPECIFIED"
    case 1: return "CHANNEL_KIND_NTFY"
    case 2: return "CHANNEL_KIND_WEBHOOK"
    default: return nil
    }
  }
}

extension NotificationV1 {
  /// How much of a reminder a message reveals.
  public enum ContentLevel: WireEnum, CaseIterable {
    case unspecified
    /// Only that something is due.
    case dueOnly
    /// What is due.
    case titles
    /// What is due, and when.
    case full
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension NotificationV1.ContentLevel {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .dueOnly
    case 2: self = .titles
    case 3: self = .full
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .dueOnly: return 1
    case .titles: return 2
    case .full: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.ContentLevel] = [
    .unspecified,
    .dueOnly,
    .titles,
    .full,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CONTENT_LEVEL_UNSPECIFIED", 0),
    ("CONTENT_LEVEL_DUE_ONLY", 1),
    ("CONTENT_LEVEL_TITLES", 2),
    ("CONTENT_LEVEL_FULL", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CONTENT_LEVEL_UNSPECIFIED"
    case 1: return "CONTENT_LEVEL_DUE_ONLY"
    case 2: return "CONTENT_LEVEL_TITLES"
    case 3: return "CONTENT_LEVEL_FULL"
    default: return nil
    }
  }
}

extension NotificationV1 {
  /// The state of a message.
  public enum DeliveryState: WireEnum, CaseIterable {
    case unspecified
    case waiting
    case arrived
    case givenUp
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension NotificationV1.DeliveryState {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .waiting
    case 2: self = .arrived
    case 3: self = .givenUp
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .waiting: return 1
    case .arrived: return 2
    case .givenUp: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.DeliveryState] = [
    .unspecified,
    .waiting,
    .arrived,
    .givenUp,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("DELIVERY_STATE_UNSPECIFIED", 0),
    ("DELIVERY_STATE_WAITING", 1),
    ("DELIVERY_STATE_ARRIVED", 2),
    ("DELIVERY_STATE_GIVEN_UP", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "DELIVERY_STATE_UNSPECIFIED"
    case 1: return "DELIVERY_STATE_WAITING"
    case 2: return "DELIVERY_STATE_ARRIVED"
    case 3: return "DELIVERY_STATE_GIVEN_UP"
    default: return nil
    }
  }
}

extension NotificationV1 {
  /// One channel that notifies a member outside of Daybook.
  public struct Channel: Message {
    /// Chosen by the member; unique among the member's channels.
    public var name: String = ""

    /// The kind of receiver.
    public var kind: NotificationV1.ChannelKind = NotificationV1.ChannelKind(rawValue: 0)

    /// The URL, such as https://ntfy.sh.
    public var address: String = ""

    /// For ntfy: the topic that the phone subscribes to.
    ///
    /// Anyone who knows it can read the messages.
    public var topic: String = ""

    /// How much of a reminder a message reveals; unspecified means due only.
    public var level: NotificationV1.ContentLevel = NotificationV1.ContentLevel(rawValue: 0)

    /// Whether messages are sent; set by the service.
    public var enabled: Bool = false

    /// Why it is off, `gone` or `failing`; empty while it is on.
    public var offReason: String = ""

    /// The last successful delivery; unset: none.
    public var lastSuccess: GoogleProtobuf.Timestamp?

    /// The first failure since the last success; unset: the last message arrived.
    public var failingSince: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      kind: NotificationV1.ChannelKind = NotificationV1.ChannelKind(rawValue: 0),
      address: String = "",
      topic: String = "",
      level: NotificationV1.ContentLevel = NotificationV1.ContentLevel(rawValue: 0),
      enabled: Bool = false,
      offReason: String = "",
      lastSuccess: GoogleProtobuf.Timestamp? = nil,
      failingSince: GoogleProtobuf.Timestamp? = nil
    ) {
      self.name = name
      self.kind = kind
      self.address = address
      self.topic = topic
      self.level = level
      self.enabled = enabled
      self.offReason = offReason
      self.lastSuccess = lastSuccess
      self.failingSince = failingSince
    }
  }
}

extension NotificationV1.Channel {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.Channel"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "kind", "kind"),
    FieldInfo(3, "address", "address", isRedacted: true),
    FieldInfo(4, "topic", "topic", isRedacted: true),
    FieldInfo(5, "level", "level"),
    FieldInfo(6, "enabled", "enabled"),
    FieldInfo(7, "off_reason", "offReason"),
    FieldInfo(8, "last_success", "lastSuccess", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "failing_since", "failingSince", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(failingSince, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(lastSuccess, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(offReason, 7, StringField.self)
    sink.implicit(enabled, 6, BoolField.self)
    sink.implicit(level, 5, EnumField<NotificationV1.ContentLevel>.self)
    sink.implicit(topic, 4, StringField.self)
    sink.implicit(address, 3, StringField.self)
    sink.implicit(kind, 2, EnumField<NotificationV1.ChannelKind>.self)
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
      case 16: kind = try EnumField<NotificationV1.ChannelKind>.read(from: &reader)
      case 26: address = try StringField.read(from: &reader)
      case 34: topic = try StringField.read(from: &reader)
      case 40: level = try EnumField<NotificationV1.ContentLevel>.read(from: &reader)
      case 48: enabled = try BoolField.read(from: &reader)
      case 58: offReason = try StringField.read(from: &reader)
      case 66: try reader.merge(&lastSuccess)
      case 74: try reader.merge(&failingSince)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(kind, "kind", EnumField<NotificationV1.ChannelKind>.self)
    try writer.implicit(address, "address", StringField.self, isRedacted: true)
    try writer.implicit(topic, "topic", StringField.self, isRedacted: true)
    try writer.implicit(level, "level", EnumField<NotificationV1.ContentLevel>.self)
    try writer.implicit(enabled, "enabled", BoolField.self)
    try writer.implicit(offReason, "offReason", StringField.self)
    try writer.optional(lastSuccess, "lastSuccess", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(failingSince, "failingSince", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&kind, EnumField<NotificationV1.ChannelKind>.self)
      case 3: try reader.read(&address, StringField.self)
      case 4: try reader.read(&topic, StringField.self)
      case 5: try reader.read(&level, EnumField<NotificationV1.ContentLevel>.self)
      case 6: try reader.read(&enabled, BoolField.self)
      case 7: try reader.read(&offReason, StringField.self)
      case 8: try reader.read(&lastSuccess, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&failingSince, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// One message in the log, without its text.
  public struct Delivery: Message {
    /// The channel's name.
    public var channel: String = ""

    /// The reminder that it is about.
    public var reminderID: ReminderID?

    /// When it was made.
    public var madeAt: GoogleProtobuf.Timestamp?

    /// Its state.
    public var state: NotificationV1.DeliveryState = NotificationV1.DeliveryState(rawValue: 0)

    /// The number of attempts.
    public var tries: Int32 = 0

    /// The last attempt; unset: none yet.
    public var triedAt: GoogleProtobuf.Timestamp?

    /// The answer's HTTP status; 0: no answer.
    public var status: Int32 = 0

    /// Why there was no answer, such as `address_not_allowed` or `timed_out`; empty with an
    /// answer.
    public var failure: String = ""

    /// How long the last attempt took.
    public var milliseconds: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      channel: String = "",
      reminderID: ReminderID? = nil,
      madeAt: GoogleProtobuf.Timestamp? = nil,
      state: NotificationV1.DeliveryState = NotificationV1.DeliveryState(rawValue: 0),
      tries: Int32 = 0,
      triedAt: GoogleProtobuf.Timestamp? = nil,
      status: Int32 = 0,
      failure: String = "",
      milliseconds: Int32 = 0
    ) {
      self.channel = channel
      self.reminderID = reminderID
      self.madeAt = madeAt
      self.state = state
      self.tries = tries
      self.triedAt = triedAt
      self.status = status
      self.failure = failure
      self.milliseconds = milliseconds
    }
  }
}

extension NotificationV1.Delivery {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.Delivery"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "channel", "channel"),
    FieldInfo(2, "reminder_id", "reminderId"),
    FieldInfo(3, "made_at", "madeAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "state", "state"),
    FieldInfo(5, "tries", "tries"),
    FieldInfo(6, "tried_at", "triedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "status", "status"),
    FieldInfo(8, "failure", "failure"),
    FieldInfo(9, "milliseconds", "milliseconds"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(milliseconds, 9, Int32Field.self)
    sink.implicit(failure, 8, StringField.self)
    sink.implicit(status, 7, Int32Field.self)
    sink.optional(triedAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(tries, 5, Int32Field.self)
    sink.implicit(state, 4, EnumField<NotificationV1.DeliveryState>.self)
    sink.optional(madeAt, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(reminderID, 2, TextField<ReminderID>.self)
    sink.implicit(channel, 1, StringField.self)
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
      case 10: channel = try StringField.read(from: &reader)
      case 18: reminderID = try reader.text(ReminderID.self)
      case 26: try reader.merge(&madeAt)
      case 32: state = try EnumField<NotificationV1.DeliveryState>.read(from: &reader)
      case 40: tries = try Int32Field.read(from: &reader)
      case 50: try reader.merge(&triedAt)
      case 56: status = try Int32Field.read(from: &reader)
      case 66: failure = try StringField.read(from: &reader)
      case 72: milliseconds = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(channel, "channel", StringField.self)
    try writer.optional(reminderID, "reminderId", TextField<ReminderID>.self)
    try writer.optional(madeAt, "madeAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(state, "state", EnumField<NotificationV1.DeliveryState>.self)
    try writer.implicit(tries, "tries", Int32Field.self)
    try writer.optional(triedAt, "triedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(status, "status", Int32Field.self)
    try writer.implicit(failure, "failure", StringField.self)
    try writer.implicit(milliseconds, "milliseconds", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&channel, StringField.self)
      case 2: try reader.formed(&reminderID, ReminderID.self)
      case 3: try reader.read(&madeAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&state, EnumField<NotificationV1.DeliveryState>.self)
      case 5: try reader.read(&tries, Int32Field.self)
      case 6: try reader.read(&triedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&status, Int32Field.self)
      case 8: try reader.read(&failure, StringField.self)
      case 9: try reader.read(&milliseconds, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/ListChannels`.
  public struct ListChannelsRequest: Message {
    /// Whose channels they are; empty: the caller's own.
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

extension NotificationV1.ListChannelsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListChannelsRequest"

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

extension NotificationV1 {
  /// The answer of `Channels/ListChannels`.
  public struct ListChannelsResponse: Message {
    /// The channels, sorted by name.
    public var channels: [NotificationV1.Channel] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(channels: [NotificationV1.Channel] = []) {
      self.channels = channels
    }
  }
}

extension NotificationV1.ListChannelsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListChannelsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "channels", "channels", .repeated, NotificationV1.Channel.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(channels, 1, MessageField<NotificationV1.Channel>.self)
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
      case 10: try reader.append(to: &channels, MessageField<NotificationV1.Channel>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(channels, "channels", MessageField<NotificationV1.Channel>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &channels, MessageField<NotificationV1.Channel>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/PutChannel`.
  public struct PutChannelRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel: name, kind, address, topic and level.
    public var channel: NotificationV1.Channel?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, channel: NotificationV1.Channel? = nil) {
      self.memberID = memberID
      self.channel = channel
    }
  }
}

extension NotificationV1.PutChannelRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.PutChannelRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "channel", "channel", .single, NotificationV1.Channel.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(channel, 2, MessageField<NotificationV1.Channel>.self)
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
      case 18: try reader.merge(&channel)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(channel, "channel", MessageField<NotificationV1.Channel>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&channel, MessageField<NotificationV1.Channel>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/PutChannel`.
  public struct PutChannelResponse: Message {
    /// The channel as it is now.
    public var channel: NotificationV1.Channel?

    /// The secret of a new webhook: `whsec_` and base64.
    ///
    /// It is shown only here.
    public var secret: String = ""

    /// Whether there was no channel with this name and kind.
    public var created: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(channel: NotificationV1.Channel? = nil, secret: String = "", created: Bool = false)
    {
      self.channel = channel
      self.secret = secret
      self.created = created
    }
  }
}

extension NotificationV1.PutChannelResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.PutChannelResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "channel", "channel", .single, NotificationV1.Channel.self),
    FieldInfo(2, "secret", "secret", isRedacted: true),
    FieldInfo(3, "created", "created"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(created, 3, BoolField.self)
    sink.implicit(secret, 2, StringField.self)
    sink.optional(channel, 1, MessageField<NotificationV1.Channel>.self)
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
      case 10: try reader.merge(&channel)
      case 18: secret = try StringField.read(from: &reader)
      case 24: created = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(channel, "channel", MessageField<NotificationV1.Channel>.self)
    try writer.implicit(secret, "secret", StringField.self, isRedacted: true)
    try writer.implicit(created, "created", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&channel, MessageField<NotificationV1.Channel>.self)
      case 2: try reader.read(&secret, StringField.self)
      case 3: try reader.read(&created, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/DeleteChannel`.
  public struct DeleteChannelRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel's name.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "") {
      self.memberID = memberID
      self.name = name
    }
  }
}

extension NotificationV1.DeleteChannelRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.DeleteChannelRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/DeleteChannel`.
  public struct DeleteChannelResponse: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension NotificationV1.DeleteChannelResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.DeleteChannelResponse"

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

extension NotificationV1 {
  /// The request of `Channels/TestChannel`.
  public struct TestChannelRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel's name.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "") {
      self.memberID = memberID
      self.name = name
    }
  }
}

extension NotificationV1.TestChannelRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.TestChannelRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/TestChannel`.
  public struct TestChannelResponse: Message {
    /// Whether the receiver accepted it.
    public var arrived: Bool = false

    /// The answer's HTTP status; 0: no answer.
    public var status: Int32 = 0

    /// Why there was no answer, such as `address_not_allowed` or `timed_out`; empty with an
    /// answer.
    public var failure: String = ""

    /// How long it took.
    public var milliseconds: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      arrived: Bool = false,
      status: Int32 = 0,
      failure: String = "",
      milliseconds: Int32 = 0
    ) {
      self.arrived = arrived
      self.status = status
      self.failure = failure
      self.milliseconds = milliseconds
    }
  }
}

extension NotificationV1.TestChannelResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.TestChannelResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "arrived", "arrived"),
    FieldInfo(2, "status", "status"),
    FieldInfo(3, "failure", "failure"),
    FieldInfo(4, "milliseconds", "milliseconds"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(milliseconds, 4, Int32Field.self)
    sink.implicit(failure, 3, StringField.self)
    sink.implicit(status, 2, Int32Field.self)
    sink.implicit(arrived, 1, BoolField.self)
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
      case 8: arrived = try BoolField.read(from: &reader)
      case 16: status = try Int32Field.read(from: &reader)
      case 26: failure = try StringField.read(from: &reader)
      case 32: milliseconds = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(arrived, "arrived", BoolField.self)
    try writer.implicit(status, "status", Int32Field.self)
    try writer.implicit(failure, "failure", StringField.self)
    try writer.implicit(milliseconds, "milliseconds", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&arrived, BoolField.self)
      case 2: try reader.read(&status, Int32Field.self)
      case 3: try reader.read(&failure, StringField.self)
      case 4: try reader.read(&milliseconds, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/RotateChannelSecret`.
  public struct RotateChannelSecretRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel's name.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "") {
      self.memberID = memberID
      self.name = name
    }
  }
}

extension NotificationV1.RotateChannelSecretRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.RotateChannelSecretRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/RotateChannelSecret`.
  public struct RotateChannelSecretResponse: Message {
    /// The new secret: `whsec_` and base64.
    ///
    /// It is shown only here.
    public var secret: String = ""

    /// When the previous secret stops signing.
    public var oldUntil: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(secret: String = "", oldUntil: GoogleProtobuf.Timestamp? = nil) {
      self.secret = secret
      self.oldUntil = oldUntil
    }
  }
}

extension NotificationV1.RotateChannelSecretResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.RotateChannelSecretResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "secret", "secret", isRedacted: true),
    FieldInfo(2, "old_until", "oldUntil", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(oldUntil, 2, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(secret, 1, StringField.self)
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
      case 10: secret = try StringField.read(from: &reader)
      case 18: try reader.merge(&oldUntil)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(secret, "secret", StringField.self, isRedacted: true)
    try writer.optional(oldUntil, "oldUntil", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&secret, StringField.self)
      case 2: try reader.read(&oldUntil, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/ListDeliveries`.
  public struct ListDeliveriesRequest: Message {
    /// Whose channels they are; empty: the caller's own.
    public var memberID: MemberID?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, pageSize: Int32 = 0) {
      self.memberID = memberID
      self.pageSize = pageSize
    }
  }
}

extension NotificationV1.ListDeliveriesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListDeliveriesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "page_size", "pageSize"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageSize, 2, Int32Field.self)
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
      case 16: pageSize = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&pageSize, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/ListDeliveries`.
  public struct ListDeliveriesResponse: Message {
    /// The messages, latest first.
    public var deliveries: [NotificationV1.Delivery] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(deliveries: [NotificationV1.Delivery] = []) {
      self.deliveries = deliveries
    }
  }
}

extension NotificationV1.ListDeliveriesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListDeliveriesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "deliveries", "deliveries", .repeated, NotificationV1.Delivery.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(deliveries, 1, MessageField<NotificationV1.Delivery>.self)
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
      case 10: try reader.append(to: &deliveries, MessageField<NotificationV1.Delivery>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(deliveries, "deliveries", MessageField<NotificationV1.Delivery>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &deliveries, MessageField<NotificationV1.Delivery>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// A channel was added, changed, or switched off because deliveries failed.
  public struct ChannelUpdated: Message {
    /// The channel.
    public var channel: NotificationV1.Channel?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(channel: NotificationV1.Channel? = nil) {
      self.channel = channel
    }
  }
}

extension NotificationV1.ChannelUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ChannelUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "channel", "channel", .single, NotificationV1.Channel.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(channel, 1, MessageField<NotificationV1.Channel>.self)
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
      case 10: try reader.merge(&channel)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(channel, "channel", MessageField<NotificationV1.Channel>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&channel, MessageField<NotificationV1.Channel>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ChannelUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "channel_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["channel"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ChannelUpdated {
    NotificationV1.ChannelUpdated()
  }
}

extension NotificationV1 {
  /// A channel was removed.
  public struct ChannelDeleted: Message {
    /// The channel's name.
    public var name: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "") {
      self.name = name
    }
  }
}

extension NotificationV1.ChannelDeleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ChannelDeleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ChannelDeleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "channel_deleted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["name"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ChannelDeleted {
    NotificationV1.ChannelDeleted()
  }
}
