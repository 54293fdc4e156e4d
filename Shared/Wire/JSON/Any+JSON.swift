// An `Any` is its message's JSON object with its type: {"@type": "…", "name": "Rye"}.

extension GoogleProtobuf.`Any` {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    guard !typeUrl.isEmpty else {
      guard value.isEmpty else { return try writer.refuse(.unknownType) }
      writer.beginObject()
      return writer.endObject()
    }
    guard let type = writer.options.types.type(forURL: typeUrl) else {
      guard writer.isDescribing else { throw JSONError(.unknownType) }
      writer.announceType(typeUrl)
      writer.beginObject()
      return writer.endObject()
    }
    try writer.nested(for: type.memorySize) { (writer) throws(JSONError) in
      guard let message = try writer.open(type, value) else { return }
      writer.announceType(typeUrl)
      guard type.hasOwnJSONForm else {
        return try message.encodeJSON(to: &writer)
      }
      writer.beginObject()
      writer.key("value" as StaticString)
      try message.encodeJSON(to: &writer)
      writer.endObject()
    }
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    _ = reader.peek()
    let place = reader.position
    var scout = reader
    let url = try scout.typeURL()
    guard let url else {
      self = Self()
      reader.position = scout.position
      return
    }
    // Scanning ahead at every level of a deep nest reads the same text repeatedly, so it is
    // charged.
    try reader.charge(scout.position - place)
    guard let type = reader.options.types.type(forURL: url) else {
      throw reader.failure(.unknownType, at: place)
    }
    var message = type.init()
    reader.opensAny = true
    try reader.nested(for: type.memorySize) { (reader) throws(JSONError) in
      if type.hasOwnJSONForm {
        guard try reader.readValue(of: &message) else {
          throw reader.failure(.mismatch(.value), at: place)
        }
      } else {
        try message.mergeJSON(from: &reader)
      }
    }
    // Each level holds a copy of all levels inside it.
    try reader.charge(message.encodedSize())
    typeUrl = url
    value = message.encoded()[...]
  }

  /// The field of a message with a JSON form of its own, next to its type.
  fileprivate static let valueField = JSONFields([
    FieldInfo(1, "value", "value", isNullable: true)
  ])
}

extension JSONReader {
  /// Scans an object for its `@type`; `nil` if the object is empty.
  mutating func typeURL() throws(JSONError) -> String? {
    try enter("{", .object)
    let place = position
    var isFirst = true
    while try advance(&isFirst, closing: "}") {
      if try name({ $0.elementsEqual("@type".utf8) }) { return try string() }
      try skipValue()
    }
    guard isFirst else { throw failure(.mismatch(.type), at: place - 1) }
    return nil
  }

  /// Reads the object of an `Any` that has a value instead of fields.
  ///
  /// - Returns: whether there was a value.
  fileprivate mutating func readValue(of message: inout any Message) throws(JSONError) -> Bool {
    var object = try beginObject()
    var hasValue = false
    while try nextField(&object, GoogleProtobuf.`Any`.valueField) != nil {
      try message.mergeJSON(from: &self)
      hasValue = true
    }
    return hasValue
  }
}
