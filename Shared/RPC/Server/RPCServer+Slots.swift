/// Admission of connections, and eviction when there is no slot.
///
/// - Trusted peers (cluster key, certificate) count against the total limit only.
/// - Every peer may begin an opening, since only there it can prove itself. When openings are full,
///   one is evicted: first those silent for a while, of these one of the address with the most.
/// - An unauthenticated connection has a slot of its address and of all unauthenticated ones. When
///   these are full, the first candidates are connections that were open for a while and never
///   served, the oldest first.
/// - *Served* means answered by a method that is not public; a known ``Holder`` is as good. Frames,
///   requests, health watches and output do not count, because any peer can make them go on
///   forever.
/// - Then one of the owner with the most slots is evicted. Owners are members, and within one its
///   tokens; unknown connections are owned by their address. So a peer that fills the slots and
///   reconnects cannot take those of others. An idle one goes first; then one that is new or was
///   served just now; then one with work in flight. One with a running handler is evicted only if
///   its member has more than an eighth of the slots. If there is no candidate, the new connection
///   is refused.
/// - More than an eighth of new unknown connections is a flood. Then the first candidate is any
///   connection of a member with more than an eighth, so that the rest is free for new clients;
///   then the unknown ones. Otherwise both together would keep others out and evict idle ones.
/// - A reply that waits only for its reader is no work in flight.
///
/// A new connection visits each candidate, and the calls of those whose replies wait for credit only.
extension RPCServer {
  /// An owner with more than this fraction of the slots does not keep them by having work in
  /// flight.
  ///
  /// An eighth is more than the devices behind one address as a rule.
  private static let fairShare = 8
  /// In this time the first call of an honest client arrives, over a link of 200 ms and with TLS.
  ///
  /// A longer time would let the older half keep others out longer.
  private static let growingTime = Duration.milliseconds(300)

  /// Makes room for one more opening.
  ///
  /// - Returns: why there is none.
  func makeRoomToOpen(for host: String) -> ConnectionFault? {
    if slots[host].opening.count >= settings.maximumOpeningsPerAddress {
      endOpening(among: [slots[host].opening])
    }
    guard slots.count >= settings.maximumConnections else { return nil }
    if endOpening(among: slots.openings) || endForAll() { return nil }
    return ConnectionFault(.full, "too many connections")
  }

  /// Assigns a slot to an opened connection.
  ///
  /// - Returns: why there is none.
  func settle(_ number: Int, isProven: Bool) -> ConnectionFault? {
    guard !isProven, let host = slots.host(of: number) else {
      slots.opened(number, isProven: isProven)
      return nil
    }
    let own = slots[host].unproven
    let neighbours = own.lazy.compactMap { self.connections[$0] }
    if own.count >= settings.maximumConnectionsPerAddress,
      !endFirst(among: neighbours, settings.maximumConnectionsPerAddress)
    {
      return ConnectionFault(.full, "too many connections of this address")
    }
    if slots.unprovenCount >= settings.maximumUnproven, !endForAll() {
      return ConnectionFault(.full, "too many connections")
    }
    slots.opened(number, isProven: false)
    return nil
  }

