import Wire

extension DynamicMessage {
  /// The JSON form of a message; fields that its contract does not know are left out.
  ///
  /// - Throws: ``DescriptorError`` when the bytes are not such a message, or a type is missing;
  ///   `JSONError` when a value has no JSON form.
  package func json(of typeName: String, bytes: [UInt8]) throws -> String {
    try json(of: typeName, bytes: bytes[...], depth: 0)
  }

  private func json(
    of typeName: String,
    bytes: ArraySlice<UInt8>,
    depth: Int
  ) throws -> String {
    guard depth < Self.deepest else { throw DescriptorError.tooDeep }
    if let type = Self.wellKnown[typeName] { return try known(type, Array(bytes)) }
    let type = try type(typeName)
    let values = try values(of: type, bytes)
    var members: [String] = []
    for field in type.fields {
      guard let found = values[field.number], !found.isEmpty,
        let text = try json(of: field, found, depth: depth)
      else { continue }
      let name = try GoogleProtobuf.StringValue(value: field.jsonName).jsonString()
      members.append("\(name):\(text)")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func known<Known: Message>(_ type: Known.Type, _ bytes: [UInt8]) throws -> String {
    try Known(decoding: bytes).jsonString(options)
  }

  /// What stands on the wire, by field; of a oneof only what came last.
  private func values(
    of type: MessageType,
    _ bytes: ArraySlice<UInt8>
  ) throws -> [Int: [WireCursor.Value]] {
    let oneofs = Dictionary(grouping: type.fields.filter { $0.oneof != nil }) { $0.oneof }
    let known = Dictionary(type.fields.map { ($0.number, $0) }) { first, _ in first }
    var values: [Int: [WireCursor.Value]] = [:]
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      guard let field = known[number] else { continue }
      if let oneof = field.oneof {
        for other in oneofs[oneof] ?? [] where other.number != number {
          values[other.number] = nil
        }
      }
      values[number, default: []].append(value)
    }
    return values
  }

  /// - Returns: `nil` for a default that says nothing.
  private func json(
    of field: FieldType,
    _ found: [WireCursor.Value],
    depth: Int
  ) throws -> String? {
    if let entry = entry(field) { return try map(entry, found, depth: depth) }
    if field.isRepeated {
      let values = try found.flatMap { try unpacked(field, $0) }
      let texts = try values.map { try json(ofOne: field, $0, depth: depth).text }
      return texts.isEmpty ? nil : "[\(texts.joined(separator: ","))]"
    }
    guard let last = found.last else { return nil }
    if field.kind == .message {
      // A message that came in parts is what they make together.
      let parts = try found.flatMap { try $0.slice() }
      return try json(of: field.typeName, bytes: parts[...], depth: depth + 1)
    }
    let (text, isDefault) = try json(ofOne: field, last, depth: depth)
    return isDefault && !field.isOptional && field.oneof == nil ? nil : text
  }

  private func map(
    _ entry: (key: FieldType, value: FieldType),
    _ found: [WireCursor.Value],
    depth: Int
  ) throws -> String? {
    var members: [ExactText: String] = [:]
    for value in found {
      var key: WireCursor.Value?
      var content: [WireCursor.Value] = []
      var cursor = WireCursor(try value.slice())
      while let (number, value) = try cursor.next() {
        if number == 1 { key = value }
        if number == 2 { content.append(value) }
      }
      let keyText = try json(ofOne: entry.key, key ?? entry.key.initial, depth: depth).text
      let name = keyText.hasPrefix("\"") ? keyText : "\"\(keyText)\""
      let last = content.last ?? entry.value.initial
      members[ExactText(name)] = try json(ofOne: entry.value, last, depth: depth + 1).text
    }
    guard !members.isEmpty else { return nil }
    let names = members.keys.sorted { left, right in
      guard let first = Int128(left.text.dropFirst().dropLast()),
        let second = Int128(right.text.dropFirst().dropLast()), entry.key.kind != .string
      else { return left < right }
      return first < second
    }
    return "{\(names.map { "\($0):\(members[$0] ?? "null")" }.joined(separator: ","))}"
  }

  /// The values behind one tag.
  private func unpacked(
    _ field: FieldType,
    _ value: WireCursor.Value
  ) throws(DescriptorError) -> [WireCursor.Value] {
    guard field.kind.isPackable, case .bytes(let bytes) = value else { return [value] }
    var cursor = WireCursor(bytes)
    var values: [WireCursor.Value] = []
    while !cursor.isAtEnd {
      switch field.kind.wireType {
      case 0: values.append(.varint(try cursor.varint()))
      case 1: values.append(.eightBytes(try cursor.fixed(8)))
      default: values.append(.fourBytes(UInt32(truncatingIfNeeded: try cursor.fixed(4))))
      }
    }
    return values
  }

  private func json(
    ofOne field: FieldType,
    _ value: WireCursor.Value,
    depth: Int
  ) throws -> (text: String, isDefault: Bool) {
    switch field.kind {
    case .message:
      return (try json(of: field.typeName, bytes: value.slice(), depth: depth + 1), false)
    case .enumeration:
      guard case .varint(let raw) = value else { throw DescriptorError.malformed }
      let number = Int32(truncatingIfNeeded: raw)
      if field.typeName == Self.nullValue { return ("null", number == 0) }
      let name = try enumType(field.typeName).values.first { $0.number == number }?.name
      return (name.map { "\"\($0)\"" } ?? String(number), number == 0)
    default: return try field.kind.json(value)
    }
  }
}

extension FieldType {
  /// What an entry of a map has when it does not say.
  fileprivate var initial: WireCursor.Value {
    switch kind.wireType {
    case 0: .varint(0)
    case 1: .eightBytes(0)
    case 2: .bytes([])
    default: .fourBytes(0)
    }
  }
}
