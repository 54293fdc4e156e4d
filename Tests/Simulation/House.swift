import RPC

/// The processes of one run: two depots, a hallway in front of them, and callers of several minds.
struct House {
  let network: MemoryTransport
  let wires: Wires
  let ledger: Ledger
  let orders: [Order]
  let servers: [Server]
  let channels: [Channel]
  /// The hallway's own channel.
  let inner: Channel
  /// Who looks at calls, and what they were.
  private let porters: [Porter]
  private let wardens: [Warden]
  private let archives: [Archive]

  static let clients = 4
  /// The client that repeats what failed, the one that hedges.
  static let repeating = 1
  static let hedging = 2
  /// The client whose calls go through the hallway.
  static let throughHallway = 3
  static let servers = 3

  init(
    _ loop: EventLoop,
    _ orders: [Order],
    _ ledger: Ledger,
    _ climate: Climate,
    isCalm: Bool,
    isEncrypted: Bool,
    _ dice: inout Dice
  ) throws {
    let network = MemoryTransport(loop)
    let wires = Wires(network)
    let transport: any Transport = isEncrypted ? try Encryption.over(wires) : wires
    let patience = isEncrypted ? Encryption.patience : 1
    let places = (0..<Self.servers).map(Self.place)
    let serving = (0..<Self.servers).map { _ in Self.server(climate, isCalm, patience, &dice) }
    let depots = Array(places[1...])
    var innerSettings = Self.client(climate, patience, &dice)
    innerSettings.balancing = dice.pick([.pickFirst, .roundRobin])
    let inner = Channel(addresses: depots, transport: transport, settings: innerSettings)
    var routers =
      [Hallway.router(over: inner, ledger)]
      + zip(depots, serving[1...]).map { place, settings in
        Depot(
          "\(place.port)",
          orders,
          ledger,
          maximumStreams: settings.limits.maximumStreams,
          hasDoors: climate.hasDoors
        ).router
      }
    var (wardens, archives): ([Warden], [Archive]) = ([], [])
    for (index, place) in places.enumerated() {
      if climate.hasDoor(ofDepot: index > 0) {
        wardens.append(Warden("\(place.port)", orders, ledger))
        routers[index].add(wardens[wardens.count - 1])
      }
      if climate.keepsArchives, index > 0 {
        archives.append(Archive("\(place.port)", orders, ledger))
        let archive = archives[archives.count - 1]
        routers[index].capture(into: CallCapture(into: archive, on: loop))
      }
    }
    (self.wardens, self.archives) = (wardens, archives)
    servers = places.indices.map {
      Server(routers[$0], at: places[$0], serving[$0], network, transport, ledger)
    }
    var plain = Self.client(climate, patience, &dice)
    plain.idleTime = dice.pick([nil, .seconds(2)])
    var repeating = Self.client(climate, patience, &dice)
    repeating.retry = RetryPolicy()
    repeating.balancing = .roundRobin
    var hedging = Self.client(climate, patience, &dice)
    hedging.hedging = HedgingPolicy()
    hedging.balancing = dice.pick([.pickFirst, .roundRobin])
    if climate.watchesHealth {
      hedging.healthService = Depot.service
      // What a depot says of itself must not wait for readers that pause.
      hedging.limits.connectionCredit = 8 << 20
    }
    var outer = Self.client(climate, patience, &dice)
    outer.retry = dice.pick([nil, RetryPolicy()])
    let porters = (0..<Self.clients).map { Porter($0, orders, ledger) }
    self.porters = climate.hasDoors ? porters : []
    let ways = [([depots[0]], plain), (depots, repeating), (depots, hedging), ([places[0]], outer)]
    channels = zip(ways, porters).map { way, porter in
      var (addresses, settings) = way
      if climate.hasDoors { settings.interceptors = [porter] }
      return Channel(addresses: addresses, transport: transport, settings: settings)
    }
    self.network = network
    self.wires = wires
    self.orders = orders
    self.ledger = ledger
    self.inner = inner
  }

  /// When everything is over, whoever looked at calls has seen the end of each.
  func judgeDoors() {
    for porter in porters { porter.judge() }
    for warden in wardens { warden.judge() }
    for archive in archives { archive.judge() }
  }

  /// Silence before a channel asks whether its server lives.
  static let longestKeepalive = Duration.seconds(30)

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

  private static func client(
    _ climate: Climate,
    _ patience: Int,
    _ dice: inout Dice
  ) -> ChannelSettings {
    var settings = ChannelSettings()
    climate.apply(to: &settings, &dice)
    settings.limits = limits(&dice)
    settings.compressesFrom = dice.pick([nil, 100])
    // An opening with proofs is five ways, of which each may take 300 ms in calm weather.
    settings.connectTimeout = dice.pick([.seconds(2), .seconds(5)]) * patience
    settings.firstBackoff = .milliseconds(200)
    settings.longestBackoff = .seconds(5)
    settings.keepaliveTime = dice.pick([.seconds(10), House.longestKeepalive])
    return settings
  }

  static func place(_ server: Int) -> Address { .loopback(port: UInt16(7_000 + server)) }

  private static func server(
    _ climate: Climate,
    _ isCalm: Bool,
    _ patience: Int,
    _ dice: inout Dice
  ) -> ServerSettings {
    var settings = ServerSettings()
    climate.apply(to: &settings)
    settings.openingTime = settings.openingTime * patience
    settings.limits = limits(&dice)
    settings.compressesFrom = dice.pick([nil, 100])
    settings.maximumAge = dice.pick([nil, .seconds(8)])
    settings.maximumIdle = dice.pick([nil, .seconds(5)])
    // A short one breaks calls, as bad weather does.
    settings.ageGrace = isCalm || dice.chance(0.5) ? .seconds(100) : .milliseconds(50)
    return settings
  }
}
