import Contracts
import Foundation
import Glibc
import SQLite

/// Where the databases of an installation's services lie.
package struct DataFolder: Sendable {
  /// One service's database.
  package struct Member: Sendable, Hashable {
    package let service: String
    package let path: String
    /// Says whose file it is (`PRAGMA application_id`).
    package let applicationID: UInt32

    static let halfRestored = "a restore was cut off and must be made again"
    /// A restore did not reach its end: the set is of two times.
    var isHalfRestored: Bool { access(restoringPath, F_OK) == 0 }
  }

  /// All services: consumers of feeds before those they follow.
  ///
  /// Copied in this order, no cursor in the set is ahead of its feed.
  private static let owners: [(service: String, applicationID: UInt32)] = [
    ("notification", 0x4442_7404), ("analytics", 0x4442_7403), ("gateway", 0x4442_7400),
    ("catalog", 0x4442_7402), ("task", 0x4442_7401),
  ]

  package let path: String
  package let members: [Member]

  /// Each database is `<path>/<service>.db`, or `<path>/<service>/<service>.db` where each service has
  /// a folder of its own; or what lies where such a link leads.
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
        applicationID: owner.applicationID
      )
    }
  }

  /// Removes the copy of a service's database, in plain text, that a backup left when it was killed.
  ///
  /// Does nothing while a backup runs. It is found by its lock only where no link is in the way.
  static func discardCopies(of service: String, at path: String) {
    let copy = path + Member.copySuffix
    let left = ["", ".partial"].map { copy + $0 }.filter { access($0, F_OK) == 0 }
    guard !left.isEmpty else { return }
    let place = URL(filePath: path).deletingLastPathComponent()
    let folder = place.lastPathComponent == service ? place.deletingLastPathComponent() : place
    guard let turn = try? DataFolder(folder.path(percentEncoded: false)).turn() else { return }
    for file in left { unlink(file) }
    turn.release()
  }

  /// Looks at all databases as they are on the disk, in use or not.
  ///
  /// - Throws: ``BackupRefusal/missing(path:)``; what is wrong inside a file is told, not thrown.
  package func inspected() throws(BackupRefusal) -> [StoredDatabase] {
    var found: [StoredDatabase] = []
    for member in members {
      guard access(member.path, F_OK) == 0 else { throw .missing(path: member.path) }
      var stored = StoredDatabase(inspecting: member.path, of: member)
      if member.isHalfRestored { stored.problems.insert(Member.halfRestored, at: 0) }
      found.append(stored)
    }
    return found.notingCursors()
  }
}
