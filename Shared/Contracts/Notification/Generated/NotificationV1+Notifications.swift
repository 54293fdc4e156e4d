// Generated from daybook/notification/v1/notifications.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension NotificationV1 {
  /// A message at a local time of every day.
  public struct DailyReminder: Message {
    /// Such as 08:00.
    ///
    /// A time that a clock change skips moves to the next valid minute; a repeated one counts
    /// once.
    public var time: String = ""

    /// The message, 1 to 200 characters.
    public var message: String = ""

    /// Whether it is on.
    public var enabled: Bool = false

    /// The next delivery; set by the service.
    public var nextAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
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

  /// Writes the last field first; see `WireSink`.
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

  /// Merges the binary form into this message.
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

  /// Merges the JSON form into this message.
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
  /// One member's notification settings.
  public struct NotificationSettings: Message {
    /// False: nothing is delivered; the schedules are kept.
    public var enabled: Bool = false

    /// The beginning of the quiet hours, such as 22:00; empty: no quiet hours.
    ///
    /// Reminders with a time set by a person are delivered in them too, silently if the channel
    /// supports it.
    public var quietFrom: String = ""

    /// Their end, such as 07:00; may be on the next day.
    public var quietUntil: String = ""

    /// The daily reminders, at most 5.
    public var daily: [NotificationV1.DailyReminder] = []

    /// The time of the digest of tasks due today and overdue, such as 08:00; empty: off.
    ///
    /// It covers projects whose `daily_digest` is true.
    public var digestAt: String = ""

    /// The next delivery; set by the service.
    public var digestNextAt: GoogleProtobuf.Timestamp?

    /// Whether the member is notified when a task becomes overdue, unless its project's
    /// `overdue_tasks` is false.
    ///
    /// More than 5 at once are combined in one summary. In quiet hours a notice is held until they
    /// end.
    public var overdue: Bool = false

    /// The time of the report of the past seven days; unset: off.
    public var weekly: NotificationV1.WeeklyReportTime?

    /// Whether each new badge count is sent as an event.
    public var badge: Bool = false

    /// Whether the member is notified when a fast reaches its goal, also in quiet hours.
    public var fastGoal: Bool = false

    /// Whether the member is notified half an hour before that, outside of quiet hours: 22:00 to
    /// 07:00 if none are set.
    public var fastSoon: Bool = false

    /// Hours between drink reminders, 1 to 6; 0: off.
    ///
    /// They are due outside of the quiet hours (default for them: 22:00 to 07:00) until the day's
    /// goal is met.
    public var drinkHours: Int32 = 0

    /// When the next one is due; set by the service.
    public var drinkNextAt: GoogleProtobuf.Timestamp?

    /// The local bedtime, such as 22:30; empty: no bedtime reminder.
    public var bedtime: String = ""

    /// How many minutes before bedtime the reminder is due, 1 to 120; 0: 30.
    public var bedtimeMinutes: Int32 = 0

    /// When it is due next; set by the service.
    public var bedtimeNextAt: GoogleProtobuf.Timestamp?

    /// The local time of the weigh-in reminder, such as 07:15; empty: off.
    public var weighInAt: String = ""

    /// When it is due next; set by the service.
    public var weighInNextAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      enabled: Bool = false,
      quietFrom: String = "",
      quietUntil: String = "",
      daily: [NotificationV1.DailyReminder] = [],
      digestAt: String = "",
      digestNextAt: GoogleProtobuf.Timestamp? = nil,
      overdue: Bool = false,
      weekly: NotificationV1.WeeklyReportTime? = nil,
      badge: Bool = false,
      fastGoal: Bool = false,
      fastSoon: Bool = false,
      drinkHours: Int32 = 0,
      drinkNextAt: GoogleProtobuf.Timestamp? = nil,
      bedtime: String = "",
      bedtimeMinutes: Int32 = 0,
      bedtimeNextAt: GoogleProtobuf.Timestamp? = nil,
      weighInAt: String = "",
      weighInNextAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.enabled = enabled
      self.quietFrom = quietFrom
      self.quietUntil = quietUntil
      self.daily = daily
      self.digestAt = digestAt
      self.digestNextAt = digestNextAt
      self.overdue = overdue
      self.weekly = weekly
      self.badge = badge
      self.fastGoal = fastGoal
      self.fastSoon = fastSoon
      self.drinkHours = drinkHours
      self.drinkNextAt = drinkNextAt
      self.bedtime = bedtime
      self.bedtimeMinutes = bedtimeMinutes
      self.bedtimeNextAt = bedtimeNextAt
      self.weighInAt = weighInAt
      self.weighInNextAt = weighInNextAt
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
    FieldInfo(5, "digest_at", "digestAt"),
    FieldInfo(6, "digest_next_at", "digestNextAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(7, "overdue", "overdue"),
    FieldInfo(8, "weekly", "weekly", .single, NotificationV1.WeeklyReportTime.self),
    FieldInfo(9, "badge", "badge"),
    FieldInfo(10, "fast_goal", "fastGoal"),
    FieldInfo(11, "fast_soon", "fastSoon"),
    FieldInfo(12, "drink_hours", "drinkHours"),
    FieldInfo(13, "drink_next_at", "drinkNextAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(14, "bedtime", "bedtime"),
    FieldInfo(15, "bedtime_minutes", "bedtimeMinutes"),
    FieldInfo(16, "bedtime_next_at", "bedtimeNextAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(17, "weigh_in_at", "weighInAt"),
    FieldInfo(18, "weigh_in_next_at", "weighInNextAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(weighInNextAt, 18, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(weighInAt, 17, StringField.self)
    sink.optional(bedtimeNextAt, 16, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(bedtimeMinutes, 15, Int32Field.self)
    sink.implicit(bedtime, 14, StringField.self)
    sink.optional(drinkNextAt, 13, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(drinkHours, 12, Int32Field.self)
    sink.implicit(fastSoon, 11, BoolField.self)
    sink.implicit(fastGoal, 10, BoolField.self)
    sink.implicit(badge, 9, BoolField.self)
    sink.optional(weekly, 8, MessageField<NotificationV1.WeeklyReportTime>.self)
    sink.implicit(overdue, 7, BoolField.self)
    sink.optional(digestNextAt, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(digestAt, 5, StringField.self)
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

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: enabled = try BoolField.read(from: &reader)
      case 18: quietFrom = try StringField.read(from: &reader)
      case 26: quietUntil = try StringField.read(from: &reader)
      case 34: try reader.append(to: &daily, MessageField<NotificationV1.DailyReminder>.self)
      case 42: digestAt = try StringField.read(from: &reader)
      case 50: try reader.merge(&digestNextAt)
      case 56: overdue = try BoolField.read(from: &reader)
      case 66: try reader.merge(&weekly)
      case 72: badge = try BoolField.read(from: &reader)
      case 80: fastGoal = try BoolField.read(from: &reader)
      case 88: fastSoon = try BoolField.read(from: &reader)
      case 96: drinkHours = try Int32Field.read(from: &reader)
      case 106: try reader.merge(&drinkNextAt)
      case 114: bedtime = try StringField.read(from: &reader)
      case 120: bedtimeMinutes = try Int32Field.read(from: &reader)
      case 130: try reader.merge(&bedtimeNextAt)
      case 138: weighInAt = try StringField.read(from: &reader)
      case 146: try reader.merge(&weighInNextAt)
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
    try writer.implicit(digestAt, "digestAt", StringField.self)
    try writer.optional(digestNextAt, "digestNextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(overdue, "overdue", BoolField.self)
    try writer.optional(weekly, "weekly", MessageField<NotificationV1.WeeklyReportTime>.self)
    try writer.implicit(badge, "badge", BoolField.self)
    try writer.implicit(fastGoal, "fastGoal", BoolField.self)
    try writer.implicit(fastSoon, "fastSoon", BoolField.self)
    try writer.implicit(drinkHours, "drinkHours", Int32Field.self)
    try writer.optional(drinkNextAt, "drinkNextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(bedtime, "bedtime", StringField.self)
    try writer.implicit(bedtimeMinutes, "bedtimeMinutes", Int32Field.self)
    try writer.optional(bedtimeNextAt, "bedtimeNextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(weighInAt, "weighInAt", StringField.self)
    try writer.optional(weighInNextAt, "weighInNextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&enabled, BoolField.self)
      case 2: try reader.read(&quietFrom, StringField.self)
      case 3: try reader.read(&quietUntil, StringField.self)
      case 4: try reader.append(to: &daily, MessageField<NotificationV1.DailyReminder>.self)
      case 5: try reader.read(&digestAt, StringField.self)
      case 6: try reader.read(&digestNextAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 7: try reader.read(&overdue, BoolField.self)
      case 8: try reader.read(&weekly, MessageField<NotificationV1.WeeklyReportTime>.self)
      case 9: try reader.read(&badge, BoolField.self)
      case 10: try reader.read(&fastGoal, BoolField.self)
      case 11: try reader.read(&fastSoon, BoolField.self)
      case 12: try reader.read(&drinkHours, Int32Field.self)
      case 13: try reader.read(&drinkNextAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 14: try reader.read(&bedtime, StringField.self)
      case 15: try reader.read(&bedtimeMinutes, Int32Field.self)
      case 16: try reader.read(&bedtimeNextAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 17: try reader.read(&weighInAt, StringField.self)
      case 18: try reader.read(&weighInNextAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// A local time of one weekday.
  public struct WeeklyReportTime: Message {
    /// 1 Monday to 7 Sunday; 0: Monday.
    public var weekday: Int32 = 0

    /// Such as 08:00; empty: 08:00.
    public var time: String = ""

    /// The next delivery; set by the service.
    public var nextAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(weekday: Int32 = 0, time: String = "", nextAt: GoogleProtobuf.Timestamp? = nil) {
      self.weekday = weekday
      self.time = time
      self.nextAt = nextAt
    }
  }
}

extension NotificationV1.WeeklyReportTime {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.WeeklyReportTime"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "weekday", "weekday"),
    FieldInfo(2, "time", "time"),
    FieldInfo(3, "next_at", "nextAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(nextAt, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(time, 2, StringField.self)
    sink.implicit(weekday, 1, Int32Field.self)
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
      case 8: weekday = try Int32Field.read(from: &reader)
      case 18: time = try StringField.read(from: &reader)
      case 26: try reader.merge(&nextAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(weekday, "weekday", Int32Field.self)
    try writer.implicit(time, "time", StringField.self)
    try writer.optional(nextAt, "nextAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&weekday, Int32Field.self)
      case 2: try reader.read(&time, StringField.self)
      case 3: try reader.read(&nextAt, MessageField<GoogleProtobuf.Timestamp>.self)
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

extension NotificationV1.GetNotificationSettingsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.GetNotificationSettingsRequest"

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
  /// The answer of `Notifications/GetNotificationSettings`.
  public struct GetNotificationSettingsResponse: Message {
    /// The settings.
    public var settings: NotificationV1.NotificationSettings?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
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

  /// Writes the last field first; see `WireSink`.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
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

    /// `enabled`, `quiet` (both ends), `daily` (all of them), `digest_at`, `overdue`, `weekly`,
    /// `badge`, `fast_goal`, `fast_soon`, `drink_hours`, `bedtime` (with its minutes),
    /// `weigh_in_at`.
    public var updateMask: GoogleProtobuf.FieldMask?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
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

  /// Writes the last field first; see `WireSink`.
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

  /// Merges the binary form into this message.
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

  /// Merges the JSON form into this message.
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

    /// False: they already had these values.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
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

  /// Writes the last field first; see `WireSink`.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
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
  /// The request of `Notifications/GetBadge`.
  public struct GetBadgeRequest: Message {
    /// Whose badge it is; empty: the caller's own.
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

extension NotificationV1.GetBadgeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.GetBadgeRequest"

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
  /// The answer of `Notifications/GetBadge`.
  public struct GetBadgeResponse: Message {
    /// Open tasks that are due today or overdue.
    public var count: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(count: Int32 = 0) {
      self.count = count
    }
  }
}

extension NotificationV1.GetBadgeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.GetBadgeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "count", "count")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 1, Int32Field.self)
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
      case 8: count = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(count, "count", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&count, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The badge has a new count; 0 clears it.
  ///
  /// Also sent when the badge is switched off.
  public struct BadgeUpdated: Message {
    /// Open tasks that are due today or overdue.
    public var count: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(count: Int32 = 0) {
      self.count = count
    }
  }
}

extension NotificationV1.BadgeUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.BadgeUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "count", "count")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 1, Int32Field.self)
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
      case 8: count = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(count, "count", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&count, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1.BadgeUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "badge_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["count"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.BadgeUpdated {
    NotificationV1.BadgeUpdated()
  }
}

extension NotificationV1 {
  /// A member's notification settings were changed.
  public struct NotificationSettingsUpdated: Message {
    /// The settings.
    public var settings: NotificationV1.NotificationSettings?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
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

  /// Writes the last field first; see `WireSink`.
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
    try writer.optional(
      settings,
      "settings",
      MessageField<NotificationV1.NotificationSettings>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
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
  /// The kind of event that this is the body of.
  public static let eventKind: String = "notification_settings_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["settings"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.NotificationSettingsUpdated {
    NotificationV1.NotificationSettingsUpdated()
  }
}
