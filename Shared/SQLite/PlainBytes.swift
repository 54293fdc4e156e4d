import Glibc

/// Reads the bytes of a file directly, without SQLite.
enum PlainBytes {
  /// - Returns: fewer than `count` bytes at the end of the file, and none when it cannot be read.
  static func read(_ count: Int, at offset: Int, from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      size = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// Throws unless every existing byte of a database's log and lock file can be read.
  ///
  /// A failed read would look like a truncated or damaged file.
  /// - Parameters:
  ///   - path: the database's.
  ///   - isOurs: whether to read the database too. Only when this process does not have it open,
  ///     because closing a descriptor drops SQLite's locks.
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)``.
  static func expectReadable(_ path: String, isOurs: Bool) throws(DatabaseRefusal) {
    for path in ((isOurs ? [""] : []) + ["-wal", ".lock"]).map({ path + $0 }) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor < 0, errno == ENOENT { continue }
      var count = descriptor
      if descriptor >= 0 {
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        repeat {
          count = Int32(clamping: Glibc.read(descriptor, &piece, pieceBytes))
        } while count > 0
      }
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      guard count == 0 else { throw .unreachable(path: path, reason: reason) }
    }
  }

  /// Whether the file at `path` contains `bytes`.
  static func contains(_ bytes: [UInt8], in path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var start = 0
    while true {
      let piece = read(pieceBytes, at: start, from: descriptor)
      if piece.withUnsafeBytes({ contains(bytes, in: $0) }) { return true }
      guard piece.count == pieceBytes else { return false }
      // A match may span two pieces.
      start += pieceBytes - bytes.count + 1
    }
  }

  private static func contains(_ bytes: [UInt8], in piece: UnsafeRawBufferPointer) -> Bool {
    guard let base = piece.baseAddress, let first = bytes.first else { return false }
    var at = 0
    while at <= piece.count - bytes.count {
      let left = piece.count - bytes.count + 1 - at
      guard let found = memchr(base + at, Int32(first), left) else { return false }
      if memcmp(found, bytes, bytes.count) == 0 { return true }
      at = base.distance(to: found) + 1
    }
    return false
  }

  private static let pieceBytes = 1 << 20
}
