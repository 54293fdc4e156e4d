/// A UUID: 16 bytes inline, without an allocation, ordered by its bytes.
///
/// Text is lower case in contracts and on the command line, and read in either case.
public struct UniqueID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Bytes 0 to 7, most significant first.
  package var high: UInt64
  /// Bytes 8 to 15, most significant first.
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The id of all zero bits, which no record may have.
  package static let nilID = UniqueID(high: 0, low: 0)

  /// The id of all one bits, which no record may have.
  package static let maxID = UniqueID(high: .max, low: .max)

  /// Whether a client may give this id to a record that it creates.
  package var isUsable: Bool { self != .nilID && self != .maxID }

  /// Ordered as the bytes are.
  public static func < (lhs: UniqueID, rhs: UniqueID) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }
}

// MARK: - Text

extension UniqueID {
  /// Bytes of the text form, hyphens included.
  package static var textLength: Int { 36 }

  /// Reads `8-4-4-4-12` hexadecimal digits in either case.
  /// - Returns: `nil` for anything else, including braces, blanks and missing hyphens.
  public init?(text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { UniqueID(utf8: UnsafeRawBufferPointer($0)) }
    guard let parsed else { return nil }
    self = parsed
  }

  /// Reads the text form in place, without making a `String`.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard bytes.count == UniqueID.textLength else { return nil }
    let hyphen = UInt8(ascii: "-")
    guard bytes[8] == hyphen, bytes[13] == hyphen, bytes[18] == hyphen, bytes[23] == hyphen else {
      return nil
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
    }
    func eight(_ first: Int, _ second: Int) -> UInt64 { four(first) | four(second) << 32 }
    guard let high = HexDigits.value(of: SIMD2(eight(0, 4), eight(9, 14))),
      let low = HexDigits.value(of: SIMD2(eight(19, 24), eight(28, 32)))
    else { return nil }
    self.init(high: high, low: low)
  }

  /// Reads the text form as ``writeText(into:)`` writes it, and no other spelling.
  package init?(lowerCaseUTF8 bytes: UnsafeRawBufferPointer) {
    guard bytes.count == UniqueID.textLength else { return nil }
    // Letters have bit 6 set, lower-case ones bit 5, too.
    func upperCase(_ offset: Int) -> UInt64 {
      let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return (eight & 0x4040_4040_4040_4040) &>> 1 & ~eight
    }
    guard upperCase(0) | upperCase(8) | upperCase(16) | upperCase(24) | upperCase(28) == 0 else {
      return nil
    }
    self.init(utf8: bytes)
  }

  /// The text form in lower case.
  public var text: String {
    String(unsafeUninitializedCapacity: UniqueID.textLength) { buffer in
      writeText(into: UnsafeMutableRawBufferPointer(buffer))
      return UniqueID.textLength
    }
  }

  /// The text form in lower case.
  public var description: String { text }

  /// Writes the 36 bytes of the text form; a shorter buffer is not changed.
  package func writeText(into buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count >= UniqueID.textLength else { return }
    func put(_ digits: UInt64, _ first: Int, _ second: Int) {
      let front = UInt32(truncatingIfNeeded: digits).littleEndian
      let back = UInt32(truncatingIfNeeded: digits >> 32).littleEndian
      buffer.storeBytes(of: front, toByteOffset: first, as: UInt32.self)
      buffer.storeBytes(of: back, toByteOffset: second, as: UInt32.self)
    }
    let front = HexDigits.text(of: high)
    let back = HexDigits.text(of: low)
    put(front.x, 0, 4)
    put(front.y, 9, 14)
    put(back.x, 19, 24)
    put(back.y, 28, 32)
    buffer[8] = UInt8(ascii: "-")
    buffer[13] = UInt8(ascii: "-")
    buffer[18] = UInt8(ascii: "-")
    buffer[23] = UInt8(ascii: "-")
  }
}

// MARK: - Bytes

extension UniqueID {
  /// The 16 bytes, most significant first, as SQLite stores them.
  package var bytes: [UInt8] {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
  }

  /// - Returns: `nil` unless there are exactly 16 bytes.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if index < 8 {
        words.0 = words.0 << 8 | UInt64(byte)
      } else {
        words.1 = words.1 << 8 | UInt64(byte)
      }
    }
    self.init(high: words.0, low: words.1)
  }

  /// A UUID of version 7: time first, so that new records are appended to the end of an index.
  ///
  /// - Parameters:
  ///   - milliseconds: UTC since 1970; the lower 48 bits are used.
  ///   - sequence: 12 bits that keep ids of one millisecond in the order they were made.
  ///   - random: 62 bits are used.
  /// - Returns: An id that sorts by `milliseconds`, then `sequence`.
  /// - Source: RFC 9562, section 5.7.
  package static func version7(
    milliseconds: Int64,
    sequence: UInt16,
    random: UInt64
  ) -> UniqueID {
    let time = UInt64(bitPattern: milliseconds) & 0xffff_ffff_ffff
    return UniqueID(
      high: time << 16 | 0x7000 | UInt64(sequence & 0x0fff),
      low: 0x8000_0000_0000_0000 | random & 0x3fff_ffff_ffff_ffff
    )
  }
}
