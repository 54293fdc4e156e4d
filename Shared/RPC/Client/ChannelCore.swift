import Wire

/// A channel's connections, and the calls that wait for one.
///
/// It connects when there is a call. A call that cannot be written waits here, in a bounded queue,
/// as long as its deadline allows. If no address works it fails at once, unless it waits for a
/// connection or for a server that has just gone. It and its connections hold each other until it
/// is closed: a weak reference would cost each call more than its bookkeeping.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
final class ChannelCore: CallCarrier, @unchecked Sendable {
  /// One of several addresses.
  private struct Way {
    let subchannel: Subchannel
    /// When it last failed; `nil`: it has not since an address last worked.
    var failedAt: MonotonicInstant?

    /// The least is tried next.
    var lastTurn: Int64 { failedAt?.nanoseconds ?? .min }
  }

  let transport: any Transport
  let settings: ChannelSettings
  let loop: EventLoop
  /// The address of a server with one address; otherwise `nil`.
  @exclusivity(unchecked) private var only: Subchannel?
  @exclusivity(unchecked) private var several: [Way] = []
  @exclusivity(unchecked) private var turn = 0
  /// `nil`: no call waits.
  @exclusivity(unchecked) private var waiting: WaitingCalls?
  /// Since when calls have found no connection to a server that answered before; `nil` while there
  /// is one.
  @exclusivity(unchecked) private var goneSince: MonotonicInstant?
  /// How long a missing server may take to return, or to start; `nil`: it is not expected.
  @ConnectionLimits.PossibleTime private var absenceTime: Duration?
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var bucket = RetryBucket()
  @exclusivity(unchecked) var tally = ChannelTally()
  /// Doubled when a server finds it too short (`too_many_pings`).
  @ConnectionLimits.Time private(set) var keepaliveTime: Duration

  init(addresses: [Address], transport: any Transport, settings: ChannelSettings) {
    self.transport = transport
    self.settings = settings
    loop = transport.loop
    keepaliveTime = settings.keepaliveTime
    absenceTime = settings.firstStartTime
    if addresses.count == 1 {
      only = Subchannel(self, addresses[0])
    } else {
      several = addresses.map { Way(subchannel: Subchannel(self, $0)) }
    }
  }

  /// From any thread.
  func close() {
    loop.perform { [self] in
      guard !isClosed else { return }
      isClosed = true
      let calls = waiting?.all ?? []
      waiting = nil
      for call in calls { call.giveUp(.givenUp, .peerUnavailable("the channel was closed")) }
      for way in ways { way.close() }
    }
  }

  // MARK: Calls

  func start(_ call: OutgoingCall) {
    precondition(call.loop === loop, "a call of another loop")
    if !settings.interceptors.isEmpty {
      do {
        for interceptor in settings.interceptors {
          try interceptor.intercept(call.method, &call.options)
        }
      } catch {
        return call.fail(RPCError(describing: error))
      }
      for interceptor in settings.interceptors { call.add(interceptor) }
    }
    guard call.method.isCallable else { return call.fail(.invalidMethod) }
    guard call.options.metadata.isEmpty || call.options.metadata.mistake == nil else {
      return call.fail(.invalidMetadata)
    }
    guard call.begin() else { return }
    if let policy = settings.hedging, let unary = call as? UnaryCall, call.options.isRetried,
      call.method.hasNoSideEffects
    {
      Hedge(unary, over: self, policy).start()
    } else {
      carry(call)
    }
  }

  /// Writes the call, or queues it until that is possible.
  func carry(_ call: OutgoingCall) {
    guard !isClosed else { return call.fail(.peerUnavailable("the channel was closed")) }
    if noneWaits, let connection = pick() { return connection.start(call) }
    noteAbsence()
    connect()
    if let failure = commonFailure(since: loop.now), !isPatient(call) {
      failed(call, .peerUnavailable(failure))
    } else {
      keep(call)
    }
  }

  /// The connection that a call can be written to at once, if no interceptor has to see it.
  func straightWay(for method: MethodDescriptor) -> ClientConnection? {
    guard !isClosed, noneWaits, settings.interceptors.isEmpty,
      settings.hedging == nil || !method.hasNoSideEffects
    else { return nil }
    return pick()
  }

  private func keep(_ call: OutgoingCall) {
    guard !call.isOver else { return }
    // A returning call is not refused: it was admitted before, and connections bound their number.
    guard call.neverLeft || hasRoom(for: call) else {
      let (count, bytes) = waitingLoad
      let words = "\(count) calls with \(bytes) bytes wait for \(address)"
      return call.fail(.overloaded(words))
    }
    call.carrier = self
    if call.neverLeft { queue.putBack(call, loop.now) } else { queue.append(call, loop.now) }
    if let end = endOfPatience(call), end > loop.now { failIfWaiting(call, at: end) }
  }

