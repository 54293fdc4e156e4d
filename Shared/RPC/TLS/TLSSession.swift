import COpenSSL

/// One end of a TLS connection without a socket, over OpenSSL.
///
/// OpenSSL reads offered bytes in place and writes into the wire's output through a BIO of ours.
/// Neither direction is copied again, and an idle connection has no buffer.
///
/// Touched on its loop only.
final class TLSSession {
  /// The result of one step.
  enum Step: Equatable {
    case done(Int)
    /// It needs more input.
    case waiting
    /// The peer has sent close_notify.
    case ended
    case failed(String)
  }

  /// Post-handshake messages that may come before a MiB of data.
  ///
  /// A handshake has at most seven; a peer that renews its keys as RFC 8446 asks sends one in many
  /// GiB. Each costs some 20 us and may require an answer, which no reader's pace limits; OpenSSL
  /// accepts any number.
  ///
  /// A record without data counts as one, padded or not.
  static let mostMessages = 32
  private static let quietBytes = 1 << 20
  /// The most bytes from a client until its ClientHello was parsed.
  ///
  /// Real ones have 300 to 2,000. OpenSSL's work on groups and keys grows with their square: 130 ms
  /// for 64 KiB.
  static let mostHello = 4 << 10
  /// The most bytes after it: certificates, and proof of their key.
  private static let mostProof = TLSContext.maximumChainBytes + (4 << 10)
  /// Type and length before a handshake message.
  private static let messageHeader = 4

  private let ssl: OpaquePointer
  private let context: TLSContext
  private unowned let wire: Link
  /// Offered bytes that were not read yet; valid within one call.
  private(set) var window = UnsafeRawBufferPointer(start: nil, count: 0)
  private var messages = 0
  private var bytesSince = 0
  /// The current record has had no data yet, and counts as a message.
  private var isRecordEmpty = false
  /// Bytes that a handshake may still read; unlimited after it, and for a client, which chose its
  /// server.
  private var shakingLeft = Int.max
  /// A handshake exceeds that.
  private(set) var isTooLong = false
  /// Records that may still be begun; see ``read(into:)``.
  var recordsLeft = Int.max

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - context: certificates and rules.
  ///   - wire: receives encrypted bytes.
  ///   - host: the host that a client wants to reach; the certificate has to name it.
  init?(_ context: TLSContext, wire: Link, host: String?) {
    guard let ssl = SSL_new(context.pointer), let bio = BIO_new(Self.method) else { return nil }
    self.ssl = ssl
    self.context = context
    self.wire = wire
    BIO_set_init(bio, 1)
    BIO_set_data(bio, Unmanaged.passUnretained(self).toOpaque())
    SSL_set_bio(ssl, bio, bio)  // owned by `ssl` from here
    SSL_set_msg_callback(ssl, Self.heard)
    switch context.role {
    case .server:
      SSL_set_accept_state(ssl)
      shakingLeft = Self.mostHello
    case .client: SSL_set_connect_state(ssl)
    }
    if let host, !expect(host) { return nil }
  }

  deinit {
    SSL_free(ssl)
  }

