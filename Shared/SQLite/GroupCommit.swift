import CSQLite

/// Many writes, one transaction, one sync; each still all or nothing on its own.
///
/// ```text
/// BEGIN IMMEDIATE
///   for each job   SAVEPOINT → run → RELEASE, or when it refused itself: ROLLBACK TO, RELEASE
///   for each that came meanwhile, the same, until none did, the batch is full, or took long enough
/// COMMIT           durable from here; a failure here fails every job, and nothing was applied
/// ```
/// A job that is stopped, because its caller gave up or because it is too much for one transaction with others
/// (``DatabaseLimits/sharedSteps``), takes the transaction with it: the others are begun again, and so is one that
/// was too much, alone.
///
/// It decides outcomes and answers nobody: its owner answers after ``perform(_:)`` returns, so no
/// caller hears of a write that is not on the disk. Lives on one thread.
final class GroupCommit {
  let file: DatabaseFile
  let lock: FileLock
  private let condition: DatabaseCondition
  let limits: DatabaseLimits
  /// `nil` when the last one was given up and the next could not be opened yet.
  private var connection: Connection?
  private let keeper: Connection
  /// What the last one that was given up knew of the file's turn.
  private var fileTurn: LogTurn?
  /// After an I/O error the connection is closed and another opened before the next write.
  private var mustReopen = false
  /// How many jobs of the current transaction refused themselves, or were given up by their callers.
  private var undone = 0
  /// Which of its jobs runs, or ran last.
  private var position = 0
  /// What the jobs of the current transaction refused themselves with.
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
  /// How many of them are not in the file yet.
  var pendingPages: Int { connection?.pendingPages ?? 0 }

  /// Runs `first`, and what comes while it runs, in one transaction.
  ///
  /// Who was answered last usually comes back within the time the first jobs take; when it need not wait
  /// for the next transaction, as many syncs carry twice as many writes.
  ///
  /// - Parameters:
  ///   - first: what waited.
  ///   - more: takes up to so many of what came since; does not wait.
  /// - Returns: all that were run, each with its final outcome, and those that were not begun.
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
      condition.ended(begun, undone: undone, logPages: connection.logPages, crowd: crowd())
      for refusal in refusals { condition.found(refusal) }
      return begun
    } catch {
      abandon(error)
      if error.kind == .interrupted {
        // At once: else who gives up again and again keeps those waiting who came before.
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

  /// Moves the log into the file, waiting for nobody; what is damaged is not touched any more.
  func checkpoint() {
    checkpoint(.passive)
  }

  /// Lets the log begin anew, unless somebody reads it.
  ///
  /// - Returns: whether everything was moved into the file.
  @discardableResult
  func restartLog(patience: Duration) -> Bool {
    connection?.wait(for: patience)
    defer { connection?.wait(for: limits.lockPatience) }
    return checkpoint(.restart)
  }

  @discardableResult
  private func checkpoint(_ kind: Connection.Checkpoint) -> Bool {
    // What lies in another file's place, or in no folder, takes nothing: the log is kept for its own.
    // Nor does what the lock file does not know: another writer's log, before its own first commit.
    guard let connection, connection.turn != nil, !mustReopen, condition.damage == nil,
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
        crowd: crowd()
      )
      return isComplete
    } catch {
      condition.checkpointFailed(error)
      return false
    }
  }

  /// Why the log is far longer than it should be: our own reading lets it begin anew long before.
  private func crowd() -> SQLiteError? {
    guard logPages >= limits.alarmingLogPages else { return nil }
    return SQLiteError(
      code: SQLITE_BUSY,
      message: "another program reads \(file.path) without an end; its log has \(logPages) pages"
    )
  }

  /// Moves the log into the file and lets the file go.
  ///
  /// The log is only removed when it is not needed any more and the lock file says so; however far this
  /// comes, the next start finds what it expects. Where the file is not in its place, both stay as they are.
  func close() {
    var isMoved = restartLog(patience: limits.lockPatience)
    // Not where somebody reads: what is written now could not be moved.
    if isMoved, logPages == 0, connection?.isReadElsewhere == false, shortage() == nil {
      isMoved = beginLastTurn() && restartLog(patience: limits.lockPatience)
    }
    isMoved = isMoved && lock.isFileInPlace
    let whole = connection?.turn.flatMap { isMoved && file.noteWhole($0, in: lock) ? $0 : nil }
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

  /// Begins a turn that no copy has that was made while the database was open.
  private func beginLastTurn() -> Bool {
    guard let connection else { return false }
    do throws(SQLiteError) {
      try connection.run("BEGIN IMMEDIATE")
      let turn = try LogTurn.next(connection)
      try connection.run("COMMIT")
      connection.began(turn)
      file.noteLog(of: connection, in: lock)
      return true
    } catch {
      abandon(error)
      return false
    }
  }

  /// - Returns: how many of `jobs` were begun; the others came too late for this transaction.
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
      // One that is alone needs no savepoint of its own.
      begun = 1
      guard try applied(only, connection, isAlone: true) else {
        if connection.isInTransaction { try connection.script("ROLLBACK") }
        return begun
      }
      if .now < end, !only.isLarge { jobs += more(limits.batch - begun) }
    }
    // Who is large waits for a transaction of its own, and shares none.
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
    // Readers find damage too, and nothing is written from then on.
    if let damage = condition.damage { throw damage }
    let turn = connection.isTurnDue ? try LogTurn.next(connection) : nil
    file.noteCommit(in: lock)
    Failpoint.beforeCommit.pass()
    try connection.run("COMMIT")
    Failpoint.afterCommit.pass()
    if let turn { connection.began(turn) }
    file.noteLog(of: connection, in: lock)
    return begun
  }

  /// Whether the job's work is to be kept.
  ///
  /// - Throws: when SQLite gave up the whole transaction, and with it the jobs before this one, or when the
  ///   job met damage: what the others wrote may rest on it; `interrupted` when those before it are to be begun again.
  private func applied(
    _ job: DatabaseJob,
    _ connection: Connection,
    isAlone: Bool
  ) throws(SQLiteError) -> Bool {
    if job.isCancelled { return drop(job) }
    let patience = Connection.Patience(steps: isAlone ? nil : limits.sharedSteps)
    let refusal = connection.interruptible(by: job, patience) { job.run(connection) }
    // Whatever its body made of being stopped.
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

  /// Ends a job whose caller gave up; its work is not to be kept.
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

  /// The one connection that writes; another when the last was given up, which is closed first.
  ///
  /// SQLite loses commits when two of them meet (``DatabaseFile/writingConnection()``).
  private func usableConnection() throws(SQLiteError) -> Connection {
    if let connection, !mustReopen { return connection }
    fileTurn = connection?.fileTurn ?? fileTurn ?? lock.history.since
    try connection?.close()
    connection = nil
    let opened = try file.writingConnection(since: fileTurn)
    try file.expectAnyLog(in: lock, since: fileTurn)
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
  /// Whether what a transaction failed with may spare its other jobs, each in one of its own.
  ///
  /// A small one fits where a large one did not, in the memory as on the disk, and a rule checked at COMMIT is one
  /// writer's fault.
  fileprivate var isOfOneJob: Bool {
    kind == .full || kind == .constraint || code & 0xff == SQLITE_NOMEM
  }
}
