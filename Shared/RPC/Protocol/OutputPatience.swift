/// The time limit of pending output.
///
/// It counts acknowledged bytes, not those that the kernel accepts: the kernel may hold megabytes,
/// and accepts more only when a good part of them was acknowledged. A peer has to acknowledge some
/// bytes before each check, and a minimum rate over the whole time. Otherwise a byte now and then
/// would keep the connection forever.
///
/// A class, since an idle connection has none.
final class OutputPatience {
  private let since: MonotonicInstant
  /// Bytes in flight at the start, plus those given to the transport since.
  private var given: Int
  /// Of those, bytes acknowledged at the last check.
  private var taken = 0

  init(now: MonotonicInstant, unacknowledged: Int) {
    since = now
    given = unacknowledged
  }

  /// More bytes were given to the transport.
  func wrote(_ count: Int) { given += count }

  /// Checks whether the peer has taken enough since the last check, and over all.
  ///
  /// - Parameters:
  ///   - unacknowledged: bytes in flight.
  ///   - now: the time of the check.
  ///   - time: the period in which something has to arrive; the rate applies after it.
  ///   - rate: bytes a second.
  /// - Returns: false if it has not.
  func holds(
    _ unacknowledged: Int,
    now: MonotonicInstant,
    time: Duration,
    rate: Int
  ) -> Bool {
    let before = taken
    taken = given - unacknowledged
    let asked = (now - since - time).wholeMilliseconds
    return taken > before && Int64(taken) * 1_000 >= asked * Int64(rate)
  }
}

/// When a peer last acknowledged some of the final output.
///
/// A class, since an idle connection has none.
final class EndMark {
  let time: MonotonicInstant
  /// Bytes in flight at that time; FIN counts as one.
  let unacknowledged: Int

  init(time: MonotonicInstant, unacknowledged: Int) {
    (self.time, self.unacknowledged) = (time, unacknowledged)
  }
}

/// How far output was acknowledged at the last check for slow readers.
///
/// A class, since an idle connection has none.
final class ReaderMark {
  /// Bytes acknowledged, and bytes written.
  typealias Progress = (arrived: Int, all: Int)

  private var since: MonotonicInstant
  private var progress: Progress
  /// At the last check, output of the check before was still in flight, and enough of it had
  /// arrived: the peer reads, but slowly.
  private(set) var isBehind = false

  init(_ progress: Progress, now: MonotonicInstant) {
    since = now
    self.progress = progress
  }

  /// Checks again.
  ///
  /// A few bytes now and then are no progress, or such a reader would never be found.
  ///
  /// - Parameters:
  ///   - next: the current progress.
  ///   - now: the time of the check.
  ///   - rate: bytes a second that have to arrive.
  /// - Returns: whether output of the last check is still in flight, and enough of it has arrived
  ///   since.
  func look(_ next: Progress, now: MonotonicInstant, rate: Int) -> Bool {
    let asked = (now - since).wholeMilliseconds * Int64(rate)
    let came = next.arrived - progress.arrived
    isBehind = next.arrived < progress.all && came > 0 && Int64(came) * 1_000 >= asked
    since = now
    progress = next
    return isBehind
  }
}
