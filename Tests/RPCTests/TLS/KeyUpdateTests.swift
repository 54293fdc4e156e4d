import TestSupport
import Testing
import Wire

@testable import RPC

@Suite("A peer that updates its keys")
struct KeyUpdateTests {
  private func face(
    _ body: @escaping @Sendable (RPCServer, RawTLSPeer, Notes) async throws -> Void
  ) throws {
    let world = try TLSWorld()
    let good = try world.anonymous()
    try world.simulation.run {
      let rpc = RPCServer(router: House.router(), transport: world.server)
      let notes = Notes()
      rpc.onConnectionError = { notes.add($1) }
      let address = try await rpc.start(at: .loopback(port: 0))
      let link = try await world.network.connect(to: address, within: .seconds(1))
      let peer = try #require(RawTLSPeer(link))
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      peer.send(try Golden["A1"])
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(rpc.connectionCount == 1)
      try await body(rpc, peer, notes)
      let channel = Channel(address: address, transport: world.client(good))
      let reply: Words = try await channel.unary(House.echo, Words("others go on"))
      #expect(reply == Words("others go on"))
      channel.close()
      await rpc.drain(grace: .milliseconds(10))
      #expect(rpc.connectionCount == 0)
    }
  }

  private static func nuisances(_ rpc: RPCServer) -> Int64 {
    rpc.metrics.limits.first { $0.name == MetLimit.nuisance.rawValue }?.count ?? 0
  }

  @Test("more often than it sends data is closed, counted and logged")
  func flood() throws {
    try face { rpc, peer, notes in
      for _ in 0..<1_000 { peer.renewKeys() }
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
      #expect(rpc.connectionCount == 0)
      #expect(notes.lines == ["connection error 8 (calm): TLS: too many messages without data"])
      #expect(Self.nuisances(rpc) == 1)
    }
  }

  @Test("one message at a time is closed as well")
  func trickle() throws {
    try face { rpc, peer, notes in
      for _ in 0..<40 {
        peer.renewKeys()
        try await rpc.transport.loop.sleep(for: .milliseconds(1))
      }
      #expect(peer.isClosed)
      #expect(notes.lines.count == 1)
    }
  }

  @Test("between large amounts of data is allowed")
  func between() throws {
    try face { rpc, peer, notes in
      let words = Words(String(repeating: "e", count: 15_000)).encoded()
      for round in UInt32(0)..<4 {
        for _ in 0..<20 { peer.renewKeys() }
        for id in 1...UInt32(75) { peer.send(Raw.call(on: round * 75 + id, message: words)) }
        try await rpc.transport.loop.sleep(for: .milliseconds(20))
      }
      #expect(!peer.isClosed)
      #expect(notes.lines.isEmpty)
    }
  }

  @Test("or whose bytes were changed on the way is closed and logged")
  func damaged() throws {
    try face { rpc, peer, notes in
      peer.sendDamaged([0, 0, 0, 0])
      try await rpc.transport.loop.sleep(for: .milliseconds(20))
      #expect(peer.isClosed)
      #expect(notes.lines.count == 1)
      #expect(notes.lines.first?.hasPrefix("connection error 1 (protocol): TLS: ") == true)
    }
  }
}
