import Wire

/// A call for the channel that carries it, independent of its messages.
///
/// A wrapper around a channel may change ``options`` before it starts the call.
///
/// Unchecked `Sendable`: made by its caller, then touched on the channel's loop only.
package class OutgoingCall: TimerTarget, @unchecked Sendable {
  package final let method: MethodDescriptor
  @exclusivity(unchecked) package final var options: CallOptions
  /// The one request; `nil` for a stream of requests.
  final let request: EncodedParts?
  /// The loop of its channel.
  package final let loop: EventLoop
  /// The deadline; `nil`: none.
  @exclusivity(unchecked) private(set) final var deadline: MonotonicInstant?
  /// The caller is a handler, so its end is the end of another call.
  final let isOnBehalf: Bool
  /// The caller's task, if known; its cancellation cancels the call.
  final let context: TaskContext?
  /// It has a timer of its own.
  ///
  /// A forwarded call ends with the call it belongs to, or sooner.
  private final let isTimed: Bool
  /// The trace of the surrounding call.
  final let trace: TraceParent?

  /// Its current carrier, until it is over.
  ///
  /// A carrier ends the call or transfers it before it is released.
  @exclusivity(unchecked) final unowned(unsafe) var carrier: (any CallCarrier)?
  @exclusivity(unchecked) final var streamID: UInt32 = 0
  /// The most bytes of one reply, inflated.
  @exclusivity(unchecked) final var maximumReply = 0
  @exclusivity(unchecked) final var isOver = false
  @exclusivity(unchecked) private final var timer = TimerID.none
  /// Everything that was sent can be sent again.
  var isRepeatable: Bool { true }

  /// It was repeated outside the retry policy, which is done once, after `UNPROCESSED`.
  @exclusivity(unchecked) final var wasRepeated = false
  /// Its connection broke before anything of it was sent.
  @exclusivity(unchecked) final var neverLeft = false
  /// Why it is written again; see ``ChannelTally``.
  @exclusivity(unchecked) final var again = Again.not
  /// The attempt's number under a retry policy.
  @exclusivity(unchecked) final var attempt = 1
  /// The number of the next delay of the policy.
  @exclusivity(unchecked) final var delays = 1
  /// How often a limit refused it before anything ran.
  @exclusivity(unchecked) final var refusals = 0
  /// The failure of an earlier attempt that may have run.
  @exclusivity(unchecked) private final var ambiguity: AmbiguousOutcome?
  /// Part of the answer was received, so it cannot be repeated.
  @exclusivity(unchecked) final var isCommitted = false
  /// One of several attempts, managed by a ``Hedge``.
  @exclusivity(unchecked) final var isHedged = false
  @exclusivity(unchecked) final var head = Metadata()
  private final let startedAt: MonotonicInstant
  /// Receive the outcome; `nil`: there are none, as for most calls.
  @exclusivity(unchecked) final var interceptors: [any ClientInterceptor]?

  /// Why a call is written again.
  enum Again: UInt8 {
    case not
    /// Nothing of it ran.
    case untouched
    case retried
    /// In parallel to another attempt, or after one.
    case hedged
  }

  /// A call of the current task.
  init(
    _ request: EncodedParts?,
    _ method: MethodDescriptor,
    _ options: consuming CallOptions,
    _ loop: EventLoop
  ) {
    self.request = request
    self.method = method
    self.loop = loop
    isTimed = true
    context = loop.contextOfCurrentTask
    let around = context == nil ? loop.callOfCurrentTask : context?.call
    isOnBehalf = around != nil
    trace = around?.trace
    startedAt = loop.now
    self.options = consume options
    deadline = Self.deadline(self.options.timeout, from: startedAt, around?.deadline)
  }

  /// The call that forwards another one, with the rest of its time.
  init(
    passing request: consuming [UInt8],
    of call: borrowing ServerCall,
    _ options: consuming CallOptions
  ) {
    self.request = EncodedParts(request)
    method = call.method
    loop = call.loop
    self.options = consume options
    isTimed = self.options.timeout != nil
    context = nil
    isOnBehalf = true
    trace = call.trace
    startedAt = call.loop.turnTime
    deadline = Self.deadline(self.options.timeout, from: startedAt, call.deadline)
  }

  /// Another attempt of a call, with its deadline.
  init(repeating call: OutgoingCall, attempt: Int) {
    request = call.request
    method = call.method
    options = call.options
    loop = call.loop
    deadline = call.deadline
    isOnBehalf = call.isOnBehalf
    context = nil
    isTimed = true
    trace = call.trace
    startedAt = call.startedAt
    self.attempt = attempt
    isHedged = true
  }

  /// The caller's deadline, or that of the surrounding call if it is earlier.
  private static func deadline(
    _ timeout: Duration?,
    from start: MonotonicInstant,
    _ outer: MonotonicInstant?
  ) -> MonotonicInstant? {
    guard let timeout else { return outer }
    let own = start + timeout
    return outer.map { min(own, $0) } ?? own
  }

  /// Repeating it has no further effect: by contract, or because of its request id.
  final var isSafeToRepeat: Bool {
    method.isIdempotent || method.hasNoSideEffects || options.requestID != nil
  }

  /// Until when it may wait for a missing server, so that half a second, or half of a shorter time,
  /// is left for an answer; `nil`: no limit.
  final var lastMoment: MonotonicInstant? {
    guard let deadline else { return nil }
    let time = deadline - startedAt
    return startedAt + max(time / 2, time - .milliseconds(500))
  }

  // MARK: What a wrapper around a channel may add

  /// Sets the timeout of a call whose caller set none.
  ///
  /// On the loop, before a channel carries the call.
  package final func limit(to timeout: Duration) {
    guard options.timeout == nil else { return }
    deadline = Self.deadline(timeout, from: startedAt, deadline)
  }

  /// Adds an observer of the call's end, which may replace a failure.
  ///
  /// On the loop, before a channel carries the call.
  package final func add(_ interceptor: any ClientInterceptor) {
    interceptors = (interceptors ?? []) + [interceptor]
  }

  // MARK: For subclasses

  /// The next of a stream of requests may be possible now.
  func hasRoom() {}

  /// A stream of requests starts on a new connection: unsent messages are queued again.
  func startsOver() {}

  func received(head: Metadata) {
    self.head = head
  }

  /// One whole message.
  ///
  /// `bytes` are valid during this call only; `cost` is returned to the carrier when the
  /// application has taken the message.
  func received(
    message bytes: UnsafeRawBufferPointer,
    cursor: [UInt8]?,
    cost: Int,
    isCompressed: Bool
  ) {}

  /// One message from fragments, with its memory: it need not be copied.
  func received(_ message: IncomingMessage) {
    message.bytes.withUnsafeBytes {
      received(
        message: $0,
        cursor: message.cursor,
        cost: message.cost,
        isCompressed: message.isCompressed
      )
    }
  }

  /// The last frame was received, with OK.
  ///
  /// `message` is valid during this call only.
  func ended(_ message: UnsafeRawBufferPointer?, isCompressed: Bool, _ trailers: Metadata) {
    if let message {
      received(message: message, cursor: nil, cost: 0, isCompressed: isCompressed)
    }
    succeed { succeeded(trailers) }
  }

  /// The call ended with OK.
  ///
  /// Either this or ``failed(_:)`` is called, once.
  func succeeded(_ trailers: Metadata) {}

  func failed(_ error: RPCError) {}

  // MARK: Lifecycle

  /// Starts the deadline's timer.
  ///
  /// On the loop.
  ///
  /// - Returns: false if the deadline has passed, and the call is over.
  final func begin() -> Bool {
    guard !isOver else { return false }
    guard let deadline else { return true }
    guard deadline > loop.turnTime else {
      fail(late)
      return false
    }
    if isTimed { timer = loop.arm(at: deadline, self, cookie: 0) }
    return true
  }

  final func timerFired(_ cookie: UInt64) {
    giveUp(.deadline, late)
  }

  /// The error of a passed deadline.
  ///
  /// A call without a stream and earlier attempts was never written.
  private final var late: RPCError {
    streamID == 0 && !(carrier is Hedge) ? .expiredUnsent : .deadlineExceeded
  }

  /// Prepares it for another connection, after one on which nothing of it was sent.
  final func comesBack() {
    // Without earlier attempts nothing of it was ever sent, and an error may say so.
    if ambiguity == nil, !wasRepeated { streamID = 0 }
  }

  /// Ends the call for its caller and cancels it on the server.
  final func giveUp(_ reason: CancelReason, _ error: RPCError) {
    guard !isOver else { return }
    let carrier = carrier
    fail(error)
    carrier?.abandon(self, reason)
  }

  /// Ends the call with OK; `tell` notifies its observers.
  @inline(__always) final func succeed(_ tell: () -> Void) {
    guard end() else { return }
    tell()
    if let interceptors { report(nil, to: interceptors) }
  }

  /// An attempt that may have run has failed, and another follows.
  ///
  /// If that one never runs, the outcome of the call is ambiguous.
  final func noteAmbiguity(after error: RPCError) {
    guard !error.isUnprocessed, ambiguity == nil else { return }
    ambiguity = AmbiguousOutcome(error)
  }

  final func fail(_ error: RPCError) {
    guard end() else { return }
    var error = ambiguity?.outcome(insteadOf: error, of: method) ?? error
    if let interceptors { for interceptor in interceptors { interceptor.reword(&error) } }
    failed(error)
    if let interceptors { report(error, to: interceptors) }
  }

  /// - Returns: false if it was already over.
  private final func end() -> Bool {
    guard !isOver else { return false }
    isOver = true
    loop.disarm(timer)
    carrier = nil
    return true
  }

  private func report(_ error: RPCError?, to interceptors: [any ClientInterceptor]) {
    let outcome = CallOutcome(
      code: error?.code ?? .ok,
      error: error,
      took: loop.now - startedAt
    )
    for interceptor in interceptors { interceptor.finished(method, outcome) }
  }

  /// The caller's task was cancelled.
  ///
  /// From any thread.
  final func cancel() {
    loop.perform { [self] in
      giveUp(isOnBehalf ? .callerLeft : .givenUp, .cancelled)
    }
  }
}
