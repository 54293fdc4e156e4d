import SQLite
import Synchronization
package import Vocabulary

/// A queue for reads of large parts of a space.
///
/// One runs at a time, so that a reader thread remains for short reads (PRF-007). The queue is fair
/// by member, as in the database. Cancelled reads are skipped.
package final class LongReadQueue: Sendable {
  /// The queue's limit; callers behind more have usually timed out.
  static let limit = 256
  /// The limit per member: a quarter, as in the database.
  static let limitPerMember = 64

  private struct State: ~Copyable {
    var isTaken = false
    var queue = FairQueue<UniqueID, CheckedContinuation<Void, any Error>>()
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of queued reads.
  var waitingCount: Int { state.withLock { $0.queue.count } }

  /// Runs `body` when it is at the front of the queue.
  ///
  /// - Throws: what `body` throws; ``DatabaseRefusal/tooMuchWaiting(limit:)`` when the queue is
  ///   full.
  package func run<Result>(
    of member: MemberID,
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { enter($0, of: member.rawValue) }
    defer { leave() }
    return try await body()
  }

  private func enter(_ caller: CheckedContinuation<Void, any Error>, of member: UniqueID) {
    // The immediate result; `nil` when the call is queued.
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

  /// Starts the next queued read.
  private func leave() {
    let next = state.withLock { state in
      let next = state.queue.next()
      state.isTaken = next != nil
      return next
    }
    next?.resume()
  }
}
