import Synchronization
import Vocabulary

/// Runs each job at once on the caller's thread, through the same transaction code.
///
/// For simulation: one thread, no races, and the same order for a seed. It yields after a job, so
/// that a caller whose answer is late sees what happened meanwhile, as with threads.
///
/// `@unchecked Sendable`: the connections are touched only while `turn` is locked.
final class InlineEngine: Engine, @unchecked Sendable {
  private let condition: DatabaseCondition
  private let limits: DatabaseLimits
  private let file: DatabaseFile
  private let lock: FileLock
  private let turn = Mutex(())
  private var group: GroupCommit?
  private var reader: Connection?

  init(
    file: DatabaseFile,
    lock: FileLock,
    connections: OpenConnections,
    limits: DatabaseLimits,
    condition: DatabaseCondition
  ) {
    self.file = file
    self.lock = lock
    self.limits = limits
    self.condition = condition
    group = GroupCommit(
      file: file,
      lock: lock,
      connections: connections,
      limits: limits,
      condition: condition
    )
  }

  func write<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    if Task.isCancelled { job.cancel() }
    turn.withLock { _ in
      guard let group else { return job.fail(DatabaseRefusal.closed) }
      _ = group.perform([job])
      if job.clearsLog { job.hasClearedLog = group.clearLog(patience: .zero) }
      if group.pendingPages >= limits.checkpointPages { group.checkpoint() }
    }
    await Task.yield()
    return try outcome(of: job)
  }

  func read<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T {
    if Task.isCancelled { job.cancel() }
    turn.withLock { _ in
      guard group != nil else { return job.fail(DatabaseRefusal.closed) }
      do throws(SQLiteError) {
        let connection = if let reader { reader } else { try file.readingConnection() }
        reader = connection
        runOnSnapshot(job, connection, condition)
      } catch {
        fail(job, error, condition)
      }
    }
    await Task.yield()
    return try outcome(of: job)
  }

  /// No job is ever queued here.
  var waitingWrites: Int { 0 }
  var waitingReads: Int { 0 }

  func abandon() {}

  func close() async {
    turn.withLock { _ in
      reader = nil
      group?.close()
      group = nil
      lock.release()
    }
  }

  private func outcome<T: Sendable>(of job: DatabaseJobOf<T>) throws -> T {
    guard let outcome = job.outcome else { throw DatabaseRefusal.closed }
    return try outcome.get()
  }
}
