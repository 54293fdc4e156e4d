import RPC

/// The effects of a fault plan.
extension Topology {
  /// Injects one fault, and repairs it after its time.
  func inject(_ event: FaultPlan.Event, _ random: inout SeededRandom) {
    ledger.note("\(event)")
    let loop = network.loop
    let open = network.connections
    switch event {
    case .cut(let way, let count):
      if !open.isEmpty { random.pick(open).cut(way, afterBytes: count) }
    case .clog(let way, let time):
      guard !open.isEmpty else { return }
      clog([(random.pick(open), way)], for: time)
    case .swizzle(let time):
      let ways = open.flatMap { connection in
        MemoryConnection.Way.allCases.map { (connection, $0) }
      }
      for (step, (connection, way)) in random.shuffled(ways).enumerated() {
        loop.schedule(after: .milliseconds(step * 20)) { [wires] in
          wires.set(connection, way, isClogged: true)
        }
      }
      for (step, (connection, way)) in random.shuffled(ways).enumerated() {
        loop.schedule(after: time + .milliseconds((ways.count + step) * 20)) { [wires] in
          wires.set(connection, way, isClogged: false)
        }
      }
    case .drainWhileStalled(let stop):
      let server = servers[stop.server]
      clog(open.filter { $0.address == server.address }.map { ($0, stop.way) }, for: stop.silence)
      loop.schedule(after: stop.lead) {
        server.drain(grace: stop.grace)
        restart(server, after: stop.absence)
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
    case .blackhole(let way, let time):
      let end = loop.now + SimulatedRun.busyTime
      blackhole(way, for: time, turn: random.number(in: 0..<1_000), until: end)
    case .notServing(let server, let time): servers[server].reportNotServing(for: time)
    case .latency(let latency): network.behaviour.latency = latency
    }
  }

  private func clog(_ ways: [(MemoryConnection, MemoryConnection.Way)], for time: Duration) {
    for (connection, way) in ways { wires.set(connection, way, isClogged: true) }
    network.loop.schedule(after: time) {
      for (connection, way) in ways {
        if way == .toServer {
          lookForHandlers(behind: connection)
        } else {
          lookForCallers(behind: connection)
        }
      }
      for (connection, way) in ways { wires.set(connection, way, isClogged: false) }
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

  /// Checks that no caller waits on a connection that has been silent beyond the channel's
  /// keepalive.
  ///
  /// If the server has seen its end, the channel has given it up.
  private func lookForCallers(behind connection: MemoryConnection) {
    let patience = Self.longestKeepalive + ChannelSettings().keepaliveTimeout + .seconds(2)
    let now = network.loop.now
    guard connection.isOpen, wires.stoppedSince(connection, .toServer) == nil,
      let since = wires.stoppedSince(connection, .toClient), since + patience < now,
      let peer = wires.peer(of: connection)
    else { return }
    for plan in plans where plan.client != Self.throughProxy && !plan.pauses {
      guard ledger.outcomes[plan.number] == nil,
        let run = ledger.runs.last(where: { $0.plan == plan.number }), run.peer == peer,
        run.startedAt + patience < now
      else { continue }
      ledger.breaks("#\(plan.number) waits on a connection that has been dead for \(patience)")
    }
  }

  /// The same check for handlers with a silent caller.
  private func lookForHandlers(behind connection: MemoryConnection) {
    let settings = ServerSettings()
    let patience = settings.keepaliveTime + settings.keepaliveTimeout + .seconds(2)
    let now = network.loop.now
    guard let since = wires.stoppedSince(connection, .toServer), since + patience < now,
      let peer = wires.peer(of: connection)
    else { return }
    for run in ledger.runs where run.peer == peer && run.endedAt == nil {
      guard run.startedAt + patience + plans[run.plan].cancellationDelay < now else { continue }
      ledger.breaks("#\(run.plan) runs for a connection that has been dead for \(patience)")
    }
  }

  /// Stops one direction of a connection as soon as a call without a time limit waits on it.
  ///
  /// `turn` selects the connection if there are several.
  private func blackhole(
    _ way: MemoryConnection.Way,
    for time: Duration,
    turn: Int,
    until end: MonotonicInstant
  ) {
    let patient = ledger.runs.filter { run in
      let plan = plans[run.plan]
      guard run.endedAt == nil, plan.timeout == nil, plan.givesUpAfter == nil else {
        return false
      }
      return way == .toServer
        ? run.deadline == nil : plan.client != Self.throughProxy && !plan.pauses
    }
    let connections = patient.compactMap { wires.connection(of: $0.peer) }.filter(\.isOpen)
    guard connections.isEmpty else {
      ledger.note("a connection to \(connections[turn % connections.count].address) is deaf")
      return clog([(connections[turn % connections.count], way)], for: time)
    }
    guard network.loop.now < end else { return }
    network.loop.schedule(after: .milliseconds(20)) {
      blackhole(way, for: time, turn: turn, until: end)
    }
  }
}
