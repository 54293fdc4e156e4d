import Testing
import Wire

@testable import RPC

/// Peers that read more slowly than they are answered.
@Suite("A slow reader")
struct SlowReaderTests {
  /// Reads this number of bytes per second.
  private final class Sipper: LinkReceiver, @unchecked Sendable {
    let link: Link
    var bytesEachSecond = 10_000
    private(set) var taken = 0
    private(set) var why: String?
    private var allowed = 0

    init(_ link: Link) {
      self.link = link
      link.receiver = self
      sip()
    }

    func say(_ bytes: [UInt8]) {
      link.output.append(contentsOf: bytes)
      link.needsFlush()
    }

    private func sip() {
      allowed = bytesEachSecond
      link.resumeInput()
      link.loop.schedule(after: .seconds(1)) { [weak self] in self?.sip() }
    }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      let count = min(allowed, bytes.count)
      allowed -= count
      taken += count
      return count
    }

    func linkWillWrite() {}
    func linkDidWrite() {}
    func linkClosed(_ why: String) { self.why = why }
  }

  @Test("is waited for as long as it reads, even if a kernel buffers much for it")
  func reads() throws {
    let simulation = Simulation(seed: 25)
    let network = MemoryTransport(simulation.loop)
    // A kernel reports a socket as writable when a good part of its buffer is free.
    network.behaviour.writableBelow = 64 << 10
    try simulation.run {
      let rpc = RPCServer(router: House.router(), transport: network)
      let address = try await rpc.start(at: .loopback(port: 0))
      let sipper = Sipper(try await network.connect(to: address, within: .seconds(1)))
      sipper.link.output.append(contentsOf: try Golden["A1"])
      let echo = Words(String(repeating: "e", count: 15_000)).encoded()
      for id: UInt32 in 1...60 {
        sipper.link.output.append(contentsOf: Raw.call(on: id, message: echo))
      }
      sipper.link.needsFlush()
      try await rpc.transport.loop.sleep(for: .seconds(60))
      #expect(rpc.connections.count == 1)
      #expect((580_000...610_000).contains(sipper.taken))
      sipper.bytesEachSecond = 0
      try await rpc.transport.loop.sleep(for: .seconds(21))
      #expect(rpc.connections.isEmpty, "closed afterwards")
      #expect(rpc.metrics.limits.contains { $0.name == "slow_peer" && $0.count == 1 })
      sipper.link.close("done")
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  @Test("is not waited for when it repeatedly reads as little as possible")
  func trickles() throws {
    let simulation = Simulation(seed: 26)
    let network = MemoryTransport(simulation.loop)
    network.behaviour.writableBelow = 64 << 10
    try simulation.run {
      let rpc = RPCServer(router: House.router(), transport: network)
      let address = try await rpc.start(at: .loopback(port: 0))
      let sipper = Sipper(try await network.connect(to: address, within: .seconds(1)))
      sipper.link.output.append(contentsOf: try Golden["A1"])
      let echo = Words(String(repeating: "e", count: 15_000)).encoded()
      for id: UInt32 in 1...60 {
        sipper.link.output.append(contentsOf: Raw.call(on: id, message: echo))
      }
      sipper.bytesEachSecond = 1_460
      sipper.link.needsFlush()
      try await rpc.transport.loop.sleep(for: .seconds(10.5))
      #expect(rpc.connections.count == 1)
      // The minimum rate applies after the first ten seconds: 4,096 bytes per second.
      try await rpc.transport.loop.sleep(for: .seconds(10))
      #expect(rpc.connections.isEmpty)
      #expect(rpc.metrics.limits.contains { $0.name == "slow_peer" && $0.count == 1 })
      sipper.link.close("done")
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  @Test("is timed from when the sent bytes have arrived")
  func slowLine() throws {
    let simulation = Simulation(seed: 29)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      var settings = ServerSettings()
      settings.keepaliveTime = .seconds(1_000)
      let rpc = RPCServer(router: House.router(), transport: network, settings: settings)
      let address = try await rpc.start(at: .loopback(port: 0))
      let sipper = Sipper(try await network.connect(to: address, within: .seconds(1)))
      sipper.bytesEachSecond = 5_500
      sipper.link.output.append(contentsOf: try Golden["A1"])
      // 180 KB of replies, then a stream of which 70 KB go out: all is there after 46 s.
      let echo = Words(String(repeating: "e", count: 15_000)).encoded()
      for id: UInt32 in 1...12 {
        sipper.link.output.append(contentsOf: Raw.call(on: id, message: echo))
      }
      let words = Words(String(repeating: "s", count: 10_000), count: 100).encoded()
      let count = Array(House.count.name.utf8)
      sipper.link.output.append(contentsOf: Raw.call(count, on: 13, message: words))
      sipper.link.needsFlush()
      try await rpc.transport.loop.sleep(for: .seconds(75))
      #expect(sipper.taken > 250_000 && rpc.metrics.runningHandlers == 1)
      try await rpc.transport.loop.sleep(for: .seconds(20))
      #expect(rpc.metrics.runningHandlers == 0)
      #expect(rpc.metrics.limits.contains { $0.name == "slow_consumer" && $0.count == 1 })
      sipper.link.close("done")
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  /// Three replies of 240,000 bytes for a reader whose credit allows one of them, which is in the
  /// network from then on.
  private static func download(
    _ bytesEachSecond: Int,
    _ body: @escaping @Sendable (RPCServer, Sipper) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 31)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      var router = House.router()
      let words = Words(String(repeating: "w", count: 240_000))
      router.registerUnary(House.fail) { (_: Words, _) in words }
      let rpc = RPCServer(router: router, transport: network)
      let address = try await rpc.start(at: .loopback(port: 0))
      let sipper = Sipper(try await network.connect(to: address, within: .seconds(1)))
      sipper.bytesEachSecond = bytesEachSecond
      let credit: [UInt8] = [0, 5, 0, 4, 0x7f, 0xff, 0xff, 0xff, 0, 6, 0, 4, 0, 1, 0, 0]
      sipper.say([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, credit))
      for id: UInt32 in 1...3 { sipper.say(Raw.call(Array(House.fail.name.utf8), on: id)) }
      try await body(rpc, sipper)
      sipper.link.close("done")
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  @Test("is not waited for when it reads a few bytes of a reply that others wait for")
  func drips() throws {
    try Self.download(300) { rpc, sipper in
      try await rpc.transport.loop.sleep(for: .seconds(29))
      #expect(rpc.metrics.limits.isEmpty)
      try await rpc.transport.loop.sleep(for: .seconds(2))
      #expect(rpc.metrics.limits.contains { $0.name == "slow_consumer" && $0.count == 2 })
      #expect(sipper.why == nil, "its first download goes on")
    }
  }

  @Test("may pause for a while, and go on")
  func pauses() throws {
    try Self.download(9_000) { rpc, sipper in
      try await rpc.transport.loop.sleep(for: .seconds(5))
      sipper.bytesEachSecond = 0
      try await rpc.transport.loop.sleep(for: .seconds(10))
      sipper.bytesEachSecond = 9_000
      try await rpc.transport.loop.sleep(for: .seconds(25))
      #expect(sipper.taken > 240_000)
      sipper.say(Raw.frame(.credit, on: 0, Raw.number(240_000)))
      try await rpc.transport.loop.sleep(for: .seconds(5))
      #expect(sipper.taken > 270_000)
      #expect(rpc.metrics.limits.isEmpty)
    }
  }

  @Test("has at most a quarter of a mebibyte of unsent bytes in the kernel")
  func unsent() async throws {
    try await Carrier.tcp.run { world in
      let accepted = Notes()
      let bytes = 32 << 20
      let listener = try await world.transport.listen(at: .loopback(port: 0)) { link in
        let writer = RawPeer(link)
        writer.send([UInt8](repeating: 7, count: bytes))
        accepted.peers.append(writer)
      }
      let reader = RawPeer(
        try await world.transport.connect(to: listener.address, within: .seconds(1))
      )
      reader.isReading = false
      try await world.until { accepted.peers.first.map { $0.waitingToBeSent < bytes } ?? false }
      try await world.until { accepted.peers[0].link.unacknowledged >= 128 << 10 }
      // The unacknowledged bytes, a last piece, and the unsent bytes.
      #expect(accepted.peers[0].link.unacknowledged <= 512 << 10)
      reader.isReading = true
      try await world.until { reader.received.count == bytes }
      listener.close()
      reader.link.close("done")
    }
  }

  @Test("has its received bytes acknowledged by a kernel")
  func kernel() async throws {
    try await Carrier.tcp.run { world in
      let accepted = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 0)) { link in
        let peer = RawPeer(link)
        peer.isReading = false
        accepted.peers.append(peer)
      }
      let writer = RawPeer(
        try await world.transport.connect(to: listener.address, within: .seconds(1))
      )
      #expect(writer.link.unacknowledged == 0)
      let bytes = 32 << 20
      writer.send([UInt8](repeating: 7, count: bytes))
      try await world.until { writer.link.unacknowledged > 0 && !accepted.peers.isEmpty }
      accepted.peers[0].isReading = true
      try await world.until { accepted.peers[0].received.count == bytes }
      try await world.until { writer.link.unacknowledged == 0 }
      listener.close()
      writer.link.close("done")
    }
  }

  @Test("is not late while the server does not read from it", arguments: [true, false])
  func unheard(isUploading: Bool) throws {
    let simulation = Simulation(seed: 33)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      var settings = ServerSettings()
      settings.keepaliveTime = isUploading ? .seconds(1_000) : .seconds(5)
      settings.keepaliveTimeout = .seconds(5)
      settings.pauseTime = .seconds(10)
      let rpc = RPCServer(router: House.router(), transport: network, settings: settings)
      let address = try await rpc.start(at: .loopback(port: 0))
      let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      // A request that is still incomplete, or a handler that takes a minute.
      let sleep = Words("s", count: 900_000).encoded()
      peer.send(
        isUploading
          ? Raw.call(on: 1, 1) : Raw.call(Array(House.sleep.name.utf8), on: 1, message: sleep)
      )
      try await rpc.transport.loop.sleep(for: .seconds(1))
      for connection in rpc.connections.values { connection.link.pauseReading() }
      try await rpc.transport.loop.sleep(for: .seconds(30))
      #expect(rpc.connections.count == 1 && peer.ends.isEmpty)
      for connection in rpc.connections.values { connection.link.resumeReading() }
      try await rpc.transport.loop.sleep(for: .seconds(25))
      #expect(isUploading ? peer.reasons == ["slow_sender"] : rpc.connections.isEmpty)
      peer.link.close("done")
      await rpc.drain(grace: .milliseconds(10))
    }
  }
}
