/// How far one connection has been shut down.
///
/// ```text
/// open ──▶ announced ──▶ final ──▶ written ──▶ closed
///   └──────────┴───────────┴────────────────────▲   a fault, or the link is gone
/// ```
struct DrainState {
  enum Phase: Comparable {
    /// No GOAWAY was sent.
    case open
    /// The first GOAWAY was sent; new calls are still accepted.
    case announced
    /// The final GOAWAY was sent; new calls are dropped.
    case final
    /// All output was written; the peer may still have to read it.
    case written
    /// Closed by either side.
    case closed
  }

  /// Why a connection is drained; the text of its GOAWAY.
  enum Reason: String {
    case stop = "drain"
    case age = "max_age"
    case silence = "max_idle"
  }

  private(set) var phase = Phase.open
  private(set) var reason: Reason?
  /// There was work at the last check of a stop, or since.
  private(set) var wasAtWork = false
  /// The highest stream when a stop began.
  private(set) var stoppedAfter: UInt32 = 0

  /// Nothing more is read or answered.
  @inline(__always)
  var isClosing: Bool { phase >= .written }

  var isFinal: Bool { phase >= .final }

  /// - Returns: whether the drain begins. A stop replaces other reasons; nothing else does.
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

  /// Checks during a stop whether there is work.
  ///
  /// - Returns: whether there is, or was at the check before.
  mutating func look(isAtWork: Bool) -> Bool {
    defer { wasAtWork = isAtWork }
    return wasAtWork || isAtWork
  }

  mutating func noteWork() { wasAtWork = true }

  /// Moves to a later phase; an earlier one is ignored.
  mutating func reach(_ next: Phase) {
    if next > phase { phase = next }
  }
}
