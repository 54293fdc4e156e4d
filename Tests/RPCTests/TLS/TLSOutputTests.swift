import Testing
import Wire

@testable import RPC

/// Encrypted output counts against the buffer like plain output.
@Suite("Encrypted output that is not taken")
struct TLSOutputTests {
  /// A reply that is in the network except for some 25 KB, encrypted, and a client that has read
  /// none of it.
  private static func ask(
    _ body: @escaping @Sendable (RPCServer, RawPeer) async throws -> Void
  ) throws {
    let world = try TLSWorld()
    let client = world.client(try world.anonymous())
    try world.simulation.run {
      try await World.run(world.server) { stage in
        var router = House.router()
        let words = Words(String(repeating: "w", count: 290_000))
        router.registerUnary(House.fail) { (_: Words, _) in words }
        let address = try await stage.start(router)
        let peer = RawPeer(try await client.connect(to: address, within: .seconds(5)))
        let ample: [UInt8] = [
          0, 5, 0, 4, 0x7f, 0xff, 0xff, 0xff, 0, 6, 0, 4, 0x7f, 0xff, 0xff, 0xff,
        ]
        peer.send([0xda, 0x59, 0x42, 0x4b, 1, 1, 0, 0] + Raw.frame(.settings, on: 0, ample))
        try await stage.until { !peer.received.isEmpty }
        peer.isReading = false
        peer.send(Raw.call(Array(House.fail.name.utf8), on: 1))
        try await stage.loop.sleep(for: .milliseconds(100))
        let server = stage.servers[0]
        #expect(server.metrics.runningHandlers == 0)
        #expect(server.connections.values.allSatisfy { $0.link.output.isEmpty })
        try await body(server, peer)
        peer.link.close("done")
      }
    }
  }

  @Test("is counted, and waited for ten seconds")
  func untaken() throws {
    try Self.ask { server, peer in
      let loop = server.transport.loop
      #expect((20_000...64 << 10).contains(server.metrics.bufferedBytes))
      try await loop.sleep(for: .seconds(9))
      #expect(server.connections.count == 1)
      try await loop.sleep(for: .seconds(2))
      #expect(server.connections.isEmpty)
      #expect(server.metrics.limits.contains { $0.name == "slow_peer" && $0.count == 1 })
      #expect(server.metrics.bufferedBytes == 0)
    }
  }

  @Test("is no violation once it was taken")
  func taken() throws {
    try Self.ask { server, peer in
      let loop = server.transport.loop
      try await loop.sleep(for: .seconds(8))
      peer.isReading = true
      try await loop.sleep(for: .milliseconds(100))
      #expect(peer.lastEnd == 0 && peer.received.count > 290_000)
      #expect(server.metrics.bufferedBytes == 0)
      try await loop.sleep(for: .seconds(60))
      #expect(server.connections.count == 1)
      #expect(server.metrics.limits.isEmpty)
    }
  }
}
