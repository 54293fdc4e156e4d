import Vocabulary

/// A bounded queue of jobs for a thread.
///
/// The writer takes many jobs at once, for group commit; each reader takes one. The queue is fair
/// by household, and within a household by member: one member's backlog cannot delay another's
/// jobs.
///
/// `@unchecked Sendable`: the fields that change are read and written only inside the monitor.
final class WorkQueue<Work: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var queue = HouseholdQueue<Work>()
  private var isClosed = false
  private var isWoken = false
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
  }

  /// Appends `work` to the queue of its owner; without an owner it is the service itself.
  func add(_ work: Work, of owner: WorkOwner = WorkOwner(nil)) -> Answer {
    monitor.withLock {
      if isClosed { return .closed }
      if queue.count >= limit { return .full(limit: limit) }
      if queue.count(of: owner) >= limitPerOwner { return .full(limit: limitPerOwner) }
      queue.append(work, of: owner)
      monitor.wakeOne()
      return .accepted
    }
  }

  /// Waits for work and takes up to `count` jobs, round-robin by household.
  ///
  /// - Returns: an empty array after ``wake()``; `nil` when the queue is closed and empty.
  func take(upTo count: Int) -> [Work]? {
    monitor.withLock {
      while queue.count == 0 && !isClosed && !isWoken { monitor.wait() }
      if queue.count == 0, isClosed { return nil }
      isWoken = false
      return queue.take(upTo: count)
    }
  }

  /// Takes up to `count` jobs without waiting.
  func takeWaiting(upTo count: Int) -> [Work] {
    monitor.withLock { queue.take(upTo: count) }
  }

  /// Returns jobs that were taken last and not begun to their places.
  func putBack(_ work: [(piece: Work, owner: WorkOwner)]) {
    guard !work.isEmpty else { return }
    monitor.withLock {
      for (piece, owner) in work.reversed() { queue.putBack(piece, of: owner) }
    }
  }

  /// Wakes one waiting thread without a job.
  func wake() {
    monitor.withLock {
      isWoken = true
      monitor.wakeOne()
    }
  }

  /// Accepts no more work; queued jobs can still be taken.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.wakeAll()
    }
  }

  /// The number of queued jobs.
  var count: Int { monitor.withLock { queue.count } }
}

extension WorkQueue where Work == DatabaseJob {
  /// Queues a job and waits for its outcome.
  func outcome<T: Sendable>(
    of job: DatabaseJobOf<T>,
    _ owner: WorkOwner,
    _ condition: DatabaseCondition
  ) async throws -> T {
    try await withTaskCancellationHandler {
      // Every job, queued or refused, is answered exactly once.
      try await withUnsafeThrowingContinuation { continuation in
        job.continuation = continuation
        job.owner = owner
        switch add(job, of: owner) {
        case .accepted: return
        case .full(let limit):
          condition.count(refused: 1)
          job.fail(DatabaseRefusal.tooMuchWaiting(limit: limit))
        case .closed: job.fail(DatabaseRefusal.closed)
        }
        job.answer()
      }
    } onCancel: {
      job.cancel()
    }
  }
}
