import Wire

/// The way to one server, which may have several addresses.
///
/// What an application holds: when nobody does any more, what it stands for is closed.
package final class Channel: CallChannel, Sendable {
  package let loop: EventLoop
  let core: ChannelCore

  package convenience init(
    address: Address,
    transport: any Transport,
    settings: ChannelSettings = ChannelSettings()
  ) {
    self.init(addresses: [address], transport: transport, settings: settings)
  }

  /// A channel to a server at any of these addresses, of which there is at least one.
  package init(
    addresses: [Address],
    transport: any Transport,
    settings: ChannelSettings = ChannelSettings()
  ) {
    precondition(!addresses.isEmpty, "a channel to nowhere")
    loop = transport.loop
    core = ChannelCore(addresses: addresses, transport: transport, settings: settings)
  }

  deinit {
    core.close()
  }

  /// Where the server is; tried in this order.
  package var addresses: [Address] { core.addresses }
  /// The first address.
  package var address: Address { core.addresses[0] }
  package var transport: any Transport { core.transport }
  package var settings: ChannelSettings { core.settings }

  package func start(_ call: OutgoingCall) {
    core.start(call)
  }

  package var bare: Channel? { self }

  /// Ends the connections and every call.
  ///
  /// From any thread; the channel cannot be used afterwards.
  package func close() {
    core.close()
  }
}

/// A channel's connections and the calls that wait for one.
///
/// It connects when there is something to say. A call that cannot be written yet waits here, in a
/// queue with an end, as long as its deadline allows; when no address works it fails at once, unless
/// it waits for a connection. Its connections hold it and it holds them, until it is closed: a weak
/// reference costs each call more than its bookkeeping.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
final class ChannelCore: CallCarrier, @unchecked Sendable {
  let addresses: [Address]
  let transport: any Transport
  let settings: ChannelSettings
  let loop: EventLoop
  /// Of a server with one address, the way there; else all of them.
  @exclusivity(unchecked) private var only: Subchannel?
  @exclusivity(unchecked) private var several: [Subchannel] = []
  @exclusivity(unchecked) private var turn = 0
  @exclusivity(unchecked) private var waiting: [OutgoingCall] = []
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var bucket = RetryBucket()
  /// Doubled when a server finds it too short.
  @exclusivity(unchecked) private(set) var keepaliveTime: Duration

  init(addresses: [Address], transport: any Transport, settings: ChannelSettings) {
    self.addresses = addresses
    self.transport = transport
    self.settings = settings
    loop = transport.loop
    keepaliveTime = settings.keepaliveTime
    if addresses.count == 1 {
      only = Subchannel(self, addresses[0])
    } else {
      several = addresses.map { Subchannel(self, $0) }
    }
  }

  /// From any thread.
  func close() {
    loop.perform { [self] in
      guard !isClosed else { return }
      isClosed = true
      failWaiting(.peerUnavailable("the channel was closed"), all: true)
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
      call.interceptors = settings.interceptors
    }
    guard call.method.isCallable else { return call.fail(.invalidMethod) }
    guard call.options.metadata.isEmpty || call.options.metadata.mistake == nil else {
      return call.fail(.invalidMetadata)
    }
    guard call.begin() else { return }
    if let policy = settings.hedging, let unary = call as? UnaryCall,
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
    if waiting.isEmpty, let connection = pick() { return connection.start(call) }
    connect()
    if !call.options.waitsForConnection, let failure = commonFailure {
      failed(call, .peerUnavailable(failure))
    } else {
      keep(call)
    }
  }

  /// Where a call can be written at once that nobody needs to look at.
  func straightWay(for method: MethodDescriptor) -> ClientConnection? {
    guard !isClosed, waiting.isEmpty, settings.interceptors.isEmpty,
      settings.hedging == nil || !method.hasNoSideEffects
    else { return nil }
    return pick()
  }

  private func keep(_ call: OutgoingCall) {
    guard !call.isOver else { return }
    guard waiting.count < settings.maximumWaiting else {
      return call.fail(.overloaded("\(settings.maximumWaiting) calls wait for \(addresses[0])"))
    }
    call.carrier = self
    waiting.append(call)
  }

