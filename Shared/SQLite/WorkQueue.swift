import Glibc

/// A line in which work waits for a thread, with an end.
///
/// The writer takes what waits in one go, which is what makes group commit; readers take one each.
/// A POSIX mutex with a condition, because `Mutex` has no way to wait.
///
/// `@unchecked Sendable`: every field after `condition` is read and written only between `lock()`
/// and `unlock()`.
final class WorkQueue<Work: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var waiting: [Work] = []
  private var isClosed = false
  private let limit: Int

  enum Answer {
    case accepted
    case full
    case closed
  }

  init(limit: Int) {
    self.limit = limit
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func add(_ work: Work) -> Answer {
    lock()
    defer { unlock() }
    if isClosed { return .closed }
    if waiting.count >= limit { return .full }
    waiting.append(work)
    pthread_cond_signal(condition)
    return .accepted
  }

  /// Waits for work and takes up to `count` pieces, oldest first.
  ///
  /// - Returns: nothing when the queue was closed and everything in it was taken.
  func take(upTo count: Int) -> [Work] {
    lock()
    defer { unlock() }
    while waiting.isEmpty && !isClosed { pthread_cond_wait(condition, mutex) }
    let taken = Array(waiting.prefix(count))
    waiting.removeFirst(taken.count)
    return taken
  }

  /// Accepts nothing more; what waits is still taken.
  func close() {
    lock()
    defer { unlock() }
    isClosed = true
    pthread_cond_broadcast(condition)
  }

  /// How much waits at this moment.
  var count: Int {
    lock()
    defer { unlock() }
    return waiting.count
  }

  private func lock() { pthread_mutex_lock(mutex) }
  private func unlock() { pthread_mutex_unlock(mutex) }
}
