import Synchronization
import Vocabulary

/// Runs reads of a file that accepts no changes at the moment, on a single connection.
///
/// `@unchecked Sendable`: the connection is touched only while `turn` is locked.
final class ReadingEngine: Engine, @unchecked Sendable {
  private let lock: FileLock
  private let limits: DatabaseLimits
  private let condition: DatabaseCondition
  /// The error for every change.
  private let refusal: SQLiteError
  /// `nil` when jobs run on the caller's thread.
  private let reads: WorkQueue<DatabaseJob>?
  private let ending = Ending()
  private let turn = Mutex(())
  private var connection: Connection?

  init(
    connection: Connection,
    lock: FileLock,
    execution: Execution,
    limits: DatabaseLimits,
    condition: DatabaseCondition,
    refusal: SQLiteError
  ) throws(DatabaseRefusal) {
    self.connection = connection
    self.lock = lock
    self.limits = limits
    self.condition = condition
    self.refusal = refusal
    switch execution {
    case .inline: reads = nil
    case .threads:
      let queue = WorkQueue<DatabaseJob>(
        limit: limits.waiting,
        limitPerOwner: limits.waitingPerOwner
      )
      reads = queue
      try WorkerThread.start("sqlite-read") { [self] in
        while let job = queue.take(upTo: 1)?.first {
          run(job)
          job.answer()
        }
        closeConnection()
        ending.reach()
      }
    }
  }

  func write<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    condition.count(failedBatches: 1)
    throw refusal
  }

  func read<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    if let reads { return try await reads.outcome(of: job, owner, condition) }
    if Task.isCancelled { job.cancel() }
    run(job)
    await Task.yield()
    guard let outcome = job.outcome else { throw DatabaseRefusal.closed }
    return try outcome.get()
  }

  var waitingWrites: Int { 0 }
  var waitingReads: Int { reads?.count ?? 0 }

  func abandon() {
    reads?.close()
  }

  func close() async {
    guard let reads else { return closeConnection() }
    reads.close()
    await ending.wait()
  }

  private func run(_ job: DatabaseJob) {
    turn.withLock { _ in
      guard let connection else { return job.fail(DatabaseRefusal.closed) }
      runOnSnapshot(job, connection, condition, patience: reads == nil ? nil : limits.longestRead)
    }
  }

  private func closeConnection() {
    turn.withLock { _ in connection = nil }
    lock.release()
  }
}
