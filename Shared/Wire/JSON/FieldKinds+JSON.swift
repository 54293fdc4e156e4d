// How each kind of value looks in JSON.

extension FieldKind where Value: FixedWidthInteger {
  /// Numbers of 64 bits are text, because many readers of JSON have no integers that large.
  @usableFromInline
  package static func writeJSON(
    _ value: Value,
    to writer: inout JSONWriter
  ) throws(JSONError) {
    if Value.bitWidth == 64 { writer.string(String(value)) } else { writer.number(String(value)) }
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value {
    let token = try reader.numberOrText()
    guard JSONNumber.isValid(token.utf8) else { throw reader.failure(.mismatch(.integer)) }
    guard let value = JSONNumber.integer(token, as: Value.self) else {
      throw reader.failure(.outOfRange)
    }
    return value
  }
}

extension MapKeyKind where Value: FixedWidthInteger {
  @usableFromInline
  package static func jsonKey(_ value: Value) -> String { String(value) }

  @usableFromInline
  package static func value(jsonKey: String) -> Value? {
    JSONNumber.isValid(jsonKey.utf8) ? JSONNumber.integer(jsonKey, as: Value.self) : nil
  }
}

extension FieldKind where Value: BinaryFloatingPoint & LosslessStringConvertible {
  @usableFromInline
  package static func writeJSON(
    _ value: Value,
    to writer: inout JSONWriter
  ) throws(JSONError) {
    if value.isNaN { return writer.string("NaN") }
    if value.isInfinite { return writer.string(value < 0 ? "-Infinity" : "Infinity") }
    let text = String(value)
    writer.number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value {
    let token = try reader.numberOrText()
    switch token {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    guard JSONNumber.isValid(token.utf8), let value = Value(token) else {
      throw reader.failure(.mismatch(.number))
    }
    guard value.isFinite else { throw reader.failure(.outOfRange) }
    return value
  }
}

extension BoolField {
  @usableFromInline
  package static func writeJSON(_ value: Bool, to writer: inout JSONWriter) throws(JSONError) {
    writer.raw(value ? "true" : "false")
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Bool {
    try reader.boolean()
  }

  @usableFromInline
  package static func jsonKey(_ value: Bool) -> String { value ? "true" : "false" }

  @usableFromInline
  package static func value(jsonKey: String) -> Bool? {
    switch jsonKey {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension StringField {
  @usableFromInline
  package static func writeJSON(_ value: String, to writer: inout JSONWriter) throws(JSONError) {
    writer.string(value)
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> String {
    try reader.string()
  }

  @usableFromInline
  package static func jsonKey(_ value: String) -> String { value }
  @usableFromInline
  package static func value(jsonKey: String) -> String? { jsonKey }
}

extension BytesField {
  @usableFromInline
  package static func writeJSON(_ value: [UInt8], to writer: inout JSONWriter) throws(JSONError) {
    writer.string(Base64.encoded(value))
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> [UInt8] {
    guard let bytes = Base64.decoded(try reader.string()) else {
      throw reader.failure(.mismatch(.base64))
    }
    return bytes
  }
}

extension TextField {
  @usableFromInline
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    let count = value.wireTextCount
    writer.string(
      String(unsafeUninitializedCapacity: count) { buffer in
        // The buffer may be longer than what was asked for.
        let start = UnsafeMutableRawPointer(buffer.baseAddress)
        value.writeWireText(into: UnsafeMutableRawBufferPointer(start: start, count: count))
        return count
      }
    )
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value {
    try reader.formed(try reader.string())
  }
}

extension EnumField {
  @usableFromInline
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    if value is GoogleProtobuf.NullValue {
      writer.null()
    } else if let name = value.contractName {
      writer.string(name)
    } else {
      writer.number(String(value.rawValue))
    }
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value {
    if Value.self == GoogleProtobuf.NullValue.self, reader.take(word: "null") {
      return initialValue
    }
    guard reader.peek() == UInt8(ascii: "\"") else {
      return Value(rawValue: try Int32Field.readJSON(from: &reader))
    }
    if let value = Value(contractName: try reader.string()) { return value }
    guard reader.options.ignoresUnknownFields else { throw reader.failure(.unknownValue) }
    reader.hasPassedOver = true
    return initialValue
  }
}

extension MessageField {
  @usableFromInline
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    try value.encodeJSON(to: &writer)
  }

  @usableFromInline
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value {
    var value = Value()
    try value.mergeJSON(from: &reader)
    return value
  }
}
