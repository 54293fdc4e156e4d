import Synchronization
import Vocabulary

/// One piece of work that waits for a connection, and the caller that waits for its result.
///
/// `@unchecked Sendable`: a job is run, failed and answered by the one thread that took it from its
/// queue. Other threads call only ``cancel()``, which touches an atomic.
class DatabaseJob: @unchecked Sendable {
  private let isCancelledFlag = Atomic<Bool>(false)
  /// Whose place in the fair queue it takes; set before it is queued.
  final var owner = WorkOwner(nil)
  /// Whether it needs a transaction of its own, because its caller said so or because it was tried.
  ///
  /// Touched only by the thread that has the job.
  final var isLarge = false
  /// Whether the log is to be cleared after it (``Database/clearLog()``); set before it is queued.
  final var clearsLog = false
  /// Whether the log was cleared; set before the answer.
  final var hasClearedLog = false

  /// Whether the caller has cancelled.
  ///
  /// A job that has not begun is then skipped; a running one is interrupted and rolled back.
  final var isCancelled: Bool { isCancelledFlag.load(ordering: .relaxed) }
  final func cancel() { isCancelledFlag.store(true, ordering: .relaxed) }

  /// Runs the work and stores its outcome.
  ///
  /// - Returns: the error that the body threw.
  func run(_ connection: Connection) -> (any Error)? { nil }

  /// Replaces any outcome by `error`.
  func fail(_ error: any Error) {}

  /// Delivers the outcome to the caller; called once, when the outcome is final.
  func answer() {}
}

/// A job whose body returns a `T`.
final class DatabaseJobOf<T: Sendable>: DatabaseJob, @unchecked Sendable {
  private let body: @Sendable (Connection) throws -> T
  private(set) var outcome: Result<T, any Error>?
  /// `nil` when the caller runs the job itself (``Execution/inline``) and reads ``outcome``.
  var continuation: UnsafeContinuation<T, any Error>?

  init(_ body: @escaping @Sendable (Connection) throws -> T) {
    self.body = body
  }

  override func run(_ connection: Connection) -> (any Error)? {
    do {
      outcome = .success(try body(connection))
      return nil
    } catch {
      outcome = .failure(error)
      return error
    }
  }

  override func fail(_ error: any Error) {
    outcome = .failure(error)
  }

  override func answer() {
    continuation?.resume(with: outcome ?? .failure(DatabaseRefusal.closed))
    continuation = nil
  }
}
