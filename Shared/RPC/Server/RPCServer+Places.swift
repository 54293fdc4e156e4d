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

  /// Ends the connection that has been without a byte for the longest time, of those for which nobody works.
  private func endIdle(among numbers: some Sequence<Int>) -> Bool {
    let found = numbers.lazy.compactMap { self.connections[$0] }.filter(\.mayGiveWay).min {
      ($0.lastHeard, $0.number) < ($1.lastHeard, $1.number)
    }
    guard let found else { return false }
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
  /// It may be ended for somebody else: nobody works for it, and nothing comes on it.
  ///
  /// Who watches whether this end is well holds a stream for as long as they like, and asks for nothing;
  /// neither does a call whose request stands still. Streams of strangers do not keep places that others
  /// need, who could not even say who they are.
  var mayGiveWay: Bool {
    guard !isClosing, orphans == 0, machine.passages.count == 0, link.output.isEmpty,
      !hasPartialFrame
    else { return false }
    let still = loop.now.milliseconds - server.settings.pauseTime.wholeMilliseconds
    return machine.openCalls.allSatisfy { call in
      if call.isHealthWatch { return true }
      let since = machine.requestAwaited(call.streamID, since: call.startedAt.milliseconds)
      return since.map { $0 <= still } ?? false
    }
  }

  /// When the last byte came.
  var lastHeard: MonotonicInstant { alive.lastRead }
}
