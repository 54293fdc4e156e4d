import Vocabulary

/// Queues handshakes of clients, so that many at once do not block the loop.
///
/// A step takes up to a millisecond, with signatures in it (``TLSSession`` limits the ClientHello),
/// for a peer that is not authenticated yet. Without the queue all handshakes would be handled
/// before any other connection.
///
/// Unchecked `Sendable`: touched on its loop only.
final class HandshakeQueue: @unchecked Sendable {
  /// Steps in one turn of the loop.
  static let stepsAtOnce = 4

  /// Nanoseconds of a turn after which no further step begins.
  private static let longest: Int64 = 2_000_000

  /// A closed link is not retained: its session is large.
  private struct Waiting {
    weak var link: TLSLink?

    var isThere: Bool { link.map { !$0.isClosed } ?? false }
  }

  private let loop: EventLoop
  private var waiting = FairQueue<String, Waiting>()
  /// The turn that the fields below belong to.
  private var turn = 0
  private var stepsLeft = stepsAtOnce
  private var start: MonotonicInstant?
  private let later: NextTurn

  init(_ loop: EventLoop) {
    self.loop = loop
    later = NextTurn(loop)
  }

  /// Requests a step in this turn.
  ///
  /// - Returns: false if the link was queued; it is called when its step may run.
  func admits(_ link: TLSLink) -> Bool {
    if waiting.count == 0, hasTime() { return true }
    waiting.append(Waiting(link: link), of: link.peerHost)
    later.perform { [self] in call() }
    return false
  }

  /// Whether one more step may run in this turn; counts it.
  private func hasTime() -> Bool {
    if turn != loop.turnNumber {
      (turn, stepsLeft, start) = (loop.turnNumber, Self.stepsAtOnce, nil)
    }
    let now = loop.preciseNow
    guard stepsLeft > 0, start.map({ (now - $0).wholeNanoseconds < Self.longest }) ?? true else {
      return false
    }
    if start == nil { start = now }
    stepsLeft -= 1
    return true
  }

  private func call() {
    while waiting.count > 0 {
      guard hasTime() else { return later.perform { [self] in call() } }
      waiting.next(where: \.isThere)?.link?.takeStep()
    }
  }
}
