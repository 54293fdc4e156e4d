/// Whether a peer that owes us something is still there.
///
/// Times in, steps out.
///
/// Any byte proves life. Only when none came for a while is the peer asked, and only when none came
/// after that either is it dead: a late answer alone proves nothing, because the peer may have
/// paused reading. A question that is still on its way behind what was said before cannot be answered: until it has
/// arrived, enough of that has to arrive.
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

  /// Bytes that left and did not arrive yet, and those that wait to leave.
  typealias Sent = (unacknowledged: Int, waiting: Int)

  /// Bytes a second that have to arrive before the question does, as of all output.
  private static let rate = 4_096
  /// How often somebody looks for them in the time of an answer.
  private static let looks = 20

  /// An object, since an idle connection has none.
  private final class Question {
    /// Since when there is silence, or too little arrived.
    var since: MonotonicInstant
    var hasArrived: Bool
    /// Bytes that were under way when it was asked, and have left since.
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

  /// Silence before the peer is asked.
  @ConnectionLimits.Time private var time: Duration
  /// Silence after that.
  @ConnectionLimits.Time private var timeout: Duration
  private(set) var lastRead: MonotonicInstant
  private var question: Question?

  init(time: Duration, timeout: Duration, now: MonotonicInstant) {
    _time = ConnectionLimits.Time(wrappedValue: time)
    _timeout = ConnectionLimits.Time(wrappedValue: timeout)
    lastRead = now
  }

  /// Something came.
  mutating func heard(_ now: MonotonicInstant) {
    lastRead = now
    if question != nil { question = nil }
  }

  /// So many bytes have left.
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
