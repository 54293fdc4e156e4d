import Testing
import Wire

@testable import RPC

/// The order of eviction when unauthenticated peers hold slots and bytes.
@Suite("A server whose slots and bytes unauthenticated peers take")
struct EvictionTests {
  /// A public method.
  private static let open = MethodDescriptor(
    name: "test.House/Open",
    kind: .unary,
    access: .anyone
  )

  /// A method with large replies, called while nothing is buffered.
  private static let much = MethodDescriptor(
    name: "test.House/Much",
    kind: .unary,
    hasNoSideEffects: true
  )
  /// The same, and something is different afterwards.
  private static let change = MethodDescriptor(name: "test.House/Change", kind: .unary)

  private static func stage(
    _ settings: ServerSettings,
    _ body: @escaping @Sendable (World, MemoryTransport, Notes) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 4)
    let network = MemoryTransport(simulation.loop)
    let notes = Notes()
    try simulation.run {
      try await World.run(network) { world in
        var router = House.router()
        router.registerUnary(open) { (_: Words, _) in
          Words(String(repeating: "o", count: 15_000))
        }
        for method in [much, change] {
          router.registerUnary(method) { (_: Words, call) in
            try await call.loop.sleep(for: .milliseconds(10))
            return Words(String(repeating: "m", count: 90_000))
          }
        }
        try await world.start(router, at: .loopback(port: 7_000), settings)
        try await body(world, network, notes)
        for peer in notes.peers { peer.link.close("done") }
      }
    }
  }

  /// Four slots per address.
  private static var four: ServerSettings {
    var settings = ServerSettings()
    settings.maximumConnectionsPerAddress = 4
    return settings
  }

  @discardableResult
  private static func stranger(
    _ network: MemoryTransport,
    _ notes: Notes,
    _ bytes: [UInt8] = []
  ) async throws -> RawPeer {
    let link = try await network.connect(to: .loopback(port: 7_000), within: .seconds(1))
    let peer = RawPeer(link)
    notes.peers.append(peer)
    peer.send(try Golden["A1"] + bytes)
    try await network.loop.sleep(for: .milliseconds(5))
    return peer
  }

  /// Half of a frame.
  private static let half: [UInt8] = [0, 0, 0, 100, 0x40]

  @Test("evicts unserved peers before served ones, whatever they have in progress (matrix 11)")
  func served() throws {
    try Self.stage(Self.four) { world, network, notes in
      let member = try await Self.stranger(network, notes)
      member.send(member.echoCall(bytes: 10))
      try await world.loop.sleep(for: .milliseconds(5))
      for _ in 0..<3 { try await Self.stranger(network, notes, Self.half) }
      try await world.loop.sleep(for: .seconds(3))
      for _ in 0..<3 { try await Self.stranger(network, notes, Self.half) }
      #expect(notes.peers.map(\.isClosed) == [false, true, true, true, false, false, false])
      // New connections are evicted after one whose next call may take a while.
      try await Self.stranger(network, notes)
      #expect(member.isClosed && member.goAway?.code == .full)
      #expect(world.servers[0].metrics.connections?.refused == 0)
    }
  }

  @Test("does not evict a new peer before its first call is here (matrix 11)")
  func fresh() throws {
    try Self.stage(Self.four) { world, network, notes in
      for _ in 0..<3 { try await Self.stranger(network, notes, Self.half) }
      try await world.loop.sleep(for: .seconds(1))
      let newcomer = try await Self.stranger(network, notes)
      for _ in 0..<3 { try await Self.stranger(network, notes, Self.half) }
      #expect(!newcomer.isClosed)
      newcomer.send(newcomer.sleepCall())
      for _ in 0..<9 { try await Self.stranger(network, notes, Self.half) }
      #expect(!newcomer.isClosed)
    }
  }

  @Test("treats a piece of a message as work only where it has a cost (matrix 11)")
  func pieces() throws {
    try Self.stage(Self.four) { world, network, notes in
      let echo = Array(House.echo.name.utf8)
      let begin = Raw.number(100_000) + [UInt8](repeating: 0x61, count: 2_000)
      let uploading = Raw.call(echo, on: 1, 1) + Raw.frame(.message, 1, on: 1, begin)
      // A closed stream, an open one, and the smallest frame on each.
      let gone = try await Self.stranger(network, notes, Raw.call([0x61], on: 1))
      let uploader = try await Self.stranger(network, notes, uploading)
      let sipping = try await Self.stranger(network, notes, Raw.call(echo, on: 1, 1))
      let silent = try await Self.stranger(network, notes)
      try await world.loop.sleep(for: .seconds(3))
      gone.send(Raw.frame(.message, 3, on: 1, Raw.number(2_000) + begin.dropFirst(4)))
      uploader.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 2_000)))
      sipping.send(Raw.frame(.message, 3, on: 1, Raw.number(1) + [0x61]))
      try await world.loop.sleep(for: .milliseconds(5))
      for _ in 0..<3 { try await Self.stranger(network, notes) }
      #expect(notes.peers.prefix(4).map(\.isClosed) == [true, false, true, true])
      #expect(gone.goAway?.code == .full && silent.goAway?.code == .full)
    }
  }

  @Test("does not evict a served peer that reads slowly while others keep connecting (matrix 11)")
  func downloads() throws {
    try Self.stage(Self.four) { world, network, notes in
      let member = try await Self.stranger(network, notes)
      member.isReading = false
      let echo = Words(String(repeating: "e", count: 15_000)).encoded()
      member.send((1...60).flatMap { Raw.call(on: $0, message: echo) })
      try await world.loop.sleep(for: .seconds(3))
      #expect(world.servers[0].metrics.runningHandlers == 0)
      for _ in 0..<20 { try await Self.stranger(network, notes, Self.half) }
      #expect(!member.isClosed)
      member.isReading = true
      try await world.loop.sleep(for: .seconds(1))
      #expect(member.ends.count == 60 && !member.isClosed)
    }
  }

  @Test(
    "evicts peers whose unread output leaves no room for calls (matrix 10)",
    arguments: [(4, [1, 2, 3, 4], 9), (8, [1, 1, 1, 1], 1)]
  )
  func hoards(mebibytes: Int, hosts: [Int], host: Int) throws {
    var settings = ServerSettings()
    // A half of it for all without a proof, a quarter for one address.
    settings.maximumBufferedBytes = mebibytes << 20
    try Self.stage(settings) { world, network, notes in
      let server = world.servers[0]
      let open = Array(Self.open.name.utf8)
      let asked = (1...60).flatMap { Raw.call(open, on: $0) }
      for host in hosts {
        network.behaviour.host = "10.0.0.\(host)"
        let peer = try await Self.stranger(network, notes)
        peer.isReading = false
        peer.send(asked)
        try await world.loop.sleep(for: .milliseconds(5))
      }
      #expect(server.unprovenBytes >= 2 << 20)
      network.behaviour.host = "10.0.0.\(host)"
      let channel = world.channel(to: .loopback(port: 7_000))
      let options = CallOptions(isRetried: false)
      if hosts.contains(host) {
        // Its own address is full, and has no authenticated peer.
        #expect(server.shares.held > 2 << 20)
      } else {
        // Bulk work evicts no connection that has other work.
        let bulk = CallOptions(priority: .bulk, isRetried: false)
        for _ in 0..<3 {
          _ = await #expect(throws: RPCError.self) {
            let _: Words = try await channel.unary(House.echo, Words("a person"), bulk)
          }
        }
      }
      let _: Words = try await channel.unary(House.echo, Words("a person"), options)
      #expect(notes.peers.map(\.isClosed) == [true, false, false, false], "as many as it takes")
      #expect(server.metrics.limits.contains { $0.name == "slow_peer" && $0.count == 1 })
    }
  }

  @Test("evicts peers whose requests make no progress when bytes are short (matrix 10)")
  func requests() throws {
    var settings = ServerSettings()
    // 2 MiB for all without a proof, 256 KiB for the requests of one address.
    settings.maximumBufferedBytes = 4 << 20
    try Self.stage(settings) { world, network, notes in
      let piece = [UInt8](repeating: 0x61, count: 16_000)
      let begin =
        Raw.call(Array(House.echo.name.utf8), on: 1, 1)
        + Raw.frame(.message, 1, on: 1, Raw.number(4_000_000) + piece)
      let more = Raw.frame(.message, 0, on: 1, piece)
      let request = begin + (0..<14).flatMap { _ in more }
      for host in 1...9 {
        network.behaviour.host = "10.0.0.\(host)"
        try await Self.stranger(network, notes, request)
      }
      // Eight of them: none is evicted for a ninth that needs as much.
      #expect(notes.peers[8].reasons == ["buffers_full"] && notes.peers.allSatisfy { !$0.isClosed })
      for _ in 0..<3 {
        for peer in notes.peers.prefix(8) {
          peer.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 2_000)))
          try await world.loop.sleep(for: .milliseconds(125))
        }
      }
      // A peer that holds little and sends slowly is not evicted. That its own address is full,
      // with no other to evict, does not stop the search.
      network.behaviour.host = "10.0.0.98"
      let phone = try await Self.stranger(network, notes, begin)
      for _ in 0..<6 {
        phone.send(more)
        try await world.loop.sleep(for: .milliseconds(300))
        for peer in notes.peers.prefix(8) where !peer.isClosed {
          peer.send(Raw.frame(.message, 0, on: 1, [UInt8](repeating: 0x61, count: 1_100)))
        }
        try await world.loop.sleep(for: .milliseconds(100))
      }
      network.behaviour.host = "10.0.0.99"
      let late = try await Self.stranger(network, notes, begin + more)
      #expect(late.reasons.isEmpty && !late.isClosed)
      #expect(!phone.isClosed && phone.reasons.isEmpty)
      #expect(notes.peers.prefix(3).map(\.isClosed) == [true, false, false])
    }
  }

  @Test("answers a peer that does not read as far as there is room, and others go on (matrix 10)")
  func unreadReplies() throws {
    var settings = ServerSettings()
    settings.maximumBufferedBytes = 8 << 20
    try Self.stage(settings) { world, network, notes in
      let server = world.servers[0]
      let much = Array(Self.much.name.utf8)
      for _ in 0..<4 {
        let member = try await Self.stranger(network, notes)
        member.send((1...30).flatMap { Raw.call(much, on: $0) })
      }
      try await world.loop.sleep(for: .seconds(1))
      let held = server.unprovenBytes
      #expect(held > 900_000 && held <= 2 << 20, "\(held) bytes: a quarter for one address")
      #expect(server.metrics.limits.contains { $0.name == "buffers_full" })
      network.behaviour.host = "10.0.0.9"
      let channel = world.channel(to: .loopback(port: 7_000))
      let _: Words = try await channel.unary(House.echo, Words("a person"))
      #expect(notes.peers.allSatisfy { !$0.isClosed })
      // A change that was made is not reported as refused for lack of space.
      let first = notes.peers[0]
      for (method, streams) in [(Self.much, UInt32(31)...42), (Self.change, 43...43)] {
        first.send(streams.flatMap { Raw.call(Array(method.name.utf8), on: $0) })
        try await world.loop.sleep(for: .milliseconds(20))
      }
      #expect(first.reasons.last == "reply_dropped")
      #expect(server.metrics.limits.contains { $0.name == "reply_dropped" })
    }
  }

  @Test("finds room among many addresses that hold little each (matrix 10)")
  func scattered() throws {
    var settings = ServerSettings()
    settings.maximumBufferedBytes = 8 << 20
    try Self.stage(settings) { world, network, notes in
      let server = world.servers[0]
      let much = Array(Self.much.name.utf8)
      for host in 1...9 {
        network.behaviour.host = "10.0.0.\(host)"
        let member = try await Self.stranger(network, notes)
        member.send(member.echoCall(bytes: 10))
        // The credit of a connection is for twelve of them.
        member.send((2...13).flatMap { Raw.call(much, on: $0) })
        try await world.loop.sleep(for: .milliseconds(20))
      }
      for member in notes.peers {
        member.send((14...18).flatMap { Raw.call(much, on: $0) })
        try await world.loop.sleep(for: .milliseconds(20))
      }
      #expect(server.unprovenBytes > 4 << 20 - 200_000)
      network.behaviour.host = "10.0.0.20"
      let channel = world.channel(to: .loopback(port: 7_000))
      let options = CallOptions(isRetried: false)
      async let other: Words = channel.unary(Self.much, Words("a person"), options)
      async let third: Words = channel.unary(Self.much, Words("a person"), options)
      let _: Words = try await channel.unary(Self.much, Words("a person"), options)
      _ = try await (other, third)
      #expect(notes.peers.count(where: \.isClosed) == 1)
    }
  }

  @Test("evicts the connection that buffers most, whatever runs for it, when others find no room")
  func greedy() throws {
    var settings = ServerSettings()
    settings.maximumBufferedBytes = 8 << 20
    try Self.stage(settings) { world, network, notes in
      let server = world.servers[0]
      let much = Array(Self.much.name.utf8)
      // The credit of a connection is for twelve of them.
      for (host, batches) in [(3, [14]), (1, [23, 10]), (2, [23, 12])] {
        network.behaviour.host = "10.0.0.\(host)"
        let member = try await Self.stranger(network, notes)
        member.send(member.numbered(member.sleepCall(), 1))
        var next: UInt32 = 2
        for count in batches {
          member.send((next..<next + UInt32(count)).flatMap { Raw.call(much, on: $0) })
          next += UInt32(count)
          try await world.loop.sleep(for: .milliseconds(20))
        }
      }
      try await world.loop.sleep(for: .seconds(3))
      #expect(server.unprovenBytes > 4_100_000)
      network.behaviour.host = "10.0.0.9"
      let channel = world.channel(to: .loopback(port: 7_000))
      let _: Words = try await channel.unary(Self.much, Words("a person"))
      #expect(notes.peers.map(\.isClosed) == [false, false, true])
    }
  }
}
