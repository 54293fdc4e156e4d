/// How far one connection's output has been written and acknowledged.
struct OutputProgress {
  /// Bytes ever written to the link.
  private(set) var written = 0
  /// Output before a write, to count what was written.
  private var unwritten = 0
  /// Limits how slowly pending output is taken.
  private var patience: OutputPatience?
  /// Since when the peer has acknowledged nothing, after all output was written.
  private var end: EndMark?
  private var readers: ReaderMark?

  /// Records the output before a write.
  @inline(__always)
  mutating func willWrite(_ waiting: Int) { unwritten = waiting }

  /// Records what is left after a write.
  ///
  /// - Returns: how many bytes were written.
  @inline(__always)
  mutating func didWrite(left: Int) -> Int {
    let count = max(0, unwritten - left)
    written &+= count
    return count
  }

  // MARK: Pending output

  /// Output is pending after the link took `count` bytes.
  ///
  /// - Returns: whether it has just become pending, so that a timer is due.
  mutating func waits(after count: Int, unacknowledged: Int, _ now: MonotonicInstant) -> Bool {
    if let patience {
      patience.wrote(count)
      return false
    }
    patience = OutputPatience(now: now, unacknowledged: unacknowledged)
    return true
  }

  /// No output is pending.
  mutating func isTaken() { patience = nil }

  /// Whether output is pending and the peer has taken enough of it since the last check.
  func isTakenInTime(
    unacknowledged: Int,
    now: MonotonicInstant,
    time: Duration,
    rate: Int
  ) -> Bool {
    patience?.holds(unacknowledged, now: now, time: time, rate: rate) ?? false
  }

  // MARK: After the last output

  /// Starts the time in which the peer has to acknowledge more of the last output.
  mutating func endWaits(unacknowledged: Int, _ now: MonotonicInstant) {
    end = EndMark(time: now, unacknowledged: unacknowledged)
    patience = nil
  }

  /// The state of a peer that has only the last output and FIN to acknowledge.
  enum EndState {
    /// Everything but FIN was acknowledged; FIN counts as one byte.
    case arrived
    /// More was acknowledged.
    case moved
    /// Nothing was acknowledged for this long.
    case still(Duration)
  }

  /// - Returns: `nil` if output is still pending.
  func endState(unacknowledged: Int, _ now: MonotonicInstant) -> EndState? {
    guard patience == nil, let end else { return nil }
    if unacknowledged <= 1 { return .arrived }
    return unacknowledged < end.unacknowledged ? .moved : .still(now - end.time)
  }

  // MARK: Slow readers

  /// Replies begin to wait for credit.
  mutating func readersWait(_ progress: ReaderMark.Progress, _ now: MonotonicInstant) {
    readers = ReaderMark(progress, now: now)
  }

  /// No reply waits for credit.
  mutating func noReaderWaits() { readers = nil }

  /// Compares progress with the last checks.
  ///
  /// - Returns: whether at this check or the last the peer was reading, but slowly
  ///   (``ReaderMark/isBehind``).
  func isBehind(_ progress: ReaderMark.Progress, now: MonotonicInstant, rate: Int) -> Bool {
    let wasBehind = readers?.isBehind ?? false
    let isBehind = readers?.look(progress, now: now, rate: rate) ?? false
    return isBehind || wasBehind
  }
}
