/// Who gets in when there is little room, and who goes for it.
///
/// - Who proves to be of this installation (cluster key, certificate) counts against the limit of all only.
/// - Everybody may begin an opening, since only there a proof can be shown. Where openings fill what there is
///   of them, one goes: first of those that said nothing for a while, of these one of the address with the most.
/// - Without a proof a connection has a place among those of its address, and of all that have none. Where
///   these are full, first goes who was never served and is open for a while, the longest first.
/// - To be served is to get an answer that not everybody gets, and who a door knows (``Router/authenticator``)
///   is as good. Frames, requests, watches of the server's health and output serve nobody: whoever likes can make
///   them go on for ever.
/// - Then goes one of whoever has the most (``Holder``: a member, then a token; of an address all that are
///   unknown), so that nobody who fills the places, and comes again at once, takes those of others: while somebody
///   is idle, one of those; else who has just come or was served just now, and then who has something under way. One
///   for which a handler works goes only of a member who has more than an eighth of the places. Where there is none
///   of all these, the newcomer does not get in.
/// - Where more than an eighth are strangers who have just come, it is a flood. Then first goes one of whoever is known
///   and has more than an eighth, whatever it does, so that newcomers, who come as strangers, have the rest; then
///   strangers, while somebody is idle as well: else both together keep others out, and let the idle be.
/// - A reply that waits for its reader keeps no place: what is read is on its way.
///
/// A newcomer costs a look at each connection that may go for it, and at the calls of those whose replies wait for
/// nothing but their readers.
extension RPCServer {
  /// Who has more than this part of the places keeps none by having something under way: eight are more than
  /// somebody has devices behind one address as a rule.
  private static let fairShare = 8
  /// In that time the first call of an honest newcomer is here, over a line of 200 ms and with TLS.
  ///
  /// More is paid for by all: that long whoever is in the older half keeps out others.
  private static let growingTime = Duration.milliseconds(300)

  /// Makes room for one more opening.
  ///
  /// - Returns: why there is none.
  func makeRoomToOpen(for host: String) -> ConnectionFault? {
    if places[host].opening.count >= settings.maximumOpeningsPerAddress {
      endOpening(among: [places[host].opening])
    }
    guard places.count >= settings.maximumConnections else { return nil }
    if endOpening(among: places.openings) || endForAll() { return nil }
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

  /// Ends the opening that goes first of those of some addresses.
  ///
  /// Asked at each connection of a flood: it looks at all of them and keeps nothing.
  @discardableResult
  private func endOpening(among addresses: some Sequence<[ServerGreeter]>) -> Bool {
    let now = transport.loop.now
    var first: (order: (Int, Int, Int), greeter: ServerGreeter, all: [ServerGreeter])?
    for all in addresses {
      if let first, first.order.0 == 0, first.all.count > all.count { continue }
      let silent = all.first { $0.isSilent(now) }
      guard let greeter = silent ?? all.first else { continue }
      let order = (silent == nil ? 1 : 0, -all.count, greeter.number)
      if first.map({ order < $0.order }) ?? true { first = (order, greeter, all) }
    }
    guard let first else { return false }
    let isSilent = first.order.0 == 0
    let group = first.all.filter { $0.isSilent(now) == isSilent }
    let areYoung = areYoung(group.count, since: first.greeter.begin)
    let found = areYoung ? group[group.count / 2] : first.greeter
    let mayTell = leave(found.number)
    found.giveWay(ConnectionFault(.full, "an opening gave way to others"), mayTell: mayTell)
    return true
  }

  /// Whether there are many, and all younger than a newcomer's first call.
  ///
  /// Then the oldest of the younger half goes: who is quick is done before it has to, and whoever is not has a
  /// chance to grow old enough.
  private func areYoung(_ count: Int, since first: MonotonicInstant) -> Bool {
    count > 8 && transport.loop.now - first < Self.growingTime
  }

  private func oldestOfYounger(_ numbers: [Int]) -> Int { numbers.sorted()[numbers.count / 2] }

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
    let open = Array(all.lazy.filter { !$0.isClosing }.map { Candidate($0, now) })
    guard let first = open.min() else { return nil }
    guard first.yielding.rank > .neverServed else { return first.connection }
    let share = max(2, most / Self.fairShare)
    let isFlood = open.count { $0.yielding.rank == .new } > share
    func latest(of crowd: [Candidate]) -> ServerConnection.Yielding.Rank {
      let isCrowd = crowd.count > share
      // Where somebody is idle nobody goes who is not, but in a flood strangers, and who has much beside it.
      if first.yielding.rank == .served, !isFlood || !isCrowd { return isFlood ? .new : .served }
      return isCrowd && crowd[0].connection.origin.holder != nil ? .working : .busy
    }
    let known = isFlood ? open.filter { $0.connection.origin.holder != nil } : []
    let overfull = crowd(of: known, by: \.group, latest).flatMap {
      $0.crowd.count > share ? $0 : nil
    }
    // Strangers go however few each address has: a member's few are more than one, and no crowd.
    let strangers =
      isFlood && first.yielding.rank > .served ? open.filter { $0.yielding.rank == .new } : []
    guard
      let member = overfull ?? crowd(of: strangers, by: \.group, latest)
        ?? crowd(of: open, by: \.group, latest)
    else { return nil }
    let rank = latest(of: member.crowd)
    let one = crowd(of: member.crowd, by: \.one) { _ in rank }
    guard let one, one.first.yielding.rank == .new else { return one?.first.connection }
    let new = one.crowd.filter { $0.yielding.rank == .new }.map(\.connection)
    return areYoung(new.count, since: one.first.connection.work.openedAt)
      ? connections[oldestOfYounger(new.map(\.number))] : one.first.connection
  }

