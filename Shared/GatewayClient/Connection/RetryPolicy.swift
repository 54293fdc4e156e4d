package import RPC

/// When a failed call is repeated, and how long to wait before that: a rule without a clock.
///
/// - Source: gRFC A6 with the protocol's numbers: 5 attempts, 100 ms growing by 1.6 up to 5 s, jitter
///   0.8 to 1.2, and a bucket of 100 tokens that stops retries when half of it is used up.
package struct RetryPolicy: Sendable {
  package static let maximumAttempts = 5
  package static let firstDelay = Duration.milliseconds(100)
  package static let growth = 1.6
  package static let longestDelay = Duration.seconds(5)
  package static let jitter = 0.8..<1.2

  /// What to do about one failed attempt.
  package enum Decision: Hashable, Sendable {
    case giveUp
    case wait(Duration)
  }

  package init() {}

  /// Decides about the attempt with this number, 1 for the first.
  ///
  /// Every call of this library may be repeated: those that change something carry a request id,
  /// which stays the same in all attempts, and the others change nothing. `remaining` is what is left
  /// of the caller's time, `nil` for no limit; `factor` is a random number from ``jitter``.
  package func decision(
    _ error: RPCError,
    attempt: Int,
    remaining: Duration?,
    factor: Double
  ) -> Decision {
    guard attempt < Self.maximumAttempts, Self.isRepeatable(error) else { return .giveUp }
    let delay = error.retryAfter ?? Self.delay(beforeAttempt: attempt + 1) * factor
    if let remaining, delay >= remaining { return .giveUp }
    return .wait(delay)
  }

  /// Whether repeating the call could help at all.
  package static func isRepeatable(_ error: RPCError) -> Bool {
    if let retryable = error.retryable { return retryable }
    return error.code == .unavailable || error.retryAfter != nil
  }

  /// The wait before the attempt with this number, jitter left out.
  package static func delay(beforeAttempt attempt: Int) -> Duration {
    var delay = firstDelay
    for _ in 2..<max(2, attempt) { delay = min(delay * growth, longestDelay) }
    return delay
  }
}

/// How much trust a server has left: many failures in a row end all retries for a while.
package struct RetryBucket: Sendable {
  package static let capacity = 100.0
  package static let costOfFailure = 1.0
  package static let gainOfSuccess = 0.1

  private var tokens = RetryBucket.capacity

  package init() {}

  /// Whether a retry may be made now.
  package var allowsRetry: Bool { tokens > RetryBucket.capacity / 2 }

  package mutating func failed() {
    tokens = max(0, tokens - RetryBucket.costOfFailure)
  }

  package mutating func succeeded() {
    tokens = min(RetryBucket.capacity, tokens + RetryBucket.gainOfSuccess)
  }
}
