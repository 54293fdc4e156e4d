import RPC

/// One run of the whole runtime on one thread: drawn from a seed, played, and judged.
package struct SimulatedRun {
  /// How much one run does.
  static let orders = 60
  /// Moments at which many calls go through the hallway at once, and how many.
  static let rushes = 3
  static let rush = 15
  /// Calls that fail however often they are repeated, in a third of the runs: more than trust lasts for.
  static let doomed = 25
  /// Whose long calls keep the connections of a server as they are that stops unheard.
  static let watchmen = [0, House.repeating, House.throughHallway, House.throughHallway]
  /// Calls begin and things break within this time.
  static let busyTime = Duration.seconds(20)
  /// After the last repair, every call and every handler must have come to its end by then: the
  /// longest keepalive, the longest timeout, and what a stubborn handler adds, with room.
  static let settlingTime = Duration.seconds(600)

  /// How a run went.
  package struct Report: Sendable {
    package let seed: UInt64
    /// Promises that were not kept.
    package let broken: [String]
    /// What happened, in order.
    package let lines: [String]
    package let digest: UInt64
    package let calls: Int
    package let succeeded: Int
    package let handlers: Int
    /// Calls that the hallway passed on as rows of a table.
    package let rows: Int
    /// Of these, what something unusual happened to.
    package let unfolded: Int
    package let events: Int
    /// How often somebody went on reading a stream that had broken.
    package let resumptions: Int
  }

  /// Plays the run of a seed.
  package static func play(seed: UInt64) -> Report {
    let simulation = Simulation(seed: seed)
    let ledger = Ledger(simulation.loop)
    var dice = Dice(seed: seed)
    let weather = Weather(servers: House.servers, within: busyTime, &dice)
    let orders = Self.orders(weather, &dice)
    let climate = Climate(&dice)
    var wires: Wires?
    do {
      let house = try House(
        simulation.loop,
        orders,
        ledger,
        climate,
        isCalm: weather.isCalm,
        isEncrypted: Encryption.isUsed(seed: seed),
        &dice
      )
      wires = house.wires
      try simulation.run { [dice] in
        try await play(orders, in: house, under: weather, dice)
      }
    } catch {
      let open = orders.map(\.number).filter { ledger.outcomes[$0] == nil }
      ledger.breaks("\(error); calls without an end: \(open); handlers: \(ledger.running)")
    }
    Verdict(orders: orders, weather: weather, climate: climate, wires: wires, ledger: ledger)
      .judge()
    return Report(
      seed: seed,
      broken: ledger.broken,
      lines: ledger.lines,
      digest: ledger.digest,
      calls: orders.count,
      succeeded: ledger.outcomes.values.count { $0.error == nil },
      handlers: ledger.runs.count,
      rows: ledger.rows,
      unfolded: simulation.loop.unfoldedCount,
      events: weather.events.count,
      resumptions: ledger.interruptions.count
    )
  }

  private static func orders(_ weather: Weather, _ dice: inout Dice) -> [Order] {
    let stop = weather.unheardStop
    var occasions = Array(repeating: Order.Occasion.wish, count: Self.orders)
    for rush in 0..<Self.rushes {
      let anytime = dice.duration(in: .zero...busyTime)
      let time = rush == 0 ? stop?.rush ?? anytime : anytime
      occasions += Array(repeating: .rush(time), count: Self.rush)
    }
    if dice.chance(1 / 3) {
      let time = dice.duration(in: .zero...busyTime)
      occasions += Array(repeating: .doom(time), count: Self.doomed)
    }
    if let stop { occasions += watchmen.map { .vigil(stop.vigil, client: $0) } }
    return occasions.enumerated().map { number, occasion in
      Order(
        number: number,
        occasion,
        clients: House.clients,
        within: busyTime,
        largest: weather.largest,
        &dice
      )
    }
  }

  private static func play(
    _ orders: [Order],
    in house: House,
    under weather: Weather,
    _ dice: Dice
  ) async throws {
    let (loop, ledger, network) = (house.network.loop, house.ledger, house.network)
    network.behaviour.latency = weather.latency
    network.behaviour.pieces = weather.pieces
    for server in house.servers { try await server.start() }
    loop.schedule(after: busyTime + .seconds(90)) {
      network.behaviour.latency = .milliseconds(1) ... .milliseconds(5)
      for connection in network.connections { connection.heal() }
    }
    let storm = Storm(dice)
    for (time, event) in weather.events {
      loop.schedule(after: time) { storm.strike(event, house) }
    }
    let customer = Customer(house.channels, ledger)
    await withTaskGroup { group in
      for order in orders { group.addTask { await customer.perform(order) } }
    }
    ledger.note("all calls have ended")
    try await loop.sleep(for: settlingTime)
    ledger.expect(ledger.running.isEmpty, "handlers of \(ledger.running) still run")
    ledger.expect(loop.passageCount == 0, "\(loop.passageCount) calls are still on their way")
    // A ping may be under way, but not for long.
    let busy = network.connections.filter { $0.waitingBytes > 0 }
    try await loop.sleep(for: .seconds(1))
    for connection in busy where connection.isOpen {
      ledger.expect(connection.waitingBytes == 0, "bytes wait in \(connection.address) for nobody")
    }
    expectEmptyBooks(of: house)
    for (index, channel) in house.channels.enumerated() { await knock(channel, index, ledger) }
    try await close(house)
  }

  /// When no call is under way, no message waits, whatever became of the calls.
  private static func expectEmptyBooks(of house: House) {
    for server in house.servers {
      let books = server.books
      house.ledger.expect(
        books == (0, 0, 0),
        "\(server.address.port) counts bytes that wait: \(books)"
      )
    }
  }

  /// After the repairs every channel works again.
  private static func knock(_ channel: Channel, _ index: Int, _ ledger: Ledger) async {
    let options = CallOptions(timeout: .seconds(60), waitsForConnection: true)
    let health = RPCV1.HealthClient(channel)
    do {
      _ = try await health.check(RPCV1.HealthCheckRequest(), options)
      ledger.note("channel \(index) works")
    } catch {
      ledger.breaks("channel \(index) does not work again: \(error)")
    }
  }

  /// After the end nothing is left: no connection, no timer.
  private static func close(_ house: House) async throws {
    let (loop, ledger) = (house.network.loop, house.ledger)
    for channel in house.channels + [house.inner] { channel.close() }
    try await loop.sleep(for: .seconds(5))
    for server in house.servers {
      ledger.expect(
        server.connectionCount == 0,
        "\(server.address.port) keeps \(server.connectionCount) connections that nobody holds"
      )
      server.drain(grace: .seconds(1))
    }
    try await loop.sleep(for: .seconds(4_000))
    ledger.expect(
      house.network.connections.isEmpty,
      "\(house.network.connections.count) connections are left"
    )
    expectEmptyBooks(of: house)
    house.judgeDoors()
    ledger.expect(loop.armedTimers == 0, "\(loop.armedTimers) timers are left")
    ledger.expect(loop.passageCount == 0, "\(loop.passageCount) calls are still on their way")
  }
}

/// Chance while a run is played.
///
/// Unchecked `Sendable`: one thread runs a simulation.
private final class Storm: @unchecked Sendable {
  private var dice: Dice

  init(_ dice: Dice) {
    self.dice = dice
  }

  func strike(_ event: Weather.Event, _ house: House) {
    house.suffer(event, &dice)
  }
}
