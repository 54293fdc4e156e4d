/// Reads the protobuf binary form.
///
/// The creator of a reader keeps its bytes and source alive:
/// ``Message/init(decoding:limits:)`` for a message, ``read(_:limits:_:)`` for anything else. Every step compares with `end`
/// first, so no length in the input is trusted.
///
/// Each message is read with a copy of the reader, which stays in registers. Functions that change
/// a reader are inlined; others take positions by value.
public struct WireReader {
  @usableFromInline var position: UnsafeRawPointer
  @usableFromInline var end: UnsafeRawPointer
  @usableFromInline var fieldStart: UnsafeRawPointer
  @usableFromInline var depthLeft: Int
  @usableFromInline var memoryLeft: Int
  @usableFromInline let source: UnsafePointer<WireSource>

  @usableFromInline
  init(_ source: UnsafePointer<WireSource>, count: Int, limits: WireLimits) {
    self.source = source
    position = source.pointee.start
    fieldStart = position
    end = position + count
    depthLeft = limits.depth
    memoryLeft = limits.memory
  }

  /// Gives `body` a reader of bytes that are not a ``Message``.
  package static func read<Result>(
    _ bytes: [UInt8],
    limits: WireLimits = .standard,
    _ body: (inout WireReader) throws(WireError) -> Result
  ) throws(WireError) -> Result {
    try read(bytes[...], limits: limits, stack: StackLimit(), body)
  }

  /// The same, for bytes inside a message that is being read or written.
  static func read<Result>(
    _ bytes: ArraySlice<UInt8>,
    limits: WireLimits,
    stack: StackLimit,
    _ body: (inout WireReader) throws(WireError) -> Result
  ) throws(WireError) -> Result {
    try bytes.span.bytes.withUnsafeBytes { (raw) throws(WireError) in
      // An empty buffer may have no address; its reader never dereferences it.
      let start = raw.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
      guard let start else { throw WireError(.truncated) }
      let source = WireSource(start, stack: stack, marks: limits.marks)
      return try withUnsafePointer(to: source) { (source) throws(WireError) in
        var reader = WireReader(source, count: raw.count, limits: limits)
        return try body(&reader)
      }
    }
  }

  /// An error of the last field, at its tag.
  @usableFromInline
  func failure(_ reason: WireError.Reason) -> WireError {
    WireError(reason, offset: fieldStart - source.pointee.start)
  }

  /// Why there is no varint at ``position``.
  @usableFromInline
  func brokenVarint() -> WireError {
    failure(end - position < maximumVarintSize ? .truncated : .varintTooLong)
  }

  /// Why there is no length at ``position``.
  @usableFromInline
  func brokenLength() -> WireError {
    failure(end - position < maximumLengthSize ? .truncated : .invalidLength)
  }

  /// Reads the next field's tag: its number times eight, plus its wire type.
  ///
  /// ``skip(_:)`` refuses an invalid tag, because no contract knows it.
  ///
  /// - Returns: `nil` at the end of the message.
  @inlinable @inline(__always)
  package mutating func nextTag() throws(WireError) -> UInt32? {
    fieldStart = position
    guard position < end else { return nil }
    let first = position.load(as: UInt8.self)
    guard first >= 0x80 else {
      position += 1
      return UInt32(first)
    }
    if end - position >= 2 {
      let second = (position + 1).load(as: UInt8.self)
      if second < 0x80 {
        position += 2
        return UInt32(first & 0x7f) | UInt32(second) &<< 7
      }
    }
    guard let long = longVarint(position, end) else { throw brokenVarint() }
    guard long.value <= UInt64(UInt32.max), long.next - position <= 5 else {
      throw failure(.invalidTag)
    }
    position = long.next
    return UInt32(truncatingIfNeeded: long.value)
  }

