import Testing
import Wire

@testable import RPC

/// What counts as a violation of a peer, and what does not.
@Suite("A peer's violations")
struct PeerViolationTests {
  private static func face(
    _ body: @escaping @Sendable (World, RawPeer) async throws -> Void
  ) throws {
    try HostileTests.face { world, peer in
      peer.send(try Golden["A1"])
      try await body(world, peer)
    }
  }

  /// Cancels as many calls as may run at once, repeatedly.
  private static func giveUp(
    after milliseconds: Int64,
    times: UInt32,
    _ world: World,
    _ peer: RawPeer
  ) async throws {
    let call = peer.sleepCall()
    let many = UInt32(60)
    for time in 0..<times where !peer.isClosed {
      let ids = time * many + 1...time * many + many
      for id in ids { peer.send(peer.numbered(call, id)) }
      try await world.loop.sleep(for: .milliseconds(milliseconds))
      #expect(world.servers[0].metrics.runningHandlers == Int64(many))
      for id in ids { peer.send(peer.cancel(id)) }
      try await world.loop.sleep(for: .milliseconds(5))
    }
  }

  @Test("do not include calls cancelled after a quarter of a second, however many")
  func patient() throws {
    try Self.face { world, peer in
      try await Self.giveUp(after: 260, times: 40, world, peer)
      #expect(!peer.isClosed && peer.goAway == nil)
      #expect(world.servers[0].metrics.runningHandlers == 0)
    }
  }

  @Test("include calls cancelled sooner")
  func impatient() throws {
    try Self.face { world, peer in
      try await Self.giveUp(after: 200, times: 6, world, peer)
      #expect(peer.isClosed && peer.goAway?.code == .calm)
    }
  }

  @Test("include calls whose metadata is larger than announced")
  func tooMuchMetadata() throws {
    try Self.face { world, peer in
      let most = ConnectionLimits().maximumMetadata
      let value = String(repeating: "v", count: 1_000)
      let metadata = (0...most / 1_000).flatMap { Raw.entry("key-\($0)", value) }
      for id: UInt32 in 1...400 { peer.send(Raw.call(on: id, metadata: metadata)) }
      try await world.loop.sleep(for: .milliseconds(500))
      #expect(peer.isClosed && peer.goAway?.code == .calm)
      #expect(Set(peer.reasons) == ["metadata_too_large"])
      // Each costs one of 200 tokens, and twenty per second are restored.
      #expect((195...215).contains(peer.reasons.count))
    }
  }

  @Test("include health watches beyond the limit")
  func watches() throws {
    try Self.face { world, peer in
      let watch = Array(RPCV1.Health.Methods.watch.name.utf8)
      for id: UInt32 in 1...400 { peer.send(Raw.call(watch, on: id, 0x07, message: [])) }
      try await world.loop.sleep(for: .milliseconds(500))
      #expect(peer.isClosed && peer.goAway?.code == .calm)
      #expect(Set(peer.reasons) == ["too_many_streams"])
    }
  }
}
