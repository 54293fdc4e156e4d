import SQLite
import Synchronization
package import Vocabulary

/// The queue of reads that look at much of a space: one of them runs at a time, so that a reader is left for
/// everybody else (PRF-007).
///
/// Members take turns, as in the database's own queues. Who gives up is passed over when the turn comes.
package final class LongReads: Sendable {
  /// How many may wait; whoever waits behind so many has usually gone.
  static let limit = 256
  /// How many of one member: a quarter, as in the database's own queues.
  static let limitPerMember = 64

  private struct State: ~Copyable {
    var isTaken = false
    var queue = FairQueue<UniqueID, CheckedContinuation<Void, any Error>>()
  }

  private let state = Mutex(State())

  package init() {}

  /// How many wait at this moment.
  var waitingCount: Int { state.withLock { $0.queue.count } }

  /// Runs `body` when its turn has come.
  ///
  /// - Throws: what `body` throws; ``DatabaseRefusal/tooMuchWaiting(limit:)`` when too many wait.
  package func run<Result>(
    of member: MemberID,
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { enter($0, of: member.rawValue) }
    defer { leave() }
    return try await body()
  }

  private func enter(_ caller: CheckedContinuation<Void, any Error>, of member: UniqueID) {
    // What the caller hears at once; `nil` when it waits.
    let answer: Result<Void, any Error>? = state.withLock { state in
      guard state.isTaken else {
        state.isTaken = true
        return .success(())
      }
      guard state.queue.count < Self.limit else {
        return .failure(DatabaseRefusal.tooMuchWaiting(limit: Self.limit))
      }
      guard state.queue.count(of: member) < Self.limitPerMember else {
        return .failure(DatabaseRefusal.tooMuchWaiting(limit: Self.limitPerMember))
      }
      state.queue.append(caller, of: member)
      return nil
    }
    if let answer { caller.resume(with: answer) }
  }

  /// Hands the turn to who is next.
  private func leave() {
    let next = state.withLock { state in
      let next = state.queue.next()
      state.isTaken = next != nil
      return next
    }
    next?.resume()
  }
}
