import Vocabulary
import Wire

/// Calls that wait: for a connection or a free stream, the oldest first, or for the delay before
/// their next attempt.
///
/// Their number and the bytes of their requests are limited, so that a missing server costs bounded
/// memory. A class, since most channels have none.
///
/// Touched on the loop of its channel only.
final class WaitingCalls {
  private typealias Waiting = (call: OutgoingCall, since: MonotonicInstant)

  private var calls = FIFOQueue<Waiting>()
  /// Calls that returned from a connection; they are started before the others.
  private var returned = FIFOQueue<Waiting>()
  private var pausing: [OutgoingCall] = []
  /// Bytes of all requests.
  private(set) var bytes = 0

  /// No call waits for a connection.
  var isEmpty: Bool { calls.isEmpty && returned.isEmpty }
  /// The number of all calls.
  var count: Int { returned.count + calls.count + pausing.count }
  var first: OutgoingCall? { (returned.first ?? calls.first)?.call }

  func append(_ call: OutgoingCall, _ now: MonotonicInstant) {
    calls.append((call, now))
    bytes += call.requestBytes
  }

  /// Queues a call that returns from its connection, before those that never had one.
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
  /// - Returns: whether the call was still waiting.
  func resume(_ call: OutgoingCall) -> Bool {
    guard let index = pausing.firstIndex(where: { $0 === call }) else { return false }
    pausing.remove(at: index)
    bytes -= call.requestBytes
    return true
  }

  /// Removes a call that was given up.
  func remove(_ call: OutgoingCall) {
    if !resume(call) { _ = remove { waiting, _ in waiting === call } }
  }

  /// Removes, in their order, the calls that wait for a connection and satisfy `isGoing`, which
  /// receives the start of the wait.
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

  /// All calls, delayed ones first.
  var all: [OutgoingCall] { pausing + (returned.all + calls.all).map(\.call) }
}

extension OutgoingCall {
  var requestBytes: Int { request?.count ?? 0 }
}
