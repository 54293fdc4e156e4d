import Wire

/// One call as the channel that carries it sees it, whatever its messages are.
///
/// A wrapper around a channel may change ``options`` before it hands the call on.
///
/// Unchecked `Sendable`: made by its caller, then touched on the channel's loop only.
package class OutgoingCall: TimerTarget, @unchecked Sendable {
  package final let method: MethodDescriptor
  @exclusivity(unchecked) package final var options: CallOptions
  /// The one request; `nil` for a stream of them.
  final let request: EncodedParts?
  /// The loop of the channel that carries it.
  package final let loop: EventLoop
  /// When the caller stops waiting; `nil`: never.
  @exclusivity(unchecked) private(set) final var deadline: MonotonicInstant?
  /// The caller is itself the handler of a call: its end is somebody else's end.
  final let isOnBehalf: Bool
  /// The caller's task, where that is known; through it the call is given up when it is cancelled.
  final let context: TaskContext?
  /// It looks after its time itself; what is passed on ends with the call it belongs to, or sooner.
  private final let isTimed: Bool
  /// The trace of the call around it.
  final let trace: TraceParent?

  /// What carries it now, until it is over; it ends the call, or hands it on, before it goes itself.
  @exclusivity(unchecked) final unowned(unsafe) var carrier: (any CallCarrier)?
  @exclusivity(unchecked) final var streamID: UInt32 = 0
  /// The most bytes of one reply, inflated.
  @exclusivity(unchecked) final var maximumReply = 0
  @exclusivity(unchecked) final var isOver = false
  @exclusivity(unchecked) private final var timer = TimerID.none
  /// Everything that was sent can be sent again.
  var isRepeatable: Bool { true }

  /// Repetitions that no retry policy counts: one, after `UNPROCESSED`.
  @exclusivity(unchecked) final var wasRepeated = false
  /// Its connection broke before anything of it left.
  @exclusivity(unchecked) final var neverLeft = false
  /// Why it is written once more, when it is; see ``ChannelTally``.
  @exclusivity(unchecked) final var again = Again.not
  /// Which attempt of a retry policy this is.
  @exclusivity(unchecked) final var attempt = 1
  /// Which of the policy's delays is next.
  @exclusivity(unchecked) final var delays = 1
  /// How often a limit refused it before anything of it ran.
  @exclusivity(unchecked) final var refusals = 0
  /// How an earlier attempt failed that may have run.
  @exclusivity(unchecked) private final var doubt: Doubt?
  /// Something of the answer came: what follows belongs to it.
  @exclusivity(unchecked) final var isCommitted = false
  /// One of several attempts that somebody else looks after.
  @exclusivity(unchecked) final var isHedged = false
  @exclusivity(unchecked) final var head = Metadata()
  private final let startedAt: MonotonicInstant
  /// Who is told how it went; `nil`: nobody, as for most calls.
  @exclusivity(unchecked) final var interceptors: [any ClientInterceptor]?

  /// Why a call goes out that went out before.
  enum Again: UInt8 {
    case not
    /// Nothing of it ran.
    case untouched
    case retried
    /// Beside another attempt, or after one.
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

  /// The call with which another one is passed on, with what is left of its time.
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

  /// Another attempt of a call, with its time.
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

  /// The caller's own time, or what is left of that of the call around it.
  private static func deadline(
    _ timeout: Duration?,
    from start: MonotonicInstant,
    _ outer: MonotonicInstant?
  ) -> MonotonicInstant? {
    guard let timeout else { return outer }
    let own = start + timeout
    return outer.map { min(own, $0) } ?? own
  }

  /// Doing it twice is like doing it once: the contract says so, or a request id makes it so.
  final var isSafeToRepeat: Bool {
    method.isIdempotent || method.hasNoSideEffects || options.requestID != nil
  }

  /// Until when it may wait for a server that is gone: then there is still time for an answer, half a
  /// second of it, or half of what there was; `nil`: it has no end.
  final var lastMoment: MonotonicInstant? {
    guard let deadline else { return nil }
    let time = deadline - startedAt
    return startedAt + max(time / 2, time - .milliseconds(500))
  }

  // MARK: What a wrapper around a channel may add

  /// The most time the call may take where its caller set no limit.
  ///
  /// On the loop, before a channel carries the call.
  package final func limit(to timeout: Duration) {
    guard options.timeout == nil else { return }
    deadline = Self.deadline(timeout, from: startedAt, deadline)
  }

  /// Adds an observer of how the call ends, which may choose other words for a failure.
  ///
  /// On the loop, before a channel carries the call.
  package final func add(_ interceptor: any ClientInterceptor) {
    interceptors = (interceptors ?? []) + [interceptor]
  }

  // MARK: What a kind of call fills in

  /// The next of a stream of requests may be possible now.
  func hasRoom() {}

  /// A stream of requests begins on a connection: what waited on one before waits again.
  func startsOver() {}

  func received(head: Metadata) {
    self.head = head
  }

  /// One whole message.
  ///
  /// `bytes` are valid during this call only; `cost` goes back to the carrier when the application
  /// has taken it.
  func received(
    message bytes: UnsafeRawBufferPointer,
    cursor: [UInt8]?,
    cost: Int,
    isCompressed: Bool
  ) {}

  /// One message that came in fragments, and is nobody else's: it need not be copied.
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

  /// The last frame came, and says that the call went well.
  ///
  /// `message` is valid during this call only.
  func ended(_ message: UnsafeRawBufferPointer?, isCompressed: Bool, _ trailers: Metadata) {
    if let message {
      received(message: message, cursor: nil, cost: 0, isCompressed: isCompressed)
    }
    succeed { succeeded(trailers) }
  }

  /// The call ended well; of this and ``failed(_:)`` one is called, once.
  func succeeded(_ trailers: Metadata) {}

  func failed(_ error: RPCError) {}

  // MARK: Its life

  /// Begins to watch the time.
  ///
  /// On the loop.
  ///
  /// - Returns: false when nothing is left of it, and the call is over.
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

  /// The time is over; whether it was ever written is known while it has no stream and no attempts.
  private final var late: RPCError {
    streamID == 0 && !(carrier is Hedge) ? .expiredUnsent : .deadlineExceeded
  }

  /// Waits once more for a connection, after one of which nothing left of it.
  final func comesBack() {
    // Then no attempt of it ever went out, and whoever ends it may say so.
    if doubt == nil, !wasRepeated { streamID = 0 }
  }

  /// Ends the call for its caller and tells the server that nobody waits.
  final func giveUp(_ reason: CancelReason, _ error: RPCError) {
    guard !isOver else { return }
    let carrier = carrier
    fail(error)
    carrier?.abandon(self, reason)
  }

  /// Ends the call well; `tell` says so to whom it concerns.
  @inline(__always) final func succeed(_ tell: () -> Void) {
    guard end() else { return }
    tell()
    if let interceptors { report(nil, to: interceptors) }
  }

  /// An attempt failed that may have run, and another follows: if that one never runs, the caller does not
  /// know whether the call did.
  final func doubts(after error: RPCError) {
    guard !error.isUnprocessed, doubt == nil else { return }
    doubt = Doubt(error)
  }

  final func fail(_ error: RPCError) {
    guard end() else { return }
    var error = doubt?.told(insteadOf: error, of: method) ?? error
    if let interceptors { for interceptor in interceptors { interceptor.reword(&error) } }
    failed(error)
    if let interceptors { report(error, to: interceptors) }
  }

  /// - Returns: false when it was over before.
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
