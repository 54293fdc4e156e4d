#if DEBUG
@testable import RPC

/// One run of a server under abuse with members who use it: generated from a seed, played, and
/// checked.
package struct AbuseRun {
  /// The result of a run.
  package struct Report: Sendable {
    package let seed: UInt64
    /// The violated invariants.
    package let broken: [String]
    /// All events, in order.
    package let lines: [String]
    package let digest: UInt64
    /// Answered calls of members, and how many attempts were repeated.
    package let answered: Int
    package let repeated: Int
    /// Calls that failed without a guarantee.
    package let failed: Int
    /// How often an inspection found the buffer full.
    package let shortages: Int
    /// Connections that the server closed.
    package let ended: Int
  }

  /// The longest time for a call of the installation's processes, at any time.
  private static let patience = Duration.seconds(3)

  /// Plays the run of a seed.
  package static func play(seed: UInt64) -> Report {
    let simulation = Simulation(seed: seed)
    let ledger = AbuseLedger(simulation.loop)
    let network = MemoryTransport(simulation.loop)
    var random = SeededRandom(seed: seed)
    let plan = AbusePlan(&random)
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
      answered: ledger.answered,
      repeated: ledger.repeated,
      failed: ledger.failed,
      shortages: ledger.shortages,
      ended: ledger.ended
    )
  }

  private static func play(
    _ plan: AbusePlan,
    _ seed: UInt64,
    _ network: MemoryTransport,
    _ ledger: AbuseLedger
  ) async throws {
    let router = TargetServer.router(authenticationTime: plan.authenticationTime)
    let server = RPCServer(router: router, transport: network, settings: TargetServer.settings)
    ledger.server = server
    server.onConnectionError = { peer, what in ledger.ended(peer, what) }
    try await server.start(at: TargetServer.address)
    network.behaviour.latency = plan.latency
    try await withThrowingTaskGroup { group in
      for abusiveClient in plan.abusiveClients {
        group.addTask { try await AbusiveClient(plan: abusiveClient, network: network).run() }
      }
      for member in plan.members {
        let seed = seed &* 1_000 &+ UInt64(member.number)
        let isContested = plan.isContested(member)
        let member = Member(member, isContested: isContested, network, ledger, seed: seed)
        group.addTask { try await member.run() }
      }
      group.addTask { try await call(network, ledger) }
      group.addTask { try await inspect(server, network.loop, ledger) }
      try await group.waitForAll()
    }
    // Running handlers end, and closed connections disappear.
    try await network.loop.sleep(for: .seconds(5))
    ledger.inspectEmpty(server)
    await server.drain(grace: .seconds(1))
    try await network.loop.sleep(for: .seconds(100))
    let (timers, connections) = (network.loop.armedTimers, network.connections.count)
    ledger.expect(timers == 0 && connections == 0, "\(timers) timers, \(connections) connections")
  }

  /// Calls of the installation's own processes always succeed.
  private static func call(_ network: MemoryTransport, _ ledger: AbuseLedger) async throws {
    var settings = ChannelSettings()
    settings.clusterKey = TargetServer.key
    let channel = Channel(addresses: [TargetServer.address], transport: network, settings: settings)
    defer { channel.close() }
    let end = network.loop.now + AbusePlan.time
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
    _ ledger: AbuseLedger
  ) async throws {
    let end = loop.now + AbusePlan.time
    while loop.now < end {
      ledger.inspect(server)
      try await loop.sleep(for: .milliseconds(50))
    }
  }
}
#endif
