extension WireReader {
  /// Reads UTF-8 text; invalid text is refused, never repaired.
  @inlinable @inline(__always)
  package mutating func string() throws(WireError) -> String {
    let bytes = try delimited()
    guard let text = String(utf8: bytes, marks: source.pointee.marks) else {
      throw failure(bytes.isUTF8 ? .tooManyMarks : .invalidUTF8)
    }
    return text
  }
}

extension String {
  /// The text of these bytes; `nil` if they are not UTF-8, or have too many combining marks in a
  /// row.
  ///
  /// Most text is ASCII, which is validated by its high bits, eight bytes at a time.
  @usableFromInline
  package init?(utf8 bytes: UnsafeRawBufferPointer, marks: Int = .max) {
    let text = bytes.assumingMemoryBound(to: UInt8.self).span
    if bytes.isASCII {
      self.init(copying: UTF8Span(unchecked: text, isKnownASCII: true))
    } else {
      guard let valid = try? UTF8Span(validating: text) else { return nil }
      self.init(copying: valid)
      if marks < .max, hasMarks(above: marks) { return nil }
    }
  }

  /// Whether any run of combining marks is longer than `most`.
  private func hasMarks(above most: Int) -> Bool {
    var row = 0
    for scalar in unicodeScalars {
      row = scalar.isMark ? row + 1 : 0
      if row > most { return true }
    }
    return false
  }

  /// The text with runs of marks cut to the limit.
  ///
  /// - Returns: `nil` if no run is too long.
  package func cutting(marksAbove most: Int) -> String? {
    guard hasMarks(above: most) else { return nil }
    var kept = String.UnicodeScalarView()
    var row = 0
    for scalar in unicodeScalars {
      row = scalar.isMark ? row + 1 : 0
      if row <= most { kept.append(scalar) }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// It is reordered with its neighbours; no character before U+0300 is.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}

extension UnsafeRawBufferPointer {
  @usableFromInline
  var isUTF8: Bool { (try? UTF8Span(validating: assumingMemoryBound(to: UInt8.self).span)) != nil }
}

extension UnsafeRawBufferPointer {
  /// Whether all bytes are ASCII.
  @inlinable @inline(__always)
  package var isASCII: Bool {
    guard let first = baseAddress, count > 0 else { return true }
    var seen: UInt64 = 0
    // The last word overlaps bytes that were checked before.
    if count >= 8 {
      var index = 0
      while index < count &- 8 {
        seen |= first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index &+= 8
      }
      seen |= first.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      let last = first.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      seen = UInt64(first.loadUnaligned(as: UInt32.self) | last)
    } else {
      for byte in self { seen |= UInt64(byte) }
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }
}
