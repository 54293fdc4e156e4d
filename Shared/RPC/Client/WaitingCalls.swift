import Wire

/// Calls that wait for a connection or a free stream, the oldest first.
///
/// Both their number and the bytes of their requests have an end, so that a server that is away costs
/// no more memory the longer it is.
struct WaitingCalls {
  private var calls: [OutgoingCall] = []
  /// Of their requests.
  private(set) var bytes = 0

  var isEmpty: Bool { calls.isEmpty }
  var count: Int { calls.count }
  var first: OutgoingCall? { calls.first }

  /// Whether one more may wait; a single one may be as large as any message.
  func hasRoom(for call: OutgoingCall, _ settings: ChannelSettings) -> Bool {
    calls.count < settings.maximumWaiting
      && (calls.isEmpty || bytes + call.requestBytes <= settings.maximumWaitingBytes)
  }

  mutating func append(_ call: OutgoingCall) {
    calls.append(call)
    bytes += call.requestBytes
  }

  mutating func removeFirst() {
    bytes -= calls.removeFirst().requestBytes
    // Most channels have nothing that waits, and keep no memory for it.
    if calls.isEmpty { calls = [] }
  }

  /// Takes out those that `isGoing`, in their order.
  @discardableResult
  mutating func remove(where isGoing: (OutgoingCall) -> Bool) -> [OutgoingCall] {
    var gone: [OutgoingCall] = []
    calls.removeAll { call in
      guard isGoing(call) else { return false }
      gone.append(call)
      return true
    }
    for call in gone { bytes -= call.requestBytes }
    return gone
  }
}

extension OutgoingCall {
  fileprivate var requestBytes: Int { request?.count ?? 0 }
}
