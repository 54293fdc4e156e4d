import COpenSSL

@testable import RPC

/// A client that speaks TLS over a link by OpenSSL alone, with what our own client never does.
///
/// Unchecked `Sendable`: touched on the simulation's thread only.
final class KeyRenewer: LinkReceiver, @unchecked Sendable {
  private let link: Link
  private let context: OpaquePointer
  private let ssl: OpaquePointer
  private let fromWire: OpaquePointer
  private let toWire: OpaquePointer
  private(set) var isClosed = false

  /// - Returns: `nil` where OpenSSL has no memory.
  init?(_ link: Link) {
    guard let context = SSL_CTX_new(TLS_client_method()), let ssl = SSL_new(context),
      let fromWire = BIO_new(BIO_s_mem()), let toWire = BIO_new(BIO_s_mem())
    else { return nil }
    (self.link, self.context, self.ssl) = (link, context, ssl)
    (self.fromWire, self.toWire) = (fromWire, toWire)
    SSL_set_bio(ssl, fromWire, toWire)  // owned by `ssl` from here
    let wish = [UInt8(TLSContext.protocolName.count)] + TLSContext.protocolName
    SSL_set_alpn_protos(ssl, wish, UInt32(wish.count))
    SSL_set_connect_state(ssl)
    link.receiver = self
    SSL_do_handshake(ssl)
    sendWhatIsMade()
  }

  deinit {
    SSL_free(ssl)
    SSL_CTX_free(context)
  }

  /// One message that nobody needs, and that asks for another one.
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

  /// As if the network had turned a bit.
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
