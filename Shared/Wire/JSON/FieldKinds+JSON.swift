// The JSON form of each kind of value.

extension FieldKind where Value: FixedWidthInteger {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    writer.integer(
      UInt64(value.magnitude),
      isNegative: value < 0,
      isQuoted: Value.bitWidth == 64
    )
  }

  @inlinable
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value? {
    _ = reader.peek()
    let place = reader.position
    guard let value = try reader.integer().value(as: Value.self) else {
      throw reader.failure(.outOfRange, at: place)
    }
    return value
  }
}

extension MapKeyKind where Value: FixedWidthInteger {
  @inlinable
  package static func jsonKey(_ value: Value) -> String { String(value) }

  @inlinable
  package static func value(jsonKey: UnsafeBufferPointer<UInt8>) -> Value? {
    JSONReader.Integer(key: jsonKey)?.value(as: Value.self)
  }
}

extension DoubleField {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: Double, to writer: inout JSONWriter) throws(JSONError) {
    writer.number(value)
  }

  @inlinable @inline(__always)
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Double? {
    try reader.double()
  }
}

extension FloatField {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: Float, to writer: inout JSONWriter) throws(JSONError) {
    writer.number(value)
  }

  @inlinable @inline(__always)
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Float? {
    try reader.float()
  }
}

extension BoolField {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: Bool, to writer: inout JSONWriter) throws(JSONError) {
    writer.boolean(value)
  }

  @inlinable @inline(__always)
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Bool? {
    try reader.boolean()
  }

  @inlinable
  package static func jsonKey(_ value: Bool) -> String { value ? "true" : "false" }

  @inlinable
  package static func value(jsonKey: UnsafeBufferPointer<UInt8>) -> Bool? {
    if jsonKey.elementsEqual("true".utf8) { return true }
    return jsonKey.elementsEqual("false".utf8) ? false : nil
  }
}

extension StringField {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: String, to writer: inout JSONWriter) throws(JSONError) {
    writer.string(value)
  }

  @inlinable @inline(__always)
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> String? {
    try reader.string()
  }
}

extension ExactTextField {
  @inlinable @inline(__always)
  package static func writeJSON(_ value: ExactText, to writer: inout JSONWriter) throws(JSONError) {
    writer.string(value.text)
  }

  @inlinable @inline(__always)
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> ExactText? {
    ExactText(try reader.string())
  }

  @inlinable @inline(__always)
  package static func jsonKey(_ value: ExactText) -> String { value.text }

  @inlinable
  package static func value(jsonKey: UnsafeBufferPointer<UInt8>) -> ExactText? {
    ExactText(String(decoding: jsonKey, as: UTF8.self))
  }
}

extension BytesField {
  @inlinable @inline(__always)
  package static func writeJSON(
    _ value: ArraySlice<UInt8>,
    to writer: inout JSONWriter
  ) throws(JSONError) {
    writer.base64(value)
  }

  @inlinable @inline(__always)
  package static func readJSON(
    from reader: inout JSONReader
  ) throws(JSONError) -> ArraySlice<UInt8>? {
    try reader.formed(.base64) { Base64.decoded($0) }?[...]
  }
}

extension TextField {
  @inlinable
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    writer.quoted(value.wireTextCount) { value.writeWireText(into: $0) }
  }

  @inlinable
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value? {
    try reader.formed(.init(Value.wireTextForm)) { Value(wireText: UnsafeRawBufferPointer($0)) }
  }
}

extension EnumField {
  @inlinable
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    if Value.isNull { return writer.null() }
    let number = value.rawValue
    if let name = Value.contractName(of: number) { return writer.name(name) }
    writer.integer(UInt64(number.magnitude), isNegative: number < 0, isQuoted: false)
  }

  @inlinable
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value? {
    if Value.isNull, reader.take(word: "null") { return initialValue }
    guard reader.peek() == UInt8(ascii: "\"") else {
      return try Int32Field.readJSON(from: &reader).map { Value(rawValue: $0) }
    }
    return try reader.enumNumber(Value.jsonNames).map { Value(rawValue: $0) }
  }
}

extension MessageField {
  @inlinable
  package static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError) {
    try writer.nested(for: MemoryLayout<Value>.size) { (writer) throws(JSONError) in
      try value.encodeJSON(to: &writer)
    }
  }

  @inlinable
  package static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value? {
    _ = reader.peek()
    var value: Value?
    try reader.nested(for: MemoryLayout<Value>.size) { (reader) throws(JSONError) in
      var inner = Value()
      try inner.mergeJSON(from: &reader)
      value = inner
    }
    return value
  }
}

extension JSONReader {
  /// Reads text in a form that `make` parses.
  @inlinable
  mutating func formed<Value>(
    _ expected: JSONError.Expected,
    _ make: (UnsafeBufferPointer<UInt8>) -> Value?
  ) throws(JSONError) -> Value {
    _ = peek()
    let place = position
    guard let value = try text(make) else { throw failure(.mismatch(expected), at: place) }
    return value
  }

  /// Reads the name of an enum's value.
  ///
  /// - Returns: `nil` for an unknown name that the options ignore.
  @usableFromInline
  mutating func enumNumber(_ names: JSONFields) throws(JSONError) -> Int32? {
    let place = position
    let number = try text { names.entry(named: $0).map { Int32(bitPattern: $0.number) } }
    guard number != nil || options.ignoresUnknownFields else {
      throw failure(.unknownValue, at: place)
    }
    return number
  }
}

extension JSONReader.Integer {
  /// The number of a map's key.
  @usableFromInline
  init?(key: UnsafeBufferPointer<UInt8>) {
    guard let start = key.baseAddress, let decimal = JSONDecimal(start, start + key.count),
      decimal.bytes.count == key.count, !decimal.isTooLong,
      case .success(let magnitude) = decimal.wholeMagnitude
    else { return nil }
    self.init(magnitude: magnitude, isNegative: decimal.isNegative)
  }
}
