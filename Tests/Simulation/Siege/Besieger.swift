#if DEBUG
import RPC

/// Somebody who wants to keep others out, with as many connections as it has posts.
struct Besieger: Sendable {
  /// How it says who it is.
  enum Pretence: Sendable {
    case nobody, liar
    case captured([Token])

    func token(of post: Int) -> String? {
      switch self {
      case .nobody: nil
      case .liar: "x-\(post)"
      case .captured(let tokens): tokens[post % tokens.count].text
      }
    }
  }

  let plan: Plan
  let network: MemoryTransport
  private var loop: EventLoop { network.loop }

  func besiege() async throws {
    try await withThrowingTaskGroup { group in
      for post in 0..<plan.posts { group.addTask { try await man(post) } }
      try await group.waitForAll()
    }
  }

  private func man(_ post: Int) async throws {
    let end = loop.now + plan.end
    try await loop.sleep(for: plan.begin + .milliseconds(post))
    var round = post
    while loop.now < end {
      let assault = plan.assaults[round % plan.assaults.count]
      let visitor = try await come(post, assault)
      let leaves = min(end, loop.now + plan.stays)
      let token = plan.pretence.token(of: post)
      if plan.isServedFirst, assault != .silence {
        let stream = visitor.nextStream()
        visitor.say(Speech.call(Keep.ask, on: stream, token: token, request: []))
        _ = await visitor.end(of: stream, within: .seconds(2))
      }
      try await play(assault, visitor, token: token, until: leaves)
      visitor.leave()
      round += 1
      try await loop.sleep(for: plan.returns)
    }
  }

  private func come(_ post: Int, _ assault: Assault) async throws -> Visitor {
    var (reading, credit) = (Visitor.Reading.withoutCredit, 65_536)
    switch assault {
    case .silence: credit = 0
    case .unreadLists(_, _, let reads, _): (reading, credit) = (reads, 16_384)
    case .unreadWatches: (reading, credit) = (.never, 1 << 20)
    default: break
    }
    let host = plan.hosts[post % plan.hosts.count]
    return try await .come(from: host, to: Keep.address, over: network, reading, credit: credit)
  }

  private func play(
    _ assault: Assault,
    _ visitor: Visitor,
    token: String?,
    until end: MonotonicInstant
  ) async throws {
    switch assault {
    case .silence: try await stay(visitor, until: end)
    case .halfFrame:
      visitor.say(Speech.halfFrame)
      try await stay(visitor, until: end)
    case .hoard(let requests, let bytes, let piece, let every):
      let streams = (0..<requests).map { _ in visitor.nextStream() }
      for stream in streams {
        visitor.say(Speech.call(Keep.change, on: stream, token: token, request: nil))
        visitor.say(Speech.message(bytes, leaving: bytes / 4, on: stream))
      }
      let pieces = bytes / 4 / piece - 1
      try await stay(visitor, until: end, every: every) { turn in
        guard turn / requests < pieces else { return }
        visitor.say(Speech.piece(piece, isLast: false, on: streams[turn % requests]))
      }
    case .unreadLists(let count, let bytes, _, let drips):
      for _ in 0..<count {
        let size = Speech.number(UInt32(bytes))
        visitor.say(Speech.call(Keep.list, on: visitor.nextStream(), token: token, request: size))
      }
      try await stay(visitor, until: end, every: .seconds(4)) { _ in
        if drips { visitor.say(Speech.credit(1, on: 0)) }
      }
    case .unreadWatches(let count, let bytes):
      for _ in 0..<count {
        let size = Speech.number(UInt32(bytes))
        visitor.say(Speech.call(Keep.watch, on: visitor.nextStream(), token: token, request: size))
      }
      try await stay(visitor, until: end)
    case .orphans(let requests, let bytes, let leaves):
      for _ in 0..<requests {
        let stream = visitor.nextStream()
        visitor.say(Speech.call(Keep.ponder, on: stream, token: token, request: nil))
        visitor.say(Speech.message(bytes, on: stream))
        try await loop.sleep(for: .milliseconds(100))
        if !leaves { visitor.say(Speech.cancel(stream)) }
      }
    case .knocks(let method, let bytes, let priority, let every):
      try await stay(visitor, until: end, every: every) { _ in
        let request = method == Keep.list ? Speech.number(UInt32(bytes)) : []
        let stream = visitor.nextStream()
        visitor.say(
          Speech.call(method, on: stream, token: token, request: request, priority: priority)
        )
      }
    case .hammers(let bytes, let every):
      try await stay(visitor, until: end, every: every) { _ in
        let stream = visitor.nextStream()
        visitor.say(Speech.call(Keep.change, on: stream, token: token, request: nil))
        visitor.say(Speech.message(bytes, on: stream))
      }
    }
  }

  /// Waits, and does something meanwhile, as long as the connection lasts.
  private func stay(
    _ visitor: Visitor,
    until end: MonotonicInstant,
    every time: Duration = .milliseconds(500),
    _ work: (Int) -> Void = { _ in }
  ) async throws {
    var turn = 0
    while visitor.isOpen, loop.now < end {
      work(turn)
      turn += 1
      try await loop.sleep(for: time)
    }
  }
}
#endif
