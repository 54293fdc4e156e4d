/// A UUID as the product keeps it: 16 bytes inline, no heap, ordered as its bytes are.
///
/// Text is lower case in contracts and on the command line, and read in either case.
package struct UniqueID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Bytes 0 to 7, most significant first.
  package var high: UInt64
  /// Bytes 8 to 15, most significant first.
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The id of all zero bits, which no record may carry.
  package static let nilID = UniqueID(high: 0, low: 0)

  /// The id of all one bits, which no record may carry either.
  package static let maxID = UniqueID(high: .max, low: .max)

  /// Whether a client may give this id to something it creates.
  package var isUsable: Bool { self != .nilID && self != .maxID }

  package static func < (lhs: UniqueID, rhs: UniqueID) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }
}

// MARK: - Text

extension UniqueID {
  /// Bytes of the text form, hyphens included.
  package static let textLength = 36

  /// Reads `8-4-4-4-12` hexadecimal digits in either case.
  /// - Returns: `nil` for anything else; braces, blanks and missing hyphens are not forgiven.
  package init?(text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { UniqueID(utf8: UnsafeRawBufferPointer($0)) }
    guard let parsed else { return nil }
    self = parsed
  }

  /// Reads the text form in place, without making a `String`.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard bytes.count == UniqueID.textLength else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for position in 0..<UniqueID.textLength {
      let byte = bytes[position]
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = UniqueID.value(ofDigit: byte) else { return nil }
      if digits < 16 {
        words.0 = words.0 << 4 | digit
      } else {
        words.1 = words.1 << 4 | digit
      }
      digits += 1
    }
    self.init(high: words.0, low: words.1)
  }

  /// The text form in lower case.
  package var text: String {
    String(unsafeUninitializedCapacity: UniqueID.textLength) { buffer in
      writeText(into: UnsafeMutableRawBufferPointer(buffer))
      return UniqueID.textLength
    }
  }

  package var description: String { text }

  /// Writes the 36 bytes of the text form; a shorter buffer is left alone.
  package func writeText(into buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count >= UniqueID.textLength else { return }
    var position = 0
    for digit in 0..<32 {
      if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
        buffer[position] = UInt8(ascii: "-")
        position += 1
      }
      let word = digit < 16 ? high : low
      let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - digit % 16 * 4)) & 0x0f
      buffer[position] = nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
      position += 1
    }
  }

  private static func value(ofDigit byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
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

  /// A UUID of version 7: time first, so that new records land at the right edge of an index.
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
