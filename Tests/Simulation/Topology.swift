import RPC

/// The processes of one run: two servers, a proxy before them, and callers with different policies.
struct Topology {
  let network: MemoryTransport
  let wires: Wires
  let ledger: Ledger
  let plans: [CallPlan]
  let servers: [Server]
  let channels: [Channel]
  /// The proxy's own channel.
  let inner: Channel
  /// The observers of channels and servers.
  private let clientObservers: [ClientObserver]
  private let serverObservers: [ServerObserver]
  private let recorders: [CaptureRecorder]

  static let clients = 4
  /// The client that retries, and the one that hedges.
  static let repeating = 1
  static let hedging = 2
  /// The client whose calls go through the proxy.
  static let throughProxy = 3
  static let servers = 3

  init(
    _ loop: EventLoop,
    _ plans: [CallPlan],
    _ ledger: Ledger,
    _ conditions: RunConditions,
    isCalm: Bool,
    isEncrypted: Bool,
    _ random: inout SeededRandom
  ) throws {
    let network = MemoryTransport(loop)
    let wires = Wires(network)
    let transport: any Transport = isEncrypted ? try Encryption.over(wires) : wires
    let patience = isEncrypted ? Encryption.patience : 1
    let places = (0..<Self.servers).map(Self.place)
    let serving = (0..<Self.servers).map { _ in Self.server(conditions, isCalm, patience, &random) }
    let services = Array(places[1...])
    var innerSettings = Self.client(conditions, patience, &random)
    innerSettings.balancing = random.pick([.pickFirst, .roundRobin])
    let inner = Channel(addresses: services, transport: transport, settings: innerSettings)
    var routers =
      [ForwardingProxy.router(over: inner, ledger)]
      + zip(services, serving[1...]).map { place, settings in
        SimulatedService(
          "\(place.port)",
          plans,
          ledger,
          maximumStreams: settings.limits.maximumStreams,
          hasObservers: conditions.hasObservers
        ).router
      }
    var (serverObservers, recorders): ([ServerObserver], [CaptureRecorder]) = ([], [])
    for (index, place) in places.enumerated() {
      if conditions.hasObserver(atService: index > 0) {
        serverObservers.append(ServerObserver("\(place.port)", plans, ledger))
        routers[index].add(serverObservers[serverObservers.count - 1])
      }
      if conditions.recordsCaptures, index > 0 {
        recorders.append(CaptureRecorder("\(place.port)", plans, ledger))
        let recorder = recorders[recorders.count - 1]
        routers[index].capture(into: CallCapture(into: recorder, on: loop))
      }
    }
    (self.serverObservers, self.recorders) = (serverObservers, recorders)
    servers = places.indices.map {
      Server(routers[$0], at: places[$0], serving[$0], network, transport, ledger)
    }
    var plain = Self.client(conditions, patience, &random)
    plain.idleTime = random.pick([nil, .seconds(2)])
    var repeating = Self.client(conditions, patience, &random)
    repeating.retry = RetryPolicy()
    repeating.balancing = .roundRobin
    var hedging = Self.client(conditions, patience, &random)
    hedging.hedging = HedgingPolicy()
    hedging.balancing = random.pick([.pickFirst, .roundRobin])
    if conditions.watchesHealth {
      hedging.healthService = SimulatedService.service
      // Health reports must not wait for readers that pause.
      hedging.limits.connectionCredit = 8 << 20
    }
    var outer = Self.client(conditions, patience, &random)
    outer.retry = random.pick([nil, RetryPolicy()])
    let clientObservers = (0..<Self.clients).map { ClientObserver($0, plans, ledger) }
    self.clientObservers = conditions.hasObservers ? clientObservers : []
    let ways = [
      ([services[0]], plain), (services, repeating), (services, hedging), ([places[0]], outer),
    ]
    channels = zip(ways, clientObservers).map { way, observer in
      var (addresses, settings) = way
      if conditions.hasObservers { settings.interceptors = [observer] }
      return Channel(addresses: addresses, transport: transport, settings: settings)
    }
    self.network = network
    self.wires = wires
    self.plans = plans
    self.ledger = ledger
    self.inner = inner
  }

  /// Checks, at the end, that the observers saw every call end.
  func judgeObservers() {
    for observer in clientObservers { observer.judge() }
    for observer in serverObservers { observer.judge() }
    for recorder in recorders { recorder.judge() }
  }

  /// Silence after which a channel sends a ping.
  static let longestKeepalive = Duration.seconds(30)

  private static func limits(_ random: inout SeededRandom) -> ConnectionLimits {
    var limits = ConnectionLimits()
    limits.maximumMessage = Limits.message
    limits.maximumFrame = random.pick([16_384, 65_536])
    // At least two, because watching health takes one.
    limits.maximumStreams = random.pick([2, 3, 16, 128])
    limits.streamCredit = random.pick([16_384, 65_536])
    limits.connectionCredit = random.pick([65_536, 1 << 20])
    return limits
  }

  private static func client(
    _ conditions: RunConditions,
    _ patience: Int,
    _ random: inout SeededRandom
  ) -> ChannelSettings {
    var settings = ChannelSettings()
    conditions.apply(to: &settings, &random)
    settings.limits = limits(&random)
    settings.compressesFrom = random.pick([nil, 100])
    // An authenticated opening travels five times, each up to 300 ms without faults.
    settings.connectTimeout = random.pick([.seconds(2), .seconds(5)]) * patience
    settings.firstBackoff = .milliseconds(200)
    settings.longestBackoff = .seconds(5)
    settings.keepaliveTime = random.pick([.seconds(10), Topology.longestKeepalive])
    return settings
  }

  static func place(_ server: Int) -> Address { .loopback(port: UInt16(7_000 + server)) }

  private static func server(
    _ conditions: RunConditions,
    _ isCalm: Bool,
    _ patience: Int,
    _ random: inout SeededRandom
  ) -> ServerSettings {
    var settings = ServerSettings()
    conditions.apply(to: &settings)
    settings.openingTime = settings.openingTime * patience
    settings.limits = limits(&random)
    settings.compressesFrom = random.pick([nil, 100])
    settings.maximumAge = random.pick([nil, .seconds(8)])
    settings.maximumIdle = random.pick([nil, .seconds(5)])
    // A shorter one breaks calls, as faults do.
    settings.ageGrace = isCalm || random.chance(0.5) ? .seconds(100) : .milliseconds(50)
    return settings
  }
}