  /// Whether one more may wait; a single one may be as large as any message.
  private func hasRoom(for call: OutgoingCall) -> Bool {
    guard let waiting, waiting.count > 0 else { return settings.maximumWaiting > 0 }
    return waiting.count < settings.maximumWaiting
      && waiting.bytes + call.requestBytes <= settings.maximumWaitingBytes
  }

  /// No call waits for a connection or a free stream.
  @inline(__always)
  private var noneWaits: Bool { waiting?.isEmpty ?? true }

  /// Calls that wait, and the bytes of their requests.
  var waitingLoad: (calls: Int, bytes: Int) { (waiting?.count ?? 0, waiting?.bytes ?? 0) }

  /// The queue, for one more call.
  private var queue: WaitingCalls {
    let queue = waiting ?? WaitingCalls()
    waiting = queue
    return queue
  }

  /// Frees the queue when it is empty; most channels never have a waiting call.
  private func freeEmptyQueue() {
    if waiting?.count == 0 { waiting = nil }
  }

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    waiting?.remove(call)
    freeEmptyQueue()
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

  // MARK: Choosing an address

  var addresses: [Address] { ways.map(\.address) }
  /// The first of them.
  var address: Address { only?.address ?? several[0].subchannel.address }
  var ways: [Subchannel] { only.map { [$0] } ?? several.map(\.subchannel) }

  /// A connection that accepts a call now.
  private func pick() -> ClientConnection? {
    if let only { return only.free }
    switch settings.balancing {
    case .pickFirst:
      for way in ways {
        if let connection = way.free { return connection }
      }
    case .roundRobin:
      connect()
      for step in ways.indices {
        let index = (turn + step) % ways.count
        guard let connection = ways[index].free else { continue }
        turn = index + 1
        return connection
      }
    }
    return nil
  }

  /// Connects where that may help: to all addresses, or to the one that was not tried or failed
  /// longest ago.
  private func connect() {
    switch settings.balancing {
    case .roundRobin:
      for way in ways where way.isIdle { way.connect() }
    case .pickFirst:
      if let only { return only.connect() }
      guard several.allSatisfy({ $0.subchannel.isIdle || $0.subchannel.failure != nil }) else {
        return
      }
      let idle = several.filter(\.subchannel.isIdle)
      idle.min { $0.lastTurn < $1.lastTurn }?.subchannel.connect()
    }
  }

  /// Finds out whether no address works.
  ///
  /// Each of several addresses is tried once for a call, even while it is in its backoff.
  ///
  /// - Parameter start: when a call began to wait for one.
  /// - Returns: why none works; `nil`: one does, or may.
  private func commonFailure(since start: MonotonicInstant) -> String? {
    if let only { return only.failure }
    var last: String?
    for way in several {
      if let failure = way.subchannel.failure {
        last = failure
      } else {
        guard let failedAt = way.failedAt, failedAt >= start else { return nil }
      }
    }
    return last
  }

  /// A call is over, which may leave a stream for a waiting one.
  func ended(on connection: ClientConnection, isWell: Bool = false) {
    if isWell, !bucket.isFull { bucket.succeeded() }
    connection.closeIfUnused()
    hasRoom()
  }

  /// Starts the next waiting call: one is over, or its output was written.
  @inline(__always)
  func hasRoom() {
    if !noneWaits { startWaiting() }
  }

  /// An address began to work, or stopped.
  func changed(_ way: Subchannel) {
    if way.isReady {
      (goneSince, absenceTime) = (nil, settings.returnTime)
      for index in several.indices { several[index].failedAt = nil }
    } else if way.failure != nil, let index = several.firstIndex(where: { $0.subchannel === way }) {
      several[index].failedAt = loop.now
    }
    startWaiting()
    guard !noneWaits else { return }
    noteAbsence()
    connect()
    failWaiting()
  }

  private func startWaiting() {
    while let call = waiting?.first {
      guard !call.isOver else {
        waiting?.removeFirst()
        continue
      }
      guard let connection = pick() else { return }
      waiting?.removeFirst()
      connection.start(call)
    }
    freeEmptyQueue()
  }

  /// Ends the calls for which no address works.
  private func failWaiting() {
    var why = ""
    let calls = waiting?.remove { call, since in
      guard !isPatient(call), let failure = commonFailure(since: since) else { return false }
      why = failure
      return true
    }
    freeEmptyQueue()
    for call in calls ?? [] { failed(call, .peerUnavailable(why)) }
  }

  // MARK: A missing server

  /// The server has been gone so briefly that it may be restarting.
  var expectsReturn: Bool {
    guard let goneSince, let absenceTime else { return false }
    return loop.now - goneSince < absenceTime
  }

  /// A connection was lost with calls on it.
  func brokeUnderCalls() { noteAbsence() }

  /// A call found no connection, or its connection was lost.
  private func noteAbsence() {
    guard goneSince == nil, absenceTime != nil, !ways.contains(where: \.isReady) else { return }
    goneSince = loop.now
  }

