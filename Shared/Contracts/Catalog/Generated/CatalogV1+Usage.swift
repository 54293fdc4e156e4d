// Generated from daybook/catalog/v1/usage.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The outcome for an interval.
  public enum UsageOutcome: WireEnum, CaseIterable {
    case unspecified
    /// It was booked.
    ///
    /// With the code `app_removed`, the app was on no device for a part of it, and that part
    /// earned and consumed nothing.
    case accepted
    /// Its report id was booked before with the same interval.
    case known
    /// It was rejected; `code` has the reason.
    case rejected
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.UsageOutcome {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .accepted
    case 2: self = .known
    case 3: self = .rejected
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .accepted: return 1
    case .known: return 2
    case .rejected: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.UsageOutcome] = [
    .unspecified,
    .accepted,
    .known,
    .rejected,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("USAGE_OUTCOME_UNSPECIFIED", 0),
    ("USAGE_OUTCOME_ACCEPTED", 1),
    ("USAGE_OUTCOME_KNOWN", 2),
    ("USAGE_OUTCOME_REJECTED", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "USAGE_OUTCOME_UNSPECIFIED"
    case 1: return "USAGE_OUTCOME_ACCEPTED"
    case 2: return "USAGE_OUTCOME_KNOWN"
    case 3: return "USAGE_OUTCOME_REJECTED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One interval in which an app was in the foreground.
  public struct UsageInterval: Message {
    /// Chosen by the client and reused in retries; if absent, derived from device, app and times.
    public var reportID: UsageReportID?

    /// 1 to 255 letters, digits, `.`, `-` and `_`, ignoring case.
    public var bundleIdentifier: String = ""

    /// When it came to the foreground; at most 7 days ago.
    public var start: GoogleProtobuf.Timestamp?

    /// When it left the foreground; after the start, within 24 hours of it, and at most 5 minutes
    /// ahead.
    public var end: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      reportID: UsageReportID? = nil,
      bundleIdentifier: String = "",
      start: GoogleProtobuf.Timestamp? = nil,
      end: GoogleProtobuf.Timestamp? = nil
    ) {
      self.reportID = reportID
      self.bundleIdentifier = bundleIdentifier
      self.start = start
      self.end = end
    }
  }
}

extension CatalogV1.UsageInterval {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UsageInterval"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "report_id", "reportId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "end", "end", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(end, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(reportID, 1, TextField<UsageReportID>.self)
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
      case 10: reportID = try reader.text(UsageReportID.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 26: try reader.merge(&start)
      case 34: try reader.merge(&end)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reportID, "reportId", TextField<UsageReportID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&reportID, UsageReportID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Usage/ReportUsage`.
  public struct ReportUsageRequest: Message {
    /// The child; for a device's token, the child to which it is bound.
    public var childID: MemberID?

    /// The device's name, up to 100 characters; empty if unknown.
    public var device: String = ""

    /// Up to 500 intervals.
    public var intervals: [CatalogV1.UsageInterval] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      device: String = "",
      intervals: [CatalogV1.UsageInterval] = []
    ) {
      self.childID = childID
      self.device = device
      self.intervals = intervals
    }
  }
}

extension CatalogV1.ReportUsageRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportUsageRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "device", "device", isRedacted: true),
    FieldInfo(3, "intervals", "intervals", .repeated, CatalogV1.UsageInterval.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(intervals, 3, MessageField<CatalogV1.UsageInterval>.self)
    sink.implicit(device, 2, StringField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: device = try StringField.read(from: &reader)
      case 26: try reader.append(to: &intervals, MessageField<CatalogV1.UsageInterval>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(device, "device", StringField.self, isRedacted: true)
    try writer.repeated(intervals, "intervals", MessageField<CatalogV1.UsageInterval>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&device, StringField.self)
      case 3: try reader.append(to: &intervals, MessageField<CatalogV1.UsageInterval>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The outcome for one interval.
  public struct UsageResult: Message {
    /// The interval's report id; absent if it had none and was rejected.
    public var reportID: UsageReportID?

    /// The outcome.
    public var outcome: CatalogV1.UsageOutcome = CatalogV1.UsageOutcome(rawValue: 0)

    /// The reason of a rejection, or why an accepted interval did not count in full.
    public var code: String = ""

    /// The reason as a sentence.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      reportID: UsageReportID? = nil,
      outcome: CatalogV1.UsageOutcome = CatalogV1.UsageOutcome(rawValue: 0),
      code: String = "",
      message: String = ""
    ) {
      self.reportID = reportID
      self.outcome = outcome
      self.code = code
      self.message = message
    }
  }
}

extension CatalogV1.UsageResult {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UsageResult"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "report_id", "reportId"),
    FieldInfo(2, "outcome", "outcome"),
    FieldInfo(3, "code", "code"),
    FieldInfo(4, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(code, 3, StringField.self)
    sink.implicit(outcome, 2, EnumField<CatalogV1.UsageOutcome>.self)
    sink.optional(reportID, 1, TextField<UsageReportID>.self)
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
      case 10: reportID = try reader.text(UsageReportID.self)
      case 16: outcome = try EnumField<CatalogV1.UsageOutcome>.read(from: &reader)
      case 26: code = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(reportID, "reportId", TextField<UsageReportID>.self)
    try writer.implicit(outcome, "outcome", EnumField<CatalogV1.UsageOutcome>.self)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&reportID, UsageReportID.self)
      case 2: try reader.read(&outcome, EnumField<CatalogV1.UsageOutcome>.self)
      case 3: try reader.read(&code, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Usage/ReportUsage`.
  public struct ReportUsageResponse: Message {
    /// One result per interval, in order.
    public var results: [CatalogV1.UsageResult] = []

    /// Points earned by the call.
    public var points: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(results: [CatalogV1.UsageResult] = [], points: Int64 = 0) {
      self.results = results
      self.points = points
    }
  }
}

extension CatalogV1.ReportUsageResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportUsageResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "results", "results", .repeated, CatalogV1.UsageResult.self),
    FieldInfo(2, "points", "points"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(points, 2, Int64Field.self)
    sink.repeated(results, 1, MessageField<CatalogV1.UsageResult>.self)
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
      case 10: try reader.append(to: &results, MessageField<CatalogV1.UsageResult>.self)
      case 16: points = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(results, "results", MessageField<CatalogV1.UsageResult>.self)
    try writer.implicit(points, "points", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &results, MessageField<CatalogV1.UsageResult>.self)
      case 2: try reader.read(&points, Int64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Usage/AddUsage`.
  public struct AddUsageRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The device's name, up to 100 characters; empty if unknown.
    public var device: String = ""

    /// Up to 500 intervals.
    public var intervals: [CatalogV1.UsageInterval] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      device: String = "",
      intervals: [CatalogV1.UsageInterval] = []
    ) {
      self.childID = childID
      self.device = device
      self.intervals = intervals
    }
  }
}

extension CatalogV1.AddUsageRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AddUsageRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "device", "device", isRedacted: true),
    FieldInfo(3, "intervals", "intervals", .repeated, CatalogV1.UsageInterval.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(intervals, 3, MessageField<CatalogV1.UsageInterval>.self)
    sink.implicit(device, 2, StringField.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: device = try StringField.read(from: &reader)
      case 26: try reader.append(to: &intervals, MessageField<CatalogV1.UsageInterval>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(device, "device", StringField.self, isRedacted: true)
    try writer.repeated(intervals, "intervals", MessageField<CatalogV1.UsageInterval>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&device, StringField.self)
      case 3: try reader.append(to: &intervals, MessageField<CatalogV1.UsageInterval>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Usage/AddUsage`.
  public struct AddUsageResponse: Message {
    /// One result per interval, in order.
    public var results: [CatalogV1.UsageResult] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(results: [CatalogV1.UsageResult] = []) {
      self.results = results
    }
  }
}

extension CatalogV1.AddUsageResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AddUsageResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "results", "results", .repeated, CatalogV1.UsageResult.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(results, 1, MessageField<CatalogV1.UsageResult>.self)
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
      case 10: try reader.append(to: &results, MessageField<CatalogV1.UsageResult>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(results, "results", MessageField<CatalogV1.UsageResult>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &results, MessageField<CatalogV1.UsageResult>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Usage/GetUsage`.
  public struct GetUsageRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The first day; absent for six days before the last one.
    public var from: LocalDay?

    /// The last day; absent for today.
    public var to: LocalDay?

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      from: LocalDay? = nil,
      to: LocalDay? = nil,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.from = from
      self.to = to
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.GetUsageRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetUsageRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "to", "to"),
    FieldInfo(4, "page_size", "pageSize"),
    FieldInfo(5, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 5, StringField.self)
    sink.implicit(pageSize, 4, Int32Field.self)
    sink.optional(to, 3, TextField<LocalDay>.self)
    sink.optional(from, 2, TextField<LocalDay>.self)
    sink.optional(childID, 1, TextField<MemberID>.self)
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
      case 10: childID = try reader.text(MemberID.self)
      case 18: from = try reader.text(LocalDay.self)
      case 26: to = try reader.text(LocalDay.self)
      case 32: pageSize = try Int32Field.read(from: &reader)
      case 42: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.formed(&from, LocalDay.self)
      case 3: try reader.formed(&to, LocalDay.self)
      case 4: try reader.read(&pageSize, Int32Field.self)
      case 5: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One app on one day in the child's time zone.
  public struct UsageDay: Message {
    /// The day.
    public var localDay: LocalDay?

    /// The app as reported.
    public var bundleIdentifier: String = ""

    /// Its name.
    public var appName: String = ""

    /// Seconds of use.
    public var usedSeconds: Int64 = 0

    /// Seconds that counted as learning.
    public var learningSeconds: Int64 = 0

    /// Points that it earned.
    public var points: Int64 = 0

    /// Seconds of use of a reward app.
    public var rewardSeconds: Int64 = 0

    /// The part of them beyond allocations.
    public var overLimitSeconds: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      localDay: LocalDay? = nil,
      bundleIdentifier: String = "",
      appName: String = "",
      usedSeconds: Int64 = 0,
      learningSeconds: Int64 = 0,
      points: Int64 = 0,
      rewardSeconds: Int64 = 0,
      overLimitSeconds: Int64 = 0
    ) {
      self.localDay = localDay
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.usedSeconds = usedSeconds
      self.learningSeconds = learningSeconds
      self.points = points
      self.rewardSeconds = rewardSeconds
      self.overLimitSeconds = overLimitSeconds
    }
  }
}

extension CatalogV1.UsageDay {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UsageDay"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "local_day", "localDay"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "app_name", "appName", isRedacted: true),
    FieldInfo(4, "used_seconds", "usedSeconds"),
    FieldInfo(5, "learning_seconds", "learningSeconds"),
    FieldInfo(6, "points", "points"),
    FieldInfo(7, "reward_seconds", "rewardSeconds"),
    FieldInfo(8, "over_limit_seconds", "overLimitSeconds"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(overLimitSeconds, 8, Int64Field.self)
    sink.implicit(rewardSeconds, 7, Int64Field.self)
    sink.implicit(points, 6, Int64Field.self)
    sink.implicit(learningSeconds, 5, Int64Field.self)
    sink.implicit(usedSeconds, 4, Int64Field.self)
    sink.implicit(appName, 3, StringField.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.optional(localDay, 1, TextField<LocalDay>.self)
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
      case 10: localDay = try reader.text(LocalDay.self)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 26: appName = try StringField.read(from: &reader)
      case 32: usedSeconds = try Int64Field.read(from: &reader)
      case 40: learningSeconds = try Int64Field.read(from: &reader)
      case 48: points = try Int64Field.read(from: &reader)
      case 56: rewardSeconds = try Int64Field.read(from: &reader)
      case 64: overLimitSeconds = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(localDay, "localDay", TextField<LocalDay>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    try writer.implicit(usedSeconds, "usedSeconds", Int64Field.self)
    try writer.implicit(learningSeconds, "learningSeconds", Int64Field.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.implicit(rewardSeconds, "rewardSeconds", Int64Field.self)
    try writer.implicit(overLimitSeconds, "overLimitSeconds", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&localDay, LocalDay.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&appName, StringField.self)
      case 4: try reader.read(&usedSeconds, Int64Field.self)
      case 5: try reader.read(&learningSeconds, Int64Field.self)
      case 6: try reader.read(&points, Int64Field.self)
      case 7: try reader.read(&rewardSeconds, Int64Field.self)
      case 8: try reader.read(&overLimitSeconds, Int64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Usage/GetUsage`.
  public struct GetUsageResponse: Message {
    /// Latest day first, within a day by app.
    public var days: [CatalogV1.UsageDay] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(days: [CatalogV1.UsageDay] = [], nextPageToken: String = "") {
      self.days = days
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.GetUsageResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetUsageResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "days", "days", .repeated, CatalogV1.UsageDay.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(days, 1, MessageField<CatalogV1.UsageDay>.self)
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
      case 10: try reader.append(to: &days, MessageField<CatalogV1.UsageDay>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(days, "days", MessageField<CatalogV1.UsageDay>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &days, MessageField<CatalogV1.UsageDay>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}