  /// Reads a varint of one to ten bytes.
  @inlinable @inline(__always)
  package mutating func varint() throws(WireError) -> UInt64 {
    guard position < end else { throw failure(.truncated) }
    let first = position.load(as: UInt8.self)
    guard first >= 0x80 else {
      position += 1
      return UInt64(first)
    }
    guard let long = longVarint(position, end) else { throw brokenVarint() }
    position = long.next
    return long.value
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

  /// Reads a length of one to five bytes, at most 2,147,483,647 and within the input.
  ///
  /// As in protobuf's own decoders; of a longer one the high bits would be dropped.
  @inlinable @inline(__always)
  mutating func length() throws(WireError) -> Int {
    guard position < end else { throw failure(.truncated) }
    let first = position.load(as: UInt8.self)
    guard first >= 0x80 else {
      position += 1
      guard Int(first) <= end - position else { throw failure(.truncated) }
      return Int(first)
    }
    guard let long = longVarint(position, end) else { throw brokenLength() }
    guard long.value <= UInt64(Int32.max), long.next - position <= maximumLengthSize else {
      throw failure(.invalidLength)
    }
    position = long.next
    let count = Int(truncatingIfNeeded: long.value)
    guard count <= end - position else { throw failure(.truncated) }
    return count
  }

  /// Reads a length and enters a level.
  ///
  /// - Parameter size: the memory of the value to be read.
  /// - Returns: a reader of that many bytes; at its end, ``leave(_:)`` takes over what it used.
  /// - Throws: ``WireError``, also if the stack has no room for a level of this size.
  @inlinable @inline(__always)
  package mutating func enter(for size: Int = 0) throws(WireError) -> WireReader {
    let count = try length()
    guard depthLeft > 0, source.pointee.stack.hasRoom(for: size) else { throw failure(.tooDeep) }
    var inner = self
    position += count
    inner.end = position
    inner.depthLeft &-= 1
    return inner
  }

  @inlinable @inline(__always)
  package mutating func leave(_ inner: WireReader) { memoryLeft = inner.memoryLeft }

  /// Reads a length and returns that many bytes, valid during decoding only.
  @inlinable @inline(__always)
  package mutating func delimited() throws(WireError) -> UnsafeRawBufferPointer {
    let count = try length()
    let bytes = UnsafeRawBufferPointer(start: position, count: count)
    position += count
    return bytes
  }

  /// Reads `bytes`: a slice of their array if they are at least half of it and not few, so that it
  /// keeps at most twice their size in memory; otherwise a copy.
  @usableFromInline
  func behindBytes() throws(WireError) -> (WireReader, ArraySlice<UInt8>) {
    var reader = self
    let bytes = try reader.delimited()
    guard bytes.count >= smallestShared, let start = bytes.baseAddress,
      let array = source.pointee.array, bytes.count >= array.pointee.capacity - bytes.count
    else { return (reader, [UInt8](bytes)[...]) }
    let first = start - source.pointee.start
    return (reader, array.pointee[first..<first + bytes.count])
  }

  /// Charges memory that a few bytes on the wire ask for.
  @inlinable @inline(__always)
  package mutating func charge(_ bytes: Int) throws(WireError) {
    memoryLeft &-= bytes
    guard memoryLeft >= 0 else { throw failure(.tooLarge) }
  }
}

/// The longest varint.
@usableFromInline let maximumVarintSize = 10

/// The longest length.
@usableFromInline let maximumLengthSize = 5

/// The varint at `position`, and its end; `nil` if it is cut off or too long.
///
/// Varints of up to eight bytes are decoded from one word: the lowest byte without its high bit is
/// the last, and groups of seven bits are combined in pairs.
@usableFromInline
func longVarint(
  _ position: UnsafeRawPointer,
  _ end: UnsafeRawPointer
) -> (value: UInt64, next: UnsafeRawPointer)? {
  if end - position >= 8 {
    let word = UInt64(littleEndian: position.loadUnaligned(as: UInt64.self))
    let stops = ~word & 0x8080_8080_8080_8080
    if stops != 0 {
      var value = word & (stops ^ (stops &- 1)) & 0x7f7f_7f7f_7f7f_7f7f
      value = (value & 0x007f_007f_007f_007f) | (value & 0x7f00_7f00_7f00_7f00) &>> 1
      value = (value & 0x0000_3fff_0000_3fff) | (value & 0x3fff_0000_3fff_0000) &>> 2
      value = (value & 0x0fff_ffff) | (value & 0x0fff_ffff_0000_0000) &>> 4
      return (value, position + (stops.trailingZeroBitCount &>> 3 &+ 1))
    }
  }
  var value: UInt64 = 0
  var next = position
  for shift in 0..<UInt64(maximumVarintSize) where next < end {
    let byte = next.load(as: UInt8.self)
    next += 1
    value |= UInt64(byte & 0x7F) &<< (shift &* 7)
    if byte < 0x80 { return (value, next) }
  }
  return nil
}
