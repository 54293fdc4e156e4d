/// Why a database could not be opened, or did not accept a job.
///
/// Each case leaves the data unchanged, except that ``migrationFailed(number:name:_:)`` keeps the
/// earlier steps.
package enum DatabaseRefusal: Error, Hashable, Sendable {
  /// Another process, or another opener in this one, holds the file.
  case inUse(path: String)
  /// The file was written by a later version of the program.
  case newerSchema(found: Int, known: Int)
  /// The file belongs to another program, or to another service of this one.
  case foreign(applicationID: UInt32, expected: UInt32)
  /// The file is no SQLite database, or its first page is damaged.
  case notADatabase(path: String)
  /// The file is absent or empty, although a database was created there.
  case lost(path: String)
  /// Acknowledged writes are missing: the database was not closed, and its log is absent, empty,
  /// unreadable, older, or beside another file.
  case logLost(path: String)
  /// Acknowledged writes are missing: the database was not closed, and its log is shorter than it
  /// was, or damaged.
  case logDamaged(path: String)
  /// A log lies beside a database that was closed without one.
  ///
  /// It is older or another program's, and SQLite would change the file with it.
  case logStray(path: String)
  /// A rollback journal lies beside a database that cannot have one; SQLite would change the file
  /// with it.
  case journalStray(path: String)
  /// A restore was interrupted while it put the files of all services in place.
  case restoreUnfinished(path: String)
  /// The file or its folder cannot be opened, created or written at the moment.
  case unreachable(path: String, reason: String)
  /// The file cannot be opened for changes because its disk is full; it may be read.
  case noRoom(path: String, SQLiteError)
  /// The path cannot be a database of ours, whatever its content.
  case unsuitable(path: String, reason: String)
  /// A migration failed and was rolled back.
  case migrationFailed(number: Int, name: String, SQLiteError)
  /// The system cannot create another thread for the database.
  case noThread

  /// The queue is full.
  case tooMuchWaiting(limit: Int)
  /// A read held its snapshot longer than the limit.
  case readTooLong(limit: Duration)
  /// A read failed because of the disk or too many open files; the next may succeed.
  case unreadable(SQLiteError)
  /// The database was closed.
  case closed
  /// The file was found damaged while running.
  ///
  /// It can still be read in part, and is not written again.
  case damaged(SQLiteError)
}

extension DatabaseRefusal {
  /// Whether a later attempt may succeed.
  ///
  /// Locks, a full or failing disk, permissions and an interrupted restore can pass; so can a stray
  /// log, when the program that has the file open closes it.
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
  /// It contains paths, and nothing of a household.
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
      "A restore of \(path) was interrupted. Repeat it: daybook operator restore FILE."
    case .unreachable(let path, let reason): "\(path) cannot be opened: \(reason)."
    case .noRoom(let path, let error):
      "\(path) cannot be changed, because its disk has no room: \(error.message)."
    case .unsuitable(let path, let reason): "\(path) cannot be used: \(reason)."
    case .migrationFailed(let number, let name, let error):
      "Schema step \(number) (\(name)) failed: \(error.debugDescription)"
    case .noThread: "The system cannot create another thread."
    case .tooMuchWaiting(let limit): "\(limit) jobs are already waiting for the database."
    case .readTooLong(let limit): "Reading took longer than \(limit)."
    case .unreadable(let error): "The database cannot be read: \(error.debugDescription)"
    case .closed: "The database is closed."
    case .damaged(let error): "The database is damaged: \(error.debugDescription)"
    }
  }
}
