import CSQLite
import Vocabulary

extension Connection {
  /// How much of the log a checkpoint has to move.
  var pendingPages: Int { logPages - movedPages }

  /// How long the log is at least.
  var logBytes: Int { LogHeader.length(of: logPages, of: pageBytes) }

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

  /// Whether the next commit begins a ``LogTurn``: the log may not hold the number of the last one.
  var isTurnDue: Bool { turn == nil || pendingPages == 0 }

  /// A turn that was committed is to be noted.
  func began(_ turn: LogTurn) {
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
    if pages == moved { fileTurn = turn ?? fileTurn }
    if kind == .restart, result == SQLITE_OK { logHas(0) }
    return pages == moved
  }

  /// Whether another program has a snapshot open.
  ///
  /// It may be of the file alone; then the log begins anew, but nothing of it can be moved.
  /// - Source: sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, `SQLITE_FCNTL_EXTERNAL_READER`.
  var isReadElsewhere: Bool {
    var found: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_EXTERNAL_READER, &found)
    return found != 0
  }

  /// How long statements wait for a lock that another process has.
  func wait(for patience: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: patience.milliseconds))
  }
}
