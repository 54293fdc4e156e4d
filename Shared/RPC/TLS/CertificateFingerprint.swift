import COpenSSL

/// SHA-256 of a certificate, as `openssl x509 -fingerprint -sha256` prints it.
package enum CertificateFingerprint {
  /// The fingerprint of the first certificate in a file.
  ///
  /// Blocks.
  package static func ofFile(_ path: String) throws(TLSProblem) -> [UInt8] {
    guard let certificate = try PEMFile(path).nextCertificate() else {
      throw .notPEM(path: path, what: "certificate")
    }
    defer { X509_free(certificate) }
    return of(certificate)
  }

  static func of(_ certificate: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard X509_digest(certificate, EVP_sha256(), &bytes, &count) == 1 else { return [] }
    return Array(bytes.prefix(Int(count)))
  }
}
