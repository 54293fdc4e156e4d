/// Writes the protobuf binary form into bytes set aside by its owner, from the last to the first.
///
/// The owner sets aside exactly ``Message/encodedSize()`` bytes. Running past them would be a fault
/// of ours, never of the data, and stops the process before a byte is written elsewhere.
@usableFromInline
package struct WireWriter: WireSink {
  /// The lowest byte written so far.
  @usableFromInline var position: UnsafeMutableRawPointer
  @usableFromInline let start: UnsafeMutableRawPointer

  /// A writer that fills `buffer`, which must not be empty and outlives it.
  @inlinable
  package init(_ start: UnsafeMutableRawPointer, count: Int) {
    self.start = start
    position = start + count
  }

  /// Whether everything set aside is written.
  @inlinable
  package var isFull: Bool { position == start }

  /// Moves back by `count` bytes, which are then written by the caller.
  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) -> UnsafeMutableRawPointer {
    precondition(count <= position - start, "a message is longer than its own size")
    position -= count
    return position
  }

  @inlinable @inline(__always)
  package mutating func varint(_ value: UInt64) {
    if value < 0x80 {
      reserve(1).storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self)
    } else {
      longVarint(value)
    }
  }

  @inlinable
  mutating func longVarint(_ value: UInt64) {
    var next = reserve(varintSize(value))
    var rest = value
    while rest >= 0x80 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, as: UInt8.self)
      next += 1
      rest &>>= 7
    }
    next.storeBytes(of: UInt8(truncatingIfNeeded: rest), as: UInt8.self)
  }

  @inlinable @inline(__always)
  package mutating func fourBytes(_ value: UInt32) {
    reserve(4).storeBytes(of: value.littleEndian, as: UInt32.self)
  }

  @inlinable @inline(__always)
  package mutating func eightBytes(_ value: UInt64) {
    reserve(8).storeBytes(of: value.littleEndian, as: UInt64.self)
  }

  /// Writes bytes as they are, without a length.
  @inlinable @inline(__always)
  package mutating func raw(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count).copyMemory(from: source, byteCount: bytes.count)
  }

  /// Writes what `body` writes, then its length in front of it.
  @inlinable @inline(__always)
  package mutating func delimited(_ body: (inout WireWriter) -> Void) {
    let behind = position
    body(&self)
    varint(UInt64(behind - position))
  }

  @inlinable @inline(__always)
  package mutating func tag(_ number: UInt32, _ type: WireType) {
    varint(UInt64(number) << 3 | UInt64(type.rawValue))
  }
}

extension WireWriter {
  @inlinable @inline(__always)
  package mutating func present<Kind: FieldKind>(
    _ value: Kind.Value,
    _ number: UInt32,
    _: Kind.Type
  ) {
    Kind.write(value, to: &self)
    tag(number, Kind.wireType)
  }

  @inlinable
  package mutating func packed<Kind: FieldKind>(
    _ values: [Kind.Value],
    _ number: UInt32,
    _: Kind.Type
  ) {
    guard !values.isEmpty else { return }
    delimited { writer in
      for value in values.reversed() { Kind.write(value, to: &writer) }
    }
    tag(number, .lengthDelimited)
  }

  @inlinable
  package mutating func entry<Key: FieldKind, Value: FieldKind>(
    _ key: Key.Value,
    _ value: Value.Value,
    _ number: UInt32,
    _: Key.Type,
    _: Value.Type
  ) {
    delimited { writer in
      writer.present(value, 2, Value.self)
      writer.present(key, 1, Key.self)
    }
    tag(number, .lengthDelimited)
  }

  @inlinable
  package mutating func unknown(_ fields: UnknownFields) {
    fields.bytes.withUnsafeBytes { raw($0) }
  }
}
