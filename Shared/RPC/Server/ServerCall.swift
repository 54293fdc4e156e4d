import Wire

/// One call as its handler sees it: what was asked for, by whom, and how long there is.
///
/// Calls that a handler makes inherit its deadline, its trace and its cancellation by themselves. The
/// call is the executor of its handler's tasks, child tasks among them, which is how they find it: a
/// task-local value would cost each call as much as reading its request. It runs them on its loop.
///
/// Unchecked `Sendable`: touched on the loop of its connection only, where handlers run too.
package final class ServerCall: TaskContext, TimerTarget, TaskExecutor, @unchecked Sendable {
  /// The task of a handler.
  ///
  /// It throws nothing. Started as one that may, it costs 600 instructions less: what never throws is
  /// wrapped twice.
  package typealias Handler = Task<Void, any Error>

  override var call: ServerCall? { self }

  /// The call that the current task serves, as its handler or a child of that.
  package static var current: ServerCall? {
    let executor: AnyObject? = withUnsafeCurrentTask {
      $0?.unownedTaskExecutor?.asTaskExecutor()
    }
    return executor as? ServerCall
  }

  package var method: MethodDescriptor { registered.descriptor }
  // What is small stands together: 152 bytes in all, for which the allocator has a short way.
  /// The lower of the contract's class and the caller's wish.
  package let priority: Priority
  /// Nothing more can be sent: the end was sent, or the stream is gone.
  @exclusivity(unchecked) var hasEnded = false
  /// It counts among the handlers that run: its request is here.
  @exclusivity(unchecked) var isCounted = false
  /// A handler was started and has not returned.
  @exclusivity(unchecked) var isHandlerRunning = false
  /// The handler has returned, and its end is being sent.
  @exclusivity(unchecked) var isReturning = false
  /// The call is over and its handler still runs.
  @exclusivity(unchecked) var isOrphan = false
  /// Interceptors were told how it went.
  @exclusivity(unchecked) var isReported = false
  /// When the time is over; `nil`: never.
  package let deadline: MonotonicInstant?
  /// What ``RegisteredMethod/start`` is given is compressed.
  @exclusivity(unchecked) var isRequestCompressed = false
  /// Its handler has returned, and its reply waits to be sent; nothing works for it.
  @exclusivity(unchecked) var isReplying = false
  /// The caller reads compressed replies.
  @exclusivity(unchecked) var acceptsCompressed = false
  let streamID: UInt32
  /// When the call was read.
  package let startedAt: MonotonicInstant
  package let metadata: Metadata
  /// What goes with the end of the call.
  @exclusivity(unchecked) package private(set) var trailers = Metadata()
  /// What it has in common with the other calls of its connection.
  let origin: CallOrigin
  /// Where it came from and is answered, until that is closed; strong, because weak costs more.
  @exclusivity(unchecked) var connection: ServerConnection?
  /// What serves it.
  let registered: RegisteredMethod
  @exclusivity(unchecked) private var deadlineTimer = TimerID.none
  @exclusivity(unchecked) var handler: Handler?
  @exclusivity(unchecked) private var waiters: [UnsafeContinuation<Void, Never>] = []
  /// What a raw handler of a method with one reply sent; it leaves with the end.
  @exclusivity(unchecked) var rawReply: [UInt8]?
  /// Memory that its one request takes while its handler runs, where that is more than a frame's.
  @exclusivity(unchecked) private(set) var requestBytes = 0
  /// What came of a stream of requests; `nil` for methods that take one.
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
  /// The peer proved that it is a process of this installation; only then is `daybook-*` true.
  package var isPeerTrusted: Bool { origin.isPeerTrusted }
  /// The peer's address as text, for limits by address and for logs.
  package var peer: String { origin.peer }

  /// Where it stands in its caller's trace, or in a new one that begins with it.
  ///
  /// Made when it is asked for, and the same each time; calls that a handler makes carry the trace
  /// on by themselves.
  package var trace: TraceParent { origin.trace(metadata, of: streamID) }

  /// The time that is left; `nil`: without end.
  ///
  /// Never negative.
  package var remaining: Duration? {
    deadline.map { max(.zero, $0 - loop.now) }
  }

  /// Bytes of one request, as it is when nothing is compressed; 0 when there is nobody any more who sends one.
  var longestRequest: Int {
    let longest = registered.descriptor.longestRequest(isTrusted: origin.isPeerTrusted)
    return min(connection?.maximumMessage ?? 0, longest)
  }

  /// What its handler has of its caller, and nobody else counts once the call is over.
  private var keptBytes: Int { requestBytes + metadata.countedSize }

  /// Its one request takes so many bytes, or more.
  func has(request bytes: Int) { requestBytes = max(requestBytes, bytes) }

  /// The call is over and its handler runs on, with what it has.
  func becomeOrphan() {
    isOrphan = true
    origin.book(keptBytes)
  }

  /// Its handler has returned, after all.
  func orphanReturned() {
    origin.book(-keptBytes)
    origin.orphanReturned()
  }

  /// A stream without a deadline, or with one so far away, has no end of its own: a drain ends it, and its
  /// reader resumes.
  ///
  /// What watches health may end at any time.
  func isEndless(within time: Duration, _ now: MonotonicInstant) -> Bool {
    guard registered.descriptor.kind != .unary, !isHealthWatch else { return isHealthWatch }
    return deadline.map { $0 - now > time } ?? true
  }

  /// Its reader goes on from where it is with the next process.
  var isResumable: Bool { method.isResumable && method != Router.unknown }

  /// Its caller watches whether this end is well, which is no use of a connection.
  var isHealthWatch: Bool { method == RPCV1.Health.Methods.watch }

  /// Adds to the trailing metadata.
  ///
  /// The last call for a key wins.
  package func setTrailer(_ key: String, _ value: String) {
    trailers[key] = value
  }

  /// Adds one entry to the trailing metadata and keeps those that are there.
  package func appendTrailer(_ entry: Metadata.Entry) {
    trailers.append(entry)
  }

  /// Sends leading metadata now: "accepted, live".
  ///
  /// It commits the call, so nobody repeats it.
  package func sendHead(_ metadata: Metadata = [:]) {
    guard !hasEnded else { return }
    connection?.sendHead(self, metadata)
  }

  // MARK: The handler's life

  package func enqueue(_ job: consuming ExecutorJob) {
    loop.enqueue(job, on: asUnownedTaskExecutor(), self)
  }

  /// Reads the request and runs the handler.
  ///
  /// The bytes are valid during this call only.
  func start(with request: EncodedSource) {
    registered.start(self, request)
  }

  func armDeadline() {
    // Its reply may be there and wait for credit.
    guard let deadline, !isReported else { return }
    deadlineTimer = loop.arm(at: deadline, self, cookie: 0)
  }

  func disarmDeadline() {
    loop.disarm(deadlineTimer)
  }

  func timerFired(_ cookie: UInt64) {
    waitsFor?.giveUp(.deadline, .deadlineExceeded)
    // Also when the reply is there and waits for credit: nobody waits for it any more.
    guard !isReported else { return }
    connection?.fail(self, .deadlineExceeded)
  }

  /// Ends a call with its one reply; `write` fills exactly the bytes it is given.
  func finish(replyBytes: Int, write: (EncodingPlace) -> Void) {
    guard !hasEnded, let connection else { return }
    connection.finish(self, replyBytes: replyBytes, write: write)
  }

  /// Ends the call before a handler began, or where there is none.
  package func refuse(_ error: RPCError) {
    guard !hasEnded else { return }
    connection?.fail(self, error)
  }

  /// Tells the handler that nobody waits any more.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    handler?.cancel()
    waitsFor?.cancel()
    inbox?.wake()
    wake()
  }

  // MARK: Sending

  /// Waits until it is worth asking again whether a message has gone out.
  ///
  /// - Throws: `CancellationError` when the call is over, or the task that waits was cancelled.
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

  /// Lets those who wait look again.
  func wake() {
    guard !waiters.isEmpty else { return }
    let woken = waiters
    waiters.removeAll()
    for waiter in woken { waiter.resume() }
  }
}
