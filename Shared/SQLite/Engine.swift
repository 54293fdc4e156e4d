import Vocabulary

/// Runs a database's jobs, on threads or on the caller's.
protocol Engine: AnyObject, Sendable {
  func write<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T
  func read<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T
  var waitingWrites: Int { get }
  var waitingReads: Int { get }
  /// Accepts no more work, finishes what is queued, checkpoints the log and closes the file.
  func close() async
  /// Ends the work when the database is no longer referenced.
  func abandon()
}

/// Runs a read job on a snapshot, so that all its statements see the same commit.
///
/// A snapshot prevents the log from restarting, so the job is interrupted when `patience` is over.
func runOnSnapshot(
  _ job: DatabaseJob,
  _ connection: Connection,
  _ condition: DatabaseCondition,
  patience: Duration? = nil
) {
  if job.isCancelled { return job.fail(CancellationError()) }
  do {
    try connection.run("BEGIN")
    let refusal = connection.interruptible(by: job, .init(time: patience)) {
      job.run(connection)
    }
    condition.read(meeting: refusal)
    if let refusal {
      if job.isCancelled {
        job.fail(CancellationError())
      } else if connection.stop == .time, let patience {
        condition.count(stoppedReads: 1)
        job.fail(DatabaseRefusal.readTooLong(limit: patience))
      } else if let error = refusal as? SQLiteError, error.stopsReading {
        job.fail(DatabaseRefusal.unreadable(error))
      }
    }
    if connection.isInTransaction { try connection.run("ROLLBACK") }
  } catch {
    fail(job, error, condition)
  }
}

/// Fails a read job that could not begin.
func fail(_ job: DatabaseJob, _ error: any Error, _ condition: DatabaseCondition) {
  condition.read(meeting: error)
  guard let error = error as? SQLiteError, error.stopsReading else { return job.fail(error) }
  job.fail(DatabaseRefusal.unreadable(error))
}