  /// The call waits although no address works.
  private func isPatient(_ call: OutgoingCall) -> Bool {
    call.options.waitsForConnection || endOfPatience(call).map { $0 > loop.now } ?? false
  }

  /// Until when the call waits for a missing server; `nil`: it does not, or without a limit.
  private func endOfPatience(_ call: OutgoingCall) -> MonotonicInstant? {
    guard call.options.waitsForReturn, !call.options.waitsForConnection, let goneSince,
      let absenceTime
    else { return nil }
    let end = goneSince + absenceTime
    return call.lastMoment.map { min($0, end) } ?? end
  }

  /// Ends the call at this time, if it still waits and no address works.
  private func failIfWaiting(_ call: OutgoingCall, at end: MonotonicInstant) {
    loop.schedule(after: end - loop.now) { [self, weak call] in
      if call?.isOver == false { failWaiting() }
    }
  }

  /// A server has ended its connection for PING violations.
  func askedTooOften(_ address: Address) {
    keepaliveTime = min(keepaliveTime * 2, .seconds(3_600))
    let seconds = Int(keepaliveTime / .seconds(1))
    settings.onTrouble?(
      address,
      "it refused our PINGs as too frequent; the interval is now \(seconds) s"
    )
  }

  // MARK: Retries

  /// A written attempt has failed.
  ///
  /// A call that did not run is repeated once, at once or after the server's delay. One of which
  /// nothing was sent is repeated as often as that happens.
  func attemptFailed(_ call: OutgoingCall, _ error: RPCError) {
    guard error.isUnprocessed, error.retryAfter == nil, error.retryable != false,
      !call.wasRepeated || call.neverLeft, !call.isCommitted, !call.isOver,
      call.isRepeatable, !isClosed
    else { return failed(call, error) }
    call.again = .untouched
    if call.neverLeft { call.comesBack() } else { call.wasRepeated = true }
    carry(call)
  }

  /// Retries the call if the policy allows it, or fails it.
  private func failed(_ call: OutgoingCall, _ error: RPCError) {
    guard let policy = settings.retry, call.options.isRetried, !call.isHedged, !call.isOver else {
      return call.fail(error)
    }
    let remaining = call.deadline.map { $0 - loop.now }
    if let remaining, policy.isAtLimit(error, remaining: remaining) {
      return waitAtLimit(call, error, policy, remaining)
    }
    noteFailure(error, isRepeatable: policy.isRepeatable(error))
    guard !call.isCommitted, call.isRepeatable, call.isSafeToRepeat || error.isUnprocessed,
      allowsRetry, !isClosed
    else { return call.fail(error) }
    let decision = policy.decision(
      error,
      attempt: call.attempt,
      step: call.delays,
      remaining: remaining,
      factor: loop.randomFactor(in: RetryPolicy.jitter)
    )
    guard case .wait(let delay) = decision, pauses(call) else { return call.fail(error) }
    call.noteAmbiguity(after: error)
    call.attempt += 1
    call.delays = error.retryAfter == nil ? call.delays + 1 : 1
    carry(call, after: delay)
  }

  /// Retries a call that a limit refused, or fails it.
  private func waitAtLimit(
    _ call: OutgoingCall,
    _ error: RPCError,
    _ policy: RetryPolicy,
    _ remaining: Duration
  ) {
    call.refusals += 1
    let decision = policy.decision(
      atLimit: error,
      refusals: call.refusals,
      remaining: remaining,
      factor: loop.randomFactor(in: RetryPolicy.jitter)
    )
    guard case .wait(let delay) = decision, !call.isCommitted, call.isRepeatable, !isClosed,
      pauses(call)
    else { return call.fail(error) }
    carry(call, after: delay)
  }

  /// Sends a call again after a delay, unless its caller gives up.
  private func carry(_ call: OutgoingCall, after delay: Duration) {
    call.carrier = self
    loop.schedule(after: delay) { [self] in
      guard goesOn(call) else { return }
      call.again = .retried
      carry(call)
    }
  }

  /// Queues a call during the delay before its next attempt.
  ///
  /// - Returns: false if there is no room.
  func pauses(_ call: OutgoingCall) -> Bool {
    guard hasRoom(for: call) else { return false }
    queue.pause(call)
    return true
  }

  /// The delay is over.
  ///
  /// - Returns: whether the call was still waiting.
  @discardableResult
  func goesOn(_ call: OutgoingCall) -> Bool {
    let waited = waiting?.resume(call) ?? false
    freeEmptyQueue()
    return waited
  }

  /// Whether the retry budget allows another attempt.
  var allowsRetry: Bool { bucket.allowsRetry }

  /// Retryable failures, and those with `retryable = false`, cost budget.
  func noteFailure(_ error: RPCError, isRepeatable: Bool) {
    if isRepeatable || error.retryable == false { bucket.failed() }
  }
}
