// Generated from daybook/notification/v1/reminders.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension NotificationV1 {
  /// The state of a reminder.
  public enum ReminderState: WireEnum, CaseIterable {
    case unspecified
    case scheduled
    case delivered
    case cancelled
    /// It was more than 24 hours late when the scheduler could process it, or a health reminder
    /// more than 1 hour.
    case dropped
    /// It rang, and its member has seen it.
    case acknowledged
    /// Its member postponed it; it will ring at `snoozed_until`.
    case snoozed
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension NotificationV1.ReminderState {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .scheduled
    case 2: self = .delivered
    case 3: self = .cancelled
    case 4: self = .dropped
    case 5: self = .acknowledged
    case 6: self = .snoozed
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .scheduled: return 1
    case .delivered: return 2
    case .cancelled: return 3
    case .dropped: return 4
    case .acknowledged: return 5
    case .snoozed: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.ReminderState] = [
    .unspecified,
    .scheduled,
    .delivered,
    .cancelled,
    .dropped,
    .acknowledged,
    .snoozed,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REMINDER_STATE_UNSPECIFIED", 0),
    ("REMINDER_STATE_SCHEDULED", 1),
    ("REMINDER_STATE_DELIVERED", 2),
    ("REMINDER_STATE_CANCELLED", 3),
    ("REMINDER_STATE_DROPPED", 4),
    ("REMINDER_STATE_ACKNOWLEDGED", 5),
    ("REMINDER_STATE_SNOOZED", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "REMINDER_STATE_UNSPECIFIED"
    case 1: return "REMINDER_STATE_SCHEDULED"
    case 2: return "REMINDER_STATE_DELIVERED"
    case 3: return "REMINDER_STATE_CANCELLED"
    case 4: return "REMINDER_STATE_DROPPED"
    case 5: return "REMINDER_STATE_ACKNOWLEDGED"
    case 6: return "REMINDER_STATE_SNOOZED"
    default: return nil
    }
  }
}

extension NotificationV1 {
  /// What a reminder is about.
  public enum ReminderKind: WireEnum, CaseIterable {
    case unspecified
    /// A task.
    case task
    /// A message at a local time of every day.
    case daily
    /// The numbers of tasks due today and overdue, by project.
    case digest
    /// A task that became overdue, or a summary of more than five.
    case overdue
    /// The figures of the past seven days.
    case weekly
    /// A fast that reaches its goal, or will in half an hour.
    case health
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension NotificationV1.ReminderKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .task
    case 2: self = .daily
    case 3: self = .digest
    case 4: self = .overdue
    case 5: self = .weekly
    case 6: self = .health
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .task: return 1
    case .daily: return 2
    case .digest: return 3
    case .overdue: return 4
    case .weekly: return 5
    case .health: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [NotificationV1.ReminderKind] = [
    .unspecified,
    .task,
    .daily,
    .digest,
    .overdue,
    .weekly,
    .health,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REMINDER_KIND_UNSPECIFIED", 0),
    ("REMINDER_KIND_TASK", 1),
    ("REMINDER_KIND_DAILY", 2),
    ("REMINDER_KIND_DIGEST", 3),
    ("REMINDER_KIND_OVERDUE", 4),
    ("REMINDER_KIND_WEEKLY", 5),
    ("REMINDER_KIND_HEALTH", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "REMINDER_KIND_UNSPECIFIED"
    case 1: return "REMINDER_KIND_TASK"
    case 2: return "REMINDER_KIND_DAILY"
    case 3: return "REMINDER_KIND_DIGEST"
    case 4: return "REMINDER_KIND_OVERDUE"
    case 5: return "REMINDER_KIND_WEEKLY"
    case 6: return "REMINDER_KIND_HEALTH"
    default: return nil
    }
  }
}

extension NotificationV1 {
  /// One reminder.
  public struct Reminder: Message {
    /// The id; it does not change.
    public var id: ReminderID?

    /// Whose reminder it is.
    public var memberID: MemberID?

    /// The task that it is about; empty for other kinds.
    public var taskID: TaskID?

    /// The task's name; for other kinds the text.
    public var taskName: String = ""

    /// The task's reminder time; snoozing does not change it.
    public var dueAt: GoogleProtobuf.Timestamp?

    /// Whether it will ring, or has rung.
    public var state: NotificationV1.ReminderState = NotificationV1.ReminderState(rawValue: 0)

    /// The last delivery; unset: none.
    public var deliveredAt: GoogleProtobuf.Timestamp?

