import Wire

/// A call for its handler: method, caller and deadline.
///
/// Calls that a handler makes inherit its deadline, trace and cancellation. The call is the
/// executor of its handler's tasks, including child tasks, which is how they find it: a task-local
/// value would cost as much as decoding the request. It runs them on its loop.
///
/// Unchecked `Sendable`: touched on the loop of its connection only, where handlers run too.
package final class ServerCall: TaskContext, TimerTarget, TaskExecutor, @unchecked Sendable {
  /// The task of a handler.
  ///
  /// It never throws, but a task that may throw costs 600 instructions less, because one that
  /// cannot is wrapped twice.
  package typealias Handler = Task<Void, any Error>

  override var call: ServerCall? { self }

  /// The call of the current task, which is its handler or a child of that.
  package static var current: ServerCall? {
    let executor: AnyObject? = withUnsafeCurrentTask {
      $0?.unownedTaskExecutor?.asTaskExecutor()
    }
    return executor as? ServerCall
  }

  package var method: MethodDescriptor { registered.descriptor }
  // Small fields together: 152 bytes in all, for which the allocator has a fast path.
  /// The lower of the contract's class and the caller's.
  package let priority: Priority
  /// Nothing more can be sent: END was sent, or the stream is gone.
  @exclusivity(unchecked) var hasEnded = false
  /// It counts as running: its one request is complete, or it has a stream of requests.
  @exclusivity(unchecked) var isCounted = false
  /// A handler was started and has not returned.
  @exclusivity(unchecked) var isHandlerRunning = false
  /// The handler has returned, and END is being sent.
  @exclusivity(unchecked) var isReturning = false
  /// The call is over and its handler still runs.
  @exclusivity(unchecked) var isOrphan = false
  /// Interceptors have received the outcome.
  @exclusivity(unchecked) var isReported = false
  /// The deadline; `nil`: none.
  package let deadline: MonotonicInstant?
  /// The request for ``RegisteredMethod/start`` is compressed.
  @exclusivity(unchecked) var isRequestCompressed = false
  /// The handler has returned, and the reply waits to be sent.
  @exclusivity(unchecked) var isReplying = false
  /// The caller accepts compressed replies.
  @exclusivity(unchecked) var acceptsCompressed = false
  let streamID: UInt32
  /// When CALL was read.
  package let startedAt: MonotonicInstant
  package let metadata: Metadata
  /// The trailing metadata.
  @exclusivity(unchecked) package private(set) var trailers = Metadata()
  /// What it shares with the other calls of its connection.
  let origin: CallOrigin
  /// The connection, until it is closed; strong, because weak references cost more.
  @exclusivity(unchecked) var connection: ServerConnection?
  /// The method and its handler.
  let registered: RegisteredMethod
  @exclusivity(unchecked) private var deadlineTimer = TimerID.none
  @exclusivity(unchecked) var handler: Handler?
  @exclusivity(unchecked) private var waiters: [UnsafeContinuation<Void, Never>] = []
  /// The one reply of a raw handler; it is sent with END.
  @exclusivity(unchecked) var rawReply: [UInt8]?
  /// Memory of its request while its handler runs, if that is more than a frame's.
  @exclusivity(unchecked) private(set) var requestBytes = 0
  /// The received messages of a request stream; `nil` for methods with one request.
  @exclusivity(unchecked) private(set) var inbox: RequestInbox?

  init(
    _ method: RegisteredMethod,
    metadata: Metadata,
    origin: CallOrigin,
    priority: Priority,
    deadline: MonotonicInstant?,
    streamID: UInt32,
    connection: ServerConnection?,
    startedAt: MonotonicInstant? = nil
  ) {
    registered = method
    self.metadata = metadata
    self.origin = origin
    self.priority = priority
    self.deadline = deadline
    self.streamID = streamID
    self.connection = connection
    self.startedAt =
      startedAt ?? (connection == nil ? origin.loop.now : origin.loop.turnTime)
    super.init()
    if method.descriptor.kind.takesMany { inbox = RequestInbox() }
  }

  /// A call without a connection, for tests of handlers.
  package convenience init(
    method: MethodDescriptor,
    metadata: Metadata = [:],
    loop: EventLoop,
    isPeerTrusted: Bool = true,
    timeout: Duration? = nil
  ) {
    self.init(
      RegisteredMethod(descriptor: method) { _, _ in },
      metadata: metadata,
      origin: CallOrigin(
        loop: loop,
        isPeerTrusted: isPeerTrusted,
        peer: "test",
        record: nil,
        shares: nil,
        share: nil,
        traceSeed: 1
      ),
      priority: method.priority,
      deadline: timeout.map { loop.now + $0 },
      streamID: 1,
      connection: nil
    )
  }

  package var loop: EventLoop { origin.loop }
  /// The peer is trusted; only then is `daybook-*` metadata true.
  package var isPeerTrusted: Bool { origin.isPeerTrusted }
  /// The peer's address as text, for rate limits and logs.
  package var peer: String { origin.peer }

  /// The call's place in its caller's trace, or in a new one.
  ///
  /// Computed on access, the same each time. Calls that a handler makes continue the trace by
  /// themselves.
  package var trace: TraceParent { origin.trace(metadata, of: streamID) }

  /// The time left, never negative; `nil`: no deadline.
  package var remaining: Duration? {
    deadline.map { max(.zero, $0 - loop.now) }
  }

  /// The longest request in bytes, uncompressed; 0 when the connection is closed.
  var longestRequest: Int {
    let longest = registered.descriptor.longestRequest(isTrusted: origin.isPeerTrusted)
    return min(connection?.maximumMessage ?? 0, longest)
  }

  /// Bytes of its caller that its handler holds, which count here once the call is over.
  private var keptBytes: Int { requestBytes + metadata.countedSize }

  /// Records that its request takes at least so many bytes.
  func has(request bytes: Int) { requestBytes = max(requestBytes, bytes) }

  /// The call is over while its handler runs.
  func becomeOrphan() {
    isOrphan = true
    origin.countOrphaned(keptBytes)
  }

  /// The handler has returned after the call's end.
  func orphanReturned() {
    origin.countOrphaned(-keptBytes)
    origin.orphanReturned()
  }

  /// Whether it is a stream that a drain has to end: without a deadline, or with one further away
  /// than `time`.
  ///
  /// Its reader resumes. A health watch may end at any time.
  func isEndless(within time: Duration, _ now: MonotonicInstant) -> Bool {
    guard registered.descriptor.kind != .unary, !isHealthWatch else { return isHealthWatch }
    return deadline.map { $0 - now > time } ?? true
  }

  /// Its reader can resume with the next process.
  var isResumable: Bool { method.isResumable && method != Router.unknown }

  /// A watch of this process's health, which does not count as use of the connection.
  var isHealthWatch: Bool { method == RPCV1.Health.Methods.watch }

  /// Sets an entry of the trailing metadata; the last value of a key wins.
  package func setTrailer(_ key: String, _ value: String) {
    trailers[key] = value
  }

  /// Adds an entry to the trailing metadata and keeps those of the same key.
  package func appendTrailer(_ entry: Metadata.Entry) {
    trailers.append(entry)
  }

  /// Sends HEAD now.
  ///
  /// The call was accepted and must not be retried.
  package func sendHead(_ metadata: Metadata = [:]) {
    guard !hasEnded else { return }
    connection?.sendHead(self, metadata)
  }

  // MARK: The handler's life

  package func enqueue(_ job: consuming ExecutorJob) {
    loop.enqueue(job, on: asUnownedTaskExecutor(), self)
  }

  /// Decodes the request and runs the handler.
  ///
  /// The bytes are valid during this call only.
  func start(with request: EncodedSource) {
    registered.start(self, request)
  }

  func armDeadline() {
    // Also while its reply waits for credit.
    guard let deadline, !isReported else { return }
    deadlineTimer = loop.arm(at: deadline, self, cookie: 0)
  }

  func disarmDeadline() {
    loop.disarm(deadlineTimer)
  }

  func timerFired(_ cookie: UInt64) {
    waitsFor?.giveUp(.deadline, .deadlineExceeded)
    // Also while its reply waits for credit: its reader is gone.
    guard !isReported else { return }
    connection?.fail(self, .deadlineExceeded)
  }

  /// Ends a call with its one reply; `write` fills exactly the bytes it is given.
  func finish(replyBytes: Int, write: (EncodingPlace) -> Void) {
    guard !hasEnded, let connection else { return }
    connection.finish(self, replyBytes: replyBytes, write: write)
  }

  /// Ends the call before its handler began, or where there is none.
  package func refuse(_ error: RPCError) {
    guard !hasEnded else { return }
    connection?.fail(self, error)
  }

  /// Cancels the handler.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    handler?.cancel()
    waitsFor?.cancel()
    inbox?.wake()
    wake()
  }

  // MARK: Sending

  /// Waits until the message before may have been sent.
  ///
  /// - Throws: `CancellationError` when the call is over, or the waiting task was cancelled.
  func waitForRoom() async throws {
    if hasEnded || isCancelled { throw CancellationError() }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiters.append(continuation) }
      }
    } onCancel: {
      loop.perform { [self] in wake() }
    }
    if hasEnded || isCancelled || Task.isCancelled { throw CancellationError() }
  }

  /// Resumes waiting senders.
  func wake() {
    guard !waiters.isEmpty else { return }
    let woken = waiters
    waiters.removeAll()
    for waiter in woken { waiter.resume() }
  }
}
