// Generated from daybook/gateway/v1/day.proto by protoc-gen-daybook; do not edit.

public import AnalyticsContracts
public import NotificationContracts
public import RPC
public import RuntimeContracts
public import TaskContracts
public import Vocabulary
public import Wire

extension GatewayV1 {
  /// The status of one part of a reply, or of a watched feed.
  public struct PartStatus: Message {
    /// `task`, `analytics`, `notification`, `catalog`.
    public var service: String = ""

    /// Whether the part could be read.
    public var available: Bool = false

    /// The reason, such as `peer_unavailable`; empty when available.
    public var reason: String = ""

    /// One sentence for people.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      service: String = "",
      available: Bool = false,
      reason: String = "",
      message: String = ""
    ) {
      self.service = service
      self.available = available
      self.reason = reason
      self.message = message
    }
  }
}

extension GatewayV1.PartStatus {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.PartStatus"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "available", "available"),
    FieldInfo(3, "reason", "reason"),
    FieldInfo(4, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(available, 2, BoolField.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 16: available = try BoolField.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.implicit(available, "available", BoolField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&available, BoolField.self)
      case 3: try reader.read(&reason, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Dashboards/GetDashboard`.
  public struct GetDashboardRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// Today when empty.
    public var date: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, date: LocalDay? = nil) {
      self.memberID = memberID
      self.date = date
    }
  }
}

extension GatewayV1.GetDashboardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetDashboardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "date", "date"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(date, 2, TextField<LocalDay>.self)
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
      case 18: date = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&date, LocalDay.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Dashboards/GetDashboard`.
  public struct GetDashboardResponse: Message {
    /// The day.
    public var date: LocalDay?

    /// The tasks.
    public var tasks: TaskV1.GetDayResponse?

    /// Points, streak and level.
    public var score: AnalyticsV1.GetScoreResponse?

    /// The reminders, the next first.
    public var reminders: [NotificationV1.Reminder] = []

    /// The status of each part.
    public var parts: [GatewayV1.PartStatus] = []

    /// The figures of the day.
    @Boxed public var analytics: AnalyticsV1.PeriodSummary?

    /// Reminders of the last 90 days that were not acknowledged, latest first, at most 200.
    public var missedReminders: [NotificationV1.Reminder] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      tasks: TaskV1.GetDayResponse? = nil,
      score: AnalyticsV1.GetScoreResponse? = nil,
      reminders: [NotificationV1.Reminder] = [],
      parts: [GatewayV1.PartStatus] = [],
      analytics: AnalyticsV1.PeriodSummary? = nil,
      missedReminders: [NotificationV1.Reminder] = []
    ) {
      self.date = date
      self.tasks = tasks
      self.score = score
      self.reminders = reminders
      self.parts = parts
      self.analytics = analytics
      self.missedReminders = missedReminders
    }
  }
}

extension GatewayV1.GetDashboardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetDashboardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "tasks", "tasks", .single, TaskV1.GetDayResponse.self),
    FieldInfo(3, "score", "score", .single, AnalyticsV1.GetScoreResponse.self),
    FieldInfo(4, "reminders", "reminders", .repeated, NotificationV1.Reminder.self),
    FieldInfo(5, "parts", "parts", .repeated, GatewayV1.PartStatus.self),
    FieldInfo(6, "analytics", "analytics", .single, AnalyticsV1.PeriodSummary.self),
    FieldInfo(7, "missed_reminders", "missedReminders", .repeated, NotificationV1.Reminder.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(missedReminders, 7, MessageField<NotificationV1.Reminder>.self)
    sink.boxed(_analytics, 6)
    sink.repeated(parts, 5, MessageField<GatewayV1.PartStatus>.self)
    sink.repeated(reminders, 4, MessageField<NotificationV1.Reminder>.self)
    sink.optional(score, 3, MessageField<AnalyticsV1.GetScoreResponse>.self)
    sink.optional(tasks, 2, MessageField<TaskV1.GetDayResponse>.self)
    sink.optional(date, 1, TextField<LocalDay>.self)
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
      case 10: date = try reader.text(LocalDay.self)
      case 18: try reader.merge(&tasks)
      case 26: try reader.merge(&score)
      case 34: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 42: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      case 50: try reader.merge(&_analytics)
      case 58: try reader.append(to: &missedReminders, MessageField<NotificationV1.Reminder>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.optional(tasks, "tasks", MessageField<TaskV1.GetDayResponse>.self)
    try writer.optional(score, "score", MessageField<AnalyticsV1.GetScoreResponse>.self)
    try writer.repeated(reminders, "reminders", MessageField<NotificationV1.Reminder>.self)
    try writer.repeated(parts, "parts", MessageField<GatewayV1.PartStatus>.self)
    try writer.boxed(_analytics, "analytics")
    try writer.repeated(
      missedReminders,
      "missedReminders",
      MessageField<NotificationV1.Reminder>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.read(&tasks, MessageField<TaskV1.GetDayResponse>.self)
      case 3: try reader.read(&score, MessageField<AnalyticsV1.GetScoreResponse>.self)
      case 4: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 5: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      case 6: try reader.read(&analytics, MessageField<AnalyticsV1.PeriodSummary>.self)
      case 7: try reader.append(to: &missedReminders, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Dashboards/GetCalendar`.
  public struct GetCalendarRequest: Message {
    /// The member whose space the call is about; empty for the caller.
    public var memberID: MemberID?

    /// The first day.
    public var from: LocalDay?

    /// The last day, included.
    public var to: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, from: LocalDay? = nil, to: LocalDay? = nil) {
      self.memberID = memberID
      self.from = from
      self.to = to
    }
  }
}

extension GatewayV1.GetCalendarRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetCalendarRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "to", "to"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(to, 3, TextField<LocalDay>.self)
    sink.optional(from, 2, TextField<LocalDay>.self)
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
      case 18: from = try reader.text(LocalDay.self)
      case 26: to = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&from, LocalDay.self)
      case 3: try reader.formed(&to, LocalDay.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The figures of one day of a calendar.
  public struct CalendarDay: Message {
    /// The day.
    public var day: LocalDay?

    /// Open tasks due on it.
    public var open: Int32 = 0

    /// Those of them that are overdue.
    public var overdue: Int32 = 0

    /// Tasks completed on it.
    public var completed: Int32 = 0

    /// Points earned on it.
    public var points: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      day: LocalDay? = nil,
      open: Int32 = 0,
      overdue: Int32 = 0,
      completed: Int32 = 0,
      points: Int32 = 0
    ) {
      self.day = day
      self.open = open
      self.overdue = overdue
      self.completed = completed
      self.points = points
    }
  }
}

extension GatewayV1.CalendarDay {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.CalendarDay"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day"),
    FieldInfo(2, "open", "open"),
    FieldInfo(3, "overdue", "overdue"),
    FieldInfo(4, "completed", "completed"),
    FieldInfo(5, "points", "points"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(points, 5, Int32Field.self)
    sink.implicit(completed, 4, Int32Field.self)
    sink.implicit(overdue, 3, Int32Field.self)
    sink.implicit(open, 2, Int32Field.self)
    sink.optional(day, 1, TextField<LocalDay>.self)
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
      case 10: day = try reader.text(LocalDay.self)
      case 16: open = try Int32Field.read(from: &reader)
      case 24: overdue = try Int32Field.read(from: &reader)
      case 32: completed = try Int32Field.read(from: &reader)
      case 40: points = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(overdue, "overdue", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(points, "points", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&day, LocalDay.self)
      case 2: try reader.read(&open, Int32Field.self)
      case 3: try reader.read(&overdue, Int32Field.self)
      case 4: try reader.read(&completed, Int32Field.self)
      case 5: try reader.read(&points, Int32Field.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Dashboards/GetCalendar`.
  public struct GetCalendarResponse: Message {
    /// The days, earliest first.
    public var days: [GatewayV1.CalendarDay] = []

    /// The status of each part: `task` for open tasks, `analytics` for completed ones.
    public var parts: [GatewayV1.PartStatus] = []

    /// Completed tasks may not be up to date.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      days: [GatewayV1.CalendarDay] = [],
      parts: [GatewayV1.PartStatus] = [],
      stale: Bool = false
    ) {
      self.days = days
      self.parts = parts
      self.stale = stale
    }
  }
}

extension GatewayV1.GetCalendarResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetCalendarResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, GatewayV1.CalendarDay.self),
    FieldInfo(2, "parts", "parts", .repeated, GatewayV1.PartStatus.self),
    FieldInfo(3, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 3, BoolField.self)
    sink.repeated(parts, 2, MessageField<GatewayV1.PartStatus>.self)
    sink.repeated(days, 1, MessageField<GatewayV1.CalendarDay>.self)
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
      case 10: try reader.append(to: &days, MessageField<GatewayV1.CalendarDay>.self)
      case 18: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      case 24: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<GatewayV1.CalendarDay>.self)
    try writer.repeated(parts, "parts", MessageField<GatewayV1.PartStatus>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<GatewayV1.CalendarDay>.self)
      case 2: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      case 3: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Changes/Watch`.
  public struct WatchRequest: Message {
    /// The last cursor that the client processed; empty to begin now.
    public var cursor: ArraySlice<UInt8> = []

    /// Only events of these kinds, at most 100; empty for all.
    ///
    /// Unknown kinds are allowed, and match nothing.
    public var kinds: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(cursor: ArraySlice<UInt8> = [], kinds: [String] = []) {
      self.cursor = cursor
      self.kinds = kinds
    }
  }
}

extension GatewayV1.WatchRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WatchRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cursor", "cursor"),
    FieldInfo(2, "kinds", "kinds", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(kinds, 2, StringField.self)
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
      case 18: try reader.append(to: &kinds, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.repeated(kinds, "kinds", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cursor, BytesField.self)
      case 2: try reader.append(to: &kinds, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Changes/Watch`.
  public struct WatchResponse: Message {
    /// The service of the event; empty in a heartbeat.
    public var service: String = ""

