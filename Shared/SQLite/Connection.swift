import CSQLite

/// One open connection: it runs statements, and lives on one thread at a time.
///
/// Not `Sendable` on purpose. A body given to ``Database`` borrows one and must not keep it.
@usableFromInline
package final class Connection {
  @usableFromInline package let handle: OpaquePointer
  /// What ``statement(_:)`` has prepared.
  var cache = StatementCache()
  /// How many pages the write-ahead log held after the last commit or checkpoint of this connection.
  var logPages = 0
  /// How large they are.
  var pageBytes = 0
  /// How many of them were in the file then.
  var movedPages = 0
  /// Whether the log has begun anew, as it may have before the first commit, since somebody took note.
  var hasNewLog = true
  /// The log that the last look found.
  var log: LogIdentity?
  /// The file's ``LogTurn`` as this connection wrote it last.
  var turn: LogTurn?
  /// The ``LogTurn`` in the file itself on the disk, or an earlier one; `nil` where nobody can say.
  var fileTurn: LogTurn?
  /// The job that the running statement belongs to, while it may be interrupted.
  var interruptingJob: DatabaseJob?
  /// When the job has had enough time.
  var deadline: ContinuousClock.Instant?
  /// How many steps of SQLite's machine the job has left; `nil`: nobody counts.
  var stepsLeft: Int?
  /// What stopped it.
  var stop: Stop?
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
    /// Of a file that is there; may lock it for itself.
    case alone
    /// Reads what is in the file itself, past log, journal and locks, and leaves nothing beside it.
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

  /// The name of a file that SQLite takes for one that nobody changes.
  ///
  /// - Source: sqlite.org/uri.html.
  private static func immutable(_ path: String) -> String {
    let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return "file:\(path.hasPrefix("/") ? "//" : "")\(escaped)?immutable=1"
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
