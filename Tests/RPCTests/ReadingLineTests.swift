import Testing
import Wire

@testable import RPC

/// Many who say more than there is time for; each of their calls takes 50 microseconds of a turn.
@Suite("A crowd whose input waits")
struct ReadingLineTests {
  /// Whoever asks it stays a stranger.
  private static let open = MethodDescriptor(
    name: "test.House/Open",
    kind: .unary,
    access: .anyone
  )
  /// A server, and what its handlers took.
  ///
  /// Touched on its loop only.
  private final class Stage: @unchecked Sendable {
    let world: World
    let network: MemoryTransport
    private(set) var address = Address.loopback(port: 0)
    private(set) var calls = 0
    /// What one takes.
    var effort = Duration.microseconds(50)
    /// The longest turn.
    private(set) var longest = Duration.zero
    private var turn = (number: 0, length: Duration.zero)

    init(_ world: World, _ network: MemoryTransport) async throws {
      (self.world, self.network) = (world, network)
      var router = House.router()
      for descriptor in [open, House.echo] {
        router.registerUnary(descriptor) { [unowned self] (request: Words, call) in
          if let holder = Neighbourhood.holder(call.metadata) { call.facts.holder = holder }
          work()
          return request
        }
      }
      address = try await world.start(router)
    }

    private func work() {
      calls += 1
      world.loop.worked += effort
      if turn.number != world.loop.turnNumber { turn = (world.loop.turnNumber, .zero) }
      turn.length += effort
      longest = max(longest, turn.length)
    }

    var server: RPCServer { world.servers[0] }

    func connect(from host: String) async throws -> RawPeer {
      network.behaviour.host = host
      let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      return peer
    }

    /// So many connections of each address.
    func crowd(addresses: Int, each count: Int) async throws -> [RawPeer] {
      var peers: [RawPeer] = []
      for address in 0..<addresses {
        for _ in 0..<count { peers.append(try await connect(from: "10.0.1.\(address)")) }
      }
      try await world.loop.sleep(for: .milliseconds(5))
      return peers
    }

    /// How long it takes until a call is answered.
    func ask(
      _ name: String,
      on stream: UInt32,
      as who: String? = nil,
      _ peer: RawPeer
    ) async throws -> Duration {
      let begin = world.loop.now
      peer.send(Self.call(name, on: stream, as: who))
      while peer.ends.last?.stream != stream {
        await withCheckedContinuation { next in world.loop.post { next.resume() } }
      }
      return world.loop.now - begin
    }

    func flood(_ peers: [RawPeer], calls: UInt32) {
      for peer in peers { peer.send((1...calls).flatMap { Self.call("Open", on: $0) }) }
    }

    private static func call(_ name: String, on stream: UInt32, as who: String? = nil) -> [UInt8] {
      Raw.call(
        Array("test.House/\(name)".utf8),
        on: stream,
        metadata: who.map { Raw.entry("who", $0) } ?? [],
        message: Words("me").encoded()
      )
    }
  }

