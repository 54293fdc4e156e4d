import TestKinds
import Testing
import Wire

@testable import RPC

/// The buffer limits of a process, per address and in total.
@Suite("A server whose buffers unauthenticated peers fill")
struct BufferTests {
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let echo = Array("test.House/Echo".utf8)

  /// The whole server's budget; one unauthenticated address has 64 KiB of it, all of them 512 KiB.
  private static let budget = 1 << 20

  private static func settings() -> ServerSettings {
    var settings = ServerSettings()
    settings.maximumBufferedBytes = budget
    settings.clusterKey = key
    return settings
  }

  /// The first fragment of a message that announces its size.
  private static func begin(_ size: Int, _ bytes: Int, on stream: UInt32) -> [UInt8] {
    let payload = Raw.number(UInt32(size)) + [UInt8](repeating: 0x61, count: bytes)
    return Raw.frame(.message, 1, on: stream, payload)
  }

  private static func more(_ bytes: Int, on stream: UInt32) -> [UInt8] {
    Raw.frame(.message, 0, on: stream, [UInt8](repeating: 0x61, count: bytes))
  }

  /// A call of Echo with this many bytes of a longer request, in frames of 10,000.
  private static func upload(_ bytes: Int, of size: Int, on stream: UInt32) -> [UInt8] {
    Raw.call(echo, on: stream, 1) + begin(size, 10_000, on: stream)
      + (1..<bytes / 10_000).flatMap { _ in more(10_000, on: stream) }
  }

  private static func large(_ channel: Channel) async throws {
    let asked = Words(String(repeating: "p", count: 20_000))
    let reply: Words = try await channel.unary(House.echo, asked, CallOptions(timeout: .seconds(5)))
    #expect(reply == asked)
  }

