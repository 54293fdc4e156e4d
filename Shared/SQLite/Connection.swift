import CSQLite

/// One open connection, used by one thread at a time.
///
/// Deliberately not `Sendable`. A body passed to ``Database`` borrows a connection and must not
/// keep it.
@usableFromInline
package final class Connection {
  @usableFromInline package let handle: OpaquePointer
  /// The statements that ``statement(_:)`` has prepared.
  var cache = StatementCache()
  /// Pages in the write-ahead log after the last commit or checkpoint of this connection.
  var logPages = 0
  /// Size of a page.
  var pageBytes = 0
  /// How many of the log's pages were checkpointed then.
  var movedPages = 0
  /// Whether the log may have restarted since it was last noted; `true` before the first commit.
  var hasNewLog = true
  /// The log that was found last.
  var log: LogIdentity?
  /// The ``LogGeneration`` that this connection wrote last.
  var generation: LogGeneration?
  /// A lower bound of the ``LogGeneration`` in the file itself, without its log; `nil` when unknown.
  var fileGeneration: LogGeneration?
  /// The job that the running statement belongs to, while it may be interrupted.
  var interruptingJob: DatabaseJob?
  /// When the job's time is over.
  var deadline: ContinuousClock.Instant?
  /// Virtual machine steps that the job has left; `nil` without a limit.
  var stepsLeft: Int?
  /// What interrupted it.
  var stop: Stop?
  private var isOpen = true

  package enum Mode {
    /// Reads and writes, and creates a missing file.
    ///
    /// A file has exactly one such connection.
    case readWrite
    /// Reads only.
    ///
    /// It cannot checkpoint, so it cannot change the writer's log.
    case readOnly
    /// Opens an existing file only, and may lock it exclusively.
    case alone
    /// Reads the file itself and ignores log, journal and locks; creates no other file.
    case withoutLog
  }

  package init(path: String, mode: Mode) throws(SQLiteError) {
    let access =
      switch mode {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly: SQLITE_OPEN_READONLY
      case .alone: SQLITE_OPEN_READWRITE
      case .withoutLog: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      mode == .withoutLog ? Self.immutable(path) : path,
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

  /// The URI of a file that SQLite treats as immutable.
  ///
  /// - Source: sqlite.org/uri.html.
  private static func immutable(_ path: String) -> String {
    let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return "file:\(path.hasPrefix("/") ? "//" : "")\(escaped)?immutable=1"
  }

  /// Limits of a statement: well above what ours need, and low enough to protect the process.
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

  /// Sets the limits, and disables features that hide mistakes in statements.
  private func restrict() {
    for limit in Self.limits { sqlite3_limit(handle, limit.id, limit.most) }
    // A string in double quotes is a column or an error, never a text.
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

  /// Closes the file now, even if the connection is still referenced; the connection must not be
  /// used again.
  ///
  /// - Throws: when SQLite keeps the file open; then no other writing connection may be opened.
  func close() throws(SQLiteError) {
    guard isOpen else { return }
    cache.removeAll()
    guard sqlite3_close(handle) == SQLITE_OK else { throw failure(nil) }
    isOpen = false
  }

  /// Whether SQLite keeps the log when the file's last connection closes.
  ///
  /// Otherwise it checkpoints the log and removes it.
  func keepLogWhenClosing(_ keeps: Bool) {
    csqlite_db_config_switch(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps ? 1 : 0)
  }

  /// Whether a transaction is open.
  ///
  /// SQLite rolls back by itself after some failures.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The row number that the last `INSERT` made.
  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs several statements without parameters or results, such as a migration.
  package func script(_ sql: [UInt8]) throws(SQLiteError) {
    let text = sql.map { CChar(bitPattern: $0) } + [0]
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw failure(nil) }
  }

  func script(_ sql: String) throws(SQLiteError) {
    try script(Array(sql.utf8))
  }

  /// SQLite's error for the last failure.
  ///
  /// Must be read before the statement is reset.
  @usableFromInline
  package func failure(_ sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)),
      sql: sql
    )
  }
}
