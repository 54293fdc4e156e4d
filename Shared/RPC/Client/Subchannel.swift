/// The connection to one address: connects on request, and again after a loss.
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
    /// Open, with unknown health.
    case checking(ClientConnection)
    case ready(ClientConnection)
    /// Open, but the server is NOT_SERVING or does not answer.
    case unwell(ClientConnection, String)
    /// The last attempt failed, for this reason; the next may begin at its time.
    case backoff(String)
    case closed
  }

  /// The largest exponent of the backoff.
  private static let mostFailures: Int32 = 65

  /// Its channel, until it is closed.
  private var channel: ChannelCore?
  let address: Address
  private let loop: EventLoop
  @exclusivity(unchecked) private var state = State.idle
  /// Failed attempts since the server last served, up to the largest exponent.
  private var failures: Int32 = 0
  /// The current or last connection reached a server that serves.
  private var hasServed = false
  private var attempt: Task<Void, Never>?
  /// Why the last attempt failed, until one succeeds.
  private(set) var trouble: String?
  /// Connections that accept no more calls, and still have some.
  private var leaving: [ClientConnection] = []

  init(_ channel: ChannelCore, _ address: Address) {
    self.channel = channel
    self.address = address
    loop = channel.loop
  }

  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// Whether calls can be made here, now or after another call's end.
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

  /// gRPC's name for the state.
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
      // It has used all stream ids.
      state = .idle
      leaving.append(connection)
      connection.closeIfUnused()
      return nil
    }
    return connection.hasFreeStream ? connection : nil
  }

  /// All open connections.
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
      // Waiting calls try the next address; a late answer is still used.
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

  /// Waits before the next attempt.
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

  /// The connection accepts no more calls, or is lost.
  func lost(_ connection: ClientConnection) {
    if connection.isClosed { leaving.removeAll { $0 === connection } }
    guard self.connection === connection else { return }
    if !connection.isClosed { leaving.append(connection) }
    if hasServed, !connection.tookNone {
      state = .idle
    } else if hasServed {
      // Its calls return, and would do so forever and at once.
      rest(because: "\(address) was lost before it took a call")
    } else {
      rest(because: "\(address) was lost before it reported that it serves")
    }
    channel?.changed(self)
  }

  // MARK: Health

  /// Watches the server's health for a service as long as the connection lives.
  ///
  /// A server without health checks counts as healthy. Any other end of the stream counts as
  /// unhealthy, and the watch starts again.
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

/// The channel of a health watch: one connection, whatever its channel's state.
private struct ConnectionChannel: CallChannel {
  let loop: EventLoop
  let connection: ClientConnection

  func start(_ call: OutgoingCall) {
    guard call.begin() else { return }
    guard connection.hasFreeStream, !connection.isLeaving else { return call.fail(.draining) }
    // The watch belongs to this connection, and its owner restarts it: no retries.
    call.isHedged = true
    call.isCommitted = true
    connection.ownWatch = call
    connection.start(call)
  }
}
