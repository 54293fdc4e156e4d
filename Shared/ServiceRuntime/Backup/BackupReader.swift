import RuntimeContracts
import Cryptography
import SQLite
import Wire

/// Reads a backup from start to end, and returns only authentic bytes.
final class BackupReader {
  let manifest: BackupManifest
  private let path: String
  private let file: SealedFileReader

  /// Opens the file and reads its manifest.
  ///
  /// - Throws: ``BackupRefusal`` when it contains a schema of a later version, or its length
  ///   differs from the manifest.
  init(_ path: String, key: [UInt8]) throws(BackupRefusal) {
    self.path = path
    file = try SealedFileReader(path, key: key)
    let prefix = try file.read(exactly: 4)
    let length = prefix.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Backup.largestManifest else {
      throw .damaged(path: path, reason: "its table of contents is too long")
    }
    do {
      manifest = try BackupManifest(decoding: try file.read(exactly: length))
    } catch let refusal as BackupRefusal {
      throw refusal
    } catch {
      throw .damaged(path: path, reason: "its table of contents cannot be read")
    }
    for database in manifest.databases { try database.expectKnown(in: path) }
    var expected = file.plainBytes - 4 - length
    for database in manifest.databases {
      let (rest, overflow) = expected.subtractingReportingOverflow(Int(clamping: database.bytes))
      guard !overflow, rest >= 0 else {
        throw .damaged(path: path, reason: "it is shorter than it says")
      }
      expected = rest
    }
    guard expected == 0 else { throw .damaged(path: path, reason: "it is longer than it says") }
  }

  /// Passes on the bytes of the next database piece by piece.
  ///
  /// - Throws: ``BackupRefusal/damaged(path:reason:)`` when their digest differs from the
  ///   manifest's.
  func read(
    _ database: StoredDatabase,
    _ body: ([UInt8]) throws(BackupRefusal) -> Void
  ) throws(BackupRefusal) {
    let digest: SHA256.Running
    do { digest = try SHA256.Running() } catch { throw .cryptography(error) }
    var left = Int(clamping: database.bytes)
    while left > 0 {
      let piece = try file.read(atMost: min(left, Backup.pieceBytes))
      digest.add(piece)
      left -= piece.count
      try body(piece)
    }
    guard digest.finish()[...] == database.sha256 else {
      throw .damaged(path: path, reason: "\(database.service) is not what was copied")
    }
  }

  func expectEnd() throws(BackupRefusal) {
    try file.expectEnd()
  }
}
