import CSQLite
import Glibc
import Vocabulary

/// One database file and how its connections are opened.
struct DatabaseFile {
  let path: String
  let schema: Schema
  let limits: DatabaseLimits

  /// Looks, locks, makes or migrates the file, and hands out the connections that keep it open.
  ///
  /// - Parameter prepare: runs in the last transaction; told whether everything that was ever answered is
  ///   there, `false` when nobody can say.
  /// - Returns: the lock and the connections, to be held together.
  /// - Throws: ``DatabaseRefusal``; a file that was there is then as it was.
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
      try LogTurn.prepare(writer)
      try prepare(writer, isWhole)
      let turn = try LogTurn.next(writer)
      try writer.run("COMMIT")
      writer.began(turn)
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

  /// Puts a log that was left behind on the disk, whatever became of it before.
  ///
  /// Where a sync failed, or power and process went before one, the log may only be in the system's cache.
  /// There it looks synced: after a sync that failed, the next does not write the same pages (Linux). So
  /// they are written once more, before anything that is read from them is answered or moved into the
  /// file; a checkpoint alone could leave a part of them in the file and then lose the log. Nobody else
  /// writes to the log meanwhile, because the writer has SQLite's lock.
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

  /// Before a connection is opened that may begin a log with a salt of its own.
  ///
  /// - Returns: the turn that the file on the disk has at least; `nil` when nobody can say.
  private func expectLog(
    _ lock: FileLock,
    _ history: FileHistory,
    isWhole: Bool
  ) throws(SQLiteError) -> LogTurn? {
    // What was made a moment ago, and is whole, has nothing in it.
    if history == .none, isWhole { return LogTurn(0) }
    let found = LogIdentity.found(beside: path)
    let next = history.opened(beside: found, isWhole: isWhole)
    // Also where it is the same: who wrote it may have been killed before it was on the disk.
    if next != .none { try remember(next, in: lock) }
    switch next {
    case .closed, .whole, .inUse: return next.since
    // Nobody knows whether what lies there was ever synced.
    case .none, .unknown: return lock.syncFile() ? FileTurn(path).known : nil
    }
  }

  /// Before another connection writes in the place of one that was given up.
  func expectAnyLog(in lock: FileLock, since: LogTurn?) throws(SQLiteError) {
    let next = lock.history.reopened(since: since)
    if next != .none { try remember(next, in: lock) }
  }

  private func remember(_ history: FileHistory, in lock: FileLock) throws(SQLiteError) {
    guard lock.remember(history) else { throw DatabaseCopy.failure("write", path + ".lock") }
  }

  /// Before the last connection is closed, with everything in the file: its log may go, and may stay where
  /// another process reads it.
  func noteWhole(_ turn: LogTurn, in lock: FileLock) -> Bool {
    if case .log(let log) = LogIdentity.found(beside: path) {
      return lock.remember(.whole(log, turn: turn))
    }
    return lock.remember(.whole(nil, turn: turn))
  }

  /// After the last connection was closed, with everything in the file: nobody needs a log any more.
  func noteClosed(_ turn: LogTurn, in lock: FileLock) {
    guard LogIdentity.found(beside: path) == .nothing else { return }
    do throws(SQLiteError) {
      try DatabaseCopy.syncFolder(of: path)
      lock.remember(.closed(turn: turn))
    } catch {}
  }

  /// After a commit, which put the log on the disk: remembers which it is, and how long.
  func noteLog(of connection: Connection, in lock: FileLock) {
    let pages = connection.logPages
    guard pages > 0 else { return }
    guard connection.hasNewLog else { return lock.remember(pages: pages) }
    guard let turn = connection.turn, case .log(let log) = LogIdentity.found(beside: path) else {
      return
    }
    connection.sees(log)
    let use = LogUse(log: log, turn: turn, pages: pages, since: connection.fileTurn)
    if lock.remember(.inUse(use)) { connection.noteLog() }
  }

  /// Before a checkpoint: what is moved in part is no sign that all of it was.
  ///
  /// - Throws: where that cannot be noted, or the log's last turn could not; then nothing is moved.
  func noteMoving(of connection: Connection, in lock: FileLock) throws(SQLiteError) {
    if connection.hasNewLog { noteLog(of: connection, in: lock) }
    guard case .inUse(var use) = lock.history, use.turn == connection.turn else {
      connection.hasNewLog = true
      throw SQLiteError(
        code: SQLITE_IOERR,
        message: "\(path).lock does not say which log is in use"
      )
    }
    use.isMoving = true
    use.lastPage = PagePrint(
      movedLastOf: connection.logPages,
      inLogBeside: path,
      of: connection
    )
    try remember(.inUse(use), in: lock)
  }

  /// Before a commit that may change a page of which is noted how it is moved.
  ///
  /// Where the disk does not take that, the commit is made all the same, and the next one tries again.
  func noteCommit(in lock: FileLock) {
    guard lock.mayHaveLastPage else { return }
    lock.remember(lock.history.beforeCommit)
  }

  /// After a checkpoint that moved everything: without the log nothing is lost, until the next commit.
  func noteMoved(of connection: Connection, in lock: FileLock) {
    guard case .inUse(var use) = lock.history, let turn = connection.turn else {
      return
    }
    (use.turn, use.since, use.isMoving, use.lastPage) = (turn, turn, false, nil)
    lock.remember(.inUse(use))
  }

  /// The connection that writes.
  ///
  /// There is one per file, and it also makes every checkpoint: with two that write, SQLite before
  /// 3.51.3 can lose committed pages (sqlite.org/wal.html).
  ///
  /// Its page cache, 2 MB, and those of the readers, 1 MB, are small: a service is to stay below 50 MB
  /// (PRF-002), and what is not in them the system's cache has, a microsecond a page away. In a file of 200 MB
  /// twice as much was worth nothing, to a write of one or of 500 rows, a search, a range, or a page.
  ///
  /// - Parameter since: the turn that the file on the disk has at least; `nil` when nobody can say.
  /// - Returns: the connection, whose first commit begins a turn.
  /// - Throws: what SQLite says; the file is as it was.
  func writingConnection(since: LogTurn?) throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .readWrite)
    // Only who closes on purpose lets the log go; what was given up leaves it to the next.
    connection.keepLogWhenClosing(true)
    connection.wait(for: limits.lockPatience)
    // Before the log exists, so that the first page says whose file it is from its first moment.
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
      PRAGMA cache_size = -2000;
      PRAGMA temp_store = MEMORY;
      PRAGMA trusted_schema = OFF;
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = \(limits.keptLogBytes);
      """
    )
    connection.pageBytes = try number("PRAGMA page_size", connection)
    connection.countLogPages()
    connection.fileTurn = since
    return connection
  }

  /// A connection that reads, and can do nothing else.
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

  /// A connection that has read once, and has the files open that reading needs.
  ///
  /// One that then only stays holds the log's index, which says how much of the log was committed and synced.
  /// Where the last connection is closed the index is made anew from the log, with a commit whose sync failed.
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

/// What is open as long as a database is, and lives on one thread at a time.
struct OpenConnections {
  let writer: Connection
  /// Keeps the log's index (``DatabaseFile``) while another writer is opened; closed before the last.
  let keeper: Connection
}
