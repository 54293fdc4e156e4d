/// Who gets in when there is little room, and who goes for it.
///
/// - Who proves to be of this installation (cluster key, certificate) counts against the limit of all only.
/// - Everybody may begin an opening, since only there a proof can be shown. Where openings fill what there is
///   of them, the longest goes: first of those that said nothing.
/// - Without a proof a connection has a place among those of its address, and of all that have none. Where
///   these are full, one gives way for which no handler runs: first who was never served and is open for a
///   while, the longest first; then who was served, the longest ago first; then whoever came or was served
///   just now; and at last who was served and has something under way.
/// - To be served is to get an answer that not everybody gets. Frames, requests, watches of the server's
///   health and output serve nobody: whoever likes can make them go on for ever.
/// - A reply that waits for its reader keeps no place: what is read is on its way.
/// - Where each of them has a handler, one goes of whoever has more than half of the places (``Holder``). Where nobody
///   has, the newcomer does not get in.
///
/// A newcomer costs a look at each connection that may go for it, and at the calls of those whose replies wait for
/// nothing but their readers.
extension RPCServer {
  /// Makes room for one more opening.
  ///
  /// - Returns: why there is none.
  func makeRoomToOpen(for host: String) -> ConnectionFault? {
    if places[host].opening.count >= settings.maximumOpeningsPerAddress {
      endOpening(among: places[host].opening)
    }
    guard places.count >= settings.maximumConnections else { return nil }
    if endOpening(among: places.opening) || endForAll() { return nil }
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
    let neighbours = own.lazy.compactMap { self.connections[$0] }
    if own.count >= settings.maximumConnectionsPerAddress,
      !endFirst(among: neighbours, settings.maximumConnectionsPerAddress)
    {
      return ConnectionFault(.full, "too many connections of this address")
    }
    if places.unprovenCount >= settings.maximumUnproven, !endForAll() {
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

  /// Ends the connection of any address that gives way first.
  private func endForAll() -> Bool {
    endFirst(among: unproven, settings.maximumUnproven)
  }

  /// Ends the connection that gives way first.
  ///
  /// - Parameters:
  ///   - all: among which it is.
  ///   - most: how many there may be of them.
  /// - Returns: whether there was one.
  private func endFirst(
    among all: some Sequence<ServerConnection>,
    _ most: Int
  ) -> Bool {
    guard let found = firstToGo(among: all, most) else { return false }
    let mayTell = leave(found.number)
    let fault = ConnectionFault(.full, "this one gave way to others")
    found.end(with: fault)
    if !mayTell { found.link.close(fault.text) }
    return true
  }

  private func firstToGo(among all: some Sequence<ServerConnection>, _ most: Int)
    -> ServerConnection?
  {
    let now = transport.loop.now
    var first: (yielding: ServerConnection.Yielding, connection: ServerConnection)?
    for connection in all {
      guard let yielding = connection.yielding(now) else { continue }
      if first.map({ yielding < $0.yielding }) ?? true { first = (yielding, connection) }
    }
    return first?.connection ?? crowding(all, most)
  }

  /// The one that was served the longest ago of whoever has more than half of the places.
  private func crowding(_ all: some Sequence<ServerConnection>, _ most: Int) -> ServerConnection? {
    let known = all.filter { !$0.isClosing && $0.origin.holder != nil }
    guard known.count > most / 2 else { return nil }
    let crowds = Dictionary(grouping: known) { $0.origin.holders.group }
    let crowd = crowds.values.first { $0.count > most / 2 }
    return crowd?.min { ($0.lastWorked, $0.number) < ($1.lastWorked, $1.number) }
  }

  /// Open connections without a proof, of all addresses.
  var unproven: some Sequence<ServerConnection> {
    connections.values.lazy.filter { !$0.isTrusted }
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
    enum Rank: Comparable {
      case neverServed, served, recent, busy
    }

    let rank: Rank
    /// When it was served the last time, or opened.
    let since: MonotonicInstant
    let number: Int

    static func < (left: Yielding, right: Yielding) -> Bool {
      (left.rank, left.since, left.number) < (right.rank, right.since, right.number)
    }
  }

  /// Who came needs so long until its first call is here, over a slow line as well.
  private static let newTime = Duration.seconds(2)

  /// How soon it may be ended for somebody else; `nil`: not at all, because a handler works for it.
  func yielding(_ now: MonotonicInstant) -> Yielding? {
    guard !isClosing, working == 0, orphans == 0, machine.passages.count == 0,
      replying == 0 || waitsForReader(now)
    else { return nil }
    // What was answered may still be on its way, or the next request is.
    let isBusy =
      hasWorked && (hasPartialFrame || !link.output.isEmpty || machine.awaitsRequests)
    // What a stranger sends makes him no newer than he is.
    let isRecent = now - (hasWorked ? lastWorked : openedAt) < Self.newTime
    let rank: Yielding.Rank =
      isBusy ? .busy : isRecent ? .recent : hasWorked ? .served : .neverServed
    return Yielding(rank: rank, since: lastWorked, number: number)
  }

  /// Whether replies wait for nothing but credit, for a while, and all that was sent has arrived: who takes
  /// them, however slowly, has some of them under way.
  private func waitsForReader(_ now: MonotonicInstant) -> Bool {
    link.output.isEmpty && link.unacknowledged == 0
      && machine.hasUnread(since: now.milliseconds - Self.newTime.wholeMilliseconds)
  }

  /// Somebody has worked for this connection.
  @inline(__always)
  func served(_ method: MethodDescriptor) {
    guard method.access != .anyone else { return }
    lastWorked = loop.turnTime
    hasWorked = true
  }
}
