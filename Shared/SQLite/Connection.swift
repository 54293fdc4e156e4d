import CSQLite
import Vocabulary

/// One open connection: it runs statements, and lives on one thread at a time.
///
/// Not `Sendable` on purpose. A body given to ``Database`` borrows one and must not keep it.
@usableFromInline
package final class Connection {
  @usableFromInline package let handle: OpaquePointer
  private var cache = StatementCache()
  /// How many pages the write-ahead log held after the last commit or checkpoint of this connection.
  private(set) var logPages = 0
  /// How many of them were in the file then.
  private var movedPages = 0
  /// Whether the log has begun anew, as it may have before the first commit, since somebody took note.
  private(set) var hasNewLog = true
  /// The log that the last look found.
  private var log: LogIdentity?
  /// The file's ``LogTurn`` as this connection wrote it last.
  private(set) var turn: Int64?
  /// The job that the running statement belongs to, while it may be interrupted.
  private var interruptingJob: DatabaseJob?
  /// When that statement has had enough time.
  private var deadline: ContinuousClock.Instant?
  /// Whether it was stopped because of that.
  private(set) var hasOverrun = false
  private var isOpen = true

  package enum Mode {
    /// Reads and writes, and makes the file when there is none.
    ///
    /// A file has one such connection.
    case readWrite
    /// Reads only.
    ///
    /// It cannot checkpoint, so it cannot disturb the writer's log.
    case readOnly
  }

  package init(path: String, mode: Mode) throws(SQLiteError) {
    let access =
      switch mode {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly: SQLITE_OPEN_READONLY
      }
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      path,
      &opened,
      access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nil
    )
    guard result == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(opened)
      throw SQLiteError(code: result, message: "\(message): \(path)")
    }
    handle = opened
    restrict()
  }

  /// What a statement may cost, well above what ours do and far below what would hurt.
  ///
  /// - Source: sqlite.org/security.html, "Untrusted SQL Inputs".
  private static let limits: [(id: Int32, most: Int32)] = [
    (SQLITE_LIMIT_LENGTH, 16 << 20),  // a message has 4 MiB at most
    (SQLITE_LIMIT_SQL_LENGTH, 1_000_000),
    (SQLITE_LIMIT_COLUMN, 200),
    (SQLITE_LIMIT_EXPR_DEPTH, 200),
    (SQLITE_LIMIT_COMPOUND_SELECT, 50),
    (SQLITE_LIMIT_VDBE_OP, 100_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 32),
    (SQLITE_LIMIT_ATTACHED, 1),  // `VACUUM INTO` attaches its target
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 2_000),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Sets the limits, and turns off what a mistyped statement could hide behind.
  private func restrict() {
    for limit in Self.limits { sqlite3_limit(handle, limit.id, limit.most) }
    // A string in double quotes is a column or an error, not a text.
    csqlite_db_config_switch(handle, SQLITE_DBCONFIG_DQS_DML, 0)
    csqlite_db_config_switch(handle, SQLITE_DBCONFIG_DQS_DDL, 0)
    csqlite_db_config_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  /// The version of the SQLite library in use, as in `3.40.1`.
  static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  deinit {
    guard isOpen else { return }
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Gives the file back at once, whoever still refers to the connection; it is not used again.
  ///
  /// - Throws: when SQLite keeps the file open; then another writing connection must not be made.
  func close() throws(SQLiteError) {
    guard isOpen else { return }
    cache.removeAll()
    guard sqlite3_close(handle) == SQLITE_OK else { throw failure(nil) }
    isOpen = false
  }

  /// Whether SQLite leaves the log alone when the file's last connection is closed, instead of moving it
  /// into the file and removing it.
  func keepLogWhenClosing(_ keeps: Bool) {
    csqlite_db_config_switch(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps ? 1 : 0)
  }

  /// Whether a transaction is open.
  ///
  /// SQLite closes it by itself after some failures.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The row number that the last `INSERT` made.
  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs several statements without parameters or answers, as a migration is written.
  package func script(_ sql: [UInt8]) throws(SQLiteError) {
    let text = sql.map { CChar(bitPattern: $0) } + [0]
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw failure(nil) }
  }

  func script(_ sql: String) throws(SQLiteError) {
    try script(Array(sql.utf8))
  }

  /// What SQLite says about the last failure.
  ///
  /// Ask before resetting the statement.
  @usableFromInline
  package func failure(_ sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)),
      sql: sql
    )
  }
}

// MARK: - Statements

extension Connection {
  /// The prepared form of `sql`, ready to be bound.
  @usableFromInline
  package func statement(_ sql: StaticString) throws(SQLiteError) -> Statement {
    guard sql.hasPointerRepresentation else { return try statement(sql.description) }
    let key = StatementCache.Literal(
      start: UInt(bitPattern: sql.utf8Start),
      count: sql.utf8CodeUnitCount
    )
    if let found = cache.find(key) {
      if sqlite3_stmt_busy(found) == 0 { return Statement(found, isKept: true, of: self) }
      return Statement(try prepare(sql.description), isKept: false, of: self)
    }
    let prepared = try prepare(sql.description)
    cache.keep(prepared, for: key)
    return Statement(prepared, isKept: true, of: self)
  }

