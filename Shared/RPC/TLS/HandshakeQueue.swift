import Vocabulary

/// Has the handshakes that come in take turns, so that many at once keep nobody waiting.
///
/// A step of one takes up to a millisecond, with signatures in it (what a hello may hold is limited: ``TLSSession``), and
/// whoever wants it has shown nothing yet: without turns, all that came at once would be taken before the loop looks at
/// any other connection.
///
/// Unchecked `Sendable`: touched on its loop only.
final class HandshakeQueue: @unchecked Sendable {
  /// Steps in one turn of the loop.
  static let stepsAtOnce = 4

  /// Nanoseconds after which no further one begins.
  private static let longest: Int64 = 2_000_000

  /// Who leaves is not kept: its session is large.
  private struct Waiting {
    weak var link: TLSLink?

    var isThere: Bool { link.map { !$0.isClosed } ?? false }
  }

  private let loop: EventLoop
  private var waiting = FairQueue<String, Waiting>()
  /// The turn of the loop that what follows is about.
  private var turn = 0
  private var stepsLeft = stepsAtOnce
  private var start: MonotonicInstant?
  private let later: NextTurn

  init(_ loop: EventLoop) {
    self.loop = loop
    later = NextTurn(loop)
  }

  /// Asks for a step in this turn.
  ///
  /// - Returns: false where the link stands in line now, and is called when it may take its step.
  func admits(_ link: TLSLink) -> Bool {
    if waiting.count == 0, hasTime() { return true }
    waiting.append(Waiting(link: link), of: link.peerHost)
    later.perform { [self] in call() }
    return false
  }

  /// Whether one more step may begin in this turn; it counts.
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
