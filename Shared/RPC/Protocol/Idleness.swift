/// How long a connection has been idle, for a periodic timer.
///
/// Health watches, and the PINGs that keep them alive, do not count as use. Their bytes look like
/// any other, so while there is a watch, idle time is measured between checks instead of from the
/// last byte. Such a connection may live twice as long.
struct Idleness {
  private var since: MonotonicInstant
  private var newest: UInt32 = 0
  /// There was a call at the last check.
  private var wasBusy = false

  init(now: MonotonicInstant) {
    since = now
  }

  /// How long the connection is known to have been idle.
  ///
  /// - Parameters:
  ///   - calls: open calls.
  ///   - watches: those of them that are health watches.
  ///   - newest: the number of the newest call.
  ///   - lastRead: when the last byte was received.
  ///   - now: the time of the check.
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
