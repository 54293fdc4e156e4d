import RPC
import Vocabulary
import Wire

/// Makes the calls of a run, and checks the replies.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class SimulatedCaller: @unchecked Sendable {
  private let channels: [Channel]
  private let ledger: Ledger
  private let loop: EventLoop

  init(_ channels: [Channel], _ ledger: Ledger) {
    self.channels = channels
    self.ledger = ledger
    loop = channels[0].loop
  }

  /// Makes one call, from its start to its end.
  func perform(_ plan: CallPlan) async {
    try? await loop.sleep(for: plan.start)
    let begin = loop.now
    ledger.note("#\(plan.number) \(plan.kind) begins: \(plan)")
    let work = loop.spawn { [self] in
      var count = 0
      do {
        try await call(plan, &count)
        return (count, RPCError?.none)
      } catch {
        return (count, RPCError(describing: error))
      }
    }
    if let time = plan.givesUpAfter {
      loop.schedule(after: time) { work.cancel() }
    }
    let (count, error) = await work.value
    ledger.ended(plan, error, replies: count, since: begin)
  }

  private func call(_ plan: CallPlan, _ count: inout Int) async throws {
    let channel = channels[plan.client]
    let method = plan.kind.method
    var options = CallOptions(timeout: plan.timeout)
    options.metadata = [SimulatedService.orderKey: "\(plan.number)"]
    if plan.padding > 0 {
      options.metadata.append("padding", String(repeating: "p", count: plan.padding))
    }
    if plan.hasRequestID { options.requestID = UniqueID(high: 7, low: UInt64(plan.number)) }
    options.priority = plan.priority
    options.waitsForConnection = plan.waitsForConnection
    options.waitsForReturn = plan.waitsForReturn
    switch plan.kind {
    case .ask, .change:
      let reply = try await channel.unaryRaw(method, plan.request(0), options)
      check(plan, 0, reply.message)
      count = 1
    case .tell:
      let replies = try await channel.streamRaw(method, plan.request(0), options)
      try await read(plan, replies, &count)
    case .follow: try await follow(plan, over: channel, options, &count)
    case .collect, .talk:
      let exchange = try await channel.exchangeRaw(method, options)
      let writing = loop.spawn { [self] in await write(plan, exchange.requests) }
      defer { writing.cancel() }
      try await read(plan, exchange.replies, &count)
    }
  }

  private func write(_ plan: CallPlan, _ requests: RawRequestWriter) async {
    do {
      for index in plan.requests.indices {
        try await requests.send(plan.request(index))
        if plan.callerPause > .zero { try await loop.sleep(for: plan.callerPause) }
      }
      requests.finish()
    } catch {
      // The reader gets the error.
    }
  }

  private func read(_ plan: CallPlan, _ replies: RawReplyStream, _ count: inout Int) async throws {
    var iterator = replies.makeAsyncIterator()
    while count < plan.readsOnly ?? .max {
      guard let reply = try await iterator.next() else {
        return ledger.expect(
          count == plan.expectedReplies && !plan.isRefused,
          "#\(plan.number) ended well after \(count) of \(plan.expectedReplies) replies"
        )
      }
      check(plan, count, reply.bytes)
      count += 1
      if count == 1, plan.nap > .zero { try await loop.sleep(for: plan.nap) }
      if plan.callerPause > .zero { try await loop.sleep(for: plan.callerPause) }
    }
  }

  /// Reads a stream to its end, resuming it after each failure.
  private func follow(
    _ plan: CallPlan,
    over channel: Channel,
    _ options: CallOptions,
    _ count: inout Int
  ) async throws {
    let request = BytesMessage(value: plan.request(0)[...])
    var place: [UInt8]?
    for round in 0... {
      var options = options
      options.resumeFrom = place
      options.metadata.append(SimulatedService.roundKey, "\(round)")
      let replies: ReplyStream<BytesMessage> =
        try await channel.serverStream(plan.kind.method, request, options)
      do {
        if try await read(plan, replies, &count) { return }
        ledger.note("#\(plan.number) leaves after \(count) replies")
        replies.cancel()
      } catch {
        let error = RPCError(describing: error)
        guard Self.isWorthResuming(error), round < Self.patience else { throw error }
        ledger.interrupted(plan, error, after: count)
      }
      if let last = replies.lastCursor { place = last }
      try await loop.sleep(for: min(.seconds(2), .milliseconds(300) * (round + 1)))
    }
  }

  /// The limit of resumptions; enough until long after the last repair.
  private static let patience = 250

  /// Whether another attempt may succeed.
  static func isWorthResuming(_ error: RPCError) -> Bool {
    error.code == .unavailable
      || error.code == .resourceExhausted && error.reason != "message_too_large"
  }

  /// - Returns: `false` when the reader leaves before the end.
  private func read(
    _ plan: CallPlan,
    _ replies: ReplyStream<BytesMessage>,
    _ count: inout Int
  ) async throws -> Bool {
    let first = count
    for try await reply in replies {
      check(plan, count, Array(reply.value))
      count += 1
      if plan.callerPause > .zero { try await loop.sleep(for: plan.callerPause) }
      if count - first == plan.leavesAfter { return false }
    }
    ledger.expect(
      count == plan.expectedReplies && !plan.isRefused,
      "#\(plan.number) ended well after \(count) of \(plan.expectedReplies) replies"
    )
    return true
  }

  private func check(_ plan: CallPlan, _ index: Int, _ reply: [UInt8]) {
    ledger.expect(
      index < plan.replies.count && reply.isSame(as: plan.reply(index)),
      "#\(plan.number): reply \(index) came as something else (\(reply.count) bytes)"
    )
  }
}
