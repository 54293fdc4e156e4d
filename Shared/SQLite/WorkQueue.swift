import Vocabulary

/// A bounded queue of work for a thread.
///
/// The writer takes what waits in one go, which is what makes group commit; readers take one each. Work
/// of different households takes turns, and in a household that of its members: who sends a thousand pieces waits
/// behind one of each other.
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

  /// Adds `work` behind all other of its owner; without an owner it is the service's own.
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

  /// Waits for work and takes up to `count` pieces: of each household the next, then of each again.
  ///
  /// - Returns: nothing when ``wake()`` was called; `nil` when the queue was closed and everything in
  ///   it was taken.
  func take(upTo count: Int) -> [Work]? {
    monitor.withLock {
      while queue.count == 0 && !isClosed && !isWoken { monitor.wait() }
      if queue.count == 0, isClosed { return nil }
      isWoken = false
      return queue.take(upTo: count)
    }
  }

  /// Takes up to `count` pieces of what waits at this moment.
  func takeWaiting(upTo count: Int) -> [Work] {
    monitor.withLock { queue.take(upTo: count) }
  }

  /// Puts back, in its place, what was taken last and not begun.
  func putBack(_ work: [(piece: Work, owner: WorkOwner)]) {
    guard !work.isEmpty else { return }
    monitor.withLock {
      for (piece, owner) in work.reversed() { queue.putBack(piece, of: owner) }
    }
  }

  /// Makes one thread that waits for work look around without any.
  func wake() {
    monitor.withLock {
      isWoken = true
      monitor.wakeOne()
    }
  }

  /// Accepts nothing more; what waits is still taken.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.wakeAll()
    }
  }

  /// How much waits at this moment.
  var count: Int { monitor.withLock { queue.count } }
}

extension WorkQueue where Work == DatabaseJob {
  /// Adds a job and waits for its outcome.
  func outcome<T: Sendable>(
    of job: DatabaseJobOf<T>,
    _ owner: WorkOwner,
    _ condition: DatabaseCondition
  ) async throws -> T {
    try await withTaskCancellationHandler {
      // Every job taken or refused is answered once; `answer` sees to it.
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
