extension WireReader {
  /// Reads UTF-8 text; anything else is refused, never repaired.
  @inlinable @inline(__always)
  package mutating func string() throws(WireError) -> String {
    guard let text = String(utf8: try delimited()) else { throw failure(.invalidUTF8) }
    return text
  }
}

extension String {
  /// The text with these bytes; `nil` when they are not UTF-8.
  ///
  /// Most text is ASCII, which needs no validation beyond a look at its high bits, eight at a time.
  @usableFromInline
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    let text = bytes.assumingMemoryBound(to: UInt8.self).span
    if bytes.isASCII {
      self.init(copying: UTF8Span(unchecked: text, isKnownASCII: true))
    } else {
      guard let valid = try? UTF8Span(validating: text) else { return nil }
      self.init(copying: valid)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether no byte has its high bit set.
  @inlinable @inline(__always)
  package var isASCII: Bool {
    guard var next = baseAddress else { return true }
    var left = count
    var seen: UInt64 = 0
    while left >= 8 {
      seen |= next.loadUnaligned(as: UInt64.self)
      next += 8
      left &-= 8
    }
    while left > 0 {
      seen |= UInt64(next.load(as: UInt8.self))
      next += 1
      left &-= 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }
}
