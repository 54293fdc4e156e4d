import CSQLite
import Vocabulary

extension Connection {
  /// Pages in the log that are not checkpointed yet.
  var pendingPages: Int { logPages - movedPages }

  /// The minimum length of the log's file.
  var logBytes: Int { LogHeader.length(of: logPages, of: pageBytes) }

  /// Counts the log's pages after each commit, and disables SQLite's automatic checkpoints.
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

  /// A log that did not grow with a commit has restarted.
  private func logHas(_ pages: Int) {
    if pages <= logPages {
      movedPages = 0
      hasNewLog = true
    }
    logPages = pages
  }

  /// Detects a restart whose first commit made the log longer than it was before.
  func sees(_ log: LogIdentity) {
    if log != self.log { movedPages = 0 }
    self.log = log
  }

  func noteLog() {
    hasNewLog = false
  }

  /// Whether the next commit must begin a ``LogGeneration``, because the log may not contain the
  /// last one.
  var isNewGenerationDue: Bool { generation == nil || pendingPages == 0 }

  /// Records a committed generation, which the lock file must note.
  func began(_ generation: LogGeneration) {
    self.generation = generation
    hasNewLog = true
  }

  /// How a checkpoint treats readers.
  enum Checkpoint {
    /// Waits for no reader; pages that a reader needs stay in the log.
    case passive
    /// Waits for readers of the log, at most as long as ``wait(for:)`` sets, so that the log
    /// restarts.
    case restart
  }

  /// Moves the write-ahead log into the database file.
  ///
  /// - Returns: whether everything was moved.
  /// - Throws: when the disk failed; the log is then unchanged.
  func checkpoint(_ kind: Checkpoint) throws(SQLiteError) -> Bool {
    var pages: Int32 = 0
    var moved: Int32 = 0
    let mode = kind == .passive ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_RESTART
    let result = sqlite3_wal_checkpoint_v2(handle, nil, mode, &pages, &moved)
    guard result == SQLITE_OK || result == SQLITE_BUSY else { throw failure(nil) }
    // Nothing was moved: another process is running a checkpoint.
    guard pages >= 0 else { return false }
    (logPages, movedPages) = (Int(pages), Int(moved))
    if pages == moved { fileGeneration = generation ?? fileGeneration }
    if kind == .restart, result == SQLITE_OK { logHas(0) }
    return pages == moved
  }

  /// Whether another program has a snapshot open.
  ///
  /// If it reads the file alone, the log can restart but not be checkpointed.
  /// - Source: sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, `SQLITE_FCNTL_EXTERNAL_READER`.
  var isReadElsewhere: Bool {
    var found: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_EXTERNAL_READER, &found)
    return found != 0
  }

  /// Sets how long statements wait for a lock that another process holds.
  func wait(for patience: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: patience.milliseconds))
  }
}
