import COpenSSL
import Foundation

/// A certificate authority of one test: its keys exist as long as the test's folder.
package final class TestAuthority {
  /// The contents of a certificate.
  package struct Contents {
    /// As OpenSSL writes alternative names: `DNS:localhost,IP:127.0.0.1,URI:daybook:process:task`.
    package var names: String
    /// Seconds from now to the end of its validity; negative: it has expired.
    package var lifetime = 3_600

    package init(_ names: String, lifetime: Int = 3_600) {
      self.names = names
      self.lifetime = lifetime
    }

    /// The process of that name on this machine.
    package static func process(_ name: String) -> Contents {
      Contents("DNS:localhost,IP:127.0.0.1,IP:::1,URI:daybook:process:\(name)")
    }
  }

  /// Why a certificate could not be created.
  package enum Failure: Error {
    case openSSL(String)
  }

  package let folder: TemporaryFolder
  /// The authority's own certificate.
  package let certificate: String
  private let key: OpaquePointer
  private let own: OpaquePointer
  private var serial = 1

  /// - Parameters:
  ///   - name: its common name.
  ///   - lifetime: seconds from now; negative for an expired one.
  ///   - above: the issuing authority; `nil` for a self-signed one.
  /// - Throws: ``Failure``, and errors of its folder.
  package init(
    name: String = "Test authority",
    lifetime: Int = 3_600,
    under above: TestAuthority? = nil
  ) throws {
    folder = try TemporaryFolder()
    certificate = folder.file("authority.pem")
    key = try Self.makeKey()
    own = try Self.make(
      name,
      serial: above == nil ? 1 : 1_000,
      key: key,
      issuer: above?.own,
      signer: above?.key ?? key,
      lifetime: lifetime
    ) {
      [(NID_basic_constraints, "critical,CA:TRUE"), (NID_key_usage, "critical,keyCertSign")]
    }
    try Self.write(certificate) { PEM_write_bio_X509($0, own) }
  }

  deinit {
    X509_free(own)
    EVP_PKEY_free(key)
  }

  /// Makes a key and a certificate; the files `NAME.pem` and `NAME.key` are replaced.
  ///
  /// - Parameters:
  ///   - name: its common name.
  ///   - contents: the names and the lifetime.
  ///   - leaf: the name of a leaf certificate that signs it, although it is no authority; `nil` for
  ///     the authority.
  /// - Returns: their paths.
  /// - Throws: ``Failure``, and errors of its folder.
  @discardableResult
  package func issue(
    _ name: String,
    _ contents: Contents,
    byLeaf leaf: String? = nil
  ) throws -> (certificate: String, key: String) {
    serial += 1
    let fresh = try Self.makeKey()
    defer { EVP_PKEY_free(fresh) }
    let signer = try leaf.map { try read($0) }
    defer {
      X509_free(signer?.certificate)
      EVP_PKEY_free(signer?.key)
    }
    let made = try Self.make(
      name,
      serial: serial,
      key: fresh,
      issuer: signer?.certificate ?? own,
      signer: signer?.key ?? key,
      lifetime: contents.lifetime
    ) {
      [
        (NID_subject_alt_name, contents.names), (NID_key_usage, "critical,digitalSignature"),
        (NID_ext_key_usage, "serverAuth,clientAuth"),
      ]
    }
    defer { X509_free(made) }
    let paths = (certificate: folder.file("\(name).pem"), key: folder.file("\(name).key"))
    try Self.write(paths.certificate) { PEM_write_bio_X509($0, made) }
    try Self.write(paths.key) { PEM_write_bio_PrivateKey($0, fresh, nil, nil, 0, nil, nil) }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: paths.key)
    return paths
  }

  /// An issued certificate and its key; the caller frees both.
  private func read(_ name: String) throws -> (certificate: OpaquePointer, key: OpaquePointer) {
    let files = [
      BIO_new_file(folder.file("\(name).pem"), "r"), BIO_new_file(folder.file("\(name).key"), "r"),
    ]
    defer { for file in files { BIO_free(file) } }
    guard let certificate = PEM_read_bio_X509(files[0], nil, nil, nil),
      let key = PEM_read_bio_PrivateKey(files[1], nil, nil, nil)
    else { throw Failure.openSSL("\(name) cannot be read") }
    return (certificate, key)
  }

  private static func makeKey() throws -> OpaquePointer {
    let context = EVP_PKEY_CTX_new_id(EVP_PKEY_ED25519, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1, EVP_PKEY_keygen(context, &key) == 1, let key else {
      throw Failure.openSSL("no key")
    }
    return key
  }

  private static func make(
    _ name: String,
    serial: Int,
    key: OpaquePointer,
    issuer: OpaquePointer?,
    signer: OpaquePointer,
    lifetime: Int = 3_600,
    _ extensions: () -> [(Int32, String)]
  ) throws -> OpaquePointer {
    guard let made = X509_new() else { throw Failure.openSSL("no memory") }
    X509_set_version(made, 2)
    ASN1_INTEGER_set(X509_get_serialNumber(made), serial)
    X509_gmtime_adj(X509_getm_notBefore(made), -7_200)
    X509_gmtime_adj(X509_getm_notAfter(made), lifetime)
    X509_set_pubkey(made, key)
    let subject = X509_get_subject_name(made)
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, name, -1, -1, 0)
    X509_set_issuer_name(made, X509_get_subject_name(issuer ?? made))
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer ?? made, made, nil, nil, 0)
    for (kind, text) in extensions() {
      guard let value = X509V3_EXT_conf_nid(nil, &context, kind, text) else {
        throw Failure.openSSL("no extension \(text)")
      }
      X509_add_ext(made, value, -1)
      X509_EXTENSION_free(value)
    }
    guard X509_sign(made, signer, nil) > 0 else { throw Failure.openSSL("no signature") }
    return made
  }

  private static func write(_ path: String, _ body: (OpaquePointer?) -> Int32) throws {
    let file = BIO_new_file(path, "w")
    defer { BIO_free(file) }
    guard body(file) == 1 else { throw Failure.openSSL("\(path) cannot be written") }
  }
}
