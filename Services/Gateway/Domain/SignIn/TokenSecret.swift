/// The secret of a token: 32 random bytes as text, shown once.
///
/// Shape: `dbk_` and 43 characters of base64url without padding. The prefix lets people, and scanners
/// for leaked secrets, recognize it.
package struct TokenSecret: Hashable, Sendable {
  package static let prefix = "dbk_"
  package static let byteCount = 32  // 256 bits; at least 128 are required
  private static let textLength = 47

  package let bytes: [UInt8]

  /// - Returns: `nil` unless there are exactly 32 bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == TokenSecret.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Parses the text form.
  ///
  /// A secret has exactly one text, so non-zero trailing bits are refused.
  package init?(text: Substring) {
    guard text.utf8.count == TokenSecret.textLength, text.hasPrefix(TokenSecret.prefix),
      let bytes = Base64URL.decode(text.utf8.dropFirst(TokenSecret.prefix.utf8.count))
    else { return nil }
    self.init(bytes: bytes)
  }

  package var text: String { TokenSecret.prefix + Base64URL.encode(bytes) }
}

extension TokenSecret: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the secret.
  package var description: String { "TokenSecret" }
  package var debugDescription: String { description }
}
