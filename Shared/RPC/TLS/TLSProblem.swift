/// Why certificates cannot be used; each description is a sentence for the operator.
package enum TLSProblem: Error, Sendable, Hashable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case readableByOthers(path: String)
  case notPEM(path: String, what: String)
  case expired(path: String)
  case notYetValid(path: String)
  /// Our certificate has another identity, or none.
  case otherIdentity(path: String, expected: PeerIdentity)
  case keyDoesNotFit(certificate: String, key: String)
  /// Our chain exceeds the limits for peers.
  case tooMuchForPeers(path: String)
  /// OpenSSL itself failed.
  case library(String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit) bytes."
    case .readableByOthers(let path):
      "The key \(path) can be changed or read by everyone. Run: chmod 600 \(path)"
    case .notPEM(let path, let what): "\(path) holds no \(what) in PEM form that can be used."
    case .expired(let path): "The certificate \(path) has expired."
    case .notYetValid(let path): "The certificate \(path) is not valid yet."
    case .otherIdentity(let path, let expected):
      "The certificate \(path) does not have the URI \(expected.uri) among its names."
    case .keyDoesNotFit(let certificate, let key):
      "The key \(key) does not belong to the certificate \(certificate)."
    case .tooMuchForPeers(let path):
      """
      Other processes would refuse the certificate \(path): they take \(CertificateMessage.mostCertificates) in \
      \(TLSContext.maximumChainBytes) bytes, with keys RSA, P-256, P-384 or Ed25519.
      """
    case .library(let why): "TLS cannot be set up: \(why)."
    }
  }
}
