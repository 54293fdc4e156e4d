import Glibc
import SQLite

extension Restoration {
  /// Under which name the databases that are there are kept: the time, and a number if that is taken.
  ///
  /// A restore that was cut off goes on with the name in its marks. Unless all have the same, it was cut
  /// off before anything was moved or when all was in its place, and a service may have gone on from there.
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

  /// Keeps services from opening the database until ``unmark(_:)``, and notes whether there was one: what lies in
  /// its place after an exchange that was cut off is what was laid out.
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

  /// Marks all databases, and writes beside the place of each that is there what its lock file says of it.
  ///
  /// These are the last files that need room on the disk. Where one does not fit, or cannot be written, the marks go
  /// again: unless an earlier restore may have moved something already, and this one goes on with it.
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

  /// Whether there is a database that has not been put aside.
  ///
  /// Where one was already, or there was none, the restore was cut off, and what is in the place now is what it laid
  /// out.
  private func isToBeKept(
    _ member: DataFolder.Member,
    _ name: String
  ) throws(BackupRefusal) -> Bool {
    guard try !SealedFile.isThere(member.keptPath(name)), try mark(of: member)?.hadDatabase != false
    else { return false }
    return try SealedFile.isThere(member.path)
  }

  /// Whether there is a database, or a log that was left alone, that the lock file says something of.
  private func isLockToBeKept(
    _ member: DataFolder.Member,
    _ name: String
  ) throws(BackupRefusal) -> Bool {
    if try isToBeKept(member, name) { return true }
    guard try !SealedFile.isThere(member.keptPath(name) + "-wal") else { return false }
    return try SealedFile.isThere(member.path + "-wal")
  }

  /// Moves the database that is there aside, and the one that was laid out into its place.
  ///
  /// With the file, its log and what its lock file says of them beside it, all can be put back.
  ///
  /// - Returns: where the former one is, or its log alone; `nil` when there was none.
  func exchange(_ member: DataFolder.Member, _ name: String) throws(BackupRefusal) -> String? {
    let kept = member.keptPath(name)
    if try isToBeKept(member, name) {
      guard rename(member.path, kept) == 0 else { throw SealedFile.failure(member.path) }
    }
    // What a log or a rollback journal holds belongs to the database it was written for.
    for suffix in ["-wal", "-shm", "-journal"] {
      try putAside(member.path + suffix, as: kept + suffix)
    }
    guard rename(member.restoredPath, member.path) == 0 else {
      throw SealedFile.failure(member.restoredPath)
    }
    PassingFiles.forget(member.restoredPath)
    for file in [kept, kept + "-wal"] where try SealedFile.isThere(file) { return file }
    return nil
  }

  /// Moves away what lies beside a database; where an earlier attempt did, what has come there since goes.
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

  /// `20261121T130000Z-2`, and ` new` behind it where there was no database.
  private struct Mark {
    static let ending = " new"
    /// And some room for the number.
    static let longest = 36

    let name: String
    let hadDatabase: Bool
  }

  /// What a mark says; `nil` without one, and for one that was cut off itself.
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
  /// Where a restore lays the database out before it takes the other's place.
  var restoredPath: String { path + Self.restoredSuffix }
  static let restoredSuffix = ".restored"
  /// There while a restore puts databases into their places.
  var restoringPath: String { path + ServiceStore.restoringSuffix }

  /// Where a restore keeps the database that it replaced.
  func keptPath(_ name: String) -> String { "\(path).replaced-\(name)" }
}
