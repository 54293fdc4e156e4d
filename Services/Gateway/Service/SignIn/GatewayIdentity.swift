import Foundation
package import RPC

/// The addresses of this gateway, and the certificate that devices identify it by.
package struct GatewayIdentity: Sendable {
  /// The certificate and authority in use; `nil` without encryption.
  package var files: TLSFiles?
  /// The configured public addresses.
  package var addresses: [String] = []

  package init() {}

  /// SHA-256 of the certificate for new connections; `nil` without encryption.
  ///
  /// Reads a small file; certificates may be replaced while the process runs.
  func fingerprint() throws(TLSProblem) -> [UInt8]? {
    guard let path = files?.certificate else { return nil }
    return try CertificateFingerprint.ofFile(path)
  }

  /// The certificate authority of our certificate, in PEM form; empty when clients verify it with their system's
  /// authorities.
  func authority() throws -> String {
    guard let path = files?.authority else { return "" }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard text.utf8.count <= Self.largestAuthority else {
      throw TLSProblem.tooLarge(path: path, limit: Self.largestAuthority)
    }
    return text
  }

  /// The maximum size in bytes; a certificate has about 800, and all are sent in one reply.
  private static let largestAuthority = 64 << 10
}
