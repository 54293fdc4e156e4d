import Wire

// A scalar's JSON form is that of the wrapper message around it, and the wrappers are read and
// written by the same code as every generated message: there is no second mapping to go wrong.

extension FieldType.Kind {
  /// Reads the JSON form of a value and gives its bytes on the wire, without a tag.
  func bytes(json: [UInt8]) throws(JSONError) -> [UInt8] {
    switch self {
    case .int32: Output.varint(Int64(try int32(json)))
    case .sint32: Output.zigzag(Int64(try int32(json)))
    case .sfixed32: Output.fixed(UInt64(UInt32(bitPattern: try int32(json))), 4)
    case .uint32: Output.varint(UInt64(try GoogleProtobuf.UInt32Value(json: json).value))
    case .fixed32: Output.fixed(UInt64(try GoogleProtobuf.UInt32Value(json: json).value), 4)
    case .int64: Output.varint(try GoogleProtobuf.Int64Value(json: json).value)
    case .sint64: Output.zigzag(try GoogleProtobuf.Int64Value(json: json).value)
    case .sfixed64:
      Output.fixed(UInt64(bitPattern: try GoogleProtobuf.Int64Value(json: json).value), 8)
    case .uint64: Output.varint(try GoogleProtobuf.UInt64Value(json: json).value)
    case .fixed64: Output.fixed(try GoogleProtobuf.UInt64Value(json: json).value, 8)
    case .bool: Output.varint(try GoogleProtobuf.BoolValue(json: json).value ? 1 : 0 as UInt64)
    case .double: Output.fixed(try GoogleProtobuf.DoubleValue(json: json).value.bitPattern, 8)
    case .float:
      Output.fixed(UInt64(try GoogleProtobuf.FloatValue(json: json).value.bitPattern), 4)
    case .string: Output.delimited(Array(try GoogleProtobuf.StringValue(json: json).value.utf8))
    case .bytes: Output.delimited(try GoogleProtobuf.BytesValue(json: json).value)
    case .enumeration, .message: throw JSONError(.mismatch(.value))
    }
  }

  private func int32(_ json: [UInt8]) throws(JSONError) -> Int32 {
    try GoogleProtobuf.Int32Value(json: json).value
  }

  /// The JSON form of a value; `nil` when it is the default.
  func json(_ value: WireCursor.Value) throws -> (text: String, isDefault: Bool) {
    switch (self, value) {
    case (.int32, .varint(let raw)): number(Int32(truncatingIfNeeded: raw))
    case (.sint32, .varint(let raw)): number(Int32(truncatingIfNeeded: Output.unzigzag(raw)))
    case (.uint32, .varint(let raw)): number(UInt32(truncatingIfNeeded: raw))
    case (.int64, .varint(let raw)): quoted(Int64(bitPattern: raw))
    case (.sint64, .varint(let raw)): quoted(Output.unzigzag(raw))
    case (.uint64, .varint(let raw)): quoted(raw)
    case (.bool, .varint(let raw)): (raw == 0 ? "false" : "true", raw == 0)
    case (.fixed32, .fourBytes(let raw)): number(raw)
    case (.sfixed32, .fourBytes(let raw)): number(Int32(bitPattern: raw))
    case (.fixed64, .eightBytes(let raw)): quoted(raw)
    case (.sfixed64, .eightBytes(let raw)): quoted(Int64(bitPattern: raw))
    case (.float, .fourBytes(let raw)):
      (try GoogleProtobuf.FloatValue(value: Float(bitPattern: raw)).jsonString(), raw == 0)
    case (.double, .eightBytes(let raw)):
      (try GoogleProtobuf.DoubleValue(value: Double(bitPattern: raw)).jsonString(), raw == 0)
    case (.string, .bytes): try string(value)
    case (.bytes, .bytes(let raw)):
      (try GoogleProtobuf.BytesValue(value: Array(raw)).jsonString(), raw.isEmpty)
    default: throw DescriptorError.malformed
    }
  }

  private func string(_ value: WireCursor.Value) throws -> (String, Bool) {
    let text = try value.text()
    return (try GoogleProtobuf.StringValue(value: text).jsonString(), text.isEmpty)
  }

  private func number(_ value: some BinaryInteger) -> (String, Bool) {
    (String(value), value == 0)
  }

  /// 64 bits are text, because many readers of JSON have no integers that large.
  private func quoted(_ value: some BinaryInteger) -> (String, Bool) {
    ("\"\(value)\"", value == 0)
  }

  /// The type on the wire.
  var wireType: UInt64 {
    switch self {
    case .double, .fixed64, .sfixed64: 1
    case .float, .fixed32, .sfixed32: 5
    case .string, .bytes, .message: 2
    case .int64, .uint64, .int32, .bool, .uint32, .enumeration, .sint32, .sint64: 0
    }
  }
}

/// Bytes of values on the wire.
enum Output {
  static func varint(_ value: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
    return bytes
  }

  static func varint(_ value: Int64) -> [UInt8] { varint(UInt64(bitPattern: value)) }

  static func zigzag(_ value: Int64) -> [UInt8] {
    varint(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  static func unzigzag(_ raw: UInt64) -> Int64 {
    Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  static func fixed(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  static func delimited(_ bytes: [UInt8]) -> [UInt8] { varint(UInt64(bytes.count)) + bytes }

  static func tag(_ number: Int, _ wireType: UInt64) -> [UInt8] {
    varint(UInt64(number) << 3 | wireType)
  }
}
