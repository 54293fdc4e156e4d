package import RPC
import Synchronization

/// Limits log lines that unauthenticated peers can cause.
///
/// Ten lines in ten seconds are written. The others are counted, and the count is in the next line.
package final class LineBudget: Sendable {
  /// Lines written in one ``window``.
  package static let most = 10
  package static let window = Duration.seconds(10)

  private struct State {
    var windowEnd: MonotonicInstant?
    var written = 0
    var left: Int64 = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Asks to write one line.
  ///
  /// - Parameter now: the loop's time.
  /// - Returns: how many lines were suppressed before this one; `nil` when this one is suppressed
  ///   too.
  package func admit(at now: MonotonicInstant) -> Int64? {
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
      return state.left
    }
  }
}
