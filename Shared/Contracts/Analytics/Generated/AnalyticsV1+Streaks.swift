// Generated from daybook/analytics/v1/streaks.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The state of a day for a streak.
  public enum StreakDayState: WireEnum, CaseIterable {
    case unspecified
    /// A task was completed.
    case active
    /// No task was completed, but the day is no gap.
    case protected
    /// No task was completed; the day is a gap.
    case empty
    /// Today, without a completed task so far.
    case open
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.StreakDayState {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .active
    case 2: self = .protected
    case 3: self = .empty
    case 4: self = .open
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .active: return 1
    case .protected: return 2
    case .empty: return 3
    case .open: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.StreakDayState] = [
    .unspecified,
    .active,
    .protected,
    .empty,
    .open,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("STREAK_DAY_STATE_UNSPECIFIED", 0),
    ("STREAK_DAY_STATE_ACTIVE", 1),
    ("STREAK_DAY_STATE_PROTECTED", 2),
    ("STREAK_DAY_STATE_EMPTY", 3),
    ("STREAK_DAY_STATE_OPEN", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "STREAK_DAY_STATE_UNSPECIFIED"
    case 1: return "STREAK_DAY_STATE_ACTIVE"
    case 2: return "STREAK_DAY_STATE_PROTECTED"
    case 3: return "STREAK_DAY_STATE_EMPTY"
    case 4: return "STREAK_DAY_STATE_OPEN"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// Why a day is no gap.
  public enum StreakProtection: WireEnum, CaseIterable {
    case unspecified
    case vacation
    case ill
    /// Another away period.
    case away
    /// A weekly rest day of the member.
    case restDay
    /// A holiday of the household.
    case holiday
    /// The day does not exist in the member's time zone, as after crossing the date line.
    case skippedDay
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.StreakProtection {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .vacation
    case 2: self = .ill
    case 3: self = .away
    case 4: self = .restDay
    case 5: self = .holiday
    case 6: self = .skippedDay
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .vacation: return 1
    case .ill: return 2
    case .away: return 3
    case .restDay: return 4
    case .holiday: return 5
    case .skippedDay: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.StreakProtection] = [
    .unspecified,
    .vacation,
    .ill,
    .away,
    .restDay,
    .holiday,
    .skippedDay,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("STREAK_PROTECTION_UNSPECIFIED", 0),
    ("STREAK_PROTECTION_VACATION", 1),
    ("STREAK_PROTECTION_ILL", 2),
    ("STREAK_PROTECTION_AWAY", 3),
    ("STREAK_PROTECTION_REST_DAY", 4),
    ("STREAK_PROTECTION_HOLIDAY", 5),
    ("STREAK_PROTECTION_SKIPPED_DAY", 6),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "STREAK_PROTECTION_UNSPECIFIED"
    case 1: return "STREAK_PROTECTION_VACATION"
    case 2: return "STREAK_PROTECTION_ILL"
    case 3: return "STREAK_PROTECTION_AWAY"
    case 4: return "STREAK_PROTECTION_REST_DAY"
    case 5: return "STREAK_PROTECTION_HOLIDAY"
    case 6: return "STREAK_PROTECTION_SKIPPED_DAY"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A day with its state.
  public struct StreakDay: Message {
    /// The day.
    public var date: LocalDay?

    /// The state.
    public var state: AnalyticsV1.StreakDayState = AnalyticsV1.StreakDayState(rawValue: 0)

    /// Why the day is protected, even if it is active; unspecified if it is not.
    public var protection: AnalyticsV1.StreakProtection = AnalyticsV1.StreakProtection(rawValue: 0)

    /// Task points of the day.
    public var points: Int32 = 0

    /// The number of completed tasks.
    public var tasksCompleted: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      date: LocalDay? = nil,
      state: AnalyticsV1.StreakDayState = AnalyticsV1.StreakDayState(rawValue: 0),
      protection: AnalyticsV1.StreakProtection = AnalyticsV1.StreakProtection(rawValue: 0),
      points: Int32 = 0,
      tasksCompleted: Int32 = 0
    ) {
      self.date = date
      self.state = state
      self.protection = protection
      self.points = points
      self.tasksCompleted = tasksCompleted
    }
  }
}

extension AnalyticsV1.StreakDay {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StreakDay"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "state", "state"),
    FieldInfo(3, "protection", "protection"),
    FieldInfo(4, "points", "points"),
    FieldInfo(5, "tasks_completed", "tasksCompleted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tasksCompleted, 5, Int32Field.self)
    sink.implicit(points, 4, Int32Field.self)
    sink.implicit(protection, 3, EnumField<AnalyticsV1.StreakProtection>.self)
    sink.implicit(state, 2, EnumField<AnalyticsV1.StreakDayState>.self)
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
      case 16: state = try EnumField<AnalyticsV1.StreakDayState>.read(from: &reader)
      case 24: protection = try EnumField<AnalyticsV1.StreakProtection>.read(from: &reader)
      case 32: points = try Int32Field.read(from: &reader)
      case 40: tasksCompleted = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(state, "state", EnumField<AnalyticsV1.StreakDayState>.self)
    try writer.implicit(protection, "protection", EnumField<AnalyticsV1.StreakProtection>.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.implicit(tasksCompleted, "tasksCompleted", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.read(&state, EnumField<AnalyticsV1.StreakDayState>.self)
      case 3: try reader.read(&protection, EnumField<AnalyticsV1.StreakProtection>.self)
      case 4: try reader.read(&points, Int32Field.self)
      case 5: try reader.read(&tasksCompleted, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Streaks/GetStreak`.
  public struct GetStreakRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The day; empty: today.
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

extension AnalyticsV1.GetStreakRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetStreakRequest"

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

extension AnalyticsV1 {
  /// The answer of `Streaks/GetStreak`.
  public struct GetStreakResponse: Message {
    /// Active days without a gap up to the day; up to yesterday while today has no completion; at
    /// most 30.
    public var current: Int32 = 0

    /// `current` reached 30 and was not counted further.
    public var capped: Bool = false

    /// Active days of the longest streak.
    public var longest: Int32 = 0

    /// The first day of the longest streak.
    public var longestFrom: LocalDay?

    /// The last day of the longest streak.
    public var longestTo: LocalDay?

    /// The last day with a completed task; empty if there is none.
    public var lastActiveDay: LocalDay?

    /// Whether a task was completed on the day.
    public var activeToday: Bool = false

    /// Active days until 3, 7, 14 or 30 is reached; 0 after the last one.
    public var daysToNextMilestone: Int32 = 0

    /// The last 30 days, oldest first.
    public var days: [AnalyticsV1.StreakDay] = []

    /// The latest changes may be missing.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      current: Int32 = 0,
      capped: Bool = false,
      longest: Int32 = 0,
      longestFrom: LocalDay? = nil,
      longestTo: LocalDay? = nil,
      lastActiveDay: LocalDay? = nil,
      activeToday: Bool = false,
      daysToNextMilestone: Int32 = 0,
      days: [AnalyticsV1.StreakDay] = [],
      stale: Bool = false
    ) {
      self.current = current
      self.capped = capped
      self.longest = longest
      self.longestFrom = longestFrom
      self.longestTo = longestTo
      self.lastActiveDay = lastActiveDay
      self.activeToday = activeToday
      self.daysToNextMilestone = daysToNextMilestone
      self.days = days
      self.stale = stale
    }
  }
}

extension AnalyticsV1.GetStreakResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetStreakResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "current", "current"),
    FieldInfo(2, "capped", "capped"),
    FieldInfo(3, "longest", "longest"),
    FieldInfo(4, "longest_from", "longestFrom"),
    FieldInfo(5, "longest_to", "longestTo"),
    FieldInfo(6, "last_active_day", "lastActiveDay"),
    FieldInfo(7, "active_today", "activeToday"),
    FieldInfo(8, "days_to_next_milestone", "daysToNextMilestone"),
    FieldInfo(9, "days", "days", .repeated, AnalyticsV1.StreakDay.self),
    FieldInfo(10, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 10, BoolField.self)
    sink.repeated(days, 9, MessageField<AnalyticsV1.StreakDay>.self)
    sink.implicit(daysToNextMilestone, 8, Int32Field.self)
    sink.implicit(activeToday, 7, BoolField.self)
    sink.optional(lastActiveDay, 6, TextField<LocalDay>.self)
    sink.optional(longestTo, 5, TextField<LocalDay>.self)
    sink.optional(longestFrom, 4, TextField<LocalDay>.self)
    sink.implicit(longest, 3, Int32Field.self)
    sink.implicit(capped, 2, BoolField.self)
    sink.implicit(current, 1, Int32Field.self)
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
      case 8: current = try Int32Field.read(from: &reader)
      case 16: capped = try BoolField.read(from: &reader)
      case 24: longest = try Int32Field.read(from: &reader)
      case 34: longestFrom = try reader.text(LocalDay.self)
      case 42: longestTo = try reader.text(LocalDay.self)
      case 50: lastActiveDay = try reader.text(LocalDay.self)
      case 56: activeToday = try BoolField.read(from: &reader)
      case 64: daysToNextMilestone = try Int32Field.read(from: &reader)
      case 74: try reader.append(to: &days, MessageField<AnalyticsV1.StreakDay>.self)
      case 80: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(current, "current", Int32Field.self)
    try writer.implicit(capped, "capped", BoolField.self)
    try writer.implicit(longest, "longest", Int32Field.self)
    try writer.optional(longestFrom, "longestFrom", TextField<LocalDay>.self)
    try writer.optional(longestTo, "longestTo", TextField<LocalDay>.self)
    try writer.optional(lastActiveDay, "lastActiveDay", TextField<LocalDay>.self)
    try writer.implicit(activeToday, "activeToday", BoolField.self)
    try writer.implicit(daysToNextMilestone, "daysToNextMilestone", Int32Field.self)
    try writer.repeated(days, "days", MessageField<AnalyticsV1.StreakDay>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&current, Int32Field.self)
      case 2: try reader.read(&capped, BoolField.self)
      case 3: try reader.read(&longest, Int32Field.self)
      case 4: try reader.formed(&longestFrom, LocalDay.self)
      case 5: try reader.formed(&longestTo, LocalDay.self)
      case 6: try reader.formed(&lastActiveDay, LocalDay.self)
      case 7: try reader.read(&activeToday, BoolField.self)
      case 8: try reader.read(&daysToNextMilestone, Int32Field.self)
      case 9: try reader.append(to: &days, MessageField<AnalyticsV1.StreakDay>.self)
      case 10: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Streaks/GetStreakChange`.
  public struct GetStreakChangeRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The id of the away period or holiday that changed.
    public var causeID: String = ""

    /// Its revision after the change.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, causeID: String = "", revision: UInt64 = 0) {
      self.memberID = memberID
      self.causeID = causeID
      self.revision = revision
    }
  }
}

extension AnalyticsV1.GetStreakChangeRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetStreakChangeRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "cause_id", "causeId"),
    FieldInfo(3, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 3, UInt64Field.self)
    sink.implicit(causeID, 2, StringField.self)
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
      case 18: causeID = try StringField.read(from: &reader)
      case 24: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(causeID, "causeId", StringField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&causeID, StringField.self)
      case 3: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Streaks/GetStreakChange`.
  public struct GetStreakChangeResponse: Message {
    /// The current streak before.
    public var currentBefore: Int32 = 0

    /// The current streak after.
    public var currentAfter: Int32 = 0

    /// The longest streak before.
    public var longestBefore: Int32 = 0

    /// The longest streak after.
    public var longestAfter: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      currentBefore: Int32 = 0,
      currentAfter: Int32 = 0,
      longestBefore: Int32 = 0,
      longestAfter: Int32 = 0
    ) {
      self.currentBefore = currentBefore
      self.currentAfter = currentAfter
      self.longestBefore = longestBefore
      self.longestAfter = longestAfter
    }
  }
}

extension AnalyticsV1.GetStreakChangeResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetStreakChangeResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "current_before", "currentBefore"),
    FieldInfo(2, "current_after", "currentAfter"),
    FieldInfo(3, "longest_before", "longestBefore"),
    FieldInfo(4, "longest_after", "longestAfter"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(longestAfter, 4, Int32Field.self)
    sink.implicit(longestBefore, 3, Int32Field.self)
    sink.implicit(currentAfter, 2, Int32Field.self)
    sink.implicit(currentBefore, 1, Int32Field.self)
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
      case 8: currentBefore = try Int32Field.read(from: &reader)
      case 16: currentAfter = try Int32Field.read(from: &reader)
      case 24: longestBefore = try Int32Field.read(from: &reader)
      case 32: longestAfter = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
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
      case 1: try reader.read(&currentBefore, Int32Field.self)
      case 2: try reader.read(&currentAfter, Int32Field.self)
      case 3: try reader.read(&longestBefore, Int32Field.self)
      case 4: try reader.read(&longestAfter, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A calendar change changed a member's streak.
  public struct StreakChanged: Message {
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
      currentBefore: Int32 = 0,
      currentAfter: Int32 = 0,
      longestBefore: Int32 = 0,
      longestAfter: Int32 = 0
    ) {
      self.currentBefore = currentBefore
      self.currentAfter = currentAfter
      self.longestBefore = longestBefore
      self.longestAfter = longestAfter
    }
  }
}

extension AnalyticsV1.StreakChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.StreakChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "current_before", "currentBefore"),
    FieldInfo(2, "current_after", "currentAfter"),
    FieldInfo(3, "longest_before", "longestBefore"),
    FieldInfo(4, "longest_after", "longestAfter"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(longestAfter, 4, Int32Field.self)
    sink.implicit(longestBefore, 3, Int32Field.self)
    sink.implicit(currentAfter, 2, Int32Field.self)
    sink.implicit(currentBefore, 1, Int32Field.self)
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
      case 8: currentBefore = try Int32Field.read(from: &reader)
      case 16: currentAfter = try Int32Field.read(from: &reader)
      case 24: longestBefore = try Int32Field.read(from: &reader)
      case 32: longestAfter = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
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
      case 1: try reader.read(&currentBefore, Int32Field.self)
      case 2: try reader.read(&currentAfter, Int32Field.self)
      case 3: try reader.read(&longestBefore, Int32Field.self)
      case 4: try reader.read(&longestAfter, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.StreakChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "streak_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: [
    "current_before", "current_after", "longest_before", "longest_after",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.StreakChanged {
    AnalyticsV1.StreakChanged()
  }
}
