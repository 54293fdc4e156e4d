import Wire

/// A channel's connections and the calls that wait for one.
///
/// It connects when there is something to say. A call that cannot be written yet waits here, in a
/// queue with an end, as long as its deadline allows; when no address works it fails at once, unless
/// it waits for a connection, or for a moment for a server that has just gone. Its connections hold it
/// and it holds them, until it is closed: a weak reference costs each call more than its bookkeeping.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
final class ChannelCore: CallCarrier, @unchecked Sendable {
  /// The way to one of several addresses.
  private struct Way {
    let subchannel: Subchannel
    /// When no call could be made there, since any address worked; `nil`: it was not tried.
    var failedAt: MonotonicInstant?

    /// Whose is least is tried next.
    var lastTurn: Int64 { failedAt?.nanoseconds ?? .min }
  }

  let transport: any Transport
  let settings: ChannelSettings
  let loop: EventLoop
  /// Of a server with one address, the way there; else all of them.
  @exclusivity(unchecked) private var only: Subchannel?
  @exclusivity(unchecked) private var several: [Way] = []
  @exclusivity(unchecked) private var turn = 0
  /// `nil`: no call waits for anything.
  @exclusivity(unchecked) private var waiting: WaitingCalls?
  /// Since when calls have found no connection to a server that was there; `nil` while there is one.
  @exclusivity(unchecked) private var goneSince: MonotonicInstant?
  /// How long a server may be gone and still come; `nil`: it is not expected.
  @ConnectionLimits.PossibleTime private var absenceTime: Duration?
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var bucket = RetryBucket()
  @exclusivity(unchecked) var tally = ChannelTally()
  /// Doubled when a server finds it too short.
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

  /// Writes the call, or keeps it until that is possible.
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

  /// Where a call can be written at once that nobody needs to look at.
  func straightWay(for method: MethodDescriptor) -> ClientConnection? {
    guard !isClosed, noneWaits, settings.interceptors.isEmpty,
      settings.hedging == nil || !method.hasNoSideEffects
    else { return nil }
    return pick()
  }

  private func keep(_ call: OutgoingCall) {
    guard !call.isOver else { return }
    // Who comes back waited before those who wait, and is no more than a connection holds.
    guard call.neverLeft || hasRoom(for: call) else {
      let (count, bytes) = waitingLoad
      let words = "\(count) calls with \(bytes) bytes wait for \(address)"
      return call.fail(.overloaded(words))
    }
    call.carrier = self
    if call.neverLeft { line.putBack(call, loop.now) } else { line.append(call, loop.now) }
    if let end = endOfPatience(call), end > loop.now { failIfWaiting(call, at: end) }
  }

  /// Whether one more may wait; a single one may be as large as any message.
  private func hasRoom(for call: OutgoingCall) -> Bool {
    guard let waiting, waiting.count > 0 else { return settings.maximumWaiting > 0 }
    return waiting.count < settings.maximumWaiting
      && waiting.bytes + call.requestBytes <= settings.maximumWaitingBytes
  }

  /// None waits for a connection or a free stream.
  @inline(__always)
  private var noneWaits: Bool { waiting?.isEmpty ?? true }

  /// Calls that wait, and the bytes of their requests.
  var waitingLoad: (calls: Int, bytes: Int) { (waiting?.count ?? 0, waiting?.bytes ?? 0) }

  /// Those that wait, with one more soon.
  private var line: WaitingCalls {
    let line = waiting ?? WaitingCalls()
    waiting = line
    return line
  }

  /// Most channels have none that waits, and keep no memory for it.
  private func forgetNone() {
    if waiting?.count == 0 { waiting = nil }
  }

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    waiting?.remove(call)
    forgetNone()
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

  /// A connection that takes a call now.
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

  /// Connects where that may help: everywhere, or to the first address that was not tried, or else was longest ago.
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

  /// Looks whether no address works; of several each is asked once, however soon it could be asked again.
  ///
  /// - Parameter start: when somebody began to wait for one.
  /// - Returns: why not; `nil`: one does, or may.
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

  /// A call is over, which may leave room for one that waits.
  func ended(on connection: ClientConnection, isWell: Bool = false) {
    if isWell, !bucket.isFull { bucket.succeeded() }
    connection.closeIfUnused()
    hasRoom()
  }

