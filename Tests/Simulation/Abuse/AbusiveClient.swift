#if DEBUG
import RPC

/// A client that opens many connections to exhaust the server's limits.
struct AbusiveClient: Sendable {
  /// Its authentication.
  enum Identity: Sendable {
    case noToken, wrongToken
    case lostDevices([Token])

    func token(of connection: Int) -> String? {
      switch self {
      case .noToken: nil
      case .wrongToken: "x-\(connection)"
      case .lostDevices(let tokens): tokens[connection % tokens.count].text
      }
    }
  }

  let plan: Plan
  let network: MemoryTransport
  private var loop: EventLoop { network.loop }

  func run() async throws {
    try await withThrowingTaskGroup { group in
      for connection in 0..<plan.connections {
        group.addTask { try await runConnection(connection) }
      }
      try await group.waitForAll()
    }
  }

  private func runConnection(_ connection: Int) async throws {
    let end = loop.now + plan.end
    try await loop.sleep(for: plan.begin + .milliseconds(connection))
    var round = connection
    while loop.now < end {
      let attack = plan.attacks[round % plan.attacks.count]
      let client = try await connect(connection, attack)
      let leaves = min(end, loop.now + plan.stays)
      let token = plan.identity.token(of: connection)
      if plan.isServedFirst, attack != .silence {
        let stream = client.nextStream()
        client.send(RawFrames.call(TargetServer.ask, on: stream, token: token, request: []))
        _ = await client.end(of: stream, within: .seconds(2))
      }
      try await play(attack, client, token: token, until: leaves)
      client.disconnect()
      round += 1
      try await loop.sleep(for: plan.returns)
    }
  }

  private func connect(_ connection: Int, _ attack: AttackKind) async throws -> RawClient {
    var (reading, credit) = (RawClient.Reading.withoutCredit, 65_536)
    switch attack {
    case .silence: credit = 0
    case .unreadLists(_, _, let reads, _): (reading, credit) = (reads, 16_384)
    case .unreadWatches: (reading, credit) = (.never, 1 << 20)
    default: break
    }
    let host = plan.hosts[connection % plan.hosts.count]
    return try await .connect(
      from: host,
      to: TargetServer.address,
      over: network,
      reading,
      credit: credit
    )
  }

  private func play(
    _ attack: AttackKind,
    _ client: RawClient,
    token: String?,
    until end: MonotonicInstant
  ) async throws {
    switch attack {
    case .silence: try await stay(client, until: end)
    case .halfFrame:
      client.send(RawFrames.halfFrame)
      try await stay(client, until: end)
    case .heldRequests(let requests, let bytes, let piece, let every):
      let streams = (0..<requests).map { _ in client.nextStream() }
      for stream in streams {
        client.send(RawFrames.call(TargetServer.change, on: stream, token: token, request: nil))
        client.send(RawFrames.message(bytes, leaving: bytes / 4, on: stream))
      }
      let pieces = bytes / 4 / piece - 1
      try await stay(client, until: end, every: every) { turn in
        guard turn / requests < pieces else { return }
        client.send(RawFrames.piece(piece, isLast: false, on: streams[turn % requests]))
      }
    case .unreadLists(let count, let bytes, _, let drips):
      for _ in 0..<count {
        let size = RawFrames.number(UInt32(bytes))
        client.send(
          RawFrames.call(TargetServer.list, on: client.nextStream(), token: token, request: size)
        )
      }
      try await stay(client, until: end, every: .seconds(4)) { _ in
        if drips { client.send(RawFrames.credit(1, on: 0)) }
      }
    case .unreadWatches(let count, let bytes):
      for _ in 0..<count {
        let size = RawFrames.number(UInt32(bytes))
        client.send(
          RawFrames.call(TargetServer.watch, on: client.nextStream(), token: token, request: size)
        )
      }
      try await stay(client, until: end)
    case .abandonedCalls(let requests, let bytes, let leaves):
      for _ in 0..<requests {
        let stream = client.nextStream()
        client.send(RawFrames.call(TargetServer.ponder, on: stream, token: token, request: nil))
        client.send(RawFrames.message(bytes, on: stream))
        try await loop.sleep(for: .milliseconds(100))
        if !leaves { client.send(RawFrames.cancel(stream)) }
      }
    case .repeatedCalls(let method, let bytes, let priority, let every):
      try await stay(client, until: end, every: every) { _ in
        let request = method == TargetServer.list ? RawFrames.number(UInt32(bytes)) : []
        let stream = client.nextStream()
        client.send(
          RawFrames.call(method, on: stream, token: token, request: request, priority: priority)
        )
      }
    case .repeatedRequests(let bytes, let every):
      try await stay(client, until: end, every: every) { _ in
        let stream = client.nextStream()
        client.send(RawFrames.call(TargetServer.change, on: stream, token: token, request: nil))
        client.send(RawFrames.message(bytes, on: stream))
      }
    }
  }

  /// Repeats `work` until the time ends or the connection is closed.
  private func stay(
    _ client: RawClient,
    until end: MonotonicInstant,
    every time: Duration = .milliseconds(500),
    _ work: (Int) -> Void = { _ in }
  ) async throws {
    var turn = 0
    while client.isOpen, loop.now < end {
      work(turn)
      turn += 1
      try await loop.sleep(for: time)
    }
  }
}
#endif
