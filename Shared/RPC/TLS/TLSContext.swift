import COpenSSL
import Glibc

/// What many connections share: certificates, trusted authorities, and this protocol's rules.
///
/// TLS 1.3 only. No tickets, so each connection verifies again and replaced certificates take
/// effect at once. No early data, which could be replayed.
///
/// Unchecked `Sendable`: OpenSSL counts references with atomics, and nothing is changed after
/// `init`.
final class TLSContext: @unchecked Sendable {
  /// The ALPN name of this protocol.
  static let protocolName = Array("daybook-rpc".utf8)
  /// The longest chain in bytes; a longer one is refused before it is parsed.
  static let maximumChainBytes = 8 << 10
  /// The key exchange groups: each takes some 0.1 ms, where ffdhe8192 took 250 and P-384 seven.
  private static let groups = "X25519:P-256"
  /// Byte limits of extensions that OpenSSL stores in many pieces or checks one by one: 1,850
  /// signature schemes took it 20 ms, OCSP responder names 130 KiB.
  ///
  /// Real clients send 50 bytes of schemes, 5 of OCSP, and name no authorities.
  static let mostInHello: [(kind: Int32, bytes: Int)] = [
    (TLSEXT_TYPE_signature_algorithms, 128), (TLSEXT_TYPE_signature_algorithms_cert, 128),
    (TLSEXT_TYPE_certificate_authorities, 256), (TLSEXT_TYPE_status_request, 16),
  ]
  /// The most certificates between a peer's and the authority's.
  static let maximumDepth: Int32 = 4

  enum Role {
    case server, client
  }

  let role: Role
  /// Certificates come from the installation's own authority, so their identities are trusted.
  let hasOwnAuthority: Bool
  let pointer: OpaquePointer
  /// A prefix of the SHA-256 of the one accepted server certificate; `nil`: authorities decide.
  private let fingerprint: [UInt8]?
  /// The trusted certificates.
  private var verifier = ChainVerifier()
  /// When the last of them expires, in seconds since 1970.
  private var authorityEnd: Int64?

  /// Reads the files.
  ///
  /// Blocks.
  init(_ role: Role, _ files: TLSFiles) throws(TLSProblem) {
    self.role = role
    hasOwnAuthority = files.authority != nil
    fingerprint = role == .client ? files.fingerprint : nil
    let method = role == .server ? TLS_server_method() : TLS_client_method()
    guard let pointer = SSL_CTX_new(method) else { throw .library(TLSSession.lastError()) }
    self.pointer = pointer
    try setRules()
    try setTrust(files.authority)
    if let certificate = files.certificate, let key = files.key {
      try setOwn(certificate, key, files.identity)
    } else if role == .server {
      throw .library("a server needs a certificate and its key")
    }
    ERR_clear_error()
  }

  deinit {
    SSL_CTX_free(pointer)
  }

  /// Whole days until our certificate, or all trusted ones, expire; `nil`: there is none.
  var daysLeft: Int? {
    guard let certificate = SSL_CTX_get0_certificate(pointer) else { return nil }
    let end = min(Self.end(of: certificate), authorityEnd ?? .max)
    return Int((end - Int64(time(nil))) / 86_400)
  }

  /// When a certificate expires, in seconds since 1970.
  private static func end(of certificate: OpaquePointer) -> Int64 {
    var (days, seconds) = (Int32(0), Int32(0))
    ASN1_TIME_diff(&days, &seconds, nil, X509_get0_notAfter(certificate))
    return Int64(time(nil)) + Int64(days) * 86_400 + Int64(seconds)
  }

