import Vocabulary

/// What does a database's work: threads, or the caller itself.
protocol Engine: AnyObject, Sendable {
  func write<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T
  func read<T: Sendable>(_ job: DatabaseJobOf<T>, of owner: WorkOwner) async throws -> T
  var waitingWrites: Int { get }
  var waitingReads: Int { get }
  /// Takes no more work, ends what waits, moves the log into the file and lets the file go.
  func close() async
  /// Lets the work end once nobody holds the database any more.
  func abandon()
}

/// Runs a reading job on a snapshot: all its statements see the same commit.
///
/// A snapshot keeps the write-ahead log from beginning anew, so it ends when `patience` is over.
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

/// Ends a reading job that the file did not let begin.
func fail(_ job: DatabaseJob, _ error: any Error, _ condition: DatabaseCondition) {
  condition.read(meeting: error)
  guard let error = error as? SQLiteError, error.stopsReading else { return job.fail(error) }
  job.fail(DatabaseRefusal.unreadable(error))
}
