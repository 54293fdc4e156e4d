import Glibc
import Testing
import Wire

@testable import RPC

/// ``SlowDrainTests`` with encryption: first TLS is closed, then the output.
@Suite("A drain with an encrypted reply in flight")
struct TLSDrainTests {
  @Test("loses none of it because of what the client sends meanwhile (matrix row 60)")
  func keepsAll() async throws {
    try await Carrier.tls.run { world in
      var router = House.router()
      let words = Words(String(repeating: "w", count: 600_000))
      router.registerUnary(House.fail) { (_: Words, _) in words }
      let address = try await world.start(router)
      let client = TLSTransport(
        over: NarrowWire(loop: world.loop),
        accepts: nil,
        connects: try Carrier.credentials.get()
      )
      let sipper = Sipper(try await client.connect(to: address, within: .seconds(5)))
      let ample: [UInt8] = [0, 5, 0, 4, 0x7f, 0xff, 0xff, 0xff, 0, 6, 0, 4, 0x7f, 0xff, 0xff, 0xff]
      sipper.say([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, ample))
      sipper.say(Raw.call(Array("test.House/Fail".utf8), on: 1))
      let server = world.servers[0]
      try await world.until { sipper.link.isReadingPaused }
      let stopped = Task(executorPreference: world.loop) {
        await server.drain(grace: .seconds(30))
      }
      // The ping of a drain is always the same.
      sipper.say(Raw.frame(.ping, 1, on: 0, [0, 0, 0, 0, 0, 0, 0, 0xd1]))
      for _ in 0..<5_000 where sipper.why == nil {
        sipper.sip()
        try await world.loop.sleep(for: .milliseconds(1))
        if sipper.why == nil { sipper.say(Raw.frame(.credit, on: 0, Raw.number(8_192))) }
      }
      #expect(sipper.received.count > 600_000)
      #expect(RawPeer.lastEnd(in: sipper.received) == 0)
      #expect(sipper.why == "the other end closed the connection")
      await stopped.value
      #expect(server.connectionCount == 0)
    }
  }

  @Test("begins with one record, by which it detects a client that takes nothing (matrix row 60)")
  func beginning() throws {
    let world = try TLSWorld()
    let client = world.client(try world.anonymous())
    try world.simulation.run {
      try await World.run(world.server) { stage in
        let address = try await stage.start(House.router())
        let peer = RawPeer(try await client.connect(to: address, within: .seconds(5)))
        peer.send(try Golden["A1"] + peer.echoCall(bytes: 10))
        try await stage.until { RawPeer.lastEnd(in: peer.received) == 0 }
        peer.isReading = false
        let server = stage.servers[0]
        let stopped = stage.loop.spawn { await server.drain(grace: .seconds(30)) }
        try await stage.loop.sleep(for: .seconds(0.5))
        let sent = server.connections.values.first?.link.unacknowledged
        #expect(sent == 39 + TLSLink.recordBytes, "GOAWAY and a ping in one record")
        await stopped.value
        peer.link.close("done")
      }
    }
  }

  /// Reads small pieces.
  private final class Sipper: LinkReceiver, @unchecked Sendable {
    let link: Link
    private(set) var received: [UInt8] = []
    /// Why it was closed.
    private(set) var why: String?
    private var allowed = 50_000

    init(_ link: Link) {
      self.link = link
      link.receiver = self
    }

    func say(_ bytes: [UInt8]) {
      link.output.append(contentsOf: bytes)
      link.needsFlush()
    }

    func sip() {
      allowed = received.count + 8_192
      link.resumeReading()
    }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      received += bytes
      if received.count >= allowed { link.pauseReading() }
      return bytes.count
    }

    func linkWillWrite() {}
    func linkDidWrite() {}
    func linkClosed(_ why: String) { self.why = why }
  }
}

/// Connections with small buffers.
private struct NarrowWire: Transport {
  let loop: EventLoop

  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    throw TransportError.cannotListen(address, "it only connects")
  }

  func connect(to address: Address, within time: Duration) async throws -> Link {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var room: Int32 = 32_768
    setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = address.port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0 && fcntl(socket, F_SETFL, O_NONBLOCK) == 0)
    return try await loop.run { [loop] in
      let link = try #require(TCPLink(loop: loop, socket: socket, peer: address.text))
      link.begin()
      return link
    }
  }
}
