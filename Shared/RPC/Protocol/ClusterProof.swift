import Cryptography

/// Mutual proof of the installation's cluster key.
///
/// `K = HMAC(cluster key, "daybook rpc 1: peer key")`; the transcript is
/// `SHA-256(client's opening) · SHA-256(server's opening) · channel binding`, so it covers magic,
/// versions, limits and both nonces. Without TLS the binding is 32 zero bytes. With TLS a proof is
/// valid on this connection only.
struct ClusterProof {
  static let scheme: UInt8 = 1
  static let byteCount = 32

  private let transcript: [UInt8]

  /// Takes all bytes that each end sent, through its SETTINGS.
  init(client: [UInt8], server: [UInt8], binding: [UInt8]?) {
    transcript =
      SHA256.hash(of: client) + SHA256.hash(of: server)
      + (binding ?? [UInt8](repeating: 0, count: 32))
  }

  func client(key: [UInt8]) -> [UInt8] { proof("daybook rpc 1: client", key) }

  func server(key: [UInt8]) -> [UInt8] { proof("daybook rpc 1: server", key) }

  private func proof(_ label: String, _ key: [UInt8]) -> [UInt8] {
    let peerKey = HMAC.sha256(key: key, data: Array("daybook rpc 1: peer key".utf8))
    return HMAC.sha256(key: peerKey, data: Array(label.utf8) + transcript)
  }

  /// AUTH with a proof, header included.
  static func frame(_ proof: [UInt8]) -> [UInt8] {
    var frame = [UInt8](repeating: 0, count: FrameHeader.byteCount)
    frame.withUnsafeMutableBytes {
      FrameHeader(length: 1 + byteCount, type: .auth, stream: 0).write(to: $0)
    }
    return frame + [scheme] + proof
  }

  /// The proof in AUTH.
  static func read(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> [UInt8] {
    guard flags.isEmpty, payload.count == 1 + byteCount else {
      throw ConnectionFault(.protocol, "layout of AUTH")
    }
    guard payload[0] == scheme else { throw ConnectionFault(.auth, "unknown scheme of proof") }
    return [UInt8](payload.dropFirst())
  }
}
