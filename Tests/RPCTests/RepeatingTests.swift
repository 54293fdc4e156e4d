import RPC
import Testing
import Vocabulary

/// A service that fails as often as it is told.
///
/// On one loop only.
final class Flaky: @unchecked Sendable {
  static let read = MethodDescriptor(
    name: "test.Flaky/Read",
    kind: .unary,
    isIdempotent: true,
    hasNoSideEffects: true
  )
  static let write = MethodDescriptor(name: "test.Flaky/Write", kind: .unary, changes: true)
  static let follow = MethodDescriptor(
    name: "test.Flaky/Follow",
    kind: .serverStream,
    isIdempotent: true
  )

  /// How the next calls fail, the first one first.
  var failures: [RPCError] = []
  /// What came: `previous-attempts`, or "first".
  var seen: [String] = []
  /// How long the calls take, the first one first; then no time.
  var delays: [Duration] = []
  var cancelled = 0

  var router: Router {
    var router = Router()
    for method in [Self.read, Self.write] {
      router.registerUnary(method) { (request: Words, call) in
        try await self.came(call)
        return request
      }
    }
    router.registerServerStream(Self.follow) {
      (request: Words, call, replies: ReplyWriter<Words>) in
      if request.text == "late" { try await replies.send(request) }
      try await self.came(call)
      try await replies.send(request)
    }
    return router
  }

  private func came(_ call: ServerCall) async throws {
    seen.append(call.metadata["previous-attempts"] ?? "first")
    let failure = failures.isEmpty ? nil : failures.removeFirst()
    if !delays.isEmpty {
      do {
        try await call.loop.sleep(for: delays.removeFirst())
      } catch {
        cancelled += 1
        throw error
      }
    }
    if let failure { throw failure }
  }

  static let passing = RPCError(.unavailable, "passing", "Later.")
}

/// What a channel with a retry policy promises.
@Suite("A repeated call")
struct RepeatingTests {
  private static func run(
    _ change: (inout ChannelSettings) -> Void = { $0.retry = RetryPolicy() },
    _ body: @escaping @Sendable (World, Channel, Flaky) async throws -> Void
  ) async throws {
    var settings = ChannelSettings()
    change(&settings)
    try await Carrier.simulation.run { [settings] world in
      let flaky = Flaky()
      let channel = try await world.serve(flaky.router, client: settings)
      // The connection is there, so that delays are only those of the policy.
      let _: Words = try await channel.unary(Flaky.read, Words("warm"))
      flaky.seen = []
      try await body(world, channel, flaky)
    }
  }

