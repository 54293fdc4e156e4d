import COpenSSL

/// Verifies a peer's chain by signatures alone, from the authority down.
///
/// OpenSSL reads extensions before it verifies who signed a certificate, and for some of them in
/// quadratic time: 640 distribution points in 8 KiB took 0.6 s. So nothing unverified is read.
///
/// Owns the trusted certificates.
struct ChainVerifier: ~Copyable {
  /// The certificates of the authority's file, which may be leaves.
  private var trusted: [OpaquePointer] = []
  private var digests: [[UInt8]] = []

  deinit {
    for certificate in trusted { X509_free(certificate) }
  }

  mutating func trust(_ certificate: OpaquePointer) {
    let digest = Self.digest(of: certificate)
    guard !digests.contains(digest), X509_up_ref(certificate) == 1 else { return }
    trusted.append(certificate)
    digests.append(digest)
  }

  /// Finds a path from an authority to the first of these.
  ///
  /// Each signature is verified with a trusted key, so unauthenticated peers choose neither its
  /// type nor its size.
  ///
  /// - Parameter shown: at most ``CertificateMessage/mostCertificates``, the peer's own first.
  /// - Returns: all verified ones, since one of two paths may have expired; `nil`: there is no
  ///   path.
  func verifiedPath(of shown: [OpaquePointer]) -> [OpaquePointer]? {
    guard let own = shown.first else { return nil }
    // Errors of other certificates are no error of this handshake.
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    if digests.contains(Self.digest(of: own)) { return [own] }
    var (found, others) = ([OpaquePointer](), shown)
    var signers = trusted
    while let next = others.firstIndex(where: { shown in
      signers.contains { Self.signed(shown, by: $0) }
    }) {
      let shown = others.remove(at: next)
      found.append(shown)
      // `X509_check_ca` reads extensions, as is safe once the signature was verified. A leaf must
      // not become a signer, or its holder could have any certificate read.
      if X509_check_ca(shown) != 0 { signers.append(shown) }
    }
    return found.contains(own) ? found : nil
  }

  private static func signed(_ certificate: OpaquePointer, by issuer: OpaquePointer) -> Bool {
    X509_NAME_cmp(X509_get_subject_name(issuer), X509_get_issuer_name(certificate)) == 0
      && X509_verify(certificate, X509_get0_pubkey(issuer)) == 1
  }

  /// Not `X509_cmp`, which reads their extensions.
  private static func digest(of certificate: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count = UInt32(0)
    X509_digest(certificate, EVP_sha256(), &bytes, &count)
    return Array(bytes.prefix(Int(count)))
  }
}
