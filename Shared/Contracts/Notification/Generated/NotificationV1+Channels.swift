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
    /// An e-mail address.
    ///
    /// The operator sets the mail server.
    case mail
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
    case 3: self = .mail
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .ntfy: return 1
    case .webhook: return 2
    case .mail: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.ChannelKind] = [
    .unspecified,
    .ntfy,
    .webhook,
    .mail,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CHANNEL_KIND_UNSPECIFIED", 0),
    ("CHANNEL_KIND_NTFY", 1),
    ("CHANNEL_KIND_WEBHOOK", 2),
    ("CHANNEL_KIND_MAIL", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CHANNEL_KIND_UNSPECIFIED"
    case 1: return "CHANNEL_KIND_NTFY"
    case 2: return "CHANNEL_KIND_WEBHOOK"
    case 3: return "CHANNEL_KIND_MAIL"
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

    /// The URL, such as https://ntfy.sh; for mail the e-mail address.
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

    /// For ntfy: whether there is an access token; set by the service.
    public var hasAccessToken: Bool = false

    /// The kinds of reminders that it receives; empty: all.
    public var kinds: [NotificationV1.ReminderKind] = []

    /// Messages that were dropped since the last success because too many were waiting; set by the
    /// service.
    public var dropped: Int32 = 0

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
      failingSince: GoogleProtobuf.Timestamp? = nil,
      hasAccessToken: Bool = false,
      kinds: [NotificationV1.ReminderKind] = [],
      dropped: Int32 = 0
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
      self.hasAccessToken = hasAccessToken
      self.kinds = kinds
      self.dropped = dropped
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
    FieldInfo(10, "has_access_token", "hasAccessToken"),
    FieldInfo(11, "kinds", "kinds", .repeated),
    FieldInfo(12, "dropped", "dropped"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dropped, 12, Int32Field.self)
    sink.packed(kinds, 11, EnumField<NotificationV1.ReminderKind>.self)
    sink.implicit(hasAccessToken, 10, BoolField.self)
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
      case 80: hasAccessToken = try BoolField.read(from: &reader)
      case 88: try reader.append(to: &kinds, EnumField<NotificationV1.ReminderKind>.self)
      case 90: try reader.appendPacked(to: &kinds, EnumField<NotificationV1.ReminderKind>.self)
      case 96: dropped = try Int32Field.read(from: &reader)
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
    try writer.implicit(hasAccessToken, "hasAccessToken", BoolField.self)
    try writer.repeated(kinds, "kinds", EnumField<NotificationV1.ReminderKind>.self)
    try writer.implicit(dropped, "dropped", Int32Field.self)
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
      case 10: try reader.read(&hasAccessToken, BoolField.self)
      case 11: try reader.append(to: &kinds, EnumField<NotificationV1.ReminderKind>.self)
      case 12: try reader.read(&dropped, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1.Channel {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["name", "kind", "enabled", "off_reason"],
    hidden: [
      "address", "topic", "level", "last_success", "failing_since", "has_access_token", "kinds",
      "dropped",
    ]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.Channel {
    var shared = NotificationV1.Channel()
    shared.name = self.name
    shared.kind = self.kind
    shared.enabled = self.enabled
    shared.offReason = self.offReason
    return shared
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

    /// The id, the same for each attempt.
    public var id: RequestID?

    /// The last 10 attempts in order.
    public var attempts: [NotificationV1.DeliveryTry] = []

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
      milliseconds: Int32 = 0,
      id: RequestID? = nil,
      attempts: [NotificationV1.DeliveryTry] = []
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
      self.id = id
      self.attempts = attempts
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
    FieldInfo(10, "id", "id"),
    FieldInfo(11, "attempts", "attempts", .repeated, NotificationV1.DeliveryTry.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(attempts, 11, MessageField<NotificationV1.DeliveryTry>.self)
    sink.optional(id, 10, TextField<RequestID>.self)
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
      case 82: id = try reader.text(RequestID.self)
      case 90: try reader.append(to: &attempts, MessageField<NotificationV1.DeliveryTry>.self)
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
    try writer.optional(id, "id", TextField<RequestID>.self)
    try writer.repeated(attempts, "attempts", MessageField<NotificationV1.DeliveryTry>.self)
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
      case 10: try reader.formed(&id, RequestID.self)
      case 11: try reader.append(to: &attempts, MessageField<NotificationV1.DeliveryTry>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// One attempt to deliver a message.
  public struct DeliveryTry: Message {
    /// When it began.
    public var at: GoogleProtobuf.Timestamp?

    /// The answer's status; 0: there was none.
    public var status: Int32 = 0

    /// Why there was no answer; empty when there was one.
    public var failure: String = ""

    /// How long it took.
    public var milliseconds: Int32 = 0

    /// Bytes of the message.
    public var bytes: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      at: GoogleProtobuf.Timestamp? = nil,
      status: Int32 = 0,
      failure: String = "",
      milliseconds: Int32 = 0,
      bytes: Int32 = 0
    ) {
      self.at = at
      self.status = status
      self.failure = failure
      self.milliseconds = milliseconds
      self.bytes = bytes
    }
  }
}

extension NotificationV1.DeliveryTry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.DeliveryTry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "status", "status"),
    FieldInfo(3, "failure", "failure"),
    FieldInfo(4, "milliseconds", "milliseconds"),
    FieldInfo(5, "bytes", "bytes"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bytes, 5, Int32Field.self)
    sink.implicit(milliseconds, 4, Int32Field.self)
    sink.implicit(failure, 3, StringField.self)
    sink.implicit(status, 2, Int32Field.self)
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
      case 16: status = try Int32Field.read(from: &reader)
      case 26: failure = try StringField.read(from: &reader)
      case 32: milliseconds = try Int32Field.read(from: &reader)
      case 40: bytes = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(status, "status", Int32Field.self)
    try writer.implicit(failure, "failure", StringField.self)
    try writer.implicit(milliseconds, "milliseconds", Int32Field.self)
    try writer.implicit(bytes, "bytes", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.read(&status, Int32Field.self)
      case 3: try reader.read(&failure, StringField.self)
      case 4: try reader.read(&milliseconds, Int32Field.self)
      case 5: try reader.read(&bytes, Int32Field.self)
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

    /// The channel: name, kind, address, topic, level and kinds.
    public var channel: NotificationV1.Channel?

    /// For ntfy: the server's access token, 1 to 128 visible ASCII characters; empty: none, or the
    /// present one.
    public var accessToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      channel: NotificationV1.Channel? = nil,
      accessToken: String = ""
    ) {
      self.memberID = memberID
      self.channel = channel
      self.accessToken = accessToken
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
    FieldInfo(3, "access_token", "accessToken", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(accessToken, 3, StringField.self)
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
      case 26: accessToken = try StringField.read(from: &reader)
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
    try writer.implicit(accessToken, "accessToken", StringField.self, isRedacted: true)
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
      case 3: try reader.read(&accessToken, StringField.self)
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
  /// The request of `Channels/EnableChannel`.
  public struct EnableChannelRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel.
    public var name: String = ""

    /// Also send the unacknowledged reminders of the last 7 days that it has not received.
    public var withMissed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "", withMissed: Bool = false) {
      self.memberID = memberID
      self.name = name
      self.withMissed = withMissed
    }
  }
}

extension NotificationV1.EnableChannelRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.EnableChannelRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "with_missed", "withMissed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(withMissed, 3, BoolField.self)
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
      case 24: withMissed = try BoolField.read(from: &reader)
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
    try writer.implicit(withMissed, "withMissed", BoolField.self)
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
      case 3: try reader.read(&withMissed, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/EnableChannel`.
  public struct EnableChannelResponse: Message {
    /// The channel as it is now.
    public var channel: NotificationV1.Channel?

    /// The number of missed reminders that were queued.
    public var queued: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(channel: NotificationV1.Channel? = nil, queued: Int32 = 0) {
      self.channel = channel
      self.queued = queued
    }
  }
}

extension NotificationV1.EnableChannelResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.EnableChannelResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "channel", "channel", .single, NotificationV1.Channel.self),
    FieldInfo(2, "queued", "queued"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(queued, 2, Int32Field.self)
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
      case 16: queued = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(channel, "channel", MessageField<NotificationV1.Channel>.self)
    try writer.implicit(queued, "queued", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&channel, MessageField<NotificationV1.Channel>.self)
      case 2: try reader.read(&queued, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Channels/RedeliverMessages`.
  public struct RedeliverMessagesRequest: Message {
    /// Whose channel it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The channel.
    public var name: String = ""

    /// The message; empty: all that were given up, at most 1,000.
    public var deliveryID: RequestID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, name: String = "", deliveryID: RequestID? = nil) {
      self.memberID = memberID
      self.name = name
      self.deliveryID = deliveryID
    }
  }
}

extension NotificationV1.RedeliverMessagesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.RedeliverMessagesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "delivery_id", "deliveryId"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(deliveryID, 3, TextField<RequestID>.self)
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
      case 26: deliveryID = try reader.text(RequestID.self)
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
    try writer.optional(deliveryID, "deliveryId", TextField<RequestID>.self)
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
      case 3: try reader.formed(&deliveryID, RequestID.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Channels/RedeliverMessages`.
  public struct RedeliverMessagesResponse: Message {
    /// The number of messages that were queued.
    public var queued: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(queued: Int32 = 0) {
      self.queued = queued
    }
  }
}

extension NotificationV1.RedeliverMessagesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.RedeliverMessagesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "queued", "queued")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(queued, 1, Int32Field.self)
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
      case 8: queued = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(queued, "queued", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&queued, Int32Field.self)
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
  /// A channel was added, changed, or switched off because deliveries failed; or its queue was
  /// full and it began to drop messages.
  ///
  /// A child's parents see its name and kind, and whether it is on.
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
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["channel"],
    inside: [NotificationV1.Channel.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ChannelUpdated {
    var shared = NotificationV1.ChannelUpdated()
    shared.channel = self.channel?.sharedParts()
    return shared
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
