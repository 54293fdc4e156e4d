// Wrappers in JSON are their values: the number 5 instead of {"value": 5}.

extension GoogleProtobuf.BoolValue {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try BoolField.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, BoolField.self)
  }
}

extension GoogleProtobuf.BytesValue {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try BytesField.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, BytesField.self)
  }
}

extension GoogleProtobuf.DoubleValue {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try DoubleField.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, DoubleField.self)
  }
}

extension GoogleProtobuf.FloatValue {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try FloatField.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, FloatField.self)
  }
}

extension GoogleProtobuf.Int32Value {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try Int32Field.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, Int32Field.self)
  }
}

extension GoogleProtobuf.Int64Value {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try Int64Field.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, Int64Field.self)
  }
}

extension GoogleProtobuf.StringValue {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try StringField.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, StringField.self)
  }
}

extension GoogleProtobuf.UInt32Value {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try UInt32Field.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, UInt32Field.self)
  }
}

extension GoogleProtobuf.UInt64Value {
  /// Its JSON form is no object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try UInt64Field.writeJSON(value, to: &writer)
  }

  /// Reads the JSON form; it replaces what was there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.read(&value, UInt64Field.self)
  }
}
