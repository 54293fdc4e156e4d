/// How long output may wait for a peer that takes some of it now and then.
///
/// A kernel asks for more only when a good part of what it has is gone, which is megabytes; who is slow and
/// reads all the time has taken some of these. So what counts is what has arrived: something each time
/// somebody looks, and in all as much as is asked of senders, or a byte now and then would keep it for ever.
///
/// An object, since an idle connection has none.
final class OutputPatience {
  private let since: MonotonicInstant
  /// What was under way then, and was handed to the transport since.
  private var given: Int
  /// What had arrived of it at the last look.
  private var taken = 0

  init(now: MonotonicInstant, unacknowledged: Int) {
    since = now
    given = unacknowledged
  }

  /// So many bytes more were handed to the transport.
  func wrote(_ count: Int) { given += count }

  /// Asks whether the peer has taken enough since it was asked the last time, and in all.
  ///
  /// - Parameters:
  ///   - unacknowledged: bytes that left and did not arrive yet.
  ///   - now: when that is.
  ///   - time: in which something has to arrive, and for which no rate is asked.
  ///   - rate: bytes a second after that.
  /// - Returns: false: it has not.
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

/// When a peer last took some of what was left, after the end of all output.
///
/// An object, since an idle connection has none.
final class EndMark {
  let time: MonotonicInstant
  /// Bytes that were under way then; the end itself counts as one.
  let unacknowledged: Int

  init(time: MonotonicInstant, unacknowledged: Int) {
    (self.time, self.unacknowledged) = (time, unacknowledged)
  }
}

/// How far what was written had come when somebody last looked for slow readers.
///
/// An object, since an idle connection has none.
final class ReaderMark {
  /// Bytes that have arrived, and all that are there once nothing is on its way any more.
  typealias Progress = (arrived: Int, all: Int)

  private var since: MonotonicInstant
  private var progress: Progress
  /// What was to be sent by the look before the last was not all there at the last, and on its way.
  private(set) var isBehind = false

  init(_ progress: Progress, now: MonotonicInstant) {
    since = now
    self.progress = progress
  }

  /// Looks again.
  ///
  /// A few bytes now and then are not on their way: who takes these would never be found.
  ///
  /// - Parameters:
  ///   - next: how far it has come.
  ///   - now: when that is.
  ///   - rate: bytes a second that have to arrive.
  /// - Returns: whether what there was at the last look is still on its way, and as much of it came meanwhile
  ///   as is asked of readers.
  func look(_ next: Progress, now: MonotonicInstant, rate: Int) -> Bool {
    let asked = (now - since).wholeMilliseconds * Int64(rate)
    let came = next.arrived - progress.arrived
    isBehind = next.arrived < progress.all && came > 0 && Int64(came) * 1_000 >= asked
    since = now
    progress = next
    return isBehind
  }
}