  /// Another call may be made, if one waits: one is over, or what it left was written.
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
    forgetNone()
  }

  /// Ends the calls for which no address works.
  private func failWaiting() {
    var why = ""
    let calls = waiting?.remove { call, since in
      guard !isPatient(call), let failure = commonFailure(since: since) else { return false }
      why = failure
      return true
    }
    forgetNone()
    for call in calls ?? [] { failed(call, .peerUnavailable(why)) }
  }

  // MARK: A server that is gone

  /// The server has been gone for so short a time that it may be starting again.
  var expectsReturn: Bool {
    guard let goneSince, let absenceTime else { return false }
    return loop.now - goneSince < absenceTime
  }

  /// A connection went, and what was under way with it.
  func brokeUnderCalls() { noteAbsence() }

  /// A call found no connection, or what it found is gone.
  private func noteAbsence() {
    guard goneSince == nil, absenceTime != nil, !ways.contains(where: \.isReady) else { return }
    goneSince = loop.now
  }

  /// The call waits although no address works.
  private func isPatient(_ call: OutgoingCall) -> Bool {
    call.options.waitsForConnection || endOfPatience(call).map { $0 > loop.now } ?? false
  }

  /// Until when the call waits for a server that is gone; `nil`: it does not, or as long as it may.
  private func endOfPatience(_ call: OutgoingCall) -> MonotonicInstant? {
    guard call.options.waitsForReturn, !call.options.waitsForConnection, let goneSince,
      let absenceTime
    else { return nil }
    let end = goneSince + absenceTime
    return call.lastMoment.map { min($0, end) } ?? end
  }

  /// Ends the call then, if it is still here and no address works.
  private func failIfWaiting(_ call: OutgoingCall, at end: MonotonicInstant) {
    loop.schedule(after: end - loop.now) { [self, weak call] in
      if call?.isOver == false { failWaiting() }
    }
  }

  /// A server said that it was asked too often whether it is alive.
  func askedTooOften(_ address: Address) {
    keepaliveTime = min(keepaliveTime * 2, .seconds(3_600))
    let seconds = Int(keepaliveTime / .seconds(1))
    settings.onTrouble?(
      address,
      "it was asked too often whether it is alive: now after \(seconds) s"
    )
  }

  // MARK: Repeating

  /// An attempt that was written has failed.
  ///
  /// A call that never ran is repeated once and at once, unless the server wants time; one that never left, as
  /// often as that happens.
  func attemptFailed(_ call: OutgoingCall, _ error: RPCError) {
    guard error.isUnprocessed, error.retryAfter == nil, error.retryable != false,
      !call.wasRepeated || call.neverLeft, !call.isCommitted, !call.isOver,
      call.isRepeatable, !isClosed
    else { return failed(call, error) }
    call.again = .untouched
    if call.neverLeft { call.comesBack() } else { call.wasRepeated = true }
    carry(call)
  }

  /// Repeats the call when the policy says so, or tells its caller.
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
    call.doubts(after: error)
    call.attempt += 1
    call.delays = error.retryAfter == nil ? call.delays + 1 : 1
    carry(call, after: delay)
  }

  /// Repeats a call that a limit refused, or tells its caller.
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

  /// Sends a call once more, unless its caller gives up meanwhile.
  private func carry(_ call: OutgoingCall, after delay: Duration) {
    call.carrier = self
    loop.schedule(after: delay) { [self] in
      guard goesOn(call) else { return }
      call.again = .retried
      carry(call)
    }
  }

  /// Keeps a call among those that wait, until the delay before its next attempt is over.
  ///
  /// - Returns: false where there is no room for it.
  func pauses(_ call: OutgoingCall) -> Bool {
    guard hasRoom(for: call) else { return false }
    line.pause(call)
    return true
  }

  /// The delay is over.
  ///
  /// - Returns: whether the call still waited for it.
  @discardableResult
  func goesOn(_ call: OutgoingCall) -> Bool {
    let waited = waiting?.resume(call) ?? false
    forgetNone()
    return waited
  }

  /// Whether the server is trusted enough to be asked again.
  var allowsRetry: Bool { bucket.allowsRetry }

  /// Failures that could be repeated, and a server's "do not repeat", cost trust.
  func noteFailure(_ error: RPCError, isRepeatable: Bool) {
    if isRepeatable || error.retryable == false { bucket.failed() }
  }
}
