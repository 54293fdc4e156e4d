package import Wire

extension DynamicMessage {
  /// The JSON form of a message; unknown fields are left out.
  ///
  /// - Throws: `WireError` with the path of the field, if the bytes are not such a message;
  ///   ``DescriptorError`` if a type is unknown; `JSONError` if a value has no JSON form.
  package func json(
    of typeName: String,
    bytes: [UInt8],
    limits: WireLimits = .standard
  ) throws -> String {
    if let known = Self.wellKnown[typeName] { return try text(known, bytes, limits) }
    let type = try type(typeName)
    let fields = try WireReader.read(bytes, limits: limits) { (reader) throws(WireError) in
      var fields: [Int: DynamicValue] = [:]
      try merge(&fields, of: type, from: &reader)
      return fields
    }
    return try object(fields, of: type, depth: 0, isRedacted: false)
  }

  private func text<Known: Message>(
    _ type: Known.Type,
    _ bytes: [UInt8],
    _ limits: WireLimits
  ) throws -> String {
    try Known(decoding: bytes, limits: limits).jsonString(options)
  }

  private func object(
    _ fields: [Int: DynamicValue],
    of type: MessageType,
    depth: Int,
    isRedacted: Bool
  ) throws -> String {
    let members = try type.fields.compactMap { field -> String? in
      guard let value = fields[field.number], field.isShown(value) else { return nil }
      let name = try GoogleProtobuf.StringValue(value: field.jsonName).jsonString()
      let text = try inside(field.name) {
        let isRedacted = isRedacted || field.isRedacted
        return try json(value, of: field, depth: depth + 1, isRedacted)
      }
      return "\(name):\(text)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func json(
    _ value: DynamicValue,
    of field: FieldType,
    depth: Int,
    _ isRedacted: Bool
  ) throws -> String {
    switch value {
    case .known(let message):
      var options = options
      options.limits.depth = max(0, options.limits.depth - depth)
      options.isRedacted = isRedacted
      return try message.jsonString(options)
    case .number(let number):
      if field.typeName == Self.nullValue { return "null" }
      let name = try enumType(field.typeName).values.first { $0.number == number }?.name
      return name.map { "\"\($0)\"" } ?? String(number)
    case .fields(let fields):
      let type = try type(field.typeName)
      return try object(fields, of: type, depth: depth, isRedacted: isRedacted)
    case .list(let values):
      let texts = try values.enumerated().map { index, value in
        try inside("[\(index)]") { try json(value, of: field, depth: depth, isRedacted) }
      }
      return "[\(texts.joined(separator: ","))]"
    case .entries(let entries):
      guard let entry = entry(field) else { return "{}" }
      let members = try entries.values.map { found in
        let name = try json(found.key, of: entry.key, depth: depth, isRedacted)
        let key = Self.unquoted(name)
        let place = isRedacted ? JSONError.hiddenPlace : JSONError.place(ofKey: key)
        let value = try inside(place) {
          try json(found.value, of: entry.value, depth: depth + 1, isRedacted)
        }
        return (order: KeyOrder(found.key, name), text: "\(Self.quoted(name)):\(value)")
      }
      let texts = members.sorted { $0.order < $1.order }.map(\.text)
      return "{\(texts.joined(separator: ","))}"
    case .undescribed(let name): throw DescriptorError.unknownType(name)
    }
  }

  /// Adds a value's place to the path of an error.
  private func inside(_ place: String, _ body: () throws -> String) throws -> String {
    do { return try body() } catch let error as JSONError { throw error.inside(place) }
  }

  /// A key without its quotes; one with escapes is not decoded.
  private static func unquoted(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "\"") ? String(name.dropFirst().dropLast()) : name
  }

  /// Names in JSON are text, whatever the key's type.
  private static func quoted(_ name: String) -> String {
    // By bytes: a quote and a following accent are one character.
    name.utf8.first == UInt8(ascii: "\"") ? name : "\"\(name)\""
  }
}

extension FieldType {
  /// A default of a field without presence is not written.
  fileprivate func isShown(_ value: DynamicValue) -> Bool {
    if case .list(let values) = value { return !values.isEmpty }
    return kind == .message || isOptional || oneof != nil || !value.isInitial
  }
}

/// The order of map entries: numbers by value, text by its bytes, false before true.
private struct KeyOrder: Comparable {
  private let number: Int128
  private let text: ExactText

  init(_ key: DynamicValue, _ json: String) {
    var text = json
    if case .known(let message) = key, let key = message as? GoogleProtobuf.StringValue {
      text = key.value
      number = 0
    } else {
      number = Int128(json.filter { $0 != "\"" }) ?? 0
    }
    self.text = ExactText(text)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.number, left.text) < (right.number, right.text)
  }
}
