/// How far the end of one connection has come.
///
/// ```text
/// open ──▶ announced ──▶ final ──▶ said ──▶ closed
///   └──────────┴───────────┴─────────────────▲   a fault, or the link is gone
/// ```
struct DrainState {
  enum Phase: Comparable {
    /// Nothing was said of an end.
    case open
    /// GOAWAY has asked the client to go on elsewhere; new calls are accepted.
    case announced
    /// The final GOAWAY is out: no new call counts.
    case final
    /// All was said; the peer may still have to take it.
    case said
    /// It was ended, or its link is gone.
    case closed
  }

  /// Why a connection is drained, in the words of its GOAWAY.
  enum Reason: String {
    case stop = "drain"
    case age = "max_age"
    case silence = "max_idle"
  }

  private(set) var phase = Phase.open
  private(set) var reason: Reason?
  /// Something was at work for it when a stop looked the last time, or since.
  private(set) var wasAtWork = false
  /// The newest stream when a stop began.
  private(set) var stoppedAfter: UInt32 = 0

  /// Nothing more is read or answered.
  @inline(__always)
  var isClosing: Bool { phase >= .said }

  var isFinal: Bool { phase >= .final }

  /// - Returns: whether it begins: a stop takes the place of other reasons, and nothing else does.
  mutating func begin(_ why: Reason) -> Bool {
    guard reason != .stop, reason == nil || why == .stop else { return false }
    reason = why
    return true
  }

  /// A stop began.
  mutating func stopBegan(isAtWork: Bool, newest: UInt32) {
    wasAtWork = isAtWork
    stoppedAfter = newest
  }

  /// A stop looks whether something is at work.
  ///
  /// - Returns: whether anything is, or was when it looked before.
  mutating func look(isAtWork: Bool) -> Bool {
    defer { wasAtWork = isAtWork }
    return wasAtWork || isAtWork
  }

  mutating func noteWork() { wasAtWork = true }

  /// It has come so far; it never goes back.
  mutating func reach(_ next: Phase) {
    if next > phase { phase = next }
  }
}
