import RPC
import TestSupport

/// TLS for a share of all runs.
///
/// OpenSSL's random numbers are not ours, but its output lengths are constant: Ed25519 certificates
/// and signatures, and X25519 keys, have one length. So these runs repeat as well.
enum Encryption {
  static func isUsed(seed: UInt64) -> Bool { seed % 5 == 0 }

  /// A handshake takes a round trip more, and its certificates have some kilobytes in small pieces.
  static let patience = 5

  static func over(_ network: any Transport) throws -> TLSTransport {
    let credentials = try credentials.get()
    return TLSTransport(over: network, accepts: credentials, connects: credentials)
  }

  /// One certificate for all processes of all runs.
  private static let credentials: Result<TLSCredentials, any Error> = Result {
    let authority = try TestAuthority()
    let own = try authority.issue("house", .process("house"))
    return try TLSCredentials(
      TLSFiles(certificate: own.certificate, key: own.key, authority: authority.certificate)
    )
  }
}
