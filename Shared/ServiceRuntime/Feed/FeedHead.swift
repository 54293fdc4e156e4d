package import RPC
import Synchronization
package import Vocabulary

/// The newest position of a feed, which readers can wait for.
///
/// Published after the commit, so a woken reader finds the event. Waiting takes no thread and holds
/// no snapshot. A reader of one household's events is not woken by those of others.
package final class FeedHead: Sendable {
  private struct State {
    var position: FeedPosition
    /// The position of the newest event of each household that had one since the start.
    var newest: [HouseholdID: Int64] = [:]
    var nextWaiter: UInt64 = 0
    /// Waiters by household; `nil` for those of any household.
    var waiters: [HouseholdID?: [UInt64: Waiter]] = [:]

    func hasPassed(_ target: FeedPosition, of household: HouseholdID?) -> Bool {
      guard let household else { return position.hasPassed(target) }
      return position.epoch == target.epoch && newest[household, default: 0] >= target.sequence
    }

    /// Removes the waiters whose wait is over, in order of arrival.
    mutating func reached(
      _ households: Set<HouseholdID>
    ) -> [CheckedContinuation<Bool, Never>] {
      var reached: [(id: UInt64, waiter: Waiter)] = []
      let concerned: [HouseholdID?] = [nil] + Array(households)
      for household in concerned {
        for (id, waiter) in waiters[household] ?? [:]
        where hasPassed(waiter.target, of: household) {
          reached.append((id, waiter))
          remove(id, of: household)
        }
      }
      return reached.sorted { $0.id < $1.id }.map(\.waiter.continuation)
    }

    @discardableResult
    mutating func remove(_ id: UInt64, of household: HouseholdID?) -> Waiter? {
      let waiter = waiters[household]?.removeValue(forKey: id)
      if waiters[household]?.isEmpty == true { waiters[household] = nil }
      return waiter
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

  /// Publishes that the feed has reached `sequence` with events of `households`; a lower number
  /// changes nothing.
  package func publish(_ sequence: Int64, of households: Set<HouseholdID>) {
    let woken = state.withLock { state in
      state.position.sequence = max(state.position.sequence, sequence)
      for household in households {
        state.newest[household] = max(state.newest[household, default: 0], sequence)
      }
      return state.reached(households)
    }
    for continuation in woken { continuation.resume(returning: true) }
  }

  /// Publishes the position of a follower of another service's feed; a new epoch may be lower than
  /// the old one.
  func move(to position: FeedPosition) {
    let woken = state.withLock { state in
      state.position = position
      return state.reached([])
    }
    for continuation in woken { continuation.resume(returning: true) }
  }

  /// Waits until the feed has reached `target`, in the same epoch.
  ///
  /// - Parameters:
  ///   - target: what to wait for.
  ///   - household: only an event of this household, at `target` or later, ends the wait.
  ///   - time: the longest wait.
  ///   - loop: provides the timer.
  /// - Returns: `false` on timeout.
  /// - Throws: `CancellationError`.
  package func wait(
    for target: FeedPosition,
    of household: HouseholdID? = nil,
    atMost time: Duration,
    on loop: EventLoop
  ) async throws -> Bool {
    try Task.checkCancellation()
    let id = state.withLock { state -> UInt64? in
      if state.hasPassed(target, of: household) { return nil }
      state.nextWaiter += 1
      return state.nextWaiter
    }
    guard let id else { return true }
    let timer = loop.schedule(after: time) { [self] in giveUp(id, household) }
    defer { timer.cancel() }
    let hasPassed = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.hasPassed(target, of: household) || Task.isCancelled { return true }
          state.waiters[household, default: [:]][id] =
            Waiter(target: target, continuation: continuation)
          return false
        }
        if isOver { continuation.resume(returning: true) }
      }
    } onCancel: {
      giveUp(id, household)
    }
    try Task.checkCancellation()
    return hasPassed
  }

  private func giveUp(_ id: UInt64, _ household: HouseholdID?) {
    let waiter = state.withLock { $0.remove(id, of: household) }
    waiter?.continuation.resume(returning: false)
  }
}
