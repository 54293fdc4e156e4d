/// An e-mail address in the form that every mail server takes: no quotes, no comments, ASCII alone.
///
/// What is not in it can end no header and no command of SMTP.
package struct MailAddress: Hashable, Sendable {
  /// Bytes of an address, and of the part before the `@`.
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

  /// The part behind the `@`.
  package var domain: String { String(text.drop { $0 != "@" }.dropFirst()) }

  /// Words of letters, digits and a few signs with single dots between them.
  private static func isLocal(_ text: Substring) -> Bool {
    guard (1...longestLocal).contains(text.utf8.count) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { isAlphanumeric($0) || special.contains($0) }
    }
  }

  /// At least two labels of letters, digits and inner hyphens.
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
