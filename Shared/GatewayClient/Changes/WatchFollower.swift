package import GatewayContracts
package import RPC

/// What following the gateway's changes gives, one after the other.
package enum WatchSignal: Sendable {
  /// An event, a heartbeat, or news of a service that cannot be followed.
  case response(GatewayV1.WatchResponse)
  /// The connection broke; it is being tried again.
  case lost(RPCError)
  /// It is back; nothing was missed.
  case resumed
}

/// Follows the gateway's changes across broken connections, each change once.
///
/// It keeps the last cursor and begins again from there:
/// ```text
///           open ──first answer──▶ following ──error that may pass──▶ lost
///            ▲ │                       │                               │
///            │ └──5 errors──▶ throws ◀─┴──any other error              │
///            └──────────────────── pause, growing to 10 s ─────────────┘
/// ```
/// One reader at a time.
package final class WatchFollower {
  /// Short, because a person is waiting; growing, because the gateway may be starting.
  private static let firstPause = Duration.milliseconds(200)
  private static let longestPause = Duration.seconds(10)
  /// The most that a refusal may ask for.
  private static let longestWait = Duration.seconds(60)

  private let gateway: GatewayConnection
  private let kinds: [String]
  private let deadline: MonotonicInstant?
  /// Where to go on from; empty before anything came.
  package private(set) var cursor: [UInt8]
  private var replies: ReplyStream<GatewayV1.WatchResponse>.Iterator?
  private var waiting: GatewayV1.WatchResponse?
  private var hasBeenOpen = false
  private var isLost = false
  private var failures = 0
  /// What the last refusal asked for.
  private var retryAfter = Duration.zero

  /// - Parameters:
  ///   - gateway: where the changes are.
  ///   - cursor: where to begin; empty for what happens from now on.
  ///   - kinds: only these kinds of change; empty for all.
  ///   - limit: how long to follow in all; `nil` follows without end.
  package init(
    _ gateway: GatewayConnection,
    cursor: [UInt8] = [],
    kinds: [String] = [],
    for limit: Duration? = nil
  ) {
    self.gateway = gateway
    self.cursor = cursor
    self.kinds = kinds
    deadline = limit.map { gateway.loop.now + $0 }
  }

  /// What is left of the limit; `nil` without one.
  private var remaining: Duration? { deadline.map { $0 - gateway.loop.now } }
  /// Whether the limit is over, and what ``next()`` throws is only that.
  package var isOver: Bool { remaining.map { $0 <= .zero } ?? false }

  /// The next signal; without a limit it never ends by itself.
  ///
  /// - Throws: what trying again cannot mend, as `cursor_expired` or a revoked token; anything once
  ///   the follower ``isOver``.
  package func next() async throws(RPCError) -> WatchSignal {
    if let waiting {
      self.waiting = nil
      return .response(waiting)
    }
    guard !gateway.isClosed else { throw .clientClosed }
    while true {
      if failures > 0 { try await pause() }
      do {
        if let response = try await nextResponse() { return opened(with: response) }
        // The server is stopping in good order; another one will be there soon.
        if let signal = try failed(.streamEnded) { return signal }
      } catch {
        if let signal = try failed(RPCError(describing: error)) { return signal }
      }
    }
  }

  private func nextResponse() async throws -> GatewayV1.WatchResponse? {
    if replies == nil {
      let request = GatewayV1.WatchRequest(cursor: cursor[...], kinds: kinds)
      let options = CallOptions(timeout: remaining, isRetried: false)
      replies = try await gateway.changes.watch(request, options).makeAsyncIterator()
    }
    return try await replies?.next()
  }

  private func opened(with response: GatewayV1.WatchResponse) -> WatchSignal {
    if !response.cursor.isEmpty { cursor = Array(response.cursor) }
    failures = 0
    hasBeenOpen = true
    guard isLost else { return .response(response) }
    isLost = false
    waiting = response
    return .resumed
  }

  /// - Returns: what to tell the reader; `nil` when that is nothing new.
  private func failed(_ error: RPCError) throws(RPCError) -> WatchSignal? {
    replies = nil
    failures += 1
    retryAfter = error.retryAfter ?? .zero
    let mayPass =
      error.isRetryable
      || [.unavailable, .resourceExhausted, .deadlineExceeded].contains(error.code)
    guard !gateway.isClosed else { throw .clientClosed }
    guard !isOver else { throw error }
    guard mayPass, hasBeenOpen || failures < RetryPolicy.mostAttempts else { throw error }
    guard hasBeenOpen, !isLost else { return nil }
    isLost = true
    return .lost(error)
  }

  private func pause() async throws(RPCError) {
    var pause = WatchFollower.firstPause
    for _ in 1..<max(2, min(failures, 20)) {
      pause = min(pause * RetryPolicy().growth, WatchFollower.longestPause)
    }
    let factor = await gateway.onLoop { $0.randomFactor(in: RetryPolicy.jitter) }
    let wait = max(pause * factor, min(retryAfter, WatchFollower.longestWait))
    try await gateway.sleep(for: remaining.map { min($0, wait) } ?? wait)
  }
}
