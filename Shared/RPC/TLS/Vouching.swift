import COpenSSL

/// Whether anybody who is believed vouches for what a peer shows: by signatures alone, from the authority downward.
///
/// OpenSSL reads what a certificate says of itself before it looks who signed it, and for some of that it takes time with
/// the square of its length: 640 places of revocation lists in 8 KiB took 0.6 s. So nothing of it is read that a
/// stranger wrote.
struct Vouching {
  /// Those in the authority's file, which may be leaves themselves; the context's store keeps them.
  private var believed: [OpaquePointer] = []
  private var digests: [[UInt8]] = []

  mutating func believe(_ certificate: OpaquePointer) {
    believed.append(certificate)
    digests.append(Self.digest(of: certificate))
  }

  /// Looks for a way from an authority to the first of these.
  ///
  /// Each signature is checked with a key that is believed by then, so strangers choose neither kind nor size of any.
  ///
  /// - Parameter shown: at most ``CertificateMessage/mostCertificates``, the peer's own first.
  /// - Returns: whether there is one.
  func vouches(for shown: [OpaquePointer]) -> Bool {
    guard let own = shown.first else { return false }
    if digests.contains(Self.digest(of: own)) { return true }
    var (believed, others) = (believed, shown)
    while true {
      let next = others.firstIndex { shown in believed.contains { Self.signed(shown, by: $0) } }
      guard let next else { return false }
      if next == 0 { return true }
      believed.append(others.remove(at: next))
    }
  }

  private static func signed(_ certificate: OpaquePointer, by issuer: OpaquePointer) -> Bool {
    X509_NAME_cmp(X509_get_subject_name(issuer), X509_get_issuer_name(certificate)) == 0
      && X509_verify(certificate, X509_get0_pubkey(issuer)) == 1
  }

  /// Not `X509_cmp`, which reads what they say of themselves.
  private static func digest(of certificate: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count = UInt32(0)
    X509_digest(certificate, EVP_sha256(), &bytes, &count)
    return Array(bytes.prefix(Int(count)))
  }
}
