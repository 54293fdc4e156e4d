import CSQLite

/// Combines many writes in one transaction with one sync; each write stays atomic on its own.
///
/// ```text
/// BEGIN IMMEDIATE
///   for each job   SAVEPOINT → run → RELEASE; if its body threw: ROLLBACK TO, RELEASE
///   then for jobs that were queued meanwhile, until the queue is empty, the batch full, or the time over
/// COMMIT           durable from here; a failure here fails every job, and nothing was applied
/// ```
/// A job is interrupted when its caller cancels, or when it takes too many steps for a shared
/// transaction (``DatabaseLimits/sharedSteps``). That rolls back the whole transaction: the other
/// jobs run again, and so does a job with too many steps, in a transaction of its own.
///
/// Decides outcomes but delivers none: the engine answers after ``perform(_:)`` returns, so a
/// caller is notified only of durable writes. Used by one thread.
final class GroupCommit {
  let file: DatabaseFile
  let lock: FileLock
  private let condition: DatabaseCondition
  let limits: DatabaseLimits
  /// `nil` when the last one was abandoned and no other could be opened yet.
  private var connection: Connection?
  /// Keeps SQLite's index of the log while the writing connection is replaced; see DESIGN.md, “Connections”.
  private let keeper: Connection
  /// The file's generation as the last abandoned connection knew it.
  private var fileGeneration: LogGeneration?
  /// After an I/O error the connection is closed and another opened before the next write.
  private var mustReopen = false
  /// Jobs of the current transaction that were rolled back or cancelled.
  private var undone = 0
  /// Index of the job that runs, or ran last.
  private var position = 0
  /// The errors that jobs of the current transaction threw.
  private var refusals: [any Error] = []

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
    connection = connections.writer
    keeper = connections.keeper
    self.condition = condition
  }

  var logPages: Int { connection?.logPages ?? 0 }
  var logBytes: Int { connection?.logBytes ?? 0 }
  /// Log pages that are not checkpointed yet.
  var pendingPages: Int { connection?.pendingPages ?? 0 }

  /// Runs `first`, and jobs queued meanwhile, in one transaction.
  ///
  /// A caller that was just answered usually sends its next write while the first jobs run.
  /// Including that write doubles the writes per sync.
  ///
  /// - Parameters:
  ///   - first: the jobs that were queued.
  ///   - more: takes up to so many newly queued jobs; does not wait.
  /// - Returns: the jobs that ran, with their final outcomes, and those that were not begun.
  func perform(
    _ first: [DatabaseJob],
    more: (Int) -> [DatabaseJob] = { _ in [] }
  ) -> (done: [DatabaseJob], left: ArraySlice<DatabaseJob>) {
    var jobs = first
    let begun = perform(&jobs, more)
    return (Array(jobs[..<begun]), jobs[begun...])
  }

  /// - Returns: how many of `jobs` have their outcome.
  private func perform(_ jobs: inout [DatabaseJob], _ more: (Int) -> [DatabaseJob]) -> Int {
    if let damage = condition.damage { return fail(jobs, DatabaseRefusal.damaged(damage)) }
    if let obstacle = loss() ?? shortage() {
      condition.found(obstacle)
      condition.count(failedBatches: 1)
      return fail(jobs, obstacle)
    }
    position = 0
    do throws(SQLiteError) {
      let connection = try usableConnection()
      let begun = try commit(&jobs, more, connection)
      condition.ended(
        begun,
        undone: undone,
        logPages: connection.logPages,
        longLogFailure: longLogFailure()
      )
      for refusal in refusals { condition.found(refusal) }
      return begun
    } catch {
      abandon(error)
      if error.kind == .interrupted {
        // Run again at once: otherwise a caller that repeatedly cancels would starve the jobs
        // before it.
        var before = Array(jobs[..<position])
        return before.isEmpty ? 0 : perform(&before) { _ in [] }
      }
      condition.count(failedBatches: 1)
      if jobs.count > 1, error.isOfOneJob {
        for job in jobs { _ = perform([job]) }
      } else {
        _ = fail(jobs, error)
      }
      return jobs.count
    }
  }

  /// Checkpoints without waiting for readers; a damaged file is not touched.
  func checkpoint() {
    checkpoint(.passive)
  }

  /// Restarts the log, unless a reader needs it.
  ///
  /// - Returns: whether everything was checkpointed.
  @discardableResult
  func restartLog(patience: Duration) -> Bool {
    connection?.wait(for: patience)
    defer { connection?.wait(for: limits.lockPatience) }
    return checkpoint(.restart)
  }

  @discardableResult
  private func checkpoint(_ kind: Connection.Checkpoint) -> Bool {
    // A file that was replaced or unlinked is not checkpointed into; the log is kept for the
    // original. Nor is a log that the lock file does not know: another writer's, before our first
    // commit.
    guard let connection, connection.generation != nil, !mustReopen, condition.damage == nil,
      lock.isFileInPlace
    else { return false }
    Failpoint.beforeCheckpoint.pass()
    do throws(SQLiteError) {
      try file.noteMoving(of: connection, in: lock)
      let isComplete = try connection.checkpoint(kind)
      if isComplete { file.noteMoved(of: connection, in: lock) }
      condition.checkpointed(
        isComplete: isComplete,
        logPages: connection.logPages,
        longLogFailure: longLogFailure()
      )
      return isComplete
    } catch {
      condition.checkpointFailed(error)
      return false
    }
  }

  /// Why the log is far longer than it should be: our own readers let it restart long before.
  private func longLogFailure() -> SQLiteError? {
    guard logPages >= limits.reportedLogPages else { return nil }
    return SQLiteError(
      code: SQLITE_BUSY,
      message: "another program reads \(file.path) without an end; its log has \(logPages) pages"
    )
  }

  /// Checkpoints the log and closes the file.
  ///
  /// The log is removed only after the lock file records that it is not needed. Wherever this
  /// stops, the next start finds a consistent state. If the file is not in place, both are left
  /// unchanged.
  func close() {
    var isMoved = restartLog(patience: limits.lockPatience)
    // Not while another process reads: this write could not be checkpointed.
    if isMoved, logPages == 0, connection?.isReadElsewhere == false, shortage() == nil {
      isMoved = beginLastGeneration() && restartLog(patience: limits.lockPatience)
    }
    isMoved = isMoved && lock.isFileInPlace
    let whole = connection?.generation.flatMap {
      isMoved && file.noteWhole($0, in: lock) ? $0 : nil
    }
    if whole != nil { connection?.keepLogWhenClosing(false) }
    do throws(SQLiteError) {
      try keeper.close()
      try connection?.close()
      if let whole { file.noteClosed(whole, in: lock) }
    } catch {
      condition.found(error)
    }
    connection = nil
  }

  /// Restarts the log and truncates its file.
  ///
  /// The first commit of a restarted log truncates the file to its size limit.
  /// - Returns: false when a reader needs the log; then it is unchanged.
  func clearLog(patience: Duration) -> Bool {
    guard restartLog(patience: patience), logPages == 0, shortage() == nil else { return false }
    do throws(SQLiteError) {
      try connection?.script("PRAGMA journal_size_limit = 0")
      let isCut = beginLastGeneration()
      try connection?.script("PRAGMA journal_size_limit = \(limits.keptLogBytes)")
      return isCut
    } catch {
      abandon(error)
      return false
    }
  }

  /// Begins a generation that no copy made while the database was open can have.
  private func beginLastGeneration() -> Bool {
    guard let connection else { return false }
    do throws(SQLiteError) {
      try connection.run("BEGIN IMMEDIATE")
      let generation = try LogGeneration.next(connection)
      try connection.run("COMMIT")
      connection.began(generation)
      file.noteLog(of: connection, in: lock)
      return true
    } catch {
      abandon(error)
      return false
    }
  }

  /// - Returns: how many of `jobs` were begun; the others must wait for the next transaction.
  private func commit(
    _ jobs: inout [DatabaseJob],
    _ more: (Int) -> [DatabaseJob],
    _ connection: Connection
  ) throws(SQLiteError) -> Int {
    refusals.removeAll(keepingCapacity: true)
    undone = 0
    let end = ContinuousClock.now + limits.longestBatch
    try connection.run("BEGIN IMMEDIATE")
    var begun = 0
    if let only = jobs.first, jobs.count == 1 || only.isLarge {
      // A single job needs no savepoint.
      begun = 1
      guard try applied(only, connection, isAlone: true) else {
        if connection.isInTransaction { try connection.script("ROLLBACK") }
        return begun
      }
      if .now < end, !only.isLarge { jobs += more(limits.batch - begun) }
    }
    // A large job waits for a transaction of its own.
    let sharesNone = jobs.first?.isLarge ?? true
    while !sharesNone, begun < jobs.count, !jobs[begun].isLarge, begun == 0 || .now < end {
      position = begun
      try connection.run("SAVEPOINT job")
      if try !applied(jobs[begun], connection, isAlone: false) {
        try connection.run("ROLLBACK TO job")
      }
      try connection.run("RELEASE job")
      begun += 1
      if begun == jobs.count { jobs += more(limits.batch - begun) }
    }
    // A reader may have found damage; nothing is written from then on.
    if let damage = condition.damage { throw damage }
    let generation = connection.isNewGenerationDue ? try LogGeneration.next(connection) : nil
    file.noteCommit(in: lock)
    Failpoint.beforeCommit.pass()
    try connection.run("COMMIT")
    Failpoint.afterCommit.pass()
    if let generation { connection.began(generation) }
    file.noteLog(of: connection, in: lock)
    return begun
  }

  /// Whether the job's changes are kept.
  ///
  /// - Throws: when SQLite rolled back the whole transaction, and the jobs before this one with it.
  ///   When the job found damage, which may affect the other jobs too. `interrupted` when the jobs
  ///   before this one must run again.
  private func applied(
    _ job: DatabaseJob,
    _ connection: Connection,
    isAlone: Bool
  ) throws(SQLiteError) -> Bool {
    if job.isCancelled { return drop(job) }
    let patience = Connection.InterruptLimits(steps: isAlone ? nil : limits.sharedSteps)
    let refusal = connection.interruptible(by: job, patience) { job.run(connection) }
    // Whatever the body did with the interruption.
    switch connection.stop {
    case .givenUp where isAlone || connection.isInTransaction: return drop(job)
    case .givenUp, .time: throw stopped
    case .steps:
      job.isLarge = true
      throw stopped
    case nil: break
    }
    guard connection.isInTransaction else {
      throw refusal as? SQLiteError
        ?? SQLiteError(code: SQLiteError.rolledBack, message: "the transaction was given up")
    }
    guard let refusal else { return true }
    if let damage = refusal as? SQLiteError, damage.kind == .damaged { throw damage }
    refusals.append(refusal)
    undone += 1
    return false
  }

  private var stopped: SQLiteError {
    SQLiteError(code: SQLITE_INTERRUPT, message: "a job was stopped beside others")
  }

  /// Fails a job whose caller cancelled; its changes are rolled back.
  private func drop(_ job: DatabaseJob) -> Bool {
    job.fail(CancellationError())
    undone += 1
    return false
  }

  private func abandon(_ error: SQLiteError) {
    condition.found(error)
    guard let connection else { return }
    if connection.isInTransaction { try? connection.script("ROLLBACK") }
    if error.kind == .inputOutput || connection.isInTransaction { mustReopen = true }
  }

  /// The writing connection; replaces an abandoned one, which is closed first.
  ///
  /// SQLite can lose commits when two writers are open (``DatabaseFile/writingConnection()``).
  private func usableConnection() throws(SQLiteError) -> Connection {
    if let connection, !mustReopen { return connection }
    fileGeneration = connection?.fileGeneration ?? fileGeneration ?? lock.history.since
    try connection?.close()
    connection = nil
    let opened = try file.writingConnection(since: fileGeneration)
    try file.expectAnyLog(in: lock, since: fileGeneration)
    connection = opened
    mustReopen = false
    return opened
  }

  private func fail(_ jobs: [DatabaseJob], _ error: any Error) -> Int {
    for job in jobs { job.fail(error) }
    return jobs.count
  }
}

extension SQLiteError {
  /// Whether the jobs of a failed transaction may succeed one by one.
  ///
  /// A small job may fit in memory or on the disk where a large one did not, and a constraint
  /// checked at COMMIT is broken by one job.
  fileprivate var isOfOneJob: Bool {
    kind == .full || kind == .constraint || code & 0xff == SQLITE_NOMEM
  }
}
