extension Message {
  /// The message in the binary form; equal messages have equal bytes.
  @inlinable
  public func encoded() -> [UInt8] {
    guard StackLimit.isShort(writing: MemoryLayout<Self>.size) else {
      return encoded(size: encodedSize())
    }
    return onLargeStack(for: MemoryLayout<Self>.size) { encoded(size: encodedSize()) }
  }

  /// The message in the binary form, without copies of its large `bytes` fields.
  @inlinable
  package func encodedParts() -> EncodedParts {
    guard StackLimit.isShort(writing: MemoryLayout<Self>.size) else { return encodedPartsHere() }
    return onLargeStack(for: MemoryLayout<Self>.size) { encodedPartsHere() }
  }

  @inlinable @inline(__always)
  func encodedPartsHere() -> EncodedParts {
    let size = encodedSize()
    guard size >= smallestShared else { return EncodedParts(encoded(size: size)) }
    return EncodedParts(byteCount: size) { encode(into: $0, size: size) }
  }

  @inlinable @inline(__always)
  func encoded(size: Int) -> [UInt8] {
    withUnsafePointer(to: self) { [UInt8](EncodedBytes($0, count: size)) }
  }

  /// Writes the message to the front of `buffer`, which the caller has allocated.
  ///
  /// - Parameters:
  ///   - buffer: at least `size` bytes.
  ///   - size: the result of ``encodedSize()``.
  @inlinable
  package func encode(into buffer: UnsafeMutableRawBufferPointer, size: Int) {
    encode(into: EncodingPlace(buffer), size: size)
  }

  /// Writes the message to the front of `place`; see ``encode(into:size:)-(UnsafeMutableRawBufferPointer,_)``.
  @inlinable
  package func encode(into place: EncodingPlace, size: Int) {
    precondition(size <= place.bytes.count, "a message needs more bytes than were set aside")
    guard size > 0, let start = place.bytes.baseAddress else { return }
    var writer = WireWriter(start, count: size, shared: place.shared)
    encode(to: &writer)
    precondition(writer.isFull, "a message is shorter than its own size")
  }

  /// Reads a message.
  ///
  /// - Throws:
  ///   ``WireError``, with the path of the field, if `bytes` break a rule of the form or decoding exceeds `limits`.
  @inlinable @inline(__always)
  package init(
    decoding bytes: UnsafeRawBufferPointer,
    limits: WireLimits = .standard
  ) throws(WireError) {
    let stack = try StackLimit(for: MemoryLayout<Self>.size)
    self.init()
    try Self.read(bytes, of: nil, into: &self, limits, stack)
  }

  /// Reads a message; see ``init(decoding:limits:)-(UnsafeRawBufferPointer,_)``.
  ///
  /// A `bytes` field of at least 4 KiB and half of the input is a slice of it, which keeps the
  /// whole input in memory.
  @inlinable
  public init(
    decoding bytes: [UInt8],
    limits: WireLimits = .standard
  ) throws(WireError) {
    let stack = try StackLimit(for: MemoryLayout<Self>.size)
    self.init()
    try Self.read(bytes, into: &self, limits, stack)
  }

  /// Reads a message, and copies all its contents.
  @inlinable
  public init(
    decoding bytes: ArraySlice<UInt8>,
    limits: WireLimits = .standard
  ) throws(WireError) {
    let stack = try StackLimit(for: MemoryLayout<Self>.size)
    self.init()
    try bytes.span.bytes.withUnsafeBytes { (bytes) throws(WireError) in
      _ = try Self.read(bytes, of: nil, into: &self, limits, stack)
    }
  }

  /// Reads received bytes.
  @inlinable
  package init(decoding source: EncodedSource, limits: WireLimits = .standard) throws(WireError) {
    guard let array = source.array else {
      try self.init(decoding: source.bytes, limits: limits)
      return
    }
    try self.init(decoding: array, limits: limits)
  }

  /// Reads a message, and returns how much of ``WireLimits/memory`` it takes.
  package static func measured(
    _ bytes: [UInt8],
    limits: WireLimits
  ) throws(WireError) -> (message: Self, memory: Int) {
    let stack = try StackLimit(for: MemoryLayout<Self>.size)
    var message = Self()
    let memory = try read(bytes, into: &message, limits, stack)
    return (message, memory)
  }

  /// - Returns: how much of the allowed memory was taken.
  @inlinable
  @discardableResult
  static func read(
    _ array: [UInt8],
    into message: inout Self,
    _ limits: WireLimits,
    _ stack: StackLimit
  ) throws(WireError) -> Int {
    try array.span.bytes.withUnsafeBytes { (bytes) throws(WireError) in
      try withUnsafePointer(to: array) { (array) throws(WireError) in
        try read(bytes, of: array, into: &message, limits, stack)
      }
    }
  }

  /// Outside the initializers, because captures of a closure in them are copied at their end.
  @inlinable @inline(__always)
  @discardableResult
  static func read(
    _ bytes: UnsafeRawBufferPointer,
    of array: UnsafePointer<[UInt8]>?,
    into message: inout Self,
    _ limits: WireLimits,
    _ stack: StackLimit
  ) throws(WireError) -> Int {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return 0 }
    let source = WireSource(start, array: array, stack: stack, marks: limits.marks)
    return try withUnsafePointer(to: source) { (source) throws(WireError) in
      var reader = WireReader(source, count: bytes.count, limits: limits)
      do throws(WireError) {
        try message.merge(from: &reader)
      } catch {
        throw error.located(in: bytes, of: Self.self, limits: limits)
      }
      return limits.memory - reader.memoryLeft
    }
  }
}

/// The bytes of a received message: those of an array, or of memory that is reused afterwards.
@usableFromInline
package struct EncodedSource {
  /// Valid as long as the source is.
  @usableFromInline package let bytes: UnsafeRawBufferPointer
  /// The array of the bytes.
  @usableFromInline let array: [UInt8]?

  /// Bytes that are valid as long as their owner guarantees.
  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    array = nil
  }

  /// Gives `body` the bytes of an array.
  @inlinable
  package static func withBytes<Result>(
    of array: [UInt8],
    _ body: (EncodedSource) -> Result
  ) -> Result {
    array.withUnsafeBytes { body(EncodedSource($0, of: array)) }
  }

  @inlinable
  init(_ bytes: UnsafeRawBufferPointer, of array: [UInt8]) {
    self.bytes = bytes
    self.array = array
  }

  /// The bytes as an array: the original, or a copy.
  @inlinable
  package var copied: [UInt8] { array ?? [UInt8](bytes) }
}
