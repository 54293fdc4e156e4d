/// Has the handshakes that come in take turns, so that many at once keep nobody waiting.
///
/// A step of one takes up to a millisecond, with signatures in it, and whoever wants it has shown nothing yet: without
/// turns, all that came at once would be taken before the loop looks at any other connection.
///
/// Unchecked `Sendable`: touched on its loop only.
final class HandshakeLine: @unchecked Sendable {
  /// Steps in one turn of the loop.
  static let stepsAtOnce = 4

  private let loop: EventLoop
  private var waiting = FairLine<String, TLSLink>()
  private var stepsLeft = stepsAtOnce
  private var isRenewing = false

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  /// Asks for a step in this turn.
  ///
  /// - Returns: false where the link stands in line now, and is called when it may take its step.
  func admits(_ link: TLSLink) -> Bool {
    renewLater()
    guard stepsLeft > 0 else {
      waiting.append(link, of: link.peerHost)
      return false
    }
    stepsLeft -= 1
    return true
  }

  /// In the next turn others may step, first those who stand in line.
  private func renewLater() {
    guard !isRenewing else { return }
    isRenewing = true
    loop.post { [self] in
      isRenewing = false
      stepsLeft = Self.stepsAtOnce
      while stepsLeft > 0, let link = waiting.next() {
        if !link.isClosed {
          stepsLeft -= 1
          link.takeStep()
        }
        renewLater()
      }
    }
  }
}
