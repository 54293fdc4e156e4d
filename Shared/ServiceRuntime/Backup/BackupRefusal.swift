package import Cryptography
package import SQLite

/// Why a backup is not made or not restored.
///
/// No database was touched, except with ``halfDone(path:reason:)``.
package enum BackupRefusal: Error, Hashable, Sendable {
  /// The file is not a backup of Daybook.
  case notABackup(path: String)
  /// A later version of Daybook made it, or wrote one of its databases.
  case laterVersion(path: String)
  /// It was sealed with another key; a changed byte of its header looks the same.
  case otherKey(path: String)
  /// It was changed, truncated, or written only in part.
  case damaged(path: String, reason: String)
  /// A file of that name exists already.
  case alreadyThere(path: String)
  /// A database of the set is missing.
  case missing(path: String)
  /// The service that owns the database is running.
  case running(service: String)
  /// Another backup or restore of the same folder is running.
  case busy(path: String)
  /// There is too little disk space.
  case noRoom(path: String, needed: UInt64, free: UInt64)
  /// A system call failed.
  case unusable(path: String, reason: String)
  /// A system call failed after the first database was moved.
  case halfDone(path: String, reason: String)
  /// A database lacks acknowledged writes, or has an unrelated log.
  case incomplete(path: String, DatabaseRefusal)
  /// A database could not be copied.
  case database(service: String, SQLiteError)
  case cryptography(CryptographyError)

  /// Lower-case reason for programs.
  package var reason: String {
    switch self {
    case .notABackup: "not_a_backup"
    case .laterVersion: "made_by_later_version"
    case .otherKey: "backup_of_other_key"
    case .damaged: "backup_damaged"
    case .alreadyThere: "file_exists"
    case .missing: "database_missing"
    case .running: "service_running"
    case .busy: "backup_running"
    case .noRoom: "storage_full"
    case .unusable: "file_unusable"
    case .halfDone: "restore_half_done"
    case .incomplete: "database_incomplete"
    case .database: "database_unusable"
    case .cryptography: "cryptography_failed"
    }
  }
}

extension BackupRefusal {
  /// The same error for a restore that may have moved a database already.
  var halfDone: BackupRefusal {
    guard case .unusable(let path, let reason) = self else { return self }
    return .halfDone(path: path, reason: reason)
  }
}

extension BackupRefusal: CustomStringConvertible {
  /// A sentence for the operator.
  package var description: String {
    switch self {
    case .notABackup(let path): "\(path) is not a Daybook backup."
    case .laterVersion(let path): "\(path) was made by a later version of Daybook."
    case .otherKey(let path): "\(path) was made with another key, or its beginning is damaged."
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)."
    case .alreadyThere(let path): "\(path) is there already."
    case .missing(let path): "\(path) is not there; a backup holds all five databases."
    case .running(let service): "The \(service) service is running; stop all services first."
    case .busy(let path): "Another backup or restore of \(path) is running."
    case .noRoom(let path, let needed, let free):
      "\(path) needs \(needed) bytes and the disk has \(free)."
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)."
    case .halfDone(let path, let reason):
      "The restore was interrupted, and not all services start: \(path) cannot be used: \(reason). Make room or fix"
        + " that, and restore again; the earlier files are kept as X.db.replaced-TIME."
    case .incomplete(_, let refusal): refusal.description
    case .database(let service, let error):
      "The database of \(service) cannot be used: \(error.debugDescription)."
    case .cryptography(let error): "\(error)"
    }
  }
}
