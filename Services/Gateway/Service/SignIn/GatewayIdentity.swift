import Foundation
package import RPC

/// How other devices reach this gateway, and by what they know it.
package struct GatewayIdentity: Sendable {
  /// The certificate and authority in use; `nil`: nothing is encrypted.
  package var files: TLSFiles?
  /// Addresses as the operator named them.
  package var addresses: [String] = []

  package init() {}

  /// SHA-256 of the certificate that new connections are shown; `nil`: nothing is encrypted.
  ///
  /// Reads a small file; certificates may be replaced while the process runs.
  func fingerprint() throws(TLSProblem) -> [UInt8]? {
    guard let path = files?.certificate else { return nil }
    return try CertificateFingerprint.ofFile(path)
  }

  /// The certificates that ours leads to, in PEM form; empty where the machine's own authorities vouch for it.
  func authority() throws -> String {
    guard let path = files?.authority else { return "" }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard text.utf8.count <= Self.largestAuthority else {
      throw TLSProblem.tooLarge(path: path, limit: Self.largestAuthority)
    }
    return text
  }

  /// A certificate has some 800 bytes; all of it goes into one reply.
  private static let largestAuthority = 64 << 10
}
