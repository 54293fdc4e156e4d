import RPC

/// One line for each connection that ended in an error, as long as there are few of them.
///
/// Whoever reaches the port can cause these lines without having proved anything.
final class ConnectionLog: Sendable {
  private let log: Logger
  private let loop: EventLoop
  private let budget = LineBudget()

  init(_ log: Logger, loop: EventLoop) {
    self.log = log
    self.loop = loop
  }

  func ended(_ peer: String, _ cause: String) {
    guard let left = budget.admit(at: loop.now) else { return }
    log.info(
      "connection",
      "connection ended",
      ["peer": .place(peer), "cause": .cause(cause), "unwritten": .integer(left)]
    )
  }
}
