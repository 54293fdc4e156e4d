/// Counts the bytes that a ``WireWriter`` will need.
@usableFromInline
package struct WireSizer: WireSink {
  @usableFromInline
  package var total = 0

  @inlinable @inline(__always)
  package init() {}

  @inlinable @inline(__always)
  package mutating func present<Kind: FieldKind>(
    _ value: Kind.Value,
    _ number: UInt32,
    _: Kind.Type
  ) {
    total += varintSize(UInt64(number) << 3) + Kind.size(value)
  }

  @inlinable @inline(__always)
  package mutating func text(_ value: String, _ number: UInt32) {
    total += varintSize(UInt64(number) << 3) + StringField.size(value)
  }

  @inlinable @inline(__always)
  package mutating func message<Value: WireEncodable & ~Copyable>(
    at place: UnsafePointer<Value>,
    _ number: UInt32
  ) {
    let size = withRoom(for: MemoryLayout<Value>.size) { place.pointee.encodedSize() }
    total += varintSize(UInt64(number) << 3) + varintSize(UInt64(size)) + size
  }

  @inlinable @inline(__always)
  package mutating func packed<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ number: UInt32,
    _: Kind.Type
  ) {
    guard !values.isEmpty else { return }
    var size = 0
    for value in values { size += Kind.size(value) }
    total += varintSize(UInt64(number) << 3) + varintSize(UInt64(size)) + size
  }

  @inlinable @inline(__always)
  package mutating func full<Value: WireEncodable & ~Copyable>(
    _ box: borrowing Box<Value>,
    _ number: UInt32
  ) {
    let size = contentSize(of: box)
    total += varintSize(UInt64(number) << 3) + varintSize(UInt64(size)) + size
  }

  @inlinable @inline(__always)
  package mutating func chosen<Choice, Value: Message>(
    _ choice: Choice,
    _ number: UInt32,
    _ content: (Choice) -> Value?
  ) {
    total += chosenSize(choice, varintSize(UInt64(number) << 3), content)
  }

  @inlinable @inline(__always)
  package mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ number: UInt32,
    _ key: Key.Type,
    _ value: Value.Type
  ) {
    guard !map.isEmpty else { return }
    total += sizeOfEntries(map, varintSize(UInt64(number) << 3), key, value)
  }

  @inlinable @inline(__always)
  package mutating func unknown(_ fields: UnknownFields) {
    total += fields.bytes.count
  }
}

/// The size of a boxed message; see ``largestInPlace``.
@inlinable @inline(never)
func contentSize<Value: WireEncodable & ~Copyable>(of box: borrowing Box<Value>) -> Int {
  switch box {
  case .empty: 0
  case .full(let value):
    withUnsafePointer(to: value) { value in
      withRoom(for: MemoryLayout<Value>.size) { value.pointee.encodedSize() }
    }
  }
}

/// The size of a oneof's message with a tag of `tagSize` bytes; 0 without one; see
/// ``largestInPlace``.
@inlinable @inline(never)
func chosenSize<Choice, Value: Message>(
  _ choice: Choice,
  _ tagSize: Int,
  _ content: (Choice) -> Value?
) -> Int {
  guard let value = content(choice) else { return 0 }
  return tagSize + MessageField.size(value)
}

/// The size of all entries of a map, each with a tag of `tagSize` bytes, in any order.
///
/// Not inlined; see ``largestInPlace``.
@inlinable @inline(never)
func sizeOfEntries<Key: MapKeyKind, Value: FieldKind>(
  _ map: [Key.Value: Value.Value],
  _ tagSize: Int,
  _: Key.Type,
  _: Value.Type
) -> Int {
  var total = 0
  for (key, value) in map {
    let size = 2 + Key.size(key) + Value.size(value)  // one byte for each of the tags 1 and 2
    total += tagSize + varintSize(UInt64(size)) + size
  }
  return total
}
