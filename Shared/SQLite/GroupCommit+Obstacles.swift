import CSQLite

extension GroupCommit {
  /// Why writes must stop: the file or its log was removed, renamed, replaced or truncated, and new
  /// writes would be lost.
  ///
  /// Checked before each transaction, as is the disk space; two system calls, a microsecond. The
  /// content of an unlinked log is checkpointed through SQLite, which still has it open.
  func loss() -> SQLiteError? {
    guard lock.isFileInPlace else {
      return SQLiteError(
        code: SQLiteError.moved,
        message: "\(file.path) is not in its place any more"
      )
    }
    let place = lock.logPlace(expecting: pendingPages > 0 ? logBytes : 0)
    if place == .kept { return nil }
    if pendingPages > 0 { checkpoint() }
    let rest =
      pendingPages > 0 ? "and not all of it is in the file yet" : "and all of it is in the file"
    // Another program may have checkpointed the whole log and then truncated it.
    if place == .cut, pendingPages == 0 { return nil }
    return SQLiteError(
      code: SQLiteError.moved,
      message: place == .cut
        ? "\(file.path)-wal was cut off, \(rest)"
        : "\(file.path)-wal is not in its place any more, \(rest): start the service again"
    )
  }

  /// Why writes must stop: there is too little disk space to be sure that the log can be
  /// checkpointed.
  func shortage() -> SQLiteError? {
    guard let disk = limits.freeSpace(file.path) else { return nil }
    let pageBytes: UInt64 = 4_096
    let needed = limits.reserve(of: disk) + 2 * UInt64(pendingPages) * pageBytes
    guard disk.free < needed else { return nil }
    return SQLiteError(
      code: SQLITE_FULL,
      message: "\(disk.free) bytes are free on the disk and \(needed) are to be left"
    )
  }
}
