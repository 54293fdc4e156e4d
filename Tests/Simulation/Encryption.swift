import RPC
import TestSupport

/// TLS for a share of all runs.
///
/// What OpenSSL draws is not ours, but how many bytes it writes is: certificates and signatures are of
/// Ed25519, keys of X25519, and those have one length. So these runs, too, are the same each time.
enum Encryption {
  static func isUsed(seed: UInt64) -> Bool { seed % 5 == 0 }

  /// A handshake is a round trip more, and its certificates are some kilobytes in small pieces.
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
