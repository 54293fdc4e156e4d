import RPC

/// One server process of a run, which may be stopped and started again.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Server: @unchecked Sendable {
  let address: Address
  private let router: Router
  private let settings: ServerSettings
  private let network: MemoryTransport
  private let transport: any Transport
  private let ledger: Ledger
  private var server: RPCServer?
  /// Drained instances, which may still have calls.
  private(set) var former: [RPCServer] = []

  init(
    _ router: Router,
    at address: Address,
    _ settings: ServerSettings,
    _ network: MemoryTransport,
    _ transport: any Transport,
    _ ledger: Ledger
  ) {
    self.router = router
    self.address = address
    self.settings = settings
    self.network = network
    self.transport = transport
    self.ledger = ledger
  }

  /// Starts the process, unless it runs.
  func start() async throws {
    guard server == nil else { return }
    let server = RPCServer(router: router, transport: transport, settings: settings)
    server.onConnectionError = { [ledger, address, settings] peer, what in
      ledger.note("\(address.port): connection of \(peer): \(what)")
      // No client here violates the protocol; only slowness has a cause in the network.
      let isSlowness = ["(slow)", "(keepalive)", "(opening)"].contains { what.contains($0) }
      let isFull = settings.maximumConnectionsPerAddress < 10 && what.contains("(full)")
      ledger.expect(isSlowness || isFull, "\(address.port): \(what)")
      ledger.expect(
        !isFull || ledger.running(for: peer) == 0,
        "\(address.port): \(peer) was evicted, and a handler works for it"
      )
    }
    self.server = server
    ledger.note("\(address.port) starts")
    try await server.start(at: address)
  }

  func crash() {
    guard let server else { return }
    ledger.note("\(address.port) crashes")
    network.breakConnections(to: address)
    stop(server, grace: .zero)
  }

  /// Reports NOT_SERVING for this time; a restarted process reports SERVING.
  func reportNotServing(for time: Duration) {
    guard let server else { return }
    server.health.set(SimulatedService.service, serving: false)
    ledger.says("\(address.port)", isServing: false)
    network.loop.schedule(after: time) { [self] in
      guard self.server === server else { return }
      ledger.says("\(address.port)", isServing: true)
      server.health.set(SimulatedService.service, serving: true)
    }
  }

  func drain(grace: Duration) {
    guard let server else { return }
    ledger.note("\(address.port) drains")
    stop(server, grace: grace)
  }

  private func stop(_ server: RPCServer, grace: Duration) {
    self.server = nil
    ledger.says("\(address.port)", isServing: true)
    former.append(server)
    network.loop.spawn { await server.drain(grace: grace) }
  }

  /// Buffered bytes of this and of earlier instances, how many of them have no owner, and how many
  /// are requests.
  var buffered: (waiting: Int64, unshared: Int, requests: Int) {
    (former + [server].compactMap(\.self)).reduce((0, 0, 0)) {
      (
        $0.0 + $1.metrics.bufferedBytes, $0.1 + abs($1.unsharedBytes),
        $0.2 + abs($1.requestBytes)
      )
    }
  }

  /// Connections of this and of earlier instances.
  var connectionCount: Int {
    (former + [server].compactMap(\.self)).reduce(0) { $0 + $1.connectionCount }
  }
}
