#if DEBUG
import RPC

/// A well-behaved client during an abuse run: makes calls, reads replies, and retries.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Member: @unchecked Sendable {
  /// The longest time until a small call is answered, including retries.
  static let patience = Duration.seconds(5)
  /// The pause before the first retry; it doubles.
  private static let backoff = Duration.milliseconds(100)
  private static let longestBackoff = Duration.seconds(1)

  private let plan: AbusePlan.Member
  private let isContested: Bool
  private let network: MemoryTransport
  private let ledger: AbuseLedger
  private let end: MonotonicInstant
  private var random: SeededRandom
  private var client: RawClient?

  private var loop: EventLoop { network.loop }

  init(
    _ plan: AbusePlan.Member,
    isContested: Bool,
    _ network: MemoryTransport,
    _ ledger: AbuseLedger,
    seed: UInt64
  ) {
    self.plan = plan
    self.isContested = isContested
    self.network = network
    self.ledger = ledger
    end = network.loop.now + AbusePlan.time
    random = SeededRandom(seed: seed)
  }

  func run() async throws {
    try await withThrowingTaskGroup { group in
      if plan.watches { group.addTask { try await self.watch() } }
      group.addTask { try await self.work() }
      try await group.waitForAll()
    }
    client?.disconnect()
  }

  private func work() async throws {
    while loop.now < end {
      try await loop.sleep(for: random.duration(in: plan.pause))
      try await perform(random.pick(plan.operations), bytes: random.number(in: plan.sizes))
    }
  }

  /// Makes a call, with retries.
  private func perform(_ operation: AbusePlan.Operation, bytes: Int) async throws {
    let begin = loop.now
    // The transfer time of its link, and twice that for lost attempts.
    let patience = Self.patience + travelTime(operation, bytes) * 3
    var pause = Self.backoff
    var attempts = 0
    while true {
      attempts += 1
      let left = patience - (loop.now - begin)
      let ending = try await attempt(operation, bytes, within: left)
      if ending?.code == .ok { break }
      let how = ending.map { "\($0.code) \($0.reason)" } ?? "no answer"
      ledger.note("member \(plan.number) \(operation) \(bytes): \(how), attempt \(attempts)")
      ledger.refused(ending, plan, operation)
      guard loop.now - begin + pause < patience else {
        return ledger.fails(
          "member \(plan.number) \(operation) of \(bytes) bytes: none of \(attempts) attempts in \(patience)",
          since: begin,
          isPromised: !isContested || operation == .ask
        )
      }
      try await loop.sleep(for: pause)
      pause = min(pause * 2, Self.longestBackoff)
    }
    ledger.answered(after: loop.now - begin, attempts: attempts)
  }

  private func travelTime(_ operation: AbusePlan.Operation, _ bytes: Int) -> Duration {
    switch operation {
    case .ask: .zero
    case .change: .milliseconds(bytes * 1_000 / plan.up)
    case .list, .lists: .milliseconds(bytes * operation.calls * 1_000 / plan.down)
    }
  }

  private func attempt(
    _ operation: AbusePlan.Operation,
    _ bytes: Int,
    within time: Duration
  ) async throws -> RawClient.Ending? {
    let client = try await connected()
    let streams = (0..<operation.calls).map { _ in client.nextStream() }
    let token = plan.token.text
    for stream in streams {
      switch operation {
      case .ask:
        client.send(RawFrames.call(TargetServer.ask, on: stream, token: token, request: []))
      case .list, .lists:
        let size = RawFrames.number(UInt32(bytes))
        client.send(RawFrames.call(TargetServer.list, on: stream, token: token, request: size))
      case .change:
        client.send(RawFrames.call(TargetServer.change, on: stream, token: token, request: nil))
        try await send(bytes, on: stream, client)
      }
    }
    var ending: RawClient.Ending?
    for stream in streams where ending == nil || ending?.code == .ok {
      ending = await client.end(of: stream, within: time)
      if ending == nil { break }
    }
    // Without an answer, the next attempt uses another connection.
    if ending == nil || !plan.stays {
      client.disconnect()
      self.client = nil
    }
    return ending
  }

  /// Sends a request at the rate of its link.
  private func send(_ size: Int, on stream: UInt32, _ client: RawClient) async throws {
    let step = min(15_000, plan.up / 5)
    var rest = size
    repeat {
      let next = rest - step < 1_024 ? 0 : rest - step
      if rest == size {
        client.send(RawFrames.message(size, leaving: next, on: stream))
      } else {
        client.send(RawFrames.piece(rest - next, isLast: next == 0, on: stream))
        if next == 0 { client.send(RawFrames.end(of: stream)) }
      }
      rest = next
      try await loop.sleep(for: .milliseconds(step * 1_000 / plan.up))
    } while rest > 0 && client.isOpen && client.ending(of: stream) == nil
    // An unanswered request is incomplete; nothing of it may stay buffered.
    if rest > 0 { client.send(RawFrames.cancel(stream)) }
  }

  /// The open connection, or a new one.
  private func connected() async throws -> RawClient {
    if let client, client.isOpen { return client }
    let client = try await connect()
    self.client = client
    return client
  }

  private func connect() async throws -> RawClient {
    let client = try await RawClient.connect(
      from: plan.host,
      to: TargetServer.address,
      over: network,
      .line(plan.down)
    )
    ledger.connected(client.peer, plan)
    return client
  }

  /// Watches, and checks that messages arrive without a long gap.
  private func watch() async throws {
    var (heard, silence) = (0, loop.now)
    while loop.now < end {
      let client = try await connect()
      let request = RawFrames.number(200)
      client.send(
        RawFrames.call(
          TargetServer.watch,
          on: client.nextStream(),
          token: plan.token.text,
          request: request
        )
      )
      heard = 0
      while client.isOpen, client.ending(of: 1) == nil, loop.now < end {
        if client.messages > heard { silence = loop.now }
        heard = client.messages
        try await loop.sleep(for: .milliseconds(100))
        let time = loop.now - silence
        guard time < Self.patience else {
          ledger.fails(
            "member \(plan.number) received nothing for \(time)",
            since: silence,
            isPromised: !isContested
          )
          return client.disconnect()
        }
      }
      client.disconnect()
      try await loop.sleep(for: Self.backoff)
    }
  }
}
#endif
