import Vocabulary
import Wire

/// Calls that wait: for a connection or a free stream, the oldest first, or for the delay before their next attempt.
///
/// Both their number and the bytes of their requests have an end, so that a server that is away costs
/// no more memory the longer it is. An object, since most channels have none.
///
/// Touched on the loop of its channel only.
final class WaitingCalls {
  private typealias Waiting = (call: OutgoingCall, since: MonotonicInstant)

  private var calls = FIFOQueue<Waiting>()
  /// Those that came back from a connection, and are made before all others.
  private var returned = FIFOQueue<Waiting>()
  private var pausing: [OutgoingCall] = []
  /// Of the requests of all.
  private(set) var bytes = 0

  /// None waits for a connection.
  var isEmpty: Bool { calls.isEmpty && returned.isEmpty }
  /// Of all.
  var count: Int { returned.count + calls.count + pausing.count }
  var first: OutgoingCall? { (returned.first ?? calls.first)?.call }

  func append(_ call: OutgoingCall, _ now: MonotonicInstant) {
    calls.append((call, now))
    bytes += call.requestBytes
  }

  /// Adds a call that comes back from its connection, behind those that did before, and in front of all others.
  func putBack(_ call: OutgoingCall, _ now: MonotonicInstant) {
    returned.append((call, now))
    bytes += call.requestBytes
  }

  func removeFirst() {
    bytes -= (returned.popFirst() ?? calls.popFirst())?.call.requestBytes ?? 0
  }

  /// Keeps a call until its delay is over.
  func pause(_ call: OutgoingCall) {
    pausing.append(call)
    bytes += call.requestBytes
  }

  /// The delay is over.
  ///
  /// - Returns: whether the call still waited for it.
  func resume(_ call: OutgoingCall) -> Bool {
    guard let index = pausing.firstIndex(where: { $0 === call }) else { return false }
    pausing.remove(at: index)
    bytes -= call.requestBytes
    return true
  }

  /// Takes a call out that is given up.
  func remove(_ call: OutgoingCall) {
    if !resume(call) { _ = remove { waiting, _ in waiting === call } }
  }

  /// Takes out those that wait for a connection and `isGoing`, which is told since when each waits, in their order.
  func remove(
    where isGoing: (OutgoingCall, _ since: MonotonicInstant) -> Bool
  ) -> [OutgoingCall] {
    var gone: [OutgoingCall] = []
    func leaves(_ waiting: Waiting) -> Bool {
      guard isGoing(waiting.call, waiting.since) else { return false }
      gone.append(waiting.call)
      return true
    }
    returned.removeAll(where: leaves)
    calls.removeAll(where: leaves)
    for call in gone { bytes -= call.requestBytes }
    return gone
  }

  /// All, those that pause first.
  var all: [OutgoingCall] { pausing + (returned.all + calls.all).map(\.call) }
}

extension OutgoingCall {
  var requestBytes: Int { request?.count ?? 0 }
}
