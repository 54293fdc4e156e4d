import COpenSSL

@testable import RPC

/// A TLS client built on OpenSSL alone, which can do what our own client never does.
///
/// Unchecked `Sendable`: touched on the simulation's thread only.
final class RawTLSPeer: LinkReceiver, @unchecked Sendable {
  private let link: Link
  private let context: OpaquePointer
  private let ssl: OpaquePointer
  private let fromWire: OpaquePointer
  private let toWire: OpaquePointer
  private(set) var isClosed = false
  /// The handshake is done.
  var isOpen: Bool { SSL_is_init_finished(ssl) == 1 }

  /// Encrypts records that OpenSSL would not create.
  private var records: RecordMaker?

  /// `nil` where OpenSSL has no memory.
  ///
  /// - Parameters:
  ///   - link: the connection to a server.
  ///   - protocols: the offered protocols, each with its length.
  ///   - change: further changes of its context.
  init?(
    _ link: Link,
    protocols: [UInt8] = [UInt8(TLSContext.protocolName.count)] + TLSContext.protocolName,
    _ change: (OpaquePointer) -> Void = { _ in }
  ) {
    guard let context = SSL_CTX_new(TLS_client_method()), let ssl = SSL_new(context),
      let fromWire = BIO_new(BIO_s_mem()), let toWire = BIO_new(BIO_s_mem())
    else { return nil }
    (self.link, self.context, self.ssl) = (link, context, ssl)
    (self.fromWire, self.toWire) = (fromWire, toWire)
    SSL_set_bio(ssl, fromWire, toWire)  // owned by `ssl` from here
    SSL_set_alpn_protos(ssl, protocols, UInt32(protocols.count))
    SSL_set_ciphersuites(ssl, RecordMaker.suite)
    SSL_CTX_set_keylog_callback(context) { ssl, line in
      guard let line, let records = RecordMaker(String(cString: line)) else { return }
      let peer = SSL_get_ex_data(ssl, 0)
      peer.map { Unmanaged<RawTLSPeer>.fromOpaque($0).takeUnretainedValue() }?.records = records
    }
    SSL_set_ex_data(ssl, 0, Unmanaged.passUnretained(self).toOpaque())
    change(ssl)
    SSL_set_connect_state(ssl)
    link.receiver = self
    SSL_do_handshake(ssl)
    sendWhatIsMade()
  }

  deinit {
    SSL_free(ssl)
    SSL_CTX_free(context)
  }

  /// One unnecessary key update that requests another one.
  func renewKeys() {
    SSL_key_update(ssl, SSL_KEY_UPDATE_REQUESTED)
    SSL_do_handshake(ssl)
    sendWhatIsMade()
  }

  func send(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 16_384) {
      let piece = Array(bytes[start..<min(start + 16_384, bytes.count)])
      SSL_write(ssl, piece, Int32(piece.count))
    }
    sendWhatIsMade()
  }

  /// Sends records one by one, including empty ones; nothing else can be sent afterwards.
  func sendRecords(_ pieces: [[UInt8]]) {
    for piece in pieces {
      records?.append(piece, to: { link.output.append(contentsOf: $0) })
    }
    link.needsFlush()
  }

  /// As if the network had flipped a bit.
  func sendDamaged(_ bytes: [UInt8]) {
    SSL_write(ssl, bytes, Int32(bytes.count))
    sendWhatIsMade(damaged: true)
  }

  private func sendWhatIsMade(damaged: Bool = false) {
    var bytes = [UInt8](repeating: 0, count: BIO_ctrl_pending(toWire))
    guard !bytes.isEmpty else { return }
    BIO_read(toWire, &bytes, Int32(bytes.count))
    if damaged { bytes[bytes.count - 1] ^= 1 }
    link.output.append(contentsOf: bytes)
    link.needsFlush()
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    BIO_write(fromWire, bytes.baseAddress, Int32(bytes.count))
    if SSL_is_init_finished(ssl) == 0 {
      SSL_do_handshake(ssl)
    } else {
      var place = [UInt8](repeating: 0, count: 4_096)
      while SSL_read(ssl, &place, Int32(place.count)) > 0 {}
    }
    sendWhatIsMade()
    return bytes.count
  }

  func linkWillWrite() {}
  func linkDidWrite() {}

  func linkClosed(_ why: String) {
    isClosed = true
  }
}

/// Encrypts unusual TLS 1.3 records.
///
/// - Source: RFC 8446, sections 5.2, 5.3 and 7.1.
private struct RecordMaker {
  static let suite = "TLS_AES_128_GCM_SHA256"

  private let key: [UInt8]
  private let start: [UInt8]
  private var number: UInt64 = 0

  /// - Parameter line: of a key log; `nil` when it is about another key.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "CLIENT_TRAFFIC_SECRET_0" else { return nil }
    let digits = Array(words[2])
    let secret = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    key = Self.expand(secret, "key", 16)
    start = Self.expand(secret, "iv", 12)
  }

  /// HKDF-Expand-Label, of one block.
  private static func expand(_ secret: [UInt8], _ label: String, _ count: Int) -> [UInt8] {
    let name = Array("tls13 \(label)".utf8)
    let info = [0, UInt8(count), UInt8(name.count)] + name + [0, 1]
    var block = [UInt8](repeating: 0, count: 32)
    HMAC(EVP_sha256(), secret, Int32(secret.count), info, info.count, &block, nil)
    return Array(block.prefix(count))
  }

  mutating func append(_ data: [UInt8], to write: ([UInt8]) -> Void) {
    let count = data.count + 17
    let header: [UInt8] = [23, 3, 3, UInt8(count >> 8), UInt8(count & 0xff)]
    var nonce = start
    for place in 0..<8 { nonce[11 - place] ^= UInt8(truncatingIfNeeded: number >> (8 * place)) }
    number += 1
    let cipher = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(cipher) }
    let plain = data + [23]
    var sealed = [UInt8](repeating: 0, count: plain.count)
    var tag = [UInt8](repeating: 0, count: 16)
    var length: Int32 = 0
    EVP_EncryptInit_ex(cipher, EVP_aes_128_gcm(), nil, key, nonce)
    EVP_EncryptUpdate(cipher, nil, &length, header, Int32(header.count))
    EVP_EncryptUpdate(cipher, &sealed, &length, plain, Int32(plain.count))
    EVP_EncryptFinal_ex(cipher, nil, &length)
    EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_GET_TAG, 16, &tag)
    write(header + sealed + tag)
  }
}
