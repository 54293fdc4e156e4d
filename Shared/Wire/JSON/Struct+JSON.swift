// `Struct`, `Value` and `ListValue` are JSON itself.

extension GoogleProtobuf.Struct {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    for (name, value) in fields.sorted(by: { StringField.isOrdered($0.key, before: $1.key) }) {
      writer.key(name)
      try value.encodeJSON(to: &writer)
    }
    writer.endObject()
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.insert(
      into: &fields,
      StringField.self,
      MessageField<GoogleProtobuf.Value>.self
    )
  }
}

extension GoogleProtobuf.ListValue {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginArray()
    for value in values {
      writer.separate()
      try value.encodeJSON(to: &writer)
    }
    writer.endArray()
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    try reader.append(to: &values, MessageField<GoogleProtobuf.Value>.self)
  }
}

extension GoogleProtobuf.Value {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    switch kind {
    case .nullValue: writer.null()
    case .numberValue(let number):
      // Text such as "NaN" would come back as a string.
      guard number.isFinite else { throw JSONError(.unrepresentable) }
      try DoubleField.writeJSON(number, to: &writer)
    case .stringValue(let text): writer.string(text)
    case .boolValue(let flag): try BoolField.writeJSON(flag, to: &writer)
    case .structValue(let object): try object.encodeJSON(to: &writer)
    case .listValue(let list): try list.encodeJSON(to: &writer)
    case nil: throw JSONError(.unrepresentable)
    }
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    switch reader.peek() {
    case UInt8(ascii: "n"):
      guard reader.take(word: "null") else { throw reader.failure(.malformed(.value)) }
      kind = .nullValue(.nullValue)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): kind = .boolValue(try reader.boolean())
    case UInt8(ascii: "\""): kind = .stringValue(try reader.string())
    case UInt8(ascii: "{"): kind = .structValue(try reader.value(MessageField.self))
    case UInt8(ascii: "["): kind = .listValue(try reader.value(MessageField.self))
    default: kind = .numberValue(try reader.value(DoubleField.self))
    }
  }
}
