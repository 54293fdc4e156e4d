import TestSupport
import Testing

@testable import RPC

/// Peers that violate TLS or the protocol on an encrypted port, without effect on others.
@Suite("A hostile peer of an encrypted port")
struct TLSHostileTests {
  private func face(
    _ body: @escaping @Sendable (RPCServer, RawPeer) async throws -> Void
  ) throws {
    let world = try TLSWorld()
    let good = try world.anonymous()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let address = try await rpc.start(at: .loopback(port: 0))
      let peer = RawPeer(try await world.network.connect(to: address, within: .seconds(1)))
      try await body(rpc, peer)
      let channel = Channel(address: address, transport: world.client(good))
      let reply: Words = try await channel.unary(House.echo, Words("others go on"))
      #expect(reply == Words("others go on"))
      channel.close()
      await rpc.drain(grace: .milliseconds(10))
      #expect(rpc.connectionCount == 0)
    }
  }

  @Test(
    "that sends plaintext is closed, with a line in the log (matrix row 7)",
    arguments: [
      "GET / HTTP/1.1\r\n\r\n", "\u{5a}nonsense nonsense nonsense",
    ]
  )
  func plaintext(text: String) throws {
    try face { rpc, peer in
      let notes = Notes()
      rpc.onConnectionError = { notes.add($1) }
      peer.send(Array(text.utf8))
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
      #expect(notes.lines.count == 1)
      #expect(notes.lines.first?.contains("TLS: ") == true)
    }
  }

  @Test("that sends our protocol without TLS is closed")
  func ourProtocolInTheClear() throws {
    try face { rpc, peer in
      peer.send(try Golden["A1"])
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
    }
  }

  @Test("that begins a handshake and stops is closed when the time for the opening is over")
  func silence() throws {
    try face { rpc, peer in
      peer.send([0x16, 3, 1, 2, 0, 1])
      try await rpc.transport.loop.sleep(for: .milliseconds(1_990))
      #expect(!peer.isClosed)
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
    }
  }

  @Test("that sends a damaged handshake does not affect others", arguments: 0..<UInt64(60))
  func damaged(seed: UInt64) throws {
    let world = try TLSWorld()
    let good = try world.anonymous()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let address = try await rpc.start(at: .loopback(port: 0))
      var numbers = SeededNumbers(seed: seed)
      var flight = try await firstFlight(in: world)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        flight[Int.random(in: 0..<flight.count, using: &numbers)] ^= UInt8.random(
          in: 1...255,
          using: &numbers
        )
      }
      let isWhole = numbers.next() % 3 > 0
      let cut = isWhole ? flight.count : Int.random(in: 0..<flight.count, using: &numbers)
      let peer = RawPeer(try await world.network.connect(to: address, within: .seconds(1)))
      peer.send(Array(flight[..<cut]))
      try await rpc.transport.loop.sleep(for: .seconds(3))
      #expect(peer.isClosed)
      let channel = Channel(address: address, transport: world.client(good))
      let reply: Words = try await channel.unary(House.echo, Words("others go on"))
      #expect(reply == Words("others go on"))
      channel.close()
      await rpc.drain(grace: .milliseconds(10))
      #expect(rpc.connectionCount == 0)
    }
  }

  @Test("takes turns with all others that handshake at once, and none is forgotten")
  func turns() throws {
    let world = try TLSWorld()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let address = try await rpc.start(at: .loopback(port: 0))
      let flight = try await firstFlight(in: world)
      var peers: [RawPeer] = []
      for _ in 0..<40 {
        peers.append(RawPeer(try await world.network.connect(to: address, within: .seconds(1))))
      }
      let gone = peers.removeLast()
      for peer in peers + [gone] { peer.send(flight) }
      var answered = [0]
      for _ in 0..<400 where answered.last != peers.count {
        await withCheckedContinuation { next in world.simulation.loop.post { next.resume() } }
        if answered.count == 8 { gone.link.close("never mind") }
        answered.append(peers.count { !$0.received.isEmpty })
      }
      #expect(answered.last == peers.count)
      let steps = zip(answered.dropFirst(), answered).map { $0 - $1 }
      #expect(steps.allSatisfy { $0 <= HandshakeQueue.stepsAtOnce }, "\(steps)")
      for peer in peers { peer.link.close("enough") }
      await rpc.drain(grace: .milliseconds(10))
      #expect(rpc.connectionCount == 0)
    }
  }

  /// A real client's first flight, recorded from a connection without a server.
  private func firstFlight(in world: TLSWorld) async throws -> [UInt8] {
    let trap = Notes()
    let catcher = try await world.network.listen(at: .loopback(port: 9)) { link in
      link.receiver = Catcher(link, trap)
    }
    let client = world.client(try world.anonymous())
    let lost = try await client.connect(to: catcher.address, within: .seconds(1))
    try await world.simulation.loop.sleep(for: .milliseconds(5))
    lost.close("enough")
    catcher.close()
    return try #require(trap.bytes)
  }

  /// Keeps the first bytes.
  private final class Catcher: LinkReceiver {
    let link: Link
    let notes: Notes

    init(_ link: Link, _ notes: Notes) {
      self.link = link
      self.notes = notes
    }

    func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
      notes.bytes = Array(bytes)
      return bytes.count
    }

    func linkWillWrite() {}
    func linkDidWrite() {}
    func linkClosed(_ why: String) {}
  }

  /// Makes this number of calls, reads nothing, and disconnects at the end.
  private func neverRead(
    _ router: Router = House.router(),
    calls count: UInt32,
    _ call: @escaping @Sendable (RawPeer) -> [UInt8],
    _ body: @escaping @Sendable (TLSWorld, RPCServer, RawPeer) async throws -> Void
  ) throws {
    let world = try TLSWorld()
    let good = try world.anonymous()
    try world.simulation.run {
      let rpc = RPCServer(router: router, transport: world.server)
      let address = try await rpc.start(at: .loopback(port: 0))
      let peer = RawPeer(try await world.client(good).connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      peer.isReading = false
      let call = call(peer)
      for id in 1...count { peer.send(peer.numbered(call, id)) }
      try await rpc.transport.loop.sleep(for: .seconds(1))
      try await body(world, rpc, peer)
      #expect(rpc.connectionCount == 0 && rpc.metrics.bufferedBytes == 0)
      await rpc.drain(grace: .milliseconds(10))
    }
  }

  @Test("that calls and never reads makes the server stop reading, then close")
  func neverReads() throws {
    try neverRead(calls: 500, { $0.echoCall(bytes: 15_000) }) { _, rpc, peer in
      #expect(peer.waitingToBeSent > 3 << 20, "the server has stopped reading")
      try await rpc.transport.loop.sleep(for: .seconds(12))
    }
  }

  @Test(
    "that has more to send, never reads and is cut off is removed at once, with its buffered output"
  )
  func cutOffTalking() throws {
    try neverRead(calls: 500, { $0.echoCall(bytes: 15_000) }) { world, rpc, _ in
      #expect(rpc.metrics.bufferedBytes > 1 << 20, "the server has stopped reading")
      try #require(world.network.connections.first).cut()
      try await rpc.transport.loop.sleep(for: .milliseconds(50))
    }
  }

  @Test(
    "that has sent everything, never reads and is cut off is removed at once, with its buffered output"
  )
  func cutOffSilent() throws {
    var router = House.router()
    router.registerUnary(House.missing) { (_: Words, _) in
      Words(String(repeating: "m", count: 15_000))
    }
    try neverRead(
      router,
      calls: 120,
      { _ in Raw.call(Array("test.House/Missing".utf8), on: 1) },
      { world, rpc, _ in
        #expect(rpc.metrics.bufferedBytes > 512 << 10, "answers wait")
        try #require(world.network.connections.first).cut()
        try await rpc.transport.loop.sleep(for: .milliseconds(50))
      }
    )
  }
}
