import RPC

/// A service that fails the given number of times.
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
  var failures: [any Error] = []
  /// The received `previous-attempts`, or "first".
  var seen: [String] = []
  /// The durations of the calls in order; 0 after the last.
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

  /// A connected channel to it, with a policy.
  static func run(
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
}
