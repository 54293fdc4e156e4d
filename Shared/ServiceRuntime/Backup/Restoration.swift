import RuntimeContracts
import Foundation
import Glibc
package import SQLite
package import Vocabulary

/// Restores a backup in two steps: first everything is written and verified beside the databases,
/// and only ``commit(at:)`` touches them.
///
/// ```text
/// init      lock all databases → verify and unseal to X.db.restored → new epochs, sync
/// commit    mark X.db.restoring → X.db becomes X.db.replaced-<time>, with its log and its lock file's state
///           → X.db.restored becomes X.db
///           → sync → unmark
/// ```
/// A service does not open a marked database. An interrupted restore is repeated, and keeps what
/// the first one set aside.
///
/// Each feed begins a new epoch, because its numbers may recur. A cursor that is not ahead of its
/// feed moves to the new epoch. One that is ahead stays in the old one, and its consumer starts
/// over.
package final class Restoration {
  package let manifest: BackupManifest
  /// The existing databases that would be replaced.
  package let replaced: [String]
  let members: [DataFolder.Member]
  private let folderLocks: [FileLock]
  private(set) var locks: [FileLock] = []

  /// Verifies the whole backup and writes its databases beside the existing ones, which are not
  /// touched.
  ///
  /// - Parameters:
  ///   - path: the backup.
  ///   - folder: the databases.
  ///   - key: the key of the backup.
  ///   - random: generates the feeds' new epochs.
  ///   - freeSpace: returns the space of the disk that holds a path.
  /// - Throws: ``BackupRefusal``; no file is left behind.
  package init(
    _ path: String,
    into folder: DataFolder,
    key: [UInt8],
    random: RandomSource = .system,
    freeSpace: (String) -> DiskSpace? = DiskSpace.init(at:)
  ) throws(BackupRefusal) {
    let reader = try BackupReader(path, key: key)
    manifest = reader.manifest
    members = folder.members
    let owners = members.map { [$0.service, String($0.applicationID)] }
    let kept = manifest.databases.map { [$0.service, String($0.applicationID)] }
    guard Set(kept) == Set(owners), kept.count == owners.count else {
      throw .damaged(path: path, reason: "it does not hold each of the five databases once")
    }
    try folder.make()
    folderLocks = try folder.lockFolders()
    // Where a database's file was lost, all its data may be in the log.
    var replaced: [String] = []
    for path in members.map(\.path) {
      let (file, log) = (try SealedFile.isThere(path), try SealedFile.isThere(path + "-wal"))
      if file || log { replaced.append(path) }
    }
    self.replaced = replaced
    for member in members { locks.append(try Self.lock(member)) }
    try expectRoom(in: folder, freeSpace(folder.path))
    for database in manifest.databases {
      guard let member = members.first(where: { $0.service == database.service }) else { continue }
      try layOut(database, of: member, reader)
    }
    try reader.expectEnd()
    try beginNewEpochs(random)
  }

  deinit {
    for member in members { TemporaryFiles.remove(member.restoredPath) }
  }

  /// Moves the restored databases into place; the former ones are kept beside them.
  ///
  /// - Returns: the paths of the former databases.
  /// - Throws: ``BackupRefusal/unusable(path:reason:)`` before the first move.
  ///   ``BackupRefusal/halfDone(path:reason:)`` after it: the services then refuse to open the
  ///   databases until the restore is repeated.
  package func commit(at now: Timestamp) throws(BackupRefusal) -> [String] {
    let name = try keptName(Self.name(of: now))
    var kept: [String] = []
    try prepareExchange(name)
    do throws(BackupRefusal) {
      for member in members {
        if let former = try exchange(member, name) { kept.append(former) }
        Failpoint.duringRestore.pass()
      }
      for member in members { try syncFolder(member) }
      for (member, lock) in zip(members, locks) {
        do { try lock.mark() } catch {
          throw .unusable(path: member.path + ".lock", reason: error.message)
        }
      }
      for member in members { try unmark(member) }
    } catch {
      throw error.halfDone
    }
    // All are in place. A mark that a power cut brings back only asks for the same restore again.
    for member in members { try? syncFolder(member) }
    for lock in locks + folderLocks { lock.release() }
    return kept
  }

  private static func lock(_ member: DataFolder.Member) throws(BackupRefusal) -> FileLock {
    do {
      try DatabasePath.expectFiles(member.path)
      let lock = try FileLock(path: member.path)
      try lock.holdFile()
      return lock
    } catch {
      if case .inUse = error { throw .running(service: member.service) }
      throw .unusable(path: member.path, reason: error.description)
    }
  }

  /// `20261121T130000Z`, suitable for file names.
  package static func name(of time: Timestamp) -> String {
    Date(timeIntervalSince1970: Double(time.millisecondsSinceEpoch / 1_000)).ISO8601Format()
      .filter { $0 != ":" && $0 != "-" }
  }
}

// MARK: - Laying out

extension Restoration {
  /// Throws unless there is space for the restored databases and the services' reserve.
  private func expectRoom(in folder: DataFolder, _ disk: DiskSpace?) throws(BackupRefusal) {
    guard let disk else { throw SealedFile.failure(folder.path) }
    let bytes = manifest.databases.reduce(UInt64(0)) { $0 &+ $1.bytes }
    let needed = bytes &+ DatabaseLimits().reserve(of: disk)
    guard disk.free > needed else {
      throw .noRoom(path: folder.path, needed: needed, free: disk.free)
    }
  }

  private func layOut(
    _ database: StoredDatabase,
    of member: DataFolder.Member,
    _ reader: BackupReader
  ) throws(BackupRefusal) {
    let path = member.restoredPath
    // The next database would be opened with a journal that an interrupted one left there.
    TemporaryFiles.remove(path)
    TemporaryFiles.add(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    defer { close(descriptor) }
    try reader.read(database) { (piece) throws(BackupRefusal) in
      try PlainFile.write(piece, to: descriptor, path)
    }
    let found = StoredDatabase(inspecting: path, of: member)
    if let problem = found.problems.first { throw .damaged(path: path, reason: problem) }
  }

  /// Gives every feed a new epoch, and updates the cursors that are not ahead.
  private func beginNewEpochs(_ random: RandomSource) throws(BackupRefusal) {
    var epochs: [UInt64: (epoch: UInt64, newest: UInt64)] = [:]
    for database in manifest.databases {
      let next = FeedEpoch.next(after: database.feedEpoch, random)
      epochs[database.feedEpoch] = (next, database.feedSequence)
    }
    for database in manifest.databases {
      guard let member = members.first(where: { $0.service == database.service }) else { continue }
      do {
        // A database from an earlier restore of the same backup may lie beside it.
        try LogGeneration.makeForeign(member.restoredPath)
        let connection = try Connection(path: member.restoredPath, mode: .readWrite)
        try connection.run("BEGIN IMMEDIATE")
        if let next = epochs[database.feedEpoch] {
          try connection.run("UPDATE feed_meta SET epoch = ?", Int64(bitPattern: next.epoch))
        }
        for cursor in database.cursors {
          guard let next = epochs[cursor.epoch], cursor.sequence <= next.newest else { continue }
          try connection.run(
            "UPDATE feed_cursor SET epoch = ? WHERE consumer = ?",
            Int64(bitPattern: next.epoch),
            cursor.consumer
          )
        }
        try connection.run("COMMIT")
        try DatabaseCopy.sync(member.restoredPath)
      } catch {
        throw .database(service: member.service, error)
      }
    }
  }
}
