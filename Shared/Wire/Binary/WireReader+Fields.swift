extension WireReader {
  /// Reads one value.
  @inlinable @inline(__always)
  package mutating func value<Kind: FieldKind>(
    _ kind: Kind.Type
  ) throws(WireError) -> Kind.Value {
    try Kind.read(from: &self)
  }

  /// Reads text of a fixed form; empty text is no value.
  @inlinable @inline(__always)
  package mutating func text<Value: WireText>(_: Value.Type) throws(WireError) -> Value? {
    let bytes = try delimited()
    guard !bytes.isEmpty else { return nil }
    guard let value = Value(wireText: bytes) else {
      throw failure(.malformedText(Value.wireTextForm))
    }
    return value
  }

  /// Reads a message into the result of an earlier occurrence of the field.
  ///
  /// The first occurrence is charged its size; see ``mergeCost(_:)`` for the others.
  @inlinable @inline(__always)
  package mutating func merge<Value: Message>(_ field: inout Value?) throws(WireError) {
    try charge(field == nil ? MemoryLayout<Value>.stride : mergeCost(Value.self))
    var inner = try enter(for: MemoryLayout<Value>.size)
    if field == nil { field = Value() }
    try field?.merge(from: &inner)
    leave(inner)
  }

  /// Reads a boxed message into the result of an earlier occurrence of the field.
  @inlinable @inline(__always)
  package mutating func merge<Value: Message>(_ field: inout Boxed<Value>) throws(WireError) {
    try charge(field.isEmpty ? MemoryLayout<Value>.stride : mergeCost(Value.self))
    memoryLeft = try mergeBoxed(try enter(for: MemoryLayout<Value>.size), &field)
  }

  /// Reads a message of a oneof into the result of an earlier occurrence of the field.
  ///
  /// - Parameters:
  ///   - choice: the oneof.
  ///   - type: the type of the message.
  ///   - earlier: moves the message out of a choice of this field.
  ///   - make: creates a choice with the message.
  /// - Throws: ``WireError``.
  #if !DEBUG  // there inlined copies are on the stack once for each field, set or not
  @inline(__always)
  #endif
  @inlinable
  package mutating func merge<Choice, Value: Message>(
    _ choice: inout Choice?,
    _ type: Value.Type,
    _ earlier: (Choice) -> Value?,
    _ make: (Value) -> Choice
  ) throws(WireError) {
    guard MemoryLayout<Value>.size > largestInPlace else {
      var value = choice.flatMap(earlier)
      choice = nil
      try merge(&value)
      choice = value.map(make)
      return
    }
    memoryLeft = try mergeChosen(try enter(for: MemoryLayout<Value>.size), &choice, earlier, make)
  }

  /// Reads one more message of a repeated field.
  @inlinable @inline(__always)
  package mutating func append<Value: Message>(
    to values: inout [Value],
    _: MessageField<Value>.Type
  ) throws(WireError) {
    try charge(MemoryLayout<Value>.stride)
    guard MemoryLayout<Value>.size > largestInPlace else {
      values.append(try MessageField<Value>.read(from: &self))
      return
    }
    memoryLeft = try appendMessage(try enter(for: MemoryLayout<Value>.size), &values)
  }

  /// Reads one more element of a repeated field.
  @inlinable @inline(__always)
  package mutating func append<Kind: FieldKind>(
    to values: inout [Kind.Value],
    _ kind: Kind.Type
  ) throws(WireError) {
    try charge(MemoryLayout<Kind.Value>.stride)
    let value = try Kind.read(from: &self)
    try charge(Kind.blockSize(value))
    values.append(value)
  }

  /// Reads packed numbers.
  @inlinable
  package mutating func appendPacked<Kind: FieldKind>(
    to values: inout [Kind.Value],
    _ kind: Kind.Type
  ) throws(WireError) {
    let count = try length()
    let outer = end
    end = position + count
    while position < end {
      do {
        try append(to: &values, kind)
      } catch {
        // Cut off by the length of the field, not by the end of the input.
        throw error.reason == .truncated ? failure(.raggedPackedField) : error
      }
    }
    end = outer
  }

  /// Reads one entry of a map.
  ///
  /// A missing key or value is the default; of equal keys the last counts.
  @inlinable
  package mutating func insert<Key: MapKeyKind, Value: DefaultedKind>(
    into map: inout [Key.Value: Value.Value],
    _: Key.Type,
    _: Value.Type
  ) throws(WireError) {
    // Growing in steps would hash every key again at each step.
    if map.isEmpty { map.reserveCapacity(min(fieldsInRow(), memoryLeft / mapEntrySize(map))) }
    try charge(mapEntrySize(map))
    var key = Key.initialValue
    var value = Value.initialValue
    var entry = try enter(for: MemoryLayout<Value.Value>.size)
    while let tag = try entry.nextTag() {
      switch tag {
      case 1 << 3 | Key.wireType.rawValue: key = try Key.read(from: &entry)
      case 2 << 3 | Value.wireType.rawValue: try Value.update(&value, from: &entry)
      default: try entry.skip(tag)
      }
    }
    leave(entry)
    try charge(Key.blockSize(key) + Value.blockSize(value))
    map[key] = value
  }

  /// Reads a length, then gives `body` a reader of that many bytes.
  @inlinable @inline(__always)
  package mutating func nested(
    _ body: (inout WireReader) throws(WireError) -> Void
  ) throws(WireError) {
    var inner = try enter()
    try body(&inner)
    leave(inner)
  }
}

