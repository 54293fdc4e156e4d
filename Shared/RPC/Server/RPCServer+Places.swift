/// Who gets in when there is little room, and who goes for it.
///
/// Who proves to be of this installation (cluster key, certificate) counts against the limit of all
/// only. Everybody may begin an opening, since only there a proof can be shown; strangers who keep
/// silent, or for whom nobody works, give way to those who come: the longest first.
extension RPCServer {
  /// Makes room for one more opening.
  ///
  /// - Returns: why there is none.
  func makeRoomToOpen(for host: String) -> ConnectionFault? {
    if places[host].opening.count >= settings.maximumOpeningsPerAddress {
      endOpening(among: places[host].opening)
    }
    guard places.count >= settings.maximumConnections else { return nil }
    if endOpening(among: places.opening) || endIdle(among: places.unproven) { return nil }
    return ConnectionFault(.full, "too many connections")
  }

  /// Gives the opened connection a place for good.
  ///
  /// - Returns: why there is none.
  func settle(_ number: Int, isProven: Bool) -> ConnectionFault? {
    guard !isProven, let host = places.host(of: number) else {
      places.opened(number, isProven: isProven)
      return nil
    }
    let own = places[host].unproven
    if own.count >= settings.maximumConnectionsPerAddress, !endIdle(among: own) {
      return ConnectionFault(.full, "too many connections of this address")
    }
    if places.unprovenCount >= settings.maximumUnproven, !endIdle(among: places.unproven) {
      return ConnectionFault(.full, "too many connections")
    }
    places.opened(number, isProven: false)
    return nil
  }

  /// Ends the oldest opening of those that said nothing, or else of those that did.
  @discardableResult
  private func endOpening(among numbers: some Sequence<Int>) -> Bool {
    let found = numbers.lazy.compactMap { self.greeters[$0] }.min {
      ($0.isSilent ? 0 : 1, $0.number) < ($1.isSilent ? 0 : 1, $1.number)
    }
    guard let found else { return false }
    let mayTell = leave(found.number)
    found.giveWay(
      ConnectionFault(.full, "the longest opening gave way to others"),
      mayTell: mayTell
    )
    return true
  }

  /// Ends a connection for which nobody works: the one that has been without a byte for the longest time, or
  /// else, where something is under way on all of them, without work.
  private func endIdle(among numbers: some Sequence<Int>) -> Bool {
    var first: (yielding: ServerConnection.Yielding, connection: ServerConnection)?
    for connection in numbers.lazy.compactMap({ self.connections[$0] }) {
      guard let yielding = connection.yielding else { continue }
      if first.map({ yielding < $0.yielding }) ?? true { first = (yielding, connection) }
    }
    guard let found = first?.connection else { return false }
    let mayTell = leave(found.number)
    let fault = ConnectionFault(.full, "the longest idle gave way to others")
    found.end(with: fault)
    if !mayTell { found.link.close(fault.text) }
    return true
  }

  /// The connection holds no place any more.
  ///
  /// - Returns: whether it may be told why: not in a flood.
  private func leave(_ number: Int) -> Bool {
    places.remove(number)
    guard unwanted.count < Self.maximumUnwanted else { return false }
    unwanted.insert(number)
    return true
  }
}

extension ServerConnection {
  /// How soon a connection is ended for somebody else; the least goes first.
  struct Yielding: Comparable {
    /// Something is under way: a frame, a request, or output.
    let isMoving: Bool
    /// Since when nothing has come, or nobody has worked.
    let since: MonotonicInstant
    let number: Int

    static func < (left: Yielding, right: Yielding) -> Bool {
      (left.isMoving ? 1 : 0, left.since, left.number)
        < (right.isMoving ? 1 : 0, right.since, right.number)
    }
  }

  /// How soon it may be ended for somebody else; `nil`: not at all, because a handler works for it.
  ///
  /// Who watches whether this end is well holds a stream for as long as they like, and asks for nothing. What
  /// is under way is kept before what is idle, but not from who has work: a few bytes now and then would keep
  /// a place for ever.
  var yielding: Yielding? {
    guard !isClosing, orphans == 0, machine.passages.count == 0 else { return nil }
    var isMoving = hasPartialFrame || !link.output.isEmpty
    for call in machine.openCalls where !call.isHealthWatch {
      if call.isCounted { return nil }
      isMoving = true
    }
    return Yielding(
      isMoving: isMoving,
      since: isMoving ? lastWorked : alive.lastRead,
      number: number
    )
  }
}
