/// Why a database would not open, or would not take a piece of work.
///
/// Each case leaves the data as it was; ``migrationFailed(number:name:_:)`` keeps the steps before.
package enum DatabaseRefusal: Error, Hashable, Sendable {
  /// Another process (or another opener in this one) has the file.
  case inUse(path: String)
  /// The file was written by a later version of the program.
  case newerSchema(found: Int, known: Int)
  /// The file belongs to another program, or to another service of this one.
  case foreign(applicationID: UInt32, expected: UInt32)
  /// The file is no SQLite database, or its first page is damaged.
  case notADatabase(path: String)
  /// The file is absent or empty, and a database was made there before.
  case lost(path: String)
  /// The log of a database that was not closed is gone, empty, unreadable, or an older one, or lies beside
  /// another file: what was answered last is missing.
  case logLost(path: String)
  /// The log of a database that was not closed is shorter than it was, or damaged: a part of what was answered
  /// last is missing.
  case logDamaged(path: String)
  /// Beside a database that was closed with everything in it lies a log, of an earlier time or of another
  /// program; SQLite would change the file by it.
  case logStray(path: String)
  /// Beside a database of which something is remembered lies a rollback journal, which ours never have then;
  /// SQLite would change the file by it.
  case journalStray(path: String)
  /// A restore was cut off while it put the files of all services in their places.
  case restoreUnfinished(path: String)
  /// The file or its folder cannot be opened, made or written at the moment.
  case unreachable(path: String, reason: String)
  /// The file cannot be opened for changes, because its disk has no room; it may be read.
  case noRoom(path: String, SQLiteError)
  /// What is there cannot be a database of ours, whatever is in it.
  case unsuitable(path: String, reason: String)
  /// A step of the schema failed and left nothing behind.
  case migrationFailed(number: Int, name: String, SQLiteError)
  /// The system has no thread left for the database to work on.
  case noThread

  /// So many pieces of work wait already that another would only wait longer.
  case tooMuchWaiting(limit: Int)
  /// A piece of reading held its snapshot longer than one may.
  case readTooLong(limit: Duration)
  /// A piece of reading failed, and the next may not: the disk, too many open files.
  case unreadable(SQLiteError)
  /// The database was closed.
  case closed
  /// The file was found damaged while running.
  ///
  /// It is read as far as it can be and not written again.
  case damaged(SQLiteError)
}

extension DatabaseRefusal {
  /// Whether the reason may be gone at the next attempt: a lock, a full or failing disk, rights, a restore
  /// that is made again, a log that goes when the program is closed that has the file open.
  package var mayPass: Bool {
    switch self {
    case .inUse, .logStray, .journalStray, .unreachable, .noRoom, .restoreUnfinished, .noThread,
      .tooMuchWaiting,
      .readTooLong, .unreadable:
      true
    case .migrationFailed(_, _, let error): error.mayPass
    case .newerSchema, .foreign, .notADatabase, .lost, .logLost, .logDamaged, .unsuitable, .closed,
      .damaged:
      false
    }
  }
}

extension DatabaseRefusal: CustomStringConvertible {
  /// A sentence for the operator.
  ///
  /// Paths are theirs; it holds nothing of a household.
  package var description: String {
    switch self {
    case .inUse(let path): "\(path) is in use by another process."
    case .newerSchema(let found, let known):
      "The database has schema \(found); this version knows schemas up to \(known)."
    case .foreign(let found, let expected):
      "The database belongs to another program: application id \(found), expected \(expected)."
    case .notADatabase(let path): "\(path) is damaged, or is no SQLite database."
    case .lost(let path):
      "\(path) is gone or empty, and it held data before. Put that very file back: its last changes may be in"
        + " \(path)-wal, which fits no copy. Or restore a backup; or remove \(path)-wal and \(path).lock too"
        + " to begin anew."
    case .logLost(let path):
      "\(path) was not closed, and \(path)-wal, which held its last changes, is gone, empty, unreadable or older,"
        + " or \(path) itself is a copy."
        + " Put it back, or restore a backup; or remove \(path)-wal and \(path).lock to go on without them."
    case .logDamaged(let path):
      "\(path) was not closed, and \(path)-wal, which held its last changes, is shorter than it was, or damaged."
        + " Put it back, or restore a backup; or remove \(path).lock to go on with what can be read of it."
    case .logStray(let path):
      "\(path).lock says that \(path) was closed with everything in it, and \(path)-wal is of another time or of"
        + " another program. Close that; or, where both files were put back, remove \(path).lock to go on with them;"
        + " or remove \(path)-wal to go on without what it holds."
    case .journalStray(let path):
      "Beside \(path) lies \(path)-journal, by which SQLite would undo changes in it: of another program that has"
        + " the file open or was cut off, or of another file. Close that program; or copy both files and let sqlite3"
        + " open \(path), if the journal is its own; or remove \(path)-journal, if it is not."
    case .restoreUnfinished(let path):
      "A restore of \(path) was cut off. Make it again: daybook operator restore FILE."
    case .unreachable(let path, let reason): "\(path) cannot be opened: \(reason)."
    case .noRoom(let path, let error):
      "\(path) cannot be changed, because its disk has no room: \(error.message)."
    case .unsuitable(let path, let reason): "\(path) cannot be used: \(reason)."
    case .migrationFailed(let number, let name, let error):
      "Schema step \(number) (\(name)) failed: \(error.debugDescription)"
    case .noThread: "The system has no thread left."
    case .tooMuchWaiting(let limit): "\(limit) pieces of work wait for the database already."
    case .readTooLong(let limit): "Reading took longer than \(limit)."
    case .unreadable(let error): "The database cannot be read: \(error.debugDescription)"
    case .closed: "The database is closed."
    case .damaged(let error): "The database is damaged: \(error.debugDescription)"
    }
  }
}
