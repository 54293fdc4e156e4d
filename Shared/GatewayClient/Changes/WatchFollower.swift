package import GatewayContracts
package import RPC

/// A result of following the gateway's changes.
package enum WatchSignal: Sendable {
  /// An event, a heartbeat, or the status of a service that cannot be followed.
  case response(GatewayV1.WatchResponse)
  /// The connection was lost and is being restored.
  case lost(RPCError)
  /// It was restored; nothing was missed.
  case resumed
}

/// Follows the gateway's changes across broken connections, each change once.
///
/// It keeps the last cursor and resumes from there:
///
/// ```text
///           open ──first answer──▶ following ──error that may pass──▶ lost
///            ▲ │                       │                               │
///            │ └──5 errors──▶ throws ◀─┴──any other error              │
///            └──────────────────── pause, growing to 10 s ─────────────┘
/// ```
///
/// One reader at a time.
package final class WatchFollower {
  /// Short, because a person is waiting; it grows, because the gateway may be starting.
  private static let firstPause = Duration.milliseconds(200)
  private static let longestPause = Duration.seconds(10)
  /// The longest delay that a refusal may request.
  private static let longestWait = Duration.seconds(60)

  private let gateway: GatewayConnection
  private let kinds: [String]
  private let deadline: MonotonicInstant?
  /// The cursor to resume from; empty before the first message.
  package private(set) var cursor: [UInt8]
  private var replies: ReplyStream<GatewayV1.WatchResponse>.Iterator?
  private var waiting: GatewayV1.WatchResponse?
  private var hasBeenOpen = false
  private var isLost = false
  private var failures = 0
  /// The delay that the last refusal requested.
  private var retryAfter = Duration.zero

  /// Follows a gateway.
  ///
  /// - Parameters:
  ///   - gateway: the connection.
  ///   - cursor: where to begin; empty for changes from now on.
  ///   - kinds: only these kinds of change; empty for all.
  ///   - limit: how long to follow in total; `nil`: without a limit.
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

  /// The time left; `nil` without a limit.
  private var remaining: Duration? { deadline.map { $0 - gateway.loop.now } }
  /// Whether the limit has passed, so that ``next()`` throws only for that.
  package var isOver: Bool { remaining.map { $0 <= .zero } ?? false }

  /// The next signal; without a limit it never ends by itself.
  ///
  /// - Throws: errors that a retry cannot fix, as `cursor_expired` or a revoked token; any error
  ///   once the follower ``isOver``.
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
        // The server is draining; its successor will be reachable soon.
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

  /// - Returns: the signal for the reader; `nil` if there is no news.
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
