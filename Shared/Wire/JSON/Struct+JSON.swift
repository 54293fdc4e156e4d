// `Struct`, `Value` and `ListValue` are JSON itself.

extension GoogleProtobuf.NullValue {
  /// Its value is JSON's `null`.
  public static var isNull: Bool { true }
}

extension GoogleProtobuf.Struct {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try writer.entries(fields, ExactTextField.self, MessageField<GoogleProtobuf.Value>.self)
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.insert(
      into: &fields,
      ExactTextField.self,
      MessageField<GoogleProtobuf.Value>.self
    )
  }
}

extension GoogleProtobuf.ListValue {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginArray()
    for value in values {
      writer.separate()
      try MessageField.writeJSON(value, to: &writer)
    }
    writer.endArray()
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.append(to: &values, MessageField<GoogleProtobuf.Value>.self)
  }
}

extension GoogleProtobuf.Value {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    switch kind {
    case .nullValue: writer.null()
    case .numberValue(let number):
      // Text such as "NaN" would be read as a string.
      guard number.isFinite else { return try writer.refuse(.unrepresentable) }
      writer.number(number)
    case .stringValue(let text): writer.string(text)
    case .boolValue(let flag): writer.boolean(flag)
    case .structValue(let object): try MessageField.writeJSON(object, to: &writer)
    case .listValue(let list): try MessageField.writeJSON(list, to: &writer)
    case nil: try writer.refuse(.unrepresentable)
    }
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    switch reader.peek() {
    case UInt8(ascii: "n"):
      guard reader.take(word: "null") else { throw reader.failure(.malformed(.value)) }
      kind = .nullValue(.nullValue)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): kind = .boolValue(try reader.boolean())
    case UInt8(ascii: "\""): kind = .stringValue(try reader.string())
    case UInt8(ascii: "{"):
      try reader.charge(MemoryLayout<GoogleProtobuf.Struct>.stride)
      kind = try MessageField.readJSON(from: &reader).map { .structValue($0) }
    case UInt8(ascii: "["):
      try reader.charge(MemoryLayout<GoogleProtobuf.ListValue>.stride)
      kind = try MessageField.readJSON(from: &reader).map { .listValue($0) }
    default: kind = .numberValue(try reader.double())
    }
  }
}