    /// The time that it is snoozed to; unset: not snoozed.
    public var snoozedUntil: GoogleProtobuf.Timestamp?

    /// When its member acknowledged it; unset: not acknowledged.
    public var acknowledgedAt: GoogleProtobuf.Timestamp?

    /// What it is about.
    public var kind: NotificationV1.ReminderKind = NotificationV1.ReminderKind(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      id: ReminderID? = nil,
      memberID: MemberID? = nil,
      taskID: TaskID? = nil,
      taskName: String = "",
      dueAt: GoogleProtobuf.Timestamp? = nil,
      state: NotificationV1.ReminderState = NotificationV1.ReminderState(rawValue: 0),
      deliveredAt: GoogleProtobuf.Timestamp? = nil,
      snoozedUntil: GoogleProtobuf.Timestamp? = nil,
      acknowledgedAt: GoogleProtobuf.Timestamp? = nil,
      kind: NotificationV1.ReminderKind = NotificationV1.ReminderKind(rawValue: 0)
    ) {
      self.id = id
      self.memberID = memberID
      self.taskID = taskID
      self.taskName = taskName
      self.dueAt = dueAt
      self.state = state
      self.deliveredAt = deliveredAt
      self.snoozedUntil = snoozedUntil
      self.acknowledgedAt = acknowledgedAt
      self.kind = kind
    }
  }
}

extension NotificationV1.Reminder {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.Reminder"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "member_id", "memberId"),
    FieldInfo(3, "task_id", "taskId"),
    FieldInfo(4, "task_name", "taskName", isRedacted: true),
    FieldInfo(5, "due_at", "dueAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(6, "state", "state"),
    FieldInfo(7, "delivered_at", "deliveredAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "snoozed_until", "snoozedUntil", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(9, "acknowledged_at", "acknowledgedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(10, "kind", "kind"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(kind, 10, EnumField<NotificationV1.ReminderKind>.self)
    sink.optional(acknowledgedAt, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(snoozedUntil, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(deliveredAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(state, 6, EnumField<NotificationV1.ReminderState>.self)
    sink.optional(dueAt, 5, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(taskName, 4, StringField.self)
    sink.optional(taskID, 3, TextField<TaskID>.self)
    sink.optional(memberID, 2, TextField<MemberID>.self)
    sink.optional(id, 1, TextField<ReminderID>.self)
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
      case 10: id = try reader.text(ReminderID.self)
      case 18: memberID = try reader.text(MemberID.self)
      case 26: taskID = try reader.text(TaskID.self)
      case 34: taskName = try StringField.read(from: &reader)
      case 42: try reader.merge(&dueAt)
      case 48: state = try EnumField<NotificationV1.ReminderState>.read(from: &reader)
      case 58: try reader.merge(&deliveredAt)
      case 66: try reader.merge(&snoozedUntil)
      case 74: try reader.merge(&acknowledgedAt)
      case 80: kind = try EnumField<NotificationV1.ReminderKind>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", TextField<ReminderID>.self)
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(taskID, "taskId", TextField<TaskID>.self)
    try writer.implicit(taskName, "taskName", StringField.self, isRedacted: true)
    try writer.optional(dueAt, "dueAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(state, "state", EnumField<NotificationV1.ReminderState>.self)
    try writer.optional(deliveredAt, "deliveredAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(snoozedUntil, "snoozedUntil", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(
      acknowledgedAt,
      "acknowledgedAt",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.implicit(kind, "kind", EnumField<NotificationV1.ReminderKind>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&id, ReminderID.self)
      case 2: try reader.formed(&memberID, MemberID.self)
      case 3: try reader.formed(&taskID, TaskID.self)
      case 4: try reader.read(&taskName, StringField.self)
      case 5: try reader.read(&dueAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 6: try reader.read(&state, EnumField<NotificationV1.ReminderState>.self)
      case 7: try reader.read(&deliveredAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&snoozedUntil, MessageField<GoogleProtobuf.Timestamp>.self)
      case 9: try reader.read(&acknowledgedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 10: try reader.read(&kind, EnumField<NotificationV1.ReminderKind>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.Reminder {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "id", "member_id", "task_id", "task_name", "due_at", "state", "delivered_at", "snoozed_until",
    "acknowledged_at", "kind",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.Reminder {
    var shared = NotificationV1.Reminder()
    shared.id = self.id
    shared.memberID = self.memberID
    shared.taskID = self.taskID
    shared.taskName = self.taskName
    shared.dueAt = self.dueAt
    shared.state = self.state
    shared.deliveredAt = self.deliveredAt
    shared.snoozedUntil = self.snoozedUntil
    shared.acknowledgedAt = self.acknowledgedAt
    shared.kind = self.kind
    return shared
  }
}

extension NotificationV1 {
  /// The request of `Reminders/ListReminders`.
  public struct ListRemindersRequest: Message {
    /// Whose reminders they are; empty: the caller's own.
    public var memberID: MemberID?

    /// Also reminders that were delivered, cancelled or dropped in the last 90 days.
    public var includePast: Bool = false

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty: the first page.
    public var pageToken: String = ""

    /// Also return `missed`, on the first page.
    public var includeMissed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      includePast: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = "",
      includeMissed: Bool = false
    ) {
      self.memberID = memberID
      self.includePast = includePast
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeMissed = includeMissed
    }
  }
}

extension NotificationV1.ListRemindersRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListRemindersRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "include_past", "includePast"),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
    FieldInfo(5, "include_missed", "includeMissed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(includeMissed, 5, BoolField.self)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.implicit(includePast, 2, BoolField.self)
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
      case 16: includePast = try BoolField.read(from: &reader)
      case 24: pageSize = try Int32Field.read(from: &reader)
      case 34: pageToken = try StringField.read(from: &reader)
      case 40: includeMissed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(includePast, "includePast", BoolField.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    try writer.implicit(includeMissed, "includeMissed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&includePast, BoolField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      case 5: try reader.read(&includeMissed, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Reminders/ListReminders`.
  public struct ListRemindersResponse: Message {
    /// The reminders, the next one first.
    public var reminders: [NotificationV1.Reminder] = []

    /// The token of the next page; empty on the last one.
    public var nextPageToken: String = ""

    /// Reminders of the last 90 days that were delivered and not acknowledged, latest first, at
    /// most 200.
    public var missed: [NotificationV1.Reminder] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      reminders: [NotificationV1.Reminder] = [],
      nextPageToken: String = "",
      missed: [NotificationV1.Reminder] = []
    ) {
      self.reminders = reminders
      self.nextPageToken = nextPageToken
      self.missed = missed
    }
  }
}

extension NotificationV1.ListRemindersResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ListRemindersResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminders", "reminders", .repeated, NotificationV1.Reminder.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "missed", "missed", .repeated, NotificationV1.Reminder.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(missed, 3, MessageField<NotificationV1.Reminder>.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(reminders, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 26: try reader.append(to: &missed, MessageField<NotificationV1.Reminder>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(reminders, "reminders", MessageField<NotificationV1.Reminder>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.repeated(missed, "missed", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.append(to: &missed, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Reminders/AcknowledgeReminders`.
  public struct AcknowledgeRemindersRequest: Message {
    /// Whose reminders they are; empty: the caller's own.
    public var memberID: MemberID?

    /// 1 to 200 reminders.
    public var ids: [ReminderID] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, ids: [ReminderID] = []) {
      self.memberID = memberID
      self.ids = ids
    }
  }
}

extension NotificationV1.AcknowledgeRemindersRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.AcknowledgeRemindersRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "ids", "ids", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(ids, 2, TextField<ReminderID>.self)
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
      case 18: try reader.append(to: &ids, TextField<ReminderID>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(ids, "ids", TextField<ReminderID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &ids, TextField<ReminderID>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Reminders/AcknowledgeReminders`.
  public struct AcknowledgeRemindersResponse: Message {
    /// The reminders as they are now, in the order of the request.
    public var reminders: [NotificationV1.Reminder] = []

    /// How many of them were not acknowledged before.
    public var changed: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminders: [NotificationV1.Reminder] = [], changed: Int32 = 0) {
      self.reminders = reminders
      self.changed = changed
    }
  }
}

extension NotificationV1.AcknowledgeRemindersResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.AcknowledgeRemindersResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminders", "reminders", .repeated, NotificationV1.Reminder.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, Int32Field.self)
    sink.repeated(reminders, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 16: changed = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(reminders, "reminders", MessageField<NotificationV1.Reminder>.self)
    try writer.implicit(changed, "changed", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 2: try reader.read(&changed, Int32Field.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Reminders/SnoozeReminder`.
  public struct SnoozeReminderRequest: Message {
    /// Whose reminder it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The reminder.
    public var id: ReminderID?

    /// The new time: in the future, at most 365 days ahead.
    public var until: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      id: ReminderID? = nil,
      until: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.id = id
      self.until = until
    }
  }
}

extension NotificationV1.SnoozeReminderRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.SnoozeReminderRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "id", "id"),
    FieldInfo(3, "until", "until", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(until, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(id, 2, TextField<ReminderID>.self)
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
      case 18: id = try reader.text(ReminderID.self)
      case 26: try reader.merge(&until)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(id, "id", TextField<ReminderID>.self)
    try writer.optional(until, "until", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&id, ReminderID.self)
      case 3: try reader.read(&until, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Reminders/SnoozeReminder`.
  public struct SnoozeReminderResponse: Message {
    /// The reminder as it is now.
    public var reminder: NotificationV1.Reminder?

    /// False: it was already snoozed to that time.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil, changed: Bool = false) {
      self.reminder = reminder
      self.changed = changed
    }
  }
}

extension NotificationV1.SnoozeReminderResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.SnoozeReminderResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The request of `Reminders/CancelReminder`.
  public struct CancelReminderRequest: Message {
    /// Whose reminder it is; empty: the caller's own.
    public var memberID: MemberID?

    /// The reminder.
    public var id: ReminderID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, id: ReminderID? = nil) {
      self.memberID = memberID
      self.id = id
    }
  }
}

extension NotificationV1.CancelReminderRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.CancelReminderRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "id", "id"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(id, 2, TextField<ReminderID>.self)
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
      case 18: id = try reader.text(ReminderID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(id, "id", TextField<ReminderID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&id, ReminderID.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// The answer of `Reminders/CancelReminder`.
  public struct CancelReminderResponse: Message {
    /// The reminder as it is now.
    public var reminder: NotificationV1.Reminder?

    /// False: it was already cancelled.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil, changed: Bool = false) {
      self.reminder = reminder
      self.changed = changed
    }
  }
}

extension NotificationV1.CancelReminderResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.CancelReminderResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension NotificationV1 {
  /// A reminder was scheduled, moved or renamed.
  public struct ReminderScheduled: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderScheduled {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderScheduled"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderScheduled: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_scheduled"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderScheduled {
    var shared = NotificationV1.ReminderScheduled()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A reminder will not ring.
  public struct ReminderCancelled: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderCancelled {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderCancelled"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderCancelled: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_cancelled"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderCancelled {
    var shared = NotificationV1.ReminderCancelled()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A reminder was delivered.
  ///
  /// Clients show it once per id and `delivered_at`, because the event may arrive more than once,
  /// and a snoozed reminder rings again with the same id.
  public struct ReminderDelivered: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderDelivered {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderDelivered"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderDelivered: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_delivered"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderDelivered {
    var shared = NotificationV1.ReminderDelivered()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A reminder was too late to ring.
  public struct ReminderDropped: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderDropped {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderDropped"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderDropped: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_dropped"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderDropped {
    var shared = NotificationV1.ReminderDropped()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A reminder was snoozed.
  ///
  /// Clients hide it until it rings again.
  public struct ReminderSnoozed: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderSnoozed {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderSnoozed"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderSnoozed: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_snoozed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderSnoozed {
    var shared = NotificationV1.ReminderSnoozed()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A reminder was acknowledged, or its task no longer has this time.
  ///
  /// Clients hide it.
  public struct ReminderAcknowledged: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.ReminderAcknowledged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.ReminderAcknowledged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.ReminderAcknowledged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "reminder_acknowledged"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["reminder"],
    inside: [NotificationV1.Reminder.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.ReminderAcknowledged {
    var shared = NotificationV1.ReminderAcknowledged()
    shared.reminder = self.reminder?.sharedParts()
    return shared
  }
}

extension NotificationV1 {
  /// A digest, weekly report or health reminder has a new state.
  ///
  /// Only its member receives the event. Clients show it once per id and `delivered_at`.
  public struct PersonalReminderChanged: Message {
    /// The reminder.
    public var reminder: NotificationV1.Reminder?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reminder: NotificationV1.Reminder? = nil) {
      self.reminder = reminder
    }
  }
}

extension NotificationV1.PersonalReminderChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.notification.v1.PersonalReminderChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reminder", "reminder", .single, NotificationV1.Reminder.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(reminder, 1, MessageField<NotificationV1.Reminder>.self)
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
      case 10: try reader.merge(&reminder)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reminder, "reminder", MessageField<NotificationV1.Reminder>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reminder, MessageField<NotificationV1.Reminder>.self)
      default: break
      }
    }
  }
}

extension NotificationV1.PersonalReminderChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "personal_reminder_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["reminder"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> NotificationV1.PersonalReminderChanged {
    NotificationV1.PersonalReminderChanged()
  }
}
