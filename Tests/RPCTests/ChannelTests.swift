import Testing

@testable import RPC

/// How a channel uses addresses, and how its connections open and close.
@Suite("A channel")
struct ChannelTests {
  /// Replies with the server's name.
  static func named(_ name: String) -> Router {
    var router = House.router()
    router.registerUnary(House.echo) { (request: Words, call) in Words(name) }
    return router
  }

  static func ask(_ channel: Channel, waits: Bool = false) async throws -> String {
    let options = CallOptions(timeout: .seconds(10), waitsForConnection: waits)
    let reply: Words = try await channel.unary(House.echo, Words("who"), options)
    return reply.text
  }

  /// Servers a and b, and a channel to both.
  static func two(
    _ carrier: Carrier,
    _ settings: ChannelSettings,
    _ body: @escaping @Sendable (World, Channel, _ a: Address, _ b: Address) async throws -> Void
  ) async throws {
    try await carrier.run { world in
      let a = try await world.start(named("a"))
      let b = try await world.start(named("b"))
      let channel = Channel(addresses: [a, b], transport: world.transport, settings: settings)
      try await body(world, channel, a, b)
      channel.close()
    }
  }

  static func settings(_ balancing: Balancing) -> ChannelSettings {
    var settings = ChannelSettings()
    settings.balancing = balancing
    settings.firstBackoff = .milliseconds(50)
    settings.longestBackoff = .milliseconds(50)
    return settings
  }

  @Test(
    "uses the first address that works, and then the next",
    arguments: Carrier.allCases
  )
  func pickFirst(carrier: Carrier) async throws {
    try await Self.two(carrier, Self.settings(.pickFirst)) { world, channel, a, b in
      for _ in 0..<5 { #expect(try await Self.ask(channel) == "a") }
      await world.servers[0].drain(grace: .milliseconds(10))
      for _ in 0..<5 { #expect(try await Self.ask(channel) == "b") }
      try await world.start(Self.named("again"), at: a)
      #expect(try await Self.ask(channel) == "b", "it works")
      await world.servers[1].drain(grace: .milliseconds(10))
      #expect(try await Self.ask(channel, waits: true) == "again")
    }
  }

  @Test("alternates between the addresses that work", arguments: Carrier.allCases)
  func roundRobin(carrier: Carrier) async throws {
    try await Self.two(carrier, Self.settings(.roundRobin)) { world, channel, a, b in
      try await Self.untilBothAnswer(channel)
      var answers: [String] = []
      for _ in 0..<6 { answers.append(try await Self.ask(channel)) }
      #expect(
        answers == ["a", "b", "a", "b", "a", "b"] || answers == ["b", "a", "b", "a", "b", "a"]
      )
      await world.servers[0].drain(grace: .milliseconds(10))
      for _ in 0..<4 { #expect(try await Self.ask(channel) == "b") }
      try await world.start(Self.named("a"), at: a)
      try await Self.untilBothAnswer(channel)
    }
  }

  static func untilBothAnswer(_ channel: Channel) async throws {
    var answers: Set<String> = []
    for _ in 0..<5_000 where answers.count < 2 {
      answers.insert(try await ask(channel))
      try await channel.loop.sleep(for: .milliseconds(1))
    }
    #expect(answers == ["a", "b"])
  }

  @Test("fails at once when no address works, unless the call waits", arguments: Carrier.allCases)
  func nobody(carrier: Carrier) async throws {
    try await carrier.run { world in
      let a = try await world.unusedAddress()
      let b = try await world.unusedAddress()
      for balancing in [Balancing.pickFirst, .roundRobin] {
        let settings = Self.settings(balancing)
        let channel = Channel(addresses: [a, b], transport: world.transport, settings: settings)
        let error = await #expect(throws: RPCError.self) { _ = try await Self.ask(channel) }
        #expect(error?.reason == "peer_unavailable")
        let waiting = Task(executorPreference: channel.loop) {
          try await Self.ask(channel, waits: true)
        }
        try await channel.loop.sleep(for: .milliseconds(20))
        let server = RPCServer(router: Self.named("late"), transport: world.transport)
        try await server.start(at: b)
        #expect(try await waiting.value == "late")
        channel.close()
        await server.drain(grace: .milliseconds(10))
      }
    }
  }

  @Test("tries all addresses of a name in order")
  func names() async throws {
    let loop = EventLoop.start(name: "names")
    defer { loop.stop() }
    let plain = TCPTransport(loop)
    let nobody = try await plain.listen(at: .loopback(port: 0)) { _ in }
    nobody.close()
    let server = RPCServer(router: Self.named("house"), transport: plain)
    let real = try await server.start(at: .loopback(port: 0))
    let transport = TCPTransport(loop) { address in
      guard address.host == "house" else { return [] }
      return [nobody.address, real].compactMap { SocketAddress(literal: $0) }
    }
    let channel = Channel(address: Address(host: "house", port: 7), transport: transport)
    #expect(try await Self.ask(channel) == "house")
    let lost = Channel(address: Address(host: "garage", port: 7), transport: transport)
    let error = await #expect(throws: RPCError.self) { _ = try await Self.ask(lost) }
    #expect(error?.debugDetail?.contains("garage") == true)
    channel.close()
    await server.drain(grace: .milliseconds(10))
  }

  @Test("finds every address that the system resolves for a name")
  func systemNames() {
    let found = SocketAddress.lookUp(Address(host: "localhost", port: 80))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.address?.port == 80 && $0.address?.isLoopback == true })
    #expect(SocketAddress.lookUp(Address(host: "no-such-host.invalid", port: 80)).isEmpty)
  }

