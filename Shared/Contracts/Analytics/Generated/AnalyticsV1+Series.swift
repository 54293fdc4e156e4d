// Generated from daybook/analytics/v1/series.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The subject of a series.
  public enum SeriesKind: WireEnum, CaseIterable {
    case unspecified
    /// The completion rate by day, week or month: a line.
    case completionTrend
    /// Points of each day and their seven-day average: a line.
    case scoreProgression
    /// The streak on each of the period's last 30 days: a line.
    case streak
    /// Tasks of each priority: a pie.
    case priorityDistribution
    /// Completed and open tasks of today, with today's points in the center: a pie.
    case completionRatio
    /// Tasks and completions of each project: bars.
    case projectPerformance
    /// Completions by hour: bars.
    case byHour
    /// Completions by weekday: bars.
    case byWeekday
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.SeriesKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .completionTrend
    case 2: self = .scoreProgression
    case 3: self = .streak
    case 4: self = .priorityDistribution
    case 5: self = .completionRatio
    case 6: self = .projectPerformance
    case 7: self = .byHour
    case 8: self = .byWeekday
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .completionTrend: return 1
    case .scoreProgression: return 2
    case .streak: return 3
    case .priorityDistribution: return 4
    case .completionRatio: return 5
    case .projectPerformance: return 6
    case .byHour: return 7
    case .byWeekday: return 8
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.SeriesKind] = [
    .unspecified,
    .completionTrend,
    .scoreProgression,
    .streak,
    .priorityDistribution,
    .completionRatio,
    .projectPerformance,
    .byHour,
    .byWeekday,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("SERIES_KIND_UNSPECIFIED", 0),
    ("SERIES_KIND_COMPLETION_TREND", 1),
    ("SERIES_KIND_SCORE_PROGRESSION", 2),
    ("SERIES_KIND_STREAK", 3),
    ("SERIES_KIND_PRIORITY_DISTRIBUTION", 4),
    ("SERIES_KIND_COMPLETION_RATIO", 5),
    ("SERIES_KIND_PROJECT_PERFORMANCE", 6),
    ("SERIES_KIND_BY_HOUR", 7),
    ("SERIES_KIND_BY_WEEKDAY", 8),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "SERIES_KIND_UNSPECIFIED"
    case 1: return "SERIES_KIND_COMPLETION_TREND"
    case 2: return "SERIES_KIND_SCORE_PROGRESSION"
    case 3: return "SERIES_KIND_STREAK"
    case 4: return "SERIES_KIND_PRIORITY_DISTRIBUTION"
    case 5: return "SERIES_KIND_COMPLETION_RATIO"
    case 6: return "SERIES_KIND_PROJECT_PERFORMANCE"
    case 7: return "SERIES_KIND_BY_HOUR"
    case 8: return "SERIES_KIND_BY_WEEKDAY"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The intended chart type.
  public enum SeriesForm: WireEnum, CaseIterable {
    case unspecified
    case line
    case pie
    case bar
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.SeriesForm {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .line
    case 2: self = .pie
    case 3: self = .bar
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .line: return 1
    case .pie: return 2
    case .bar: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.SeriesForm] = [
    .unspecified,
    .line,
    .pie,
    .bar,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("SERIES_FORM_UNSPECIFIED", 0),
    ("SERIES_FORM_LINE", 1),
    ("SERIES_FORM_PIE", 2),
    ("SERIES_FORM_BAR", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "SERIES_FORM_UNSPECIFIED"
    case 1: return "SERIES_FORM_LINE"
    case 2: return "SERIES_FORM_PIE"
    case 3: return "SERIES_FORM_BAR"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// The direction of a series.
  public enum TrendDirection: WireEnum, CaseIterable {
    /// Fewer than seven points, or no time axis.
    case unspecified
    /// Rises by more than 5 % of the average each week.
    case rising
    case steady
    /// Falls by more than 5 % of the average each week.
    case falling
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.TrendDirection {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .rising
    case 2: self = .steady
    case 3: self = .falling
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .rising: return 1
    case .steady: return 2
    case .falling: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.TrendDirection] = [
    .unspecified,
    .rising,
    .steady,
    .falling,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TREND_DIRECTION_UNSPECIFIED", 0),
    ("TREND_DIRECTION_RISING", 1),
    ("TREND_DIRECTION_STEADY", 2),
    ("TREND_DIRECTION_FALLING", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TREND_DIRECTION_UNSPECIFIED"
    case 1: return "TREND_DIRECTION_RISING"
    case 2: return "TREND_DIRECTION_STEADY"
    case 3: return "TREND_DIRECTION_FALLING"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A data point with the figures of its tooltip.
  public struct SeriesPoint: Message {
    /// The label on the axis.
    public var label: String = ""

    /// The day, or the first day of the week or month; empty unless the axis is time.
    public var date: LocalDay?

    /// The value.
    public var value: Double = 0

    /// Score progression: the average of the seven days up to this one.
    ///
    /// Project performance: all tasks.
    public var secondValue: Double?

    /// The number of completed tasks.
    public var tasksCompleted: Int32 = 0

    /// The name of the project with the most points; empty without a completion.
    public var bestProject: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      label: String = "",
      date: LocalDay? = nil,
      value: Double = 0,
      secondValue: Double? = nil,
      tasksCompleted: Int32 = 0,
      bestProject: String = ""
    ) {
      self.label = label
      self.date = date
      self.value = value
      self.secondValue = secondValue
      self.tasksCompleted = tasksCompleted
      self.bestProject = bestProject
    }
  }
}

extension AnalyticsV1.SeriesPoint {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SeriesPoint"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "label", "label", isRedacted: true),
    FieldInfo(2, "date", "date"),
    FieldInfo(3, "value", "value"),
    FieldInfo(4, "second_value", "secondValue"),
    FieldInfo(5, "tasks_completed", "tasksCompleted"),
    FieldInfo(6, "best_project", "bestProject", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bestProject, 6, StringField.self)
    sink.implicit(tasksCompleted, 5, Int32Field.self)
    sink.optional(secondValue, 4, DoubleField.self)
    sink.implicit(self.value, 3, DoubleField.self)
    sink.optional(date, 2, TextField<LocalDay>.self)
    sink.implicit(label, 1, StringField.self)
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
      case 10: label = try StringField.read(from: &reader)
      case 18: date = try reader.text(LocalDay.self)
      case 25: self.value = try DoubleField.read(from: &reader)
      case 33: secondValue = try DoubleField.read(from: &reader)
      case 40: tasksCompleted = try Int32Field.read(from: &reader)
      case 50: bestProject = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(label, "label", StringField.self, isRedacted: true)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.implicit(self.value, "value", DoubleField.self)
    try writer.optional(secondValue, "secondValue", DoubleField.self)
    try writer.implicit(tasksCompleted, "tasksCompleted", Int32Field.self)
    try writer.implicit(bestProject, "bestProject", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&label, StringField.self)
      case 2: try reader.formed(&date, LocalDay.self)
      case 3: try reader.read(&self.value, DoubleField.self)
      case 4: try reader.read(&secondValue, DoubleField.self)
      case 5: try reader.read(&tasksCompleted, Int32Field.self)
      case 6: try reader.read(&bestProject, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// One series.
  public struct Series: Message {
    /// The subject; also identifies the series.
    public var kind: AnalyticsV1.SeriesKind = AnalyticsV1.SeriesKind(rawValue: 0)

    /// The intended chart type.
    public var form: AnalyticsV1.SeriesForm = AnalyticsV1.SeriesForm(rawValue: 0)

    /// The title.
    public var title: String = ""

    /// The unit: `points`, `tasks`, `days` or `rate`.
    public var unit: String = ""

    /// The points along the axis, oldest first.
    public var points: [AnalyticsV1.SeriesPoint] = []

    /// The smallest value.
    public var minimum: Double = 0

    /// The largest value, second values included.
    public var maximum: Double = 0

    /// The suggested end of the axis: the next of 5, 10, 20, 50, 100 and so on; 1 for rates.
    public var axisEnd: Double = 0

    /// The average of the values.
    public var average: Double = 0

    /// All values are zero.
    public var empty: Bool = false

    /// The slope per day by least squares; 0 with fewer than seven points.
    public var slopePerDay: Double = 0

    /// The direction of the slope.
    public var trend: AnalyticsV1.TrendDirection = AnalyticsV1.TrendDirection(rawValue: 0)

    /// The text in the center of a pie.
    public var center: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: AnalyticsV1.SeriesKind = AnalyticsV1.SeriesKind(rawValue: 0),
      form: AnalyticsV1.SeriesForm = AnalyticsV1.SeriesForm(rawValue: 0),
      title: String = "",
      unit: String = "",
      points: [AnalyticsV1.SeriesPoint] = [],
      minimum: Double = 0,
      maximum: Double = 0,
      axisEnd: Double = 0,
      average: Double = 0,
      empty: Bool = false,
      slopePerDay: Double = 0,
      trend: AnalyticsV1.TrendDirection = AnalyticsV1.TrendDirection(rawValue: 0),
      center: String = ""
    ) {
      self.kind = kind
      self.form = form
      self.title = title
      self.unit = unit
      self.points = points
      self.minimum = minimum
      self.maximum = maximum
      self.axisEnd = axisEnd
      self.average = average
      self.empty = empty
      self.slopePerDay = slopePerDay
      self.trend = trend
      self.center = center
    }
  }
}

extension AnalyticsV1.Series {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Series"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "form", "form"),
    FieldInfo(3, "title", "title"),
    FieldInfo(4, "unit", "unit"),
    FieldInfo(5, "points", "points", .repeated, AnalyticsV1.SeriesPoint.self),
    FieldInfo(6, "minimum", "minimum"),
    FieldInfo(7, "maximum", "maximum"),
    FieldInfo(8, "axis_end", "axisEnd"),
    FieldInfo(9, "average", "average"),
    FieldInfo(10, "empty", "empty"),
    FieldInfo(11, "slope_per_day", "slopePerDay"),
    FieldInfo(12, "trend", "trend"),
    FieldInfo(13, "center", "center"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(center, 13, StringField.self)
    sink.implicit(trend, 12, EnumField<AnalyticsV1.TrendDirection>.self)
    sink.implicit(slopePerDay, 11, DoubleField.self)
    sink.implicit(empty, 10, BoolField.self)
    sink.implicit(average, 9, DoubleField.self)
    sink.implicit(axisEnd, 8, DoubleField.self)
    sink.implicit(maximum, 7, DoubleField.self)
    sink.implicit(minimum, 6, DoubleField.self)
    sink.repeated(points, 5, MessageField<AnalyticsV1.SeriesPoint>.self)
    sink.implicit(unit, 4, StringField.self)
    sink.implicit(title, 3, StringField.self)
    sink.implicit(form, 2, EnumField<AnalyticsV1.SeriesForm>.self)
    sink.implicit(kind, 1, EnumField<AnalyticsV1.SeriesKind>.self)
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
      case 8: kind = try EnumField<AnalyticsV1.SeriesKind>.read(from: &reader)
      case 16: form = try EnumField<AnalyticsV1.SeriesForm>.read(from: &reader)
      case 26: title = try StringField.read(from: &reader)
      case 34: unit = try StringField.read(from: &reader)
      case 42: try reader.append(to: &points, MessageField<AnalyticsV1.SeriesPoint>.self)
      case 49: minimum = try DoubleField.read(from: &reader)
      case 57: maximum = try DoubleField.read(from: &reader)
      case 65: axisEnd = try DoubleField.read(from: &reader)
      case 73: average = try DoubleField.read(from: &reader)
      case 80: empty = try BoolField.read(from: &reader)
      case 89: slopePerDay = try DoubleField.read(from: &reader)
      case 96: trend = try EnumField<AnalyticsV1.TrendDirection>.read(from: &reader)
      case 106: center = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<AnalyticsV1.SeriesKind>.self)
    try writer.implicit(form, "form", EnumField<AnalyticsV1.SeriesForm>.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(unit, "unit", StringField.self)
    try writer.repeated(points, "points", MessageField<AnalyticsV1.SeriesPoint>.self)
    try writer.implicit(minimum, "minimum", DoubleField.self)
    try writer.implicit(maximum, "maximum", DoubleField.self)
    try writer.implicit(axisEnd, "axisEnd", DoubleField.self)
    try writer.implicit(average, "average", DoubleField.self)
    try writer.implicit(empty, "empty", BoolField.self)
    try writer.implicit(slopePerDay, "slopePerDay", DoubleField.self)
    try writer.implicit(trend, "trend", EnumField<AnalyticsV1.TrendDirection>.self)
    try writer.implicit(center, "center", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<AnalyticsV1.SeriesKind>.self)
      case 2: try reader.read(&form, EnumField<AnalyticsV1.SeriesForm>.self)
      case 3: try reader.read(&title, StringField.self)
      case 4: try reader.read(&unit, StringField.self)
      case 5: try reader.append(to: &points, MessageField<AnalyticsV1.SeriesPoint>.self)
      case 6: try reader.read(&minimum, DoubleField.self)
      case 7: try reader.read(&maximum, DoubleField.self)
      case 8: try reader.read(&axisEnd, DoubleField.self)
      case 9: try reader.read(&average, DoubleField.self)
      case 10: try reader.read(&empty, BoolField.self)
      case 11: try reader.read(&slopePerDay, DoubleField.self)
      case 12: try reader.read(&trend, EnumField<AnalyticsV1.TrendDirection>.self)
      case 13: try reader.read(&center, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Charts/GetSeries`.
  public struct GetSeriesRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The period.
    public var period: AnalyticsV1.PeriodChoice?

    /// The requested series; repeats are ignored, and none means all.
    public var kinds: [AnalyticsV1.SeriesKind] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      period: AnalyticsV1.PeriodChoice? = nil,
      kinds: [AnalyticsV1.SeriesKind] = []
    ) {
      self.memberID = memberID
      self.period = period
      self.kinds = kinds
    }
  }
}

extension AnalyticsV1.GetSeriesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetSeriesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period", "period", .single, AnalyticsV1.PeriodChoice.self),
    FieldInfo(3, "kinds", "kinds", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(kinds, 3, EnumField<AnalyticsV1.SeriesKind>.self)
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
      case 24: try reader.append(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
      case 26: try reader.appendPacked(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
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
    try writer.repeated(kinds, "kinds", EnumField<AnalyticsV1.SeriesKind>.self)
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
      case 3: try reader.append(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Charts/GetSeries`.
  public struct GetSeriesResponse: Message {
    /// The series in the requested order.
    public var series: [AnalyticsV1.Series] = []

    /// These are the last known figures.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(series: [AnalyticsV1.Series] = [], stale: Bool = false) {
      self.series = series
      self.stale = stale
    }
  }
}

extension AnalyticsV1.GetSeriesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetSeriesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "series", "series", .repeated, AnalyticsV1.Series.self),
    FieldInfo(2, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 2, BoolField.self)
    sink.repeated(series, 1, MessageField<AnalyticsV1.Series>.self)
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
      case 10: try reader.append(to: &series, MessageField<AnalyticsV1.Series>.self)
      case 16: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(series, "series", MessageField<AnalyticsV1.Series>.self)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &series, MessageField<AnalyticsV1.Series>.self)
      case 2: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// Series that contain these days changed.
  public struct SeriesChanged: Message {
    /// The first day that changed.
    public var from: LocalDay?

    /// The last day that changed.
    public var to: LocalDay?

    /// The series that changed.
    public var kinds: [AnalyticsV1.SeriesKind] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(from: LocalDay? = nil, to: LocalDay? = nil, kinds: [AnalyticsV1.SeriesKind] = []) {
      self.from = from
      self.to = to
      self.kinds = kinds
    }
  }
}

extension AnalyticsV1.SeriesChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.SeriesChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "from", "from"),
    FieldInfo(2, "to", "to"),
    FieldInfo(3, "kinds", "kinds", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(kinds, 3, EnumField<AnalyticsV1.SeriesKind>.self)
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
      case 24: try reader.append(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
      case 26: try reader.appendPacked(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
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
    try writer.repeated(kinds, "kinds", EnumField<AnalyticsV1.SeriesKind>.self)
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
      case 3: try reader.append(to: &kinds, EnumField<AnalyticsV1.SeriesKind>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.SeriesChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "series_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["from", "to", "kinds"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.SeriesChanged {
    AnalyticsV1.SeriesChanged()
  }
}
