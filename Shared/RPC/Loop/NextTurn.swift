/// Work that runs once in a later turn, however often it is requested before.
///
/// Unchecked `Sendable`: touched on its loop only.
final class NextTurn: @unchecked Sendable {
  private let loop: EventLoop
  @exclusivity(unchecked) private(set) var isDue = false

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  func perform(_ work: @escaping @Sendable () -> Void) {
    guard !isDue else { return }
    isDue = true
    loop.postForNextTurn { [self] in
      isDue = false
      work()
    }
  }
}
