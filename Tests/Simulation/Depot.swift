import RPC
import Wire

/// What the servers of a simulated house do: each handler plays its order's other half, and checks
/// what it is given.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Depot: @unchecked Sendable {
  static let ask = MethodDescriptor(
    name: "simulation.Depot/Ask",
    kind: .unary,
    isIdempotent: true,
    hasNoSideEffects: true
  )
  static let change = MethodDescriptor(
    name: "simulation.Depot/Change",
    kind: .unary,
    changes: true
  )
  static let tell = MethodDescriptor(
    name: "simulation.Depot/Tell",
    kind: .serverStream,
    isIdempotent: true
  )
  static let collect = MethodDescriptor(name: "simulation.Depot/Collect", kind: .clientStream)
  static let talk = MethodDescriptor(name: "simulation.Depot/Talk", kind: .bidirectional)

  static let follow = MethodDescriptor(
    name: "simulation.Depot/Follow",
    kind: .serverStream,
    isIdempotent: true,
    isResumable: true
  )

  static let service = "simulation.Depot"
  /// Worth repeating; of a doomed order it is the only answer.
  static let outage = RPCError(.unavailable, "outage", "It was drawn so.")
  static let refusal = RPCError(.failedPrecondition, "refused", "It was drawn so.")
  static let orderKey = "order"
  /// How often the stream was resumed.
  static let roundKey = "round"

  private let orders: [Order]
  private let ledger: Ledger
  private let name: String
  /// Calls at once that it allows on a connection.
  private let maximumStreams: Int
  /// Somebody looks at its calls, and at those of its callers.
  private let hasDoors: Bool

  init(
    _ name: String,
    _ orders: [Order],
    _ ledger: Ledger,
    maximumStreams: Int,
    hasDoors: Bool
  ) {
    self.name = name
    self.hasDoors = hasDoors
    self.maximumStreams = maximumStreams
    self.orders = orders
    self.ledger = ledger
  }

  var router: Router {
    var router = Router()
    for method in [Self.ask, Self.change, Self.tell] {
      router.registerRaw(method) { request, call, replies in
        try await self.serve(call) { order, run in
          self.check(order, 0, request, run)
          try await self.work(order, call)
          try await self.answer(order, run, 0..<order.expectedReplies, call, replies.send)
        }
      }
    }
    router.registerRawStream(Self.collect) { requests, call, replies in
      try await self.serve(call) { order, run in
        try await self.take(order, run, requests, call) { _ in }
        try await self.work(order, call)
        try await self.answer(order, run, 0..<1, call, replies.send)
      }
    }
    router.registerRawStream(Self.talk) { requests, call, replies in
      try await self.serve(call) { order, run in
        try await self.work(order, call)
        try await self.take(order, run, requests, call) { index in
          try await self.answer(order, run, index..<index + 1, call, replies.send)
        }
        if order.isRefused { throw Self.refusal }
      }
    }
    router.registerServerStream(Self.follow) {
      (request: Letter, call, replies: ReplyWriter<Letter>) in
      try await self.serve(call) { order, run in
        self.check(order, 0, Array(request.value), run)
        let attempt = Ledger.Attempt(order.number, call)
        // Only once, or a connection that is short of life would bring it no further.
        if attempt.round == 0 { try await self.work(order, call) }
        if order.falters, attempt.round % 2 == 1, attempt.earlier == 0 { throw Self.outage }
        let begin = call.metadata.binary("resume-bin").map { Letter.index(of: $0) + 1 } ?? 0
        try await self.answer(order, run, begin..<max(begin, order.expectedReplies), call) {
          try await replies.send(Letter(value: $0[...]), cursor: $1)
        }
      }
    }
    return router
  }

  private func serve(
    _ call: ServerCall,
    _ body: (Order, Int) async throws -> Void
  ) async throws {
    guard let number = call.metadata[Self.orderKey].flatMap({ Int($0) }),
      orders.indices.contains(number)
    else { return ledger.breaks("a call arrived that nobody made: \(call.metadata)") }
    let order = orders[number]
    let run = ledger.handlerStarted(number, at: name, for: call)
    let running = ledger.running(for: call.peer)
    ledger.expect(
      running <= maximumStreams,
      "\(running) handlers run for \(call.peer), which may have \(maximumStreams) calls"
    )
    ledger.expect(
      !order.isTurnedAway && !order.isBarred || !hasDoors,
      "#\(number) runs, and was refused by who looks at calls"
    )
    ledger.expect(call.method.name == order.kind.method.name, "#\(number) is \(call.method.name)")
    if let timeout = order.timeout {
      let left = call.remaining
      ledger.expect(
        left.map { $0 <= timeout } ?? false,
        "#\(number) has more time than it was given"
      )
    }
    do {
      try await body(order, run)
      ledger.handlerEnded(run, "returns")
    } catch {
      if error is CancellationError, order.stubbornness > .zero {
        let loop = call.loop
        await loop.spawn { try? await loop.sleep(for: order.stubbornness) }.value
      }
      let wasCancelled = error is CancellationError
      let how = wasCancelled ? "is cancelled" : "refuses"
      ledger.handlerEnded(run, how, wasCancelled: wasCancelled)
      throw error
    }
  }

  private func work(_ order: Order, _ call: ServerCall) async throws {
    try await call.loop.sleep(for: order.work)
    if order.isSlow(at: name) { try await call.loop.sleep(for: order.lag) }
    if order.isDoomed { throw Self.outage }
  }

  private func check(_ order: Order, _ index: Int, _ request: [UInt8], _ run: Int) {
    ledger.took(run)
    ledger.expect(
      index < order.requests.count && request.isSame(as: order.request(index)),
      "#\(order.number): request \(index) came as something else (\(request.count) bytes)"
    )
  }

  private func take(
    _ order: Order,
    _ run: Int,
    _ requests: RawRequestStream,
    _ call: ServerCall,
    _ each: (Int) async throws -> Void
  ) async throws {
    var count = 0
    var iterator = requests.makeAsyncIterator()
    while count < order.takesOnly ?? .max {
      guard let request = try await iterator.next() else {
        return ledger.expect(
          count == order.requests.count,
          "#\(order.number): requests ended after \(count) of \(order.requests.count)"
        )
      }
      check(order, count, request, run)
      try await each(count)
      count += 1
      if order.handlerPause > .zero { try await call.loop.sleep(for: order.handlerPause) }
    }
  }

  private func answer(
    _ order: Order,
    _ run: Int,
    _ indices: Range<Int>,
    _ call: ServerCall,
    _ send: (_ reply: [UInt8], _ cursor: [UInt8]) async throws -> Void
  ) async throws {
    for index in indices {
      if order.isRefused, index == order.expectedReplies - 1, order.kind != .talk {
        throw Self.refusal
      }
      do {
        let begin = call.loop.now
        defer { ledger.waited(run, call.loop.now - begin) }
        try await send(order.reply(index), Letter.cursor(of: index))
      }
      if order.kind.tellsMany, order.handlerPause > .zero {
        try await call.loop.sleep(for: order.handlerPause)
      }
    }
    if order.isRefused, indices.isEmpty { throw Self.refusal }
  }
}
