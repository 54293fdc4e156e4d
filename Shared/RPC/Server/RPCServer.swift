import Vocabulary

/// Accepts connections and serves a ``Router``'s methods on its transport's loop.
///
/// Unchecked `Sendable`: everything mutable is touched on the loop only.
package final class RPCServer: @unchecked Sendable {
  package let settings: ServerSettings
  package let transport: any Transport
  /// The status for health checks; a drain sets NOT_SERVING.
  package let health: HealthBoard
  let router: Router
  let record: ServerRecord
  let startedAt: MonotonicInstant

  private var listeners: [any Listener] = []
  private(set) var greeters: [Int: ServerGreeter] = [:]
  private(set) var connections: [Int: ServerConnection] = [:]
  var slots = ConnectionSlots()
  let shares = PeerShares()
  /// On the loop only.
  @exclusivity(unchecked) var deflating = DeflateAllowance()
  /// Refused connections that still receive GOAWAY; they use no slot.
  var unwanted: Set<Int> = []
  /// Owners whose search for an eviction found none, and when they may search again.
  var nextLooks: [Holding: MonotonicInstant] = [:]
  /// Beyond this number, refused connections are closed without GOAWAY.
  static let maximumUnwanted = 64
  private var nextNumber = 0
  private var isDraining = false
  let readers: ReadingQueue
  let largeRequests: LargeRequests
  let hugeRequests: LargeRequests
  private var drained: [UnsafeContinuation<Void, Never>] = []
  /// Connection errors for the log: the peer and our own text.
  package var onConnectionError: (@Sendable (_ peer: String, _ what: String) -> Void)?
  /// Calls and messages refused for too many handlers or buffered bytes, and their owner; at most
  /// once a minute for each address.
  package var onShareFull: (@Sendable (_ peer: String, _ what: String) -> Void)?
  /// The process's caches, for the metrics.
  package var caches: [@Sendable () -> RPCV1.CacheMetrics] = []
  /// The process's channels, for the metrics.
  package var channels: [@Sendable () -> RPCV1.ChannelMetrics] = []
  /// The process's databases, for the metrics.
  package var stores: [@Sendable () -> RPCV1.StoreMetrics] = []
  /// The count of the process's safety warnings, for the metrics.
  package var safetyWarnings: @Sendable () -> Int64 = { 0 }

  package init(
    router: Router,
    transport: any Transport,
    settings: ServerSettings = ServerSettings()
  ) {
    readers = ReadingQueue(transport.loop)
    largeRequests = LargeRequests(transport.loop)
    hugeRequests = LargeRequests(transport.loop)
    var router = router
    let health = HealthBoard(services: router.descriptors.map { String($0.service) })
    router.register(health)
    health.registerChecks(on: &router)
    let metricsHandler = MetricsHandler()
    router.register(metricsHandler)
    record = router.count()
    self.health = health
    self.router = router
    self.transport = transport
    self.settings = settings
    startedAt = transport.loop.now
    metricsHandler.server = self
  }

  // MARK: From outside

  /// Current connections, including openings.
  ///
  /// On the loop only.
  package var connectionCount: Int { greeters.count + connections.count }

  /// Connections without calls and unread input.
  var idleConnectionCount: Int { connections.values.count { $0.isIdle && !$0.isQueued } }

  /// Begins to accept on an address; each call adds one.
  ///
  /// - Returns: the address, with the assigned port in place of 0.
  /// - Throws: ``TransportError``.
  @discardableResult
  package func start(at address: Address) async throws -> Address {
    let listener = try await transport.listen(at: address) { [self] in accepted($0) }
    try await transport.loop.run { [self] in
      listeners.append(listener)
      listener.onShortage { [weak self] cause in
        self?.record.note(MetLimit.descriptors)
        self?.onConnectionError?(listener.address.text, "none is accepted: \(cause)")
      }
    }
    return listener.address
  }

  /// Stops accepting; open connections continue.
  package func stopAccepting() async {
    try? await transport.loop.run { [self] in
      for listener in listeners { listener.close() }
      listeners = []
    }
  }

  /// The grace period of calls when a server stops.
  package static let longestDrain = Duration.seconds(30)

  /// Stops gracefully: NOT_SERVING, no new calls, the others finish.
  ///
  /// Returns when all connections are closed. After `grace` the remaining calls are cancelled.
  package func drain(grace: Duration = longestDrain) async {
    let loop = transport.loop
    await withUnsafeContinuation { continuation in
      loop.perform { [self] in
        drained.append(continuation)
        beginDrain(grace)
      }
    }
  }

  // MARK: Connections

  private func accepted(_ link: Link) {
    let host = link.peerHost
    let refusal =
      isDraining ? ConnectionFault(.none, "draining") : makeRoomToOpen(for: host)
    if refusal == nil { record.accepted += 1 } else { record.refused += 1 }
    if let refusal, unwanted.count >= Self.maximumUnwanted {
      record.note(refusal)
      link.close(refusal.text)
      return
    }
    nextNumber += 1
    let greeter = ServerGreeter(self, link, number: nextNumber, refusal: refusal)
    if refusal == nil {
      slots.accepted(greeter, of: host)
    } else {
      unwanted.insert(nextNumber)
    }
    greeters[nextNumber] = greeter
    link.receiver = greeter
  }

  var keys: [[UInt8]] {
    [settings.clusterKey, settings.previousClusterKey].compactMap { $0 }
  }

  /// SETTINGS of one connection, with a fresh nonce where AUTH is accepted.
  ///
  /// A peer with a process certificate needs no AUTH. Without a cluster key only a certificate is
  /// accepted.
  func announced(on link: Link) -> Settings {
    var announced = Settings()
    announced.limits = settings.limits
    announced.acceptsZlib = settings.compressesFrom != nil
    announced.maximumHandlers = settings.maximumHandlers
    announced.maximumBuffered = settings.maximumBufferedBytes
    announced.maximumBufferedPerAddress = settings.maximumBufferedPerAddress
    announced.maximumHandlersPerAddress = settings.maximumHandlersPerAddress
    guard !link.isProcess else { return announced }
    if settings.requiresProof { announced.proof = .required }
    guard !keys.isEmpty else { return announced }
    if !settings.requiresProof { announced.proof = .accepted }
    announced.nonce = link.loop.randomBytes(Settings.nonceBytes)
    return announced
  }

  func opened(_ connection: ServerConnection) {
    greeters[connection.number] = nil
    connections[connection.number] = connection
    if isDraining { connection.drain() }
  }

  func closed(_ greeter: ServerGreeter) {
    guard greeters.removeValue(forKey: greeter.number) != nil else { return }
    forget(greeter.number)
  }

  func closed(_ connection: ServerConnection) {
    guard connections.removeValue(forKey: connection.number) != nil else { return }
    shares.leave(connection.share)
    forget(connection.number)
  }

  private func forget(_ number: Int) {
    unwanted.remove(number)
    slots.remove(number)
    finishDrainIfEmpty()
  }

  func note(_ fault: ConnectionFault, _ peer: String) {
    guard fault.code != .none else { return }
    record.note(fault)
    onConnectionError?(peer, fault.description)
  }

  // MARK: Drain

  private func beginDrain(_ grace: Duration) {
    guard !isDraining else { return finishDrainIfEmpty() }
    isDraining = true
    health.setAll(serving: false, because: "the service is stopping")
    for listener in listeners { listener.close() }
    for number in greeters.keys.sorted() { greeters[number]?.stop() }
    for number in connections.keys.sorted() { connections[number]?.drain() }
    transport.loop.schedule(after: grace) { [weak self] in
      guard let self else { return }
      for number in connections.keys.sorted() { connections[number]?.stop() }
    }
    finishDrainIfEmpty()
  }

  private func finishDrainIfEmpty() {
    guard isDraining, greeters.isEmpty, connections.isEmpty else { return }
    let waiting = drained
    drained = []
    for continuation in waiting { continuation.resume() }
  }
}

extension Link {
  /// The key of the address's limits, without the port.
  var peerHost: String { AddressKey.of(peer) }
}
