import Wire

extension DynamicMessage {
  /// Errors list no more valid names of an enum than this.
  private static let mostChoices = 20

  /// Converts a message from its JSON form to bytes.
  ///
  /// - Throws: `JSONError` with the path of the field; ``DescriptorError`` if a type is unknown.
  package func bytes(of typeName: String, json: [UInt8]) throws -> [UInt8] {
    try bytes(of: typeName, json: json[...], at: JSONPlace())
  }

  private func bytes(
    of typeName: String,
    json: ArraySlice<UInt8>,
    at place: JSONPlace
  ) throws -> [UInt8] {
    guard place.depth <= Self.deepest else {
      throw JSONError(.tooDeep, path: place.path, offset: json.startIndex)
    }
    if let type = Self.wellKnown[typeName] {
      var options = options
      options.isRedacted = place.isRedacted
      options.limits.depth = max(0, options.limits.depth - place.depth)
      return try located(place.path, from: json.startIndex) { () throws(JSONError) in
        try Self.encoded(type, Array(json), options)
      }
    }
    let type = try type(typeName)
    let members = try members(json) { name in
      place.of(name.flatMap(type.field(json:)), named: name).path
    }
    var given: [Int: [UInt8]] = [:]
    var choices: Set<Int> = []
    for member in members {
      let field = type.field(json: member.name)
      let place = place.of(field, named: member.name)
      func failure(_ reason: JSONError.Reason) -> JSONError {
        JSONError(reason, path: place.path, offset: member.quoted.startIndex)
      }
      guard let field else { throw failure(.unknownField) }
      guard given[field.number] == nil else { throw failure(.duplicate) }
      given[field.number] = []
      if member.value.elementsEqual("null".utf8), !isNullable(field) { continue }
      if let oneof = field.oneof, !choices.insert(oneof).inserted {
        throw JSONError(.duplicateChoice, path: place.path, offset: member.value.startIndex)
      }
      given[field.number] = try bytes(of: field, json: member.value, at: place)
    }
    return given.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// JSON's `null` is a value of these; for all others it means that the field is not set.
  private func isNullable(_ field: FieldType) -> Bool {
    !field.isRepeated
      && (field.typeName == "google.protobuf.Value" || field.typeName == Self.nullValue)
  }

  private static func encoded<Known: Message>(
    _ type: Known.Type,
    _ json: [UInt8],
    _ options: JSONOptions
  ) throws(JSONError) -> [UInt8] {
    try Known(json: json, options).encoded()
  }

  /// A field with its tags.
  private func bytes(
    of field: FieldType,
    json: ArraySlice<UInt8>,
    at place: JSONPlace
  ) throws -> [UInt8] {
    if let entry = entry(field) {
      return try map(field, entry, json: json, at: place)
    }
    guard field.isRepeated else {
      let value = try value(of: field, json: json, at: place)
      // A default of a field without presence is not written.
      let isImplicit = !field.isOptional && field.oneof == nil && field.kind != .message
      if isImplicit, value.allSatisfy({ $0 == 0 }) { return [] }
      return Output.tag(field.number, field.kind.wireType) + value
    }
    var pieces = JSONPieces(json)
    let elements: [JSONPieces.Piece]
    do { elements = try pieces.elements() } catch {
      throw error.inside(pieces.index.map { place.element($0).path } ?? place.path)
    }
    let values = try elements.enumerated().map { index, element in
      try value(of: field, json: element, at: place.element(index))
    }
    guard !values.isEmpty else { return [] }
    if field.kind.isPackable, field.isPacked {
      return Output.tag(field.number, 2) + Output.delimited(values.flatMap(\.self))
    }
    return values.flatMap { Output.tag(field.number, field.kind.wireType) + $0 }
  }

  private func map(
    _ field: FieldType,
    _ entry: (key: FieldType, value: FieldType),
    json: ArraySlice<UInt8>,
    at place: JSONPlace
  ) throws -> [UInt8] {
    let members = try members(json) { place.key($0).path }
    var seen: Set<[UInt8]> = []
    return try members.flatMap { member in
      // Names in JSON are text, whatever the key's type.
      let text = entry.key.kind == .bool ? Array(member.name.utf8) : Array(member.quoted)
      let start = member.quoted.startIndex
      let place = place.key(member.name)
      guard let key = try? entry.key.kind.bytes(json: text) else {
        throw JSONError(.mismatch(.key), path: place.path, offset: start)
      }
      guard seen.insert(key).inserted else {
        throw JSONError(.duplicate, path: place.path, offset: start)
      }
      let value = try value(of: entry.value, json: member.value, at: place.deeper)
      return Output.tag(field.number, 2)
        + Output.delimited(
          Output.tag(1, entry.key.kind.wireType) + key
            + Output.tag(2, entry.value.kind.wireType) + value
        )
    }
  }

  /// One value, without a tag.
  private func value(
    of field: FieldType,
    json: ArraySlice<UInt8>,
    at place: JSONPlace
  ) throws -> [UInt8] {
    switch field.kind {
    case .message:
      let inside = try bytes(of: field.typeName, json: json, at: place.deeper)
      return Output.delimited(inside)
    case .enumeration: return Output.varint(Int64(try number(of: field, json, place.path)))
    default:
      guard !json.elementsEqual("null".utf8) else {
        throw JSONError(.mismatch(.value), path: place.path, offset: json.startIndex)
      }
      return try located(place.path, from: json.startIndex) { () throws(JSONError) in
        try field.kind.bytes(json: Array(json))
      }
    }
  }

  private func number(
    of field: FieldType,
    _ json: ArraySlice<UInt8>,
    _ path: String
  ) throws -> Int32 {
    if field.typeName == Self.nullValue, json.elementsEqual("null".utf8) { return 0 }
    guard json.first == UInt8(ascii: "\"") else {
      return try located(path, from: json.startIndex) { () throws(JSONError) in
        try GoogleProtobuf.Int32Value(json: Array(json)).value
      }
    }
    let name = try located(path, from: json.startIndex) { () throws(JSONError) in
      try GoogleProtobuf.StringValue(json: Array(json)).value
    }
    let values = try enumType(field.typeName).values
    guard let value = values.first(where: { $0.name.isExactly(name) }) else {
      var error = JSONError(.unknownValue, path: path, offset: json.startIndex)
      if values.count <= Self.mostChoices { error.choices = values.map(\.name) }
      throw error
    }
    return value.number
  }

  /// Splits an object; `path` is the place of an error.
  private func members(
    _ json: ArraySlice<UInt8>,
    _ path: (String?) -> String
  ) throws(JSONError) -> [(name: String, quoted: JSONPieces.Piece, value: JSONPieces.Piece)] {
    var pieces = JSONPieces(json)
    do { return try pieces.members() } catch { throw error.inside(path(pieces.member)) }
  }

  /// Adds a field's path to errors of `body`.
  ///
  /// - Parameters:
  ///   - path: the field.
  ///   - start: the offset of the text that `body` reads.
  ///   - body: reads it.
  /// - Returns: the result of `body`.
  /// - Throws: the error of `body`, with the whole path and the offset in the whole text.
  private func located<Value>(
    _ path: String,
    from start: Int = 0,
    _ body: () throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do {
      return try body()
    } catch {
      var error = error.inside(path)
      error.offset = error.offset.map { $0 + start }
      throw error
    }
  }
}
