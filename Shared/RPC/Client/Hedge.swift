import Wire

/// A call for its caller, with the attempts that race for its answer.
///
/// ```text
///   attempt 1 ──────────────────────────▶ answer wins; the others are cancelled
///      └ delay ─▶ attempt 2 ── fails, not fatal ─▶ attempt 3 at once
/// ```
///
/// Unchecked `Sendable`: touched on the loop only.
final class Hedge: CallCarrier, @unchecked Sendable {
  private let call: UnaryCall
  private let channel: ChannelCore
  private let policy: HedgingPolicy
  private var open: [HedgedAttempt] = []
  private var made = 0
  /// The failure of the last attempt that ended; the caller's error if no attempt follows.
  private var failure: RPCError?
  /// A server has forbidden to repeat the call.
  private var isLast = false
  private var next: TimerHandle?
  /// A reference to itself until the call is over: between two attempts there is no other.
  private var held: Hedge?

  init(_ call: UnaryCall, over channel: ChannelCore, _ policy: HedgingPolicy) {
    self.call = call
    self.channel = channel
    self.policy = policy
  }

  func start() {
    held = self
    call.carrier = self
    attemptNext()
  }

  private var mayAttempt: Bool {
    !isLast && made < min(policy.maximumAttempts, RetryPolicy.mostAttempts)
      && (made == 0 || channel.allowsRetry)
  }

  private func attemptNext() {
    next?.cancel()
    next = nil
    channel.goesOn(call)
    // Its channel was closed during the delay.
    guard !call.isOver else { return stop(.givenUp) }
    guard mayAttempt else {
      // Other calls may have used the retry budget during the delay.
      if open.isEmpty, let failure { fail(failure) }
      return
    }
    made += 1
    let attempt = HedgedAttempt(repeating: call, attempt: made, for: self)
    if made > 1 { attempt.again = .hedged }
    open.append(attempt)
    if mayAttempt { attemptNext(after: policy.delay) }
    channel.carry(attempt)
  }

  private func attemptNext(after delay: Duration) {
    next?.cancel()
    next = channel.loop.schedule(after: delay) { [self] in attemptNext() }
  }

  fileprivate func succeeded(_ attempt: HedgedAttempt, _ trailers: Metadata) {
    open.removeAll { $0 === attempt }
    guard !call.isOver else { return }
    call.take(over: attempt, trailers)
    stop(.givenUp)
  }

  fileprivate func failed(_ attempt: HedgedAttempt, _ failure: RPCError) {
    open.removeAll { $0 === attempt }
    guard !call.isOver else { return }
    let isFatal = !policy.nonFatalCodes.contains(failure.code)
    channel.noteFailure(failure, isRepeatable: !isFatal)
    if failure.retryable == false { isLast = true }
    self.failure = failure
    call.noteAmbiguity(after: failure)
    if isFatal || open.isEmpty && !mayAttempt {
      fail(failure)
    } else if let pause = failure.retryAfter {
      // Without a running attempt the call counts among the channel's waiting calls.
      guard !open.isEmpty || channel.pauses(call) else { return fail(failure) }
      attemptNext(after: pause)
    } else {
      attemptNext()
    }
  }

  private func fail(_ failure: RPCError) {
    call.fail(failure)
    stop(.givenUp)
  }

  private func stop(_ reason: CancelReason) {
    held = nil
    next?.cancel()
    next = nil
    channel.goesOn(call)
    let losers = open
    open = []
    for loser in losers { loser.giveUp(reason, .cancelled) }
  }

  // MARK: The caller

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    stop(reason)
  }

  func taken(_ call: OutgoingCall, cost: Int) {}

  func canSend(_ call: OutgoingCall) -> Bool { false }

  func mayGo(_ call: OutgoingCall, bytes: Int) -> Bool { false }

  func send(
    _ call: OutgoingCall,
    bytes: Int,
    write: @escaping @Sendable (EncodingPlace) -> Void
  ) -> OutgoingMessage? { nil }

  func finish(_ call: OutgoingCall) -> Bool { false }
}

/// One of the attempts at a call.
///
/// Unchecked `Sendable`: see ``OutgoingCall``.
private final class HedgedAttempt: UnaryCall, @unchecked Sendable {
  private let hedge: Hedge

  init(repeating call: UnaryCall, attempt: Int, for hedge: Hedge) {
    self.hedge = hedge
    super.init(repeating: call, attempt: attempt)
  }

  override func succeeded(_ trailers: Metadata) {
    guard replyCount == 1 else { return failed(.wrongMessageCount) }
    hedge.succeeded(self, trailers)
  }

  override func failed(_ error: RPCError) {
    hedge.failed(self, error)
  }
}