  /// The prepared form of a text that was put together at run time.
  @usableFromInline
  package func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let found = cache.find(sql) {
      if sqlite3_stmt_busy(found) == 0 { return Statement(found, isKept: true, of: self) }
      return Statement(try prepare(sql), isKept: false, of: self)
    }
    let prepared = try prepare(sql)
    cache.keep(prepared, for: sql)
    return Statement(prepared, isKept: true, of: self)
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &prepared,
      nil
    )
    guard result == SQLITE_OK else { throw failure(sql) }
    guard let prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty", sql: sql)
    }
    return prepared
  }
}

extension Connection {
  /// The texts of the statements that are prepared at this moment, for looking at their plans.
  package var preparedTexts: [String] {
    var texts: [String] = []
    var next = sqlite3_next_stmt(handle, nil)
    while let statement = next {
      if let text = sqlite3_sql(statement) { texts.append(String(cString: text)) }
      next = sqlite3_next_stmt(handle, statement)
    }
    return texts
  }

  /// How SQLite would go about a statement, step by step.
  package func plan(of text: String) throws(SQLiteError) -> [String] {
    let statement = try statement("EXPLAIN QUERY PLAN " + text)
    var steps: [String] = []
    while try statement.step() { steps.append(try Row(statement.pointer).value(3)) }
    return steps
  }
}

// MARK: - The write-ahead log

extension Connection {
  /// How much of the log a checkpoint has to move.
  var pendingPages: Int { logPages - movedPages }

  /// Counts the log's pages after each commit, and turns SQLite's own checkpoints off.
  func countLogPages() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_wal_hook(
      handle,
      { context, _, _, pages in
        guard let context else { return SQLITE_OK }
        Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().logHas(Int(pages))
        return SQLITE_OK
      },
      me
    )
  }

  /// A log that did not grow by a commit has begun anew with it.
  private func logHas(_ pages: Int) {
    if pages <= logPages {
      movedPages = 0
      hasNewLog = true
    }
    logPages = pages
  }

  /// A commit may have begun the log anew and still have made it longer than it was.
  func sees(_ log: LogIdentity) {
    if log != self.log { movedPages = 0 }
    self.log = log
  }

  func noteLog() {
    hasNewLog = false
  }

  /// A turn that was committed is to be noted.
  func began(_ turn: Int64) {
    self.turn = turn
    hasNewLog = true
  }

  /// How a checkpoint goes about readers.
  enum Checkpoint {
    /// Waits for nobody; what somebody still reads stays where it is.
    case passive
    /// Waits, as ``wait(for:)`` says, until nobody reads the log, so that it begins anew.
    case restart
  }

  /// Moves what the write-ahead log holds into the database file.
  ///
  /// - Returns: whether everything was moved.
  /// - Throws: when the disk did not do it; the log is as it was.
  func checkpoint(_ kind: Checkpoint) throws(SQLiteError) -> Bool {
    var pages: Int32 = 0
    var moved: Int32 = 0
    let mode = kind == .passive ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_RESTART
    let result = sqlite3_wal_checkpoint_v2(handle, nil, mode, &pages, &moved)
    guard result == SQLITE_OK || result == SQLITE_BUSY else { throw failure(nil) }
    // Not moved, and not even looked at, where another process makes a checkpoint.
    guard pages >= 0 else { return false }
    (logPages, movedPages) = (Int(pages), Int(moved))
    if kind == .restart, result == SQLITE_OK { logHas(0) }
    return pages == moved
  }

  /// How long statements wait for a lock that another process has.
  func wait(for patience: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: patience.milliseconds))
  }
}

// MARK: - Stopping a long query

extension Connection {
  /// Runs `body`; when the caller of `job` gives up meanwhile, or `patience` is over, SQLite stops with
  /// `interrupted`.
  ///
  /// Only for reading: stopping a change would undo the whole batch it is part of.
  func interruptible<T>(by job: DatabaseJob, patience: Duration?, _ body: () -> T) -> T {
    interruptingJob = job
    deadline = patience.map { .now + $0 }
    hasOverrun = false
    let me = Unmanaged.passUnretained(self).toOpaque()
    // 10,000 steps of SQLite's machine are well below a millisecond.
    sqlite3_progress_handler(
      handle,
      10_000,
      { context in
        guard let context else { return 0 }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        return connection.mustStop() ? 1 : 0
      },
      me
    )
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      interruptingJob = nil
    }
    return body()
  }

  private func mustStop() -> Bool {
    if interruptingJob?.isCancelled == true { return true }
    guard let deadline, .now > deadline else { return false }
    hasOverrun = true
    return true
  }
}
