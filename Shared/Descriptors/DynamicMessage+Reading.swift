import Wire

extension DynamicMessage {
  /// Reads a message from its JSON form and gives its bytes.
  ///
  /// - Throws: `JSONError` with the path of the field; ``DescriptorError`` when a type is missing.
  package func bytes(of typeName: String, json: [UInt8]) throws -> [UInt8] {
    try bytes(of: typeName, json: json[...], path: "", depth: 0)
  }

  private func bytes(
    of typeName: String,
    json: ArraySlice<UInt8>,
    path: String,
    depth: Int
  ) throws -> [UInt8] {
    guard depth < Self.deepest else {
      throw JSONError(.tooDeep, path: path, offset: json.startIndex)
    }
    if let type = Self.wellKnown[typeName] {
      return try located(path, from: json.startIndex) { () throws(JSONError) in
        try Self.encoded(type, Array(json), options)
      }
    }
    let type = try type(typeName)
    let members = try located(path) { () throws(JSONError) in
      var pieces = JSONPieces(json)
      return try pieces.members()
    }
    var given: [Int: [UInt8]] = [:]
    var choices: Set<Int> = []
    for member in members {
      let field = type.fields.first {
        $0.jsonName.isExactly(member.name) || $0.name.isExactly(member.name)
      }
      let name = field?.name ?? JSONError.place(ofUnknown: member.name)
      let place = path.isEmpty ? name : "\(path).\(name)"
      func failure(_ reason: JSONError.Reason) -> JSONError {
        JSONError(reason, path: place, offset: member.quoted.startIndex)
      }
      guard let field else { throw failure(.unknownField) }
      guard given[field.number] == nil else { throw failure(.duplicate) }
      given[field.number] = []
      if member.value.elementsEqual("null".utf8), !isNullable(field) { continue }
      if let oneof = field.oneof, !choices.insert(oneof).inserted {
        throw JSONError(.duplicateChoice, path: place, offset: member.value.startIndex)
      }
      given[field.number] = try bytes(of: field, json: member.value, path: place, depth: depth)
    }
    return given.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// JSON's `null` is a value of these; of all others it means that the field is not there.
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
    path: String,
    depth: Int
  ) throws -> [UInt8] {
    if let entry = entry(field) {
      return try map(field, entry, json: json, path: path, depth: depth)
    }
    guard field.isRepeated else {
      let value = try value(of: field, json: json, path: path, depth: depth)
      // A default that the contract does not call optional says nothing.
      let isImplicit = !field.isOptional && field.oneof == nil && field.kind != .message
      if isImplicit, value.allSatisfy({ $0 == 0 }) { return [] }
      return Output.tag(field.number, field.kind.wireType) + value
    }
    let elements = try located(path) { () throws(JSONError) in
      var pieces = JSONPieces(json)
      return try pieces.elements()
    }
    let values = try elements.enumerated().map { index, element in
      try value(of: field, json: element, path: "\(path)[\(index)]", depth: depth)
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
    path: String,
    depth: Int
  ) throws -> [UInt8] {
    let members = try located(path) { () throws(JSONError) in
      var pieces = JSONPieces(json)
      return try pieces.members()
    }
    var seen: Set<[UInt8]> = []
    return try members.flatMap { member in
      // A key is text also where its type is not.
      let text = entry.key.kind == .bool ? Array(member.name.utf8) : Array(member.quoted)
      let start = member.quoted.startIndex
      let path = path + JSONError.place(ofKey: member.name)
      guard let key = try? entry.key.kind.bytes(json: text) else {
        throw JSONError(.mismatch(.key), path: path, offset: start)
      }
      guard seen.insert(key).inserted else {
        throw JSONError(.duplicate, path: path, offset: start)
      }
      let value = try value(of: entry.value, json: member.value, path: path, depth: depth + 1)
      return Output.tag(field.number, 2)
        + Output.delimited(
          Output.tag(1, entry.key.kind.wireType) + key
            + Output.tag(2, entry.value.kind.wireType) + value
        )
    }
  }

  /// One value without a tag.
  private func value(
    of field: FieldType,
    json: ArraySlice<UInt8>,
    path: String,
    depth: Int
  ) throws -> [UInt8] {
    switch field.kind {
    case .message:
      let inside = try bytes(of: field.typeName, json: json, path: path, depth: depth + 1)
      return Output.delimited(inside)
    case .enumeration: return Output.varint(Int64(try number(of: field, json, path)))
    default:
      guard !json.elementsEqual("null".utf8) else {
        throw JSONError(.mismatch(.value), path: path, offset: json.startIndex)
      }
      return try located(path, from: json.startIndex) { () throws(JSONError) in
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
    guard let value = try enumType(field.typeName).values.first(where: { $0.name.isExactly(name) })
    else {
      throw JSONError(.unknownValue, path: path, offset: json.startIndex)
    }
    return value.number
  }

  /// Puts the path of a field in front of that of an error inside it.
  ///
  /// - Parameters:
  ///   - path: the field.
  ///   - start: where what `body` reads by itself begins in the text.
  ///   - body: reads.
  /// - Returns: what `body` reads.
  /// - Throws: what `body` throws, with the whole path and the place in the whole text.
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
