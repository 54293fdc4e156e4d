import Wire

/// Calls that wait for a connection or a free stream, the oldest first.
///
/// Both their number and the bytes of their requests have an end, so that a server that is away costs
/// no more memory the longer it is.
struct WaitingCalls {
  private typealias Waiting = (call: OutgoingCall, since: MonotonicInstant)

  private var calls: [Waiting] = []
  /// Of their requests.
  private(set) var bytes = 0

  var isEmpty: Bool { calls.isEmpty }
  var count: Int { calls.count }
  var first: OutgoingCall? { calls.first?.call }

  mutating func append(_ call: OutgoingCall, _ now: MonotonicInstant) {
    calls.append((call, now))
    bytes += call.requestBytes
  }

  mutating func removeFirst() {
    bytes -= calls.removeFirst().call.requestBytes
    // Most channels have nothing that waits, and keep no memory for it.
    if calls.isEmpty { calls = [] }
  }

  /// Takes out those that `isGoing`, which is told since when each waits, in their order.
  @discardableResult
  mutating func remove(
    where isGoing: (OutgoingCall, _ since: MonotonicInstant) -> Bool
  ) -> [OutgoingCall] {
    var gone: [OutgoingCall] = []
    calls.removeAll { waiting in
      guard isGoing(waiting.call, waiting.since) else { return false }
      gone.append(waiting.call)
      return true
    }
    for call in gone { bytes -= call.requestBytes }
    return gone
  }
}

extension OutgoingCall {
  var requestBytes: Int { request?.count ?? 0 }
}