  private func setRules() throws(TLSProblem) {
    guard copenssl_only_tls13(pointer) == 1 else { throw .library(TLSSession.lastError()) }
    copenssl_set_modes(pointer)
    copenssl_set_options(pointer)
    guard copenssl_set_groups(pointer, Self.groups) == 1 else {
      throw .library(TLSSession.lastError())
    }
    SSL_CTX_set_num_tickets(pointer, 0)
    SSL_CTX_set_max_early_data(pointer, 0)
    SSL_CTX_set_verify_depth(pointer, Self.maximumDepth)
    SSL_CTX_set_security_level(pointer, 2)  // at least 112 bits: RSA from 2,048, no SHA-1
    let wish = [UInt8(Self.protocolName.count)] + Self.protocolName
    guard SSL_CTX_set_alpn_protos(pointer, wish, UInt32(wish.count)) == 0 else {
      throw .library(TLSSession.lastError())
    }
    guard role == .server else { return }
    copenssl_limit_chain(pointer, Self.maximumChainBytes)
    SSL_CTX_set_client_hello_cb(pointer, Self.look, nil)
    SSL_CTX_set_alpn_select_cb(pointer, Self.select, nil)
  }

  /// Checks a ClientHello before it is stored: it must offer a protocol and keep to the limits.
  private static let look:
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?
    ) -> Int32 = { ssl, alert, _ in
      var (bytes, count) = (UnsafePointer<UInt8>?.none, 0)
      func has(_ kind: Int32) -> Bool {
        SSL_client_hello_get0_ext(ssl, UInt32(kind), &bytes, &count) == 1
      }
      guard has(TLSEXT_TYPE_application_layer_protocol_negotiation) else {
        alert?.pointee = SSL_AD_NO_APPLICATION_PROTOCOL
        return SSL_CLIENT_HELLO_ERROR
      }
      for (kind, most) in TLSContext.mostInHello where has(kind) && count > most {
        alert?.pointee = SSL_AD_HANDSHAKE_FAILURE
        return SSL_CLIENT_HELLO_ERROR
      }
      return SSL_CLIENT_HELLO_SUCCESS
    }

  /// Selects our protocol from the client's list, or ends the handshake.
  private static let select:
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
      UnsafePointer<UInt8>?, UInt32, UnsafeMutableRawPointer?
    ) -> Int32 = { _, chosen, length, offered, count, _ in
      let all = UnsafeBufferPointer(start: offered, count: Int(count))
      var offset = 0
      while offset < all.count {
        let end = offset + 1 + Int(all[offset])
        guard end <= all.count else { break }
        if all[(offset + 1)..<end].elementsEqual(TLSContext.protocolName) {
          chosen?.pointee = all.baseAddress.map { $0 + offset + 1 }
          length?.pointee = all[offset]
          return SSL_TLSEXT_ERR_OK
        }
        offset = end
      }
      return SSL_TLSEXT_ERR_ALERT_FATAL
    }

  /// Sets the trusted authorities.
  ///
  /// A server without an authority requests no client certificate; with one it requests and
  /// verifies it. What a peer without a certificate may do is decided above TLS.
  private func setTrust(_ authority: String?) throws(TLSProblem) {
    if let fingerprint {
      guard fingerprint.count >= Self.shortestFingerprint else {
        throw .library("a fingerprint has at least \(Self.shortestFingerprint) bytes")
      }
      SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
      // Sessions retain this context.
      let context = Unmanaged.passUnretained(self).toOpaque()
      SSL_CTX_set_cert_verify_callback(pointer, Self.compare, context)
      return
    }
    guard let authority else {
      if role == .client {
        SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
        SSL_CTX_set_default_verify_paths(pointer)
      }
      return
    }
    SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
    let store = SSL_CTX_get_cert_store(pointer)
    // Certificates in the file are trusted as they are, whether root or not.
    X509_STORE_set_flags(store, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    let file = try PEMFile(authority)
    var count = 0
    while let certificate = file.nextCertificate() {
      guard X509_STORE_add_cert(store, certificate) == 1 else {
        X509_free(certificate)
        throw .library(TLSSession.lastError())
      }
      authorityEnd = max(authorityEnd ?? .min, Self.end(of: certificate))
      if role == .server { SSL_CTX_add_client_CA(pointer, certificate) }
      verifier.trust(certificate)
      X509_free(certificate)
      count += 1
    }
    guard count > 0 else { throw .notPEM(path: authority, what: "certificate") }
    guard role == .server else { return }
    // Sessions retain this context.
    let context = Unmanaged.passUnretained(self).toOpaque()
    SSL_CTX_set_cert_verify_callback(pointer, Self.verify, context)
  }

  /// For a shorter prefix, another certificate could be found.
  static let shortestFingerprint = 12

  /// Compares a server's certificate with the expected fingerprint.
  private static let compare: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32 = {
    store,
    context in
    guard let store, let context, let shown = X509_STORE_CTX_get0_cert(store) else { return 0 }
    let trust = Unmanaged<TLSContext>.fromOpaque(context).takeUnretainedValue()
    guard let expected = trust.fingerprint,
      CertificateFingerprint.of(shown).starts(with: expected)
    else {
      X509_STORE_CTX_set_error(store, X509_V_ERR_CERT_UNTRUSTED)
      return 0
    }
    X509_STORE_CTX_set_error(store, X509_V_OK)
    return 1
  }

  /// Verifies a client's chain after its signatures were checked from the authority down.
  private static let verify: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32 = {
    store,
    context in
    guard let store, let context else { return 0 }
    let trust = Unmanaged<TLSContext>.fromOpaque(context).takeUnretainedValue()
    var shown = X509_STORE_CTX_get0_cert(store).map { [$0] } ?? []
    let all = X509_STORE_CTX_get0_untrusted(store)
    for index in 0..<max(0, OPENSSL_sk_num(all)) {
      let next = OPENSSL_sk_value(all, index).map { OpaquePointer($0) }
      if let next, next != shown.first { shown.append(next) }
    }
    guard let verified = trust.verifier.verifiedPath(of: shown) else {
      X509_STORE_CTX_set_error(store, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY)
      return 0
    }
    // OpenSSL sees no others.
    let chain = OPENSSL_sk_new_null()
    for certificate in verified { OPENSSL_sk_push(chain, UnsafeRawPointer(certificate)) }
    X509_STORE_CTX_set0_untrusted(store, chain)
    defer {
      X509_STORE_CTX_set0_untrusted(store, all)
      OPENSSL_sk_free(chain)
    }
    return X509_verify_cert(store)
  }

  private func setOwn(
    _ certificatePath: String,
    _ keyPath: String,
    _ identity: PeerIdentity?
  ) throws(TLSProblem) {
    let file = try PEMFile(certificatePath)
    guard let certificate = file.nextCertificate() else {
      throw .notPEM(path: certificatePath, what: "certificate")
    }
    defer { X509_free(certificate) }
    guard X509_cmp_current_time(X509_get0_notAfter(certificate)) > 0 else {
      throw .expired(path: certificatePath)
    }
    guard X509_cmp_current_time(X509_get0_notBefore(certificate)) < 0 else {
      throw .notYetValid(path: certificatePath)
    }
    if let identity, PeerIdentity(certificate: certificate) != identity {
      throw .otherIdentity(path: certificatePath, expected: identity)
    }
    guard SSL_CTX_use_certificate(pointer, certificate) == 1 else {
      throw .library(TLSSession.lastError())
    }
    var shown = [CertificateMessage.bytes(of: certificate)]
    while let next = file.nextCertificate() {
      shown.append(CertificateMessage.bytes(of: next))
      guard copenssl_add_chain(pointer, next) == 1 else {
        X509_free(next)
        throw .library(TLSSession.lastError())
      }
    }
    // Processes share the authority, so their peers' certificates are like ours.
    let message = CertificateMessage.body(shown)
    guard
      !hasOwnAuthority
        || message.count <= Self.maximumChainBytes
          && message.withUnsafeBytes({ CertificateMessage.isPlain($0) })
    else { throw .tooMuchForPeers(path: certificatePath) }
    let key = try PEMFile(keyPath, isSecret: true).privateKey()
    defer { EVP_PKEY_free(key) }
    guard SSL_CTX_use_PrivateKey(pointer, key) == 1, SSL_CTX_check_private_key(pointer) == 1 else {
      ERR_clear_error()
      throw .keyDoesNotFit(certificate: certificatePath, key: keyPath)
    }
  }
}
