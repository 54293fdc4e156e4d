import Testing

@testable import RPC

/// Calls that wait for a server that has just stopped: how long, how many, and their errors.
@Suite("A server that just stopped")
struct ReturnTests {
  /// A server that went a moment ago, after a call that it answered.
  private static func gone(
    _ settings: ChannelSettings = .service(clusterKey: nil).provingNothing,
    _ body: @escaping @Sendable (World, Channel) async throws -> Void
  ) async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(House.router(), client: settings)
      let _: Words = try await channel.unary(House.echo, Words("here"))
      #expect(!channel.expectsReturn)
      await world.servers[0].drain(grace: .milliseconds(10))
      try await body(world, channel)
    }
  }

  private static func options(_ timeout: Duration? = .seconds(10)) -> CallOptions {
    CallOptions(timeout: timeout, waitsForReturn: true)
  }

  /// How a call ended, and after how long.
  private static func outcome(
    _ world: World,
    _ channel: Channel,
    _ options: CallOptions,
    _ words: Words = Words("x")
  ) async -> (error: RPCError?, took: Duration) {
    let start = world.loop.now
    do {
      let _: Words = try await channel.unary(House.echo, words, options)
      return (nil, world.loop.now - start)
    } catch {
      return (RPCError(describing: error), world.loop.now - start)
    }
  }

  @Test("is waited for by the calls that allow it, which it then answers (matrix 60)")
  func comesBack() async throws {
    try await Self.gone { world, channel in
      let calls = (0..<100).map { number in
        world.loop.spawn {
          try? await world.loop.sleep(for: .milliseconds(number * 29))
          return await Self.outcome(world, channel, Self.options())
        }
      }
      try await world.loop.sleep(for: .seconds(1))
      let impatient = await Self.outcome(world, channel, CallOptions(timeout: .seconds(10)))
      #expect(impatient.error?.reason == "peer_unavailable")
      #expect(impatient.took < .milliseconds(50))
      try await world.loop.sleep(for: .seconds(2))
      try await world.start(House.router(), at: channel.address)
      for call in calls {
        let (error, took) = await call.value
        #expect(error == nil)
        #expect(took < .milliseconds(3_700), "3 s, and one more attempt to connect")
      }
      #expect(!channel.expectsReturn)
    }
  }

  @Test("is expected to return after its connection broke under calls, however many")
  func brokenUnderCalls() async throws {
    for count in [1, 8] {
      try await Carrier.simulation.run { world in
        let network = try #require(world.transport as? MemoryTransport)
        let settings = ChannelSettings.service(clusterKey: nil).provingNothing
        let channel = try await world.serve(House.router(), client: settings)
        let calls = (0..<count).map { _ in
          world.loop.spawn { () -> Bool in
            _ = try? await channel.unary(House.sleep, Words("s", count: 60_000)) as Words
            // Whether callers may expect its return, as for a circuit breaker.
            return channel.expectsReturn
          }
        }
        try await world.loop.sleep(for: .milliseconds(10))
        network.breakConnections(to: channel.address)
        await world.servers[0].drain(grace: .zero)
        for call in calls { #expect(await call.value) }
        let later = world.loop.spawn { await Self.outcome(world, channel, Self.options()) }
        try await world.loop.sleep(for: .seconds(1))
        try await world.start(House.router(), at: channel.address)
        #expect(await later.value.error == nil)
        #expect(!channel.expectsReturn)
      }
    }
  }

  @Test("is waited for five seconds in total; then calls fail, and later ones at once")
  func staysAway() async throws {
    try await Self.gone { world, channel in
      let first = await Self.outcome(world, channel, Self.options())
      #expect(first.error?.reason == "peer_unavailable")
      #expect(first.error?.isUnprocessed == true)
      #expect((.milliseconds(5_000) ... .milliseconds(5_010)).contains(first.took))
      #expect(!channel.expectsReturn)
      for _ in 0..<20 {
        let later = await Self.outcome(world, channel, Self.options())
        #expect(later.error?.reason == "peer_unavailable")
        #expect(later.took < .milliseconds(50))
        try await world.loop.sleep(for: .milliseconds(333))
      }
    }
  }

  @Test("is not waited for if it was never there, unless both are started together")
  func first() async throws {
    for time in [0, 2_000, 5_000] {
      try await Carrier.simulation.run { world in
        var settings = ChannelSettings()
        settings.firstStartTime = time > 0 ? .milliseconds(time) : nil
        settings.firstBackoff = .milliseconds(100)
        settings.longestBackoff = .milliseconds(100)
        let channel = world.channel(to: try await world.unusedAddress(), settings)
        let call = await Self.outcome(world, channel, Self.options())
        #expect(call.error?.reason == "peer_unavailable")
        #expect((.milliseconds(time) ... .milliseconds(time + 10)).contains(call.took))
      }
    }
  }

  @Test("leaves calls with little time enough of it for an answer")
  func littleTime() async throws {
    try await Self.gone { world, channel in
      for (timeout, waits) in [(2_000, 1_500), (1_000, 500), (400, 200)] {
        let options = Self.options(.milliseconds(timeout))
        let call = await Self.outcome(world, channel, options)
        #expect(call.error?.reason == "peer_unavailable")
        #expect((.milliseconds(waits) ... .milliseconds(waits + 10)).contains(call.took))
      }
    }
  }

  @Test("is waited for until a hanging connection attempt times out, and no longer")
  func hangs() async throws {
    try await Self.gone { world, channel in
      let network = try #require(world.transport as? MemoryTransport)
      network.setSilent(channel.address, true)
      let call = await Self.outcome(world, channel, Self.options(.seconds(30)))
      #expect(call.error?.reason == "peer_unavailable")
      #expect((.seconds(5) ... .seconds(7)).contains(call.took), "2 s for connecting")
    }
  }

  @Test("is waited for by a limited number of calls and bytes")
  func bounds() async throws {
    var settings = ChannelSettings.service(clusterKey: nil).provingNothing
    settings.maximumWaiting = 3
    settings.maximumWaitingBytes = 10_000
    try await Self.gone(settings) { world, channel in
      let large = Words(String(repeating: "x", count: 6_000))
      let waiting = (0..<3).map { number in
        world.loop.spawn {
          await Self.outcome(world, channel, Self.options(), number == 0 ? large : Words("x"))
        }
      }
      try await world.loop.sleep(for: .milliseconds(10))
      let fourth = await Self.outcome(world, channel, Self.options())
      #expect(fourth.error?.reason == "overloaded", "three wait")
      #expect(fourth.error?.isUnprocessed == true && fourth.took == .zero)
      waiting[1].cancel()
      #expect(await waiting[1].value.error?.code == .cancelled)
      let second = await Self.outcome(world, channel, Self.options(), large)
      #expect(second.error?.reason == "overloaded", "12,000 bytes")
      waiting[0].cancel()
      #expect(await waiting[0].value.error?.code == .cancelled)
      let third = world.loop.spawn { await Self.outcome(world, channel, Self.options(), large) }
      try await world.start(House.router(), at: channel.address)
      #expect(await third.value.error == nil, "there was room again")
      #expect(await waiting[2].value.error == nil)
    }
  }

  @Test("that came back is not mistaken for a stopped one by a call that waits for its slot")
  func turn() async throws {
    try await Self.gone { world, channel in
      let calls = (0..<2).map { _ in
        world.loop.spawn {
          let options = Self.options(.seconds(30))
          let words = Words("s", count: 8_000)
          let reply: Words? = try? await channel.unary(House.sleep, words, options)
          return reply?.text
        }
      }
      try await world.loop.sleep(for: .seconds(1))
      var settings = ServerSettings()
      settings.limits.maximumStreams = 1
      try await world.start(House.router(), at: channel.address, settings)
      for call in calls { #expect(await call.value == "s") }
    }
  }
}

extension ChannelSettings {
  /// The same without authentication.
  fileprivate var provingNothing: ChannelSettings {
    var settings = self
    settings.requiresProof = false
    return settings
  }
}
