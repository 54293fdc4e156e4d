/// An enum, encoded as its number.
@usableFromInline
package enum EnumField<Value: WireEnum>: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static var initialValue: Value { Value(rawValue: 0) }

  @inlinable @inline(__always)
  package static func isInitial(_ value: Value) -> Bool { value.rawValue == 0 }

  @inlinable @inline(__always)
  package static func size(_ value: Value) -> Int { Int32Field.size(value.rawValue) }

  @inlinable @inline(__always)
  package static func write(_ value: Value, to writer: inout WireWriter) {
    Int32Field.write(value.rawValue, to: &writer)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    Value(rawValue: try Int32Field.read(from: &reader))
  }
}

/// A message, with its length before it.
@usableFromInline
package enum MessageField<Value: Message>: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: Value { Value() }

  /// A message that is set is written, even an empty one.
  @inlinable @inline(__always)
  package static func isInitial(_ value: Value) -> Bool { false }

  @inlinable
  package static func size(_ value: Value) -> Int {
    let size = withRoom(for: MemoryLayout<Value>.size) { value.encodedSize() }
    return varintSize(UInt64(size)) + size
  }

  @inlinable @inline(__always)
  package static func write(_ value: Value, to writer: inout WireWriter) {
    writer.delimited { writer in
      withRoom(for: MemoryLayout<Value>.size) { value.encode(to: &writer) }
    }
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    var value = Value()
    try update(&value, from: &reader)
    return value
  }

  @inlinable @inline(__always)
  package static func update(
    _ value: inout Value,
    from reader: inout WireReader
  ) throws(WireError) {
    var inner = try reader.enter(for: MemoryLayout<Value>.size)
    try value.merge(from: &inner)
    reader.leave(inner)
  }
}
