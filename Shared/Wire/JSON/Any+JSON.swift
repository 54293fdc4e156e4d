// An `Any` is its message in JSON, with the type beside the fields: {"@type": "…", "name": "Rye"}.

extension GoogleProtobuf.`Any` {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    guard !typeUrl.isEmpty else {
      guard value.isEmpty else { throw JSONError(.unknownType) }
      writer.beginObject()
      return writer.endObject()
    }
    guard let type = writer.options.types.type(forURL: typeUrl) else {
      guard writer.options.isRedacting else { throw JSONError(.unknownType) }
      writer.announceType(typeUrl)
      writer.beginObject()
      return writer.endObject()
    }
    // Each `Any` is decoded by itself, so no limit of decoding counts how deep they nest.
    guard writer.depth < writer.options.limits.depth else { throw JSONError(.tooDeep) }
    let message: any Message
    do { message = try type.init(decoding: value) } catch { throw JSONError(.unrepresentable) }
    writer.announceType(typeUrl)
    guard type.hasOwnJSONForm else { return try message.encodeJSON(to: &writer) }
    writer.beginObject()
    writer.key("value")
    try message.encodeJSON(to: &writer)
    writer.endObject()
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var scout = reader
    let url = try scout.typeURL()
    // Looking ahead at every level of a deep nest would read the same text a hundred times.
    try reader.charge(scout.position - reader.position)
    guard let url else {
      var object = try reader.beginObject([])
      while try reader.nextField(&object) != nil {}
      self = Self()
      return
    }
    guard let type = reader.options.types.type(forURL: url) else {
      throw reader.failure(.unknownType)
    }
    var message = type.init()
    reader.opensAny = true
    if type.hasOwnJSONForm {
      var object = try reader.beginObject([FieldInfo(1, "value", "value", isNullable: true)])
      var hasValue = false
      while try reader.nextField(&object) != nil {
        try message.mergeJSON(from: &reader)
        hasValue = true
      }
      guard hasValue else { throw reader.failure(.mismatch(.value)) }
    } else {
      try message.mergeJSON(from: &reader)
    }
    typeUrl = url
    value = message.encoded()
  }
}

extension JSONReader {
  /// Looks through an object for its `@type`; `nil` when the object is empty.
  fileprivate mutating func typeURL() throws(JSONError) -> String? {
    try enter("{", .object)
    var isFirst = true
    while try advance(isFirst: isFirst, closing: "}") {
      isFirst = false
      if try name() == "@type" { return try string() }
      try skipValue()
    }
    guard isFirst else { throw failure(.mismatch(.type)) }
    return nil
  }
}
