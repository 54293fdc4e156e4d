import CSQLite
import Glibc

/// Complete, verified copies of a database file, even while it is written.
package enum DatabaseCopy {
  /// Writes a consistent, compact snapshot, through a read-only connection.
  ///
  /// The copy appears under `target` only when it is complete, verified and durable, readable by
  /// its owner alone. Meanwhile the source's write-ahead log cannot restart.
  /// - Throws: ``SQLiteError``; then `target` is as it was before.
  package static func make(of path: String, to target: String) throws(SQLiteError) {
    let partial = target + ".partial"
    unlink(partial)
    // SQLite writes into an existing empty file and keeps its permissions.
    let descriptor = open(partial, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open", partial) }
    close(descriptor)
    do throws(SQLiteError) {
      // Not `query_only`: SQLite would refuse to write the copy.
      let source = try Connection(path: path, mode: .readOnly)
      try source.run("VACUUM INTO ?", partial)
      try LogGeneration.makeForeign(partial)
      Failpoint.copyWritten.pass()
      try expectSound(partial)
      try sync(partial)
      guard rename(partial, target) == 0 else { throw failure("rename", target) }
      try syncFolder(of: target)
    } catch {
      unlink(partial)
      throw error
    }
  }

  /// Throws when SQLite finds the file damaged.
  package static func expectSound(_ path: String) throws(SQLiteError) {
    let connection = try Connection(path: path, mode: .readOnly)
    let verdict: String?
    do {
      verdict = try connection.first("PRAGMA integrity_check(1)") { try $0.value(0) }
    } catch {
      throw error as? SQLiteError ?? SQLiteError(code: SQLITE_CORRUPT, message: "\(error)")
    }
    guard verdict == "ok" else {
      let finding = FileInspection.findings(verdict ?? "").first ?? "it has no contents"
      throw SQLiteError(code: SQLITE_CORRUPT, message: "\(path) is damaged: \(finding)")
    }
  }

  /// Syncs the file's content to the disk.
  package static func sync(_ path: String) throws(SQLiteError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("fsync", path) }
  }

  /// Syncs the file's directory entry to the disk.
  package static func syncFolder(of path: String) throws(SQLiteError) {
    guard let slash = path.lastIndex(of: "/") else { return try sync(".") }
    try sync(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  static func failure(_ call: String, _ path: String) -> SQLiteError {
    SQLiteError(
      code: errno == ENOSPC ? SQLITE_FULL : SQLITE_IOERR,
      message: "\(call) \(path): \(String(cString: strerror(errno)))"
    )
  }
}
