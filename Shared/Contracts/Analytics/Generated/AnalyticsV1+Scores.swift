// Generated from daybook/analytics/v1/scores.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The request of `Scores/GetScore`.
  public struct GetScoreRequest: Message {
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

extension AnalyticsV1.GetScoreRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetScoreRequest"

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
  /// The answer of `Scores/GetScore`.
  public struct GetScoreResponse: Message {
    /// The day's points and completions.
    public var day: AnalyticsV1.DayScore?

    /// Points from the start of the week to the day.
    public var weekPoints: Int32 = 0

    /// Task points of all time.
    public var totalPoints: Int64 = 0

    /// Learning points of all time, which lessons earn; separate from task points.
    public var learningPoints: Int64 = 0

    /// The streak.
    public var streak: AnalyticsV1.Streak?

    /// The level.
    public var level: AnalyticsV1.Level?

    /// The source is unreachable or did not catch up in time: these are the last known figures.
    public var stale: Bool = false

    /// The time of the figures: now, or the last applied task event if they are stale.
    public var asOf: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      day: AnalyticsV1.DayScore? = nil,
      weekPoints: Int32 = 0,
      totalPoints: Int64 = 0,
      learningPoints: Int64 = 0,
      streak: AnalyticsV1.Streak? = nil,
      level: AnalyticsV1.Level? = nil,
      stale: Bool = false,
      asOf: GoogleProtobuf.Timestamp? = nil
    ) {
      self.day = day
      self.weekPoints = weekPoints
      self.totalPoints = totalPoints
      self.learningPoints = learningPoints
      self.streak = streak
      self.level = level
      self.stale = stale
      self.asOf = asOf
    }
  }
}

