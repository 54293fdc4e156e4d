/// How what is written to one connection arrives at its peer.
struct OutputProgress {
  /// What was ever handed to the link.
  private(set) var written = 0
  /// Output before it was written, for counting what left.
  private var unwritten = 0
  /// Of output that waits.
  private var patience: OutputPatience?
  /// Since when the peer took nothing, after the end of all output.
  private var end: EndMark?
  private var readers: ReaderMark?

  /// So many bytes are about to be written.
  @inline(__always)
  mutating func willWrite(_ waiting: Int) { unwritten = waiting }

  /// So many are left of them.
  ///
  /// - Returns: how many were written.
  @inline(__always)
  mutating func didWrite(left: Int) -> Int {
    let count = max(0, unwritten - left)
    written &+= count
    return count
  }

  // MARK: Output that waits

  /// Output waits, of which the link took so many bytes.
  ///
  /// - Returns: whether it waits from now on, and a timer is due.
  mutating func waits(after count: Int, unacknowledged: Int, _ now: MonotonicInstant) -> Bool {
    if let patience {
      patience.wrote(count)
      return false
    }
    patience = OutputPatience(now: now, unacknowledged: unacknowledged)
    return true
  }

  /// Nothing waits any more.
  mutating func isTaken() { patience = nil }

  /// Whether output waits, and the peer has taken enough of it since this was asked the last time.
  func isTakenInTime(
    unacknowledged: Int,
    now: MonotonicInstant,
    time: Duration,
    rate: Int
  ) -> Bool {
    patience?.holds(unacknowledged, now: now, time: time, rate: rate) ?? false
  }

  // MARK: After the end of all output

  /// From now on the peer has its time to take some more of what was the last.
  mutating func endWaits(unacknowledged: Int, _ now: MonotonicInstant) {
    end = EndMark(time: now, unacknowledged: unacknowledged)
    patience = nil
  }

  /// What is known of a peer that has only to take the end.
  enum EndState {
    /// All is there but the end itself, which counts as one byte.
    case arrived
    /// Some more was taken.
    case moved
    /// Nothing was, for so long.
    case still(Duration)
  }

  /// - Returns: `nil` where the end is not all that waits.
  func endState(unacknowledged: Int, _ now: MonotonicInstant) -> EndState? {
    guard patience == nil, let end else { return nil }
    if unacknowledged <= 1 { return .arrived }
    return unacknowledged < end.unacknowledged ? .moved : .still(now - end.time)
  }

  // MARK: Slow readers

  /// Replies wait for credit from now on.
  mutating func readersWait(_ progress: ReaderMark.Progress, _ now: MonotonicInstant) {
    readers = ReaderMark(progress, now: now)
  }

  /// No reply does.
  mutating func noReaderWaits() { readers = nil }

  /// Looks how far it has come.
  ///
  /// - Returns: whether what there was at the last look is on its way still, now or at the look before.
  func isBehind(_ progress: ReaderMark.Progress, now: MonotonicInstant, rate: Int) -> Bool {
    let wasBehind = readers?.isBehind ?? false
    let isBehind = readers?.look(progress, now: now, rate: rate) ?? false
    return isBehind || wasBehind
  }
}
