import Wire

/// The counters of a channel; small, because there may be many.
struct ChannelTally {
  /// Calls of closed connections.
  private(set) var calls: UInt64 = 0
  var connections: UInt32 = 0
  private(set) var broken: UInt32 = 0
  var failures: UInt32 = 0
  private(set) var repeated: UInt32 = 0
  private(set) var retried: UInt32 = 0
  private(set) var hedged: UInt32 = 0

  /// A call is written again; it counts once.
  mutating func note(_ again: inout OutgoingCall.Again) {
    switch again {
    case .not: break
    case .untouched: repeated &+= 1
    case .retried: retried &+= 1
    case .hedged: hedged &+= 1
    }
    again = .not
  }

  /// A connection with so many calls was closed.
  mutating func ended(calls: UInt32, isBroken: Bool) {
    self.calls &+= UInt64(calls)
    if isBroken { broken &+= 1 }
  }
}

extension Channel {
  /// Its counters, and the state of its addresses.
  ///
  /// On the loop only.
  package func metrics(named name: String) -> RPCV1.ChannelMetrics {
    let (tally, ways, waiting) = (core.tally, core.ways, core.waitingLoad)
    let connections = ways.flatMap(\.connections)
    let calls = connections.reduce(tally.calls) { $0 &+ UInt64($1.machine.highestStream) }
    return RPCV1.ChannelMetrics(
      name: name,
      addresses: ways.map(\.figures),
      calls: Int64(clamping: calls),
      openCalls: connections.reduce(0) { $0 + Int64($1.machine.streamCount) },
      waitingCalls: Int64(waiting.calls),
      waitingBytes: Int64(waiting.bytes),
      connections: Int64(tally.connections),
      brokenConnections: Int64(tally.broken),
      failedAttempts: Int64(tally.failures),
      repeated: Int64(tally.repeated),
      retried: Int64(tally.retried),
      hedged: Int64(tally.hedged)
    )
  }
}

extension Subchannel {
  fileprivate var figures: RPCV1.ChannelAddress {
    RPCV1.ChannelAddress(address: address.text, state: stateName, reason: trouble ?? "")
  }
}
