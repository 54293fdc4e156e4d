import RPC

/// One run of the whole runtime on one thread: generated from a seed, played, and checked.
package struct SimulatedRun {
  /// The number of ordinary calls.
  static let plans = 60
  /// The number of bursts through the proxy, and the calls in each.
  static let bursts = 3
  static let burst = 15
  /// Calls that fail on every attempt, in a third of the runs; more than the retry budget allows.
  static let failing = 25
  /// The channels of long calls, which keep the connections to a stalled server open.
  static let longCallClients = [
    0, Topology.repeating, Topology.throughProxy, Topology.throughProxy,
  ]
  /// The time within which calls begin and faults are injected.
  static let busyTime = Duration.seconds(20)
  /// The time after the last repair by which every call and handler must have ended: the longest
  /// keepalive, the longest timeout and cancellation delay, with reserve.
  static let settlingTime = Duration.seconds(600)

  /// The result of a run.
  package struct Report: Sendable {
    package let seed: UInt64
    /// The violated invariants.
    package let broken: [String]
    /// All events, in order.
    package let lines: [String]
    package let digest: UInt64
    package let calls: Int
    package let succeeded: Int
    package let handlers: Int
    /// Calls that the proxy forwarded as table rows.
    package let rows: Int
    /// Those of them that left the fast path.
    package let unfolded: Int
    package let events: Int
    /// The number of resumptions of broken streams.
    package let resumptions: Int
  }

  /// Plays the run of a seed.
  package static func play(seed: UInt64) -> Report {
    let simulation = Simulation(seed: seed)
    let ledger = Ledger(simulation.loop)
    var random = SeededRandom(seed: seed)
    let faults = FaultPlan(servers: Topology.servers, within: busyTime, &random)
    let plans = Self.plans(faults, &random)
    let conditions = RunConditions(&random)
    var wires: Wires?
    do {
      let topology = try Topology(
        simulation.loop,
        plans,
        ledger,
        conditions,
        isCalm: faults.isCalm,
        isEncrypted: Encryption.isUsed(seed: seed),
        &random
      )
      wires = topology.wires
      try simulation.run { [random] in
        try await play(plans, in: topology, under: faults, random)
      }
    } catch {
      let open = plans.map(\.number).filter { ledger.outcomes[$0] == nil }
      ledger.breaks("\(error); calls without an end: \(open); handlers: \(ledger.running)")
    }
    Verdict(plans: plans, faults: faults, conditions: conditions, wires: wires, ledger: ledger)
      .judge()
    return Report(
      seed: seed,
      broken: ledger.broken,
      lines: ledger.lines,
      digest: ledger.digest,
      calls: plans.count,
      succeeded: ledger.outcomes.values.count { $0.error == nil },
      handlers: ledger.runs.count,
      rows: ledger.rows,
      unfolded: simulation.loop.unfoldedCount,
      events: faults.events.count,
      resumptions: ledger.interruptions.count
    )
  }

  private static func plans(_ faults: FaultPlan, _ random: inout SeededRandom) -> [CallPlan] {
    let stop = faults.drainWhileStalled
    var occasions = Array(repeating: CallPlan.Occasion.ordinary, count: Self.plans)
    for burst in 0..<Self.bursts {
      let anytime = random.duration(in: .zero...busyTime)
      let time = burst == 0 ? stop?.burst ?? anytime : anytime
      occasions += Array(repeating: .burst(time), count: Self.burst)
    }
    if random.chance(1 / 3) {
      let time = random.duration(in: .zero...busyTime)
      occasions += Array(repeating: .failing(time), count: Self.failing)
    }
    if let stop { occasions += longCallClients.map { .longCall(stop.longCall, client: $0) } }
    return occasions.enumerated().map { number, occasion in
      CallPlan(
        number: number,
        occasion,
        clients: Topology.clients,
        within: busyTime,
        largest: faults.largest,
        &random
      )
    }
  }

  private static func play(
    _ plans: [CallPlan],
    in topology: Topology,
    under faults: FaultPlan,
    _ random: SeededRandom
  ) async throws {
    let (loop, ledger, network) = (topology.network.loop, topology.ledger, topology.network)
    network.behaviour.latency = faults.latency
    network.behaviour.pieces = faults.pieces
    for server in topology.servers { try await server.start() }
    loop.schedule(after: busyTime + .seconds(90)) {
      network.behaviour.latency = .milliseconds(1) ... .milliseconds(5)
      for connection in network.connections { connection.heal() }
    }
    let injector = FaultInjector(random)
    for (time, event) in faults.events {
      loop.schedule(after: time) { injector.inject(event, topology) }
    }
    let caller = SimulatedCaller(topology.channels, ledger)
    await withTaskGroup { group in
      for plan in plans { group.addTask { await caller.perform(plan) } }
    }
    ledger.note("all calls have ended")
    try await loop.sleep(for: settlingTime)
    ledger.expect(ledger.running.isEmpty, "handlers of \(ledger.running) still run")
    ledger.expect(loop.forwardedCount == 0, "\(loop.forwardedCount) calls are still on their way")
    // A ping may be in flight, but not for long.
    let busy = network.connections.filter { $0.waitingBytes > 0 }
    try await loop.sleep(for: .seconds(1))
    for connection in busy where connection.isOpen {
      ledger.expect(connection.waitingBytes == 0, "bytes wait in \(connection.address) for nobody")
    }
    expectNothingBuffered(of: topology)
    for (index, channel) in topology.channels.enumerated() {
      await checkChannel(channel, index, ledger)
    }
    try await close(topology)
  }

  /// Without calls no byte is buffered.
  private static func expectNothingBuffered(of topology: Topology) {
    for server in topology.servers {
      let buffered = server.buffered
      topology.ledger.expect(
        buffered == (0, 0, 0),
        "\(server.address.port) counts bytes that wait: \(buffered)"
      )
    }
  }

  /// After the repairs every channel works again.
  private static func checkChannel(_ channel: Channel, _ index: Int, _ ledger: Ledger) async {
    let options = CallOptions(timeout: .seconds(60), waitsForConnection: true)
    let health = RPCV1.HealthClient(channel)
    do {
      _ = try await health.check(RPCV1.HealthCheckRequest(), options)
      ledger.note("channel \(index) works")
    } catch {
      ledger.breaks("channel \(index) does not work again: \(error)")
    }
  }

  /// After closing, no connection and no timer is left.
  private static func close(_ topology: Topology) async throws {
    let (loop, ledger) = (topology.network.loop, topology.ledger)
    for channel in topology.channels + [topology.inner] { channel.close() }
    try await loop.sleep(for: .seconds(5))
    for server in topology.servers {
      ledger.expect(
        server.connectionCount == 0,
        "\(server.address.port) keeps \(server.connectionCount) connections without an owner"
      )
      server.drain(grace: .seconds(1))
    }
    try await loop.sleep(for: .seconds(4_000))
    ledger.expect(
      topology.network.connections.isEmpty,
      "\(topology.network.connections.count) connections are left"
    )
    expectNothingBuffered(of: topology)
    topology.judgeObservers()
    ledger.expect(loop.armedTimers == 0, "\(loop.armedTimers) timers are left")
    ledger.expect(loop.forwardedCount == 0, "\(loop.forwardedCount) calls are still on their way")
  }
}

/// Injects faults while a run is played.
///
/// Unchecked `Sendable`: one thread runs a simulation.
private final class FaultInjector: @unchecked Sendable {
  private var random: SeededRandom

  init(_ random: SeededRandom) {
    self.random = random
  }

  func inject(_ event: FaultPlan.Event, _ topology: Topology) {
    topology.inject(event, &random)
  }
}
