/// A platform's identifier of an app, such as `com.example.maths`; unique per child, ignoring case.
package struct BundleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// Maximum length in characters.
  package static let longest = 255

  /// The identifier as reported.
  package let text: String
  /// The identifier in lower case, for storage and comparison.
  package let key: String

  /// `nil` unless the text has 1 to 255 ASCII letters, digits, `.`, `-` or `_`.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard (1...Self.longest).contains(bytes.count), bytes.allSatisfy(Self.isAllowed) else {
      return nil
    }
    self.text = text
    key = text.lowercased()
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  package var description: String { text }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
