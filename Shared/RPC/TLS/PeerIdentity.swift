import COpenSSL

/// The identity in a certificate: a URI among its alternative names.
///
/// Shape: `daybook:process:NAME` or `daybook:client:NAME`, the name `[a-z0-9-]{1,64}`. The
/// authority that signed the certificate is responsible for it. A certificate without such a URI is
/// valid for its host names and has no identity.
package enum PeerIdentity: Sendable, Hashable {
  /// A trusted peer: a process of this installation, whose metadata is believed.
  case process(String)
  /// A client program, without rights of its own.
  case client(String)

  init?(uri: String) {
    let parts = uri.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "daybook", (1...64).contains(parts[2].utf8.count),
      parts[2].utf8.allSatisfy({
        (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2d
      })
    else { return nil }
    switch parts[1] {
    case "process": self = .process(String(parts[2]))
    case "client": self = .client(String(parts[2]))
    default: return nil
    }
  }

  /// Its form in a certificate.
  package var uri: String {
    switch self {
    case .process(let name): "daybook:process:\(name)"
    case .client(let name): "daybook:client:\(name)"
    }
  }

  /// Reads it from a certificate; only the first eight URIs are checked.
  init?(certificate: OpaquePointer) {
    for index in 0..<Int32(8) {
      let uri = String(unsafeUninitializedCapacity: 128) { place in
        place.withMemoryRebound(to: CChar.self) {
          max(0, Int(copenssl_uri(certificate, index, $0.baseAddress, Int32($0.count))))
        }
      }
      if let identity = PeerIdentity(uri: uri) {
        self = identity
        return
      }
    }
    return nil
  }

  var isProcess: Bool {
    if case .process = self { true } else { false }
  }
}
