// Made from daybook/notification/v1/notifications.proto by protoc-gen-daybook; changes belong there.

public import Vocabulary
public import Wire
import RuntimeContracts

extension NotificationV1 {
  /// A message at a time on the wall, every day.
  public struct DailyReminder: Message {
    /// As 08:00.
    ///
    /// A time that a clock change skips comes at the next valid minute, one that occurs twice
    /// comes once.
    public var time: String = ""

    /// What it says, 1 to 200 characters.
    public var message: String = ""

    /// Whether it rings.
    public var enabled: Bool = false

    /// When it rings next; set by the service.
    public var nextAt: GoogleProtobuf.Timestamp?

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(
      time: String = "",
      message: String = "",
      enabled: Bool = false,
      nextAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.time = time
      self.message = message
      self.enabled = enabled
      self.nextAt = nextAt
    }
  }
}

extension NotificationV1.DailyReminder {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.DailyReminder"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "time", "time"),
    FieldInfo(2, "message", "message", isRedacted: true),
    FieldInfo(3, "enabled", "enabled"),
    FieldInfo(4, "next_at", "nextAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(nextAt, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(enabled, 3, BoolField.self)
    sink.implicit(message, 2, StringField.self)
    sink.implicit(time, 1, StringField.self)
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

  /// Reads the binary form into what is there.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: time = try StringField.read(from: &reader)
      case 18: message = try StringField.read(from: &reader)
      case 24: enabled = try BoolField.read(from: &reader)
      case 34: try reader.merge(&nextAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(time, "time", StringField.self)
    try writer.implicit(message, "message", StringField.self, isRedacted: true)
    try writer.implicit(enabled, "enabled", BoolField.self)
    try writer.optional(nextAt, "nextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&time, StringField.self)
      case 2: try reader.read(&message, StringField.self)
      case 3: try reader.read(&enabled, BoolField.self)
      case 4: try reader.read(&nextAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// What one member wants of notifications.
  public struct NotificationSettings: Message {
    /// False: nothing is delivered; schedules stay.
    public var enabled: Bool = false

    /// When the quiet hours begin, as 22:00; empty: there are none.
    ///
    /// What a person set to a time is delivered in them too, silently where a channel can.
    public var quietFrom: String = ""

    /// When they end, as 07:00; may be on the next day.
    public var quietUntil: String = ""

    /// At most 5.
    public var daily: [NotificationV1.DailyReminder] = []

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(
      enabled: Bool = false,
      quietFrom: String = "",
      quietUntil: String = "",
      daily: [NotificationV1.DailyReminder] = []
    ) {
      self.enabled = enabled
      self.quietFrom = quietFrom
      self.quietUntil = quietUntil
      self.daily = daily
    }
  }
}

extension NotificationV1.NotificationSettings {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.NotificationSettings"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "enabled", "enabled"),
    FieldInfo(2, "quiet_from", "quietFrom"),
    FieldInfo(3, "quiet_until", "quietUntil"),
    FieldInfo(4, "daily", "daily", .repeated, NotificationV1.DailyReminder.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(daily, 4, MessageField<NotificationV1.DailyReminder>.self)
    sink.implicit(quietUntil, 3, StringField.self)
    sink.implicit(quietFrom, 2, StringField.self)
    sink.implicit(enabled, 1, BoolField.self)
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

  /// Reads the binary form into what is there.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: enabled = try BoolField.read(from: &reader)
      case 18: quietFrom = try StringField.read(from: &reader)
      case 26: quietUntil = try StringField.read(from: &reader)
      case 34: try reader.append(to: &daily, MessageField<NotificationV1.DailyReminder>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(enabled, "enabled", BoolField.self)
    try writer.implicit(quietFrom, "quietFrom", StringField.self)
    try writer.implicit(quietUntil, "quietUntil", StringField.self)
    try writer.repeated(daily, "daily", MessageField<NotificationV1.DailyReminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&enabled, BoolField.self)
      case 2: try reader.read(&quietFrom, StringField.self)
      case 3: try reader.read(&quietUntil, StringField.self)
      case 4: try reader.append(to: &daily, MessageField<NotificationV1.DailyReminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Notifications/GetNotificationSettings`.
  public struct GetNotificationSettingsRequest: Message {
    /// Whose settings they are; empty: the caller's own.
    public var memberID: MemberID?

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(memberID: MemberID? = nil) {
      self.memberID = memberID
    }
  }
}

extension NotificationV1.GetNotificationSettingsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.GetNotificationSettingsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId")
  ]

  /// The last field first; see `WireSink`.
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

  /// Reads the binary form into what is there.
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

  /// Reads the JSON form into what is there.
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
  /// The answer of `Notifications/GetNotificationSettings`.
  public struct GetNotificationSettingsResponse: Message {
    /// The settings.
    public var settings: NotificationV1.NotificationSettings?

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(settings: NotificationV1.NotificationSettings? = nil) {
      self.settings = settings
    }
  }
}

extension NotificationV1.GetNotificationSettingsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.GetNotificationSettingsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, NotificationV1.NotificationSettings.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(settings, 1, MessageField<NotificationV1.NotificationSettings>.self)
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

  /// Reads the binary form into what is there.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<NotificationV1.NotificationSettings>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Notifications/UpdateNotificationSettings`.
  public struct UpdateNotificationSettingsRequest: Message {
    /// Whose settings they are; empty: the caller's own.
    public var memberID: MemberID?

    /// The new values.
    public var settings: NotificationV1.NotificationSettings?

    /// `enabled`, `quiet` (both ends), `daily` (all of them).
    public var updateMask: GoogleProtobuf.FieldMask?

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(
      memberID: MemberID? = nil,
      settings: NotificationV1.NotificationSettings? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.memberID = memberID
      self.settings = settings
      self.updateMask = updateMask
    }
  }
}

extension NotificationV1.UpdateNotificationSettingsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.UpdateNotificationSettingsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "settings", "settings", .single, NotificationV1.NotificationSettings.self),
    FieldInfo(3, "update_mask", "updateMask", .single, GoogleProtobuf.FieldMask.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(updateMask, 3, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(settings, 2, MessageField<NotificationV1.NotificationSettings>.self)
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

  /// Reads the binary form into what is there.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: memberID = try reader.text(MemberID.self)
      case 18: try reader.merge(&settings)
      case 26: try reader.merge(&updateMask)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    try writer.optional(updateMask, "updateMask", MessageField<GoogleProtobuf.FieldMask>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&settings, MessageField<NotificationV1.NotificationSettings>.self)
      case 3: try reader.read(&updateMask, MessageField<GoogleProtobuf.FieldMask>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Notifications/UpdateNotificationSettings`.
  public struct UpdateNotificationSettingsResponse: Message {
    /// The settings as they are now.
    public var settings: NotificationV1.NotificationSettings?

    /// False: they were like that already.
    public var changed: Bool = false

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(settings: NotificationV1.NotificationSettings? = nil, changed: Bool = false) {
      self.settings = settings
      self.changed = changed
    }
  }
}

extension NotificationV1.UpdateNotificationSettingsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.UpdateNotificationSettingsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, NotificationV1.NotificationSettings.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(settings, 1, MessageField<NotificationV1.NotificationSettings>.self)
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

  /// Reads the binary form into what is there.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<NotificationV1.NotificationSettings>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// What a member wants of notifications was changed.
  public struct NotificationSettingsUpdated: Message {
    /// The settings.
    public var settings: NotificationV1.NotificationSettings?

    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; every other one at its default.
    public init(settings: NotificationV1.NotificationSettings? = nil) {
      self.settings = settings
    }
  }
}

extension NotificationV1.NotificationSettingsUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.NotificationSettingsUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "settings", "settings", .single, NotificationV1.NotificationSettings.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(settings, 1, MessageField<NotificationV1.NotificationSettings>.self)
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

  /// Reads the binary form into what is there.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&settings, MessageField<NotificationV1.NotificationSettings>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.NotificationSettingsUpdated: EventBody {
  /// The kind of the events it is the body of.
  public static let eventKind: String = "notification_settings_updated"

  /// Whether the event is visible to its member alone.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that others than the event's member may see.
  package static let sharedFields = SharedFields(hidden: ["settings"])

  /// The message as others than the event's member may see it.
  package func sharedParts() -> NotificationV1.NotificationSettingsUpdated {
    NotificationV1.NotificationSettingsUpdated()
  }
}
