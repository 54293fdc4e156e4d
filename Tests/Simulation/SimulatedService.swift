import RPC
import Wire

/// The handlers of a run's servers; each plays the server's part of its plan and checks its
/// requests.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class SimulatedService: @unchecked Sendable {
  static let ask = MethodDescriptor(
    name: "simulation.Calls/Ask",
    kind: .unary,
    isIdempotent: true,
    hasNoSideEffects: true
  )
  static let change = MethodDescriptor(
    name: "simulation.Calls/Change",
    kind: .unary,
    changes: true
  )
  static let tell = MethodDescriptor(
    name: "simulation.Calls/Tell",
    kind: .serverStream,
    isIdempotent: true
  )
  static let collect = MethodDescriptor(name: "simulation.Calls/Collect", kind: .clientStream)
  static let talk = MethodDescriptor(name: "simulation.Calls/Talk", kind: .bidirectional)

  static let follow = MethodDescriptor(
    name: "simulation.Calls/Follow",
    kind: .serverStream,
    isIdempotent: true,
    isResumable: true
  )

  static let service = "simulation.Calls"
  /// Retryable; the only result of a call that always fails.
  static let outage = RPCError(.unavailable, "outage", "It was drawn so.")
  static let refusal = RPCError(.failedPrecondition, "refused", "It was drawn so.")
  static let orderKey = "order"
  /// The number of resumptions.
  static let roundKey = "round"

  private let plans: [CallPlan]
  private let ledger: Ledger
  private let name: String
  /// Concurrent calls that it allows on a connection.
  private let maximumStreams: Int
  /// Whether interceptors observe its calls and those of its callers.
  private let hasObservers: Bool

  init(
    _ name: String,
    _ plans: [CallPlan],
    _ ledger: Ledger,
    maximumStreams: Int,
    hasObservers: Bool
  ) {
    self.name = name
    self.hasObservers = hasObservers
    self.maximumStreams = maximumStreams
    self.plans = plans
    self.ledger = ledger
  }

  var router: Router {
    var router = Router()
    for method in [Self.ask, Self.change, Self.tell] {
      router.registerRaw(method) { request, call, replies in
        try await self.serve(call) { plan, run in
          self.check(plan, 0, request, run)
          try await self.work(plan, call)
          try await self.answer(plan, run, 0..<plan.expectedReplies, call, replies.send)
        }
      }
    }
    router.registerRawStream(Self.collect) { requests, call, replies in
      try await self.serve(call) { plan, run in
        try await self.take(plan, run, requests, call) { _ in }
        try await self.work(plan, call)
        try await self.answer(plan, run, 0..<1, call, replies.send)
      }
    }
    router.registerRawStream(Self.talk) { requests, call, replies in
      try await self.serve(call) { plan, run in
        try await self.work(plan, call)
        try await self.take(plan, run, requests, call) { index in
          try await self.answer(plan, run, index..<index + 1, call, replies.send)
        }
        if plan.isRefused { throw Self.refusal }
      }
    }
    router.registerServerStream(Self.follow) {
      (request: BytesMessage, call, replies: ReplyWriter<BytesMessage>) in
      try await self.serve(call) { plan, run in
        self.check(plan, 0, Array(request.value), run)
        let attempt = Ledger.Attempt(plan.number, call)
        // Only at first: a connection that is closed often would make no progress otherwise.
        if attempt.round == 0 { try await self.work(plan, call) }
        if plan.failsOnResume, attempt.round % 2 == 1, attempt.earlier == 0 { throw Self.outage }
        let begin = call.metadata.binary("resume-bin").map { BytesMessage.index(of: $0) + 1 } ?? 0
        try await self.answer(plan, run, begin..<max(begin, plan.expectedReplies), call) {
          try await replies.send(BytesMessage(value: $0[...]), cursor: $1)
        }
      }
    }
    return router
  }

  private func serve(
    _ call: ServerCall,
    _ body: (CallPlan, Int) async throws -> Void
  ) async throws {
    guard let number = call.metadata[Self.orderKey].flatMap({ Int($0) }),
      plans.indices.contains(number)
    else { return ledger.breaks("a call arrived that nobody made: \(call.metadata)") }
    let plan = plans[number]
    let run = ledger.handlerStarted(number, at: name, for: call)
    let running = ledger.running(for: call.peer)
    ledger.expect(
      running <= maximumStreams,
      "\(running) handlers run for \(call.peer), which may have \(maximumStreams) calls"
    )
    ledger.expect(
      !plan.isRefusedAtClient && !plan.isRefusedAtServer || !hasObservers,
      "#\(number) runs, and was refused by who looks at calls"
    )
    ledger.expect(call.method.name == plan.kind.method.name, "#\(number) is \(call.method.name)")
    if let timeout = plan.timeout {
      let left = call.remaining
      ledger.expect(
        left.map { $0 <= timeout } ?? false,
        "#\(number) has more time than it was given"
      )
    }
    do {
      try await body(plan, run)
      ledger.handlerEnded(run, "returns")
    } catch {
      if error is CancellationError, plan.cancellationDelay > .zero {
        let loop = call.loop
        await loop.spawn { try? await loop.sleep(for: plan.cancellationDelay) }.value
      }
      let wasCancelled = error is CancellationError
      let how = wasCancelled ? "is cancelled" : "refuses"
      ledger.handlerEnded(run, how, wasCancelled: wasCancelled)
      throw error
    }
  }

  private func work(_ plan: CallPlan, _ call: ServerCall) async throws {
    try await call.loop.sleep(for: plan.work)
    if plan.isSlow(at: name) { try await call.loop.sleep(for: plan.lag) }
    if plan.alwaysFails { throw Self.outage }
  }

  private func check(_ plan: CallPlan, _ index: Int, _ request: [UInt8], _ run: Int) {
    ledger.took(run)
    ledger.expect(
      index < plan.requests.count && request.isSame(as: plan.request(index)),
      "#\(plan.number): request \(index) came as something else (\(request.count) bytes)"
    )
  }

  private func take(
    _ plan: CallPlan,
    _ run: Int,
    _ requests: RawRequestStream,
    _ call: ServerCall,
    _ each: (Int) async throws -> Void
  ) async throws {
    var count = 0
    var iterator = requests.makeAsyncIterator()
    while count < plan.takesOnly ?? .max {
      guard let request = try await iterator.next() else {
        return ledger.expect(
          count == plan.requests.count,
          "#\(plan.number): requests ended after \(count) of \(plan.requests.count)"
        )
      }
      check(plan, count, request, run)
      try await each(count)
      count += 1
      if plan.handlerPause > .zero { try await call.loop.sleep(for: plan.handlerPause) }
    }
  }

  private func answer(
    _ plan: CallPlan,
    _ run: Int,
    _ indices: Range<Int>,
    _ call: ServerCall,
    _ send: (_ reply: [UInt8], _ cursor: [UInt8]) async throws -> Void
  ) async throws {
    for index in indices {
      if plan.isRefused, index == plan.expectedReplies - 1, plan.kind != .talk {
        throw Self.refusal
      }
      do {
        let begin = call.loop.now
        defer { ledger.waited(run, call.loop.now - begin) }
        try await send(plan.reply(index), BytesMessage.cursor(of: index))
      }
      if plan.kind.tellsMany, plan.handlerPause > .zero {
        try await call.loop.sleep(for: plan.handlerPause)
      }
    }
    if plan.isRefused, indices.isEmpty { throw Self.refusal }
  }
}
