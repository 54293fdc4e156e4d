import RPC
import Testing
import Vocabulary

/// The guarantees of a channel with a hedging policy.
@Suite("A hedged call")
struct HedgingTests {
  private static func hedge(_ settings: inout ChannelSettings) {
    settings.hedging = HedgingPolicy()
  }

  @Test("is sent again when its first attempt takes long; the first answer wins")
  func hedging() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
      flaky.delays = [.seconds(60), .milliseconds(20)]
      let started = world.loop.now
      let reply: Words = try await channel.unary(Flaky.read, Words("tea"))
      #expect(reply == Words("tea"))
      #expect((.milliseconds(519)...(.milliseconds(523))).contains(world.loop.now - started))
      try await world.until { flaky.cancelled == 1 }
      #expect(flaky.seen == ["first", "1"])
      #expect(channel.metrics(named: "").hedged == 1)
    }
  }

  @Test("is sent again at once when an attempt fails that a retry may repair")
  func hedgedFailure() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
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

  @Test("ends all its attempts with the first final refusal, or with its caller")
  func hedgedEnd() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
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

  @Test("takes a slot of waiting calls while no attempt is running, until it is cancelled")
  func places() async throws {
    let change: (inout ChannelSettings) -> Void = {
      $0.hedging = HedgingPolicy()
      $0.maximumWaiting = 2
    }
    try await Flaky.run(change) { world, channel, flaky in
      var later = RPCError(.unavailable, "later", "Later.")
      later.retryAfter = .seconds(10)
      for _ in 0..<3 {
        flaky.failures = [later, later, later]
        let started = world.loop.now
        let calls = (0..<3).map { _ in
          world.loop.spawn { () -> RPCError? in
            do {
              let options = CallOptions(timeout: .seconds(20))
              let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
              return nil
            } catch {
              return RPCError(describing: error)
            }
          }
        }
        #expect(await calls[2].value?.reason == "later")
        #expect(world.loop.now - started < .seconds(1))
        for call in calls[..<2] { call.cancel() }
        for call in calls[..<2] { #expect(await call.value?.code == .cancelled) }
      }
      flaky.failures = [later]
      let _: Words = try await channel.unary(Flaky.read, Words("x"))
    }
  }

  @Test("fails at once when its channel closes during a pause")
  func closed() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
      var later = RPCError(.unavailable, "later", "Later.")
      later.retryAfter = .seconds(10)
      flaky.failures = [later]
      let call = world.loop.spawn { () -> RPCError? in
        await #expect(throws: RPCError.self) {
          let options = CallOptions(timeout: .seconds(20))
          let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
        }
      }
      try await world.loop.sleep(for: .seconds(1))
      channel.close()
      try await world.loop.sleep(for: .milliseconds(1))
      let closed = world.loop.now
      #expect(await call.value?.debugDetail?.contains("closed") == true)
      #expect(world.loop.now == closed)
    }
  }

  @Test(
    "fails when a pause is over and the retry budget is spent, and does not wait for its deadline"
  )
  func hedgedPause() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
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
    try await Flaky.run(Self.hedge) { world, channel, flaky in
      flaky.delays = [.seconds(3)]
      let options = CallOptions(requestID: UniqueID(high: 1, low: 2))
      let _: Words = try await channel.unary(Flaky.write, Words("x"), options)
      #expect(flaky.seen == ["first"])
    }
  }

  @Test("is not sent again where the server or its caller forbids it")
  func onceOnly() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
      var final = Flaky.passing
      final.retryable = false
      flaky.failures = [final]
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(Flaky.read, Words("x"))
      }
      #expect(error?.reason == "passing" && flaky.seen == ["first"])
      flaky.delays = [.seconds(3)]
      let options = CallOptions(isRetried: false)
      let _: Words = try await channel.unary(Flaky.read, Words("x"), options)
      #expect(flaky.seen == ["first", "first"])
    }
  }

  @Test("waits exactly as long as the server's pushback")
  func pause() async throws {
    try await Flaky.run(Self.hedge) { world, channel, flaky in
      var asking = Flaky.passing
      asking.retryAfter = .seconds(7)
      flaky.failures = [asking]
      let started = world.loop.now
      let _: Words = try await channel.unary(Flaky.read, Words("x"))
      #expect(world.loop.now - started == .seconds(7))
      #expect(flaky.seen == ["first", "1"])
    }
  }
}
