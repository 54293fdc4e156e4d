// Wrappers are their values in JSON: the number 5 instead of {"value": 5}.

extension GoogleProtobuf.BoolValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try BoolField.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try BoolField.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.BytesValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try BytesField.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try BytesField.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.DoubleValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try DoubleField.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try DoubleField.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.FloatValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try FloatField.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try FloatField.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.Int32Value {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try Int32Field.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try Int32Field.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.Int64Value {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try Int64Field.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try Int64Field.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.StringValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try StringField.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try StringField.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.UInt32Value {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try UInt32Field.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try UInt32Field.readJSON(from: &reader)
  }
}

extension GoogleProtobuf.UInt64Value {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    try UInt64Field.writeJSON(value, to: &writer)
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    value = try UInt64Field.readJSON(from: &reader)
  }
}
