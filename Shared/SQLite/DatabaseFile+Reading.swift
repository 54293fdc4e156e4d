import CSQLite
import Glibc

/// A file whose disk is full: it cannot be opened for changes, but can be read completely.
///
/// If the log has an index, or there is space for one, other processes can read the file too: a
/// check, a backup. Otherwise one exclusive connection keeps the index in memory.
extension DatabaseFile {
  /// Checks, locks, and returns the one connection that reads.
  ///
  /// - Parameter inspect: reads what the service needs at its start.
  /// - Returns: the lock and the connection, which must be kept together.
  /// - Throws: ``DatabaseRefusal`` unless everything is there, in the schema of this program;
  ///   nothing was changed.
  func openForReading(
    _ inspect: (Connection) throws -> Void
  ) throws(DatabaseRefusal) -> (lock: FileLock, connection: Connection) {
    let lock = try FileLock(path: path)
    guard try FileInspection.expectOurs(path, schema, lock.expectHistory()) else {
      throw .unsuitable(path: path, reason: "it is unknown whether its last changes are there")
    }
    try lock.holdFile()
    do {
      let connection = try sharedConnection() ?? exclusiveConnection()
      let owner = try number("PRAGMA application_id", connection)
      let version = try number("PRAGMA user_version", connection)
      guard owner == Int(schema.applicationID), version == schema.version else {
        throw DatabaseRefusal.unsuitable(path: path, reason: "its schema is another")
      }
      try FileInspection.expectSound(connection)
      try inspect(connection)
      return (lock, connection)
    } catch let refusal as DatabaseRefusal {
      throw refusal
    } catch {
      let reason = (error as? SQLiteError)?.message ?? "\(error)"
      throw .unreachable(path: path, reason: reason)
    }
  }

  /// A connection that allows other readers; `nil` when there is no space for the log's index.
  private func sharedConnection() throws(SQLiteError) -> Connection? {
    do throws(SQLiteError) {
      let connection = try Connection(path: path, mode: .alone)
      connection.keepLogWhenClosing(true)
      connection.wait(for: limits.lockPatience)
      try connection.script("PRAGMA wal_autocheckpoint = 0")
      // As with any log that was left, its content may be in the page cache only.
      try rewriteLog(connection)
      try onlyRead(connection)
      return connection
    } catch {
      guard case .noRoom = refusal(error) else { throw error }
      return nil
    }
  }

  private func exclusiveConnection() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .alone)
    connection.keepLogWhenClosing(true)
    connection.wait(for: limits.lockPatience)
    try connection.script("PRAGMA locking_mode = EXCLUSIVE; PRAGMA wal_autocheckpoint = 0;")
    try onlyRead(connection)
    try rewriteLog()
    return connection
  }

  private func onlyRead(_ connection: Connection) throws(SQLiteError) {
    try connection.script(
      """
      PRAGMA query_only = ON;
      PRAGMA cache_size = -1000;
      PRAGMA temp_store = MEMORY;
      PRAGMA trusted_schema = OFF;
      """
    )
    let journal: String = try value("PRAGMA journal_mode", connection) ?? ""
    guard journal == "wal" else {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "its first change was cut off")
    }
  }

  /// Maps an error while opening; distinguishes a full disk from a failing one.
  func refusal(_ error: SQLiteError) -> DatabaseRefusal {
    if error.kind == .full || error.kind == .inputOutput && !hasRoom {
      return .noRoom(path: path, error)
    }
    return .unreachable(path: path, reason: error.message)
  }

  /// Whether the disk has enough free space for changes.
  var hasRoom: Bool {
    guard let disk = limits.freeSpace(path) else { return true }
    var log = stat()
    let bytes = stat(path + "-wal", &log) == 0 ? UInt64(clamping: log.st_size) : 0
    return disk.free >= limits.reserve(of: disk) + 2 * bytes
  }
}
