/// The object of a message while it is read: which fields were seen.
package struct JSONObject {
  /// One bit per field: the first 64, and the others.
  fileprivate var seen: UInt64 = 0
  fileprivate var seenLater: [UInt64] = []
  /// The field that probably comes next.
  fileprivate var next = 0
  fileprivate var isFirst = true
  /// In an `Any`: the type is among the fields.
  fileprivate let hasType: Bool
  fileprivate var hasSeenType = false
  /// Ignored names.
  fileprivate var unknownNames: Set<[UInt8]> = []

  /// Marks a field as seen; `false` if it was before.
  fileprivate mutating func see(_ index: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(index & 63)
    if index < 64 {
      defer { seen |= bit }
      return seen & bit == 0
    }
    let word = index / 64 - 1
    while seenLater.count <= word { seenLater.append(0) }
    defer { seenLater[word] |= bit }
    return seenLater[word] & bit == 0
  }
}

extension JSONReader {
  /// Begins a message.
  package mutating func beginObject() throws(JSONError) -> JSONObject {
    try enter("{", .object)
    defer { opensAny = false }
    return JSONObject(hasType: opensAny)
  }

  /// Reads up to the next field's value.
  ///
  /// - Returns: the field's number; `nil` at the end of the object.
  package mutating func nextField(
    _ object: inout JSONObject,
    _ fields: JSONFields
  ) throws(JSONError) -> UInt32? {
    while try advance(&object.isFirst, closing: "}") {
      guard peek() == UInt8(ascii: "\"") else { throw failure(.malformed(.name)) }
      let place = position
      guard let field = try takeField(&object, fields) else { continue }
      object.next = field.index + 1
      guard object.see(field.index) else { throw failure(.duplicate, at: place) }
      if !field.isNullable, take(word: "null") { continue }
      return field.number
    }
    return nil
  }

  /// Reads a name and its colon; `nil` for an unknown field, whose value was skipped.
  private mutating func takeField(
    _ object: inout JSONObject,
    _ fields: JSONFields
  ) throws(JSONError) -> JSONFields.Entry? {
    if let probable = fields[object.next], probable.isPlain, take(name: probable.name) {
      try colon()
      return probable
    }
    let place = position
    let hasType = object.hasType
    let (found, isType) = try name { name in
      (fields.entry(named: name), hasType && name.elementsEqual("@type".utf8))
    }
    if isType {
      guard !object.hasSeenType else { throw failure(.duplicate, at: place) }
      object.hasSeenType = true
      try text { _ in }
    } else if found == nil {
      guard options.ignoresUnknownFields else { throw failure(.unknownField, at: place) }
      try passOver(place, &object)
    }
    return isType ? nil : found
  }

  /// Skips the value of an unknown field, whose name is at `place`.
  private mutating func passOver(
    _ place: UnsafePointer<UInt8>,
    _ object: inout JSONObject
  ) throws(JSONError) {
    var scout = self
    scout.position = place
    // As bytes, since `String` comparison is slow and by canonical equivalence.
    let name = Array(try scout.string().utf8)
    try charge(name.count + MemoryLayout<[UInt8]>.stride)
    guard object.unknownNames.insert(name).inserted else { throw failure(.duplicate, at: place) }
    try skipValue()
  }

  /// Skips a quoted name without escapes, if it is next.
  @inline(__always)
  private mutating func take(name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.baseAddress, end - position >= name.count + 2,
      position[name.count + 1] == UInt8(ascii: "\""),
      JSONText.areEqual(position + 1, first, name.count)
    else { return false }
    position += name.count + 2
    return true
  }

  // MARK: - Values

  /// Reads a field without presence; an ignored name leaves it unchanged.
  @inlinable
  package mutating func read<Kind: FieldKind>(
    _ field: inout Kind.Value,
    _ kind: Kind.Type
  ) throws(JSONError) {
    if let value = try Kind.readJSON(from: &self) { field = value }
  }

  /// Reads an optional field.
  @inlinable
  package mutating func read<Kind: FieldKind>(
    _ field: inout Kind.Value?,
    _ kind: Kind.Type
  ) throws(JSONError) {
    if let value = try Kind.readJSON(from: &self) { field = value }
  }

