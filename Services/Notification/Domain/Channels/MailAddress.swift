/// An e-mail address in the form that every mail server accepts: ASCII, without quotes and comments.
///
/// So it cannot end a header or an SMTP command.
package struct MailAddress: Hashable, Sendable {
  /// The largest number of bytes of an address.
  package static let longest = 254
  private static let longestLocal = 64
  private static let special = Set("!#$%&'*+/=?^_`{|}~-".utf8)

  package let text: String

  package init(_ text: String) throws(ChannelRefusal) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.longest, parts.count == 2,
      Self.isLocal(parts[0]), Self.isDomain(parts[1])
    else { throw .malformedMailAddress }
    self.text = text
  }

  /// The part after the `@`.
  package var domain: String { String(text.drop { $0 != "@" }.dropFirst()) }

  /// Whether `text` consists of words of letters, digits and the ``special`` characters, separated by single dots.
  private static func isLocal(_ text: Substring) -> Bool {
    guard (1...longestLocal).contains(text.utf8.count) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { isAlphanumeric($0) || special.contains($0) }
    }
  }

  /// Whether `text` has at least two labels of letters, digits and inner hyphens.
  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
