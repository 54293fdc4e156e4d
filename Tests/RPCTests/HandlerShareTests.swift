import Testing
import Wire

@testable import RPC

/// Handler limits of a process, per address and in total.
@Suite("A server whose handlers unauthenticated peers take")
struct HandlerShareTests {
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let wait = MethodDescriptor(name: "test.House/Wait", kind: .serverStream)

  private static func stage(
    handlers: Int? = nil,
    _ body: @escaping @Sendable (World, MemoryTransport, Notes) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 16)
    let network = MemoryTransport(simulation.loop)
    let notes = Notes()
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.clusterKey = key
        if let handlers { settings.maximumHandlers = handlers }
        var router = House.router()
        router.registerServerStream(wait) { (_: Words, call, _: ReplyWriter<Words>) in
          try await call.loop.sleep(for: .seconds(100_000))
        }
        try await world.start(router, at: .loopback(port: 7_000), settings)
        let server = world.servers[0]
        server.onShareFull = { notes.add("\($0): \($1)") }
        try await body(world, network, notes)
        for peer in notes.peers { peer.link.close("done") }
        try await world.loop.sleep(for: .milliseconds(5))
        #expect(server.metrics.runningHandlers == 0 && server.shares.running == 0)
      }
    }
  }

  /// An unauthenticated connection with this number of endless streams.
  private static func waiter(
    of host: String,
    _ count: UInt32,
    _ network: MemoryTransport,
    _ notes: Notes
  ) async throws -> RawPeer {
    network.behaviour.host = host
    let link = try await network.connect(to: .loopback(port: 7_000), within: .seconds(1))
    let peer = RawPeer(link)
    let name = Array(wait.name.utf8)
    peer.send(try Golden["A1"] + (0..<count).flatMap { Raw.call(name, on: $0 + 1) })
    notes.peers.append(peer)
    return peer
  }

  private static func met(_ world: World, _ limit: MetLimit) -> Int64 {
    world.servers[0].metrics.limits.first { $0.name == limit.rawValue }?.count ?? 0
  }

  private static func echo(
    _ world: World,
    _ settings: ChannelSettings = ChannelSettings(),
    _ priority: Priority = .interactive
  ) async -> String {
    do {
      let options = CallOptions(timeout: .seconds(5), priority: priority)
      let channel = world.channel(to: .loopback(port: 7_000), settings)
      let _: Words = try await channel.unary(House.echo, Words("room"), options)
      return "OK"
    } catch {
      return RPCError(describing: error).reason
    }
  }

  @Test("leaves room for others when two addresses open as many streams as they can")
  func streams() throws {
    try Self.stage { world, network, notes in
      for host in ["10.0.0.1", "10.0.0.2"] {
        for _ in 0..<64 { _ = try await Self.waiter(of: host, 128, network, notes) }
      }
      try await world.loop.sleep(for: .milliseconds(50))
      #expect(world.servers[0].metrics.runningHandlers == 2 * 1_024)
      let proven = ChannelSettings.service(clusterKey: Self.key)
      network.behaviour.host = "10.0.0.3"
      for priority in Priority.allCases {
        #expect(await Self.echo(world, ChannelSettings(), priority) == "OK")
        #expect(await Self.echo(world, proven, priority) == "OK")
      }
      #expect(notes.lines.count == 2, "one for each address")
      #expect(
        notes.lines.allSatisfy { $0.contains("1024 handlers run for connections of 10.0.0.") }
      )
      #expect(Self.met(world, .addressHandlers) == 2 * (64 * 128 - 1_024))
      #expect(Self.met(world, .overloaded) == 2 * (64 * 128 - 1_024))
    }
  }

  @Test(
    "gives one address a sixteenth, unauthenticated peers half, and each class its part of that"
  )
  func shares() throws {
    try Self.stage(handlers: 64) { world, network, notes in
      let first = try await Self.waiter(of: "10.0.0.1", 2, network, notes)
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(await Self.echo(world, ChannelSettings(), .bulk) == "overloaded")
      #expect(await Self.echo(world, ChannelSettings(), .background) == "OK")
      let second = try await Self.waiter(of: "10.0.0.1", 3, network, notes)
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(first.ends.isEmpty && second.reasons == ["overloaded"])
      #expect(await Self.echo(world) == "overloaded")
      // An ended handler frees its slot.
      first.send(first.cancel(1))
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(await Self.echo(world) == "OK")
      for host in 2...9 { _ = try await Self.waiter(of: "10.0.0.\(host)", 4, network, notes) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.runningHandlers == 32)
      network.behaviour.host = "10.0.0.10"
      #expect(await Self.echo(world) == "overloaded")
      #expect(Self.met(world, .unprovenHandlers) > 0)
      #expect(notes.lines.contains { $0.contains("32 handlers run for peers without a proof") })
      let proven = ChannelSettings.service(clusterKey: Self.key)
      #expect(await Self.echo(world, proven) == "OK")
    }
  }

  @Test("counts no handler before its request is complete, and checks again then")
  func requestsThatWait() throws {
    try Self.stage(handlers: 64) { world, network, notes in
      let open = Array(Self.wait.name.utf8)
      let sleep = Array(House.sleep.name.utf8)
      let asked = Words("s", count: 50_000).encoded()
      var peers: [RawPeer] = []
      for _ in 0..<2 {
        let peer = try await Self.waiter(of: "10.0.0.1", 0, network, notes)
        for id: UInt32 in 1...100 { peer.send(Raw.call(open, on: id, 1)) }
        for id: UInt32 in 101...103 { peer.send(Raw.call(sleep, on: id, 3, message: asked)) }
        peers.append(peer)
      }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.runningHandlers == 0)
      #expect(await Self.echo(world) == "OK")
      // Four may run at once; the others are refused once their requests are complete.
      for peer in peers {
        for id: UInt32 in 101...103 { peer.send(Raw.frame(.end, on: id)) }
        try await world.loop.sleep(for: .milliseconds(5))
      }
      #expect(world.servers[0].metrics.runningHandlers == 4)
      #expect(peers.map(\.reasons) == [[], ["overloaded", "overloaded"]])
      #expect(await Self.echo(world) == "overloaded")
      // They reach their limit of time and leave nothing behind.
      try await world.loop.sleep(for: .seconds(62))
      #expect(peers.map { $0.reasons.count { $0 == "slow_sender" } } == [100, 100])
      #expect(world.servers[0].metrics.runningHandlers == 0)
    }
  }

  @Test("leaves each class of authenticated peers its part of what unauthenticated ones do not use")
  func classes() throws {
    try Self.stage(handlers: 64) { world, network, notes in
      for host in 1...8 { _ = try await Self.waiter(of: "10.0.0.\(host)", 4, network, notes) }
      try await world.loop.sleep(for: .milliseconds(5))
      #expect(world.servers[0].metrics.runningHandlers == 32)
      let proven = ChannelSettings.service(clusterKey: Self.key)
      let channel = world.channel(to: .loopback(port: 7_000), proven)
      var tasks: [Task<Void, Never>] = []
      // A half, three quarters, all of 32: running handlers, and the admitted classes.
      let steps: [(running: Int, admitted: [Priority])] = [
        (0, [.interactive, .background, .bulk]), (15, [.interactive, .background, .bulk]),
        (16, [.interactive, .background]), (23, [.interactive, .background]),
        (24, [.interactive]), (31, [.interactive]), (32, []),
      ]
      for step in steps {
        tasks += (tasks.count..<step.running).map { _ in
          channel.loop.spawn {
            _ = try? await channel.unary(House.sleep, Words("s", count: 50_000)) as Words
          }
        }
        try await world.loop.sleep(for: .milliseconds(5))
        for priority in Priority.allCases {
          let outcome = await Self.echo(world, proven, priority)
          let expected = step.admitted.contains(priority) ? "OK" : "overloaded"
          #expect(outcome == expected, "\(priority) beside \(step.running)")
        }
      }
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    }
  }
}
