import Wire

// A scalar's JSON form is that of its wrapper message. Wrappers use the code of every generated
// message, so there is no second mapping.

extension FieldType.Kind {
  /// Converts a value from its JSON form to bytes, without a tag.
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
    case .bytes: Output.delimited(Array(try GoogleProtobuf.BytesValue(json: json).value))
    case .enumeration, .message: throw JSONError(.mismatch(.value))
    }
  }

  private func int32(_ json: [UInt8]) throws(JSONError) -> Int32 {
    try GoogleProtobuf.Int32Value(json: json).value
  }

  /// Reads a value that is not a message.
  func value(from reader: inout WireReader) throws(WireError) -> DynamicValue {
    var list: [DynamicValue] = []
    try append(to: &list, isPacked: false, from: &reader)
    return list.first ?? .known(wrapper.init())
  }

  /// Reads one more element, or packed ones.
  func append(
    to list: inout [DynamicValue],
    isPacked: Bool,
    from reader: inout WireReader
  ) throws(WireError) {
    func read<Kind: FieldKind>(
      _ kind: Kind.Type,
      _ wrap: (Kind.Value) -> DynamicValue
    ) throws(WireError) {
      var values: [Kind.Value] = []
      if isPacked {
        try reader.appendPacked(to: &values, kind)
      } else {
        values = [try reader.value(kind)]
      }
      try reader.charge(values.count * MemoryLayout<DynamicValue>.stride)
      list += values.map(wrap)
    }
    switch self {
    case .int32: try read(Int32Field.self) { .known(GoogleProtobuf.Int32Value(value: $0)) }
    case .sint32: try read(SInt32Field.self) { .known(GoogleProtobuf.Int32Value(value: $0)) }
    case .sfixed32: try read(SFixed32Field.self) { .known(GoogleProtobuf.Int32Value(value: $0)) }
    case .uint32: try read(UInt32Field.self) { .known(GoogleProtobuf.UInt32Value(value: $0)) }
    case .fixed32: try read(Fixed32Field.self) { .known(GoogleProtobuf.UInt32Value(value: $0)) }
    case .int64: try read(Int64Field.self) { .known(GoogleProtobuf.Int64Value(value: $0)) }
    case .sint64: try read(SInt64Field.self) { .known(GoogleProtobuf.Int64Value(value: $0)) }
    case .sfixed64: try read(SFixed64Field.self) { .known(GoogleProtobuf.Int64Value(value: $0)) }
    case .uint64: try read(UInt64Field.self) { .known(GoogleProtobuf.UInt64Value(value: $0)) }
    case .fixed64: try read(Fixed64Field.self) { .known(GoogleProtobuf.UInt64Value(value: $0)) }
    case .bool: try read(BoolField.self) { .known(GoogleProtobuf.BoolValue(value: $0)) }
    case .float: try read(FloatField.self) { .known(GoogleProtobuf.FloatValue(value: $0)) }
    case .double: try read(DoubleField.self) { .known(GoogleProtobuf.DoubleValue(value: $0)) }
    case .string: try read(StringField.self) { .known(GoogleProtobuf.StringValue(value: $0)) }
    case .bytes: try read(BytesField.self) { .known(GoogleProtobuf.BytesValue(value: $0)) }
    case .enumeration: try read(Int32Field.self) { .number($0) }
    case .message: _ = try reader.delimited()
    }
  }

  /// The wrapper message of a scalar.
  var wrapper: any Message.Type {
    switch self {
    case .int32, .sint32, .sfixed32, .enumeration: GoogleProtobuf.Int32Value.self
    case .uint32, .fixed32: GoogleProtobuf.UInt32Value.self
    case .int64, .sint64, .sfixed64: GoogleProtobuf.Int64Value.self
    case .uint64, .fixed64: GoogleProtobuf.UInt64Value.self
    case .bool: GoogleProtobuf.BoolValue.self
    case .float: GoogleProtobuf.FloatValue.self
    case .double: GoogleProtobuf.DoubleValue.self
    case .string: GoogleProtobuf.StringValue.self
    case .bytes, .message: GoogleProtobuf.BytesValue.self
    }
  }

  /// The wire type.
  var wireType: UInt64 {
    switch self {
    case .double, .fixed64, .sfixed64: 1
    case .float, .fixed32, .sfixed32: 5
    case .string, .bytes, .message: 2
    case .int64, .uint64, .int32, .bool, .uint32, .enumeration, .sint32, .sint64: 0
    }
  }
}

/// Encodes values.
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

  static func fixed(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  static func delimited(_ bytes: [UInt8]) -> [UInt8] { varint(UInt64(bytes.count)) + bytes }

  static func tag(_ number: Int, _ wireType: UInt64) -> [UInt8] {
    varint(UInt64(number) << 3 | wireType)
  }
}
