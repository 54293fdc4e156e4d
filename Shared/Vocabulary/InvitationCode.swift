/// The one-time code of an invitation: a secret, and the fingerprint of the gateway's certificate.
///
/// Shape: 15 characters of base 32 (75 random bits); if the gateway has a certificate, 20 more, the first 96 bits
/// of its SHA-256. In groups: `7K3QX-9M2TD-…`. The certificate exists before the code, so a forged one would have to
/// match all 96 bits.
package struct InvitationCode: Hashable, Sendable {
  package static let randomByteCount = 10
  /// The number of bytes of a certificate's SHA-256 in a code.
  package static let fingerprintLength = 12
  private static let secretLength = 15
  private static let fullLength = 35

  /// The characters of the secret, which the gateway compares.
  package let secret: String
  /// The beginning of the SHA-256 of the gateway's certificate; `nil`: the gateway has none.
  package let fingerprint: [UInt8]?

  /// - Parameters:
  ///   - randomBytes: at least ``randomByteCount``.
  ///   - certificate: SHA-256 of the gateway's certificate.
  package init?(randomBytes: [UInt8], certificate: [UInt8]? = nil) {
    guard randomBytes.count >= Self.randomByteCount else { return nil }
    secret = Base32.encode(randomBytes, count: Self.secretLength)
    fingerprint = certificate.map { Array($0.prefix(Self.fingerprintLength)) }
    guard (fingerprint?.count ?? Self.fingerprintLength) == Self.fingerprintLength else {
      return nil
    }
  }

  /// Parses a typed code; `nil` if it is invalid.
  package init?(typed: String) {
    guard let signs = Base32.signs(typed: typed, maximum: Self.fullLength) else { return nil }
    secret = String(signs.prefix(Self.secretLength))
    switch signs.utf8.count {
    case Self.secretLength: fingerprint = nil
    case Self.fullLength:
      guard let bytes = Base32.decode(signs.dropFirst(Self.secretLength)) else { return nil }
      fingerprint = Array(bytes.prefix(Self.fingerprintLength))
    default: return nil
    }
  }

  /// The code in groups of five, as it is printed.
  package var text: String {
    Base32.grouped(secret + (fingerprint.map { Base32.encode($0) } ?? ""))
  }
}

extension InvitationCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the code.
  package var description: String { "InvitationCode" }
  package var debugDescription: String { description }
}
