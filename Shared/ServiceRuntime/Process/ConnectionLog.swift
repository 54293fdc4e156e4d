import RPC

/// One line for each connection that ended in an error, or filled what memory there is for messages, as
/// long as there are few of them.
///
/// Whoever reaches the port can cause these lines without having proved anything.
final class ConnectionLog: Sendable {
  private let log: Logger
  private let loop: EventLoop
  private let budget = LineBudget()
  private let refusals = LineBudget()

  init(_ log: Logger, loop: EventLoop) {
    self.log = log
    self.loop = loop
  }

  /// Too many handlers run for one more call, or too many bytes wait for one more message.
  func full(_ peer: String, _ cause: String) {
    guard let left = refusals.admit(at: loop.now) else { return }
    log.info(
      "connection",
      "call or message refused",
      ["peer": .place(peer), "cause": .cause(cause), "unwritten": .integer(left)]
    )
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
