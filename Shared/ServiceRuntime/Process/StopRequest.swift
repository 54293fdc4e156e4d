import Synchronization

/// A request to stop, made once from any thread and awaited by one task.
final class StopRequest: Sendable {
  private struct State {
    var isRequested = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func request() {
    let waiter = state.withLock { state in
      state.isRequested = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isRequested = state.withLock { state in
        if !state.isRequested { state.waiter = continuation }
        return state.isRequested
      }
      if isRequested { continuation.resume() }
    }
  }
}
