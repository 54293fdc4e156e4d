/// How long a connection has been of no use to anybody, for a timer that looks now and then.
///
/// A value: what was seen goes in, time comes out. Who watches whether the other end is well is no use, and neither
/// are the pings that keep such a stream alive; but bytes do not tell them from others, so while there
/// is one, time counts from look to look, and a connection may live twice as long as it would.
struct Idleness {
  private var since: MonotonicInstant
  private var newest: UInt32 = 0
  /// There was a call when it was looked at last.
  private var wasBusy = false

  init(now: MonotonicInstant) {
    since = now
  }

  /// For how long there was no use, as far as is known.
  ///
  /// - Parameters:
  ///   - calls: those that are open.
  ///   - watches: those of them that only watch.
  ///   - newest: the number of the newest call.
  ///   - lastRead: when the last byte came.
  ///   - now: when this is asked.
  /// - Returns: zero while there is a call.
  mutating func silence(
    calls: Int,
    watches: Int,
    newest: UInt32,
    lastRead: MonotonicInstant,
    now: MonotonicInstant
  ) -> Duration {
    let isBusy = calls > watches
    if isBusy || wasBusy || newest != self.newest { since = now }
    wasBusy = isBusy
    self.newest = newest
    if isBusy { return .zero }
    return now - (watches == 0 ? lastRead : since)
  }
}