    /// The event.
    ///
    /// Later versions add kinds: a client ignores unknown ones, and stores the cursor.
    public var event: FeedV1.Event?

    /// The cursor to resume from.
    public var cursor: ArraySlice<UInt8> = []

    /// A service whose feed has become unavailable, or available again.
    public var part: GatewayV1.PartStatus?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      service: String = "",
      event: FeedV1.Event? = nil,
      cursor: ArraySlice<UInt8> = [],
      part: GatewayV1.PartStatus? = nil
    ) {
      self.service = service
      self.event = event
      self.cursor = cursor
      self.part = part
    }
  }
}

extension GatewayV1.WatchResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.WatchResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "event", "event", .single, FeedV1.Event.self),
    FieldInfo(3, "cursor", "cursor"),
    FieldInfo(4, "part", "part", .single, GatewayV1.PartStatus.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(part, 4, MessageField<GatewayV1.PartStatus>.self)
    sink.implicit(cursor, 3, BytesField.self)
    sink.optional(event, 2, MessageField<FeedV1.Event>.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 18: try reader.merge(&event)
      case 26: cursor = try BytesField.read(from: &reader)
      case 34: try reader.merge(&part)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.optional(event, "event", MessageField<FeedV1.Event>.self)
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.optional(part, "part", MessageField<GatewayV1.PartStatus>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&event, MessageField<FeedV1.Event>.self)
      case 3: try reader.read(&cursor, BytesField.self)
      case 4: try reader.read(&part, MessageField<GatewayV1.PartStatus>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Operations/GetStatus`.
  public struct GetStatusRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GatewayV1.GetStatusRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetStatusRequest"

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
  /// The answer of `Operations/GetStatus`.
  public struct GetStatusResponse: Message {
    /// Every process of the installation.
    public var processes: [GatewayV1.GetStatusResponse.Process] = []

    /// Whether a household exists.
    public var setUp: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(processes: [GatewayV1.GetStatusResponse.Process] = [], setUp: Bool = false) {
      self.processes = processes
      self.setUp = setUp
    }
  }
}

extension GatewayV1.GetStatusResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetStatusResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "processes", "processes", .repeated, GatewayV1.GetStatusResponse.Process.self),
    FieldInfo(2, "set_up", "setUp"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(setUp, 2, BoolField.self)
    sink.repeated(processes, 1, MessageField<GatewayV1.GetStatusResponse.Process>.self)
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
      case 10:
        try reader.append(to: &processes, MessageField<GatewayV1.GetStatusResponse.Process>.self)
      case 16: setUp = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(
      processes,
      "processes",
      MessageField<GatewayV1.GetStatusResponse.Process>.self
    )
    try writer.implicit(setUp, "setUp", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.append(to: &processes, MessageField<GatewayV1.GetStatusResponse.Process>.self)
      case 2: try reader.read(&setUp, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1.GetStatusResponse {
  /// The status of one process.
  public struct Process: Message {
    /// The process: `gateway`, `task` and so on.
    public var name: String = ""

    /// `serving`, `not_serving`, `unreachable`.
    public var state: String = ""

    /// Why it is not serving, such as `store_not_ready` or `peer_unavailable`.
    ///
    /// Peers with the installation's key receive a sentence about problems with its files instead,
    /// also while it is serving.
    public var reason: String = ""

    /// The running version.
    public var version: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", state: String = "", reason: String = "", version: String = "") {
      self.name = name
      self.state = state
      self.reason = reason
      self.version = version
    }
  }
}

extension GatewayV1.GetStatusResponse.Process {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetStatusResponse.Process"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "state", "state"),
    FieldInfo(3, "reason", "reason"),
    FieldInfo(4, "version", "version"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(version, 4, StringField.self)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(state, 2, StringField.self)
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
      case 18: state = try StringField.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      case 34: version = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(state, "state", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(version, "version", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&state, StringField.self)
      case 3: try reader.read(&reason, StringField.self)
      case 4: try reader.read(&version, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Operations/GetMetrics`.
  public struct GetMetricsRequest: Message {
    /// The process, such as `task`; empty for all.
    public var service: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(service: String = "") {
      self.service = service
    }
  }
}

extension GatewayV1.GetMetricsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetMetricsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Operations/GetMetrics`.
  public struct GetMetricsResponse: Message {
    /// Every process of the installation.
    public var processes: [GatewayV1.GetMetricsResponse.Process] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(processes: [GatewayV1.GetMetricsResponse.Process] = []) {
      self.processes = processes
    }
  }
}

extension GatewayV1.GetMetricsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetMetricsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "processes", "processes", .repeated, GatewayV1.GetMetricsResponse.Process.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(processes, 1, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
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
      case 10:
        try reader.append(to: &processes, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(
      processes,
      "processes",
      MessageField<GatewayV1.GetMetricsResponse.Process>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.append(to: &processes, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.GetMetricsResponse {
  /// The metrics of one process.
  public struct Process: Message {
    /// The process, such as `gateway`.
    public var name: String = ""

    /// Why it could not be reached, such as `peer_unavailable`; empty otherwise.
    public var reason: String = ""

    /// The metrics.
    public var metrics: RPCV1.GetMetricsResponse?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", reason: String = "", metrics: RPCV1.GetMetricsResponse? = nil) {
      self.name = name
      self.reason = reason
      self.metrics = metrics
    }
  }
}

extension GatewayV1.GetMetricsResponse.Process {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.GetMetricsResponse.Process"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "metrics", "metrics", .single, RPCV1.GetMetricsResponse.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(metrics, 3, MessageField<RPCV1.GetMetricsResponse>.self)
    sink.implicit(reason, 2, StringField.self)
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
      case 18: reason = try StringField.read(from: &reader)
      case 26: try reader.merge(&metrics)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.optional(metrics, "metrics", MessageField<RPCV1.GetMetricsResponse>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&metrics, MessageField<RPCV1.GetMetricsResponse>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The request of `Operations/ClearCaches`.
  public struct ClearCachesRequest: Message {
    /// The caches to clear.
    public var scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)) {
      self.scope = scope
    }
  }
}

extension GatewayV1.ClearCachesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ClearCachesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "scope", "scope")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 1, EnumField<TaskV1.CacheScope>.self)
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
      case 8: scope = try EnumField<TaskV1.CacheScope>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(scope, "scope", EnumField<TaskV1.CacheScope>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&scope, EnumField<TaskV1.CacheScope>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  /// The answer of `Operations/ClearCaches`.
  public struct ClearCachesResponse: Message {
    /// The number of cleared replies.
    public var cleared: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(cleared: Int32 = 0) {
      self.cleared = cleared
    }
  }
}

extension GatewayV1.ClearCachesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ClearCachesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "cleared", "cleared")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(cleared, 1, Int32Field.self)
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
      case 8: cleared = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cleared, "cleared", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cleared, Int32Field.self)
      default: break
      }
    }
  }
}
