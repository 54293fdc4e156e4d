/// Has the handshakes that come in take turns, so that many at once keep nobody waiting.
///
/// A step of one takes up to a millisecond, with signatures in it, and whoever wants it has shown nothing yet: without
/// turns, all that came at once would be taken before the loop looks at any other connection. Addresses take turns
/// as well, so that who comes alone does not wait for a crowd from elsewhere.
///
/// Unchecked `Sendable`: touched on its loop only.
final class HandshakeLine: @unchecked Sendable {
  /// Steps in one turn of the loop.
  static let stepsAtOnce = 4

  private let loop: EventLoop
  /// Those that wait, by address, the first that came first; no list is empty.
  private var waiting: [String: [TLSLink]] = [:]
  /// The addresses of those, in the order of their turns.
  private var addresses = LoopQueue<String>()
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
      let address = link.peerHost
      if waiting[address] == nil { addresses.push(address) }
      waiting[address, default: []].append(link)
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
      while stepsLeft > 0, let link = next() {
        stepsLeft -= 1
        link.takeStep()
        renewLater()
      }
    }
  }

  /// Takes out whose turn it is; those that are closed have none.
  private func next() -> TLSLink? {
    while let address = addresses.pop() {
      var links = waiting.removeValue(forKey: address) ?? []
      links.removeAll(where: \.isClosed)
      guard let link = links.first else { continue }
      links.removeFirst()
      if !links.isEmpty {
        waiting[address] = links
        addresses.push(address)
      }
      return link
    }
    return nil
  }
}
