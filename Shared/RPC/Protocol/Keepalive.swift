/// Finds out whether a silent peer is alive.
///
/// Times in, steps out.
///
/// Any byte proves life. After a silence the peer receives a PING, and only a further silence means
/// that it is dead: a missing ACK alone proves nothing, because the peer may have paused reading. A
/// PING behind other output cannot be answered before it arrives. Until then that output has to
/// arrive fast enough.
struct Keepalive {
  /// What to do when the timer fires.
  enum Step: Equatable {
    /// Nothing is expected: no timer is needed.
    case rest
    /// Check again after this long.
    case wait(Duration)
    /// Send PING, and check again after this long.
    case ask(Duration)
    case dead
  }

  /// Bytes in flight, and bytes pending.
  typealias Sent = (unacknowledged: Int, waiting: Int)

  /// The least rate, in bytes a second, of output that is ahead of the PING; as for all output.
  private static let rate = 4_096
  /// How often that rate is checked within the timeout.
  private static let looks = 20

  /// A class, since an idle connection has none.
  private final class Question {
    /// Since when there was silence, or too little arrived.
    var since: MonotonicInstant
    var hasArrived: Bool
    /// Bytes in flight at the PING, plus those sent since.
    var given: Int
    private let end: Int
    private var arrived = 0

    init(_ now: MonotonicInstant, _ sent: Sent) {
      since = now
      given = sent.unacknowledged
      end = given + sent.waiting
      hasArrived = end == 0
    }

    func look(_ now: MonotonicInstant, _ sent: Sent) {
      guard !hasArrived else { return }
      let next = given - sent.unacknowledged
      hasArrived = next >= end
      let asked = (now - since).wholeMilliseconds * Int64(Keepalive.rate)
      guard hasArrived || next > arrived && Int64(next - arrived) * 1_000 >= asked else { return }
      (since, arrived) = (now, next)
    }
  }

  /// Silence before PING.
  @ConnectionLimits.Time private var time: Duration
  /// Silence after it.
  @ConnectionLimits.Time private var timeout: Duration
  private(set) var lastRead: MonotonicInstant
  private var question: Question?

  init(time: Duration, timeout: Duration, now: MonotonicInstant) {
    _time = ConnectionLimits.Time(wrappedValue: time)
    _timeout = ConnectionLimits.Time(wrappedValue: timeout)
    lastRead = now
  }

  /// Bytes were received.
  mutating func heard(_ now: MonotonicInstant) {
    lastRead = now
    if question != nil { question = nil }
  }

  /// Bytes were sent.
  @inline(__always)
  func wrote(_ count: Int) {
    if let question { question.given += count }
  }

  mutating func step(_ now: MonotonicInstant, hasCalls: Bool, _ sent: Sent = (0, 0)) -> Step {
    guard hasCalls else {
      question = nil
      return .rest
    }
    if let question {
      question.look(now, sent)
      let left = timeout - (now - question.since)
      guard left > .zero else { return .dead }
      return .wait(question.hasArrived ? left : min(left, timeout / Self.looks))
    }
    let left = time - (now - lastRead)
    guard left <= .zero else { return .wait(left) }
    let asked = Question(now, sent)
    question = asked
    return .ask(asked.hasArrived ? timeout : timeout / Self.looks)
  }
}
