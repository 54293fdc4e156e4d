/// When a failed call is repeated, and how long to wait before that: a rule without a clock.
///
/// - Source: gRFC A6 with numbers for a household: 5 attempts, 100 ms growing by 1.6 up to 5 s, jitter
///   0.8 to 1.2. A6 and not the comment in its proto, which still says 0 to 1.
package struct RetryPolicy: Sendable, Hashable {
  /// No policy makes more attempts than this.
  package static let mostAttempts = 5
  /// What a delay is multiplied with.
  package static let jitter = 0.8..<1.2

  /// The first one counts; at most ``mostAttempts``.
  package var maximumAttempts = RetryPolicy.mostAttempts
  @ConnectionLimits.Time package var firstDelay = Duration.milliseconds(100)
  package var growth = 1.6
  @ConnectionLimits.Time package var longestDelay = Duration.seconds(5)
  /// What is worth repeating when the error itself says nothing about it.
  package var codes: Set<StatusCode> = [.unavailable]
  /// A call that a limit refused before anything of it ran is repeated until its deadline, as the server
  /// says when; such a refusal is no attempt and costs no trust.
  package var waitsAtLimits = false
  /// The longest wait that is added to the server's own, for calls that are refused again.
  @ConnectionLimits.Time package var longestLimitDelay = Duration.seconds(1)

  /// What to do about one failed attempt.
  package enum Decision: Hashable, Sendable {
    case giveUp
    case wait(Duration)
  }

  package init() {}

  /// Decides about the attempt with this number, 1 for the first.
  ///
  /// Whether the call may be repeated at all is its owner's question.
  /// - Parameters:
  ///   - error: how the attempt failed.
  ///   - attempt: its number.
  ///   - step: the number of the delay, when a server's own wish began the delays anew.
  ///   - remaining: what is left of the caller's time; `nil`: no limit.
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
  /// The first wait is the server's own. Who is refused again waits longer each time, for many callers who
  /// wait for the same room would come back together, and all but one in vain.
  /// - Parameters:
  ///   - error: the refusal.
  ///   - refusals: how often a limit refused the call, this time included.
  ///   - remaining: what is left of the caller's time.
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

  /// Whether a limit refused the call before anything of it ran, said when there is room, and this policy waits
  /// for that.
  package func isAtLimit(_ error: RPCError, remaining: Duration?) -> Bool {
    waitsAtLimits && remaining != nil && error.code == .resourceExhausted && error.isUnprocessed
      && error.retryAfter != nil && error.retryable != false
  }

  /// Whether repeating the call could help at all.
  package func isRepeatable(_ error: RPCError) -> Bool {
    if let retryable = error.retryable { return retryable }
    return codes.contains(error.code) || error.retryAfter != nil
  }

  /// The wait with this number, 1 for the one after the first attempt; jitter left out.
  package func delay(number: Int) -> Duration {
    var delay = firstDelay
    for _ in 1..<max(1, number) { delay = min(delay * growth, longestDelay) }
    return delay
  }
}

/// How much trust a server has left: many failures in a row end all retries for a while.
///
/// Retries that are not made fail at once; they do not wait for trust to come back.
package struct RetryBucket: Sendable {
  package static let capacity = 100.0
  package static let costOfFailure = 1.0
  package static let gainOfSuccess = 0.1

  private var tokens = RetryBucket.capacity

  package init() {}

  /// Whether a retry may be made now.
  package var allowsRetry: Bool { tokens > RetryBucket.capacity / 2 }
  var isFull: Bool { tokens == RetryBucket.capacity }

  package mutating func failed() {
    tokens = max(0, tokens - RetryBucket.costOfFailure)
  }

  package mutating func succeeded() {
    tokens = min(RetryBucket.capacity, tokens + RetryBucket.gainOfSuccess)
  }
}

/// Sending a call again before it has failed, because one slow server must not make people wait.
///
/// For unary methods without side effects only: several of the attempts may run.
package struct HedgingPolicy: Sendable, Hashable {
  /// The first one counts; at most ``RetryPolicy/mostAttempts``.
  package var maximumAttempts = 2
  /// Between two attempts, when none has failed.
  @ConnectionLimits.Time package var delay = Duration.milliseconds(500)
  /// Failures after which the others go on, and the next begins at once; any other ends the call.
  package var nonFatalCodes: Set<StatusCode> = [.unavailable, .resourceExhausted]

  package init() {}
}
