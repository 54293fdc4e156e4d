package import RPC
import Synchronization

/// How far a feed is, for those who wait for more.
///
/// Told after the commit, so nobody is woken for something that is not there. Waiting costs no
/// thread and holds no snapshot.
package final class FeedHead: Sendable {
  private struct State {
    var position: FeedPosition
    var nextWaiter: UInt64 = 0
    var waiters: [UInt64: Waiter] = [:]

    /// Takes out those whose wait is over, in the order they came.
    mutating func reached() -> [CheckedContinuation<Bool, Never>] {
      let reached = waiters.filter { position.hasPassed($0.value.target) }
      for id in reached.keys { waiters[id] = nil }
      return reached.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
  }

  private struct Waiter {
    let target: FeedPosition
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let state: Mutex<State>

  init(_ position: FeedPosition) {
    state = Mutex(State(position: position))
  }

  package var position: FeedPosition { state.withLock { $0.position } }

  /// Says that the feed has come to `sequence`; an earlier number changes nothing.
  package func publish(_ sequence: Int64) {
    move { $0.sequence = max($0.sequence, sequence) }
  }

  /// Says where a follower of another service's feed is; a new epoch may lie before the old one.
  func move(to position: FeedPosition) {
    move { $0 = position }
  }

  private func move(_ change: (inout FeedPosition) -> Void) {
    let woken = state.withLock { state in
      change(&state.position)
      return state.reached()
    }
    for continuation in woken { continuation.resume(returning: true) }
  }

  /// Waits until the feed has come to `target`, in the same epoch.
  ///
  /// - Returns: false when `time` went by first.
  /// - Throws: `CancellationError`.
  package func wait(
    for target: FeedPosition,
    atMost time: Duration,
    on loop: EventLoop
  ) async throws -> Bool {
    try Task.checkCancellation()
    let id = state.withLock { state -> UInt64? in
      if state.position.hasPassed(target) { return nil }
      state.nextWaiter += 1
      return state.nextWaiter
    }
    guard let id else { return true }
    let timer = loop.schedule(after: time) { [self] in giveUp(id) }
    defer { timer.cancel() }
    let hasPassed = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.position.hasPassed(target) || Task.isCancelled { return true }
          state.waiters[id] = Waiter(target: target, continuation: continuation)
          return false
        }
        if isOver { continuation.resume(returning: true) }
      }
    } onCancel: {
      giveUp(id)
    }
    try Task.checkCancellation()
    return hasPassed
  }

  private func giveUp(_ id: UInt64) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: false)
  }
}
