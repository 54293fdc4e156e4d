/// The object a message is read from: which of its fields have been seen.
package struct JSONObject {
  fileprivate let fields: [FieldInfo]
  fileprivate var seen: Set<UInt32> = []
  fileprivate var choices: Set<Int> = []
  fileprivate var isFirst = true
  /// Inside an `Any`: the name of the type stands among the fields.
  fileprivate let hasType: Bool
  fileprivate var hasSeenType = false
}

extension JSONReader {
  /// Begins a message.
  package mutating func beginObject(_ fields: [FieldInfo]) throws(JSONError) -> JSONObject {
    try enter("{", .object)
    path.append(.field(""))
    defer { opensAny = false }
    return JSONObject(fields: fields, hasType: opensAny)
  }

  /// Reads up to the value of the next field that has one.
  ///
  /// - Returns: the field's number; `nil` at the end of the object.
  package mutating func nextField(_ object: inout JSONObject) throws(JSONError) -> UInt32? {
    path.removeLast()
    while try advance(isFirst: object.isFirst, closing: "}") {
      object.isFirst = false
      let name = try name()
      if object.hasType, name == "@type" {
        guard !object.hasSeenType else { throw failure(.duplicate) }
        object.hasSeenType = true
        _ = try string()
        continue
      }
      guard let field = object.fields.first(where: { $0.jsonName == name || $0.name == name })
      else {
        guard options.ignoresUnknownFields else {
          path.append(.field(name.count <= 64 ? name : "…"))
          throw failure(.unknownField)
        }
        try skipValue()
        continue
      }
      path.append(.field(field.name))
      guard object.seen.insert(field.number).inserted else { throw failure(.duplicate) }
      if !field.isNullable, take(word: "null") {
        path.removeLast()
        continue
      }
      if let choice = field.oneof, !object.choices.insert(choice).inserted {
        throw failure(.duplicateChoice)
      }
      return field.number
    }
    return nil
  }

  // MARK: - Values

  package mutating func value<Kind: FieldKind>(
    _ kind: Kind.Type
  ) throws(JSONError) -> Kind.Value {
    try Kind.readJSON(from: &self)
  }

  /// Reads text of a fixed form; no text at all is no value.
  package mutating func text<Value: WireText>(_: Value.Type) throws(JSONError) -> Value? {
    let text = try string()
    return text.isEmpty ? nil : try formed(text)
  }

  func formed<Value: WireText>(_ text: String) throws(JSONError) -> Value {
    var text = text
    let value = text.withUTF8 { Value(wireText: UnsafeRawBufferPointer($0)) }
    guard let value else { throw failure(.mismatch(.form)) }
    return value
  }

  package mutating func merge<Value: Message>(_ field: inout Value?) throws(JSONError) {
    var value = Value()
    try value.mergeJSON(from: &self)
    field = value
  }

  package mutating func append<Kind: FieldKind>(
    to values: inout [Kind.Value],
    _ kind: Kind.Type
  ) throws(JSONError) {
    try enter("[", .array)
    var isFirst = true
    while try advance(isFirst: isFirst, closing: "]") {
      isFirst = false
      try charge(MemoryLayout<Kind.Value>.stride)
      path.append(.index(values.count))
      hasPassedOver = false
      let value = try Kind.readJSON(from: &self)
      if !hasPassedOver { values.append(value) }
      path.removeLast()
    }
  }

  package mutating func insert<Key: MapKeyKind, Value: FieldKind>(
    into map: inout [Key.Value: Value.Value],
    _: Key.Type,
    _: Value.Type
  ) throws(JSONError) {
    try enter("{", .object)
    var isFirst = true
    while try advance(isFirst: isFirst, closing: "}") {
      isFirst = false
      try charge(MemoryLayout<Key.Value>.stride + MemoryLayout<Value.Value>.stride)
      guard let key = Key.value(jsonKey: try name()) else { throw failure(.mismatch(.name)) }
      guard map[key] == nil else { throw failure(.duplicate) }
      hasPassedOver = false
      let value = try Value.readJSON(from: &self)
      if !hasPassedOver { map[key] = value }
    }
  }
}
