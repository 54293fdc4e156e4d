/// Scans text eight bytes at a time.
enum JSONText {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The number of bytes before the first quote, backslash or control character.
  @inline(__always)
  static func plainCount(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var index = 0
    while count - index >= 8 {
      let word = UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self)
      let special = special(UInt64(littleEndian: word))
      guard special == 0 else { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, !isSpecial(text[index]) { index += 1 }
    return index
  }

  /// Whether two texts have the same bytes.
  @inline(__always)
  static func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard one.count == other.count else { return false }
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return areEqual(first, second, one.count)
  }

  @inline(__always)
  static func areEqual(
    _ one: UnsafePointer<UInt8>,
    _ other: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Bool {
    let one = UnsafeRawPointer(one)
    let other = UnsafeRawPointer(other)
    var index = 0
    while count - index >= 8 {
      guard
        one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard
        one.load(fromByteOffset: index, as: UInt8.self)
          == other.load(fromByteOffset: index, as: UInt8.self)
      else { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Sets the high bit of the first special byte; bits above it are undefined.
  ///
  /// Subtraction borrows from the next byte only if the byte itself is special, so the lowest bit
  /// set is always right.
  @inline(__always)
  private static func special(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let control = (word &- ones &* 0x20) & ~word
    return (control | ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)) & highs
  }
}
