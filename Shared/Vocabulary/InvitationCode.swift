/// The one-time code of an invitation: the secret, and which certificate the gateway shows.
///
/// Shape: 15 signs of base 32 (75 random bits); where the gateway has a certificate, 20 more, the first 96 bits
/// of its SHA-256. In groups: `7K3QX-9M2TD-…`. The 96 bits are compared with a certificate that its owner chose
/// before the code was made, so that another would have to match all of them.
package struct InvitationCode: Hashable, Sendable {
  package static let randomByteCount = 10
  /// Bytes of a certificate's SHA-256 that are in a code.
  package static let fingerprintLength = 12
  private static let secretLength = 15
  private static let fullLength = 35

  /// The signs of the secret, which are what the gateway compares.
  package let secret: String
  /// The beginning of the SHA-256 of the gateway's certificate; `nil`: nothing is encrypted.
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

  /// Reads what a person typed; `nil` when it is no code.
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

  /// In groups of five, as it is printed.
  package var text: String {
    Base32.grouped(secret + (fingerprint.map { Base32.encode($0) } ?? ""))
  }
}

extension InvitationCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// Never the code.
  package var description: String { "InvitationCode" }
  package var debugDescription: String { description }
}
