import Testing
import Vocabulary
import Wire

@testable import RPC

/// Clients of several members and without one, at several addresses, and a server that
/// authenticates them.
enum MixedClients {
  /// A public method with replies larger than its requests.
  static let open = MethodDescriptor(
    name: "test.House/Open",
    kind: .unary,
    access: .anyone
  )
  static let much = MethodDescriptor(name: "test.House/Much", kind: .unary)

  /// A method that runs for five seconds, even if its caller has left.
  static let stubborn = MethodDescriptor(name: "test.House/Stubborn", kind: .unary)

  /// A server with 2 MiB of unauthenticated buffer, 256 KiB for requests and 1 MiB in total per
  /// address; callers send `member/token` in `who`.
  static func stage(
    asking time: Duration = .zero,
    _ change: @escaping @Sendable (inout ServerSettings) -> Void = { _ in },
    _ body: @escaping @Sendable (World, Crowd) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 31)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.maximumBufferedBytes = 4 << 20
        change(&settings)
        var router = House.router()
        router.registerUnary(open) { (_: Words, _) in Words(String(repeating: "o", count: 15_000)) }
        router.registerUnary(much) { (_: Words, call) in
          call.facts.holder = Self.holder(call.metadata)
          try await call.loop.sleep(for: .milliseconds(10))
          return Words(String(repeating: "m", count: 90_000))
        }
        // Cancellation is ignored.
        router.registerUnary(stubborn) { (_: Words, call) in
          let loop = call.loop
          await loop.spawn { try? await loop.sleep(for: .seconds(5)) }.value
          return Words("done")
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
        try await world.loop.sleep(for: .seconds(6))
        #expect(world.servers[0].metrics.bufferedBytes == 0)
        #expect(world.servers[0].shares.held == 0 && world.servers[0].unsharedBytes == 0)
      }
    }
  }

  static func holder(_ metadata: Metadata) -> Holder? {
    let numbers = (metadata["who"] ?? "").split(separator: "/").compactMap { UInt64($0) }
    guard numbers.count == 2 else { return nil }
    return Holder(
      group: UniqueID(high: 1, low: numbers[0]),
      one: UniqueID(high: 2, low: numbers[1])
    )
  }

  /// Clients by address and token.
  final class Crowd: @unchecked Sendable {
    let network: MemoryTransport
    let server: RPCServer
    var peers: [RawPeer] = []

    init(_ network: MemoryTransport, _ server: RPCServer) {
      (self.network, self.server) = (network, server)
    }

    /// Connects from an address, and sends bytes.
    func join(
      _ host: Int,
      _ bytes: [UInt8] = [],
      as opening: [UInt8]? = nil
    ) async throws -> RawPeer {
      network.behaviour.host = "10.0.0.\(host)"
      let peer = RawPeer(try await network.connect(to: .loopback(port: 7_000), within: .seconds(1)))
      peers.append(peer)
      peer.send(try (opening ?? Golden["A1"]) + bytes)
      try await network.loop.sleep(for: .milliseconds(5))
      return peer
    }

    /// Begins an upload of 4 MB and gets so far with it.
    @discardableResult
    func upload(_ host: Int, _ who: String, kilobytes: Int) async throws -> RawPeer {
      try await join(host, MixedClients.upload(who, kilobytes))
    }

    /// Requests lists and does not read them.
    func ask(_ host: Int, _ who: String, lists: Int) async throws -> RawPeer {
      let peer = try await join(host)
      peer.isReading = false
      peer.send(MixedClients.unread(lists: UInt32(lists), who))
      try await network.loop.sleep(for: .milliseconds(30))
      return peer
    }

    /// The free bytes for unauthenticated peers.
    var left: Int { server.settings.maximumBufferedUnproven - server.unprovenBytes }

    var closed: [Int] { peers.indices.filter { peers[$0].isClosed } }
  }

  static func upload(_ who: String, _ kilobytes: Int, on stream: UInt32 = 1) -> [UInt8] {
    let piece = [UInt8](repeating: 0x61, count: 10_000)
    let metadata = who.isEmpty ? [] : Raw.entry("who", who)
    return Raw.call(on: stream, 1, metadata: metadata)
      + Raw.frame(.message, 1, on: stream, Raw.number(4_000_000) + piece)
      + (0..<(kilobytes / 10 - 1)).flatMap { _ in Raw.frame(.message, 0, on: stream, piece) }
  }

  /// A call with a whole request.
  static func whole(_ name: [UInt8], _ who: String, kilobytes: Int) -> [UInt8] {
    let message = Words(String(repeating: "w", count: kilobytes * 1_000)).encoded()
    var pieces = Raw.call(name, on: 1, 1, metadata: Raw.entry("who", who))
    for start in stride(from: 0, to: message.count, by: 10_000) {
      let end = min(start + 10_000, message.count)
      let flags: UInt8 = (start == 0 ? 1 : 0) | (end == message.count ? 2 : 0)
      let size = flags == 1 ? Raw.number(UInt32(message.count)) : []
      pieces += Raw.frame(.message, flags, on: 1, size + message[start..<end])
    }
    return pieces + Raw.frame(.end, on: 1)
  }

  /// Calls for lists that exceed the credit of a connection.
  static func unread(lists: UInt32, _ who: String) -> [UInt8] {
    let name = Array(much.name.utf8)
    return (1...lists).flatMap { Raw.call(name, on: $0, metadata: Raw.entry("who", who)) }
  }
}
