import CLinux
import Glibc

/// A thread for blocking work.
///
/// SQLite waits for the disk. On a thread of Swift's pool or of an event loop it would block
/// everything else there, such as timers.
package enum WorkerThread {
  /// Runs `body` on a thread of its own and suspends until it returns.
  package static func run<T: Sendable>(
    _ name: String,
    _ body: @escaping @Sendable () throws(DatabaseRefusal) -> T
  ) async throws(DatabaseRefusal) -> T {
    let outcome: Result<T, DatabaseRefusal> = await withCheckedContinuation { continuation in
      do throws(DatabaseRefusal) {
        try start(name) {
          do throws(DatabaseRefusal) {
            continuation.resume(returning: .success(try body()))
          } catch {
            continuation.resume(returning: .failure(error))
          }
        }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try outcome.get()
  }

  /// Runs `body` on a new thread.
  ///
  /// The thread blocks all signals; they belong to the thread that stops the process.
  /// - Throws: ``DatabaseRefusal/noThread`` when the system cannot create one.
  static func start(
    _ name: String,
    _ body: @escaping @Sendable () -> Void
  ) throws(DatabaseRefusal) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))

    let start = Unmanaged.passRetained(Start(name: String(name.prefix(15)), body: body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread,
      attributes,
      { argument in
        guard let argument else { return nil }
        let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        clinux_name_thread(start.name)
        start.body()
        return nil
      },
      start.toOpaque()
    )
    guard result == 0 else {
      start.release()
      throw .noThread
    }
  }

  private final class Start: Sendable {
    let name: String
    let body: @Sendable () -> Void

    init(name: String, body: @escaping @Sendable () -> Void) {
      self.name = name
      self.body = body
    }
  }
}