  @Test("moves to another connection when its own is too old, and loses no call")
  func age() async throws {
    try await Carrier.simulation.run { world in
      var settings = ServerSettings()
      settings.maximumAge = .seconds(10)
      let channel = try await world.serve(House.router(), server: settings)
      let stream = try await RPCV1.HealthClient(channel).watch(RPCV1.HealthCheckRequest())
      var iterator = stream.makeAsyncIterator()
      #expect(try await iterator.next()?.status == .serving)
      let started = world.loop.now
      while world.loop.now - started < .seconds(60) {
        let reply: Words = try await channel.unary(House.sleep, Words("x", count: 700))
        #expect(reply.text == "x")
      }
      let error = await #expect(throws: RPCError.self) { _ = try await iterator.next() }
      #expect(error?.reason == "draining", "an endless stream resumes elsewhere")
      #expect(world.servers[0].connectionCount <= 2)
    }
  }

  @Test("moves to another connection after an hour with an authenticated peer")
  func provenAge() async throws {
    try await Carrier.simulation.run { world in
      let key = [UInt8](repeating: 5, count: 32)
      var settings = ServerSettings.service(clusterKey: key)
      settings.requiresProof = false
      let proven = try await world.serve(
        House.router(),
        server: settings,
        client: .service(clusterKey: key)
      )
      let stranger = world.channel(to: proven.address)
      for channel in [proven, stranger] {
        let _: Words = try await channel.unary(House.echo, Words("x"))
      }
      try await world.loop.sleep(for: .seconds(3_200))
      #expect(world.servers[0].connectionCount == 2)
      try await world.loop.sleep(for: .seconds(900))
      #expect(world.servers[0].connections.values.map(\.isTrusted) == [false])
      let reply: Words = try await proven.unary(House.echo, Words("again"))
      #expect(reply.text == "again")
    }
  }

  @Test("refuses a name that does not fit into CALL, and the connection's other calls go on")
  func longName() async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(House.router())
      let other = Task(executorPreference: channel.loop) {
        let reply: Words = try await channel.unary(House.sleep, Words("x", count: 50))
        return reply.text
      }
      try await world.loop.sleep(for: .milliseconds(10))
      for length in [0, 256, 70_000] {
        let method = MethodDescriptor(
          name: String(repeating: "a", count: length),
          kind: .unary
        )
        let error = await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(method, Words("x"))
        }
        #expect(error?.code == .invalidArgument)
        #expect(error?.reason == "invalid_method")
        #expect(error?.violations.first?.limit == 255)
      }
      #expect(try await other.value == "x")
      let longest = MethodDescriptor(name: String(repeating: "a", count: 255), kind: .unary)
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(longest, Words("x"))
      }
      #expect(error?.reason == "unknown_method")
    }
  }

  @Test("halves the rate of its pings when the server reports too many")
  func tooManyPings() async throws {
    try await Carrier.simulation.run { world in
      let accepted = Notes()
      let listener = try await world.transport.listen(at: .loopback(port: 9)) { link in
        let peer = RawPeer(link)
        var output = OutputBuffer()
        output.appendGoAway(GoAwayFrame(last: 0, code: .calm, text: "too_many_pings"))
        let opening = Hello.server(chosen: 1) + Settings().encodedFrame()
        peer.send(opening + (accepted.peers.isEmpty ? [UInt8](output.bytes) : []))
        accepted.peers.append(peer)
      }
      let told = Notes()
      var settings = ChannelSettings()
      settings.onTrouble = { told.add("\($0.port): \($1)") }
      let channel = world.channel(to: listener.address, settings)
      let options = CallOptions(timeout: .seconds(300), waitsForConnection: true)
      let call = world.loop.spawn {
        let _: Words? = try? await channel.unary(House.echo, Words("x"), options)
      }
      try await world.until { accepted.peers.count == 2 }
      let ping: [UInt8] = [0, 0, 0, 8, FrameType.ping.rawValue, 0, 0, 0, 0, 0]
      func hasPinged() -> Bool { accepted.peers.last?.received.contains(ping) ?? false }
      try await world.loop.sleep(for: .milliseconds(59_900))
      #expect(!hasPinged(), "twice 30 s")
      try await world.loop.sleep(for: .milliseconds(200))
      #expect(hasPinged())
      #expect(told.lines == ["9: it refused our PINGs as too frequent; the interval is now 60 s"])
      call.cancel()
      await call.value
    }
  }
}
