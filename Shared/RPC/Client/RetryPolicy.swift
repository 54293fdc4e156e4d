/// When a failed call is repeated, and after which delay: a rule without a clock.
///
/// - Source: gRFC A6 with numbers for a household: 5 attempts, 100 ms growing by 1.6 up to 5 s,
///   jitter 0.8 to 1.2. The text of A6 holds, not the comment in its proto, which still says 0 to
///   1.
package struct RetryPolicy: Sendable, Hashable {
  /// The limit of attempts for every policy.
  package static let mostAttempts = 5
  /// The range of the factor of a delay.
  package static let jitter = 0.8..<1.2

  /// Includes the first attempt; at most ``mostAttempts``.
  package var maximumAttempts = RetryPolicy.mostAttempts
  @ConnectionLimits.Time package var firstDelay = Duration.milliseconds(100)
  package var growth = 1.6
  @ConnectionLimits.Time package var longestDelay = Duration.seconds(5)
  /// Codes to retry when the error itself does not say.
  package var codes: Set<StatusCode> = [.unavailable]
  /// Repeats a call that a limit refused before anything ran, until its deadline and after the
  /// server's delay.
  ///
  /// Such a refusal is no attempt and costs no budget.
  package var waitsAtLimits = false
  /// The longest delay that is added to the server's, for a call that is refused again.
  @ConnectionLimits.Time package var longestLimitDelay = Duration.seconds(1)

  /// What to do after a failed attempt.
  package enum Decision: Hashable, Sendable {
    case giveUp
    case wait(Duration)
  }

  package init() {}

  /// Decides after the attempt with this number, 1 for the first.
  ///
  /// Whether the call may be repeated at all is its owner's decision.
  ///
  /// - Parameters:
  ///   - error: how the attempt failed.
  ///   - attempt: its number.
  ///   - step: the number of the delay; a server's own delay restarts it.
  ///   - remaining: the caller's time left; `nil`: no limit.
  ///   - factor: a random number from ``jitter``.
  /// - Returns: to give up, or how long to wait.
  package func decision(
    _ error: RPCError,
    attempt: Int,
    step: Int? = nil,
    remaining: Duration?,
    factor: Double
  ) -> Decision {
    guard attempt < min(maximumAttempts, Self.mostAttempts), isRepeatable(error) else {
      return .giveUp
    }
    let delay = error.retryAfter ?? self.delay(number: step ?? attempt) * factor
    if let remaining, delay >= remaining { return .giveUp }
    return .wait(delay)
  }

  /// Decides about a call that a limit refused (``isAtLimit(_:remaining:)``).
  ///
  /// The first delay is the server's. It grows with each refusal, because many callers that wait
  /// for the same slot would return together.
  ///
  /// - Parameters:
  ///   - error: the refusal.
  ///   - refusals: how often a limit refused the call, this time included.
  ///   - remaining: the caller's time left.
  ///   - factor: a random number from ``jitter``.
  /// - Returns: to give up, or how long to wait.
  package func decision(
    atLimit error: RPCError,
    refusals: Int,
    remaining: Duration,
    factor: Double
  ) -> Decision {
    let told = error.retryAfter ?? .zero
    guard told < remaining else { return .giveUp }
    guard refusals > 1 else { return .wait(told) }
    let delay = max(told, min(delay(number: refusals - 1), longestLimitDelay) * factor)
    return .wait(delay < remaining ? delay : told)
  }

  /// Whether a limit refused the call before anything ran, with a delay, and this policy waits for
  /// it.
  package func isAtLimit(_ error: RPCError, remaining: Duration?) -> Bool {
    waitsAtLimits && remaining != nil && error.code == .resourceExhausted && error.isUnprocessed
      && error.retryAfter != nil && error.retryable != false
  }

  /// Whether repeating the call could help at all.
  package func isRepeatable(_ error: RPCError) -> Bool {
    if let retryable = error.retryable { return retryable }
    return codes.contains(error.code) || error.retryAfter != nil
  }

  /// The delay with this number, 1 for the one after the first attempt, without jitter.
  package func delay(number: Int) -> Duration {
    var delay = firstDelay
    for _ in 1..<max(1, number) { delay = min(delay * growth, longestDelay) }
    return delay
  }
}

/// The retry budget of a server: many failures in a row end all retries for a while.
///
/// A call without budget fails at once; it does not wait.
package struct RetryBucket: Sendable {
  package static let capacity = 100.0
  package static let costOfFailure = 1.0
  package static let gainOfSuccess = 0.1

  private var tokens = RetryBucket.capacity

  package init() {}

  /// Whether a retry is allowed now.
  package var allowsRetry: Bool { tokens > RetryBucket.capacity / 2 }
  var isFull: Bool { tokens == RetryBucket.capacity }

  package mutating func failed() {
    tokens = max(0, tokens - RetryBucket.costOfFailure)
  }

  package mutating func succeeded() {
    tokens = min(RetryBucket.capacity, tokens + RetryBucket.gainOfSuccess)
  }
}

/// Sends a call again before it has failed, so that one slow server does not delay its caller.
///
/// For unary methods without side effects only: several attempts may run.
package struct HedgingPolicy: Sendable, Hashable {
  /// Includes the first attempt; at most ``RetryPolicy/mostAttempts``.
  package var maximumAttempts = 2
  /// The delay between two attempts if none has failed.
  @ConnectionLimits.Time package var delay = Duration.milliseconds(500)
  /// Failures after which the other attempts continue and the next begins at once.
  ///
  /// Any other failure ends the call.
  package var nonFatalCodes: Set<StatusCode> = [.unavailable, .resourceExhausted]

  package init() {}
}