  @Test(
    "keeps room for others when 64 connections announce much and send little",
    arguments: [Carrier.simulation, .tcp]
  )
  func announced(carrier: Carrier) async throws {
    try await carrier.run { world in
      var settings = ServerSettings()
      settings.clusterKey = Self.key
      let address = try await world.start(Kinds.router(), settings)
      let stranger = world.channel(to: address)
      try await Self.large(stranger)
      var peers: [RawPeer] = []
      let credit = settings.limits.connectionCredit
      for _ in 0..<63 {
        let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(5)))
        // Together they announce more than the process may buffer.
        peer.send(
          try Golden["A1"] + Raw.call(Self.echo, on: 1, 1)
            + Self.begin(credit - 33, 1_020, on: 1) + Raw.call(Self.echo, on: 2, 1)
            + Self.begin(4 << 20, 1_020, on: 2)
        )
        peers.append(peer)
      }
      let all = 2 * 63 * (1_020 + 32)
      try await world.until { world.servers[0].requestBytes == all }
      // The openings' answers are sent at the end of the loop iteration.
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peers.allSatisfy { $0.reasons.isEmpty && !$0.isClosed }, "all of it is allowed")
      #expect(world.servers[0].metrics.bufferedBytes == Int64(all))
      try await Self.large(stranger)
      try await Self.large(world.channel(to: address, .service(clusterKey: Self.key)))
      for peer in peers { peer.link.close("done") }
      try await world.until { world.servers[0].connectionCount == 2 }
      #expect(world.servers[0].metrics.bufferedBytes == 0)
      #expect(world.servers[0].shares.held == 0)
    }
  }

  /// A server with this budget, unauthenticated peers of several addresses, and the log lines about
  /// them.
  private static func stage(
    _ body: @escaping @Sendable (World, MemoryTransport, Notes) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 12)
    let network = MemoryTransport(simulation.loop)
    let lines = Notes()
    try simulation.run {
      try await World.run(network) { world in
        try await world.start(House.router(), at: .loopback(port: 7_000), settings())
        world.servers[0].onShareFull = { lines.add("\($0): \($1)") }
        try await body(world, network, lines)
        for peer in lines.peers { peer.link.close("done") }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(world.servers[0].metrics.bufferedBytes == 0)
        #expect(world.servers[0].shares.held == 0 && world.servers[0].shares.requests == 0)
        #expect(world.servers[0].metrics.runningHandlers == 0)
      }
    }
  }

  private static func stranger(
    of host: String,
    _ network: MemoryTransport,
    _ notes: Notes
  ) async throws -> RawPeer {
    network.behaviour.host = host
    let link = try await network.connect(to: .loopback(port: 7_000), within: .seconds(1))
    let peer = RawPeer(link)
    peer.send(try Golden["A1"])
    notes.peers.append(peer)
    return peer
  }

  private static func met(_ world: World) -> [String: Int64] {
    Dictionary(uniqueKeysWithValues: world.servers[0].metrics.limits.map { ($0.name, $0.count) })
  }

  @Test("gives one address a sixteenth: a message without room ends only its call")
  func address() throws {
    try Self.stage { world, network, notes in
      let peer = try await Self.stranger(of: "10.0.0.1", network, notes)
      peer.send(Self.upload(50_000, of: 100_000, on: 1))
      try await world.loop.sleep(for: .milliseconds(5))
      let held = world.servers[0].metrics.bufferedBytes
      #expect((50_032...60_000).contains(held), "what came, and a little for what comes next")
      #expect(peer.ends.isEmpty)
      // Another connection of the address may use the rest, and an admitted call may find none
      // later.
      let other = try await Self.stranger(of: "10.0.0.1", network, notes)
      other.send(Self.upload(10_000, of: 100_000, on: 1) + Raw.call(on: 2))
      peer.send(Self.more(10_000, on: 1) + Raw.call(on: 2))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(other.reasons == ["buffers_full", ""] || peer.reasons == ["buffers_full", ""])
      #expect(other.ends.count + peer.ends.count == 3, "one call ended, the other two did not")
      #expect(Self.met(world) == ["buffers_full": 1, "buffers_of_address": 1])
      #expect(notes.lines.count == 1)
      #expect(notes.lines.first?.contains("of connections of 10.0.0.1") == true)
      // The rest of it is dropped, and its bytes are free again.
      let full = other.ends.count == 2 ? other : peer
      full.send(Self.more(10_000, on: 1) + Raw.call(on: 3))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(full.reasons == ["buffers_full", "", ""] && !full.isClosed)
      full.send(Self.upload(60_000, of: 100_000, on: 4))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(Self.met(world)["buffers_of_address"] == 2)
      #expect(notes.lines.count == 1, "one line a minute")
      try await world.loop.sleep(for: .seconds(61))
      full.send(Self.upload(60_000, of: 100_000, on: 5) + Self.upload(60_000, of: 100_000, on: 6))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(Self.met(world)["buffers_of_address"] == 3 && notes.lines.count == 2)
      // Another address.
      network.behaviour.host = "10.0.0.2"
      try await Self.large(world.channel(to: .loopback(port: 7_000)))
      #expect(Self.met(world)["buffers_full"] == 3)
    }
  }

  @Test("gives unauthenticated peers half, and authenticated ones the rest")
  func half() throws {
    try Self.stage { world, network, notes in
      for number in 1...8 {
        let peer = try await Self.stranger(of: "10.0.1.\(number)", network, notes)
        peer.send(Self.upload(60_000, of: 100_000, on: 1))
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.bufferedBytes >= 480_000)
      #expect(notes.lines.isEmpty)
      let ninth = try await Self.stranger(of: "10.0.1.9", network, notes)
      ninth.send(Self.upload(60_000, of: 100_000, on: 1) + Raw.call(on: 2))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(ninth.reasons == ["buffers_full", ""])
      #expect(Self.met(world) == ["buffers_full": 1, "buffers_unproven": 1])
      #expect(notes.lines.count == 1 && notes.lines[0].contains("of peers without a proof"))
      // A caller that waits is served, bulk work is not, and authentication opens the other half.
      let small = world.channel(to: .loopback(port: 7_000))
      let _: Words = try await small.unary(House.echo, Words("small"))
      let bulk = CallOptions(timeout: .seconds(5), priority: .bulk)
      let shed = await #expect(throws: RPCError.self) {
        let _: Words = try await small.unary(House.echo, Words("bulk"), bulk)
      }
      #expect(shed?.reason == "overloaded")
      let proven = world.channel(to: .loopback(port: 7_000), .service(clusterKey: Self.key))
      try await Self.large(proven)
      let _: Words = try await proven.unary(House.echo, Words("bulk"), bulk)
    }
  }

  @Test("counts the request of an unfinished CALL, and a request that waits for its handler")
  func inCalls() throws {
    try Self.stage { world, network, notes in
      let peer = try await Self.stranger(of: "10.0.0.1", network, notes)
      let message = [UInt8](repeating: 0x61, count: 10_000)
      for id: UInt32 in 1...6 { peer.send(Raw.call(Self.echo, on: id, 3, message: message)) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.bufferedBytes == 6 * 10_032)
      peer.send(Raw.call(Self.echo, on: 7, 3, message: message))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["buffers_full"])
      #expect(world.servers[0].metrics.bufferedBytes == 6 * 10_032)
      for id: UInt32 in 1...6 { peer.send(Raw.frame(.end, on: id)) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.ends.count == 7)
      #expect(world.servers[0].metrics.bufferedBytes == 0)
    }
  }

  @Test("counts the inflated size of a compressed message that waits for others")
  func inflated() async throws {
    try await Carrier.simulation.run { world in
      let far = world.channel(to: try await world.start(House.router()))
      var router = Kinds.router()
      router.registerForwarding(House.echo) { call in
        try call.pass(over: far, CallOptions())
      } otherwise: { _, _, _ in
      }
      let address = try await world.start(router, Self.settings())
      // A few kilobytes on the wire, and more than one address may buffer once inflated.
      let text = (0..<30_000).map { "\($0 % 1_000)" }.joined()
      for isProven in [false, true] {
        var settings = isProven ? ChannelSettings.service(clusterKey: Self.key) : ChannelSettings()
        settings.compressesFrom = 100
        let channel = world.channel(to: address, settings)
        func outcome(_ call: () async throws -> Void) async -> String {
          do {
            try await call()
            return "OK"
          } catch {
            return RPCError(describing: error).reason
          }
        }
        let passed = await outcome {
          let _: Words = try await channel.unary(House.echo, Words(text))
        }
        let taken = await outcome {
          _ = try await TestKindsV1.KindsClient(channel).collect { requests in
            try await requests.send(TestKindsV1.Line(text: text))
          }
        }
        let expected = isProven ? "OK" : "buffers_full"
        #expect([passed, taken] == [expected, expected], "\(isProven)")
      }
      try await world.loop.sleep(for: .milliseconds(50))
      #expect(world.servers[1].metrics.bufferedBytes == 0)
      #expect(world.servers[1].shares.held == 0)
    }
  }
}
