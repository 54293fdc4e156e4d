/// The name by which a platform knows an app, as `com.example.maths`: unique for a child, whatever the case.
package struct BundleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// Characters at most.
  package static let longest = 255

  /// As it was reported.
  package let text: String
  /// In lower case: what it is compared and stored by.
  package let key: String

  /// `nil` unless it has 1 to 255 ASCII letters, digits, `.`, `-` and `_`.
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
