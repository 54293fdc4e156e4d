import Testing

@testable import RPC

/// Channels with unhealthy servers and with unused connections.
extension ChannelTests {
  @Test("checks a service's health, and makes no calls where it is unhealthy")
  func health() async throws {
    var settings = Self.settings(.roundRobin)
    settings.healthService = "test.House"
    try await Self.two(.simulation, settings) { world, channel, a, b in
      try await Self.untilBothAnswer(channel)
      world.servers[0].health.set("test.House", serving: false)
      try await channel.loop.sleep(for: .milliseconds(30))
      for _ in 0..<4 { #expect(try await Self.ask(channel) == "b") }
      world.servers[1].health.set("test.House", serving: false)
      try await channel.loop.sleep(for: .milliseconds(30))
      let error = await #expect(throws: RPCError.self) { _ = try await Self.ask(channel) }
      #expect(error?.reason == "peer_unavailable")
      #expect(error?.debugDetail?.contains("does not serve") == true)
      let waiting = Task(executorPreference: channel.loop) {
        try await Self.ask(channel, waits: true)
      }
      try await channel.loop.sleep(for: .milliseconds(30))
      world.servers[0].health.set("test.House", serving: true)
      #expect(try await waiting.value == "a")
    }
  }

  @Test("continues with the next address when one does not report its health")
  func noHealth() async throws {
    try await Carrier.simulation.run { world in
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        link.receiver = MuteServer(link)
      }
      let works = try await world.start(Self.named("works"))
      var settings = Self.settings(.pickFirst)
      settings.healthService = "test.House"
      let started = world.loop.now
      let channel = Channel(
        addresses: [listener.address, works],
        transport: world.transport,
        settings: settings
      )
      #expect(try await Self.ask(channel) == "works")
      #expect(world.loop.now - started < .milliseconds(5_100), "the time for connecting")
      let alone = world.channel(to: listener.address, settings)
      let error = await #expect(throws: RPCError.self) { _ = try await Self.ask(alone) }
      #expect(error?.reason == "peer_unavailable")
      #expect(error?.debugDetail?.contains("does not say whether it serves") == true)
      channel.close()
    }
  }

