/// Writes the protobuf binary form into memory of its owner, from the end to the start.
///
/// The owner reserves exactly ``Message/encodedSize()`` bytes. Writing beyond them would be our own
/// error, never one of the data, and stops the process first.
///
/// Each message is written with a copy of the writer, which stays in registers. Functions that
/// change a writer are inlined; others take one by value and return the next.
public struct WireWriter: WireSink {
  /// The lowest byte written so far.
  @usableFromInline var position: UnsafeMutableRawPointer
  @usableFromInline let start: UnsafeMutableRawPointer
  /// Receives large shared bytes, whose ranges stay unwritten.
  @usableFromInline let shared: UnsafeMutablePointer<[EncodedParts.Shared]>?

  /// A writer that fills the bytes from `start` on, which must exist and outlive it.
  @inlinable
  package init(_ start: UnsafeMutableRawPointer, count: Int) {
    self.init(start, count: count, shared: nil)
  }

  @inlinable
  init(
    _ start: UnsafeMutableRawPointer,
    count: Int,
    shared: UnsafeMutablePointer<[EncodedParts.Shared]>?
  ) {
    self.start = start
    self.shared = shared
    position = start + count
  }

  /// Whether all bytes are written.
  @inlinable
  package var isFull: Bool { position == start }

  /// Moves back by `count` bytes, which the caller then writes.
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
      self = with(longVarint: value)
    }
  }

  @usableFromInline
  func with(longVarint value: UInt64) -> WireWriter {
    var writer = self
    let size = varintSize(value)
    if size < 8, position - start >= 8 {
      // Groups of seven bits are separated together. The word ends where the varint ends; the bytes
      // it covers before it are still to be written.
      var word = (value & 0x0fff_ffff) | (value & 0x00ff_ffff_f000_0000) &<< 4
      word = (word & 0x0000_3fff_0000_3fff) | (word & 0x0fff_c000_0fff_c000) &<< 2
      word = (word & 0x007f_007f_007f_007f) | (word & 0x3f80_3f80_3f80_3f80) &<< 1
      word |= 0x8080_8080_8080_8080 & ((1 &<< UInt64(8 &* (size &- 1))) &- 1)
      word &<<= UInt64(64 &- 8 &* size)
      (position - 8).storeBytes(of: word.littleEndian, as: UInt64.self)
      writer.position -= size
      return writer
    }
    var next = writer.reserve(size)
    var rest = value
    while rest >= 0x80 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, as: UInt8.self)
      next += 1
      rest &>>= 7
    }
    next.storeBytes(of: UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    return writer
  }

  @inlinable @inline(__always)
  package mutating func fourBytes(_ value: UInt32) {
    reserve(4).storeBytes(of: value.littleEndian, as: UInt32.self)
  }

  @inlinable @inline(__always)
  package mutating func eightBytes(_ value: UInt64) {
    reserve(8).storeBytes(of: value.littleEndian, as: UInt64.self)
  }

  /// Prepends a text and its length.
  @usableFromInline
  func with(_ text: String) -> WireWriter {
    let written = text.utf8.withContiguousStorageIfAvailable { text in
      var writer = self
      writer.raw(UnsafeRawBufferPointer(text))
      writer.length(text.count)
      return writer
    }
    // A foreign `String` may not have contiguous UTF-8.
    return written ?? with(foreign: text)
  }

  @inline(never)
  private func with(foreign text: String) -> WireWriter {
    var text = text
    text.makeContiguousUTF8()
    return with(text)
  }

  /// Prepends these bytes without a length, or leaves a range for them.
  @usableFromInline
  func with(_ bytes: [UInt8]) -> WireWriter {
    if bytes.count >= smallestShared, shared != nil { return with(bytes[...]) }
    var writer = self
    bytes.withUnsafeBytes { writer.raw($0) }
    return writer
  }

  /// Prepends these bytes without a length, or leaves a range for them.
  @usableFromInline
  func with(_ bytes: ArraySlice<UInt8>) -> WireWriter {
    var writer = self
    guard bytes.count >= smallestShared, let shared else {
      bytes.withUnsafeBytes { writer.raw($0) }
      return writer
    }
    shared.pointee.append(EncodedParts.Shared(at: writer.reserve(bytes.count) - start, bytes))
    return writer
  }

  /// Writes bytes without a length.
  @inlinable @inline(__always)
  mutating func raw(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count).copyMemory(from: source, byteCount: bytes.count)
  }

  /// Writes the output of `body`, then its length before it.
  @inlinable @inline(__always)
  package mutating func delimited(_ body: (inout WireWriter) -> Void) {
    var inner = self
    body(&inner)
    enclose(inner)
  }

  /// Takes over the output of `inner`, with its length before it.
  @inlinable @inline(__always)
  mutating func enclose(_ inner: WireWriter) {
    let size = position - inner.position
    position = inner.position
    length(size)
  }

  /// Writes a length, usually of one or two bytes.
  @inlinable @inline(__always)
  mutating func length(_ count: Int) {
    let value = UInt64(bitPattern: Int64(count))
    if value >= 0x80, value < 0x4000 {
      let bytes = UInt16(truncatingIfNeeded: value & 0x7f | 0x80 | (value >> 7) << 8)
      reserve(2).storeBytes(of: bytes.littleEndian, as: UInt16.self)
    } else {
      varint(value)
    }
  }

  /// Writes a tag, for most fields a constant of one or two bytes.
  @inlinable @inline(__always)
  package mutating func tag(_ number: UInt32, _ type: WireType) {
    let tag = UInt64(number) << 3 | UInt64(type.rawValue)
    if tag >= 0x80, tag < 0x4000 {
      let bytes = UInt16(truncatingIfNeeded: tag & 0x7f | 0x80 | (tag >> 7) << 8)
      reserve(2).storeBytes(of: bytes.littleEndian, as: UInt16.self)
    } else {
      varint(tag)
    }
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

  @inlinable @inline(__always)
  package mutating func text(_ value: String, _ number: UInt32) {
    self = with(value)
    tag(number, .lengthDelimited)
  }

  @inlinable @inline(__always)
  package mutating func message<Value: WireEncodable & ~Copyable>(
    at place: UnsafePointer<Value>,
    _ number: UInt32
  ) {
    delimited { writer in
      withRoom(for: MemoryLayout<Value>.size) { place.pointee.encode(to: &writer) }
    }
    tag(number, .lengthDelimited)
  }

  @inlinable @inline(__always)
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

  @inlinable @inline(__always)
  package mutating func full<Value: WireEncodable & ~Copyable>(
    _ box: borrowing Box<Value>,
    _ number: UInt32
  ) {
    enclose(with(contentOf: box))
    tag(number, .lengthDelimited)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  func with<Value: WireEncodable & ~Copyable>(contentOf box: borrowing Box<Value>) -> WireWriter {
    var writer = self
    switch box {
    case .empty: break
    case .full(let value):
      withUnsafePointer(to: value) { value in
        withRoom(for: MemoryLayout<Value>.size) { value.pointee.encode(to: &writer) }
      }
    }
    return writer
  }

  @inlinable @inline(__always)
  package mutating func chosen<Choice, Value: Message>(
    _ choice: Choice,
    _ number: UInt32,
    _ content: (Choice) -> Value?
  ) {
    self = with(chosen: choice, number, content)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  func with<Choice, Value: Message>(
    chosen choice: Choice,
    _ number: UInt32,
    _ content: (Choice) -> Value?
  ) -> WireWriter {
    guard let value = content(choice) else { return self }
    var writer = self
    writer.present(value, number, MessageField<Value>.self)
    return writer
  }

  /// Writes the entries in the order of their keys, so that equal messages have equal bytes.
  @inlinable @inline(__always)
  package mutating func map<Key: MapKeyKind, Value: FieldKind>(
    _ map: [Key.Value: Value.Value],
    _ number: UInt32,
    _ key: Key.Type,
    _ value: Value.Type
  ) {
    guard !map.isEmpty else { return }
    self = with(entriesOf: map, number, key, value)
  }

  /// Not inlined; see ``largestInPlace``.
  @inlinable @inline(never)
  func with<Key: MapKeyKind, Value: FieldKind>(
    entriesOf map: [Key.Value: Value.Value],
    _ number: UInt32,
    _ key: Key.Type,
    _: Value.Type
  ) -> WireWriter {
    var writer = self
    for place in MapOrder.places(map, key).reversed() {
      let entry = map[place]
      writer.delimited { writer in
        writer.present(entry.value, 2, Value.self)
        writer.present(entry.key, 1, Key.self)
      }
      writer.tag(number, .lengthDelimited)
    }
    return writer
  }

  @inlinable @inline(__always)
  package mutating func unknown(_ fields: UnknownFields) {
    guard !fields.bytes.isEmpty else { return }
    self = with(fields.bytes)
  }
}
