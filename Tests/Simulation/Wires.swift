import RPC

/// The network of a run, with a record of when each connection was stalled.
///
/// Time limits are checked only for calls whose path was not.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Wires: Transport, @unchecked Sendable {
  typealias Way = MemoryConnection.Way

  /// When one direction of a connection was stalled; without an end, it still is.
  struct Stop {
    let way: Way
    let from: MonotonicInstant
    var to: MonotonicInstant?
  }

  /// One connection, and its name at the server.
  private final class Wire {
    let connection: MemoryConnection
    let peer: String
    var stops: [Stop] = []

    init(_ connection: MemoryConnection, _ peer: String) {
      self.connection = connection
      self.peer = peer
    }
  }

  let network: MemoryTransport
  private var wires: [Wire] = []

  init(_ network: MemoryTransport) {
    self.network = network
  }

  var loop: EventLoop { network.loop }

  func listen(
    at address: Address,
    accept: @escaping @Sendable (Link) -> Void
  ) async throws -> any Listener {
    try await network.listen(at: address) { [self] link in
      // The network lists a connection before its server accepts it.
      if let connection = network.connections.last { wires.append(Wire(connection, link.peer)) }
      accept(link)
    }
  }

  func connect(to address: Address, within time: Duration) async throws -> Link {
    try await network.connect(to: address, within: time)
  }

  // MARK: Stalls

  /// Stalls or releases one direction of a connection.
  func set(_ connection: MemoryConnection, _ way: Way, isClogged: Bool) {
    connection.setClogged(way, isClogged)
    guard let wire = wires.first(where: { $0.connection === connection }) else { return }
    let open = wire.stops.lastIndex { $0.way == way && $0.to == nil }
    if isClogged {
      if open == nil { wire.stops.append(Stop(way: way, from: loop.now)) }
    } else if let open {
      wire.stops[open].to = loop.now
    }
  }

  /// Since when that direction has been stalled; `nil` if it is not, or the connection is unknown.
  func stoppedSince(_ connection: MemoryConnection, _ way: Way) -> MonotonicInstant? {
    wires.first { $0.connection === connection }?
      .stops.last { $0.way == way && $0.to == nil }?.from
  }

  func peer(of connection: MemoryConnection) -> String? {
    wires.first { $0.connection === connection }?.peer
  }

  func connection(of peer: String) -> MemoryConnection? {
    wires.last { $0.peer == peer }?.connection
  }

  /// Whether the connection was stalled in either direction in this time.
  func stood(_ peer: String, from: MonotonicInstant, to: MonotonicInstant) -> Bool {
    wires.contains { $0.peer == peer && Self.stood($0, from, to) }
  }

  /// Whether any connection to an address was.
  func stood(
    anyOf address: Address,
    from: MonotonicInstant,
    to: MonotonicInstant
  ) -> Bool {
    wires.contains { $0.connection.address == address && Self.stood($0, from, to) }
  }

  private static func stood(_ wire: Wire, _ from: MonotonicInstant, _ to: MonotonicInstant) -> Bool
  {
    wire.stops.contains { $0.from <= to && $0.to ?? to >= from }
  }
}
