import RPC

/// What the weather does to a house.
extension House {
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
        loop.schedule(after: .milliseconds(step * 20)) { [wires] in
          wires.set(connection, way, isClogged: true)
        }
      }
      for (step, (connection, way)) in dice.shuffled(ways).enumerated() {
        loop.schedule(after: time + .milliseconds((ways.count + step) * 20)) { [wires] in
          wires.set(connection, way, isClogged: false)
        }
      }
    case .unheardStop(let stop):
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
    case .deafen(let way, let time):
      let end = loop.now + SimulatedRun.busyTime
      deafen(way, for: time, turn: dice.number(in: 0..<1_000), until: end)
    case .unwell(let server, let time): servers[server].beUnwell(for: time)
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

  /// No caller waits on a connection that has been silent for longer than its channel's keepalive allows.
  ///
  /// That it has been given up shows when its end arrives at the server, if that way is free.
  private func lookForCallers(behind connection: MemoryConnection) {
    let patience = Self.longestKeepalive + ChannelSettings().keepaliveTimeout + .seconds(2)
    let now = network.loop.now
    guard connection.isOpen, wires.stoppedSince(connection, .toServer) == nil,
      let since = wires.stoppedSince(connection, .toClient), since + patience < now,
      let peer = wires.peer(of: connection)
    else { return }
    for order in orders where order.client != Self.throughHallway && !order.pauses {
      guard ledger.outcomes[order.number] == nil,
        let run = ledger.runs.last(where: { $0.order == order.number }), run.peer == peer,
        run.startedAt + patience < now
      else { continue }
      ledger.breaks("#\(order.number) waits on a connection that has been dead for \(patience)")
    }
  }

  /// The same of handlers whose caller has been silent.
  private func lookForHandlers(behind connection: MemoryConnection) {
    let settings = ServerSettings()
    let patience = settings.keepaliveTime + settings.keepaliveTimeout + .seconds(2)
    let now = network.loop.now
    guard let since = wires.stoppedSince(connection, .toServer), since + patience < now,
      let peer = wires.peer(of: connection)
    else { return }
    for run in ledger.runs where run.peer == peer && run.endedAt == nil {
      guard run.startedAt + patience + orders[run.order].stubbornness < now else { continue }
      ledger.breaks("#\(run.order) runs for a connection that has been dead for \(patience)")
    }
  }

  /// Stops one way of a connection as soon as somebody waits there who would wait for ever; `turn` says
  /// whose, if there are several.
  private func deafen(
    _ way: MemoryConnection.Way,
    for time: Duration,
    turn: Int,
    until end: MonotonicInstant
  ) {
    let patient = ledger.runs.filter { run in
      let order = orders[run.order]
      guard run.endedAt == nil, order.timeout == nil, order.givesUpAfter == nil else {
        return false
      }
      return way == .toServer
        ? run.deadline == nil : order.client != Self.throughHallway && !order.pauses
    }
    let connections = patient.compactMap { wires.connection(of: $0.peer) }.filter(\.isOpen)
    guard connections.isEmpty else {
      ledger.note("a connection to \(connections[turn % connections.count].address) is deaf")
      return clog([(connections[turn % connections.count], way)], for: time)
    }
    guard network.loop.now < end else { return }
    network.loop.schedule(after: .milliseconds(20)) {
      deafen(way, for: time, turn: turn, until: end)
    }
  }
}
