import RPC
import Synchronization

/// One line for each connection that ended in an error, as long as there are few of them.
///
/// Whoever reaches the port can cause these lines without having proved anything. Ten in ten seconds
/// are written; the others are counted, and the count is written with the next one.
final class ConnectionLog: Sendable {
  /// Lines written in one ``window``.
  static let most = 10
  static let window = Duration.seconds(10)

  private struct State {
    var windowEnd: MonotonicInstant?
    var written = 0
    var left = 0
  }

  private let log: Logger
  private let loop: EventLoop
  private let state = Mutex(State())

  init(_ log: Logger, loop: EventLoop) {
    self.log = log
    self.loop = loop
  }

  func ended(_ peer: String, _ cause: String) {
    guard let left = admit(at: loop.now) else { return }
    log.info(
      "connection",
      "connection ended",
      ["peer": .place(peer), "cause": .cause(cause), "unwritten": .integer(left)]
    )
  }

  /// How many lines were left out before this one; `nil` when this one is left out too.
  private func admit(at now: MonotonicInstant) -> Int64? {
    state.withLock { state in
      if let end = state.windowEnd, now < end, state.written >= Self.most {
        state.left += 1
        return nil
      }
      if state.windowEnd.map({ now >= $0 }) ?? true {
        state.windowEnd = now + Self.window
        state.written = 0
      }
      state.written += 1
      defer { state.left = 0 }
      return Int64(state.left)
    }
  }
}
