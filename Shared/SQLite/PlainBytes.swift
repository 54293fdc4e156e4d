import Glibc

/// Bytes of a file, past SQLite.
enum PlainBytes {
  /// - Returns: fewer than `count` at the file's end, none where it cannot be read.
  static func read(_ count: Int, at offset: Int, from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      size = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// Whether `bytes` are somewhere in the file at `path`.
  static func contains(_ bytes: [UInt8], in path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var start = 0
    while true {
      let piece = read(pieceBytes, at: start, from: descriptor)
      if piece.withUnsafeBytes({ contains(bytes, in: $0) }) { return true }
      guard piece.count == pieceBytes else { return false }
      // What begins at the end of this piece ends in the next.
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
