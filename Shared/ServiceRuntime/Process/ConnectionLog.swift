import RPC

/// One rate-limited line per connection that ended in an error, or reached a memory limit.
///
/// Unauthenticated peers can cause these lines.
final class ConnectionLog: Sendable {
  private let log: Logger
  private let loop: EventLoop
  private let budget = LineBudget()
  private let refusals = LineBudget()

  init(_ log: Logger, loop: EventLoop) {
    self.log = log
    self.loop = loop
  }

  /// The limit of handlers or of bytes that wait in messages is reached.
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
