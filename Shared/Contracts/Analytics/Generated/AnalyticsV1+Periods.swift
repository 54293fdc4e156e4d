// Generated from daybook/analytics/v1/periods.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The kind of a period.
  public enum PeriodKind: WireEnum, CaseIterable {
    /// The same as a day.
    case unspecified
    /// One day.
    case day
    /// Seven days from the household's start of the week.
    case week
    /// A calendar month.
    case month
    /// A calendar year.
    case year
    /// From one day to another, both included.
    case custom
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.PeriodKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .day
    case 2: self = .week
    case 3: self = .month
    case 4: self = .year
    case 5: self = .custom
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .day: return 1
    case .week: return 2
    case .month: return 3
    case .year: return 4
    case .custom: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.PeriodKind] = [
    .unspecified,
    .day,
    .week,
    .month,
    .year,
    .custom,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PERIOD_KIND_UNSPECIFIED", 0),
    ("PERIOD_KIND_DAY", 1),
    ("PERIOD_KIND_WEEK", 2),
    ("PERIOD_KIND_MONTH", 3),
    ("PERIOD_KIND_YEAR", 4),
    ("PERIOD_KIND_CUSTOM", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PERIOD_KIND_UNSPECIFIED"
    case 1: return "PERIOD_KIND_DAY"
    case 2: return "PERIOD_KIND_WEEK"
    case 3: return "PERIOD_KIND_MONTH"
    case 4: return "PERIOD_KIND_YEAR"
    case 5: return "PERIOD_KIND_CUSTOM"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The granularity of a period's entries.
  public enum PeriodStep: WireEnum, CaseIterable {
    case unspecified
    case day
    /// Weeks, clipped to the period.
    case week
    /// Months, clipped to the period.
    case month
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.PeriodStep {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .day
    case 2: self = .week
    case 3: self = .month
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .day: return 1
    case .week: return 2
    case .month: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.PeriodStep] = [
    .unspecified,
    .day,
    .week,
    .month,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PERIOD_STEP_UNSPECIFIED", 0),
    ("PERIOD_STEP_DAY", 1),
    ("PERIOD_STEP_WEEK", 2),
    ("PERIOD_STEP_MONTH", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PERIOD_STEP_UNSPECIFIED"
    case 1: return "PERIOD_STEP_DAY"
    case 2: return "PERIOD_STEP_WEEK"
    case 3: return "PERIOD_STEP_MONTH"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The rating of a productivity score.
  public enum ProductivityRating: WireEnum, CaseIterable {
    /// The elapsed days have no tasks.
    case unspecified
    /// 0 to 19.
    case low
    /// 20 to 39.
    case building
    /// 40 to 59.
    case steady
    /// 60 to 79.
    case strong
    /// 80 to 100.
    case excellent
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.ProductivityRating {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .low
    case 2: self = .building
    case 3: self = .steady
    case 4: self = .strong
    case 5: self = .excellent
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .low: return 1
    case .building: return 2
    case .steady: return 3
    case .strong: return 4
    case .excellent: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.ProductivityRating] = [
    .unspecified,
    .low,
    .building,
    .steady,
    .strong,
    .excellent,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("PRODUCTIVITY_RATING_UNSPECIFIED", 0),
    ("PRODUCTIVITY_RATING_LOW", 1),
    ("PRODUCTIVITY_RATING_BUILDING", 2),
    ("PRODUCTIVITY_RATING_STEADY", 3),
    ("PRODUCTIVITY_RATING_STRONG", 4),
    ("PRODUCTIVITY_RATING_EXCELLENT", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "PRODUCTIVITY_RATING_UNSPECIFIED"
    case 1: return "PRODUCTIVITY_RATING_LOW"
    case 2: return "PRODUCTIVITY_RATING_BUILDING"
    case 3: return "PRODUCTIVITY_RATING_STEADY"
    case 4: return "PRODUCTIVITY_RATING_STRONG"
    case 5: return "PRODUCTIVITY_RATING_EXCELLENT"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The selected period.
  public struct PeriodChoice: Message {
    /// The kind of the period.
    public var kind: AnalyticsV1.PeriodKind = AnalyticsV1.PeriodKind(rawValue: 0)

    /// A day in the day, week, month or year; empty: today.
    public var day: LocalDay?

    /// The first day of a custom period.
    public var from: LocalDay?

    /// The last day of a custom period, included.
    public var to: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: AnalyticsV1.PeriodKind = AnalyticsV1.PeriodKind(rawValue: 0),
      day: LocalDay? = nil,
      from: LocalDay? = nil,
      to: LocalDay? = nil
    ) {
      self.kind = kind
      self.day = day
      self.from = from
      self.to = to
    }
  }
}

extension AnalyticsV1.PeriodChoice {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PeriodChoice"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "day", "day"),
    FieldInfo(3, "from", "from"),
    FieldInfo(4, "to", "to"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(to, 4, TextField<LocalDay>.self)
    sink.optional(from, 3, TextField<LocalDay>.self)
    sink.optional(day, 2, TextField<LocalDay>.self)
    sink.implicit(kind, 1, EnumField<AnalyticsV1.PeriodKind>.self)
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
      case 8: kind = try EnumField<AnalyticsV1.PeriodKind>.read(from: &reader)
      case 18: day = try reader.text(LocalDay.self)
      case 26: from = try reader.text(LocalDay.self)
      case 34: to = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.PeriodKind>.self)
    try writer.optional(day, "day", TextField<LocalDay>.self)
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
      case 1: try reader.read(&kind, EnumField<AnalyticsV1.PeriodKind>.self)
      case 2: try reader.formed(&day, LocalDay.self)
      case 3: try reader.formed(&from, LocalDay.self)
      case 4: try reader.formed(&to, LocalDay.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Periods/GetPeriod`.
  public struct GetPeriodRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The period.
    public var period: AnalyticsV1.PeriodChoice?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, period: AnalyticsV1.PeriodChoice? = nil) {
      self.memberID = memberID
      self.period = period
    }
  }
}

extension AnalyticsV1.GetPeriodRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetPeriodRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period", "period", .single, AnalyticsV1.PeriodChoice.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 2, MessageField<AnalyticsV1.PeriodChoice>.self)
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
      case 18: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(period, "period", MessageField<AnalyticsV1.PeriodChoice>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&period, MessageField<AnalyticsV1.PeriodChoice>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The figures of a span of days.
  public struct PeriodFigures: Message {
    /// The first day.
    public var from: LocalDay?

    /// The last day, included.
    public var to: LocalDay?

    /// Tasks due or completed in the period, each once.
    ///
    /// A task that was moved to a later day after its day was over counts as due on both.
    public var total: Int32 = 0

    /// How many of them are due in the period.
    public var planned: Int32 = 0

    /// Tasks completed in the period.
    public var completed: Int32 = 0

    /// `completed` of `total`: 0 to 1, four decimals.
    public var completionRate: Double = 0

    /// No task was due or completed.
    public var empty: Bool = false

    /// Task points.
    public var points: Int32 = 0

    /// Completed on or before their due day.
    public var onTime: Int32 = 0

    /// Completed after their due day.
    public var late: Int32 = 0

    /// The span has not begun; only planned tasks are known.
    public var ahead: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      from: LocalDay? = nil,
      to: LocalDay? = nil,
      total: Int32 = 0,
      planned: Int32 = 0,
      completed: Int32 = 0,
      completionRate: Double = 0,
      empty: Bool = false,
      points: Int32 = 0,
      onTime: Int32 = 0,
      late: Int32 = 0,
      ahead: Bool = false
    ) {
      self.from = from
      self.to = to
      self.total = total
      self.planned = planned
      self.completed = completed
      self.completionRate = completionRate
      self.empty = empty
      self.points = points
      self.onTime = onTime
      self.late = late
      self.ahead = ahead
    }
  }
}

extension AnalyticsV1.PeriodFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PeriodFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "from", "from"),
    FieldInfo(2, "to", "to"),
    FieldInfo(3, "total", "total"),
    FieldInfo(4, "planned", "planned"),
    FieldInfo(5, "completed", "completed"),
    FieldInfo(6, "completion_rate", "completionRate"),
    FieldInfo(7, "empty", "empty"),
    FieldInfo(8, "points", "points"),
    FieldInfo(9, "on_time", "onTime"),
    FieldInfo(10, "late", "late"),
    FieldInfo(11, "ahead", "ahead"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(ahead, 11, BoolField.self)
    sink.implicit(late, 10, Int32Field.self)
    sink.implicit(onTime, 9, Int32Field.self)
    sink.implicit(points, 8, Int32Field.self)
    sink.implicit(empty, 7, BoolField.self)
    sink.implicit(completionRate, 6, DoubleField.self)
    sink.implicit(completed, 5, Int32Field.self)
    sink.implicit(planned, 4, Int32Field.self)
    sink.implicit(total, 3, Int32Field.self)
    sink.optional(to, 2, TextField<LocalDay>.self)
    sink.optional(from, 1, TextField<LocalDay>.self)
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
      case 10: from = try reader.text(LocalDay.self)
      case 18: to = try reader.text(LocalDay.self)
      case 24: total = try Int32Field.read(from: &reader)
      case 32: planned = try Int32Field.read(from: &reader)
      case 40: completed = try Int32Field.read(from: &reader)
      case 49: completionRate = try DoubleField.read(from: &reader)
      case 56: empty = try BoolField.read(from: &reader)
      case 64: points = try Int32Field.read(from: &reader)
      case 72: onTime = try Int32Field.read(from: &reader)
      case 80: late = try Int32Field.read(from: &reader)
      case 88: ahead = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(planned, "planned", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(completionRate, "completionRate", DoubleField.self)
    try writer.implicit(empty, "empty", BoolField.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.implicit(onTime, "onTime", Int32Field.self)
    try writer.implicit(late, "late", Int32Field.self)
    try writer.implicit(ahead, "ahead", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&from, LocalDay.self)
      case 2: try reader.formed(&to, LocalDay.self)
      case 3: try reader.read(&total, Int32Field.self)
      case 4: try reader.read(&planned, Int32Field.self)
      case 5: try reader.read(&completed, Int32Field.self)
      case 6: try reader.read(&completionRate, DoubleField.self)
      case 7: try reader.read(&empty, BoolField.self)
      case 8: try reader.read(&points, Int32Field.self)
      case 9: try reader.read(&onTime, Int32Field.self)
      case 10: try reader.read(&late, Int32Field.self)
      case 11: try reader.read(&ahead, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The productivity score of a period, from points, tasks and streak.
  public struct Productivity: Message {
    /// 0 to 100.
    public var score: Int32 = 0

    /// The rating; unspecified for an empty period.
    public var rating: AnalyticsV1.ProductivityRating = AnalyticsV1.ProductivityRating(rawValue: 0)

    /// The daily points goal times the elapsed days.
    public var pointsGoal: Int32 = 0

    /// No task was due or completed on the elapsed days.
    public var empty: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      score: Int32 = 0,
      rating: AnalyticsV1.ProductivityRating = AnalyticsV1.ProductivityRating(rawValue: 0),
      pointsGoal: Int32 = 0,
      empty: Bool = false
    ) {
      self.score = score
      self.rating = rating
      self.pointsGoal = pointsGoal
      self.empty = empty
    }
  }
}

extension AnalyticsV1.Productivity {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Productivity"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "score", "score"),
    FieldInfo(2, "rating", "rating"),
    FieldInfo(3, "points_goal", "pointsGoal"),
    FieldInfo(4, "empty", "empty"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(empty, 4, BoolField.self)
    sink.implicit(pointsGoal, 3, Int32Field.self)
    sink.implicit(rating, 2, EnumField<AnalyticsV1.ProductivityRating>.self)
    sink.implicit(score, 1, Int32Field.self)
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
      case 8: score = try Int32Field.read(from: &reader)
      case 16: rating = try EnumField<AnalyticsV1.ProductivityRating>.read(from: &reader)
      case 24: pointsGoal = try Int32Field.read(from: &reader)
      case 32: empty = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(score, "score", Int32Field.self)
    try writer.implicit(rating, "rating", EnumField<AnalyticsV1.ProductivityRating>.self)
    try writer.implicit(pointsGoal, "pointsGoal", Int32Field.self)
    try writer.implicit(empty, "empty", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&score, Int32Field.self)
      case 2: try reader.read(&rating, EnumField<AnalyticsV1.ProductivityRating>.self)
      case 3: try reader.read(&pointsGoal, Int32Field.self)
      case 4: try reader.read(&empty, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// Tasks of one priority.
  public struct PriorityFigures: Message {
    /// The number of the priority in `daybook.task.v1.TaskPriority`: 1 is P0, 4 is P3.
    public var priority: Int32 = 0

    /// The number of tasks.
    public var total: Int32 = 0

    /// The number of completed tasks.
    public var completed: Int32 = 0

    /// `completed` of `total`: 0 to 1, four decimals.
    public var completionRate: Double = 0

    /// Points earned.
    public var points: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      priority: Int32 = 0,
      total: Int32 = 0,
      completed: Int32 = 0,
      completionRate: Double = 0,
      points: Int32 = 0
    ) {
      self.priority = priority
      self.total = total
      self.completed = completed
      self.completionRate = completionRate
      self.points = points
    }
  }
}

extension AnalyticsV1.PriorityFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PriorityFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "priority", "priority"),
    FieldInfo(2, "total", "total"),
    FieldInfo(3, "completed", "completed"),
    FieldInfo(4, "completion_rate", "completionRate"),
    FieldInfo(5, "points", "points"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(points, 5, Int32Field.self)
    sink.implicit(completionRate, 4, DoubleField.self)
    sink.implicit(completed, 3, Int32Field.self)
    sink.implicit(total, 2, Int32Field.self)
    sink.implicit(priority, 1, Int32Field.self)
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
      case 8: priority = try Int32Field.read(from: &reader)
      case 16: total = try Int32Field.read(from: &reader)
      case 24: completed = try Int32Field.read(from: &reader)
      case 33: completionRate = try DoubleField.read(from: &reader)
      case 40: points = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(priority, "priority", Int32Field.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(completionRate, "completionRate", DoubleField.self)
    try writer.implicit(points, "points", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&priority, Int32Field.self)
      case 2: try reader.read(&total, Int32Field.self)
      case 3: try reader.read(&completed, Int32Field.self)
      case 4: try reader.read(&completionRate, DoubleField.self)
      case 5: try reader.read(&points, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// Tasks of one project.
  public struct PeriodProject: Message {
    /// The project.
    public var projectID: ProjectID?

    /// The current name; empty if the project was deleted.
    public var name: String = ""

    /// The number of its colour in `daybook.task.v1.ProjectColor`; 0 if the project was deleted.
    public var color: Int32 = 0

    /// The number of tasks.
    public var total: Int32 = 0

    /// The number of completed tasks.
    public var completed: Int32 = 0

    /// `completed` of `total`: 0 to 1, four decimals.
    public var completionRate: Double = 0

    /// Points earned.
    public var points: Int32 = 0

    /// The share of the period's points: 0 to 1, four decimals.
    public var pointsShare: Double = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      projectID: ProjectID? = nil,
      name: String = "",
      color: Int32 = 0,
      total: Int32 = 0,
      completed: Int32 = 0,
      completionRate: Double = 0,
      points: Int32 = 0,
      pointsShare: Double = 0
    ) {
      self.projectID = projectID
      self.name = name
      self.color = color
      self.total = total
      self.completed = completed
      self.completionRate = completionRate
      self.points = points
      self.pointsShare = pointsShare
    }
  }
}

extension AnalyticsV1.PeriodProject {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PeriodProject"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "project_id", "projectId"),
    FieldInfo(2, "name", "name", isRedacted: true),
    FieldInfo(3, "color", "color"),
    FieldInfo(4, "total", "total"),
    FieldInfo(5, "completed", "completed"),
    FieldInfo(6, "completion_rate", "completionRate"),
    FieldInfo(7, "points", "points"),
    FieldInfo(8, "points_share", "pointsShare"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pointsShare, 8, DoubleField.self)
    sink.implicit(points, 7, Int32Field.self)
    sink.implicit(completionRate, 6, DoubleField.self)
    sink.implicit(completed, 5, Int32Field.self)
    sink.implicit(total, 4, Int32Field.self)
    sink.implicit(color, 3, Int32Field.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(projectID, 1, TextField<ProjectID>.self)
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
      case 10: projectID = try reader.text(ProjectID.self)
      case 18: name = try StringField.read(from: &reader)
      case 24: color = try Int32Field.read(from: &reader)
      case 32: total = try Int32Field.read(from: &reader)
      case 40: completed = try Int32Field.read(from: &reader)
      case 49: completionRate = try DoubleField.read(from: &reader)
      case 56: points = try Int32Field.read(from: &reader)
      case 65: pointsShare = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(projectID, "projectId", TextField<ProjectID>.self)
    try writer.implicit(name, "name", StringField.self, isRedacted: true)
    try writer.implicit(color, "color", Int32Field.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(completionRate, "completionRate", DoubleField.self)
    try writer.implicit(points, "points", Int32Field.self)
    try writer.implicit(pointsShare, "pointsShare", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&projectID, ProjectID.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&color, Int32Field.self)
      case 4: try reader.read(&total, Int32Field.self)
      case 5: try reader.read(&completed, Int32Field.self)
      case 6: try reader.read(&completionRate, DoubleField.self)
      case 7: try reader.read(&points, Int32Field.self)
      case 8: try reader.read(&pointsShare, DoubleField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// Tasks of one type.
  public struct TypeFigures: Message {
    /// The number of the type in `daybook.task.v1.TaskType`: morning, evening, upcoming, inbox.
    public var type: Int32 = 0

    /// The number of tasks.
    public var total: Int32 = 0

    /// The number of completed tasks.
    public var completed: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(type: Int32 = 0, total: Int32 = 0, completed: Int32 = 0) {
      self.type = type
      self.total = total
      self.completed = completed
    }
  }
}

extension AnalyticsV1.TypeFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.TypeFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "total", "total"),
    FieldInfo(3, "completed", "completed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(completed, 3, Int32Field.self)
    sink.implicit(total, 2, Int32Field.self)
    sink.implicit(type, 1, Int32Field.self)
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
      case 8: type = try Int32Field.read(from: &reader)
      case 16: total = try Int32Field.read(from: &reader)
      case 24: completed = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", Int32Field.self)
    try writer.implicit(total, "total", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, Int32Field.self)
      case 2: try reader.read(&total, Int32Field.self)
      case 3: try reader.read(&completed, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// All figures of one period.
  public struct PeriodSummary: Message {
    /// The sums.
    public var figures: AnalyticsV1.PeriodFigures?

    /// Tasks that are open at the period's end, or now if it has not ended.
    public var open: Int32 = 0

    /// How many of the open tasks are overdue by then.
    public var overdue: Int32 = 0

    /// The productivity score.
    public var productivity: AnalyticsV1.Productivity?

    /// The current streak on the period's last day, or today.
    public var streak: Int32 = 0

    /// The streak reached 30 and was not counted further.
    public var streakCapped: Bool = false

    /// The number of days that have begun.
    public var elapsedDays: Int32 = 0

    /// All four priorities, P0 first.
    public var byPriority: [AnalyticsV1.PriorityFigures] = []

    /// Projects with tasks, by points.
    public var byProject: [AnalyticsV1.PeriodProject] = []

    /// All four types.
    public var byType: [AnalyticsV1.TypeFigures] = []

    /// Completions by hour in the member's time zone; 24 values.
    public var byHour: [Int32] = []

    /// Average points of an elapsed day.
    public var averagePoints: Double = 0

    /// Average completions of an elapsed day.
    public var averageCompleted: Double = 0

    /// The most productive elapsed day; absent without a completion.
    public var bestDay: AnalyticsV1.PeriodFigures?

    /// The least productive elapsed day; absent until two days have begun.
    public var leastDay: AnalyticsV1.PeriodFigures?

    /// The most productive week, if entries are weeks.
    public var bestWeek: AnalyticsV1.PeriodFigures?

    /// The least productive week, if entries are weeks.
    public var leastWeek: AnalyticsV1.PeriodFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      figures: AnalyticsV1.PeriodFigures? = nil,
      open: Int32 = 0,
      overdue: Int32 = 0,
      productivity: AnalyticsV1.Productivity? = nil,
      streak: Int32 = 0,
      streakCapped: Bool = false,
      elapsedDays: Int32 = 0,
      byPriority: [AnalyticsV1.PriorityFigures] = [],
      byProject: [AnalyticsV1.PeriodProject] = [],
      byType: [AnalyticsV1.TypeFigures] = [],
      byHour: [Int32] = [],
      averagePoints: Double = 0,
      averageCompleted: Double = 0,
      bestDay: AnalyticsV1.PeriodFigures? = nil,
      leastDay: AnalyticsV1.PeriodFigures? = nil,
      bestWeek: AnalyticsV1.PeriodFigures? = nil,
      leastWeek: AnalyticsV1.PeriodFigures? = nil
    ) {
      self.figures = figures
      self.open = open
      self.overdue = overdue
      self.productivity = productivity
      self.streak = streak
      self.streakCapped = streakCapped
      self.elapsedDays = elapsedDays
      self.byPriority = byPriority
      self.byProject = byProject
      self.byType = byType
      self.byHour = byHour
      self.averagePoints = averagePoints
      self.averageCompleted = averageCompleted
      self.bestDay = bestDay
      self.leastDay = leastDay
      self.bestWeek = bestWeek
      self.leastWeek = leastWeek
    }
  }
}

extension AnalyticsV1.PeriodSummary {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PeriodSummary"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "figures", "figures", .single, AnalyticsV1.PeriodFigures.self),
    FieldInfo(2, "open", "open"),
    FieldInfo(3, "overdue", "overdue"),
    FieldInfo(4, "productivity", "productivity", .single, AnalyticsV1.Productivity.self),
    FieldInfo(5, "streak", "streak"),
    FieldInfo(6, "streak_capped", "streakCapped"),
    FieldInfo(7, "elapsed_days", "elapsedDays"),
    FieldInfo(8, "by_priority", "byPriority", .repeated, AnalyticsV1.PriorityFigures.self),
    FieldInfo(9, "by_project", "byProject", .repeated, AnalyticsV1.PeriodProject.self),
    FieldInfo(10, "by_type", "byType", .repeated, AnalyticsV1.TypeFigures.self),
    FieldInfo(11, "by_hour", "byHour", .repeated),
    FieldInfo(12, "average_points", "averagePoints"),
    FieldInfo(13, "average_completed", "averageCompleted"),
    FieldInfo(14, "best_day", "bestDay", .single, AnalyticsV1.PeriodFigures.self),
    FieldInfo(15, "least_day", "leastDay", .single, AnalyticsV1.PeriodFigures.self),
    FieldInfo(16, "best_week", "bestWeek", .single, AnalyticsV1.PeriodFigures.self),
    FieldInfo(17, "least_week", "leastWeek", .single, AnalyticsV1.PeriodFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(leastWeek, 17, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.optional(bestWeek, 16, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.optional(leastDay, 15, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.optional(bestDay, 14, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.implicit(averageCompleted, 13, DoubleField.self)
    sink.implicit(averagePoints, 12, DoubleField.self)
    sink.packed(byHour, 11, Int32Field.self)
    sink.repeated(byType, 10, MessageField<AnalyticsV1.TypeFigures>.self)
    sink.repeated(byProject, 9, MessageField<AnalyticsV1.PeriodProject>.self)
    sink.repeated(byPriority, 8, MessageField<AnalyticsV1.PriorityFigures>.self)
    sink.implicit(elapsedDays, 7, Int32Field.self)
    sink.implicit(streakCapped, 6, BoolField.self)
    sink.implicit(streak, 5, Int32Field.self)
    sink.optional(productivity, 4, MessageField<AnalyticsV1.Productivity>.self)
    sink.implicit(overdue, 3, Int32Field.self)
    sink.implicit(open, 2, Int32Field.self)
    sink.optional(figures, 1, MessageField<AnalyticsV1.PeriodFigures>.self)
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
      case 10: try reader.merge(&figures)
      case 16: open = try Int32Field.read(from: &reader)
      case 24: overdue = try Int32Field.read(from: &reader)
      case 34: try reader.merge(&productivity)
      case 40: streak = try Int32Field.read(from: &reader)
      case 48: streakCapped = try BoolField.read(from: &reader)
      case 56: elapsedDays = try Int32Field.read(from: &reader)
      case 66: try reader.append(to: &byPriority, MessageField<AnalyticsV1.PriorityFigures>.self)
      case 74: try reader.append(to: &byProject, MessageField<AnalyticsV1.PeriodProject>.self)
      case 82: try reader.append(to: &byType, MessageField<AnalyticsV1.TypeFigures>.self)
      case 88: try reader.append(to: &byHour, Int32Field.self)
      case 90: try reader.appendPacked(to: &byHour, Int32Field.self)
      case 97: averagePoints = try DoubleField.read(from: &reader)
      case 105: averageCompleted = try DoubleField.read(from: &reader)
      case 114: try reader.merge(&bestDay)
      case 122: try reader.merge(&leastDay)
      case 130: try reader.merge(&bestWeek)
      case 138: try reader.merge(&leastWeek)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(figures, "figures", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.implicit(open, "open", Int32Field.self)
    try writer.implicit(overdue, "overdue", Int32Field.self)
    try writer.optional(productivity, "productivity", MessageField<AnalyticsV1.Productivity>.self)
    try writer.implicit(streak, "streak", Int32Field.self)
    try writer.implicit(streakCapped, "streakCapped", BoolField.self)
    try writer.implicit(elapsedDays, "elapsedDays", Int32Field.self)
    try writer.repeated(byPriority, "byPriority", MessageField<AnalyticsV1.PriorityFigures>.self)
    try writer.repeated(byProject, "byProject", MessageField<AnalyticsV1.PeriodProject>.self)
    try writer.repeated(byType, "byType", MessageField<AnalyticsV1.TypeFigures>.self)
    try writer.repeated(byHour, "byHour", Int32Field.self)
    try writer.implicit(averagePoints, "averagePoints", DoubleField.self)
    try writer.implicit(averageCompleted, "averageCompleted", DoubleField.self)
    try writer.optional(bestDay, "bestDay", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(leastDay, "leastDay", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(bestWeek, "bestWeek", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(leastWeek, "leastWeek", MessageField<AnalyticsV1.PeriodFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&figures, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 2: try reader.read(&open, Int32Field.self)
      case 3: try reader.read(&overdue, Int32Field.self)
      case 4: try reader.read(&productivity, MessageField<AnalyticsV1.Productivity>.self)
      case 5: try reader.read(&streak, Int32Field.self)
      case 6: try reader.read(&streakCapped, BoolField.self)
      case 7: try reader.read(&elapsedDays, Int32Field.self)
      case 8: try reader.append(to: &byPriority, MessageField<AnalyticsV1.PriorityFigures>.self)
      case 9: try reader.append(to: &byProject, MessageField<AnalyticsV1.PeriodProject>.self)
      case 10: try reader.append(to: &byType, MessageField<AnalyticsV1.TypeFigures>.self)
      case 11: try reader.append(to: &byHour, Int32Field.self)
      case 12: try reader.read(&averagePoints, DoubleField.self)
      case 13: try reader.read(&averageCompleted, DoubleField.self)
      case 14: try reader.read(&bestDay, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 15: try reader.read(&leastDay, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 16: try reader.read(&bestWeek, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 17: try reader.read(&leastWeek, MessageField<AnalyticsV1.PeriodFigures>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The previous period of the same length, and the differences to it.
  public struct PeriodComparison: Message {
    /// The previous period.
    public var before: AnalyticsV1.PeriodFigures?

    /// The difference in points.
    public var pointsDifference: Int32 = 0

    /// The difference in completions.
    public var completedDifference: Int32 = 0

    /// The difference in the rate: -1 to 1, four decimals.
    public var rateDifference: Double = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      before: AnalyticsV1.PeriodFigures? = nil,
      pointsDifference: Int32 = 0,
      completedDifference: Int32 = 0,
      rateDifference: Double = 0
    ) {
      self.before = before
      self.pointsDifference = pointsDifference
      self.completedDifference = completedDifference
      self.rateDifference = rateDifference
    }
  }
}

extension AnalyticsV1.PeriodComparison {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.PeriodComparison"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "before", "before", .single, AnalyticsV1.PeriodFigures.self),
    FieldInfo(2, "points_difference", "pointsDifference"),
    FieldInfo(3, "completed_difference", "completedDifference"),
    FieldInfo(4, "rate_difference", "rateDifference"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(rateDifference, 4, DoubleField.self)
    sink.implicit(completedDifference, 3, Int32Field.self)
    sink.implicit(pointsDifference, 2, Int32Field.self)
    sink.optional(before, 1, MessageField<AnalyticsV1.PeriodFigures>.self)
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
      case 10: try reader.merge(&before)
      case 16: pointsDifference = try Int32Field.read(from: &reader)
      case 24: completedDifference = try Int32Field.read(from: &reader)
      case 33: rateDifference = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(before, "before", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.implicit(pointsDifference, "pointsDifference", Int32Field.self)
    try writer.implicit(completedDifference, "completedDifference", Int32Field.self)
    try writer.implicit(rateDifference, "rateDifference", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&before, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 2: try reader.read(&pointsDifference, Int32Field.self)
      case 3: try reader.read(&completedDifference, Int32Field.self)
      case 4: try reader.read(&rateDifference, DoubleField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Periods/GetPeriod`.
  public struct GetPeriodResponse: Message {
    /// The summary.
    @Boxed public var summary: AnalyticsV1.PeriodSummary?

    /// The granularity of `entries`.
    public var step: AnalyticsV1.PeriodStep = AnalyticsV1.PeriodStep(rawValue: 0)

    /// The days, weeks or months of the period, oldest first, future ones included.
    public var entries: [AnalyticsV1.PeriodFigures] = []

    /// The comparison with the previous period.
    public var comparison: AnalyticsV1.PeriodComparison?

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
      summary: AnalyticsV1.PeriodSummary? = nil,
      step: AnalyticsV1.PeriodStep = AnalyticsV1.PeriodStep(rawValue: 0),
      entries: [AnalyticsV1.PeriodFigures] = [],
      comparison: AnalyticsV1.PeriodComparison? = nil,
      stale: Bool = false,
      asOf: GoogleProtobuf.Timestamp? = nil
    ) {
      self.summary = summary
      self.step = step
      self.entries = entries
      self.comparison = comparison
      self.stale = stale
      self.asOf = asOf
    }
  }
}

extension AnalyticsV1.GetPeriodResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetPeriodResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "summary", "summary", .single, AnalyticsV1.PeriodSummary.self),
    FieldInfo(2, "step", "step"),
    FieldInfo(3, "entries", "entries", .repeated, AnalyticsV1.PeriodFigures.self),
    FieldInfo(4, "comparison", "comparison", .single, AnalyticsV1.PeriodComparison.self),
    FieldInfo(5, "stale", "stale"),
    FieldInfo(6, "as_of", "asOf", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(asOf, 6, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(stale, 5, BoolField.self)
    sink.optional(comparison, 4, MessageField<AnalyticsV1.PeriodComparison>.self)
    sink.repeated(entries, 3, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.implicit(step, 2, EnumField<AnalyticsV1.PeriodStep>.self)
    sink.boxed(_summary, 1)
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
      case 10: try reader.merge(&_summary)
      case 16: step = try EnumField<AnalyticsV1.PeriodStep>.read(from: &reader)
      case 26: try reader.append(to: &entries, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 34: try reader.merge(&comparison)
      case 40: stale = try BoolField.read(from: &reader)
      case 50: try reader.merge(&asOf)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_summary, "summary")
    try writer.implicit(step, "step", EnumField<AnalyticsV1.PeriodStep>.self)
    try writer.repeated(entries, "entries", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(comparison, "comparison", MessageField<AnalyticsV1.PeriodComparison>.self)
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
      case 1: try reader.read(&summary, MessageField<AnalyticsV1.PeriodSummary>.self)
      case 2: try reader.read(&step, EnumField<AnalyticsV1.PeriodStep>.self)
      case 3: try reader.append(to: &entries, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 4: try reader.read(&comparison, MessageField<AnalyticsV1.PeriodComparison>.self)
      case 5: try reader.read(&stale, BoolField.self)
      case 6: try reader.read(&asOf, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Periods/ListDays`.
  public struct ListDaysRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The period.
    public var period: AnalyticsV1.PeriodChoice?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, period: AnalyticsV1.PeriodChoice? = nil) {
      self.memberID = memberID
      self.period = period
    }
  }
}

extension AnalyticsV1.ListDaysRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ListDaysRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period", "period", .single, AnalyticsV1.PeriodChoice.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 2, MessageField<AnalyticsV1.PeriodChoice>.self)
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
      case 18: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(period, "period", MessageField<AnalyticsV1.PeriodChoice>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&period, MessageField<AnalyticsV1.PeriodChoice>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Periods/ListDays`.
  public struct ListDaysResponse: Message {
    /// Days with figures, oldest first; days without a task are absent.
    public var days: [AnalyticsV1.PeriodFigures] = []

    /// The first day of the period.
    public var from: LocalDay?

    /// The last day of the period.
    public var to: LocalDay?

    /// These are the last known figures.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      days: [AnalyticsV1.PeriodFigures] = [],
      from: LocalDay? = nil,
      to: LocalDay? = nil,
      stale: Bool = false
    ) {
      self.days = days
      self.from = from
      self.to = to
      self.stale = stale
    }
  }
}

extension AnalyticsV1.ListDaysResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ListDaysResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, AnalyticsV1.PeriodFigures.self),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "to", "to"),
    FieldInfo(4, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 4, BoolField.self)
    sink.optional(to, 3, TextField<LocalDay>.self)
    sink.optional(from, 2, TextField<LocalDay>.self)
    sink.repeated(days, 1, MessageField<AnalyticsV1.PeriodFigures>.self)
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
      case 10: try reader.append(to: &days, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 18: from = try reader.text(LocalDay.self)
      case 26: to = try reader.text(LocalDay.self)
      case 32: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 2: try reader.formed(&from, LocalDay.self)
      case 3: try reader.formed(&to, LocalDay.self)
      case 4: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}