  @Test("waits about 100, 160 and 256 ms, and says which attempt it is")
  func delays() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = [Flaky.passing, Flaky.passing, Flaky.passing]
      let started = world.loop.now
      let reply: Words = try await channel.unary(Flaky.read, Words("tea"))
      #expect(reply == Words("tea"))
      #expect(flaky.seen == ["first", "1", "2", "3"])
      let took = world.loop.now - started
      #expect(
        (.milliseconds(412)...(.milliseconds(625))).contains(took),
        "516 ms, 0.8 to 1.2 times"
      )
    }
  }

  @Test("is safe to repeat: idempotent by contract, or with a request id")
  func safety() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = [Flaky.passing, Flaky.passing]
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.write, Words("x"))
      }
      #expect(error?.reason == "passing")
      #expect(flaky.seen == ["first"])
      let options = CallOptions(requestID: UniqueID(high: 1, low: 2))
      let _: Words = try await channel.unary(Flaky.write, Words("x"), options)
      #expect(flaky.seen == ["first", "first", "1"])
    }
  }

  @Test("waits exactly as long as the server asks, and then begins with the first delay")
  func pushback() async throws {
    try await Self.run { world, channel, flaky in
      var asking = RPCError(.resourceExhausted, "slowly", "Slowly.")
      asking.retryAfter = .milliseconds(700)
      flaky.failures = [Flaky.passing, asking, Flaky.passing]
      let started = world.loop.now
      let _: Words = try await channel.unary(Flaky.read, Words("x"))
      let took = world.loop.now - started
      #expect((.milliseconds(860)...(.milliseconds(946))).contains(took), "100, 700 and 100 ms")
    }
  }

  @Test(
    "is not repeated where that cannot help",
    arguments: [
      RPCError(.unavailable, "never", "No.", retryable: false), RPCError(.notFound, "none", "No."),
      RPCError(.deadlineExceeded, "late", "No."),
    ]
  )
  func refusals(error: RPCError) async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = [error]
      let thrown = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.read, Words("x"))
      }
      #expect(thrown?.reason == error.reason)
      #expect(flaky.seen == ["first"])
    }
  }

  @Test("ends after five attempts with the last refusal")
  func fiveAttempts() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = Array(repeating: Flaky.passing, count: 9)
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.read, Words("x"))
      }
      #expect(error?.reason == "passing")
      #expect(flaky.seen.count == 5)
    }
  }

  @Test("has one deadline for all attempts")
  func deadline() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = Array(repeating: Flaky.passing, count: 9)
      let started = world.loop.now
      await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .milliseconds(250))
        let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
      }
      #expect(world.loop.now - started <= .milliseconds(250))
      #expect((2...3).contains(flaky.seen.count))
    }
  }

  @Test("goes out again when its connection breaks")
  func brokenConnection() throws {
    let simulation = Simulation(seed: 5)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        let flaky = Flaky()
        flaky.delays = [.seconds(5)]
        var settings = ChannelSettings()
        settings.retry = RetryPolicy()
        let channel = try await world.serve(flaky.router, client: settings)
        let address = channel.address
        world.loop.schedule(after: .seconds(1)) { network.breakConnections(to: address) }
        let reply: Words = try await channel.unary(Flaky.read, Words("x"))
        #expect(reply == Words("x"))
        #expect(flaky.seen == ["first", "1"])
        #expect(flaky.cancelled == 1)
      }
    }
  }

  @Test("is committed with the first message of its answer")
  func commitment() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = [Flaky.passing]
      let stream: ReplyStream<Words> = try await channel.serverStream(Flaky.follow, Words("early"))
      var count = 0
      for try await _ in stream { count += 1 }
      #expect(count == 1)
      #expect(flaky.seen == ["first", "1"])
      flaky.failures = [Flaky.passing]
      let late: ReplyStream<Words> = try await channel.serverStream(Flaky.follow, Words("late"))
      await #expect(throws: RPCError.self) { for try await _ in late {} }
      #expect(flaky.seen == ["first", "1", "first"])
    }
  }

  @Test("is not made any more when half of the trust is used up")
  func throttling() async throws {
    try await Self.run { world, channel, flaky in
      flaky.failures = Array(repeating: Flaky.passing, count: 1_000)
      for _ in 0..<20 {
        let _: Words? = try? await channel.unary(Flaky.read, Words("x"))
      }
      // 50 failures: ten calls with five attempts each; the others have one.
      #expect(flaky.seen.count == 60)
      flaky.failures = []
      for _ in 0..<130 { let _: Words = try await channel.unary(Flaky.read, Words("x")) }
      flaky.failures = [Flaky.passing]
      flaky.seen = []
      let _: Words = try await channel.unary(Flaky.read, Words("x"))
      #expect(flaky.seen == ["first", "1"], "successes bring it back")
    }
  }

  // MARK: Hedging

  private static func hedge(_ settings: inout ChannelSettings) {
    settings.hedging = HedgingPolicy()
  }

  @Test("is sent again before it failed when it takes long; the first answer wins")
  func hedging() async throws {
    try await Self.run(Self.hedge) { world, channel, flaky in
      flaky.delays = [.seconds(60), .milliseconds(20)]
      let started = world.loop.now
      let reply: Words = try await channel.unary(Flaky.read, Words("tea"))
      #expect(reply == Words("tea"))
      #expect((.milliseconds(519)...(.milliseconds(523))).contains(world.loop.now - started))
      try await world.until { flaky.cancelled == 1 }
      #expect(flaky.seen == ["first", "1"])
    }
  }

  @Test("is sent again at once when an attempt fails that another may repair")
  func hedgedFailure() async throws {
    try await Self.run(Self.hedge) { world, channel, flaky in
      flaky.failures = [Flaky.passing]
      let started = world.loop.now
      let _: Words = try await channel.unary(Flaky.read, Words("tea"))
      #expect(world.loop.now - started < .milliseconds(100))
      #expect(flaky.seen == ["first", "1"])
      flaky.failures = [Flaky.passing, Flaky.passing]
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.read, Words("tea"))
      }
      #expect(error?.reason == "passing", "two attempts and no more")
    }
  }

  @Test("ends all its attempts with the first refusal that counts, or with its caller")
  func hedgedEnd() async throws {
    try await Self.run(Self.hedge) { world, channel, flaky in
      flaky.failures = [Flaky.passing, RPCError(.notFound, "none", "No.")]
      flaky.delays = [.seconds(60), .milliseconds(20)]
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.read, Words("x"))
      }
      #expect(error?.reason == "none")
      try await world.until { flaky.cancelled == 1 }
      flaky.failures = []
      flaky.delays = [.seconds(60), .seconds(60)]
      let late = await #expect(throws: RPCError.self) {
        let options = CallOptions(timeout: .seconds(2))
        let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
      }
      #expect(late?.code == .deadlineExceeded)
      try await world.until { flaky.cancelled == 3 }
    }
  }

  @Test("fails when a pause is over and the trust is gone, and does not wait for its deadline")
  func hedgedPause() async throws {
    try await Self.run(Self.hedge) { world, channel, flaky in
      var asking = RPCError(.resourceExhausted, "slowly", "Slowly.")
      asking.retryAfter = .seconds(1)
      flaky.failures = [asking] + Array(repeating: Flaky.passing, count: 60)
      let started = world.loop.now
      let options = CallOptions(timeout: .seconds(60))
      let asked = world.loop.spawn { () -> RPCError? in
        await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
        }
      }
      try await world.until { flaky.seen.count == 1 }
      for _ in 0..<30 { let _: Words? = try? await channel.unary(Flaky.read, Words("y")) }
      #expect(await asked.value?.reason == "slowly")
      #expect(world.loop.now - started < .seconds(2))
    }
  }

  @Test("with side effects is never sent twice before it failed")
  func unhedged() async throws {
    try await Self.run(Self.hedge) { world, channel, flaky in
      flaky.delays = [.seconds(3)]
      let options = CallOptions(requestID: UniqueID(high: 1, low: 2))
      let _: Words = try await channel.unary(Flaky.write, Words("x"), options)
      #expect(flaky.seen == ["first"])
    }
  }
}
