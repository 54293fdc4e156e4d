// Generated from daybook/analytics/v1/reports.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The format of a report's text.
  public enum ReportForm: WireEnum, CaseIterable {
    /// No text.
    case unspecified
    case plain
    case markdown
    /// One table; cells that a spreadsheet would read as a formula begin with an apostrophe.
    case csv
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension AnalyticsV1.ReportForm {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .plain
    case 2: self = .markdown
    case 3: self = .csv
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .plain: return 1
    case .markdown: return 2
    case .csv: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [AnalyticsV1.ReportForm] = [
    .unspecified,
    .plain,
    .markdown,
    .csv,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("REPORT_FORM_UNSPECIFIED", 0),
    ("REPORT_FORM_PLAIN", 1),
    ("REPORT_FORM_MARKDOWN", 2),
    ("REPORT_FORM_CSV", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "REPORT_FORM_UNSPECIFIED"
    case 1: return "REPORT_FORM_PLAIN"
    case 2: return "REPORT_FORM_MARKDOWN"
    case 3: return "REPORT_FORM_CSV"
    default: return nil
    }
  }
}

extension AnalyticsV1 {
  /// A short statement about past figures, made by a fixed rule.
  public struct Insight: Message {
    /// `peak_hours`, `best_weekday`, `project_behind`, `overdue_pile`, `rate_up`, `rate_down`,
    /// `streak_milestone`, `high_priority_share`.
    public var kind: String = ""

    /// One sentence in English.
    public var text: String = ""

    /// The numbers in it, in their order.
    public var figures: [Double] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(kind: String = "", text: String = "", figures: [Double] = []) {
      self.kind = kind
      self.text = text
      self.figures = figures
    }
  }
}

extension AnalyticsV1.Insight {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.Insight"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "text", "text", isRedacted: true),
    FieldInfo(3, "figures", "figures", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.packed(figures, 3, DoubleField.self)
    sink.implicit(text, 2, StringField.self)
    sink.implicit(kind, 1, StringField.self)
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
      case 10: kind = try StringField.read(from: &reader)
      case 18: text = try StringField.read(from: &reader)
      case 25: try reader.append(to: &figures, DoubleField.self)
      case 26: try reader.appendPacked(to: &figures, DoubleField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.repeated(figures, "figures", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, StringField.self)
      case 2: try reader.read(&text, StringField.self)
      case 3: try reader.append(to: &figures, DoubleField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The streaks of a report.
  public struct ReportStreaks: Message {
    /// The current streak on the period's last day, or today.
    public var current: Int32 = 0

    /// The longest streak within the period.
    public var longestInPeriod: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(current: Int32 = 0, longestInPeriod: Int32 = 0) {
      self.current = current
      self.longestInPeriod = longestInPeriod
    }
  }
}

extension AnalyticsV1.ReportStreaks {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ReportStreaks"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "current", "current"),
    FieldInfo(2, "longest_in_period", "longestInPeriod"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(longestInPeriod, 2, Int32Field.self)
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
      case 16: longestInPeriod = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(current, "current", Int32Field.self)
    try writer.implicit(longestInPeriod, "longestInPeriod", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&current, Int32Field.self)
      case 2: try reader.read(&longestInPeriod, Int32Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `Reports/GetReport`.
  public struct GetReportRequest: Message {
    /// The member to read; empty: the caller.
    public var memberID: MemberID?

    /// The period.
    public var period: AnalyticsV1.PeriodChoice?

    /// The format of the text.
    public var form: AnalyticsV1.ReportForm = AnalyticsV1.ReportForm(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      period: AnalyticsV1.PeriodChoice? = nil,
      form: AnalyticsV1.ReportForm = AnalyticsV1.ReportForm(rawValue: 0)
    ) {
      self.memberID = memberID
      self.period = period
      self.form = form
    }
  }
}

extension AnalyticsV1.GetReportRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetReportRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "period", "period", .single, AnalyticsV1.PeriodChoice.self),
    FieldInfo(3, "form", "form"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(form, 3, EnumField<AnalyticsV1.ReportForm>.self)
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
      case 24: form = try EnumField<AnalyticsV1.ReportForm>.read(from: &reader)
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
    try writer.implicit(form, "form", EnumField<AnalyticsV1.ReportForm>.self)
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
      case 3: try reader.read(&form, EnumField<AnalyticsV1.ReportForm>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `Reports/GetReport`.
  public struct GetReportResponse: Message {
    /// The figures of the period, with the comparison.
    public var period: AnalyticsV1.GetPeriodResponse?

    /// The elapsed days of a period of at most 31 days, oldest first; of a longer one its elapsed
    /// weeks or months.
    public var table: [AnalyticsV1.PeriodFigures] = []

    /// The streaks.
    public var streaks: AnalyticsV1.ReportStreaks?

    /// The first of the three consecutive hours with the most completions; absent with fewer than
    /// seven days with a completion.
    public var peakHour: Int32?

    /// Open tasks that are overdue now, whatever their due day.
    public var overdueLoad: Int32 = 0

    /// At most five, in the order of the rules; none with fewer than seven days with tasks.
    public var insights: [AnalyticsV1.Insight] = []

    /// The goals with today's progress.
    public var goals: [AnalyticsV1.Goal] = []

    /// The text in the requested format.
    public var text: String = ""

    /// These are the last known figures.
    public var stale: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      period: AnalyticsV1.GetPeriodResponse? = nil,
      table: [AnalyticsV1.PeriodFigures] = [],
      streaks: AnalyticsV1.ReportStreaks? = nil,
      peakHour: Int32? = nil,
      overdueLoad: Int32 = 0,
      insights: [AnalyticsV1.Insight] = [],
      goals: [AnalyticsV1.Goal] = [],
      text: String = "",
      stale: Bool = false
    ) {
      self.period = period
      self.table = table
      self.streaks = streaks
      self.peakHour = peakHour
      self.overdueLoad = overdueLoad
      self.insights = insights
      self.goals = goals
      self.text = text
      self.stale = stale
    }
  }
}

extension AnalyticsV1.GetReportResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.GetReportResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "period", "period", .single, AnalyticsV1.GetPeriodResponse.self),
    FieldInfo(2, "table", "table", .repeated, AnalyticsV1.PeriodFigures.self),
    FieldInfo(3, "streaks", "streaks", .single, AnalyticsV1.ReportStreaks.self),
    FieldInfo(4, "peak_hour", "peakHour"),
    FieldInfo(5, "overdue_load", "overdueLoad"),
    FieldInfo(6, "insights", "insights", .repeated, AnalyticsV1.Insight.self),
    FieldInfo(7, "goals", "goals", .repeated, AnalyticsV1.Goal.self),
    FieldInfo(8, "text", "text", isRedacted: true),
    FieldInfo(9, "stale", "stale"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(stale, 9, BoolField.self)
    sink.implicit(text, 8, StringField.self)
    sink.repeated(goals, 7, MessageField<AnalyticsV1.Goal>.self)
    sink.repeated(insights, 6, MessageField<AnalyticsV1.Insight>.self)
    sink.implicit(overdueLoad, 5, Int32Field.self)
    sink.optional(peakHour, 4, Int32Field.self)
    sink.optional(streaks, 3, MessageField<AnalyticsV1.ReportStreaks>.self)
    sink.repeated(table, 2, MessageField<AnalyticsV1.PeriodFigures>.self)
    sink.optional(period, 1, MessageField<AnalyticsV1.GetPeriodResponse>.self)
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
      case 10: try reader.merge(&period)
      case 18: try reader.append(to: &table, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 26: try reader.merge(&streaks)
      case 32: peakHour = try Int32Field.read(from: &reader)
      case 40: overdueLoad = try Int32Field.read(from: &reader)
      case 50: try reader.append(to: &insights, MessageField<AnalyticsV1.Insight>.self)
      case 58: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 66: text = try StringField.read(from: &reader)
      case 72: stale = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(period, "period", MessageField<AnalyticsV1.GetPeriodResponse>.self)
    try writer.repeated(table, "table", MessageField<AnalyticsV1.PeriodFigures>.self)
    try writer.optional(streaks, "streaks", MessageField<AnalyticsV1.ReportStreaks>.self)
    try writer.optional(peakHour, "peakHour", Int32Field.self)
    try writer.implicit(overdueLoad, "overdueLoad", Int32Field.self)
    try writer.repeated(insights, "insights", MessageField<AnalyticsV1.Insight>.self)
    try writer.repeated(goals, "goals", MessageField<AnalyticsV1.Goal>.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.implicit(stale, "stale", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&period, MessageField<AnalyticsV1.GetPeriodResponse>.self)
      case 2: try reader.append(to: &table, MessageField<AnalyticsV1.PeriodFigures>.self)
      case 3: try reader.read(&streaks, MessageField<AnalyticsV1.ReportStreaks>.self)
      case 4: try reader.read(&peakHour, Int32Field.self)
      case 5: try reader.read(&overdueLoad, Int32Field.self)
      case 6: try reader.append(to: &insights, MessageField<AnalyticsV1.Insight>.self)
      case 7: try reader.append(to: &goals, MessageField<AnalyticsV1.Goal>.self)
      case 8: try reader.read(&text, StringField.self)
      case 9: try reader.read(&stale, BoolField.self)
      default: break
      }
    }
  }
}
