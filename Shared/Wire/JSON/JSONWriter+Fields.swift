extension JSONWriter {
  /// Writes a field that is there.
  ///
  /// - Parameters:
  ///   - value: the field's value.
  ///   - name: the field's name in JSON.
  ///   - kind: how the value is written.
  ///   - isRedacted: whether the contract marks it as a person's words.
  /// - Throws: ``JSONError``, its path beginning with `name`, when the value has no JSON form.
  package mutating func present<Kind: FieldKind>(
    _ value: Kind.Value,
    _ name: String,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    key(name)
    guard !isRedacted || !options.isRedacting else { return string("[redacted]") }
    try located(name) { (writer) throws(JSONError) in try Kind.writeJSON(value, to: &writer) }
  }

  /// Writes a field that is only sent when it differs from the default.
  package mutating func implicit<Kind: DefaultedKind>(
    _ value: Kind.Value,
    _ name: String,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !Kind.isInitial(value) else { return }
    try present(value, name, kind, isRedacted: isRedacted)
  }

  /// Writes a field that is there or not.
  package mutating func optional<Kind: FieldKind>(
    _ value: Kind.Value?,
    _ name: String,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard let value else { return }
    try present(value, name, kind, isRedacted: isRedacted)
  }

  package mutating func repeated<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ name: String,
    _ kind: Kind.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !values.isEmpty else { return }
    key(name)
    guard !isRedacted || !options.isRedacting else { return string("[redacted]") }
    beginArray()
    for (index, value) in values.enumerated() {
      separate()
      try located("\(name)[\(index)]") { (writer) throws(JSONError) in
        try Kind.writeJSON(value, to: &writer)
      }
    }
    endArray()
  }

  /// Writes the entries of a map in the order of their keys.
  package mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ name: String,
    _: Key.Type,
    _: Value.Type,
    isRedacted: Bool = false
  ) throws(JSONError) {
    guard !map.isEmpty else { return }
    key(name)
    guard !isRedacted || !options.isRedacting else { return string("[redacted]") }
    beginObject()
    for entry in map.sorted(by: { Key.isOrdered($0.key, before: $1.key) }) {
      key(Key.jsonKey(entry.key))
      try located(name) { (writer) throws(JSONError) in
        try Value.writeJSON(entry.value, to: &writer)
      }
    }
    endObject()
  }

  /// Puts the name of a field in front of the path of an error inside it.
  private mutating func located(
    _ name: String,
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    do {
      try body(&self)
    } catch {
      var error = error
      error.path = error.path.isEmpty ? name : "\(name).\(error.path)"
      throw error
    }
  }
}
