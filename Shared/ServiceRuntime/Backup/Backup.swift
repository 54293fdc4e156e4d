package import RuntimeContracts
import Cryptography
import Foundation
import Glibc
package import SQLite
package import Vocabulary
import Wire

package typealias BackupManifest = OperationsV1.BackupManifest

/// All databases of an installation in one sealed file.
///
/// ```text
/// sealed: manifest length u32 · manifest · the databases' files, in the manifest's order
/// ```
/// It reads files, so the services may be running: each database is copied through a read-only
/// connection. Consumers of feeds are copied before the services that they follow, so the set
/// contains every event that they have applied.
package enum Backup {
  /// The limit of a manifest, which takes some hundred bytes.
  static let largestManifest = 1 << 20
  /// Bytes of a database in memory at a time.
  static let pieceBytes = 1 << 20

  /// Creates a backup, which appears under its name only when it is complete and durable.
  ///
  /// - Parameters:
  ///   - folder: the databases.
  ///   - path: the new file.
  ///   - key: 32 random bytes.
  ///   - now: the creation time to record.
  ///   - freeSpace: returns the space of the disk that holds a path.
  /// - Returns: its content, and problems of databases whose copies are sound nevertheless.
  /// - Throws: ``BackupRefusal``; then there is no file.
  package static func make(
    of folder: DataFolder,
    to path: String,
    key: [UInt8],
    at now: Timestamp,
    freeSpace: (String) -> DiskSpace? = DiskSpace.init(at:)
  ) throws(BackupRefusal) -> BackupManifest {
    let folderLocks = try folder.lockFolders()
    defer { for lock in folderLocks { lock.release() } }
    try expectRoom(for: folder, at: path, freeSpace)
    let writer = try SealedFileWriter(path, key: key)
    defer { for member in folder.members { TemporaryFiles.remove(member.copyPath) } }
    var manifest = BackupManifest(madeAt: .init(now), version: Version.current)
    for member in folder.members { manifest.databases.append(try copy(member)) }
    let encoded = manifest.encoded()
    try writer.write(withUnsafeBytes(of: UInt32(encoded.count).bigEndian) { Array($0) } + encoded)
    for member in folder.members {
      Failpoint.duringBackup.pass()
      try FilePieces.each(of: member.copyPath) { (piece) throws(BackupRefusal) in
        try writer.write(piece)
      }
    }
    try writer.finish()
    // Checks the databases themselves, because a sealed copy was rebuilt and may be sound.
    for (index, member) in folder.members.enumerated() {
      manifest.databases[index].noteDamage(of: member.path)
    }
    return manifest
  }

  /// Reads a backup completely, and throws unless it is complete, authentic and of this product.
  package static func check(
    _ path: String,
    key: [UInt8]
  ) throws(BackupRefusal) -> BackupManifest {
    let reader = try BackupReader(path, key: key)
    for database in reader.manifest.databases {
      try reader.read(database) { (_) throws(BackupRefusal) in }
    }
    try reader.expectEnd()
    return reader.manifest
  }

  private static func copy(_ member: DataFolder.Member) throws(BackupRefusal) -> StoredDatabase {
    guard try SealedFile.isThere(member.path) else { throw .missing(path: member.path) }
    guard !member.isHalfRestored else {
      throw .damaged(path: member.path, reason: DataFolder.Member.halfRestored)
    }
    do throws(DatabaseRefusal) {
      try FileInspection.expectKept(member.path)
    } catch {
      throw .incomplete(path: member.path, error)
    }
    defer { FileInspection.tidy(member.path) }
    TemporaryFiles.add(member.copyPath)
    do {
      try DatabaseCopy.make(of: member.path, to: member.copyPath)
    } catch {
      throw .database(service: member.service, error)
    }
    var stored = StoredDatabase(inspecting: member.copyPath, of: member)
    try stored.expectKnown(in: member.path)
    if let problem = stored.problems.first {
      throw .damaged(path: member.path, reason: problem)
    }
    (stored.sha256, stored.bytes) = try FilePieces.digest(of: member.copyPath)
    return stored
  }
}

// MARK: - Room

extension Backup {
  /// Refuses a backup that would take the space that the services need.
  ///
  /// Two copies exist for a time: one of each database in its folder, and the sealed file.
  private static func expectRoom(
    for folder: DataFolder,
    at path: String,
    _ freeSpace: (String) -> DiskSpace?
  ) throws(BackupRefusal) {
    let copies = folder.members.flatMap { [$0.path, $0.path + "-wal"] }
      .compactMap { facts(of: $0)?.st_size }
      .reduce(UInt64(0)) { $0 + UInt64(clamping: $1) }
    guard let here = freeSpace(folder.path) else { throw SealedFile.failure(folder.path) }
    // The reserve that the services need for changes.
    let left = DatabaseLimits().reserve(of: here)
    let target = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    var needs = [(place: folder.path, bytes: copies + left), (place: target, bytes: copies)]
    if let here = facts(of: folder.path), here.st_dev == facts(of: target)?.st_dev {
      needs = [(folder.path, 2 * copies + left)]
    }
    for (place, bytes) in needs {
      guard let disk = freeSpace(place) else { throw SealedFile.failure(place) }
      guard disk.free > bytes else { throw .noRoom(path: place, needed: bytes, free: disk.free) }
    }
  }

  private static func facts(of path: String) -> stat? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts : nil
  }
}

extension DataFolder.Member {
  /// The copy that a backup makes while it writes; in the same private folder.
  var copyPath: String { path + Self.copySuffix }
  static let copySuffix = ".backup"
}

/// Reads a file in pieces of a fixed size.
enum FilePieces {
  static func each(
    of path: String,
    _ body: ([UInt8]) throws(BackupRefusal) -> Void
  ) throws(BackupRefusal) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    defer { close(descriptor) }
    while true {
      let piece = try PlainFile.read(Backup.pieceBytes, from: descriptor, path)
      if piece.isEmpty { return }
      try body(piece)
    }
  }

  /// SHA-256 of a file, and its length.
  static func digest(of path: String) throws(BackupRefusal) -> (ArraySlice<UInt8>, UInt64) {
    let digest: SHA256.Running
    do { digest = try SHA256.Running() } catch { throw .cryptography(error) }
    var bytes: UInt64 = 0
    try each(of: path) { (piece) throws(BackupRefusal) in
      digest.add(piece)
      bytes += UInt64(piece.count)
    }
    return (digest.finish()[...], bytes)
  }
}
