import RuntimeContracts
import Foundation
import Glibc
package import SQLite
package import Vocabulary

/// The way back from a backup, in two steps: everything is laid out and checked beside the databases,
/// and only ``commit(at:)`` touches them.
///
/// ```text
/// init      lock all databases → verify and unseal to X.db.restored → new epochs, sync
/// commit    mark X.db.restoring → X.db becomes X.db.replaced-<time>, its log and lock file's words beside it
///           → X.db.restored becomes X.db
///           → sync → unmark
/// ```
/// A service does not open a database that is marked; a restore that was cut off is made again, and what
/// the first one kept stays kept. Each feed begins a new life (epoch), because its numbers may come
/// again. A cursor that is not ahead of its feed moves into the new life; one that is ahead stays in the
/// old, and its owner starts over.
package final class Restoration {
  package let manifest: BackupManifest
  /// The databases that are there and would be replaced.
  package let replaced: [String]
  let members: [DataFolder.Member]
  private let turn: [FileLock]
  private(set) var locks: [FileLock] = []

  /// Checks the whole backup and lays it out; no database is touched.
  ///
  /// - Parameters:
  ///   - path: the backup.
  ///   - folder: where the databases go.
  ///   - key: what the backup was sealed with.
  ///   - random: makes the feeds' new epochs.
  ///   - freeSpace: how much room the disk of a path has.
  /// - Throws: ``BackupRefusal``; nothing is left behind.
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
    turn = try folder.turn()
    // A log may hold all that there is, where its file was lost.
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
    try beginNewLives(random)
  }

  deinit {
    for member in members { PassingFiles.remove(member.restoredPath) }
  }

  /// Puts the databases into their places; those that were there are kept beside them.
  ///
  /// - Returns: where the former databases are now.
  /// - Throws: ``BackupRefusal/unusable(path:reason:)`` before anything was moved;
  ///   ``BackupRefusal/halfDone(path:reason:)`` after that: the services then refuse to open what is half done, and
  ///   the restore can be made again.
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
    // Everything is in its place: marks that come back with a power cut ask for the same once more.
    for member in members { try? syncFolder(member) }
    for lock in locks + turn { lock.release() }
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

  /// `20261121T130000Z`, fit for a file's name.
  package static func name(of time: Timestamp) -> String {
    Date(timeIntervalSince1970: Double(time.millisecondsSinceEpoch / 1_000)).ISO8601Format()
      .filter { $0 != ":" && $0 != "-" }
  }
}

// MARK: - Laying out

extension Restoration {
  /// As much as is laid out, and what the services ask for to go on writing.
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
    // A journal that one which was cut off left there would be taken for that of the next.
    PassingFiles.remove(path)
    PassingFiles.add(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    defer { close(descriptor) }
    try reader.read(database) { (piece) throws(BackupRefusal) in
      try PlainFile.write(piece, to: descriptor, path)
    }
    let found = StoredDatabase(inspecting: path, of: member)
    if let problem = found.problems.first { throw .damaged(path: path, reason: problem) }
  }

  /// Gives every feed a new epoch, and takes along the cursors that fit.
  private func beginNewLives(_ random: RandomSource) throws(BackupRefusal) {
    var lives: [UInt64: (epoch: UInt64, newest: UInt64)] = [:]
    for database in manifest.databases {
      let next = FeedEpoch.next(after: database.feedEpoch, random)
      lives[database.feedEpoch] = (next, database.feedSequence)
    }
    for database in manifest.databases {
      guard let member = members.first(where: { $0.service == database.service }) else { continue }
      do {
        // The same backup may have been restored before, and what that became lie beside.
        try LogTurn.makeForeign(member.restoredPath)
        let connection = try Connection(path: member.restoredPath, mode: .readWrite)
        try connection.run("BEGIN IMMEDIATE")
        if let life = lives[database.feedEpoch] {
          try connection.run("UPDATE feed_meta SET epoch = ?", Int64(bitPattern: life.epoch))
        }
        for cursor in database.cursors {
          guard let life = lives[cursor.epoch], cursor.sequence <= life.newest else { continue }
          try connection.run(
            "UPDATE feed_cursor SET epoch = ? WHERE consumer = ?",
            Int64(bitPattern: life.epoch),
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