  func abandon(_ call: OutgoingCall, _ reason: CancelReason) {
    waiting.removeAll { $0 === call }
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

  private var ways: [Subchannel] { only.map { [$0] } ?? several }

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

  /// Connects where that may help: everywhere, or to the first address that has not just failed.
  private func connect() {
    switch settings.balancing {
    case .roundRobin:
      for way in ways where way.isIdle { way.connect() }
    case .pickFirst:
      guard ways.allSatisfy({ $0.isIdle || $0.failure != nil }) else { return }
      ways.first(where: \.isIdle)?.connect()
    }
  }

  /// Why no address works, if none does.
  private var commonFailure: String? {
    var last: String?
    for way in ways {
      guard let failure = way.failure else { return nil }
      last = failure
    }
    return last
  }

  /// A call is over, which may leave room for one that waits.
  func ended(on connection: ClientConnection, isWell: Bool = false) {
    if isWell, !bucket.isFull { bucket.succeeded() }
    connection.closeIfUnused()
    if !waiting.isEmpty { startWaiting() }
  }

  /// An address began to work, or stopped.
  func changed(_ way: Subchannel) {
    startWaiting()
    guard !waiting.isEmpty else { return }
    connect()
    if let failure = commonFailure { failWaiting(.peerUnavailable(failure), all: false) }
  }

  private func startWaiting() {
    while let call = waiting.first {
      guard !call.isOver else {
        waiting.removeFirst()
        continue
      }
      guard let connection = pick() else { return }
      waiting.removeFirst()
      connection.start(call)
    }
  }

  private func failWaiting(_ error: RPCError, all: Bool) {
    let failing = waiting.filter { all || !$0.options.waitsForConnection }
    waiting.removeAll { all || !$0.options.waitsForConnection }
    for call in failing {
      if all { call.fail(error) } else { failed(call, error) }
    }
  }

  /// A server said that it was asked too often whether it is alive.
  func askedTooOften() {
    keepaliveTime = min(keepaliveTime * 2, .seconds(3_600))
  }

  // MARK: Repeating

  /// An attempt that was written has failed.
  ///
  /// A call that never ran is repeated once and at once, unless the server wants time.
  func attemptFailed(_ call: OutgoingCall, _ error: RPCError) {
    guard error.isUnprocessed, error.retryAfter == nil, !call.wasRepeated, !call.isOver,
      call.isRepeatable, !isClosed
    else { return failed(call, error) }
    call.wasRepeated = true
    carry(call)
  }

  /// Repeats the call when the policy says so, or tells its caller.
  private func failed(_ call: OutgoingCall, _ error: RPCError) {
    guard let policy = settings.retry, call.options.isRetried, !call.isHedged, !call.isOver else {
      return call.fail(error)
    }
    noteFailure(error, isRepeatable: policy.isRepeatable(error))
    guard !call.isCommitted, call.isRepeatable, call.isSafeToRepeat || error.isUnprocessed,
      allowsRetry, !isClosed
    else { return call.fail(error) }
    let decision = policy.decision(
      error,
      attempt: call.attempt,
      step: call.delays,
      remaining: call.deadline.map { $0 - loop.now },
      factor: loop.randomFactor(in: RetryPolicy.jitter)
    )
    guard case .wait(let delay) = decision else { return call.fail(error) }
    call.attempt += 1
    call.delays = error.retryAfter == nil ? call.delays + 1 : 1
    call.carrier = self
    loop.schedule(after: delay) { [self] in
      if !call.isOver { carry(call) }
    }
  }

  /// Whether the server is trusted enough to be asked again.
  var allowsRetry: Bool { bucket.allowsRetry }

  /// Failures that could be repeated, and a server's "do not repeat", cost trust.
  func noteFailure(_ error: RPCError, isRepeatable: Bool) {
    if isRepeatable || error.retryable == false { bucket.failed() }
  }
}
