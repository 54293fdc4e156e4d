import CSQLite
import Glibc
import Vocabulary

/// One database file and how its connections are opened.
struct DatabaseFile {
  let path: String
  let schema: Schema
  let limits: DatabaseLimits

  /// Checks, locks, creates or migrates the file, and returns the connections that keep it open.
  ///
  /// - Parameter prepare: runs in the last transaction. Its argument is `true` when every
  ///   acknowledged write is known to be there, and `false` when that is unknown.
  /// - Returns: the lock and the connections, which must be kept together.
  /// - Throws: ``DatabaseRefusal``; an existing file is then unchanged.
  func open(
    _ prepare: (Connection, _ isWhole: Bool) throws -> Void
  ) throws(DatabaseRefusal) -> (lock: FileLock, connections: OpenConnections) {
    let lock = try FileLock(path: path)
    let history = try lock.expectHistory()
    let isWhole = try FileInspection.expectOurs(path, schema, history)
    try DatabasePath.makeWritable(path)
    try lock.holdFile()
    DatabasePath.makePrivate(path)
    try FileInspection.expectOursWithLog(self)
    let connections: OpenConnections
    do throws(SQLiteError) {
      let since = try expectLog(lock, history, isWhole: isWhole)
      connections = OpenConnections(
        writer: try writingConnection(since: since),
        keeper: try openedReader()
      )
      try rewriteLog(connections.writer)
    } catch {
      if error.kind == .damaged { throw .notADatabase(path: path) }
      throw refusal(error)
    }
    let writer = connections.writer
    guard sqlite3_db_readonly(writer.handle, "main") == 0 else {
      throw .unreachable(path: path, reason: "it may be read but not written")
    }
    try schema.migrate(writer) { name throws(SQLiteError) in
      try DatabaseCopy.make(of: path, to: "\(path).\(name)")
    }
    do {
      try writer.run("BEGIN IMMEDIATE")
      try LogGeneration.prepare(writer)
      try prepare(writer, isWhole)
      let generation = try LogGeneration.next(writer)
      try writer.run("COMMIT")
      writer.began(generation)
    } catch let error as SQLiteError where error.kind == .damaged {
      throw .damaged(error)
    } catch let error as SQLiteError where error.mayPass {
      throw refusal(error)
    } catch {
      let reason = (error as? SQLiteError)?.message ?? String(reflecting: error)
      throw .unsuitable(path: path, reason: reason)
    }
    noteLog(of: writer, in: lock)
    lock.holdLog(pageBytes: writer.pageBytes)
    return (lock, connections)
  }

  /// Rewrites a log that was left behind, so that it is certainly on the disk.
  ///
  /// If a sync failed, or power or process ended before one, the log may be in the page cache only.
  /// After a failed sync Linux marks the pages clean, and the next sync does not write them. So
  /// they are written again before anything read from them is acknowledged or checkpointed. A
  /// checkpoint alone could move part of the log and then lose the rest. The writer holds SQLite's
  /// lock, so nothing else writes to the log meanwhile.
  func rewriteLog(_ writer: Connection) throws(SQLiteError) {
    guard LogIdentity.found(beside: path) != .nothing else { return }
    try writer.run("BEGIN IMMEDIATE")
    defer { try? writer.script("ROLLBACK") }
    try rewriteLog()
  }

  func rewriteLog() throws(SQLiteError) {
    guard LogIdentity.found(beside: path) != .nothing else { return }
    let result = csqlite_rewrite_log(path + "-wal")
    guard result == SQLITE_OK else {
      throw SQLiteError(code: result, message: "the log that was left cannot be written again")
    }
    try DatabaseCopy.syncFolder(of: path)
  }

  /// Prepares the lock file for a connection that may begin a log with a new salt.
  ///
  /// - Returns: a lower bound of the generation in the file on the disk; `nil` when unknown.
  private func expectLog(
    _ lock: FileLock,
    _ history: FileHistory,
    isWhole: Bool
  ) throws(SQLiteError) -> LogGeneration? {
    // A complete file without a history was just created and is empty.
    if history == .none, isWhole { return LogGeneration(0) }
    let found = LogIdentity.found(beside: path)
    let next = history.opened(beside: found, isWhole: isWhole)
    // Also when unchanged: its writer may have been killed before it was on the disk.
    if next != .none { try remember(next, in: lock) }
    switch next {
    case .closed, .whole, .inUse: return next.since
    // It is unknown whether the existing file was ever synced.
    case .none, .unknown: return lock.syncFile() ? FileGeneration(path).known : nil
    }
  }

  /// Prepares the lock file for a connection that replaces an abandoned one.
  func expectAnyLog(in lock: FileLock, since: LogGeneration?) throws(SQLiteError) {
    let next = lock.history.reopened(since: since)
    if next != .none { try remember(next, in: lock) }
  }

  private func remember(_ history: FileHistory, in lock: FileLock) throws(SQLiteError) {
    guard lock.remember(history) else { throw DatabaseCopy.failure("write", path + ".lock") }
  }

  /// Notes, before the last connection closes, that everything is checkpointed.
  ///
  /// The log may then be removed, or stay where another process reads it.
  func noteWhole(_ generation: LogGeneration, in lock: FileLock) -> Bool {
    if case .log(let log) = LogIdentity.found(beside: path) {
      return lock.remember(.whole(log, generation: generation))
    }
    return lock.remember(.whole(nil, generation: generation))
  }

