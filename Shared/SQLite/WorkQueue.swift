import Glibc
import Vocabulary

/// A line in which work waits for a thread, with an end.
///
/// The writer takes what waits in one go, which is what makes group commit; readers take one each. Work
/// of different owners takes turns: who sends a thousand pieces waits behind one of each other.
/// A POSIX mutex with a condition, because `Mutex` has no way to wait.
///
/// `@unchecked Sendable`: every field after `condition` is read and written only between `lock()`
/// and `unlock()`.
final class WorkQueue<Work: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var line = FairLine<Work>()
  private var isClosed = false
  private let limit: Int
  private let limitPerOwner: Int

  enum Answer {
    case accepted
    case full(limit: Int)
    case closed
  }

  init(limit: Int, limitPerOwner: Int = .max) {
    self.limit = limit
    self.limitPerOwner = limitPerOwner
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

  /// Puts `work` at the end of its owner's line; without an owner it is the service's own.
  func add(_ work: Work, of owner: UniqueID? = nil) -> Answer {
    lock()
    defer { unlock() }
    if isClosed { return .closed }
    if line.count >= limit { return .full(limit: limit) }
    if line.count(of: owner) >= limitPerOwner { return .full(limit: limitPerOwner) }
    line.append(work, of: owner)
    pthread_cond_signal(condition)
    return .accepted
  }

  /// Waits for work and takes up to `count` pieces: of each owner the oldest, then the next of each.
  ///
  /// - Returns: nothing when the queue was closed and everything in it was taken.
  func take(upTo count: Int) -> [Work] {
    lock()
    defer { unlock() }
    while line.count == 0 && !isClosed { pthread_cond_wait(condition, mutex) }
    return line.take(upTo: count)
  }

  /// Takes up to `count` pieces of what waits at this moment.
  func takeWaiting(upTo count: Int) -> [Work] {
    lock()
    defer { unlock() }
    return line.take(upTo: count)
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
    return line.count
  }

  private func lock() { pthread_mutex_lock(mutex) }
  private func unlock() { pthread_mutex_unlock(mutex) }
}
