import Cryptography
package import GatewayDomain
package import Vocabulary

/// The stored form of a secret: SHA-256 of its bytes.
///
/// A secret has 256 random bits, so a fast hash is enough.
package struct TokenHash: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(of secret: TokenSecret) { bytes = SHA256.hash(of: secret.bytes) }

  /// The same for a set-up code, which has 130 random bits.
  package init(of code: SetupCode) { bytes = SHA256.hash(of: Array(code.characters.utf8)) }

  /// The same for an invitation's code, which has 75 random bits and is valid for a week at most.
  package init(of code: InvitationCode) { bytes = SHA256.hash(of: Array(code.secret.utf8)) }

  package init(stored bytes: [UInt8]) { self.bytes = bytes }

  package static func == (left: TokenHash, right: TokenHash) -> Bool {
    constantTimeEquals(left.bytes, right.bytes)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
