import RPC
import Vocabulary
import Wire

/// Makes the calls of a simulated house, and checks what comes back.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Customer: @unchecked Sendable {
  private let channels: [Channel]
  private let ledger: Ledger
  private let loop: EventLoop

  init(_ channels: [Channel], _ ledger: Ledger) {
    self.channels = channels
    self.ledger = ledger
    loop = channels[0].loop
  }

  /// Makes one call, from its start to its end.
  func perform(_ order: Order) async {
    try? await loop.sleep(for: order.start)
    let begin = loop.now
    ledger.note("#\(order.number) \(order.kind) begins: \(order)")
    let work = loop.spawn { [self] in
      var count = 0
      do {
        try await call(order, &count)
        return (count, RPCError?.none)
      } catch {
        return (count, RPCError(describing: error))
      }
    }
    if let time = order.givesUpAfter {
      loop.schedule(after: time) { work.cancel() }
    }
    let (count, error) = await work.value
    ledger.ended(order, error, replies: count, since: begin)
  }

  private func call(_ order: Order, _ count: inout Int) async throws {
    let channel = channels[order.client]
    let method = order.kind.method
    var options = CallOptions(timeout: order.timeout)
    options.metadata = [Depot.orderKey: "\(order.number)"]
    if order.padding > 0 {
      options.metadata.append("padding", String(repeating: "p", count: order.padding))
    }
    if order.hasRequestID { options.requestID = UniqueID(high: 7, low: UInt64(order.number)) }
    options.priority = order.priority
    options.waitsForConnection = order.waitsForConnection
    options.waitsForReturn = order.waitsForReturn
    switch order.kind {
    case .ask, .change:
      let reply = try await channel.unaryRaw(method, order.request(0), options)
      check(order, 0, reply.message)
      count = 1
    case .tell:
      let replies = try await channel.streamRaw(method, order.request(0), options)
      try await read(order, replies, &count)
    case .follow: try await follow(order, over: channel, options, &count)
    case .collect, .talk:
      let exchange = try await channel.exchangeRaw(method, options)
      let writing = loop.spawn { [self] in await write(order, exchange.requests) }
      defer { writing.cancel() }
      try await read(order, exchange.replies, &count)
    }
  }

  private func write(_ order: Order, _ requests: RawRequestWriter) async {
    do {
      for index in order.requests.indices {
        try await requests.send(order.request(index))
        if order.callerPause > .zero { try await loop.sleep(for: order.callerPause) }
      }
      requests.finish()
    } catch {
      // Its reader is told why.
    }
  }

  private func read(_ order: Order, _ replies: RawReplyStream, _ count: inout Int) async throws {
    var iterator = replies.makeAsyncIterator()
    while count < order.readsOnly ?? .max {
      guard let reply = try await iterator.next() else {
        return ledger.expect(
          count == order.expectedReplies && !order.isRefused,
          "#\(order.number) ended well after \(count) of \(order.expectedReplies) replies"
        )
      }
      check(order, count, reply.bytes)
      count += 1
      if count == 1, order.nap > .zero { try await loop.sleep(for: order.nap) }
      if order.callerPause > .zero { try await loop.sleep(for: order.callerPause) }
    }
  }

  /// Reads a stream to its end, however often it breaks, and goes on where the last one ended.
  private func follow(
    _ order: Order,
    over channel: Channel,
    _ options: CallOptions,
    _ count: inout Int
  ) async throws {
    let request = Letter(value: order.request(0)[...])
    var place: [UInt8]?
    for round in 0... {
      var options = options
      options.resumeFrom = place
      options.metadata.append(Depot.roundKey, "\(round)")
      let replies: ReplyStream<Letter> =
        try await channel.serverStream(order.kind.method, request, options)
      do {
        if try await read(order, replies, &count) { return }
        ledger.note("#\(order.number) leaves after \(count) replies")
        replies.cancel()
      } catch {
        let error = RPCError(describing: error)
        guard Self.isWorthResuming(error), round < Self.patience else { throw error }
        ledger.interrupted(order, error, after: count)
      }
      if let last = replies.lastCursor { place = last }
      try await loop.sleep(for: min(.seconds(2), .milliseconds(300) * (round + 1)))
    }
  }

  /// How often a reader resumes: until long after the last repair.
  private static let patience = 250

  /// What another attempt may not meet again.
  static func isWorthResuming(_ error: RPCError) -> Bool {
    error.code == .unavailable
      || error.code == .resourceExhausted && error.reason != "message_too_large"
  }

  /// - Returns: false when the reader leaves before the end.
  private func read(
    _ order: Order,
    _ replies: ReplyStream<Letter>,
    _ count: inout Int
  ) async throws -> Bool {
    let first = count
    for try await reply in replies {
      check(order, count, Array(reply.value))
      count += 1
      if order.callerPause > .zero { try await loop.sleep(for: order.callerPause) }
      if count - first == order.leavesAfter { return false }
    }
    ledger.expect(
      count == order.expectedReplies && !order.isRefused,
      "#\(order.number) ended well after \(count) of \(order.expectedReplies) replies"
    )
    return true
  }

  private func check(_ order: Order, _ index: Int, _ reply: [UInt8]) {
    ledger.expect(
      index < order.replies.count && reply.isSame(as: order.reply(index)),
      "#\(order.number): reply \(index) came as something else (\(reply.count) bytes)"
    )
  }
}
