import RuntimeContracts
import Foundation
import Glibc
import SQLite

/// The folder with the databases of all services of an installation.
package struct DataFolder: Sendable {
  /// One service's database.
  package struct Member: Sendable, Hashable {
    package let service: String
    package let path: String
    /// Identifies the file's owner (`PRAGMA application_id`).
    package let applicationID: UInt32
    /// The service's own migrations in this version.
    package let ownSteps: Int

    static let halfRestored = "a restore was interrupted and must be repeated"
    /// Whether a restore was interrupted, so that the set may be of two times; `true` when unknown.
    var isHalfRestored: Bool { (try? DatabasePath.isThere(restoringPath)) ?? true }
  }

  /// All services, with consumers of feeds before the services that they follow.
  ///
  /// Copied in this order, no cursor in the set is ahead of its feed. The command line links no
  /// service, so a test compares this list with them.
  private static let owners: [(service: String, applicationID: UInt32, ownSteps: Int)] = [
    ("notification", 0x4442_7404, 1), ("analytics", 0x4442_7403, 2), ("gateway", 0x4442_7400, 1),
    ("catalog", 0x4442_7402, 1), ("task", 0x4442_7401, 1),
  ]

  /// Throws when a later version of Daybook wrote the database of `service`.
  static func expectKnown(_ schema: Int, of service: String) throws(DatabaseRefusal) {
    guard let owner = owners.first(where: { $0.service == service }) else { return }
    try Schema.expectKnown(
      schema,
      shared: SharedSchema.migrations.count,
      own: owner.ownSteps
    )
  }

  package let path: String
  package let members: [Member]

  /// Each database is `<path>/<service>.db`, or `<path>/<service>/<service>.db` where each service
  /// has a folder of its own; links are followed.
  package init(_ path: String) {
    self.path = path
    members = Self.owners.map { owner in
      let own = "\(path)/\(owner.service)"
      var facts = stat()
      let hasOwn = stat(own, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
      let path = hasOwn ? "\(own)/\(owner.service).db" : "\(own).db"
      return Member(
        service: owner.service,
        path: (try? DatabasePath.real(path)) ?? path,
        applicationID: owner.applicationID,
        ownSteps: owner.ownSteps
      )
    }
  }

  /// Removes the files that a killed backup or restore left beside a database in plain text.
  ///
  /// Does nothing while one is running, which holds the lock of the database's folder.
  static func discardLeftovers(beside path: String) {
    let left = [Member.copySuffix, Member.restoredSuffix]
      .flatMap { TemporaryFiles.left(of: path + $0) }
    guard !left.isEmpty, let lock = try? FileLock(path: folderLockPath(in: folder(of: path))) else {
      return
    }
    for file in left { unlink(file) }
    lock.release()
  }

  /// Creates the folder if it is missing.
  func make() throws(BackupRefusal) {
    do {
      try FileManager.default.createPrivateDirectory(atPath: path)
    } catch {
      throw .unusable(path: path, reason: "the folder cannot be created")
    }
  }

  /// Locks out other backups and restores of these databases, and services that would remove their
  /// files.
  ///
  /// Locks every folder that contains one of the databases, because a service may see only its own.
  /// - Throws: ``BackupRefusal/busy(path:)`` when another process holds a lock.
  func lockFolders() throws(BackupRefusal) -> [FileLock] {
    var locks: [FileLock] = []
    var seen: Set<String> = []
    for place in [path] + members.map({ Self.folder(of: $0.path) }) {
      guard seen.insert(Self.real(place)).inserted else { continue }
      do {
        locks.append(try FileLock(path: Self.folderLockPath(in: place)))
      } catch {
        switch error {
        case .inUse: throw .busy(path: place)
        case .unreachable(let path, let reason): throw .unusable(path: path, reason: reason)
        default: throw .unusable(path: place, reason: error.description)
        }
      }
    }
    return locks
  }

  private static func folderLockPath(in folder: String) -> String { "\(folder)/backup" }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Resolves a folder's name, so that two names of one folder have one lock.
  private static func real(_ folder: String) -> String {
    guard let found = realpath(folder, nil) else { return folder }
    defer { free(found) }
    return String(cString: found)
  }

  /// Inspects all databases on the disk, whether they are in use or not.
  ///
  /// - Returns: the content and the problems of each.
  /// - Throws: ``BackupRefusal/missing(path:)`` when none exists.
  package func inspected() throws(BackupRefusal) -> [StoredDatabase] {
    var found: [StoredDatabase] = []
    var missing: [String] = []
    for member in members {
      guard try SealedFile.isThere(member.path) else {
        missing.append(member.path)
        found.append(StoredDatabase(service: member.service, problems: ["it is not there"]))
        continue
      }
      var stored = StoredDatabase(inspecting: member.path, of: member)
      if member.isHalfRestored { stored.problems.insert(Member.halfRestored, at: 0) }
      found.append(stored)
    }
    if missing.count == members.count, let first = missing.first { throw .missing(path: first) }
    return found.notingCursors()
  }
}
