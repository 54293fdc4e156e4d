extension JSONWriter {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - value: the field's value.
  ///   - name: the field's name in JSON, escaped if necessary.
  ///   - kind: the value's encoding.
  ///   - isRedacted: whether the contract marks it `redact`.
  /// - Throws: ``JSONError`` if the value has no JSON form.
  @inlinable
  package mutating func present<Kind: FieldKind>(
    _ value: Kind.Value,
    _ name: StaticString,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    key(name)
    guard !isRedacted || !isDescribing else { return redacted() }
    try Kind.writeJSON(value, to: &self)
  }

  /// Writes a field if it differs from the default.
  @inlinable
  package mutating func implicit<Kind: DefaultedKind>(
    _ value: Kind.Value,
    _ name: StaticString,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !Kind.isInitial(value) else { return }
    try present(value, name, kind, isRedacted: isRedacted)
  }

  /// Writes an optional field.
  @inlinable
  package mutating func optional<Kind: FieldKind>(
    _ value: Kind.Value?,
    _ name: StaticString,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard let value else { return }
    try present(value, name, kind, isRedacted: isRedacted)
  }

  /// Writes an optional boxed message.
  @inlinable @inline(__always)
  package mutating func boxed<Value: Message>(
    _ field: Boxed<Value>,
    _ name: StaticString,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !field.isEmpty else { return }
    try full(field, name, isRedacted: isRedacted)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  mutating func full<Value: Message>(
    _ field: Boxed<Value>,
    _ name: StaticString,
    isRedacted: Bool
  ) throws(JSONError) {
    guard case .full(let value) = field.box else { return }
    try present(value, name, MessageField<Value>.self, isRedacted: isRedacted)
  }

  /// Writes the message of a oneof, if it is the one chosen.
  ///
  /// - Parameters:
  ///   - choice: the oneof.
  ///   - name: the field's name in JSON, escaped if necessary.
  ///   - type: the type of the message.
  ///   - isRedacted: whether the contract marks it `redact`.
  ///   - content: takes the message out of the choice.
  /// - Throws: ``JSONError`` if the message has no JSON form.
  #if !DEBUG  // there inlined copies are on the stack once for each field, set or not
  @inline(__always)
  #endif
  @inlinable
  package mutating func choice<Choice, Value: Message>(
    _ choice: Choice?,
    _ name: StaticString,
    _ type: Value.Type,
    isRedacted: Bool = false,
    _ content: (Choice) -> Value?
  ) throws(JSONError) {
    guard let choice else { return }
    guard MemoryLayout<Value>.size > largestInPlace else {
      guard let value = content(choice) else { return }
      return try present(value, name, MessageField<Value>.self, isRedacted: isRedacted)
    }
    try chosen(choice, name, isRedacted: isRedacted, content)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  mutating func chosen<Choice, Value: Message>(
    _ choice: Choice,
    _ name: StaticString,
    isRedacted: Bool,
    _ content: (Choice) -> Value?
  ) throws(JSONError) {
    guard let value = content(choice) else { return }
    try present(value, name, MessageField<Value>.self, isRedacted: isRedacted)
  }

  @inlinable
  package mutating func repeated<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ name: StaticString,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !values.isEmpty else { return }
    key(name)
    guard !isRedacted || !isDescribing else { return redacted() }
    beginArray()
    for index in values.indices {
      separate()
      try Kind.writeJSON(values[index], to: &self)
    }
    endArray()
  }

  /// Writes the entries of a map in the order of their keys.
  @inlinable
  package mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ name: StaticString,
    _: Key.Type,
    _: Value.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !map.isEmpty else { return }
    key(name)
    guard !isRedacted || !isDescribing else { return redacted() }
    try entries(map, Key.self, Value.self)
  }

  @inlinable
  mutating func entries<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _: Key.Type,
    _: Value.Type
  ) throws(JSONError) {
    beginObject()
    for place in MapOrder.places(map, Key.self) {
      let entry = map[place]
      key(Key.jsonKey(entry.key))
      try nested(for: MemoryLayout<Value.Value>.size) { (writer) throws(JSONError) in
        try Value.writeJSON(entry.value, to: &writer)
      }
    }
    endObject()
  }

  @usableFromInline var isDescribing: Bool { options.isDescribing }

  @usableFromInline
  mutating func redacted() { word("\"[redacted]\"") }
}