  /// Reads a message.
  ///
  /// In place: messages nest, and every copy on the way takes its size of the stack.
  @inlinable
  package mutating func read<Value: Message>(
    _ field: inout Value?,
    _ kind: MessageField<Value>.Type
  ) throws(JSONError) {
    _ = peek()
    try charge(MemoryLayout<Value>.stride)
    try nested(for: MemoryLayout<Value>.size) { (reader) throws(JSONError) in
      var value = Value()
      try value.mergeJSON(from: &reader)
      field = value
    }
  }

  /// Reads the value of one field of a oneof.
  ///
  /// - Parameters:
  ///   - isFirst: whether no other one was read.
  ///   - kind: the value's encoding.
  ///   - choose: receives the value, unless it is ignored.
  /// - Throws: ``JSONError``, also if it is not the first.
  @inlinable
  package mutating func choice<Kind: FieldKind>(
    isFirst: Bool,
    _ kind: Kind.Type,
    _ choose: (Kind.Value) -> Void
  ) throws(JSONError) {
    _ = peek()
    let place = position
    guard let value = try Kind.readJSON(from: &self) else { return }
    guard isFirst else { throw failure(.duplicateChoice, at: place) }
    choose(value)
  }

  /// Reads the message of one field of a oneof; see ``choice(isFirst:_:_:)``.
  @inlinable
  package mutating func choice<Value: Message>(
    isFirst: Bool,
    _ kind: MessageField<Value>.Type,
    _ choose: (Value) -> Void
  ) throws(JSONError) {
    guard isFirst else {
      _ = peek()
      throw failure(.duplicateChoice)
    }
    try charge(MemoryLayout<Value>.stride)
    guard MemoryLayout<Value>.size > largestInPlace else {
      if let value = try kind.readJSON(from: &self) { choose(value) }
      return
    }
    try chosen(kind, choose)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  mutating func chosen<Value: Message>(
    _ kind: MessageField<Value>.Type,
    _ choose: (Value) -> Void
  ) throws(JSONError) {
    if let value = try kind.readJSON(from: &self) { choose(value) }
  }

  /// Reads text of a fixed form; empty text is no value.
  @inlinable
  package mutating func formed<Value: WireText>(
    _ field: inout Value?,
    _: Value.Type
  ) throws(JSONError) {
    field = take(word: "\"\"") ? nil : try TextField<Value>.readJSON(from: &self)
  }

  @inlinable
  package mutating func append<Kind: FieldKind>(
    to values: inout [Kind.Value],
    _ kind: Kind.Type
  ) throws(JSONError) {
    try enter("[", .array)
    var isFirst = true
    while try advance(&isFirst, closing: "]") {
      try charge(MemoryLayout<Kind.Value>.stride)
      guard let value = try Kind.readJSON(from: &self) else { continue }
      try charge(Kind.blockSize(value))
      values.append(value)
    }
  }

  /// Reads messages in place.
  @inlinable
  package mutating func append<Value: Message>(
    to values: inout [Value],
    _ kind: MessageField<Value>.Type
  ) throws(JSONError) {
    try enter("[", .array)
    var isFirst = true
    while try advance(&isFirst, closing: "]") {
      try charge(MemoryLayout<Value>.stride)
      _ = peek()
      try nested(for: MemoryLayout<Value>.size) { (reader) throws(JSONError) in
        values.append(Value())
        try values[values.count - 1].mergeJSON(from: &reader)
      }
    }
  }

  @inlinable
  package mutating func insert<Key: MapKeyKind, Value: FieldKind>(
    into map: inout [Key.Value: Value.Value],
    _: Key.Type,
    _: Value.Type
  ) throws(JSONError) {
    try enter("{", .object)
    var isFirst = true
    // Keys of ignored values, which must not be repeated either.
    var passed: Set<Key.Value> = []
    while try advance(&isFirst, closing: "}") {
      try charge(mapEntrySize(map))
      _ = peek()
      let place = position
      guard let key = try name({ Key.value(jsonKey: $0) }) else {
        throw failure(.mismatch(.key), at: place)
      }
      try nested { (reader) throws(JSONError) in
        let value = try Value.readJSON(from: &reader)
        try reader.charge(Key.blockSize(key) + (value.map(Value.blockSize) ?? 0))
        let isNew =
          if let value {
            map.updateValue(value, forKey: key) == nil && !passed.contains(key)
          } else {
            passed.insert(key).inserted && map[key] == nil
          }
        guard isNew else { throw reader.failure(.duplicate, at: place) }
      }
    }
  }
}
