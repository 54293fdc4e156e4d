import Wire

@testable import RPC

/// A server with low limits, and unauthenticated peers.
///
/// Touched on its loop only.
final class Crowd: @unchecked Sendable {
  static let key = [UInt8](repeating: 7, count: 32)

  /// Slots for four unauthenticated peers of an address, five openings, and eight in total.
  static func settings(requiresProof: Bool = false) -> ServerSettings {
    var settings = ServerSettings()
    settings.clusterKey = key
    settings.requiresProof = requiresProof
    settings.maximumConnections = 8
    settings.reservedConnections = 2
    settings.maximumConnectionsPerAddress = 4
    settings.maximumOpeningsPerAddress = 5
    return settings
  }

  /// No peers yet, under virtual time.
  static func stage(
    _ settings: ServerSettings = settings(),
    _ body: @escaping @Sendable (Crowd) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: 11)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        try await body(try await Crowd(world, settings))
      }
    }
  }

  let world: World
  let server: RPCServer
  let address: Address
  var peers: [RawPeer] = []
  private(set) var lines: [String] = []

  init(_ world: World, _ settings: ServerSettings) async throws {
    self.world = world
    address = try await world.start(House.router(), settings)
    server = world.servers[0]
    server.onConnectionError = { [unowned self] _, what in lines.append(what) }
  }

  var met: [String: Int64] {
    Dictionary(uniqueKeysWithValues: server.metrics.limits.map { ($0.name, $0.count) })
  }

  func pause(_ time: Duration = .milliseconds(5)) async throws {
    try await world.loop.sleep(for: time)
  }

  func connect(_ bytes: [UInt8]) async throws -> RawPeer {
    let peer = RawPeer(try await world.transport.connect(to: address, within: .seconds(1)))
    if !bytes.isEmpty { peer.send(bytes) }
    return peer
  }

  @discardableResult
  func stranger(_ bytes: [UInt8] = []) async throws -> RawPeer {
    let peer = try await connect(bytes)
    peers.append(peer)
    try await pause()
    return peer
  }
}
