import COpenSSL

/// Whether anybody who is believed vouches for what a peer shows: by signatures alone, from the authority downward.
///
/// OpenSSL reads what a certificate says of itself before it looks who signed it, and for some of that it takes time with
/// the square of its length: 640 places of revocation lists in 8 KiB took 0.6 s. So nothing of it is read that a
/// stranger wrote.
///
/// Owns what it believes.
struct Vouching: ~Copyable {
  /// Those in the authority's file, which may be leaves themselves.
  private var believed: [OpaquePointer] = []
  private var digests: [[UInt8]] = []

  deinit {
    for certificate in believed { X509_free(certificate) }
  }

  mutating func believe(_ certificate: OpaquePointer) {
    let digest = Self.digest(of: certificate)
    guard !digests.contains(digest), X509_up_ref(certificate) == 1 else { return }
    believed.append(certificate)
    digests.append(digest)
  }

  /// Looks for a way from an authority to the first of these.
  ///
  /// Each signature is checked with a key that is believed by then, so strangers choose neither kind nor size of any.
  ///
  /// - Parameter shown: at most ``CertificateMessage/mostCertificates``, the peer's own first.
  /// - Returns: all that are vouched for, since of two ways one may have ended; `nil`: there is none.
  func vouched(_ shown: [OpaquePointer]) -> [OpaquePointer]? {
    guard let own = shown.first else { return nil }
    // What is wrong with others' is no error of this handshake.
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    if digests.contains(Self.digest(of: own)) { return [own] }
    var (found, others) = ([OpaquePointer](), shown)
    var signers = believed
    while let next = others.firstIndex(where: { shown in
      signers.contains { Self.signed(shown, by: $0) }
    }) {
      let shown = others.remove(at: next)
      found.append(shown)
      // A leaf vouches for nobody, or each could have anything read. What somebody believed wrote may be.
      if X509_check_ca(shown) != 0 { signers.append(shown) }
    }
    return found.contains(own) ? found : nil
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
