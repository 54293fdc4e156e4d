/// The permanent identifier of a topic: 1 to 64 of `a–z`, `0–9` and `-`; never reused.
package struct TopicIdentifier: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible
{
  package let text: String

  package static let maximumLength = 64  // fits in a URL and in a log line

  /// - Returns: `nil` if `text` is malformed.
  package init?(text: some StringProtocol) {
    guard (1...TopicIdentifier.maximumLength).contains(text.utf8.count),
      text.utf8.allSatisfy(TopicIdentifier.isAllowed)
    else { return nil }
    self.text = String(text)
  }

  /// Whether `byte` is allowed in an identifier or a section key.
  static func isAllowed(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  package init?(rawValue: String) { self.init(text: rawValue) }

  package var rawValue: String { text }
  package var description: String { text }

  package static func < (lhs: TopicIdentifier, rhs: TopicIdentifier) -> Bool {
    lhs.text < rhs.text
  }
}
