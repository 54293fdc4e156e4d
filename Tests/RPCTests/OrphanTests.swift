import Testing
import Wire

@testable import RPC

/// Handlers that run on when their calls are over.
@Suite("A handler whose call is over")
struct OrphanTests {
  /// Bytes of the request, and beside it.
  private static let request = Words(String(repeating: "w", count: 45_000), count: 20_000).encoded()
  private static let metadata = Raw.entry("note", String(repeating: "m", count: 1_000))
  private static let held = request.count + 1_036

  private static func upload(on stream: UInt32) -> [UInt8] {
    let half = request.count / 2
    let name = Array(House.sleep.name.utf8)
    return Raw.call(name, on: stream, 1, metadata: metadata)
      + Raw.frame(.message, 1, on: stream, Raw.number(UInt32(request.count)) + request.prefix(half))
      + Raw.frame(.message, 2, on: stream, Array(request.dropFirst(half)))
      + Raw.frame(.end, on: stream)
  }

  /// How the call ends.
  enum End: CaseIterable {
    case cancelled, connectionLost, cancelledAndLost
  }

  @Test("keeps its request, which counts for its address until it returns", arguments: End.allCases)
  func keeps(end: End) throws {
    let simulation = Simulation(seed: 23)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.limits.maximumFrame = 65_536
        // One address has 64 KiB for its requests, and 4 handlers.
        settings.maximumBufferedBytes = 1 << 20
        settings.maximumHandlers = 64
        var router = House.router()
        // It ignores cancellation.
        router.registerUnary(House.sleep) { (request: Words, call) in
          await withUnsafeContinuation { continuation in
            _ = call.loop.schedule(after: .milliseconds(Int64(request.count))) {
              continuation.resume()
            }
          }
          return request
        }
        let address = try await world.start(router, settings)
        let server = world.servers[0]
        func connect() async throws -> RawPeer {
          let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
          peer.send(try Golden["A1"])
          return peer
        }
        let first = try await connect()
        first.send(Self.upload(on: 1))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(server.requestBytes >= Self.held && server.metrics.runningHandlers == 1)
        if end != .connectionLost { first.send(first.cancel(1)) }
        try await world.loop.sleep(for: .milliseconds(5))
        if end != .cancelled { first.link.close("gone") }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(server.requestBytes == Self.held && server.unsharedBytes == 0)
        #expect(server.metrics.bufferedBytes == Int64(Self.held))
        #expect(server.shares.addressCount == 1)
        // The next client from that address has only the rest.
        let second = try await connect()
        second.send(Self.upload(on: 1))
        for id: UInt32 in 2...4 {
          let long = Words("w", count: 50_000).encoded()
          second.send(Raw.call(Array(House.sleep.name.utf8), on: id, message: long))
        }
        second.send(Raw.call(on: 5))
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(second.reasons == ["buffers_full", "overloaded"])
        #expect(server.shares.running == 4)
        second.link.close("done")
        if end == .cancelled { first.link.close("done") }
        try await world.loop.sleep(for: .seconds(21))
        #expect(server.requestBytes == 0 && server.metrics.bufferedBytes == 0)
        #expect(server.shares.running == 3 && server.shares.addressCount == 1)
        try await world.loop.sleep(for: .seconds(31))
        #expect(server.shares.running == 0 && server.shares.addressCount == 0)
      }
    }
  }

  @Test("has no room for a request that it did not read before")
  func late() throws {
    let simulation = Simulation(seed: 24)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let notes = Notes()
        var router = House.router()
        router.registerUnread(House.sleep) { request, call, _ in
          await withUnsafeContinuation { continuation in
            _ = call.loop.schedule(after: .seconds(1)) { continuation.resume() }
          }
          var request = request
          do {
            _ = try request.message()
          } catch {
            notes.add(RPCError(describing: error).reason)
            throw error
          }
        }
        let address = try await world.start(router)
        let peer = RawPeer(try await network.connect(to: address, within: .seconds(1)))
        let text = Words((0..<2_000).map { "\($0 % 1_000)" }.joined()).encoded()
        let message = try #require(CompressedMessage.deflate(text))
        let name = Array(House.sleep.name.utf8)
        peer.send(try Golden["A1"] + Raw.call(name, on: 1, 0x0f, message: message))
        try await world.loop.sleep(for: .milliseconds(5))
        peer.send(peer.cancel(1))
        try await world.loop.sleep(for: .seconds(2))
        #expect(notes.lines == ["buffers_full"])
        #expect(world.servers[0].metrics.bufferedBytes == 0)
      }
    }
  }

  @Test("is notified at once, even if the call ended before its first suspension")
  func told() async throws {
    try await Carrier.simulation.run { world in
      var router = House.router()
      router.registerServerStream(House.count) { (_: Words, call, replies: ReplyWriter<Words>) in
        try? await replies.send(Words(String(repeating: "w", count: 70_000)))
        try await call.loop.sleep(for: .seconds(3_600))
      }
      var client = ChannelSettings()
      client.limits.maximumMessage = 65_536
      let channel = try await world.serve(router, client: client)
      let stream: ReplyStream<Words> = try await channel.serverStream(House.count, Words("go"))
      let error = await #expect(throws: RPCError.self) { for try await _ in stream {} }
      #expect(error?.reason == "message_too_large")
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.runningHandlers == 0)
    }
  }
}
