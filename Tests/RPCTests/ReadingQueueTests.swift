import Testing
import Wire

@testable import RPC

/// Many connections send more than can be processed; each of their calls takes 50 microseconds.
@Suite("A crowd whose input is queued")
struct ReadingQueueTests {
  /// A public method; its callers stay unauthenticated.
  private static let open = MethodDescriptor(
    name: "test.House/Open",
    kind: .unary,
    access: .anyone
  )
  /// A server, and the processing time of its handlers.
  ///
  /// Touched on its loop only.
  private final class Stage: @unchecked Sendable {
    let world: World
    let network: MemoryTransport
    /// Over the network, in the clear or encrypted.
    private let transport: any Transport
    private(set) var address = Address.loopback(port: 0)
    private(set) var calls = 0
    /// The processing time of one call.
    var effort = Duration.microseconds(50)
    /// The longest loop iteration.
    private(set) var longest = Duration.zero
    private var turn = (number: 0, length: Duration.zero)

    init(
      _ world: World,
      _ network: MemoryTransport,
      by transport: any Transport,
      _ settings: ServerSettings
    ) async throws {
      (self.world, self.network, self.transport) = (world, network, transport)
      var router = House.router()
      for descriptor in [open, House.echo] {
        router.registerUnary(descriptor) { [weak self] (request: Words, call) in
          if let holder = MixedClients.holder(call.metadata) { call.facts.holder = holder }
          self?.work()
          return request
        }
      }
      address = try await world.start(router, settings)
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
      let peer = RawPeer(try await transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      return peer
    }

    /// Opens this number of connections for each address.
    func crowd(addresses: Int, each count: Int) async throws -> [RawPeer] {
      var peers: [RawPeer] = []
      for address in 0..<addresses {
        for _ in 0..<count { peers.append(try await connect(from: "10.0.1.\(address)")) }
      }
      try await world.loop.sleep(for: .milliseconds(5))
      return peers
    }

    /// The time until a call is answered.
    func ask(
      _ name: String,
      on stream: UInt32,
      as who: String? = nil,
      _ peer: RawPeer
    ) async throws -> Duration {
      let begin = world.loop.now
      peer.send(Self.call(name, on: stream, as: who))
      try await answer(on: stream, peer)
      return world.loop.now - begin
    }

    func answer(on stream: UInt32, _ peer: RawPeer) async throws {
      while peer.ends.last?.stream != stream {
        try #require(!peer.isClosed)
        await withCheckedContinuation { next in world.loop.post { next.resume() } }
      }
    }

    func flood(_ peers: [RawPeer], _ name: String = "Open", on streams: ClosedRange<UInt32>) {
      for peer in peers { peer.send(streams.flatMap { Self.call(name, on: $0) }) }
    }

    /// Waits until this number of calls was answered.
    func end(after calls: Int) async throws {
      try await world.until { self.calls == calls }
      try await world.loop.sleep(for: .milliseconds(5))
    }

    static func call(_ name: String, on stream: UInt32, as who: String? = nil) -> [UInt8] {
      Raw.call(
        Array("test.House/\(name)".utf8),
        on: stream,
        metadata: who.map { Raw.entry("who", $0) } ?? [],
        message: Words("me").encoded()
      )
    }
  }

  private static func face(
    _ settings: ServerSettings = ServerSettings(),
    isEncrypted: Bool = false,
    _ body: @escaping @Sendable (Stage) async throws -> Void
  ) throws {
    let tls = isEncrypted ? try TLSWorld() : nil
    let simulation = tls?.simulation ?? Simulation(seed: 13)
    let network = tls?.network ?? MemoryTransport(simulation.loop)
    let client: any Transport = try tls.map { $0.client(try $0.anonymous()) } ?? network
    try simulation.run {
      try await World.run(tls?.server ?? network) { world in
        let stage = try await Stage(world, network, by: client, settings)
        try await body(stage)
        #expect(stage.server.readers.count == 0 && stage.server.metrics.bufferedBytes == 0)
      }
    }
  }

