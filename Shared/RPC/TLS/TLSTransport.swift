/// TLS over another transport.
///
/// Accepted and outgoing connections are configured separately: a gateway may have TLS outside and
/// reach its services on loopback without.
package final class TLSTransport: Transport {
  package let wire: any Transport
  package var loop: EventLoop { wire.loop }
  private let accepts: TLSCredentials?
  private let connects: TLSCredentials?
  private let plain: PlainBuffer
  private let line: HandshakeQueue

  /// A transport.
  ///
  /// - Parameters:
  ///   - wire: carries the encrypted bytes.
  ///   - accepts: credentials for accepted connections; `nil`: plaintext.
  ///   - connects: credentials for outgoing connections; `nil`: plaintext.
  package init(
    over wire: any Transport,
    accepts: TLSCredentials?,
    connects: TLSCredentials?
  ) {
    self.wire = wire
    self.accepts = accepts
    self.connects = connects
    plain = PlainBuffer()
    line = HandshakeQueue(wire.loop)
  }

  /// Delivers a link before its handshake, so that the limits of openings, in number and time,
  /// include the handshake.
  package func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    guard let accepts else { return try await wire.listen(at: address, accept: accept) }
    guard accepts.server != nil else {
      throw TransportError.cannotListen(address, "there is no certificate")
    }
    return try await wire.listen(at: address) { [plain, line] wire in
      guard let context = accepts.server,
        let session = TLSSession(context, wire: wire, host: nil)
      else { return wire.close("out of memory") }
      accept(TLSLink(wire, session, plain, waitingIn: line))
    }
  }

  /// Returns before the handshake; its failure closes the link.
  package func connect(to address: Address, within time: Duration) async throws -> Link {
    let wire = try await wire.connect(to: address, within: time)
    guard let connects else { return wire }
    let host = connects.checksName ? address.host : nil
    guard let session = TLSSession(connects.client, wire: wire, host: host) else {
      wire.close("the name cannot be verified")
      throw TransportError.refused(address, "its name cannot be verified")
    }
    let link = TLSLink(wire, session, plain)
    link.startHandshake()
    return link
  }
}

/// The decryption buffer of one loop's links; used within one call.
///
/// Unchecked `Sendable`: touched on its loop only.
final class PlainBuffer: @unchecked Sendable {
  let memory: UnsafeMutableRawBufferPointer

  init() {
    memory = .allocate(byteCount: EventLoop.receiveBufferBytes, alignment: 16)
  }

  deinit {
    memory.deallocate()
  }
}