  private static func face(_ body: @escaping @Sendable (Stage) async throws -> Void) throws {
    let simulation = Simulation(seed: 13)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let stage = try await Stage(world, network)
        try await body(stage)
        #expect(stage.server.readers.count == 0 && stage.server.metrics.bufferedBytes == 0)
      }
    }
  }

  @Test("takes two milliseconds of a turn together, and loses nothing")
  func together() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 3, each: 40)
      let other = try await stage.connect(from: "10.0.2.1")
      stage.flood(peers, calls: 50)
      let time = try await stage.ask("Open", on: 1, other)
      #expect(stage.calls < 200, "of six thousand, when somebody else was answered")
      #expect(time < .milliseconds(5))
      let waiting = try #require(stage.server.metrics.connections)
      #expect(waiting.idle < 10 && waiting.open == 121)
      try await stage.world.until { stage.calls == 6_001 }
      try await stage.world.loop.sleep(for: .milliseconds(5))
      #expect(peers.allSatisfy { $0.ends.count == 50 })
      // What is read before the first look at the clock comes beside.
      #expect(stage.longest < .milliseconds(3))
    }
  }

  @Test("lets those go first who are known")
  func knownFirst() throws {
    try Self.face { stage in
      let known = try await stage.connect(from: "10.0.2.1")
      _ = try await stage.ask("Echo", on: 1, known)
      let stranger = try await stage.connect(from: "10.0.2.3")
      let peers = try await stage.crowd(addresses: 100, each: 1)
      stage.flood(peers, calls: 50)
      let first = try await stage.ask("Echo", on: 2, known)
      let later = try await stage.ask("Open", on: 1, stranger)
      #expect(first < .milliseconds(4) && later > .milliseconds(4) && later < .milliseconds(15))
      try await stage.world.until { stage.calls == 5_000 + 3 }
      try await stage.world.loop.sleep(for: .milliseconds(5))
    }
  }

  @Test("has a quarter of the time for strangers, however long the calls of others take")
  func strangersQuarter() throws {
    try Self.face { stage in
      let loud = try await stage.crowd(addresses: 12, each: 1)
      let stranger = try await stage.connect(from: "10.0.2.3")
      for peer in loud { _ = try await stage.ask("Echo", on: 1_000, peer) }
      stage.effort = .milliseconds(1)
      for peer in loud {
        for stream: UInt32 in 1_001...1_030 {
          peer.send(Raw.call(on: stream, message: Words("me").encoded()))
        }
      }
      let time = try await stage.ask("Open", on: 1, stranger)
      #expect(time < .milliseconds(40), "of 360")
      try await stage.world.until { stage.calls == 12 * 31 + 1 }
      try await stage.world.loop.sleep(for: .milliseconds(5))
    }
  }

  @Test("takes turns by member, whose connections come from one address as well")
  func members() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 1, each: 60)
      let other = try await stage.connect(from: "10.0.1.0")
      for peer in peers { _ = try await stage.ask("Echo", on: 1_000, as: "1/1", peer) }
      _ = try await stage.ask("Echo", on: 1_000, as: "2/1", other)
      for peer in peers {
        for stream: UInt32 in 1_001...1_050 {
          peer.send(Raw.call(on: stream, message: Words("me").encoded()))
        }
      }
      let time = try await stage.ask("Echo", on: 1_001, other)
      #expect(time < .milliseconds(4))
      try await stage.world.until { stage.calls == 60 * 51 + 2 }
      try await stage.world.loop.sleep(for: .milliseconds(5))
    }
  }

  @Test("has a turn for each owner, and for each of theirs")
  func fairLine() {
    var line = FairLine<String, Int>()
    for number in 1...3 { line.append(number, of: "a") }
    line.append(10, of: "b")
    line.append(4, of: "a")
    #expect(line.next() == 1 && line.next() == 10)
    line.append(11, of: "b")
    #expect(line.count == 4)
    #expect([line.next(), line.next(), line.next(), line.next()] == [2, 11, 3, 4])
    #expect(line.next() == nil && line.count == 0)
  }

  @Test("is heard no further where it is gone and nobody knows it")
  func gone() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 2, each: 20)
      let known = try await stage.connect(from: "10.0.2.1")
      _ = try await stage.ask("Echo", on: 1, known)
      stage.flood(peers, calls: 200)
      for stream: UInt32 in 2...201 {
        known.send(Raw.call(on: stream, message: Words("me").encoded()))
      }
      for peer in peers + [known] { peer.link.closeWhenWritten("all was said") }
      try await stage.world.until { stage.server.connectionCount == 0 }
      let heard = stage.server.metrics.methods.filter { $0.name.hasSuffix("Echo") }
      #expect(heard.map(\.ended) == [201], "who is known is heard to the end")
      #expect(stage.calls < 201 + 8_000 / 4, "\(stage.calls)")
    }
  }
}
