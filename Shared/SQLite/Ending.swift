import Synchronization

/// A one-time event that several tasks can wait for.
final class Ending: Sendable {
  private struct State {
    var isOver = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock {
        if !$0.isOver { $0.waiting.append(continuation) }
        return $0.isOver
      }
      if isOver { continuation.resume() }
    }
  }

  func reach() {
    let waiting = state.withLock {
      $0.isOver = true
      return $0.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
