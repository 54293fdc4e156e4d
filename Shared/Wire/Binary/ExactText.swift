/// Text that is compared byte for byte: the key of a map, the name of a field.
///
/// `String` compares by canonical equivalence, so "é" as one character equals an "e" with an
/// accent; on the wire these are two keys. It also takes quadratic time for thousands of accents on
/// one letter.
public struct ExactText: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Creates a text that is compared byte for byte.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Whether both are the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    let count = left.text.utf8.count
    return count == right.text.utf8.count && left.commonPrefix(with: right) == count
  }

  /// The length of the common prefix in bytes.
  @usableFromInline
  func commonPrefix(with other: Self) -> Int {
    text.utf8Span.span.withUnsafeBytes { one in
      other.text.utf8Span.span.withUnsafeBytes { Wire.commonPrefix(one, $0) }
    }
  }

  /// Eight bytes from `start` on, big-endian, padded with zeros.
  @usableFromInline
  func word(at start: Int) -> UInt64 {
    text.utf8Span.span.withUnsafeBytes { bytes in
      let count = bytes.count - start
      guard count < 8 else {
        return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
      return (0..<8).reduce(0) { $0 &<< 8 | ($1 < count ? UInt64(bytes[start + $1]) : 0) }
    }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    text.utf8Span.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(0xFF as UInt8)  // no text contains this byte
  }
}

extension ExactText: Comparable {
  /// By bytes, so that the order does not depend on a language.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8Span.span.withUnsafeBytes { left in
      right.text.utf8Span.span.withUnsafeBytes { right in
        let place = Wire.commonPrefix(left, right)
        if place < min(left.count, right.count) { return left[place] < right[place] }
        return left.count < right.count
      }
    }
  }
}

/// The length of the common prefix in bytes, compared eight at a time.
func commonPrefix(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
  let end = min(one.count, other.count)
  var place = 0
  while place &+ 8 <= end {
    let difference =
      one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      ^ other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    guard difference == 0 else { return place &+ difference.littleEndian.trailingZeroBitCount / 8 }
    place &+= 8
  }
  while place < end, one[place] == other[place] { place &+= 1 }
  return place
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the literal.
  @inlinable
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text.
  @inlinable
  public var description: String { text }
}

extension String {
  /// Whether both are the same bytes; see ``ExactText``.
  @inlinable
  package func isExactly(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
