/// The way to one address: connects when asked, and again when the connection was lost.
///
/// ```text
///   idle ── asked ──▶ connecting ── open ──▶ (checking ──▶) ready ── lost, GOAWAY ──▶ idle
///     ▲                   │                       ▲  │
///     └─ time ── backoff ◀┘ failed                └──┴── not serving, or no answer: unwell
///                   ▲                                             │
///                   └────────────── lost, and it never served ────┘
/// ```
///
/// Unchecked `Sendable`: touched on the loop only.
final class Subchannel: @unchecked Sendable {
  private enum State {
    case idle
    case connecting
    /// Open, and its health is not known yet.
    case checking(ClientConnection)
    case ready(ClientConnection)
    /// Open, and the server says that it does not serve, or says nothing.
    case unwell(ClientConnection, String)
    /// The last attempt failed, and why; the next may begin then.
    case backoff(String)
    case closed
  }

  /// Powers of backoff.
  private static let mostFailures: Int32 = 65

  /// Whose way it is, until it is closed.
  private var channel: ChannelCore?
  let address: Address
  private let loop: EventLoop
  @exclusivity(unchecked) private var state = State.idle
  /// Attempts since the last that came to a server that serves, as far as they make a difference.
  private var failures: Int32 = 0
  /// The connection that is there, or was last, came to a server that serves.
  private var hasServed = false
  private var attempt: Task<Void, Never>?
  /// Why the last attempt failed, until one does not.
  private(set) var trouble: String?
  /// Connections that take no more calls, and have some.
  private var leaving: [ClientConnection] = []

  init(_ channel: ChannelCore, _ address: Address) {
    self.channel = channel
    self.address = address
    loop = channel.loop
  }

  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// Calls can be made here, now or when one of them is over.
  var isReady: Bool {
    if case .ready(let connection) = state { !connection.isLeaving } else { false }
  }

  /// Why no call can be made here; `nil` while that is not certain.
  var failure: String? {
    switch state {
    case .backoff(let why): why
    case .unwell(_, let why): why
    case .closed: "the channel was closed"
    case .idle, .connecting, .checking, .ready: nil
    }
  }

  var isShutDown: Bool { if case .closed = state { true } else { false } }

  /// The state by gRPC's name for it.
  var stateName: String {
    switch state {
    case .idle: "idle"
    case .connecting, .checking: "connecting"
    case .ready: "ready"
    case .unwell, .backoff: "transient_failure"
    case .closed: "shutdown"
    }
  }

  /// The connection, if a call can be made on it now.
  var free: ClientConnection? {
    guard case .ready(let connection) = state else { return nil }
    guard !connection.isLeaving else {
      // Its numbers ran out.
      state = .idle
      leaving.append(connection)
      connection.closeIfUnused()
      return nil
    }
    return connection.hasFreeStream ? connection : nil
  }

  /// Those that are open, whether they take calls or not.
  var connections: [ClientConnection] { leaving + (connection.map { [$0] } ?? []) }

  private var connection: ClientConnection? {
    switch state {
    case .checking(let connection), .ready(let connection), .unwell(let connection, _): connection
    case .idle, .connecting, .backoff, .closed: nil
    }
  }

  func close() {
    let connection = connection
    state = .closed
    attempt?.cancel()
    connection?.close()
    for connection in leaving { connection.close() }
    channel = nil
  }

  // MARK: Connecting

  func connect() {
    guard isIdle, let channel else { return }
    state = .connecting
    let started = loop.now
    let (transport, connectTimeout) = (channel.transport, channel.settings.connectTimeout)
    attempt = Task.immediateDetached(executorPreference: loop) { [self] in
      defer { attempt = nil }
      do {
        let link = try await transport.connect(to: address, within: connectTimeout)
        let left = connectTimeout - (loop.now - started)
        open(link, within: max(left, .milliseconds(1)))
      } catch {
        failed("\(error)")
      }
    }
  }

  private func open(_ link: Link, within time: Duration) {
    guard case .connecting = state, let channel else { return link.close("the channel was closed") }
    let greeter = ClientGreeter(channel, self, link, within: time) { [self] in
      switch $0 {
      case .success(let connection): opened(connection)
      case .failure(let fault): failed(fault.description)
      }
    }
    greeter.start()
  }

