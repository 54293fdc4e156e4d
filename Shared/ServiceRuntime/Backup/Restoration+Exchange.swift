import Glibc
import SQLite

extension Restoration {
  /// The suffix under which the replaced databases are kept: the time, and a number if that is
  /// taken.
  ///
  /// An interrupted restore continues with the suffix in its marks. Unless all marks have the same
  /// suffix, it was interrupted before the first move or after the last one, and a service may have
  /// run since.
  func keptName(_ time: String) throws(BackupRefusal) -> String {
    var marks: Set<String?> = []
    for member in members { marks.insert(try mark(of: member)?.name) }
    if marks.count == 1, case let name?? = marks.first { return name }
    var name = time
    var count = 1
    while try isTaken(name) {
      count += 1
      name = "\(time)-\(count)"
    }
    return name
  }

  private func isTaken(_ name: String) throws(BackupRefusal) -> Bool {
    for member in members where try SealedFile.isThere(member.keptPath(name)) { return true }
    return false
  }

  /// Prevents services from opening the database until ``unmark(_:)``, and records whether one
  /// existed.
  ///
  /// After an interrupted exchange, a database in its place is the restored one.
  func mark(_ member: DataFolder.Member, _ name: String) throws(BackupRefusal) {
    guard try mark(of: member)?.name != name else { return }
    let path = member.restoringPath
    let words = try SealedFile.isThere(member.path) ? name : name + Mark.ending
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    defer { close(descriptor) }
    try PlainFile.write(Array(words.utf8), to: descriptor, path)
    guard fsync(descriptor) == 0 else { throw SealedFile.failure(path) }
    try syncFolder(member)
  }

  func unmark(_ member: DataFolder.Member) throws(BackupRefusal) {
    guard unlink(member.restoringPath) == 0 || errno == ENOENT else {
      throw SealedFile.failure(member.restoringPath)
    }
  }

  /// Marks all databases, and copies the state in each lock file beside the database's place.
  ///
  /// These are the last files that need disk space. If one cannot be written, the marks are removed
  /// again. They stay when an earlier restore may have moved a database already, because this one
  /// continues it.
  func prepareExchange(_ name: String) throws(BackupRefusal) {
    var isGoingOn = false
    for member in members where try mark(of: member)?.name == name { isGoingOn = true }
    do throws(BackupRefusal) {
      for member in members { try mark(member, name) }
      for (member, lock) in zip(members, locks) where try isLockToBeKept(member, name) {
        let path = member.keptPath(name) + ".lock"
        do { try lock.keep(in: path) } catch { throw .unusable(path: path, reason: error.message) }
      }
    } catch {
      if isGoingOn { throw error.halfDone }
      for member in members {
        unlink(member.keptPath(name) + ".lock")
        try? unmark(member)
        try? syncFolder(member)
      }
      throw error
    }
  }

  /// Whether a database exists that was not set aside yet.
  ///
  /// If one was set aside, or none existed, the restore was interrupted and the file in place is
  /// the restored one.
  private func isToBeKept(
    _ member: DataFolder.Member,
    _ name: String
  ) throws(BackupRefusal) -> Bool {
    guard try !SealedFile.isThere(member.keptPath(name)), try mark(of: member)?.hadDatabase != false
    else { return false }
    return try SealedFile.isThere(member.path)
  }

  /// Whether a database, or a log without one, exists that the lock file describes.
  private func isLockToBeKept(
    _ member: DataFolder.Member,
    _ name: String
  ) throws(BackupRefusal) -> Bool {
    if try isToBeKept(member, name) { return true }
    guard try !SealedFile.isThere(member.keptPath(name) + "-wal") else { return false }
    return try SealedFile.isThere(member.path + "-wal")
  }

  /// Sets the existing database aside, and moves the restored one into place.
  ///
  /// Its log and the lock file's state are kept with it, so that all of it can be put back.
  ///
  /// - Returns: the path of the former database, or of its log alone; `nil` when there was none.
  func exchange(_ member: DataFolder.Member, _ name: String) throws(BackupRefusal) -> String? {
    let kept = member.keptPath(name)
    if try isToBeKept(member, name) {
      guard rename(member.path, kept) == 0 else { throw SealedFile.failure(member.path) }
    }
    // A log or a rollback journal belongs to the database that it was written for.
    for suffix in ["-wal", "-shm", "-journal"] {
      try putAside(member.path + suffix, as: kept + suffix)
    }
    guard rename(member.restoredPath, member.path) == 0 else {
      throw SealedFile.failure(member.restoredPath)
    }
    TemporaryFiles.forget(member.restoredPath)
    for file in [kept, kept + "-wal"] where try SealedFile.isThere(file) { return file }
    return nil
  }

  /// Sets a file aside; one that was created after an earlier attempt did so is removed.
  private func putAside(_ path: String, as kept: String) throws(BackupRefusal) {
    let isGone = try SealedFile.isThere(kept) ? unlink(path) == 0 : rename(path, kept) == 0
    guard isGone || errno == ENOENT else { throw SealedFile.failure(path) }
  }

  func syncFolder(_ member: DataFolder.Member) throws(BackupRefusal) {
    do {
      try DatabaseCopy.syncFolder(of: member.path)
    } catch {
      throw .unusable(path: member.path, reason: error.message)
    }
  }

  /// `20261121T130000Z-2`, followed by ` new` if there was no database.
  private struct Mark {
    static let ending = " new"
    /// Includes space for the number.
    static let longest = 36

    let name: String
    let hadDatabase: Bool
  }

  /// The content of a mark; `nil` when it is missing or incomplete.
  private func mark(of member: DataFolder.Member) throws(BackupRefusal) -> Mark? {
    let descriptor = open(member.restoringPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw SealedFile.failure(member.restoringPath) }
      return nil
    }
    defer { close(descriptor) }
    let bytes = try PlainFile.read(Mark.longest, from: descriptor, member.restoringPath)
    let words = String(decoding: bytes, as: UTF8.self)
    return words.wholeMatch(of: /([0-9]{8}T[0-9]{6}Z(?:-[0-9]+)?)( new)?/).map {
      Mark(name: String($0.1), hadDatabase: $0.2 == nil)
    }
  }
}

extension DataFolder.Member {
  /// Where a restore writes the database before it moves it into place.
  var restoredPath: String { path + Self.restoredSuffix }
  static let restoredSuffix = ".restored"
  /// Exists while a restore moves databases into place.
  var restoringPath: String { path + ServiceStore.restoringSuffix }

  /// Where a restore keeps the replaced database.
  func keptPath(_ name: String) -> String { "\(path).replaced-\(name)" }
}