  /// The most connections of one holder of which the first may go, and that one.
  private func crowd(
    of open: [Candidate],
    by holding: (Holders) -> Holding,
    _ latest: ([Candidate]) -> ServerConnection.Yielding.Rank
  ) -> (crowd: [Candidate], first: Candidate)? {
    var found: (crowd: [Candidate], first: Candidate)?
    for crowd in Dictionary(grouping: open, by: { holding($0.connection.origin.holders) }).values {
      guard let first = crowd.min(), first.yielding.rank <= latest(crowd) else { continue }
      if let found, (-found.crowd.count, found.first) < (-crowd.count, first) { continue }
      found = (crowd, first)
    }
    return found
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

/// A connection that may be ended for somebody else.
private struct Candidate: Comparable {
  let connection: ServerConnection
  let yielding: ServerConnection.Yielding

  init(_ connection: ServerConnection, _ now: MonotonicInstant) {
    self.connection = connection
    yielding = connection.yielding(now)
  }

  static func == (left: Candidate, right: Candidate) -> Bool { left.yielding == right.yielding }

  static func < (left: Candidate, right: Candidate) -> Bool { left.yielding < right.yielding }
}

extension ServerConnection {
  /// How soon a connection is ended for somebody else; the least goes first.
  struct Yielding: Comparable {
    enum Rank: Comparable {
      case neverServed, served, new, recent, busy, working
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

  /// How soon it may be ended for somebody else.
  func yielding(_ now: MonotonicInstant) -> Yielding {
    Yielding(rank: rank(now), since: work.lastWorked, number: number)
  }

  private func rank(_ now: MonotonicInstant) -> Yielding.Rank {
    guard work.working == 0, work.orphans == 0, machine.passages.count == 0,
      work.replying == 0 || waitsForReader(now)
    else { return .working }
    // What was answered may still be on its way, or the next request is; behind a proxy it may be on its way, too,
    // when all was acknowledged.
    let isBusy =
      work.replying > 0 || input.hasPartialFrame || isQueued || !link.output.isEmpty
      || machine.awaitsRequests
    if isKnown, isBusy { return .busy }
    // What a stranger sends makes him no newer than he is.
    guard isKnown else { return now - work.openedAt < Self.newTime ? .new : .neverServed }
    return now - work.lastWorked < Self.newTime ? .recent : .served
  }

  /// Whether replies wait for nothing but credit, for a while, and all that was sent has arrived: who takes
  /// them, however slowly, has some of them under way.
  private func waitsForReader(_ now: MonotonicInstant) -> Bool {
    link.output.isEmpty && link.unacknowledged == 0
      && machine.hasUnread(since: now.milliseconds - Self.newTime.wholeMilliseconds)
  }

  /// Somebody has worked for this connection, by a method that this may ask for.
  @inline(__always)
  func served(_ access: Access) {
    guard access != .anyone else { return }
    if work.served(at: loop.turnTime) { becomesKnown() }
  }

  @inline(never)
  private func becomesKnown() {
    link.limitReading(to: .known)
  }
}