  @Test("takes two milliseconds of a loop iteration together, and loses nothing")
  func together() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 3, each: 40)
      let other = try await stage.connect(from: "10.0.2.1")
      stage.flood(peers, on: 1...50)
      let time = try await stage.ask("Open", on: 1, other)
      #expect(stage.calls < 200, "of six thousand, before another peer's answer")
      #expect(time < .milliseconds(5))
      let waiting = try #require(stage.server.metrics.connections)
      #expect(waiting.idle < 10 && waiting.open == 121)
      try await stage.end(after: 6_001)
      #expect(peers.allSatisfy { $0.ends.count == 50 })
      // The reads before the first check of the clock are added.
      #expect(stage.longest < .milliseconds(3))
    }
  }

  @Test("is decrypted, which is part of reading, for at most two milliseconds of a loop iteration")
  func decrypting() throws {
    try Self.face { stage in
      let (readers, loop) = (stage.server.readers, stage.world.loop)
      #expect(readers.admits())
      loop.worked += .microseconds(1_900)
      #expect(readers.admits() && readers.slice() != nil)
      loop.worked += .microseconds(200)
      #expect(!readers.admits() && readers.slice() == nil)
      try await loop.sleep(for: .milliseconds(1))
      #expect(readers.admits())
    }
  }

  @Test(
    "is read in smaller pieces than authenticated peers, over TLS as well",
    arguments: [false, true]
  )
  func pieces(isEncrypted: Bool) throws {
    try Self.face(isEncrypted: isEncrypted) { stage in
      let peer = try await stage.connect(from: "10.0.2.1")
      _ = try await stage.ask("Open", on: 1, peer)
      let link = try #require(stage.server.connections.values.first).link
      #expect(link.readsAtOnce == .stranger)
      _ = try await stage.ask("Echo", on: 2, peer)
      #expect(link.readsAtOnce == .known)
    }
  }

  @Test("lets authenticated peers go first")
  func knownFirst() throws {
    try Self.face { stage in
      let known = try await stage.connect(from: "10.0.2.1")
      _ = try await stage.ask("Echo", on: 1, known)
      let stranger = try await stage.connect(from: "10.0.2.3")
      let peers = try await stage.crowd(addresses: 100, each: 1)
      stage.flood(peers, on: 1...50)
      let first = try await stage.ask("Echo", on: 2, known)
      let later = try await stage.ask("Open", on: 1, stranger)
      #expect(first < .milliseconds(4) && later > .milliseconds(4) && later < .milliseconds(15))
      try await stage.end(after: 5_000 + 3)
    }
  }

  @Test("of members leaves a quarter of the time to unauthenticated peers")
  func strangersQuarter() throws {
    try Self.face { stage in
      let loud = try await stage.crowd(addresses: 12, each: 1)
      let stranger = try await stage.connect(from: "10.0.2.3")
      for peer in loud { _ = try await stage.ask("Echo", on: 1_000, peer) }
      stage.effort = .milliseconds(1)
      stage.flood(loud, "Echo", on: 1_001...1_030)
      let time = try await stage.ask("Open", on: 1, stranger)
      #expect(time < .milliseconds(40), "of 360")
      try await stage.end(after: 12 * 31 + 1)
    }
  }

  @Test("is read in turns by member, even if connections share an address")
  func members() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 1, each: 60)
      let other = try await stage.connect(from: "10.0.1.0")
      for peer in peers { _ = try await stage.ask("Echo", on: 1_000, as: "1/1", peer) }
      _ = try await stage.ask("Echo", on: 1_000, as: "2/1", other)
      stage.flood(peers, "Echo", on: 1_001...1_050)
      let time = try await stage.ask("Echo", on: 1_001, other)
      #expect(time < .milliseconds(4))
      try await stage.end(after: 60 * 51 + 2)
    }
  }

  @Test("gets a turn for the rest of a frame whose beginning arrived alone")
  func inPieces() throws {
    try Self.face(isEncrypted: true) { stage in
      let peers = try await stage.crowd(addresses: 8, each: 1)
      let stranger = try await stage.connect(from: "10.0.2.3")
      try await stage.world.loop.sleep(for: .milliseconds(5))
      stage.effort = .milliseconds(2)
      stage.flood(peers, on: 1...40)
      try await stage.world.until { stage.server.readers.count == 8 }
      let call = Stage.call("Open", on: 1)
      let begin = stage.world.loop.now
      stranger.send(Array(call.prefix(15)))
      try await stage.world.until { stage.server.readers.count == 9 }
      let newest = stage.server.connections.values.max { $0.number < $1.number }
      #expect(newest?.link.unseen == 15 + TLSLink.recordBytes, "it waits as it came, encrypted")
      stranger.send(Array(call.dropFirst(15)))
      try await stage.answer(on: 1, stranger)
      let time = stage.world.loop.now - begin
      #expect(
        time > .milliseconds(14) && time < .milliseconds(24),
        "one turn of each, not two: \(time)"
      )
      try await stage.end(after: 8 * 40 + 1)
    }
  }

  @Test("is not late with a frame that is complete and waits for its turn")
  func whole() throws {
    var settings = ServerSettings()
    settings.frameTime = .milliseconds(30)
    try Self.face(settings) { stage in
      let peers = try await stage.crowd(addresses: 40, each: 1)
      let stranger = try await stage.connect(from: "10.0.2.3")
      let call = Stage.call("Open", on: 1)
      stranger.send(Array(call.prefix(15)))
      try await stage.world.loop.sleep(for: .milliseconds(5))
      stage.effort = .milliseconds(2)
      stage.flood(peers, on: 1...40)
      let begin = stage.world.loop.now
      stranger.send(Array(call.dropFirst(15)))
      try await stage.answer(on: 1, stranger)
      #expect(
        stage.world.loop.now - begin > .milliseconds(60),
        "it waits for longer than a frame may take"
      )
      try await stage.end(after: 40 * 40 + 1)
    }
  }

  @Test("counts as busy when slots are short: an idle connection is evicted first")
  func busy() throws {
    var settings = ServerSettings()
    settings.maximumConnectionsPerAddress = 4
    try Self.face(settings) { stage in
      let host = "10.0.2.1"
      let asking = try await stage.connect(from: host)
      _ = try await stage.ask("Echo", on: 1, asking)
      try await stage.world.loop.sleep(for: .milliseconds(100))
      let idle = try await stage.connect(from: host)
      _ = try await stage.ask("Echo", on: 1, idle)
      let peers = try await stage.crowd(addresses: 40, each: 1)
      for peer in peers { _ = try await stage.ask("Echo", on: 1, peer) }
      try await stage.world.loop.sleep(for: .seconds(3))
      stage.effort = .milliseconds(2)
      stage.flood(peers, "Echo", on: 2...41)
      try await stage.world.until { stage.server.readers.count == 40 }
      asking.send(Stage.call("Echo", on: 2))
      try await stage.world.until { stage.server.readers.count == 41 }
      var others: [RawPeer] = []
      for _ in 0..<3 { others.append(try await stage.connect(from: host)) }
      try await stage.answer(on: 2, asking)
      #expect(idle.isClosed && !asking.isClosed)
      try await stage.end(after: 2 + 40 + 40 * 40 + 1)
    }
  }

  @Test("is read no further after an unauthenticated peer disconnected")
  func gone() throws {
    try Self.face { stage in
      let peers = try await stage.crowd(addresses: 2, each: 20)
      let known = try await stage.connect(from: "10.0.2.1")
      _ = try await stage.ask("Echo", on: 1, known)
      stage.flood(peers, on: 1...200)
      stage.flood([known], "Echo", on: 2...201)
      for peer in peers + [known] { peer.link.closeWhenWritten("all was said") }
      try await stage.world.until { stage.server.connectionCount == 0 }
      let heard = stage.server.metrics.methods.filter { $0.name.hasSuffix("Echo") }
      #expect(heard.map(\.ended) == [201], "an authenticated peer is read to the end")
      #expect(stage.calls < 201 + 8_000 / 4, "\(stage.calls)")
    }
  }
}
