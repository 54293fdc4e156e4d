// Generated from daybook/rpc/v1/status.proto by protoc-gen-daybook; do not edit.

public import Wire

extension RPCV1 {
  /// The reason of a refusal.
  ///
  /// It is sent in END beside the status code, in at most 8,000 bytes.
  ///
  /// The code is not repeated here, so the two cannot disagree.
  public struct Status: Message {
    /// For people.
    public var message: String = ""

    /// Stable, for programs: 1 to 64 of a–z, 0–9 and `_`.
    public var reason: String = ""

    /// False: do not retry, whatever the code.
    public var retryable: Bool?

    /// Wait exactly this long, then start the back-off again; 0: not specified.
    public var retryAfterMs: UInt32 = 0

    /// Every invalid field, at most 50.
    public var violations: [RPCV1.Violation] = []

    /// For example the current record with `revision_mismatch`.
    public var details: [GoogleProtobuf.`Any`] = []

    /// Parts were omitted because of the size limit.
    public var truncated: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      message: String = "",
      reason: String = "",
      retryable: Bool? = nil,
      retryAfterMs: UInt32 = 0,
      violations: [RPCV1.Violation] = [],
      details: [GoogleProtobuf.`Any`] = [],
      truncated: Bool = false
    ) {
      self.message = message
      self.reason = reason
      self.retryable = retryable
      self.retryAfterMs = retryAfterMs
      self.violations = violations
      self.details = details
      self.truncated = truncated
    }
  }
}

extension RPCV1.Status {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.Status"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "message", "message"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "retryable", "retryable"),
    FieldInfo(4, "retry_after_ms", "retryAfterMs"),
    FieldInfo(5, "violations", "violations", .repeated, RPCV1.Violation.self),
    FieldInfo(6, "details", "details", .repeated, GoogleProtobuf.`Any`.self),
    FieldInfo(7, "truncated", "truncated"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(truncated, 7, BoolField.self)
    sink.repeated(details, 6, MessageField<GoogleProtobuf.`Any`>.self)
    sink.repeated(violations, 5, MessageField<RPCV1.Violation>.self)
    sink.implicit(retryAfterMs, 4, UInt32Field.self)
    sink.optional(retryable, 3, BoolField.self)
    sink.implicit(reason, 2, StringField.self)
    sink.implicit(message, 1, StringField.self)
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
      case 10: message = try StringField.read(from: &reader)
      case 18: reason = try StringField.read(from: &reader)
      case 24: retryable = try BoolField.read(from: &reader)
      case 32: retryAfterMs = try UInt32Field.read(from: &reader)
      case 42: try reader.append(to: &violations, MessageField<RPCV1.Violation>.self)
      case 50: try reader.append(to: &details, MessageField<GoogleProtobuf.`Any`>.self)
      case 56: truncated = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(message, "message", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.optional(retryable, "retryable", BoolField.self)
    try writer.implicit(retryAfterMs, "retryAfterMs", UInt32Field.self)
    try writer.repeated(violations, "violations", MessageField<RPCV1.Violation>.self)
    try writer.repeated(details, "details", MessageField<GoogleProtobuf.`Any`>.self)
    try writer.implicit(truncated, "truncated", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&message, StringField.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&retryable, BoolField.self)
      case 4: try reader.read(&retryAfterMs, UInt32Field.self)
      case 5: try reader.append(to: &violations, MessageField<RPCV1.Violation>.self)
      case 6: try reader.append(to: &details, MessageField<GoogleProtobuf.`Any`>.self)
      case 7: try reader.read(&truncated, BoolField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// One error in a request.
  public struct Violation: Message {
    /// Path of the field, as in `task.tags[2]`.
    public var field: String = ""

    /// Stable, for programs: 1 to 64 of a–z, 0–9 and `_`.
    public var code: String = ""

    /// For people.
    public var message: String = ""

    /// The limit that was exceeded.
    public var limit: Int64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(field: String = "", code: String = "", message: String = "", limit: Int64? = nil) {
      self.field = field
      self.code = code
      self.message = message
      self.limit = limit
    }
  }
}

extension RPCV1.Violation {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.Violation"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "field", "field"),
    FieldInfo(2, "code", "code"),
    FieldInfo(3, "message", "message"),
    FieldInfo(4, "limit", "limit"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(limit, 4, Int64Field.self)
    sink.implicit(message, 3, StringField.self)
    sink.implicit(code, 2, StringField.self)
    sink.implicit(field, 1, StringField.self)
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
      case 10: field = try StringField.read(from: &reader)
      case 18: code = try StringField.read(from: &reader)
      case 26: message = try StringField.read(from: &reader)
      case 32: limit = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(field, "field", StringField.self)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    try writer.optional(limit, "limit", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field, StringField.self)
      case 2: try reader.read(&code, StringField.self)
      case 3: try reader.read(&message, StringField.self)
      case 4: try reader.read(&limit, Int64Field.self)
      default: break
      }
    }
  }
}
