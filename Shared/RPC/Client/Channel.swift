/// The way to one server: connects when there is something to say, and again when it was lost.
///
/// ```text
///   idle ── a call ──▶ connecting ── open ──▶ ready ── lost, GOAWAY ──▶ idle
///     ▲                    │
///     └── time over ── backoff ◀── failed     calls fail at once with `peer_unavailable`
/// ```
///
/// A call that cannot be written yet waits here, in a queue with an end, as long as its deadline
/// allows. Unchecked `Sendable`: everything mutable is touched on the loop only.
package final class Channel: CallChannel, CallCarrier, @unchecked Sendable {
  private enum State {
    case idle
    case connecting
    case ready(ClientConnection)
    /// The last attempt failed; the next may begin then.
    case backoff
    case closed
  }

  package let address: Address
  package let transport: any Transport
  package let settings: ChannelSettings
  package let loop: EventLoop
  private var state = State.idle
  private var waiting: [OutgoingCall] = []
  private var failures = 0
  private var lastFailure = ""
  private var attempt: Task<Void, Never>?

  package init(
    address: Address,
    transport: any Transport,
    settings: ChannelSettings = ChannelSettings()
  ) {
    self.address = address
    self.transport = transport
    self.settings = settings
    loop = transport.loop
  }

  /// A channel that nobody holds any more has nobody to answer.
  deinit {
    guard case .ready(let connection) = state else { return }
    loop.perform { connection.close() }
  }

  /// Ends the connection and every call.
  ///
  /// From any thread; the channel cannot be used afterwards.
  package func close() {
    loop.perform { [self] in
      let connection = current
      state = .closed
      attempt?.cancel()
      failWaiting(.peerUnavailable("the channel was closed"), all: true)
      connection?.close()
    }
  }

  private var current: ClientConnection? {
    if case .ready(let connection) = state { connection } else { nil }
  }

  // MARK: Calls

  package func start(_ call: OutgoingCall) {
    do {
      for interceptor in settings.interceptors {
        try interceptor.intercept(call.method, &call.options)
      }
    } catch {
      return call.fail(RPCError(describing: error))
    }
    call.interceptors = settings.interceptors
    guard call.options.metadata.mistake == nil else {
      return call.fail(.invalidMetadata)
    }
    if call.begin() { carry(call) }
  }

  /// Writes the call, or keeps it until that is possible.
  private func carry(_ call: OutgoingCall) {
    switch state {
    case .ready(let connection):
      guard !connection.isLeaving else {
        state = .idle
        return carry(call)
      }
      if waiting.isEmpty, connection.hasFreeStream { connection.start(call) } else { keep(call) }
    case .idle:
      keep(call)
      connect()
    case .connecting: keep(call)
    case .backoff:
      if call.options.waitsForConnection {
        keep(call)
      } else {
        call.fail(.peerUnavailable(lastFailure))
      }
    case .closed: call.fail(.peerUnavailable("the channel was closed"))
    }
  }

  private func keep(_ call: OutgoingCall) {
    guard !call.isOver else { return }
    guard waiting.count < settings.maximumWaiting else {
      return call.fail(.overloaded("\(settings.maximumWaiting) calls wait for \(address)"))
    }
    call.carrier = self
    waiting.append(call)
  }

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    waiting.removeAll { $0 === call }
  }

  func taken(_ call: OutgoingCall, cost: Int) {}

  func canSend(_ call: OutgoingCall) -> Bool { false }

  func send(
    _ call: OutgoingCall,
    bytes: Int,
    write: (UnsafeMutableRawBufferPointer) -> Void
  ) {}

  func finish(_ call: OutgoingCall) -> Bool { false }

  /// Repeats a call that never ran, once and at once, unless the server wants time.
  ///
  /// - Returns: false when the caller has to hear the error.
  func repeats(_ call: OutgoingCall, _ error: RPCError) -> Bool {
    guard error.isUnprocessed, error.retryAfter == nil, !call.wasRepeated, !call.isOver,
      call.isRepeatable
    else { return false }
    call.wasRepeated = true
    carry(call)
    return true
  }

  /// Writes calls that waited for a stream.
  func streamFreed(_ connection: ClientConnection) {
    connection.closeIfUnused()
    guard case .ready(let ready) = state, ready === connection else { return }
    startWaiting(on: connection)
  }

  private func startWaiting(on connection: ClientConnection) {
    var started = 0
    while started < waiting.count, connection.hasFreeStream, !connection.isLeaving {
      let call = waiting[started]
      started += 1
      if !call.isOver { connection.start(call) }
    }
    if started > 0 { waiting.removeFirst(started) }
  }

  private func failWaiting(_ error: RPCError, all: Bool) {
    let failed = waiting.filter { all || !$0.options.waitsForConnection }
    waiting.removeAll { all || !$0.options.waitsForConnection }
    for call in failed { call.fail(error) }
  }

  // MARK: Connecting

  private func connect() {
    state = .connecting
    let started = loop.now
    attempt = Task.immediateDetached(executorPreference: loop) { [self] in
      do {
        let link = try await transport.connect(to: address, within: settings.connectTimeout)
        let left = settings.connectTimeout - (loop.now - started)
        open(link, within: max(left, .milliseconds(1)))
      } catch {
        failed("\(error)")
      }
    }
  }

  private func open(_ link: Link, within time: Duration) {
    guard case .connecting = state else { return link.close("the channel was closed") }
    let greeter = ClientGreeter(self, link, settings: settings, within: time) { [weak self] in
      switch $0 {
      case .success(let connection): self?.opened(connection)
      case .failure(let fault): self?.failed(fault.description)
      }
    }
    greeter.start()
  }

  private func opened(_ connection: ClientConnection) {
    guard case .connecting = state else { return connection.close() }
    failures = 0
    state = .ready(connection)
    startWaiting(on: connection)
  }

  private func failed(_ why: String) {
    guard case .connecting = state else { return }
    state = .backoff
    lastFailure = why
    failures += 1
    loop.schedule(after: backoff()) { [weak self] in self?.backoffOver() }
    failWaiting(.peerUnavailable(why), all: false)
  }

  private func backoffOver() {
    guard case .backoff = state else { return }
    state = .idle
    if !waiting.isEmpty { connect() }
  }

  private func backoff() -> Duration {
    var seconds = settings.firstBackoff / .seconds(1)
    let longest = settings.longestBackoff / .seconds(1)
    for _ in 0..<min(failures - 1, 64) { seconds *= 1.6 }
    return .seconds(min(seconds, longest) * loop.randomFactor(in: 0.8..<1.2))
  }

  /// The connection takes no more calls, or is gone.
  func lost(_ connection: ClientConnection) {
    guard case .ready(let ready) = state, ready === connection else { return }
    state = .idle
    if !waiting.isEmpty { connect() }
  }
}
