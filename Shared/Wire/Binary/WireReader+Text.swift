extension WireReader {
  /// Reads UTF-8 text; anything else is refused, never repaired.
  ///
  /// Most text is ASCII, which needs no validation beyond a look at its high bits, eight at a time.
  @inlinable
  package mutating func string() throws(WireError) -> String {
    let bytes = try delimited()
    if bytes.isASCII { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure(.invalidUTF8) }
    return text
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
