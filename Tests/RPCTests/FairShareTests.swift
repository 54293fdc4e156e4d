import Testing
import Vocabulary
import Wire

@testable import RPC

/// Who gives way for bytes where a door says whose connections they are.
@Suite("Bytes that wait for households")
struct FairShareTests {
  /// Anyone may ask it for more than they say.
  private static let open = MethodDescriptor(
    name: "test.House/Open",
    kind: .unary,
    access: .anyone
  )
  private static let much = MethodDescriptor(name: "test.House/Much", kind: .unary)

  /// A server where 2 MiB may wait without a proof, 256 KiB of requests and 1 MiB in all of one address; who calls
  /// says it as `household/token` in `who`.
  private static func stage(
    asking time: Duration = .zero,
    _ body: @escaping @Sendable (World, Crowd) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 31)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.maximumBufferedBytes = 4 << 20
        var router = House.router()
        router.registerUnary(open) { (_: Words, _) in Words(String(repeating: "o", count: 15_000)) }
        router.registerUnary(much) { (_: Words, call) in
          call.facts.holder = Self.holder(call.metadata)
          try await call.loop.sleep(for: .milliseconds(10))
          return Words(String(repeating: "m", count: 90_000))
        }
        router.authenticator = { call in
          if time > .zero { try await call.loop.sleep(for: time) }
          guard let holder = Self.holder(call.metadata) else {
            throw RPCError(.unauthenticated, "invalid_token", "Nobody knows you.")
          }
          return holder
        }
        try await world.start(router, at: .loopback(port: 7_000), settings)
        let crowd = Crowd(network, world.servers[0])
        try await body(world, crowd)
        for peer in crowd.peers { peer.link.close("done") }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(world.servers[0].metrics.bufferedBytes == 0)
        #expect(world.servers[0].shares.held == 0 && world.servers[0].unsharedBytes == 0)
      }
    }
  }

  private static func holder(_ metadata: Metadata) -> Holder? {
    let numbers = (metadata["who"] ?? "").split(separator: "/").compactMap { UInt64($0) }
    guard numbers.count == 2 else { return nil }
    return Holder(
      group: UniqueID(high: 1, low: numbers[0]),
      one: UniqueID(high: 2, low: numbers[1])
    )
  }

  /// Clients by their addresses and what they show.
  private final class Crowd: @unchecked Sendable {
    let network: MemoryTransport
    let server: RPCServer
    var peers: [RawPeer] = []

    init(_ network: MemoryTransport, _ server: RPCServer) {
      (self.network, self.server) = (network, server)
    }

    /// Connects from an address, and says something.
    func join(_ host: Int, _ bytes: [UInt8] = []) async throws -> RawPeer {
      network.behaviour.host = "10.0.0.\(host)"
      let peer = RawPeer(try await network.connect(to: .loopback(port: 7_000), within: .seconds(1)))
      peers.append(peer)
      peer.send(try Golden["A1"] + bytes)
      try await network.loop.sleep(for: .milliseconds(5))
      return peer
    }

    /// Begins an upload of 4 MB and gets so far with it.
    @discardableResult
    func upload(_ host: Int, _ who: String, kilobytes: Int) async throws -> RawPeer {
      try await join(host, FairShareTests.upload(who, kilobytes))
    }

    /// Asks for lists and reads nothing of them.
    func ask(_ host: Int, _ who: String, lists: Int) async throws -> RawPeer {
      let peer = try await join(host)
      peer.isReading = false
      let metadata = Raw.entry("who", who)
      let name = Array(FairShareTests.much.name.utf8)
      peer.send((1...UInt32(lists)).flatMap { Raw.call(name, on: $0, metadata: metadata) })
      try await network.loop.sleep(for: .milliseconds(30))
      return peer
    }

    var closed: [Int] { peers.indices.filter { peers[$0].isClosed } }
  }

  private static func upload(_ who: String, _ kilobytes: Int, on stream: UInt32 = 1) -> [UInt8] {
    let piece = [UInt8](repeating: 0x61, count: 10_000)
    let metadata = who.isEmpty ? [] : Raw.entry("who", who)
    return Raw.call(on: stream, 1, metadata: metadata)
      + Raw.frame(.message, 1, on: stream, Raw.number(4_000_000) + piece)
      + (0..<(kilobytes / 10 - 1)).flatMap { _ in Raw.frame(.message, 0, on: stream, piece) }
  }

  @Test("are not kept of a request of somebody nobody knows (matrix 10)", arguments: [0, 20])
  func strangers(milliseconds: Int) throws {
    try Self.stage(asking: .milliseconds(milliseconds)) { world, crowd in
      let stranger = try await crowd.upload(1, "", kilobytes: 100)
      #expect(milliseconds == 0 || crowd.server.requestBytes >= 100_000)
      try await world.loop.sleep(for: .milliseconds(20))
      #expect(stranger.reasons == ["invalid_token"] && crowd.server.requestBytes == 0)
      stranger.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 10_000)))
      stranger.send(Self.upload("1/1", 50, on: 2))
      try await world.loop.sleep(for: .milliseconds(40))
      #expect(!stranger.isClosed && stranger.reasons.count == 1)
      #expect((50_000..<80_000).contains(crowd.server.requestBytes), "of the second alone")
    }
  }

  @Test(
    "are kept of a member who is asked for while the request comes, and is refused when it is known"
  )
  func authenticated() throws {
    try Self.stage(asking: .milliseconds(20)) { world, crowd in
      let member = try await crowd.join(1)
      let whole = Words(String(repeating: "w", count: 20_000)).encoded()
      let metadata = Raw.entry("who", "1/1")
      let size = Raw.number(UInt32(whole.count))
      // It has come before anybody knows whose it is; its connection goes meanwhile.
      for stream in UInt32(1)...2 {
        member.send(
          Raw.call(on: stream, 1, metadata: metadata)
            + Raw.frame(.message, 1, on: stream, size + whole.prefix(10_000))
            + Raw.frame(.message, 2, on: stream, Array(whole.dropFirst(10_000)))
            + Raw.frame(.end, on: stream)
        )
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(member.ends.map(\.code) == [.ok, .ok])
      member.send(Self.upload("1/1", 50, on: 3))
      try await world.loop.sleep(for: .milliseconds(5))
      member.link.close("gone")
      try await world.loop.sleep(for: .milliseconds(40))
      #expect(crowd.server.requestBytes == 0)
    }
  }

  @Test(
    "of one token leave room for others behind its address, and of it for its other calls (matrix 10)"
  )
  func neighbours() throws {
    try Self.stage { world, crowd in
      for _ in 0..<3 { try await crowd.upload(1, "1/1", kilobytes: 80) }
      // Of the same household, and of another; each takes what the one with the most has.
      try await crowd.upload(1, "1/2", kilobytes: 80)
      #expect(crowd.closed == [0])
      try await crowd.upload(1, "2/3", kilobytes: 60)
      #expect(crowd.closed == [0, 1])
      // Nobody has twice of what it has by then.
      let last = try await crowd.upload(1, "2/4", kilobytes: 70)
      #expect(crowd.closed == [0, 1] && last.reasons == ["buffers_full"])
    }
  }

  @Test(
    "of one token are its own affair: the connection with the most goes for one with little (matrix 10)"
  )
  func own() throws {
    try Self.stage { world, crowd in
      try await crowd.upload(1, "1/1", kilobytes: 80)
      try await crowd.upload(1, "1/1", kilobytes: 160)
      try await crowd.upload(1, "1/1", kilobytes: 30)
      #expect(crowd.closed == [1])
    }
  }

  @Test("count together wherever a household has them (matrix 10)")
  func scattered() throws {
    try Self.stage { world, crowd in
      try await crowd.upload(1, "2/1", kilobytes: 240)
      // Three tokens, twelve addresses, and at each of them less than the others have at theirs.
      for host in 2...13 {
        try await crowd.upload(host, "1/\(2 + host % 3)", kilobytes: 140)
      }
      #expect(crowd.server.unprovenBytes > 1_900_000 && crowd.closed.isEmpty)
      try await crowd.upload(20, "1/9", kilobytes: 200)
      #expect(!crowd.closed.isEmpty && !crowd.closed.contains(0), "its own household's tokens")
      let own = crowd.closed
      for host in 21...23 { try await crowd.upload(host, "\(host)/9", kilobytes: 100) }
      #expect(crowd.closed.count > own.count && crowd.closed.allSatisfy { (1...13).contains($0) })
    }
  }

  @Test("of strangers go first, though a household has more and they have just come (matrix 10)")
  func strangersFirst() throws {
    try Self.stage { world, crowd in
      for host in 1...7 { try await crowd.upload(host, "1/1", kilobytes: 240) }
      let stranger = try await crowd.join(30)
      stranger.isReading = false
      stranger.send((1...60).flatMap { Raw.call(Array(Self.open.name.utf8), on: $0) })
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.server.unprovenBytes > 2_000_000)
      try await crowd.upload(20, "2/2", kilobytes: 100)
      #expect(crowd.closed == [7])
    }
  }

  @Test(
    "of who has as much are no reason to end somebody, and others look for themselves (matrix 10)"
  )
  func equals() throws {
    try Self.stage { world, crowd in
      let first = try await crowd.upload(1, "1/1", kilobytes: 120)
      try await crowd.upload(1, "2/2", kilobytes: 120)
      let more = [UInt8](repeating: 0x61, count: 10_000)
      for _ in 0..<4 { first.send(Raw.frame(.message, 0, on: 1, more)) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(crowd.closed.isEmpty && first.reasons == ["buffers_full"])
      // It has nothing now, and looked in vain a moment ago; who did not finds the other.
      try await crowd.upload(1, "2/2", kilobytes: 100)
      first.send(Self.upload("1/1", 100, on: 2))
      try await crowd.upload(1, "3/3", kilobytes: 100)
      #expect(crowd.closed == [1] && crowd.peers[3].reasons.isEmpty)
    }
  }

  @Test("are replies as well: who reads none behind a proxy leaves others theirs (matrix 10)")
  func replies() throws {
    try Self.stage { world, crowd in
      _ = try await crowd.ask(1, "1/1", lists: 12)
      let held = crowd.server.unprovenBytes
      #expect(held > 900_000 && held <= 1 << 20)
      let other = try await crowd.ask(1, "2/3", lists: 1)
      other.isReading = true
      try await world.loop.sleep(for: .milliseconds(30))
      #expect(crowd.closed == [0] && other.ends.map(\.code) == [.ok])
    }
  }
}
