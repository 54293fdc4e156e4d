/// Whether a peer that owes us something is still there.
///
/// A value: times in, steps out.
///
/// Any byte proves life. Only when none came for a while is the peer asked, and only when none came
/// after that either is it dead: a late answer alone proves nothing, because the peer may have
/// paused reading.
struct Keepalive {
  /// What to do when the timer fires.
  enum Step: Equatable {
    /// Nobody waits for anything: no timer is needed.
    case rest
    /// Look again after this long.
    case wait(Duration)
    /// Send a ping, and look again after this long.
    case ask(Duration)
    case dead
  }

  /// Silence before the peer is asked.
  @ConnectionLimits.Time private var time: Duration
  /// Silence after that.
  @ConnectionLimits.Time private var timeout: Duration
  private(set) var lastRead: MonotonicInstant
  private var askedAt: MonotonicInstant?

  init(time: Duration, timeout: Duration, now: MonotonicInstant) {
    _time = ConnectionLimits.Time(wrappedValue: time)
    _timeout = ConnectionLimits.Time(wrappedValue: timeout)
    lastRead = now
  }

  /// Something came.
  mutating func heard(_ now: MonotonicInstant) {
    lastRead = now
    askedAt = nil
  }

  mutating func step(_ now: MonotonicInstant, hasCalls: Bool) -> Step {
    guard hasCalls else {
      askedAt = nil
      return .rest
    }
    if let askedAt {
      let left = timeout - (now - askedAt)
      return left > .zero ? .wait(left) : .dead
    }
    let left = time - (now - lastRead)
    guard left <= .zero else { return .wait(left) }
    askedAt = now
    return .ask(timeout)
  }
}
