/// Something that is done once in a turn to come, however often it is asked for until then.
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