  /// Names by RFC 6125, addresses as addresses; never the subject's common name.
  private func expect(_ host: String) -> Bool {
    let rules = SSL_get0_param(ssl)
    X509_VERIFY_PARAM_set_hostflags(
      rules,
      UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS | X509_CHECK_FLAG_NEVER_CHECK_SUBJECT)
    )
    if X509_VERIFY_PARAM_set1_ip_asc(rules, host) == 1 { return true }
    ERR_clear_error()
    return X509_VERIFY_PARAM_set1_host(rules, host, 0) == 1
      && copenssl_set_server_name(ssl, host) == 1
  }

  // MARK: Steps

  /// The following steps read from `bytes`, until ``endOffer()``.
  func offer(_ bytes: UnsafeRawBufferPointer) { window = bytes }

  /// - Returns: how many of the offered bytes are left.
  func endOffer() -> Int {
    defer { window = UnsafeRawBufferPointer(start: nil, count: 0) }
    return window.count
  }

  func handshake() -> Step {
    ERR_clear_error()
    let step = step(SSL_do_handshake(ssl))
    if case .done = step { shakingLeft = .max }
    return step
  }

  /// Decrypts at most one record of data; waits when ``recordsLeft`` records were begun.
  func read(into place: UnsafeMutableRawBufferPointer) -> Step {
    ERR_clear_error()
    let step = step(SSL_read(ssl, place.baseAddress, Int32(clamping: place.count)))
    if case .done(let count) = step {
      if isRecordEmpty { (messages, isRecordEmpty) = (messages - 1, false) }
      bytesSince += count
      if bytesSince >= Self.quietBytes, !isUnquiet { (messages, bytesSince) = (0, 0) }
    }
    return step
  }

  /// The peer exceeds the limit of post-handshake messages; nothing more is read.
  var isUnquiet: Bool { messages > Self.mostMessages }

  /// Counts received messages.
  private static let heard:
    @convention(c) (
      Int32, Int32, Int32, UnsafeRawPointer?, Int, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> Void = { isOurs, _, kind, bytes, count, ssl, _ in
      guard let bytes, count > 0, let session = TLSSession.of(SSL_get_rbio(ssl)) else { return }
      session.heard(isOurs: isOurs != 0, kind, UnsafeRawBufferPointer(start: bytes, count: count))
    }

  private func heard(isOurs: Bool, _ kind: Int32, _ bytes: UnsafeRawBufferPointer) {
    switch (kind, isOurs) {
    case (SSL3_RT_HEADER, false):
      recordsLeft -= 1
      guard shakingLeft == .max else { return }
      messages += 1
      isRecordEmpty = true
    case (SSL3_RT_HANDSHAKE, false):
      // Its record was counted.
      if isRecordEmpty { isRecordEmpty = false } else { messages += 1 }
      if bytes[0] == SSL3_MT_CERTIFICATE, context.role == .server { look(at: bytes) }
    case (SSL3_RT_HANDSHAKE, true) where bytes[0] == SSL3_MT_ENCRYPTED_EXTENSIONS:
      // The ClientHello was parsed, a repeated one as well.
      if shakingLeft < .max { shakingLeft = Self.mostProof }
    default: break
    }
  }

  /// Corrupts certificates that would take long to parse: OpenSSL calls back before it does, and
  /// accepts no verdict.
  ///
  /// They are in its own buffer, which it overwrites with the next message.
  private func look(at message: UnsafeRawBufferPointer) {
    guard let start = message.baseAddress, message.count > Self.messageHeader,
      !CertificateMessage.isPlain(
        message.piece(Self.messageHeader, message.count - Self.messageHeader)
      )
    else { return }
    // A context of 255 bytes, where none was requested.
    UnsafeMutableRawPointer(mutating: start).storeBytes(
      of: 0xff,
      toByteOffset: Self.messageHeader,
      as: UInt8.self
    )
  }

  /// How many of these bytes OpenSSL may read now.
  private func admits(_ count: Int) -> Int {
    guard !isUnquiet, recordsLeft > 0 else { return 0 }
    guard shakingLeft < .max else { return count }
    guard count <= shakingLeft else {
      isTooLong = true
      return 0
    }
    shakingLeft -= count
    return count
  }

  /// Encrypts at most one record.
  func write(_ bytes: UnsafeRawBufferPointer) -> Step {
    ERR_clear_error()
    return step(SSL_write(ssl, bytes.baseAddress, Int32(clamping: bytes.count)))
  }

  /// Sends close_notify: without it, the peer cannot tell the end from a cut.
  func sayGoodbye() {
    ERR_clear_error()
    SSL_shutdown(ssl)
  }

  private func step(_ result: Int32) -> Step {
    guard result <= 0 else { return .done(Int(result)) }
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .waiting
    case SSL_ERROR_ZERO_RETURN: return .ended
    default: return .failed(failure())
    }
  }

  /// Why the last step failed, with the error of the peer's certificate.
  private func failure() -> String {
    let verdict = SSL_get_verify_result(ssl)
    let text = Self.lastError()
    guard verdict != X509_V_OK else { return text }
    return "\(text): \(String(cString: X509_verify_cert_error_string(verdict)))"
  }

  // MARK: After the handshake

  /// Whether both ends agreed on this protocol.
  var speaksOurProtocol: Bool {
    var name: UnsafePointer<UInt8>?
    var length: UInt32 = 0
    SSL_get0_alpn_selected(ssl, &name, &length)
    return UnsafeBufferPointer(start: name, count: Int(length))
      .elementsEqual(TLSContext.protocolName)
  }

  /// The identity in the peer's verified certificate.
  ///
  /// Only our own authority is believed: a public one certifies host names, not our processes.
  var identity: PeerIdentity? {
    guard context.hasOwnAuthority, let certificate = SSL_get1_peer_certificate(ssl) else {
      return nil
    }
    defer { X509_free(certificate) }
    guard SSL_get_verify_result(ssl) == X509_V_OK else { return nil }
    return PeerIdentity(certificate: certificate)
  }

  /// 32 bytes that only the two ends of this connection share.
  ///
  /// - Source: RFC 9266, `tls-exporter`.
  var channelBinding: [UInt8]? {
    let label = "EXPORTER-Channel-Binding"
    var bytes = [UInt8](repeating: 0, count: 32)
    let made = SSL_export_keying_material(
      ssl,
      &bytes,
      bytes.count,
      label,
      label.utf8.count,
      nil,
      0,
      0
    )
    return made == 1 ? bytes : nil
  }

  static func lastError() -> String {
    let code = ERR_peek_last_error()
    defer { ERR_clear_error() }
    guard code != 0, let text = ERR_reason_error_string(code) else { return "no reason given" }
    return String(cString: text)
  }

  // MARK: The BIO

  /// Unchecked: created once, then only read.
  nonisolated(unsafe) private static let method: OpaquePointer? = {
    let method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "daybook link")
    BIO_meth_set_read(method) { bio, place, room in
      guard let session = TLSSession.of(bio), let place else { return -1 }
      copenssl_clear_wishes(bio)
      let count = session.admits(min(Int(room), session.window.count))
      guard count > 0, let start = session.window.baseAddress else {
        copenssl_wants_read(bio)
        return -1
      }
      UnsafeMutableRawPointer(place).copyMemory(from: start, byteCount: count)
      session.window = session.window.piece(count, session.window.count - count)
      return Int32(count)
    }
    BIO_meth_set_write(method) { bio, bytes, count in
      guard let session = TLSSession.of(bio), let bytes, count > 0 else { return -1 }
      session.wire.output.append(
        contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count))
      )
      return count
    }
    BIO_meth_set_ctrl(method) { _, command, _, _ in command == BIO_CTRL_FLUSH ? 1 : 0 }
    return method
  }()

  private static func of(_ bio: OpaquePointer?) -> TLSSession? {
    BIO_get_data(bio).map { Unmanaged<TLSSession>.fromOpaque($0).takeUnretainedValue() }
  }
}
