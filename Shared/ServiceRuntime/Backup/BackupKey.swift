import Glibc

/// The key of backups: 32 random bytes in a file of its own.
///
/// Without it backups cannot be read, so the operator keeps a copy elsewhere.
package enum BackupKey {
  package static let length = 32

  /// Reads a key: a file of exactly 32 bytes that only its owner may read.
  package static func read(_ path: String) throws(BackupRefusal) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SealedFile.failure(path) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw SealedFile.failure(path) }
    guard facts.st_mode & 0o077 == 0 else {
      throw .unusable(path: path, reason: "others may read it; run chmod 600 on it")
    }
    let bytes = try PlainFile.read(length + 1, from: descriptor, path)
    guard bytes.count == length else {
      throw .unusable(path: path, reason: "a backup key has \(length) bytes")
    }
    return bytes
  }
}
