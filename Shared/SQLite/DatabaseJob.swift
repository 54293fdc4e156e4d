import Synchronization
import Vocabulary

/// One piece of work that waits for a connection, and the caller that waits for its answer.
///
/// `@unchecked Sendable`: a job is run, failed and answered by the one thread that took it from its
/// queue; from other threads only ``cancel()`` is called, which touches an atomic.
class DatabaseJob: @unchecked Sendable {
  private let isCancelledFlag = Atomic<Bool>(false)
  /// In whose line it waits, from before it does.
  final var owner = WorkOwner(nil)
  /// It is too much for a transaction with others, and gets one of its own: its caller said so, or it was tried.
  ///
  /// Touched by the thread that has the job.
  final var isLarge = false

  /// Whether the caller has given up.
  ///
  /// A job not begun yet is then not begun at all, and one that runs is stopped and undone.
  final var isCancelled: Bool { isCancelledFlag.load(ordering: .relaxed) }
  final func cancel() { isCancelledFlag.store(true, ordering: .relaxed) }

  /// Does the work and keeps its outcome.
  ///
  /// - Returns: the error when the work refused itself.
  func run(_ connection: Connection) -> (any Error)? { nil }

  /// Makes `error` the outcome, whatever it was.
  func fail(_ error: any Error) {}

  /// Hands the outcome to the caller.
  ///
  /// Called once, when the outcome is final.
  func answer() {}
}

/// A job whose work makes a `T`.
final class DatabaseJobOf<T: Sendable>: DatabaseJob, @unchecked Sendable {
  private let body: @Sendable (Connection) throws -> T
  private(set) var outcome: Result<T, any Error>?
  /// `nil` when the caller stands by (``Execution/inline``) and reads ``outcome`` itself.
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
