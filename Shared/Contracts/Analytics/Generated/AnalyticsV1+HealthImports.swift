// Generated from daybook/analytics/v1/health_imports.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension AnalyticsV1 {
  /// The request of `HealthImports/ImportHealthExport`.
  public struct ImportHealthExportRequest: Message {
    /// The next bytes of the file, up to 64 KiB.
    public var piece: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(piece: ArraySlice<UInt8> = []) {
      self.piece = piece
    }
  }
}

extension AnalyticsV1.ImportHealthExportRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ImportHealthExportRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "piece", "piece")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(piece, 1, BytesField.self)
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
      case 10: piece = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(piece, "piece", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&piece, BytesField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthImports/ImportHealthExport`.
  public struct ImportHealthExportResponse: Message {
    /// The number of bytes read.
    public var bytes: Int64 = 0

    /// The result so far; of the whole import in the last response.
    public var result: AnalyticsV1.HealthImportResult?

    /// This is the last response.
    public var finished: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      bytes: Int64 = 0,
      result: AnalyticsV1.HealthImportResult? = nil,
      finished: Bool = false
    ) {
      self.bytes = bytes
      self.result = result
      self.finished = finished
    }
  }
}

extension AnalyticsV1.ImportHealthExportResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.ImportHealthExportResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bytes", "bytes"),
    FieldInfo(2, "result", "result", .single, AnalyticsV1.HealthImportResult.self),
    FieldInfo(3, "finished", "finished"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(finished, 3, BoolField.self)
    sink.optional(result, 2, MessageField<AnalyticsV1.HealthImportResult>.self)
    sink.implicit(bytes, 1, Int64Field.self)
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
      case 8: bytes = try Int64Field.read(from: &reader)
      case 18: try reader.merge(&result)
      case 24: finished = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bytes, "bytes", Int64Field.self)
    try writer.optional(result, "result", MessageField<AnalyticsV1.HealthImportResult>.self)
    try writer.implicit(finished, "finished", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bytes, Int64Field.self)
      case 2: try reader.read(&result, MessageField<AnalyticsV1.HealthImportResult>.self)
      case 3: try reader.read(&finished, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The result of an import.
  public struct HealthImportResult: Message {
    /// One element for each type with records.
    public var counts: [AnalyticsV1.HealthImportCounts] = []

    /// The number of records of other types.
    public var ignored: Int64 = 0

    /// The number of broken records by reason.
    public var reasons: [AnalyticsV1.HealthImportReason] = []

    /// The first 20 broken records.
    public var findings: [AnalyticsV1.HealthImportFinding] = []

    /// The file ends early or is malformed from some point on; the records before it are kept.
    public var cutOff: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      counts: [AnalyticsV1.HealthImportCounts] = [],
      ignored: Int64 = 0,
      reasons: [AnalyticsV1.HealthImportReason] = [],
      findings: [AnalyticsV1.HealthImportFinding] = [],
      cutOff: Bool = false
    ) {
      self.counts = counts
      self.ignored = ignored
      self.reasons = reasons
      self.findings = findings
      self.cutOff = cutOff
    }
  }
}

extension AnalyticsV1.HealthImportResult {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthImportResult"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "counts", "counts", .repeated, AnalyticsV1.HealthImportCounts.self),
    FieldInfo(2, "ignored", "ignored"),
    FieldInfo(3, "reasons", "reasons", .repeated, AnalyticsV1.HealthImportReason.self),
    FieldInfo(4, "findings", "findings", .repeated, AnalyticsV1.HealthImportFinding.self),
    FieldInfo(5, "cut_off", "cutOff"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(cutOff, 5, BoolField.self)
    sink.repeated(findings, 4, MessageField<AnalyticsV1.HealthImportFinding>.self)
    sink.repeated(reasons, 3, MessageField<AnalyticsV1.HealthImportReason>.self)
    sink.implicit(ignored, 2, Int64Field.self)
    sink.repeated(counts, 1, MessageField<AnalyticsV1.HealthImportCounts>.self)
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
      case 10: try reader.append(to: &counts, MessageField<AnalyticsV1.HealthImportCounts>.self)
      case 16: ignored = try Int64Field.read(from: &reader)
      case 26: try reader.append(to: &reasons, MessageField<AnalyticsV1.HealthImportReason>.self)
      case 34: try reader.append(to: &findings, MessageField<AnalyticsV1.HealthImportFinding>.self)
      case 40: cutOff = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(counts, "counts", MessageField<AnalyticsV1.HealthImportCounts>.self)
    try writer.implicit(ignored, "ignored", Int64Field.self)
    try writer.repeated(reasons, "reasons", MessageField<AnalyticsV1.HealthImportReason>.self)
    try writer.repeated(findings, "findings", MessageField<AnalyticsV1.HealthImportFinding>.self)
    try writer.implicit(cutOff, "cutOff", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &counts, MessageField<AnalyticsV1.HealthImportCounts>.self)
      case 2: try reader.read(&ignored, Int64Field.self)
      case 3: try reader.append(to: &reasons, MessageField<AnalyticsV1.HealthImportReason>.self)
      case 4: try reader.append(to: &findings, MessageField<AnalyticsV1.HealthImportFinding>.self)
      case 5: try reader.read(&cutOff, BoolField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The result for the records of one type.
  public struct HealthImportCounts: Message {
    /// The type.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// New entries, and sleeps that extended an existing one.
    public var imported: Int64 = 0

    /// Records that were imported before or entered manually.
    public var duplicate: Int64 = 0

    /// Records from before the time of connecting.
    public var skippedByScope: Int64 = 0

    /// Records of a type that is not connected.
    public var skippedByPreference: Int64 = 0

    /// Broken records.
    public var rejected: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      imported: Int64 = 0,
      duplicate: Int64 = 0,
      skippedByScope: Int64 = 0,
      skippedByPreference: Int64 = 0,
      rejected: Int64 = 0
    ) {
      self.type = type
      self.imported = imported
      self.duplicate = duplicate
      self.skippedByScope = skippedByScope
      self.skippedByPreference = skippedByPreference
      self.rejected = rejected
    }
  }
}

extension AnalyticsV1.HealthImportCounts {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthImportCounts"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "imported", "imported"),
    FieldInfo(3, "duplicate", "duplicate"),
    FieldInfo(4, "skipped_by_scope", "skippedByScope"),
    FieldInfo(5, "skipped_by_preference", "skippedByPreference"),
    FieldInfo(6, "rejected", "rejected"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(rejected, 6, Int64Field.self)
    sink.implicit(skippedByPreference, 5, Int64Field.self)
    sink.implicit(skippedByScope, 4, Int64Field.self)
    sink.implicit(duplicate, 3, Int64Field.self)
    sink.implicit(imported, 2, Int64Field.self)
    sink.implicit(type, 1, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 8: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 16: imported = try Int64Field.read(from: &reader)
      case 24: duplicate = try Int64Field.read(from: &reader)
      case 32: skippedByScope = try Int64Field.read(from: &reader)
      case 40: skippedByPreference = try Int64Field.read(from: &reader)
      case 48: rejected = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(imported, "imported", Int64Field.self)
    try writer.implicit(duplicate, "duplicate", Int64Field.self)
    try writer.implicit(skippedByScope, "skippedByScope", Int64Field.self)
    try writer.implicit(skippedByPreference, "skippedByPreference", Int64Field.self)
    try writer.implicit(rejected, "rejected", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 2: try reader.read(&imported, Int64Field.self)
      case 3: try reader.read(&duplicate, Int64Field.self)
      case 4: try reader.read(&skippedByScope, Int64Field.self)
      case 5: try reader.read(&skippedByPreference, Int64Field.self)
      case 6: try reader.read(&rejected, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The number of records with one fault.
  public struct HealthImportReason: Message {
    /// `no_date`, `not_a_number`, `wrong_unit`, `out_of_range`, `in_future`, `end_before_start`,
    /// `overlap`, `too_long`, `fast_running`.
    ///
    /// A finding without a type is the place at which reading ended: `tag_inside_tag`, `too_deep`,
    /// `malformed`.
    public var reason: String = ""

    /// The number of records.
    public var count: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(reason: String = "", count: Int64 = 0) {
      self.reason = reason
      self.count = count
    }
  }
}

extension AnalyticsV1.HealthImportReason {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthImportReason"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "reason", "reason"),
    FieldInfo(2, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 2, Int64Field.self)
    sink.implicit(reason, 1, StringField.self)
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
      case 10: reason = try StringField.read(from: &reader)
      case 16: count = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(count, "count", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&reason, StringField.self)
      case 2: try reader.read(&count, Int64Field.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A broken record.
  public struct HealthImportFinding: Message {
    /// Its line in the file, or its index in the call, from 1.
    public var line: Int64 = 0

    /// The reason, as in `HealthImportReason`.
    public var reason: String = ""

    /// Its type.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      line: Int64 = 0,
      reason: String = "",
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)
    ) {
      self.line = line
      self.reason = reason
      self.type = type
    }
  }
}

extension AnalyticsV1.HealthImportFinding {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthImportFinding"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "line", "line"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "type", "type"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(type, 3, EnumField<AnalyticsV1.HealthDataType>.self)
    sink.implicit(reason, 2, StringField.self)
    sink.implicit(line, 1, Int64Field.self)
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
      case 8: line = try Int64Field.read(from: &reader)
      case 18: reason = try StringField.read(from: &reader)
      case 24: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(line, "line", Int64Field.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&line, Int64Field.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// A record of another program.
  public struct HealthSample: Message {
    /// The type.
    public var type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0)

    /// The program or device that recorded it, up to 200 characters; part of the record's
    /// identity.
    public var sourceName: String = ""

    /// The time of a weight or drink, or the start of a sleep or fast.
    public var start: GoogleProtobuf.Timestamp?

    /// The end of a sleep or fast.
    public var end: GoogleProtobuf.Timestamp?

    /// The weight in grams.
    public var grams: Int32 = 0

    /// The amount of a drink in millilitres.
    public var millilitres: Int32 = 0

    /// The goal of a fast in hours; 0: 16.
    public var goalHours: Int32 = 0

    /// A note on a fast.
    public var note: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      type: AnalyticsV1.HealthDataType = AnalyticsV1.HealthDataType(rawValue: 0),
      sourceName: String = "",
      start: GoogleProtobuf.Timestamp? = nil,
      end: GoogleProtobuf.Timestamp? = nil,
      grams: Int32 = 0,
      millilitres: Int32 = 0,
      goalHours: Int32 = 0,
      note: String = ""
    ) {
      self.type = type
      self.sourceName = sourceName
      self.start = start
      self.end = end
      self.grams = grams
      self.millilitres = millilitres
      self.goalHours = goalHours
      self.note = note
    }
  }
}

extension AnalyticsV1.HealthSample {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthSample"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type", "type"),
    FieldInfo(2, "source_name", "sourceName"),
    FieldInfo(3, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "end", "end", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "grams", "grams"),
    FieldInfo(6, "millilitres", "millilitres"),
    FieldInfo(7, "goal_hours", "goalHours"),
    FieldInfo(8, "note", "note", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(note, 8, StringField.self)
    sink.implicit(goalHours, 7, Int32Field.self)
    sink.implicit(millilitres, 6, Int32Field.self)
    sink.implicit(grams, 5, Int32Field.self)
    sink.optional(end, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(sourceName, 2, StringField.self)
    sink.implicit(type, 1, EnumField<AnalyticsV1.HealthDataType>.self)
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
      case 8: type = try EnumField<AnalyticsV1.HealthDataType>.read(from: &reader)
      case 18: sourceName = try StringField.read(from: &reader)
      case 26: try reader.merge(&start)
      case 34: try reader.merge(&end)
      case 40: grams = try Int32Field.read(from: &reader)
      case 48: millilitres = try Int32Field.read(from: &reader)
      case 56: goalHours = try Int32Field.read(from: &reader)
      case 66: note = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(type, "type", EnumField<AnalyticsV1.HealthDataType>.self)
    try writer.implicit(sourceName, "sourceName", StringField.self)
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(grams, "grams", Int32Field.self)
    try writer.implicit(millilitres, "millilitres", Int32Field.self)
    try writer.implicit(goalHours, "goalHours", Int32Field.self)
    try writer.implicit(note, "note", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, EnumField<AnalyticsV1.HealthDataType>.self)
      case 2: try reader.read(&sourceName, StringField.self)
      case 3: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&grams, Int32Field.self)
      case 6: try reader.read(&millilitres, Int32Field.self)
      case 7: try reader.read(&goalHours, Int32Field.self)
      case 8: try reader.read(&note, StringField.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The request of `HealthImports/AddSamples`.
  public struct AddSamplesRequest: Message {
    /// The member whose logs they are; empty: the caller.
    public var memberID: MemberID?

    /// Up to 1,000 records.
    public var samples: [AnalyticsV1.HealthSample] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil, samples: [AnalyticsV1.HealthSample] = []) {
      self.memberID = memberID
      self.samples = samples
    }
  }
}

extension AnalyticsV1.AddSamplesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.AddSamplesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "samples", "samples", .repeated, AnalyticsV1.HealthSample.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(samples, 2, MessageField<AnalyticsV1.HealthSample>.self)
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
      case 18: try reader.append(to: &samples, MessageField<AnalyticsV1.HealthSample>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.repeated(samples, "samples", MessageField<AnalyticsV1.HealthSample>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.append(to: &samples, MessageField<AnalyticsV1.HealthSample>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// The answer of `HealthImports/AddSamples`.
  public struct AddSamplesResponse: Message {
    /// The result.
    public var result: AnalyticsV1.HealthImportResult?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(result: AnalyticsV1.HealthImportResult? = nil) {
      self.result = result
    }
  }
}

extension AnalyticsV1.AddSamplesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.AddSamplesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "result", "result", .single, AnalyticsV1.HealthImportResult.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(result, 1, MessageField<AnalyticsV1.HealthImportResult>.self)
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
      case 10: try reader.merge(&result)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(result, "result", MessageField<AnalyticsV1.HealthImportResult>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&result, MessageField<AnalyticsV1.HealthImportResult>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1 {
  /// An import added entries; clients should reload the logs.
  public struct HealthEntriesImported: Message {
    /// One element for each type with records.
    public var counts: [AnalyticsV1.HealthImportCounts] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(counts: [AnalyticsV1.HealthImportCounts] = []) {
      self.counts = counts
    }
  }
}

extension AnalyticsV1.HealthEntriesImported {
  /// The full name in the contract.
  public static let fullName: String = "daybook.analytics.v1.HealthEntriesImported"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "counts", "counts", .repeated, AnalyticsV1.HealthImportCounts.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(counts, 1, MessageField<AnalyticsV1.HealthImportCounts>.self)
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
      case 10: try reader.append(to: &counts, MessageField<AnalyticsV1.HealthImportCounts>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(counts, "counts", MessageField<AnalyticsV1.HealthImportCounts>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &counts, MessageField<AnalyticsV1.HealthImportCounts>.self)
      default: break
      }
    }
  }
}

extension AnalyticsV1.HealthEntriesImported: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "health_entries_imported"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(hidden: ["counts"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> AnalyticsV1.HealthEntriesImported {
    AnalyticsV1.HealthEntriesImported()
  }
}