  /// Notes, after the last connection closed, that everything is checkpointed and no log is needed.
  func noteClosed(_ generation: LogGeneration, in lock: FileLock) {
    guard LogIdentity.found(beside: path) == .nothing else { return }
    do throws(SQLiteError) {
      try DatabaseCopy.syncFolder(of: path)
      lock.remember(.closed(generation: generation))
    } catch {}
  }

  /// Notes, after a commit, which log is on the disk and how long it is.
  func noteLog(of connection: Connection, in lock: FileLock) {
    let pages = connection.logPages
    guard pages > 0 else { return }
    guard connection.hasNewLog else { return lock.remember(pages: pages) }
    guard let generation = connection.generation,
      case .log(let log) = LogIdentity.found(beside: path)
    else {
      return
    }
    connection.sees(log)
    let use = LogUse(
      log: log,
      generation: generation,
      pages: pages,
      since: connection.fileGeneration
    )
    if lock.remember(.inUse(use)) { connection.noteLog() }
  }

  /// Notes, before a checkpoint, that part of the log may be in the file.
  ///
  /// - Throws: when that, or the log's last generation, could not be noted; then nothing may be
  ///   moved.
  func noteMoving(of connection: Connection, in lock: FileLock) throws(SQLiteError) {
    if connection.hasNewLog { noteLog(of: connection, in: lock) }
    guard case .inUse(var use) = lock.history, use.generation == connection.generation else {
      connection.hasNewLog = true
      throw SQLiteError(
        code: SQLITE_IOERR,
        message: "\(path).lock does not say which log is in use"
      )
    }
    use.isMoving = true
    use.lastPage = PageFingerprint(
      movedLastOf: connection.logPages,
      inLogBeside: path,
      of: connection
    )
    try remember(.inUse(use), in: lock)
  }

  /// Notes, before a commit, that the page to be checkpointed last may change.
  ///
  /// If the disk fails, the commit continues, and the next one tries again.
  func noteCommit(in lock: FileLock) {
    guard lock.mayHaveLastPage else { return }
    lock.remember(lock.history.beforeCommit)
  }

  /// Notes, after a complete checkpoint, that the log can be lost without loss of data until the
  /// next commit.
  func noteMoved(of connection: Connection, in lock: FileLock) {
    guard case .inUse(var use) = lock.history, let generation = connection.generation else {
      return
    }
    (use.generation, use.since, use.isMoving, use.lastPage) = (generation, generation, false, nil)
    lock.remember(.inUse(use))
  }

  /// The connection that writes.
  ///
  /// There is one per file, and it also runs every checkpoint: with two writers, SQLite before
  /// 3.51.3 can lose committed pages (sqlite.org/wal.html).
  ///
  /// The page caches are small, 2 MB here and 1 MB for each reader, because a service must stay
  /// below 50 MB (PRF-002). The system's page cache has the rest, a microsecond a page away. Caches
  /// twice as large made no operation faster in a file of 200 MB.
  ///
  /// Deleted bytes are overwritten, as in Debian's SQLite from the start: what was removed is in no file.
  ///
  /// - Parameter since: a lower bound of the generation in the file itself; `nil` when unknown.
  /// - Returns: the connection, whose first commit begins a generation.
  /// - Throws: SQLite's error; the file is unchanged.
  func writingConnection(since: LogGeneration?) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .readWrite)
    // Only an orderly close removes the log; an abandoned connection leaves it to its successor.
    connection.keepLogWhenClosing(true)
    connection.wait(for: limits.lockPatience)
    // Set before the log exists, so that the first page identifies its owner from the start.
    let found = try number("PRAGMA application_id", connection)
    if found == 0 { try connection.script("PRAGMA application_id = \(schema.applicationID)") }
    let journal: String = try value("PRAGMA journal_mode = WAL", connection) ?? ""
    guard journal == "wal" else {
      throw SQLiteError(
        code: SQLITE_CANTOPEN,
        message: "the file system has no shared memory for a log"
      )
    }
    try connection.script(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
      PRAGMA cache_size = -2000;
      PRAGMA temp_store = MEMORY;
      PRAGMA trusted_schema = OFF;
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = \(limits.keptLogBytes);
      """
    )
    connection.pageBytes = try number("PRAGMA page_size", connection)
    connection.countLogPages()
    connection.fileGeneration = since
    return connection
  }

  /// A connection that can only read.
  func readingConnection() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .readOnly)
    try connection.script(
      """
      PRAGMA query_only = ON;
      PRAGMA cache_size = -1000;
      PRAGMA temp_store = MEMORY;
      PRAGMA trusted_schema = OFF;
      """
    )
    return connection
  }

  /// A connection that has read once, so that all files that reading needs are open.
  ///
  /// An idle one keeps the log's index, which records how much of the log was committed and synced.
  /// After the last connection closes, SQLite rebuilds the index from the log, including a commit
  /// whose sync failed.
  func openedReader() throws(SQLiteError) -> Connection {
    let connection = try readingConnection()
    _ = try number("PRAGMA schema_version", connection)
    return connection
  }

  func number(_ sql: StaticString, _ connection: Connection) throws(SQLiteError) -> Int {
    try value(sql, connection) ?? 0
  }

  func value<Value: SQLValue>(
    _ sql: StaticString,
    _ connection: Connection
  ) throws(SQLiteError) -> Value? {
    do {
      return try connection.first(sql) { try $0.value(0) }
    } catch {
      throw error as? SQLiteError ?? SQLiteError(code: SQLITE_ERROR, message: "\(error)")
    }
  }
}

/// The connections that are open as long as a database is; used by one thread at a time.
struct OpenConnections {
  let writer: Connection
  /// Keeps the log's index (``DatabaseFile``) while the writer is replaced; closed before
  /// the writer.
  let keeper: Connection
}
