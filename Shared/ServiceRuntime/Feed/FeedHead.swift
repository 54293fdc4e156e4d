package import RPC
import Synchronization

/// How far a feed is, for those who wait for more.
///
/// Told after the commit, so nobody is woken for something that is not there. Waiting costs no
/// thread and holds no snapshot.
package final class FeedHead: Sendable {
  private struct State {
    var sequence: Int64
    var nextWaiter: UInt64 = 0
    var waiters: [UInt64: Waiter] = [:]
  }

  private struct Waiter {
    let sequence: Int64
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let epoch: UInt64
  private let state: Mutex<State>

  init(_ position: FeedPosition) {
    epoch = position.epoch
    state = Mutex(State(sequence: position.sequence))
  }

  package var position: FeedPosition {
    FeedPosition(epoch: epoch, sequence: state.withLock { $0.sequence })
  }

  /// Says that the feed has come to `sequence`; an earlier number changes nothing.
  package func publish(_ sequence: Int64) {
    let woken = state.withLock { state in
      state.sequence = max(state.sequence, sequence)
      let reached = state.waiters.filter { $0.value.sequence < state.sequence }
      for id in reached.keys { state.waiters[id] = nil }
      return reached.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume(returning: true) }
  }

  /// Waits until the feed has passed `sequence`.
  ///
  /// - Returns: false when `time` went by first.
  /// - Throws: `CancellationError`.
  package func wait(past sequence: Int64, atMost time: Duration, on loop: EventLoop) async throws
    -> Bool
  {
    try Task.checkCancellation()
    let id = state.withLock { state in
      defer { state.nextWaiter += 1 }
      return state.nextWaiter
    }
    let timer = loop.schedule(after: time) { [self] in giveUp(id) }
    defer { timer.cancel() }
    let hasPassed = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.sequence > sequence || Task.isCancelled { return true }
          state.waiters[id] = Waiter(sequence: sequence, continuation: continuation)
          return false
        }
        if isThere { continuation.resume(returning: true) }
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
