import Testing
import Vocabulary
import Wire

@testable import RPC

/// The error of a call that may have run at an earlier attempt, and did not run at the last one.
@Suite("A call whose retries fail")
struct AmbiguousOutcomeTests {
  private static func outcome(_ call: () async throws -> Words) async -> RPCError? {
    do {
      _ = try await call()
      return nil
    } catch {
      return RPCError(describing: error)
    }
  }

  @Test(
    "is not reported as unprocessed when the server was lost during it",
    arguments: [true, false]
  )
  func serverGone(hasRequestID: Bool) async throws {
    try await Carrier.simulation.run { world in
      let flaky = Flaky()
      flaky.delays = [.seconds(60)]
      var settings = ChannelSettings()
      settings.retry = RetryPolicy()
      let channel = try await world.serve(flaky.router, client: settings)
      var options = CallOptions(timeout: .seconds(30))
      if hasRequestID { options.requestID = UniqueID(text: "01939ad4-5b6c-7def-8abc-012345678901") }
      let call = Task(executorPreference: channel.loop) { [options] in
        await Self.outcome { try await channel.unary(Flaky.write, Words("rent"), options) }
      }
      try await world.loop.sleep(for: .milliseconds(20))
      #expect(flaky.seen == ["first"])
      await world.servers[0].drain(grace: .zero)
      let error = try #require(await call.value)
      #expect(error.reason == "connection_lost" && !error.isUnprocessed)
      // The cause names the error of the last attempt.
      #expect(error.debugDetail?.contains("peer_unavailable") == hasRequestID)
    }
  }

  @Test("gets the last refusal if none of the attempts ran")
  func neverRan() async throws {
    try await Carrier.simulation.run { world in
      let flaky = Flaky()
      var settings = ChannelSettings()
      settings.retry = RetryPolicy()
      let channel = try await world.serve(flaky.router, client: settings)
      let refusal = Untouched(
        RPCError(.unavailable, "not_now", "Not now.", retryAfter: .milliseconds(10))
      )
      flaky.failures = Array(repeating: refusal, count: 5)
      let error = await Self.outcome { try await channel.unary(Flaky.read, Words("tea")) }
      #expect(flaky.seen.count == 5)
      #expect(error?.reason == "not_now" && error?.isUnprocessed == true)
      // An attempt that may have run, and then none.
      flaky.failures = [Flaky.passing] + Array(repeating: refusal, count: 4)
      let other = await Self.outcome { try await channel.unary(Flaky.read, Words("tea")) }
      #expect(other?.reason == "passing" && other?.isUnprocessed == false)
      #expect(other?.debugDetail?.contains("not_now") == true)
      // No attempt that ran, and then one that may have.
      flaky.failures = Array(repeating: refusal, count: 4) + [Flaky.passing]
      let last = await Self.outcome { try await channel.unary(Flaky.read, Words("tea")) }
      #expect(last?.reason == "passing" && last?.debugDetail == nil)
    }
  }

  @Test("is not reported as refused if only the retry was refused")
  func refusedLater() async throws {
    try await Carrier.simulation.run { world in
      let flaky = Flaky()
      var settings = ChannelSettings()
      settings.retry = RetryPolicy()
      let channel = try await world.serve(flaky.router, client: settings)
      var options = CallOptions(timeout: .seconds(30))
      options.requestID = UniqueID(text: "01939ad4-5b6c-7def-8abc-012345678902")
      let refusal = RPCError(.permissionDenied, "token_revoked", "No longer.")
      for (method, reason) in [(Flaky.write, "passing"), (Flaky.read, "token_revoked")] {
        flaky.failures = [Flaky.passing, refusal]
        let error = await Self.outcome { [options] in
          try await channel.unary(method, Words("rent"), options)
        }
        #expect(error?.reason == reason)
        // A call that cannot have changed anything is refused with that error.
        #expect(error?.debugDetail?.contains("token_revoked") == (reason == "passing" ? true : nil))
      }
      // The call's own result is its answer.
      flaky.failures = [Flaky.passing, RPCError(.failedPrecondition, "has_children", "No.")]
      let answer = await Self.outcome { [options] in
        try await channel.unary(Flaky.write, Words("rent"), options)
      }
      #expect(answer?.reason == "has_children")
    }
  }

  @Test("omits the number of attempts where the metadata would no longer fit")
  func largeMetadata() async throws {
    try await Carrier.simulation.run { world in
      let flaky = Flaky()
      var settings = ChannelSettings()
      settings.retry = RetryPolicy()
      let channel = try await world.serve(flaky.router, client: settings)
      var options = CallOptions(timeout: .seconds(30))
      for room in [0, 100] {
        options.metadata["note"] = String(repeating: "n", count: 8_192 - 32 - 4 - room)
        flaky.failures = [Flaky.passing]
        let error = await Self.outcome { [options] in
          try await channel.unary(Flaky.read, Words("rent"), options)
        }
        #expect(error == nil)
      }
      #expect(flaky.seen == ["first", "first", "first", "1"])
    }
  }
}
