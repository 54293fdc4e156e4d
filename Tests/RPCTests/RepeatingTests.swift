import RPC
import Testing
import Vocabulary

/// The guarantees of a channel with a retry policy.
@Suite("A retried call")
struct RepeatingTests {
  @Test("waits about 100, 160 and 256 ms, and sends the number of its attempt")
  func delays() async throws {
    try await Flaky.run { world, channel, flaky in
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
    try await Flaky.run { world, channel, flaky in
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

  @Test("waits exactly as long as the server's pushback, and then begins with the first delay")
  func pushback() async throws {
    try await Flaky.run { world, channel, flaky in
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
    "is not retried where that cannot help",
    arguments: [
      RPCError(.unavailable, "never", "No.", retryable: false), RPCError(.notFound, "none", "No."),
      RPCError(.deadlineExceeded, "late", "No."),
    ]
  )
  func refusals(error: RPCError) async throws {
    try await Flaky.run { world, channel, flaky in
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
    try await Flaky.run { world, channel, flaky in
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
    try await Flaky.run { world, channel, flaky in
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

  @Test("is sent again when its connection breaks")
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

  @Test("is not retried after the first message of its answer")
  func commitment() async throws {
    try await Flaky.run { world, channel, flaky in
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

  @Test("is not retried when half of the retry budget is used up")
  func throttling() async throws {
    try await Flaky.run { world, channel, flaky in
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
      #expect(flaky.seen == ["first", "1"], "successes restore it")
    }
  }

  @Test("fails at once when its channel closes, also while it waits for its retry")
  func closed() async throws {
    try await Flaky.run { world, channel, flaky in
      flaky.failures = [RPCError(.unavailable, "later", "Later.", retryAfter: .seconds(50))]
      let options = CallOptions(timeout: .seconds(60))
      let asked = world.loop.spawn { () -> RPCError? in
        await #expect(throws: RPCError.self) {
          let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
        }
      }
      try await world.loop.sleep(for: .seconds(1))
      channel.close()
      try await world.loop.sleep(for: .milliseconds(1))
      let closed = world.loop.now
      let error = await asked.value
      #expect(error?.reason == "later" && error?.debugDetail?.contains("closed") == true)
      #expect(world.loop.now == closed)
    }
  }

  @Test("takes a slot of waiting calls")
  func places() async throws {
    let change: (inout ChannelSettings) -> Void = {
      $0.retry = RetryPolicy()
      $0.maximumWaiting = 2
    }
    try await Flaky.run(change) { world, channel, flaky in
      let later = RPCError(.unavailable, "later", "Later.", retryAfter: .seconds(10))
      flaky.failures = [later, later, later]
      let started = world.loop.now
      let calls = (0..<3).map { _ in
        world.loop.spawn { () -> (reason: String?, after: Duration) in
          do {
            let _: Words = try await channel.unary(Flaky.read, Words("x"))
            return (nil, world.loop.now - started)
          } catch {
            return (RPCError(describing: error).reason, world.loop.now - started)
          }
        }
      }
      for (index, call) in calls.enumerated() {
        let (reason, after) = await call.value
        #expect(reason == (index == 2 ? "later" : nil))
        #expect(index == 2 ? after < .seconds(1) : after >= .seconds(10))
      }
      // A cancelled call leaves it.
      flaky.failures = [later, later, later]
      for _ in 0..<3 {
        let error = await #expect(throws: RPCError.self) {
          let options = CallOptions(timeout: .seconds(20))
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
              let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
            }
            try await world.loop.sleep(for: .milliseconds(100))
            group.cancelAll()
            try await group.waitForAll()
          }
        }
        #expect(error?.code == .cancelled)
      }
    }
  }

  @Test("is unprocessed only if its handler's error says so of everything it did")
  func untouched() async throws {
    let plain = MethodDescriptor(name: "test.Flaky/Plain", kind: .unary)
    let told = MethodDescriptor(name: "test.Flaky/Told", kind: .serverStream)
    let passed = MethodDescriptor(name: "test.Flaky/Passed", kind: .unary)
    try await Carrier.simulation.run { world in
      // The error of a call's own attempt.
      let refusal = Untouched(RPCError(.unavailable, "draining", "It stops."))
      var router = Router()
      router.registerUnary(plain) { (request: Words, _) -> Words in
        if request.text == "own" { throw refusal }
        throw refusal.rpcError
      }
      router.registerServerStream(told) { (_: Words, _, _: ReplyWriter<Words>) in
        throw refusal.rpcError
      }
      router.registerRaw(passed) { _, _, _ in throw refusal.rpcError }
      let channel = try await world.serve(router)
      func isUntouched(_ method: MethodDescriptor, _ text: String = "") async -> Bool? {
        let options = CallOptions(isRetried: false)
        do {
          guard method.kind == .unary else {
            for try await _: Words in try await channel.serverStream(method, Words(text), options) {
            }
            return nil
          }
          let _: Words = try await channel.unary(method, Words(text), options)
          return nil
        } catch {
          return RPCError(describing: error).isUnprocessed
        }
      }
      #expect(await isUntouched(plain) == false)
      #expect(await isUntouched(told) == false)
      #expect(await isUntouched(plain, "own") == true)
      #expect(await isUntouched(passed) == true)
    }
  }
}