  private func opened(_ connection: ClientConnection) {
    guard case .connecting = state else { return connection.close() }
    channel?.tally.connections &+= 1
    if let settings = channel?.settings, let service = settings.healthService {
      hasServed = false
      state = .checking(connection)
      watchHealth(of: service, on: connection)
      // Who waits goes on to the next address; an answer is welcome whenever it comes.
      loop.schedule(after: settings.connectTimeout) { [weak self] in self?.checkIsLate(connection) }
    } else {
      served()
      state = .ready(connection)
      channel?.changed(self)
    }
  }

  private func served() {
    hasServed = true
    failures = 0
    trouble = nil
  }

  private func failed(_ why: String) {
    guard case .connecting = state else { return }
    channel?.tally.failures &+= 1
    rest(because: why)
  }

  /// Connects no more for a while.
  private func rest(because why: String) {
    state = .backoff(why)
    trouble = why
    failures = min(failures + 1, Self.mostFailures)
    loop.schedule(after: backoff(after: Int(failures))) { [weak self] in self?.backoffOver() }
    channel?.changed(self)
  }

  private func backoffOver() {
    guard case .backoff = state else { return }
    state = .idle
    channel?.changed(self)
  }

  private func backoff(after failures: Int) -> Duration {
    guard let settings = channel?.settings else { return .zero }
    let longest = settings.longestBackoff / .seconds(1)
    var seconds = min(settings.firstBackoff / .seconds(1), longest)
    for _ in 0..<min(failures - 1, 64) { seconds *= 1.6 }
    return .seconds(min(seconds, longest) * loop.randomFactor(in: 0.8..<1.2))
  }

  /// The connection takes no more calls, or is gone.
  func lost(_ connection: ClientConnection) {
    if connection.isClosed { leaving.removeAll { $0 === connection } }
    guard self.connection === connection else { return }
    if !connection.isClosed { leaving.append(connection) }
    if hasServed, !connection.tookNone {
      state = .idle
    } else if hasServed {
      // They come back, and would for ever and at once.
      rest(because: "\(address) was lost before it took a call")
    } else {
      rest(because: "\(address) was lost before it said that it serves")
    }
    channel?.changed(self)
  }

  // MARK: Health

  /// Follows what the server says about a service, as long as the connection lives.
  ///
  /// A server without health checks is taken to be well; any other end of the answers means unwell,
  /// and they are asked for again.
  private func watchHealth(of service: String, on connection: ClientConnection) {
    let health = RPCV1.HealthClient(ConnectionChannel(loop: loop, connection: connection))
    Task.immediateDetached(executorPreference: loop) { [weak self, loop] in
      var failures = 0
      while !connection.isLeaving {
        do {
          let request = RPCV1.HealthCheckRequest(service: service)
          for try await answer in try await health.watch(request) {
            failures = 0
            self?.heard(from: connection, isServing: answer.status == .serving)
          }
        } catch  where RPCError(describing: error).code == .unimplemented {
          self?.heard(from: connection, isServing: true)
          return
        } catch {}
        guard !connection.isLeaving, let self else { return }
        heard(from: connection, isServing: false)
        failures += 1
        try? await loop.sleep(for: backoff(after: failures))
      }
    }
  }

  private func heard(from connection: ClientConnection, isServing: Bool) {
    guard self.connection === connection else { return }
    let why = "\(address) says that it does not serve"
    if isServing { served() }
    state = isServing ? .ready(connection) : .unwell(connection, why)
    trouble = isServing ? nil : why
    channel?.changed(self)
  }

  private func checkIsLate(_ connection: ClientConnection) {
    guard case .checking(let checked) = state, checked === connection else { return }
    let why = "\(address) does not say whether it serves"
    state = .unwell(connection, why)
    trouble = why
    channel?.changed(self)
  }
}

/// The way for the question whether a server is well: one connection, whatever its channel thinks of it.
private struct ConnectionChannel: CallChannel {
  let loop: EventLoop
  let connection: ClientConnection

  func start(_ call: OutgoingCall) {
    guard call.begin() else { return }
    guard connection.hasFreeStream, !connection.isLeaving else { return call.fail(.draining) }
    // It belongs to this connection, and its owner asks again: nobody else repeats it.
    call.isHedged = true
    call.isCommitted = true
    connection.ownWatch = call
    connection.start(call)
  }
}
