import Testing
import Wire

@testable import RPC

/// A server's counters, and who may read them.
@Suite("The metrics of a server")
struct MetricsTests {
  private static let key = [UInt8](repeating: 7, count: 32)

  private static var server: ServerSettings {
    var settings = ServerSettings()
    settings.clusterKey = key
    return settings
  }

  private static func figures(_ channel: Channel) async throws -> RPCV1.GetMetricsResponse {
    try await RPCV1.MetricsClient(channel).getMetrics(RPCV1.GetMetricsRequest())
  }

  @Test("count calls, errors by code, durations and running calls, by method")
  func methods() async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(
        House.router(),
        server: Self.server,
        client: .service(clusterKey: Self.key)
      )
      for milliseconds in [0, 10, 20, 30, 1_000] as [UInt64] {
        let _: Words = try await channel.unary(House.sleep, Words("s", count: milliseconds))
      }
      let late = await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .milliseconds(5))
        let _: Words = try await channel.unary(House.sleep, Words("s", count: 60_000), options)
      }
      #expect(late?.code == .deadlineExceeded)
      for _ in 0..<2 {
        _ = try? await channel.unary(House.fail, Words("odd")) as Words
      }
      _ = try? await channel.unary(House.missing, Words("x")) as Words
      let running = channel.loop.spawn {
        _ = try? await channel.unary(House.sleep, Words("s", count: 60_000)) as Words
      }
      try await world.loop.sleep(for: .milliseconds(1))

      let figures = try await Self.figures(channel)
      let sleep = try #require(figures.methods.first { $0.name == House.sleep.name })
      #expect(sleep.ended == 6)
      #expect(sleep.inFlight == 1)
      #expect(sleep.errors == [RPCV1.CodeCount(code: "DEADLINE_EXCEEDED", count: 1)])
      // Half of six is the third shortest: 0, 5, 10. A bucket is at most a quarter too long.
      let half = try Duration(#require(sleep.p50))
      #expect((.milliseconds(10) ... .microseconds(12_500)).contains(half))
      #expect(try Duration(#require(sleep.longest)) >= .seconds(1))
      // A bucket ends at a power of two of microseconds, or a quarter, half or three quarters above it.
      let ends: [Int64] = [1_024, 5_120, 10_240, 20_480, 32_768, 1_048_576]
      #expect(sleep.times == ends.map { RPCV1.TimeBucket(belowUs: $0, count: 1) })
      let fail = try #require(figures.methods.first { $0.name == House.fail.name })
      #expect(fail.errors == [RPCV1.CodeCount(code: "FAILED_PRECONDITION", count: 2)])
      let unknown = try #require(figures.methods.first { $0.name == "unknown" })
      #expect(unknown.errors == [RPCV1.CodeCount(code: "UNIMPLEMENTED", count: 1)])
      #expect(!figures.methods.contains { $0.name == House.count.name }, "it was not called")
      // The question counts itself.
      #expect(figures.runningHandlers == 2)
      #expect(figures.limits.isEmpty)
      #expect(figures.receivedBytes > 200 && figures.sentBytes > 100)
      #expect(try Duration(#require(figures.uptime)) > .seconds(1))
      running.cancel()
      await running.value
    }
  }

  @Test("distinguish an expired deadline from a cancellation")
  func cancellations() async throws {
    try await Carrier.simulation.run { world in
      let address = try await world.start(House.router())
      let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
      let calls = (1...3).map { peer.numbered(peer.sleepCall(), $0) }
      peer.send(try Golden["A1"] + calls.flatMap { $0 })
      try await world.loop.sleep(for: .milliseconds(5))
      peer.send(peer.cancel(1, .deadline) + peer.cancel(2) + peer.cancel(3, .deadline))
      try await world.loop.sleep(for: .milliseconds(5))
      let figures = world.servers[0].metrics
      let sleep = try #require(figures.methods.first { $0.name == House.sleep.name })
      #expect(
        sleep.errors == [
          RPCV1.CodeCount(code: "CANCELLED", count: 1),
          RPCV1.CodeCount(code: "DEADLINE_EXCEEDED", count: 2),
        ]
      )
      #expect(figures.runningHandlers == 0)
      #expect(peer.lastEnd == nil, "the caller left")
    }
  }

  @Test("count an expired deadline even if its channel closes at once")
  func closedAtOnce() throws {
    let simulation = Simulation(seed: 18)
    let network = MemoryTransport(simulation.loop)
    // The server measures the call's time from its arrival, so that its own deadline is not first.
    network.behaviour.latency = .milliseconds(5) ... .milliseconds(5)
    try simulation.run {
      try await World.run(network) { world in
        let channel = try await world.serve(House.router())
        let call = world.loop.spawn {
          let options = CallOptions(timeout: .milliseconds(100))
          let late = await #expect(throws: RPCError.self) {
            let _: Words = try await channel.unary(House.sleep, Words("s", count: 60_000), options)
          }
          channel.close()
          #expect(late?.code == .deadlineExceeded)
        }
        try await world.loop.sleep(for: .milliseconds(50))
        network.behaviour.latency = .zero ... .zero
        await call.value
        try await world.loop.sleep(for: .milliseconds(50))
        let sleep = world.servers[0].metrics.methods.first { $0.name == House.sleep.name }
        #expect(sleep?.errors == [RPCV1.CodeCount(code: "DEADLINE_EXCEEDED", count: 1)])
      }
    }
  }

  @Test("count connections: open, idle, accepted and refused")
  func connections() async throws {
    try await Carrier.simulation.run { world in
      var settings = Self.server
      settings.maximumConnections = 3
      let address = try await world.start(House.router(), settings)
      let channels = (0..<3).map { _ in
        world.channel(to: address, .service(clusterKey: Self.key))
      }
      for channel in channels { _ = try await channel.unary(House.echo, Words("x")) as Words }
      let late = world.channel(to: address)
      await #expect(throws: RPCError.self) {
        let _: Words = try await late.unary(House.echo, Words("x"))
      }
      channels[1].close()
      try await world.loop.sleep(for: .milliseconds(10))
      let figures = try await Self.figures(channels[0])
      #expect(
        figures.connections
          == RPCV1.ConnectionCounts(open: 2, idle: 1, accepted: 3, refused: 1)
      )
      #expect(figures.limits.contains(RPCV1.LimitCount(name: "connections", count: 1)))
    }
  }

  @Test("report the status of the process's own channels")
  func channels() async throws {
    try await Carrier.simulation.run { world in
      let network = try #require(world.transport as? MemoryTransport)
      var settings = ChannelSettings()
      settings.retry = RetryPolicy()
      settings.maximumWaiting = 8
      let flaky = Flaky()
      let channel = try await world.serve(flaky.router, client: settings)
      func figures() -> RPCV1.ChannelMetrics { channel.metrics(named: "flaky") }
      let address = channel.address.text
      func state(_ name: String, _ reason: String = "") -> [RPCV1.ChannelAddress] {
        [RPCV1.ChannelAddress(address: address, state: name, reason: reason)]
      }
      #expect(figures() == RPCV1.ChannelMetrics(name: "flaky", addresses: state("idle")))

      flaky.failures = [Flaky.passing]
      let _: Words = try await channel.unary(Flaky.read, Words("x"))
      var expected = RPCV1.ChannelMetrics(name: "flaky", addresses: state("ready"))
      (expected.calls, expected.connections, expected.retried) = (2, 1, 1)
      #expect(figures() == expected)

      // One call that runs when the connection breaks, and then no server.
      flaky.delays = [.seconds(60)]
      let call = world.loop.spawn {
        _ = try? await channel.unary(Flaky.write, Words("x")) as Words
      }
      try await world.loop.sleep(for: .milliseconds(10))
      (expected.calls, expected.openCalls) = (3, 1)
      #expect(figures() == expected)
      await world.servers[0].drain(grace: .zero)
      network.breakConnections(to: channel.address)
      await call.value
      let waits = world.loop.spawn {
        let options = CallOptions(waitsForConnection: true)
        _ = try? await channel.unary(Flaky.read, Words("x"), options) as Words
      }
      try await world.loop.sleep(for: .milliseconds(10))
      let now = figures()
      #expect(now.addresses.map(\.state) == ["transient_failure"])
      #expect(now.addresses[0].reason == "\(address) cannot be reached: nobody listens there")
      #expect(now.calls == 3 && now.openCalls == 0 && now.connections == 1)
      #expect(now.waitingCalls == 1 && now.waitingBytes == 3)
      #expect(now.failedAttempts > 0 && now.brokenConnections == 1)
      channel.close()
      await waits.value
      #expect(figures().addresses.map(\.state) == ["shutdown"])
      #expect(figures().waitingCalls == 0 && figures().brokenConnections == 1)
    }
  }

  @Test("are readable by processes of the installation only")
  func strangers() async throws {
    try await Carrier.simulation.run { world in
      let channel = try await world.serve(House.router(), server: Self.server)
      let error = await #expect(throws: RPCError.self) { _ = try await Self.figures(channel) }
      #expect(error?.code == .permissionDenied)
    }
  }

  @Test("put durations into buckets at most a quarter wide, in order, without gaps")
  func buckets() {
    var last = 0
    for microseconds in Int64(0)..<100_000 {
      let bucket = LatencyHistogram.bucket(ofNanoseconds: microseconds * 1_000)
      #expect(bucket == last || bucket == last + 1)
      let end = LatencyHistogram.end(of: bucket)
      #expect(.microseconds(microseconds) < end)
      #expect(end <= .microseconds(max(1, microseconds + microseconds / 4 + 1)))
      last = bucket
    }
    #expect(LatencyHistogram.bucket(ofNanoseconds: -1_000_000_000) == 0)
    last = LatencyHistogram.bucketCount - 1
    #expect(LatencyHistogram.bucket(ofNanoseconds: .max) == last)
    #expect(LatencyHistogram.bucket(ofNanoseconds: 4_095_000_000_000) <= last)
    // A time beyond the last bucket is reported as the longest one.
    var day = LatencyHistogram()
    day.add(nanoseconds: 86_400_000_000_000)
    #expect(day.time(of: 0.5) == .seconds(86_400))
  }

  @Test(
    "are counts in buckets that can be added up: the non-empty ones, with their upper bounds"
  )
  func counts() {
    var times = LatencyHistogram()
    #expect(times.buckets.isEmpty)
    for milliseconds in [Int64](repeating: 3, count: 4) + [0, 90_000_000] {
      times.add(nanoseconds: milliseconds * 1_000_000)
    }
    let expected: [RPCV1.TimeBucket] = [
      .init(belowUs: 1, count: 1), .init(belowUs: 3_072, count: 4),
      .init(belowUs: 4_294_967_296, count: 1),
    ]
    #expect(times.buckets == expected, "90,000 s are in the last one")
    for bucket in 0..<LatencyHistogram.bucketCount {
      times.add(nanoseconds: LatencyHistogram.end(of: bucket).wholeNanoseconds - 1)
    }
    #expect(times.buckets.count == LatencyHistogram.bucketCount)
    #expect(times.buckets.reduce(0) { $0 + $1.count } == 6 + 124)
    #expect(times.buckets.map(\.belowUs) == times.buckets.map(\.belowUs).sorted())
  }

  @Test("report quantiles of all calls")
  func shares() {
    var times = LatencyHistogram()
    #expect(times.time(of: 0.5) == nil)
    for milliseconds in Int64(1)...100 { times.add(nanoseconds: milliseconds * 1_000_000) }
    let half = times.time(of: 0.5) ?? .zero
    #expect((.milliseconds(50) ... .microseconds(62_500)).contains(half))
    #expect(times.time(of: 1) == .milliseconds(100), "never longer than the longest")
    #expect(times.longest == .milliseconds(100))
  }
}
