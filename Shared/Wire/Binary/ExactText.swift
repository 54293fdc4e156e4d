/// Text that is the same as another only byte for byte: the key of a map, the name of a field.
///
/// Swift takes two texts for equal that look alike, as "é" written as one character and as an "e" with an
/// accent; on the wire these are two keys. And where a stranger sends thousands of accents on one
/// letter, it compares them in the square of their number. This compares and hashes bytes.
@usableFromInline
package struct ExactText: Hashable, Sendable {
  @usableFromInline package let text: String

  @inlinable
  package init(_ text: String) {
    self.text = text
  }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)  // no text goes on with this byte
  }
}

extension ExactText: Comparable {
  /// By bytes, so that the order is everyone's and not that of a language.
  @usableFromInline
  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8Span.span.withUnsafeBytes { left in
      right.text.utf8Span.span.withUnsafeBytes { right in
        let common = min(left.count, right.count)
        var place = 0
        while place &+ 8 <= common {
          let one = left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          let other = right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if one != other { return one.bigEndian < other.bigEndian }
          place &+= 8
        }
        for place in place..<common where left[place] != right[place] {
          return left[place] < right[place]
        }
        return left.count < right.count
      }
    }
  }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  @inlinable
  package init(stringLiteral text: String) {
    self.init(text)
  }

  @inlinable
  package var description: String { text }
}

extension String {
  /// Whether both are the same bytes; see ``ExactText``.
  @inlinable
  package func isExactly(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