  /// Evicts the first candidate among the openings of some addresses.
  ///
  /// It runs for each connection of a flood, so it visits all of them and stores nothing.
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
    found.evict(ConnectionFault(.full, "this opening was evicted for others"), mayTell: mayTell)
    return true
  }

  /// Whether there are many, all younger than a new client's first call.
  ///
  /// Then the oldest of the younger half is evicted. A quick client is done before that, and a slow
  /// one has a chance to become old enough.
  private func areYoung(_ count: Int, since first: MonotonicInstant) -> Bool {
    count > 8 && transport.loop.now - first < Self.growingTime
  }

  private func oldestOfYounger(_ numbers: [Int]) -> Int { numbers.sorted()[numbers.count / 2] }

  /// Evicts the first candidate of any address.
  private func endForAll() -> Bool {
    endFirst(among: unproven, settings.maximumUnproven)
  }

  /// Evicts the first candidate.
  ///
  /// - Parameters:
  ///   - all: the connections to choose from.
  ///   - most: the limit for them.
  /// - Returns: whether one was evicted.
  private func endFirst(
    among all: some Sequence<ServerConnection>,
    _ most: Int
  ) -> Bool {
    guard let found = firstCandidate(among: all, most) else { return false }
    let mayTell = leave(found.number)
    let fault = ConnectionFault(.full, "this connection was evicted for others")
    found.end(with: fault)
    if !mayTell { found.link.close(fault.text) }
    return true
  }

  private func firstCandidate(among all: some Sequence<ServerConnection>, _ most: Int)
    -> ServerConnection?
  {
    let now = transport.loop.now
    let open = Array(all.lazy.filter { !$0.isClosing }.map { Candidate($0, now) })
    guard let first = open.min() else { return nil }
    guard first.order.rank > .neverServed else { return first.connection }
    let share = max(2, most / Self.fairShare)
    let isFlood = open.count { $0.order.rank == .new } > share
    func latest(of owned: [Candidate]) -> ServerConnection.EvictionOrder.Rank {
      let isLarge = owned.count > share
      // While there is an idle one, only that is evicted; in a flood also new unknown ones, and
      // those of a large owner.
      if first.order.rank == .served, !isFlood || !isLarge { return isFlood ? .new : .served }
      return isLarge && owned[0].connection.origin.holder != nil ? .working : .busy
    }
    let known = isFlood ? open.filter { $0.connection.origin.holder != nil } : []
    let overfull = owned(of: known, by: \.group, latest).flatMap {
      $0.owned.count > share ? $0 : nil
    }
    // Unknown ones are candidates however few each address has; a member with a few is not a large
    // owner.
    let unknown =
      isFlood && first.order.rank > .served ? open.filter { $0.order.rank == .new } : []
    guard
      let member = overfull ?? owned(of: unknown, by: \.group, latest)
        ?? owned(of: open, by: \.group, latest)
    else { return nil }
    let rank = latest(of: member.owned)
    let one = owned(of: member.owned, by: \.one) { _ in rank }
    guard let one, one.first.order.rank == .new else { return one?.first.connection }
    let new = one.owned.filter { $0.order.rank == .new }.map(\.connection)
    return areYoung(new.count, since: one.first.connection.work.openedAt)
      ? connections[oldestOfYounger(new.map(\.number))] : one.first.connection
  }

  /// The owner with the most connections that has a candidate, and that candidate.
  private func owned(
    of open: [Candidate],
    by holding: (Holders) -> Holding,
    _ latest: ([Candidate]) -> ServerConnection.EvictionOrder.Rank
  ) -> (owned: [Candidate], first: Candidate)? {
    var found: (owned: [Candidate], first: Candidate)?
    for owned in Dictionary(grouping: open, by: { holding($0.connection.origin.holders) }).values {
      guard let first = owned.min(), first.order.rank <= latest(owned) else { continue }
      if let found, (-found.owned.count, found.first) < (-owned.count, first) { continue }
      found = (owned, first)
    }
    return found
  }

  /// Unauthenticated open connections of all addresses.
  var unproven: some Sequence<ServerConnection> {
    connections.values.lazy.filter { !$0.isTrusted }
  }

  /// Frees the connection's slot.
  ///
  /// - Returns: whether it may receive GOAWAY; not in a flood.
  private func leave(_ number: Int) -> Bool {
    slots.remove(number)
    guard unwanted.count < Self.maximumUnwanted else { return false }
    unwanted.insert(number)
    return true
  }
}

/// A connection that may be evicted.
private struct Candidate: Comparable {
  let connection: ServerConnection
  let order: ServerConnection.EvictionOrder

  init(_ connection: ServerConnection, _ now: MonotonicInstant) {
    self.connection = connection
    order = connection.evictionOrder(now)
  }

  static func == (left: Candidate, right: Candidate) -> Bool { left.order == right.order }

  static func < (left: Candidate, right: Candidate) -> Bool { left.order < right.order }
}

extension ServerConnection {
  /// The order of eviction; the least is first.
  struct EvictionOrder: Comparable {
    enum Rank: Comparable {
      /// Unknown, and open for longer than ``newTime``.
      case neverServed
      /// Known and idle.
      case served
      /// Unknown, and open for less than ``newTime``.
      case new
      /// Known, and served within ``newTime``.
      case recent
      /// Known, with a frame, request or output in flight.
      case busy
      /// With a running handler or a forwarded call.
      case working
    }

    let rank: Rank
    /// When it was last served, or opened.
    let since: MonotonicInstant
    let number: Int

    static func < (left: EvictionOrder, right: EvictionOrder) -> Bool {
      (left.rank, left.since, left.number) < (right.rank, right.since, right.number)
    }
  }

  /// A new client has this long for its first call, over a slow link.
  private static let newTime = Duration.seconds(2)

  /// Its place in the order of eviction.
  func evictionOrder(_ now: MonotonicInstant) -> EvictionOrder {
    EvictionOrder(rank: rank(now), since: work.lastWorked, number: number)
  }

  private func rank(_ now: MonotonicInstant) -> EvictionOrder.Rank {
    guard work.working == 0, work.orphans == 0, machine.forwardedCalls.count == 0,
      work.replying == 0 || waitsForReader(now)
    else { return .working }
    // A reply or the next request may still be on its way; behind a proxy even after all was
    // acknowledged.
    let isBusy =
      work.replying > 0 || input.hasPartialFrame || isQueued || !link.output.isEmpty
      || machine.awaitsRequests
    if isKnown, isBusy { return .busy }
    // Input does not keep an unknown connection new.
    guard isKnown else { return now - work.openedAt < Self.newTime ? .new : .neverServed }
    return now - work.lastWorked < Self.newTime ? .recent : .served
  }

  /// Whether replies have waited for credit alone for a while, with all output acknowledged.
  ///
  /// A slow reader always has some in flight.
  private func waitsForReader(_ now: MonotonicInstant) -> Bool {
    link.output.isEmpty && link.unacknowledged == 0
      && machine.hasUnread(since: now.milliseconds - Self.newTime.wholeMilliseconds)
  }

  /// A call was answered with OK; from a method that is not public, that makes the peer known.
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
