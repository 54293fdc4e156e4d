/// Reads the protobuf binary form.
///
/// A reader is only made by ``Message/init(decoding:limits:)``, which keeps the bytes alive around it.
/// Every step compares with `end` before it looks, so no length from outside is ever trusted.
@usableFromInline
package struct WireReader {
  @usableFromInline var position: UnsafeRawPointer
  @usableFromInline var end: UnsafeRawPointer
  @usableFromInline var fieldStart: UnsafeRawPointer
  @usableFromInline var depthLeft: Int
  @usableFromInline var memoryLeft: Int
  let start: UnsafeRawPointer

  init(_ start: UnsafeRawPointer, count: Int, limits: WireLimits) {
    self.start = start
    position = start
    fieldStart = start
    end = start + count
    depthLeft = limits.depth
    memoryLeft = limits.memory
  }

  /// Lets `body` read bytes that are not a ``Message``.
  package static func read<Result>(
    _ bytes: [UInt8],
    limits: WireLimits = .standard,
    _ body: (inout WireReader) throws(WireError) -> Result
  ) throws(WireError) -> Result {
    try bytes.span.bytes.withUnsafeBytes { (bytes) throws(WireError) in
      // An empty buffer may have no address; a reader of nothing never looks at its own.
      let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
      guard let start else { throw WireError(.truncated) }
      var reader = WireReader(start, count: bytes.count, limits: limits)
      return try body(&reader)
    }
  }

  /// An error of the field read last, reported at its tag.
  @usableFromInline
  func failure(_ reason: WireError.Reason) -> WireError {
    WireError(reason, offset: fieldStart - start)
  }

  /// Reads the next field's tag: its number times eight, plus its wire type.
  ///
  /// - Returns: `nil` at the end of the message.
  @inlinable @inline(__always)
  package mutating func nextTag() throws(WireError) -> UInt32? {
    fieldStart = position
    guard position < end else { return nil }
    let first = position.load(as: UInt8.self)
    guard first < 0x80, first & 7 < 6, first > 7 else { return try longTag() }
    position += 1
    return UInt32(first)
  }

  /// Reads a tag of more than one byte, or refuses one that is none.
  @usableFromInline
  mutating func longTag() throws(WireError) -> UInt32 {
    let value = try varint()
    let isTooLong = position - fieldStart > 5 || value > UInt32.max
    guard !isTooLong, value >> 3 != 0, value & 7 < 6 else {
      throw failure(.invalidTag)
    }
    return UInt32(value)
  }

  /// Reads a number of one to ten bytes, seven bits in each, the lowest first.
  @inlinable @inline(__always)
  package mutating func varint() throws(WireError) -> UInt64 {
    guard position < end else { throw failure(.truncated) }
    let first = position.load(as: UInt8.self)
    guard first >= 0x80 else {
      position += 1
      return UInt64(first)
    }
    return try longVarint()
  }

  @usableFromInline
  mutating func longVarint() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = position
    while next < end {
      let byte = next.load(as: UInt8.self)
      next += 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 {
        position = next
        return value
      }
      shift &+= 7
      guard shift < 70 else { throw failure(.varintTooLong) }
    }
    throw failure(.truncated)
  }

  @inlinable @inline(__always)
  package mutating func fourBytes() throws(WireError) -> UInt32 {
    guard end - position >= 4 else { throw failure(.truncated) }
    let value = position.loadUnaligned(as: UInt32.self)
    position += 4
    return UInt32(littleEndian: value)
  }

  @inlinable @inline(__always)
  package mutating func eightBytes() throws(WireError) -> UInt64 {
    guard end - position >= 8 else { throw failure(.truncated) }
    let value = position.loadUnaligned(as: UInt64.self)
    position += 8
    return UInt64(littleEndian: value)
  }

  /// Reads a length and gives out that many bytes; they are only valid during the decoding.
  @inlinable @inline(__always)
  package mutating func delimited() throws(WireError) -> UnsafeRawBufferPointer {
    let count = try varint()
    guard count <= UInt64(end - position) else { throw failure(.truncated) }
    let bytes = UnsafeRawBufferPointer(start: position, count: Int(count))
    position += Int(count)
    return bytes
  }

  /// Sets memory aside for something a few bytes on the wire ask for.
  @inlinable @inline(__always)
  package mutating func charge(_ bytes: Int) throws(WireError) {
    memoryLeft &-= bytes
    guard memoryLeft >= 0 else { throw failure(.tooLarge) }
  }
}