  @Test("backs off as after a failure when a connection ends before it reported a healthy service")
  func storm() async throws {
    try await Carrier.simulation.run { world in
      // Opens and disconnects.
      let notes = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        let peer = RawPeer(link)
        notes.peers.append(peer)
        peer.send(Hello.server(chosen: 1) + Settings().encodedFrame())
        _ = link.loop.schedule(after: .milliseconds(10)) { link.close("gone") }
      }
      var settings = Self.settings(.pickFirst)
      settings.healthService = "test.House"
      (settings.firstBackoff, settings.longestBackoff) = (.milliseconds(300), .seconds(5))
      let channel = world.channel(to: listener.address, settings)
      let options = CallOptions(timeout: .seconds(4), waitsForConnection: true)
      let started = world.loop.now
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.echo, Words("patient"), options)
      }
      #expect(error?.code == .deadlineExceeded && world.loop.now - started == .seconds(4))
      // 0.3 s, and each time 1.6 times as long.
      #expect((4...6).contains(notes.peers.count), "\(notes.peers.count)")
    }
  }

  @Test("past its maximum age drains once, even if it is idle afterwards")
  func oldAndIdle() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      (settings.maximumAge, settings.ageGrace) = (.seconds(10), .seconds(5))
      settings.maximumIdle = .seconds(12)
      let address = try await world.start(House.router(), settings)
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      peer.send(try Golden["A1"])
      try await world.loop.sleep(for: .milliseconds(16_500))
      #expect(peer.isClosed, "11 and 5 seconds, at most")
    }
  }

  @Test("receives a new reason for the same status, where it may know reasons")
  func healthReason() async throws {
    try await Carrier.simulation.run { world in
      let key = [UInt8](repeating: 5, count: 32)
      var settings = ServerSettings()
      settings.clusterKey = key
      let proven = try await world.serve(
        House.router(),
        server: settings,
        client: .service(clusterKey: key)
      )
      let board = world.servers[0].health
      let stranger = world.channel(to: proven.address)
      var told = try await RPCV1.HealthClient(proven).watch(.init()).makeAsyncIterator()
      var shown = try await RPCV1.HealthClient(stranger).watch(.init()).makeAsyncIterator()
      #expect(try await told.next() == RPCV1.HealthCheckResponse(status: .serving))
      #expect(try await shown.next() == RPCV1.HealthCheckResponse(status: .serving))
      for reason in ["the disk is nearly full", "the disk is full"] {
        board.setAll(serving: true, because: reason)
        #expect(try await told.next() == .init(status: .serving, reason: reason))
        try await world.loop.sleep(for: .milliseconds(10))
      }
      board.setAll(serving: true, because: "the disk is full")
      try await world.loop.sleep(for: .milliseconds(10))
      board.setAll(serving: false, because: "the disk is broken")
      #expect(try await told.next() == .init(status: .notServing, reason: "the disk is broken"))
      #expect(try await shown.next() == .init(status: .notServing), "nothing in between")
    }
  }

  @Test("closes a connection that only watches health", arguments: [true, false])
  func idleWatch(byClient: Bool) async throws {
    try await Carrier.simulation.run { world in
      var server = ServerSettings()
      var client = ChannelSettings()
      client.healthService = "test.House"
      client.keepaliveTime = .seconds(10)
      if byClient { client.idleTime = .seconds(20) } else { server.maximumIdle = .seconds(20) }
      let channel = try await world.serve(House.router(), server: server, client: client)
      let _: Words = try await channel.unary(House.sleep, Words("x", count: 35_000))
      try await world.loop.sleep(for: .seconds(19))
      #expect(world.servers[0].connectionCount == 1)
      try await world.loop.sleep(for: .seconds(22))
      #expect(world.servers[0].connectionCount == 0)
      let _: Words = try await channel.unary(House.echo, Words("x"))
      #expect(world.servers[0].connectionCount == 1)
    }
  }

  @Test(
    "closes an unused connection, on either side, and connects again",
    arguments: [true, false]
  )
  func idleness(byClient: Bool) async throws {
    try await Carrier.simulation.run { world in
      var server = ServerSettings()
      var client = ChannelSettings()
      if byClient { client.idleTime = .seconds(20) } else { server.maximumIdle = .seconds(20) }
      let channel = try await world.serve(House.router(), server: server, client: client)
      let _: Words = try await channel.unary(House.sleep, Words("x", count: 25_000))
      #expect(world.servers[0].connectionCount == 1, "a call is use, however long")
      try await world.loop.sleep(for: .seconds(15))
      #expect(world.servers[0].connectionCount == 1)
      try await world.loop.sleep(for: .seconds(10))
      #expect(world.servers[0].connectionCount == 0)
      let _: Words = try await channel.unary(House.echo, Words("x"))
      #expect(world.servers[0].connectionCount == 1)
    }
  }

  /// Refuses the first health checks.
  private final class Gruff: ServerInterceptor, @unchecked Sendable {
    let refusal: RPCError
    let times: Int
    private(set) var asked = 0

    init(_ refusal: RPCError, times: Int = .max) {
      self.refusal = refusal
      self.times = times
    }

    func intercept(_ call: ServerCall) throws {
      guard call.method == RPCV1.Health.Methods.watch else { return }
      asked += 1
      if asked <= times { throw refusal }
    }
  }

  @Test("assumes that a server without a health service is healthy, and checks once")
  func unimplementedHealth() async throws {
    try await Carrier.simulation.run { world in
      let gruff = Gruff(RPCError(.unimplemented, "unknown_method", "What?"))
      var router = Self.named("old")
      router.add(gruff)
      var settings = Self.settings(.pickFirst)
      settings.healthService = "test.House"
      let channel = try await world.serve(router, client: settings)
      #expect(try await Self.ask(channel) == "old")
      try await world.loop.sleep(for: .seconds(100))
      #expect(try await Self.ask(channel) == "old")
      #expect(gruff.asked == 1)
    }
  }

  @Test("treats any other end of the watch as unhealthy, and watches again on the same connection")
  func refusedHealth() async throws {
    try await Carrier.simulation.run { world in
      let gruff = Gruff(RPCError(.internal, "odd", "Odd."), times: 2)
      var router = Self.named("odd")
      router.add(gruff)
      var settings = Self.settings(.pickFirst)
      settings.healthService = "test.House"
      let channel = try await world.serve(router, client: settings)
      let error = await #expect(throws: RPCError.self) { _ = try await Self.ask(channel) }
      #expect(error?.debugDetail?.contains("does not serve") == true)
      let started = world.loop.now
      #expect(try await Self.ask(channel, waits: true) == "odd")
      #expect((.milliseconds(80)...(.milliseconds(121))).contains(world.loop.now - started))
      #expect(gruff.asked == 3 && world.servers[0].connectionCount == 1)
    }
  }
}
