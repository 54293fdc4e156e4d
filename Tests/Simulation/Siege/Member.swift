#if DEBUG
import RPC

/// Somebody honest who lives on through a siege: calls, takes what comes, repeats what was refused or lost.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Member: @unchecked Sendable {
  /// A small call is answered in that time, with all its repetitions.
  static let patience = Duration.seconds(5)
  /// The pause before the first repetition; it doubles.
  private static let backoff = Duration.milliseconds(100)
  private static let longestBackoff = Duration.seconds(1)

  private let plan: SiegePlan.Member
  private let isContested: Bool
  private let network: MemoryTransport
  private let ledger: SiegeLedger
  private let end: MonotonicInstant
  private var dice: Dice
  private var visitor: Visitor?

  private var loop: EventLoop { network.loop }

  init(
    _ plan: SiegePlan.Member,
    isContested: Bool,
    _ network: MemoryTransport,
    _ ledger: SiegeLedger,
    seed: UInt64
  ) {
    self.plan = plan
    self.isContested = isContested
    self.network = network
    self.ledger = ledger
    end = network.loop.now + SiegePlan.time
    dice = Dice(seed: seed)
  }

  func live() async throws {
    try await withThrowingTaskGroup { group in
      if plan.watches { group.addTask { try await self.watch() } }
      group.addTask { try await self.work() }
      try await group.waitForAll()
    }
    visitor?.leave()
  }

  private func work() async throws {
    while loop.now < end {
      try await loop.sleep(for: dice.duration(in: plan.pause))
      try await fulfil(dice.pick(plan.wishes), bytes: dice.number(in: plan.sizes))
    }
  }

  /// Has a call answered, however often that has to be tried.
  private func fulfil(_ wish: SiegePlan.Wish, bytes: Int) async throws {
    let begin = loop.now
    // What its line takes, and some of that again for an attempt that was lost.
    let patience = Self.patience + travelTime(wish, bytes) * 3
    var pause = Self.backoff
    var attempts = 0
    while true {
      attempts += 1
      let left = patience - (loop.now - begin)
      let ending = try await attempt(wish, bytes, within: left)
      if ending?.code == .ok { break }
      let how = ending.map { "\($0.code) \($0.reason)" } ?? "no answer"
      ledger.note("member \(plan.number) \(wish) \(bytes): \(how), attempt \(attempts)")
      ledger.refused(ending, plan, wish)
      guard loop.now - begin + pause < patience else {
        return ledger.fails(
          "member \(plan.number) \(wish) of \(bytes) bytes: none of \(attempts) attempts in \(patience)",
          since: begin,
          isPromised: !isContested || wish == .ask
        )
      }
      try await loop.sleep(for: pause)
      pause = min(pause * 2, Self.longestBackoff)
    }
    ledger.fulfilled(after: loop.now - begin, attempts: attempts)
  }

  private func travelTime(_ wish: SiegePlan.Wish, _ bytes: Int) -> Duration {
    switch wish {
    case .ask: .zero
    case .change: .milliseconds(bytes * 1_000 / plan.up)
    case .list, .lists: .milliseconds(bytes * wish.calls * 1_000 / plan.down)
    }
  }

  private func attempt(
    _ wish: SiegePlan.Wish,
    _ bytes: Int,
    within time: Duration
  ) async throws -> Visitor.Ending? {
    let visitor = try await connected()
    let streams = (0..<wish.calls).map { _ in visitor.nextStream() }
    let token = plan.token.text
    for stream in streams {
      switch wish {
      case .ask: visitor.say(Speech.call(Keep.ask, on: stream, token: token, request: []))
      case .list, .lists:
        let size = Speech.number(UInt32(bytes))
        visitor.say(Speech.call(Keep.list, on: stream, token: token, request: size))
      case .change:
        visitor.say(Speech.call(Keep.change, on: stream, token: token, request: nil))
        try await send(bytes, on: stream, visitor)
      }
    }
    var ending: Visitor.Ending?
    for stream in streams where ending == nil || ending?.code == .ok {
      ending = await visitor.end(of: stream, within: time)
      if ending == nil { break }
    }
    // Who gets no answer tries another connection.
    if ending == nil || !plan.stays {
      visitor.leave()
      self.visitor = nil
    }
    return ending
  }

  /// Sends a request as fast as its line is.
  private func send(_ size: Int, on stream: UInt32, _ visitor: Visitor) async throws {
    let step = min(15_000, plan.up / 5)
    var rest = size
    repeat {
      let next = rest - step < 1_024 ? 0 : rest - step
      if rest == size {
        visitor.say(Speech.message(size, leaving: next, on: stream))
      } else {
        visitor.say(Speech.piece(rest - next, isLast: next == 0, on: stream))
        if next == 0 { visitor.say(Speech.end(of: stream)) }
      }
      rest = next
      try await loop.sleep(for: .milliseconds(step * 1_000 / plan.up))
    } while rest > 0 && visitor.isOpen && visitor.ending(of: stream) == nil
    // What is not answered is not finished: nothing of it may stay.
    if rest > 0 { visitor.say(Speech.cancel(stream)) }
  }

  /// The connection that is there, or a new one.
  private func connected() async throws -> Visitor {
    if let visitor, visitor.isOpen { return visitor }
    let visitor = try await come()
    self.visitor = visitor
    return visitor
  }

  private func come() async throws -> Visitor {
    let visitor = try await Visitor.come(
      from: plan.host,
      to: Keep.address,
      over: network,
      .line(plan.down)
    )
    ledger.came(visitor.peer, plan)
    return visitor
  }

  /// Hears what is new, without a long silence.
  private func watch() async throws {
    var (heard, silence) = (0, loop.now)
    while loop.now < end {
      let visitor = try await come()
      let request = Speech.number(200)
      visitor.say(
        Speech.call(Keep.watch, on: visitor.nextStream(), token: plan.token.text, request: request)
      )
      heard = 0
      while visitor.isOpen, visitor.ending(of: 1) == nil, loop.now < end {
        if visitor.messages > heard { silence = loop.now }
        heard = visitor.messages
        try await loop.sleep(for: .milliseconds(100))
        let time = loop.now - silence
        guard time < Self.patience else {
          ledger.fails(
            "member \(plan.number) hears nothing new for \(time)",
            since: silence,
            isPromised: !isContested
          )
          return visitor.leave()
        }
      }
      visitor.leave()
      try await loop.sleep(for: Self.backoff)
    }
  }
}
#endif
