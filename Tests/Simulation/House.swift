import RPC

/// The processes of one run: two depots, a hallway in front of them, and callers of several minds.
struct House {
  let network: MemoryTransport
  let ledger: Ledger
  let servers: [Server]
  let channels: [Channel]
  /// The hallway's own channel.
  let inner: Channel

  static let clients = 4
  /// The client whose calls go through the hallway.
  static let throughHallway = 3
  static let servers = 3

  init(
    _ loop: EventLoop,
    _ orders: [Order],
    _ ledger: Ledger,
    isCalm: Bool,
    isEncrypted: Bool,
    _ dice: inout Dice
  ) throws {
    let network = MemoryTransport(loop)
    let transport: any Transport = isEncrypted ? try Encryption.over(network) : network
    let patience = isEncrypted ? Encryption.patience : 1
    let places = (0..<Self.servers).map { Address.loopback(port: UInt16(7_000 + $0)) }
    let depots = Array(places[1...])
    var innerSettings = Self.client(patience, &dice)
    innerSettings.balancing = dice.pick([.pickFirst, .roundRobin])
    let inner = Channel(addresses: depots, transport: transport, settings: innerSettings)
    let routers =
      [Hallway.router(over: inner, ledger)]
      + depots.map { Depot("\($0.port)", orders, ledger).router }
    servers = zip(routers, places).map { router, place in
      Server(router, at: place, Self.server(isCalm, patience, &dice), network, transport, ledger)
    }
    var plain = Self.client(patience, &dice)
    plain.idleTime = dice.pick([nil, .seconds(2)])
    var repeating = Self.client(patience, &dice)
    repeating.retry = RetryPolicy()
    repeating.balancing = .roundRobin
    var hedging = Self.client(patience, &dice)
    hedging.hedging = HedgingPolicy()
    hedging.healthService = dice.pick([nil, "simulation.Depot"])
    var outer = Self.client(patience, &dice)
    outer.retry = dice.pick([nil, RetryPolicy()])
    channels = [
      Channel(addresses: [depots[0]], transport: transport, settings: plain),
      Channel(addresses: depots, transport: transport, settings: repeating),
      Channel(addresses: depots, transport: transport, settings: hedging),
      Channel(addresses: [places[0]], transport: transport, settings: outer),
    ]
    self.network = network
    self.ledger = ledger
    self.inner = inner
  }

  private static func limits(_ dice: inout Dice) -> ConnectionLimits {
    var limits = ConnectionLimits()
    limits.maximumMessage = Limits.message
    limits.maximumFrame = dice.pick([16_384, 65_536])
    // Two at least: watching the health of a server takes one.
    limits.maximumStreams = dice.pick([2, 3, 16, 128])
    limits.streamCredit = dice.pick([16_384, 65_536])
    limits.connectionCredit = dice.pick([65_536, 1 << 20])
    return limits
  }

  private static func client(_ patience: Int, _ dice: inout Dice) -> ChannelSettings {
    var settings = ChannelSettings()
    settings.limits = limits(&dice)
    settings.compressesFrom = dice.pick([nil, 100])
    settings.connectTimeout = dice.pick([.seconds(1), .seconds(5)]) * patience
    settings.firstBackoff = .milliseconds(200)
    settings.longestBackoff = .seconds(5)
    settings.keepaliveTime = dice.pick([.seconds(10), .seconds(30)])
    return settings
  }

  private static func server(
    _ isCalm: Bool,
    _ patience: Int,
    _ dice: inout Dice
  ) -> ServerSettings {
    var settings = ServerSettings()
    settings.openingTime = settings.openingTime * patience
    settings.limits = limits(&dice)
    settings.compressesFrom = dice.pick([nil, 100])
    settings.maximumAge = dice.pick([nil, .seconds(8)])
    settings.maximumIdle = dice.pick([nil, .seconds(5)])
    // A short one breaks calls, as bad weather does.
    settings.ageGrace = isCalm || dice.chance(0.5) ? .seconds(100) : .milliseconds(50)
    return settings
  }

  // MARK: Weather

  /// Lets one thing happen, and undoes it after its time.
  func suffer(_ event: Weather.Event, _ dice: inout Dice) {
    ledger.note("\(event)")
    let loop = network.loop
    let open = network.connections
    switch event {
    case .cut(let way, let count):
      if !open.isEmpty { dice.pick(open).cut(way, afterBytes: count) }
    case .clog(let way, let time):
      guard !open.isEmpty else { return }
      clog([(dice.pick(open), way)], for: time)
    case .swizzle(let time):
      let ways = open.flatMap { connection in
        MemoryConnection.Way.allCases.map { (connection, $0) }
      }
      for (step, (connection, way)) in dice.shuffled(ways).enumerated() {
        loop.schedule(after: .milliseconds(step * 20)) { connection.setClogged(way, true) }
      }
      for (step, (connection, way)) in dice.shuffled(ways).enumerated() {
        loop.schedule(after: time + .milliseconds((ways.count + step) * 20)) {
          connection.setClogged(way, false)
        }
      }
    case .isolate(let server, let time):
      let address = servers[server].address
      network.setSilent(address, true)
      loop.schedule(after: time) { [network] in network.setSilent(address, false) }
      let ways = open.filter { $0.address == address }.flatMap { connection in
        MemoryConnection.Way.allCases.map { (connection, $0) }
      }
      clog(ways, for: time)
    case .crash(let server, let time):
      servers[server].crash()
      restart(servers[server], after: time)
    case .drain(let server, let grace, let time):
      servers[server].drain(grace: grace)
      restart(servers[server], after: time)
    case .latency(let latency): network.behaviour.latency = latency
    }
  }

  private func clog(_ ways: [(MemoryConnection, MemoryConnection.Way)], for time: Duration) {
    for (connection, way) in ways { connection.setClogged(way, true) }
    network.loop.schedule(after: time) {
      for (connection, way) in ways { connection.setClogged(way, false) }
    }
  }

  private func restart(_ server: Server, after time: Duration) {
    let (loop, ledger) = (network.loop, ledger)
    loop.schedule(after: time) {
      loop.spawn {
        do { try await server.start() } catch { ledger.breaks("cannot start again: \(error)") }
      }
    }
  }
}
