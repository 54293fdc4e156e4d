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
  package mutating func message<Value: WireEncodable & ~Copyable>(
    at place: UnsafePointer<Value>,
    _ number: UInt32
  ) {
    let size = place.pointee.encodedSize()
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
  package mutating func entry<Key: FieldKind, Value: FieldKind>(
    _ key: Key.Value,
    _ value: Value.Value,
    _ number: UInt32,
    _: Key.Type,
    _: Value.Type
  ) {
    let size = 2 + Key.size(key) + Value.size(value)  // the tags of 1 and 2 take a byte each
    total += varintSize(UInt64(number) << 3) + varintSize(UInt64(size)) + size
  }

  @inlinable @inline(__always)
  package mutating func unknown(_ fields: UnknownFields) {
    total += fields.bytes.count
  }
}
