extension Message {
  /// The message in the binary form; equal messages have equal bytes.
  @inlinable
  package func encoded() -> [UInt8] {
    let size = encodedSize()
    if size <= 1_024 {
      // An array of bytes that are there is made in half the time of one for bytes to come.
      return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
        encode(into: buffer, size: size)
        return [UInt8](UnsafeRawBufferPointer(rebasing: buffer[..<size]))
      }
    }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      encode(into: UnsafeMutableRawBufferPointer(buffer), size: size)
      count = size
    }
  }

  /// Writes the message to the front of `buffer`, for whoever has set the bytes aside already.
  ///
  /// - Parameters:
  ///   - buffer: at least `size` bytes.
  ///   - size: what ``encodedSize()`` said.
  @inlinable
  package func encode(into buffer: UnsafeMutableRawBufferPointer, size: Int) {
    precondition(size <= buffer.count, "a message needs more bytes than were set aside")
    guard size > 0, let start = buffer.baseAddress else { return }
    var writer = WireWriter(start, count: size)
    encode(to: &writer)
    precondition(writer.isFull, "a message is shorter than its own size")
  }

  /// Reads a message.
  ///
  /// - Throws: ``WireError``, with the path of the field, when `bytes` break a rule of the form or
  ///   decoding them would cost more than `limits` allow.
  @inlinable
  package init(
    decoding bytes: UnsafeRawBufferPointer,
    limits: WireLimits = .standard
  ) throws(WireError) {
    self.init()
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    var reader = WireReader(start, count: bytes.count, limits: limits)
    do {
      try merge(from: &reader)
    } catch {
      throw error.located(in: bytes, of: Self.self, limits: limits)
    }
  }

  /// Reads a message; see ``init(decoding:limits:)-(UnsafeRawBufferPointer,_)``.
  @inlinable
  package init(
    decoding bytes: [UInt8],
    limits: WireLimits = .standard
  ) throws(WireError) {
    self = try bytes.span.bytes.withUnsafeBytes { (bytes) throws(WireError) in
      try Self(decoding: bytes, limits: limits)
    }
  }
}
