#if DEBUG
@testable import RPC

/// One run of a keep that is besieged while members live in it: drawn from a seed, played, and judged.
package struct Siege {
  /// How a siege went.
  package struct Report: Sendable {
    package let seed: UInt64
    /// Promises that were not kept.
    package let broken: [String]
    /// What happened, in order.
    package let lines: [String]
    package let digest: UInt64
    /// Calls that members made and got an answer to, and how often they had to ask again.
    package let fulfilled: Int
    package let repeated: Int
    /// What they gave up, where nobody had promised it.
    package let failed: Int
    /// How often there was no room for bytes when somebody looked.
    package let shortages: Int
    /// Connections that the keep ended.
    package let ended: Int
  }

  /// A process of the installation is answered in that time, at any time.
  private static let patience = Duration.seconds(3)

  /// Plays the siege of a seed.
  package static func play(seed: UInt64) -> Report {
    let simulation = Simulation(seed: seed)
    let ledger = SiegeLedger(simulation.loop)
    let network = MemoryTransport(simulation.loop)
    var dice = Dice(seed: seed)
    let plan = SiegePlan(&dice)
    ledger.note("\(plan)")
    do {
      try simulation.run { try await play(plan, seed, network, ledger) }
    } catch {
      ledger.breaks("\(error)")
    }
    return Report(
      seed: seed,
      broken: ledger.broken,
      lines: ledger.lines,
      digest: ledger.digest,
      fulfilled: ledger.fulfilled,
      repeated: ledger.repeated,
      failed: ledger.failed,
      shortages: ledger.shortages,
      ended: ledger.ended
    )
  }

  private static func play(
    _ plan: SiegePlan,
    _ seed: UInt64,
    _ network: MemoryTransport,
    _ ledger: SiegeLedger
  ) async throws {
    let router = Keep.router(looksFor: plan.looksFor)
    let server = RPCServer(router: router, transport: network, settings: Keep.settings)
    ledger.server = server
    server.onConnectionError = { peer, what in ledger.ended(peer, what) }
    try await server.start(at: Keep.address)
    network.behaviour.latency = plan.latency
    try await withThrowingTaskGroup { group in
      for besieger in plan.besiegers {
        group.addTask { try await Besieger(plan: besieger, network: network).besiege() }
      }
      for member in plan.members {
        let seed = seed &* 1_000 &+ UInt64(member.number)
        let isContested = plan.isContested(member)
        let member = Member(member, isContested: isContested, network, ledger, seed: seed)
        group.addTask { try await member.live() }
      }
      group.addTask { try await call(network, ledger) }
      group.addTask { try await inspect(server, network.loop, ledger) }
      try await group.waitForAll()
    }
    // Whatever still runs has its time, and whoever was told to go.
    try await network.loop.sleep(for: .seconds(5))
    ledger.inspectEmpty(server)
    await server.drain(grace: .seconds(1))
    try await network.loop.sleep(for: .seconds(100))
    let (timers, connections) = (network.loop.armedTimers, network.connections.count)
    ledger.expect(timers == 0 && connections == 0, "\(timers) timers, \(connections) connections")
  }

  /// What the installation's own processes ask is done all the time.
  private static func call(_ network: MemoryTransport, _ ledger: SiegeLedger) async throws {
    var settings = ChannelSettings()
    settings.clusterKey = Keep.key
    let channel = Channel(addresses: [Keep.address], transport: network, settings: settings)
    defer { channel.close() }
    let end = network.loop.now + SiegePlan.time
    while network.loop.now < end {
      let options = CallOptions(timeout: patience, waitsForConnection: true)
      do {
        _ = try await RPCV1.HealthClient(channel).check(RPCV1.HealthCheckRequest(), options)
      } catch {
        ledger.breaks("a process of the installation was refused: \(error)")
      }
      try await network.loop.sleep(for: .milliseconds(700))
    }
  }

  private static func inspect(
    _ server: RPCServer,
    _ loop: EventLoop,
    _ ledger: SiegeLedger
  ) async throws {
    let end = loop.now + SiegePlan.time
    while loop.now < end {
      ledger.inspect(server)
      try await loop.sleep(for: .milliseconds(50))
    }
  }
}
#endif
