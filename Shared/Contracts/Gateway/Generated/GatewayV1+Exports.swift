// Generated from daybook/gateway/v1/exports.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension GatewayV1 {
  /// The request of `Exports/Export`.
  public struct ExportRequest: Message {
    /// Only this member's records; empty for all that the caller may read.
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

extension GatewayV1.ExportRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ExportRequest"

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

extension GatewayV1 {
  /// A part of the export.
  ///
  /// The first part of a kind names service and kind; kinds without records are left out.
  public struct ExportResponse: Message {
    /// The service, such as `task`; empty when it is the same as before.
    public var service: String = ""

    /// The kind of the records, such as `tasks`; empty when it is the same as before.
    public var kind: String = ""

    /// Lines of JSON, one per record; at most 64 KiB.
    ///
    /// A line may continue in the next part.
    public var lines: ArraySlice<UInt8> = []

    /// In a service's last part: the position of its feed when it was read, such as `1234.56`.
    public var position: String = ""

    /// In the first part only: the approximate number of records, for a progress bar.
    public var records: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      service: String = "",
      kind: String = "",
      lines: ArraySlice<UInt8> = [],
      position: String = "",
      records: Int64 = 0
    ) {
      self.service = service
      self.kind = kind
      self.lines = lines
      self.position = position
      self.records = records
    }
  }
}

extension GatewayV1.ExportResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.gateway.v1.ExportResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "kind", "kind"),
    FieldInfo(3, "lines", "lines"),
    FieldInfo(4, "position", "position"),
    FieldInfo(5, "records", "records"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(records, 5, Int64Field.self)
    sink.implicit(position, 4, StringField.self)
    sink.implicit(lines, 3, BytesField.self)
    sink.implicit(kind, 2, StringField.self)
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
      case 18: kind = try StringField.read(from: &reader)
      case 26: lines = try BytesField.read(from: &reader)
      case 34: position = try StringField.read(from: &reader)
      case 40: records = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.implicit(kind, "kind", StringField.self)
    try writer.implicit(lines, "lines", BytesField.self)
    try writer.implicit(position, "position", StringField.self)
    try writer.implicit(records, "records", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&kind, StringField.self)
      case 3: try reader.read(&lines, BytesField.self)
      case 4: try reader.read(&position, StringField.self)
      case 5: try reader.read(&records, Int64Field.self)
      default: break
      }
    }
  }
}