extension AnalyticsV1.GetScoreResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetScoreResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day", .single, AnalyticsV1.DayScore.self),
    FieldInfo(2, "week_points", "weekPoints"),
    FieldInfo(3, "total_points", "totalPoints"),
    FieldInfo(4, "learning_points", "learningPoints"),
    FieldInfo(5, "streak", "streak", .single, AnalyticsV1.Streak.self),
    FieldInfo(6, "level", "level", .single, AnalyticsV1.Level.self),
    FieldInfo(7, "stale", "stale"),
    FieldInfo(8, "as_of", "asOf", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(asOf, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(stale, 7, BoolField.self)
    sink.optional(level, 6, MessageField<AnalyticsV1.Level>.self)
    sink.optional(streak, 5, MessageField<AnalyticsV1.Streak>.self)
    sink.implicit(learningPoints, 4, Int64Field.self)
    sink.implicit(totalPoints, 3, Int64Field.self)
    sink.implicit(weekPoints, 2, Int32Field.self)
    sink.optional(day, 1, MessageField<AnalyticsV1.DayScore>.self)
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
      case 10: try reader.merge(&day)
      case 16: weekPoints = try Int32Field.read(from: &reader)
      case 24: totalPoints = try Int64Field.read(from: &reader)
      case 32: learningPoints = try Int64Field.read(from: &reader)
      case 42: try reader.merge(&streak)
      case 50: try reader.merge(&level)
      case 56: stale = try BoolField.read(from: &reader)
      case 66: try reader.merge(&asOf)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", MessageField<AnalyticsV1.DayScore>.self)
    try writer.implicit(weekPoints, "weekPoints", Int32Field.self)
    try writer.implicit(totalPoints, "totalPoints", Int64Field.self)
    try writer.implicit(learningPoints, "learningPoints", Int64Field.self)
    try writer.optional(streak, "streak", MessageField<AnalyticsV1.Streak>.self)
    try writer.optional(level, "level", MessageField<AnalyticsV1.Level>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    try writer.optional(asOf, "asOf", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&day, MessageField<AnalyticsV1.DayScore>.self)
      case 2: try reader.read(&weekPoints, Int32Field.self)
      case 3: try reader.read(&totalPoints, Int64Field.self)
      case 4: try reader.read(&learningPoints, Int64Field.self)
      case 5: try reader.read(&streak, MessageField<AnalyticsV1.Streak>.self)
      case 6: try reader.read(&level, MessageField<AnalyticsV1.Level>.self)
      case 7: try reader.read(&stale, BoolField.self)
      case 8: try reader.read(&asOf, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The score of one day.
  public struct DayScore: Message {
    /// The day.
    public var date: LocalDay?

    /// Points earned with tasks.
    public var points: Int32 = 0

    /// The number of completed tasks.
    public var tasksCompleted: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(date: LocalDay? = nil, points: Int32 = 0, tasksCompleted: Int32 = 0) {
      self.date = date
      self.points = points
      self.tasksCompleted = tasksCompleted
    }
  }
}

extension AnalyticsV1.DayScore {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.DayScore"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "points", "points"),
    FieldInfo(3, "tasks_completed", "tasksCompleted"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(tasksCompleted, 3, Int32Field.self)
    sink.implicit(points, 2, Int32Field.self)
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
      case 16: points = try Int32Field.read(from: &reader)
      case 24: tasksCompleted = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
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
      case 2: try reader.read(&points, Int32Field.self)
      case 3: try reader.read(&tasksCompleted, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.DayScore {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["date", "points", "tasks_completed"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.DayScore {
    var shared = AnalyticsV1.DayScore()
    shared.date = self.date
    shared.points = self.points
    shared.tasksCompleted = self.tasksCompleted
    return shared
  }
}

extension AnalyticsV1 {
  /// A run of days with a completed task.
  public struct Streak: Message {
    /// Active days up to today, or to yesterday while today has no completion; at most 30.
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

    /// Whether a task was completed today.
    public var activeToday: Bool = false

    /// The last 30 days, oldest first.
    public var days: [AnalyticsV1.DayScore] = []

    /// Days until 3, 7, 14 or 30 is reached; 0 after the last one.
    public var daysToNextMilestone: Int32 = 0

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
      days: [AnalyticsV1.DayScore] = [],
      daysToNextMilestone: Int32 = 0
    ) {
      self.current = current
      self.capped = capped
      self.longest = longest
      self.longestFrom = longestFrom
      self.longestTo = longestTo
      self.lastActiveDay = lastActiveDay
      self.activeToday = activeToday
      self.days = days
      self.daysToNextMilestone = daysToNextMilestone
    }
  }
}

extension AnalyticsV1.Streak {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Streak"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "current", "current"),
    FieldInfo(2, "capped", "capped"),
    FieldInfo(3, "longest", "longest"),
    FieldInfo(4, "longest_from", "longestFrom"),
    FieldInfo(5, "longest_to", "longestTo"),
    FieldInfo(6, "last_active_day", "lastActiveDay"),
    FieldInfo(7, "active_today", "activeToday"),
    FieldInfo(8, "days", "days", .repeated, AnalyticsV1.DayScore.self),
    FieldInfo(9, "days_to_next_milestone", "daysToNextMilestone"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(daysToNextMilestone, 9, Int32Field.self)
    sink.repeated(days, 8, MessageField<AnalyticsV1.DayScore>.self)
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
      case 66: try reader.append(to: &days, MessageField<AnalyticsV1.DayScore>.self)
      case 72: daysToNextMilestone = try Int32Field.read(from: &reader)
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
    try writer.repeated(days, "days", MessageField<AnalyticsV1.DayScore>.self)
    try writer.implicit(daysToNextMilestone, "daysToNextMilestone", Int32Field.self)
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
      case 8: try reader.append(to: &days, MessageField<AnalyticsV1.DayScore>.self)
      case 9: try reader.read(&daysToNextMilestone, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A level, which the total of task points determines.
  public struct Level: Message {
    /// The number of the level, from 1.
    public var level: Int32 = 0

    /// The name of the level.
    public var name: String = ""

    /// Progress from the start of this level to the next: 0 to 1, four decimals.
    public var progress: Double = 0

    /// Points missing to the next level.
    public var pointsToNext: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(level: Int32 = 0, name: String = "", progress: Double = 0, pointsToNext: Int64 = 0)
    {
      self.level = level
      self.name = name
      self.progress = progress
      self.pointsToNext = pointsToNext
    }
  }
}

extension AnalyticsV1.Level {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Level"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "level", "level"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "progress", "progress"),
    FieldInfo(4, "points_to_next", "pointsToNext"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pointsToNext, 4, Int64Field.self)
    sink.implicit(progress, 3, DoubleField.self)
    sink.implicit(name, 2, StringField.self)
    sink.implicit(level, 1, Int32Field.self)
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
      case 8: level = try Int32Field.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 25: progress = try DoubleField.read(from: &reader)
      case 32: pointsToNext = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(level, "level", Int32Field.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(progress, "progress", DoubleField.self)
    try writer.implicit(pointsToNext, "pointsToNext", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&level, Int32Field.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&progress, DoubleField.self)
      case 4: try reader.read(&pointsToNext, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Scores/GetScoreHistory`.
  public struct GetScoreHistoryRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The number of days, 1 to 366; 0 means 7.
    public var days: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, days: Int32 = 0) {
      self.memberID = memberID
      self.days = days
    }
  }
}

extension AnalyticsV1.GetScoreHistoryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetScoreHistoryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "days", "days"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(days, 2, Int32Field.self)
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
      case 16: days = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(days, "days", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&days, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Scores/GetScoreHistory`.
  public struct GetScoreHistoryResponse: Message {
    /// One entry for each day, oldest first.
    public var days: [AnalyticsV1.DayScore] = []

    /// The latest changes may be missing.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(days: [AnalyticsV1.DayScore] = [], stale: Bool = false) {
      self.days = days
      self.stale = stale
    }
  }
}

extension AnalyticsV1.GetScoreHistoryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetScoreHistoryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, AnalyticsV1.DayScore.self),
    FieldInfo(2, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 2, BoolField.self)
    sink.repeated(days, 1, MessageField<AnalyticsV1.DayScore>.self)
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
      case 10: try reader.append(to: &days, MessageField<AnalyticsV1.DayScore>.self)
      case 16: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<AnalyticsV1.DayScore>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<AnalyticsV1.DayScore>.self)
      case 2: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The score of a day changed.
  public struct ScoreChanged: Message {
    /// The day's points and completions.
    public var day: AnalyticsV1.DayScore?

    /// Task points of all time.
    public var totalPoints: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(day: AnalyticsV1.DayScore? = nil, totalPoints: Int64 = 0) {
      self.day = day
      self.totalPoints = totalPoints
    }
  }
}

extension AnalyticsV1.ScoreChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ScoreChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day", .single, AnalyticsV1.DayScore.self),
    FieldInfo(2, "total_points", "totalPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(totalPoints, 2, Int64Field.self)
    sink.optional(day, 1, MessageField<AnalyticsV1.DayScore>.self)
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
      case 10: try reader.merge(&day)
      case 16: totalPoints = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", MessageField<AnalyticsV1.DayScore>.self)
    try writer.implicit(totalPoints, "totalPoints", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&day, MessageField<AnalyticsV1.DayScore>.self)
      case 2: try reader.read(&totalPoints, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.ScoreChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "score_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["day", "total_points"],
    inside: [AnalyticsV1.DayScore.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.ScoreChanged {
    var shared = AnalyticsV1.ScoreChanged()
    shared.day = self.day?.sharedParts()
    shared.totalPoints = self.totalPoints
    return shared
  }
}

extension AnalyticsV1 {
  /// A member reached a level for the first time.
  public struct LevelReached: Message {
    /// The level before.
    public var oldLevel: Int32 = 0

    /// The level reached.
    public var newLevel: Int32 = 0

    /// The name of the new level.
    public var name: String = ""

    /// Task points of all time.
    public var totalPoints: Int64 = 0

    /// Points missing to the next level.
    public var pointsToNext: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      oldLevel: Int32 = 0,
      newLevel: Int32 = 0,
      name: String = "",
      totalPoints: Int64 = 0,
      pointsToNext: Int64 = 0
    ) {
      self.oldLevel = oldLevel
      self.newLevel = newLevel
      self.name = name
      self.totalPoints = totalPoints
      self.pointsToNext = pointsToNext
    }
  }
}

extension AnalyticsV1.LevelReached {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.LevelReached"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "old_level", "oldLevel"),
    FieldInfo(2, "new_level", "newLevel"),
    FieldInfo(3, "name", "name"),
    FieldInfo(4, "total_points", "totalPoints"),
    FieldInfo(5, "points_to_next", "pointsToNext"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pointsToNext, 5, Int64Field.self)
    sink.implicit(totalPoints, 4, Int64Field.self)
    sink.implicit(name, 3, StringField.self)
    sink.implicit(newLevel, 2, Int32Field.self)
    sink.implicit(oldLevel, 1, Int32Field.self)
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
      case 8: oldLevel = try Int32Field.read(from: &reader)
      case 16: newLevel = try Int32Field.read(from: &reader)
      case 26: name = try StringField.read(from: &reader)
      case 32: totalPoints = try Int64Field.read(from: &reader)
      case 40: pointsToNext = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(oldLevel, "oldLevel", Int32Field.self)
    try writer.implicit(newLevel, "newLevel", Int32Field.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(totalPoints, "totalPoints", Int64Field.self)
    try writer.implicit(pointsToNext, "pointsToNext", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&oldLevel, Int32Field.self)
      case 2: try reader.read(&newLevel, Int32Field.self)
      case 3: try reader.read(&name, StringField.self)
      case 4: try reader.read(&totalPoints, Int64Field.self)
      case 5: try reader.read(&pointsToNext, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.LevelReached: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "level_reached"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "old_level", "new_level", "name", "total_points", "points_to_next",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.LevelReached {
    var shared = AnalyticsV1.LevelReached()
    shared.oldLevel = self.oldLevel
    shared.newLevel = self.newLevel
    shared.name = self.name
    shared.totalPoints = self.totalPoints
    shared.pointsToNext = self.pointsToNext
    return shared
  }
}