extension WireReader {
  /// The number of consecutive fields with the last tag, including this one.
  ///
  /// It looks at lengths only, and stops at an invalid one: to reserve memory before reading.
  @usableFromInline
  func fieldsInRow() -> Int {
    let tag = UnsafeRawBufferPointer(start: fieldStart, count: position - fieldStart)
    var reader = self
    var count = 0
    while (try? reader.delimited()) != nil {
      count += 1
      guard reader.end - reader.position > tag.count,
        tag.indices.allSatisfy({
          tag[$0] == reader.position.load(fromByteOffset: $0, as: UInt8.self)
        })
      else { break }
      reader.position += tag.count
    }
    return count
  }
}

/// The charge of one more entry of a map, which keeps a third to half of its slots free.
@inlinable @inline(__always)
func mapEntrySize<Key, Value>(_ map: [Key: Value]) -> Int {
  let place = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
  return 2 * place + (map.isEmpty ? emptyMapSize : 0)
}

/// The charge of a repeated occurrence of a message.
///
/// It takes no new memory, but merging may move the message. A sixteenth of its size bounds the
/// time: at most sixteen times ``WireLimits/memory`` are moved.
@inlinable @inline(__always)
func mergeCost<Value: Message>(_: Value.Type) -> Int { MemoryLayout<Value>.stride >> 4 }

/// Reads `inner` to its end into a boxed field.
///
/// Not inlined, since its copies of the message would otherwise be on the stack once for each such
/// field, at every level.
///
/// - Returns: the memory left.
@inlinable @inline(never)
func mergeBoxed<Value: Message>(
  _ inner: WireReader,
  _ field: inout Boxed<Value>
) throws(WireError) -> Int {
  // Moving an empty message costs most of reading it.
  guard inner.position < inner.end || field.isEmpty else { return inner.memoryLeft }
  var inner = inner
  var value = field.take() ?? Value()
  try value.merge(from: &inner)
  field = Boxed(wrappedValue: value)
  return inner.memoryLeft
}

/// Reads `inner` to its end into a message of a oneof; see ``largestInPlace``.
///
/// - Returns: the memory left.
@inlinable @inline(never)
func mergeChosen<Choice, Value: Message>(
  _ inner: WireReader,
  _ choice: inout Choice?,
  _ earlier: (Choice) -> Value?,
  _ make: (Value) -> Choice
) throws(WireError) -> Int {
  var inner = inner
  var value = choice.flatMap(earlier)
  choice = nil
  try inner.charge(value == nil ? MemoryLayout<Value>.stride : mergeCost(Value.self))
  var message = value.take() ?? Value()
  try message.merge(from: &inner)
  choice = make(message)
  return inner.memoryLeft
}

/// Reads `inner` to its end into one more message of `values`; see ``largestInPlace``.
///
/// - Returns: the memory left.
@inlinable @inline(never)
func appendMessage<Value: Message>(
  _ inner: WireReader,
  _ values: inout [Value]
) throws(WireError) -> Int {
  var inner = inner
  var value = Value()
  try value.merge(from: &inner)
  values.append(value)
  return inner.memoryLeft
}
