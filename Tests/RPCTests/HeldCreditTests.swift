import Testing
import Wire

@testable import RPC

/// Unread streams, and those that share a connection's credit with them.
@Suite("A connection's credit that some streams hold")
struct HeldCreditTests {
  private static let some = MethodDescriptor(name: "test.House/Some", kind: .serverStream)

  /// A network with latency, a method that sends the requested messages and then waits, and a
  /// client with this credit for a stream and for the connection.
  private static func stage(
    _ credit: (stream: Int, connection: Int),
    _ body: @escaping @Sendable (World, Channel) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 27)
    let network = MemoryTransport(simulation.loop)
    network.behaviour.latency = .milliseconds(2) ... .milliseconds(2)
    try simulation.run(limit: .seconds(3_600)) {
      try await World.run(network) { world in
        var router = House.router()
        router.registerServerStream(some) { (words: Words, call, replies: ReplyWriter<Words>) in
          for _ in 0..<words.count { try await replies.send(words) }
          try await call.loop.sleep(for: .seconds(20))
          try await replies.send(words)
          try await call.loop.sleep(for: .seconds(10_000))
        }
        var settings = ChannelSettings()
        settings.limits.streamCredit = credit.stream
        settings.limits.connectionCredit = credit.connection
        var server = ServerSettings()
        server.keepaliveTime = .seconds(1_000)
        try await body(world, try await world.serve(router, server: server, client: settings))
      }
    }
  }

  private static func words(_ bytes: Int, _ count: UInt64) -> Words {
    Words(String(repeating: "a", count: bytes), count: count)
  }

  /// Reads all of a stream.
  private static func read(_ stream: ReplyStream<Words>) async throws -> Int {
    var count = 0
    for try await _ in stream { count += 1 }
    return count
  }

  /// The end of a stream that was not read until now.
  private static func end(_ stream: ReplyStream<Words>) async -> String? {
    do {
      for try await _ in stream {}
      return nil
    } catch {
      return RPCError(describing: error).reason
    }
  }

  @Test("ends streams whose reader returns a byte of it now and then")
  func sipper() throws {
    try Self.stage((16 << 10, 64 << 10)) { world, _ in
      let address = try #require(world.address(of: 0))
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let credit: [UInt8] = [0, 5, 0, 4, 0, 0, 0x40, 0, 0, 6, 0, 4, 0, 1, 0, 0]
      peer.send([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, credit))
      let request = Self.words(12_000, 1).encoded()
      // Six have their messages, and two wait for the connection's credit.
      peer.send((1...8).flatMap { Raw.call(Array(Self.some.name.utf8), on: $0, message: request) })
      for _ in 0..<4 {
        try await world.loop.sleep(for: .seconds(10))
        peer.send(Raw.frame(.credit, on: 0, Raw.number(1)))
      }
      try await world.loop.sleep(for: .milliseconds(10))
      #expect(peer.reasons.count >= 6 && peer.reasons.allSatisfy { $0 == "slow_consumer" })
    }
  }

  @Test("ends the streams that hold it after half a minute, and none that is read")
  func sleepers() throws {
    try Self.stage((64 << 10, 256 << 10)) { world, channel in
      // Each holds three quarters of its own credit, six of them all of the connection's.
      var sleepers: [ReplyStream<Words>] = []
      for _ in 0..<6 {
        sleepers.append(try await channel.serverStream(Self.some, Self.words(12_000, 4)))
        try await world.loop.sleep(for: .milliseconds(10))
      }
      let start = world.loop.now
      let reader: ReplyStream<Words> =
        try await channel.serverStream(House.count, Self.words(12_000, 100))
      #expect(try await Self.read(reader) == 100)
      let took = world.loop.now - start
      #expect(took > .seconds(29) && took < .seconds(32), "\(took)")
      for sleeper in sleepers.dropLast() { #expect(await Self.end(sleeper) == "slow_consumer") }
      // The last got less than half of its credit, which a reader may owe as well.
      #expect(world.servers[0].metrics.runningHandlers == 1)
      #expect(world.servers[0].connections.count == 1)
    }
  }

  @Test("is freed from a stream that has waited less long for credit of its own")
  func own() throws {
    try Self.stage((64 << 10, 64 << 10)) { world, channel in
      let sleeper: ReplyStream<Words> =
        try await channel.serverStream(Self.some, Self.words(10_000, 7))
      try await world.loop.sleep(for: .milliseconds(100))
      let start = world.loop.now
      let large: Words = try await channel.unary(
        House.echo,
        Self.words(150_000, 1),
        CallOptions(timeout: .seconds(50))
      )
      #expect(large.text.utf8.count == 150_000)
      #expect(world.loop.now - start < .seconds(32))
      #expect(await Self.end(sleeper) == "slow_consumer")
    }
  }

  @Test("returns in small amounts where the rest of it is held")
  func lastResort() throws {
    try Self.stage((64 << 10, 64 << 10)) { world, channel in
      let sleeper: ReplyStream<Words> =
        try await channel.serverStream(Self.some, Self.words(10_000, 4))
      try await world.loop.sleep(for: .milliseconds(100))
      let start = world.loop.now
      let reader: ReplyStream<Words> =
        try await channel.serverStream(House.count, Self.words(10_000, 100))
      #expect(try await Self.read(reader) == 100)
      #expect(world.loop.now - start < .seconds(2))
      sleeper.cancel()
    }
  }

  @Test("returns in small amounts to a writer, too")
  func requests() throws {
    let simulation = Simulation(seed: 28)
    let network = MemoryTransport(simulation.loop)
    network.behaviour.latency = .milliseconds(2) ... .milliseconds(2)
    try simulation.run(limit: .seconds(3_600)) {
      try await World.run(network) { world in
        let collect = MethodDescriptor(name: "test.House/Collect", kind: .clientStream)
        var router = House.router()
        router.registerClientStream(collect) { (requests: RequestStream<Words>, call) in
          var count: UInt64 = 0
          for try await words in requests {
            if words.text == "sleep" { try await call.loop.sleep(for: .seconds(100)) }
            count += 1
          }
          return Words("", count: count)
        }
        var settings = ServerSettings()
        settings.limits.streamCredit = 64 << 10
        settings.limits.connectionCredit = 64 << 10
        let channel = try await world.serve(router, server: settings)
        let sleeper = channel.loop.spawn {
          let _: Words? = try? await channel.clientStream(collect) {
            (requests: RequestWriter<Words>) in
            try await requests.send(Words("sleep"))
            for _ in 0..<4 { try await requests.send(Self.words(10_000, 1)) }
          }
        }
        try await world.loop.sleep(for: .milliseconds(100))
        let start = world.loop.now
        let counted: Words = try await channel.clientStream(collect) {
          (requests: RequestWriter<Words>) in
          for _ in 0..<100 { try await requests.send(Self.words(10_000, 1)) }
        }
        #expect(counted.count == 100)
        #expect(world.loop.now - start < .seconds(2))
        sleeper.cancel()
        await sleeper.value
      }
    }
  }

  @Test("ends all streams that wait for it when none of it returns, not the connection")
  func never() throws {
    try Self.stage((64 << 10, 64 << 10)) { world, _ in
      let address = try #require(world.address(of: 0))
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let count = Array(House.count.name.utf8)
      // 64 KiB for the connection, and more for each stream.
      let credit: [UInt8] = [0, 5, 0, 4, 0, 0x20, 0, 0, 0, 6, 0, 4, 0, 1, 0, 0]
      peer.send([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, credit))
      let call = Raw.call(count, on: 1, message: Self.words(10_000, 100).encoded())
      for id: UInt32 in 1...3 { peer.send(peer.numbered(call, id)) }
      try await world.loop.sleep(for: .seconds(29))
      #expect(peer.ends.isEmpty)
      // The first holds all of it, and less than half of its own; its credit is not returned.
      try await world.loop.sleep(for: .seconds(2))
      #expect(peer.reasons == ["slow_consumer"])
      try await world.loop.sleep(for: .seconds(28))
      #expect(peer.ends.count == 1)
      // A stream that waits for credit holds none.
      try await world.loop.sleep(for: .seconds(2))
      #expect(peer.reasons == Array(repeating: "slow_consumer", count: 3))
      #expect(!peer.isClosed)
      peer.link.close("done")
    }
  }
}
