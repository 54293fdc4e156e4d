import Wire

/// What happened on a channel since it was made; small, because there may be many.
struct ChannelTally {
  /// Of connections that are gone.
  private(set) var calls: UInt64 = 0
  var connections: UInt32 = 0
  private(set) var broken: UInt32 = 0
  var failures: UInt32 = 0
  private(set) var repeated: UInt32 = 0
  private(set) var retried: UInt32 = 0
  private(set) var hedged: UInt32 = 0

  /// A call is written once more; it is counted once.
  mutating func note(_ again: inout OutgoingCall.Again) {
    switch again {
    case .not: break
    case .untouched: repeated &+= 1
    case .retried: retried &+= 1
    case .hedged: hedged &+= 1
    }
    again = .not
  }

  /// A connection is gone on which so many calls were made.
  mutating func ended(calls: UInt32, isBroken: Bool) {
    self.calls &+= UInt64(calls)
    if isBroken { broken &+= 1 }
  }
}

extension Channel {
  /// What it did, and how it is with those to whom it leads.
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
