import Testing
import Wire

@testable import RPC

/// Requests that handlers have, for as long as they run.
@Suite("A request that its handler keeps")
struct HeldRequestTests {
  private static let wait = MethodDescriptor(name: "test.House/Wait", kind: .serverStream)
  private static let name = Array(wait.name.utf8)

  /// A server with endless streams; an unauthenticated address has 64 KiB for its requests.
  private static func stage(_ body: @escaping @Sendable (World, RawPeer) async throws -> Void)
    throws
  {
    let simulation = Simulation(seed: 17)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.maximumBufferedBytes = 1 << 20
        var router = House.router()
        router.registerServerStream(wait) {
          (request: Words, call, replies: ReplyWriter<Words>) in
          try await call.loop.sleep(for: .seconds(1_000))
          try await replies.send(request)
        }
        let address = try await world.start(router, settings)
        let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        peer.send(try Golden["A1"])
        try await body(world, peer)
        peer.link.close("done")
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(world.servers[0].metrics.bufferedBytes == 0)
        #expect(world.servers[0].shares.held == 0 && world.servers[0].shares.requests == 0)
      }
    }
  }

  /// A call whose request arrives in pieces.
  private static func upload(_ message: [UInt8], on stream: UInt32) -> [UInt8] {
    var frames = Raw.call(name, on: stream, 1)
    let size = Raw.number(UInt32(message.count))
    frames += Raw.frame(.message, 1, on: stream, size + message.prefix(10_000))
    for start in stride(from: 10_000, to: message.count, by: 10_000) {
      let end = min(start + 10_000, message.count)
      let flags: UInt8 = end == message.count ? 2 : 0
      frames += Raw.frame(.message, flags, on: stream, Array(message[start..<end]))
    }
    return frames + Raw.frame(.end, on: stream)
  }

  @Test("counts among the bytes of its address until the call ends")
  func counts() throws {
    try Self.stage { world, peer in
      let message = Words(String(repeating: "w", count: 45_000)).encoded()
      peer.send(Self.upload(message, on: 1))
      try await world.loop.sleep(for: .milliseconds(5))
      let server = world.servers[0]
      #expect(server.metrics.runningHandlers == 1)
      #expect(server.metrics.bufferedBytes >= 45_000 && server.requestBytes >= 45_000)
      peer.send(Self.upload(message, on: 2))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["buffers_full"])
      #expect(server.metrics.runningHandlers == 1)
      peer.send(peer.cancel(1))
      try await world.loop.sleep(for: .milliseconds(5))
      peer.send(Self.upload(message, on: 3))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["buffers_full"] && server.metrics.runningHandlers == 1)
      #expect((45_000...64_000).contains(server.metrics.bufferedBytes), "the third alone")
    }
  }

  @Test("counts with its inflated size, and is refused where that does not fit")
  func inflated() throws {
    try Self.stage { world, peer in
      let text = (0..<12_000).map { "\($0 % 1_000)" }.joined()
      let message = Words(text).encoded()
      let compressed = try #require(CompressedMessage.deflate(message))
      #expect(compressed.count < 10_000 && message.count > 33_000)
      for id: UInt32 in 1...2 { peer.send(Raw.call(Self.name, on: id, 0x0f, message: compressed)) }
      try await world.loop.sleep(for: .milliseconds(5))
      let server = world.servers[0]
      #expect(peer.reasons == ["buffers_full"] && server.metrics.runningHandlers == 1)
      #expect(server.metrics.bufferedBytes == message.count)
      // It would not have fitted anyway, so a retry is useless.
      let bomb = Raw.number(5 << 20) + [UInt8](repeating: 0x78, count: 9_000)
      peer.send(peer.cancel(1) + Raw.call(Self.name, on: 3, 0x0f, message: bomb))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["buffers_full", "message_too_large"])
      #expect(server.metrics.bufferedBytes == 0)
    }
  }

  @Test("counts once inflated for a handler that authenticates its caller first")
  func unread() throws {
    let simulation = Simulation(seed: 19)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var router = House.router()
        router.registerUnread(House.sleep) { request, call, replies in
          // Each copy of it grows independently, and the call holds it once.
          for _ in 0..<2 {
            var copy = request
            #expect(try copy.message().count == 34_684)
          }
          try await call.loop.sleep(for: .milliseconds(100))
          try await replies.send(Words("done").encoded())
        }
        var settings = ChannelSettings()
        settings.compressesFrom = 100
        let channel = world.channel(to: try await world.start(router), settings)
        let asked = Words((0..<12_000).map { "\($0 % 1_000)" }.joined())
        let task = channel.loop.spawn { _ = try? await channel.unary(House.sleep, asked) as Words }
        try await world.loop.sleep(for: .milliseconds(50))
        #expect(world.servers[0].metrics.bufferedBytes == 34_684)
        await task.value
        #expect(world.servers[0].metrics.bufferedBytes == 0)
      }
    }
  }

  @Test("counts once where it is forwarded")
  func passed() throws {
    let simulation = Simulation(seed: 18)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let far = world.channel(to: try await world.start(House.router()))
        var router = Router()
        router.registerForwarding(House.sleep) { call in
          try call.pass(over: far, CallOptions())
        } otherwise: { _, _, _ in
        }
        let channel = world.channel(to: try await world.start(router))
        let asked = Words(String(repeating: "x", count: 100_000), count: 100)
        let task = channel.loop.spawn { _ = try? await channel.unary(House.sleep, asked) as Words }
        try await world.loop.sleep(for: .milliseconds(50))
        let door = world.servers[1]
        #expect(door.metrics.runningHandlers == 1)
        #expect(door.metrics.bufferedBytes == asked.encodedSize())
        #expect(door.requestBytes == asked.encodedSize())
        await task.value
        #expect(door.metrics.bufferedBytes == 0 && door.requestBytes == 0)
      }
    }
  }

  @Test("ends its call when nothing of it arrives between two checks")
  func neverCame() throws {
    try Self.stage { world, peer in
      peer.send(Raw.call(Self.name, on: 1, 1))
      try await world.loop.sleep(for: .seconds(50))
      #expect(peer.reasons.isEmpty)
      peer.send(Raw.call(Self.name, on: 2, 0x07, message: Words("late").encoded()))
      try await world.loop.sleep(for: .seconds(11))
      #expect(peer.reasons == ["slow_sender"])
      #expect(world.servers[0].metrics.runningHandlers == 1, "the second has its request")
    }
  }

  @Test("of a health watch is limited to a few at a time for an unauthenticated peer")
  func healthWatches() throws {
    try Self.stage { world, peer in
      let watch = Array(RPCV1.Health.Methods.watch.name.utf8)
      func call(_ id: UInt32) -> [UInt8] { Raw.call(watch, on: id, 0x07, message: []) }
      for id: UInt32 in 1...5 { peer.send(call(id)) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["too_many_streams"])
      #expect(world.servers[0].metrics.runningHandlers == HealthBoard.watchesAtMost)
      peer.send(peer.cancel(1))
      try await world.loop.sleep(for: .milliseconds(5))
      peer.send(call(10))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(peer.reasons == ["too_many_streams"], "one slot was freed")
    }
  }
}
