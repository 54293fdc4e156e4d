import Glibc

/// Identifies the write-ahead log beside a database by the salt in its header.
///
/// The salt is random in a new log and incremented by each restart.
struct LogIdentity: Hashable {
  /// The most restarts since a salt was noted; each restart is noted unless the disk fails.
  private static let unnotedRestarts: UInt32 = 1 << 16

  let salt: UInt32

  init(salt: UInt32) {
    self.salt = salt
  }

  /// What is found in place of a log.
  enum Found: Equatable {
    /// No file, or an empty one.
    case nothing
    /// A file without a valid log header; SQLite ignores it.
    case unreadable
    case log(LogIdentity)
  }

  /// Reads the log of the database at `path`.
  static func found(beside path: String) -> Found {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : .unreadable }
    defer { close(descriptor) }
    let bytes = PlainBytes.read(LogHeader.bytes, at: 0, from: descriptor)
    if bytes.isEmpty { return .nothing }
    return LogHeader(bytes).map { .log(LogIdentity(salt: $0.salts[0])) } ?? .unreadable
  }

  /// Whether this log is `earlier`, or `earlier` restarted.
  func follows(_ earlier: LogIdentity) -> Bool {
    salt &- earlier.salt <= Self.unnotedRestarts
  }

  /// Whether this log, beside the database at `path`, has its first `pages` pages intact.
  ///
  /// SQLite silently treats a log as ending at the first page with a wrong checksum.
  /// - Returns: `true` as well when it restarted meanwhile: then everything was in the file.
  /// - Source: sqlite.org/fileformat2.html, section 4.1 (a page comes after 24 bytes: salts at 8,
  ///   checksum at 16, of the first 8 bytes and the page).
  func holds(_ pages: Int, beside path: String) -> Bool {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard let header = LogHeader(PlainBytes.read(LogHeader.bytes, at: 0, from: descriptor)) else {
      return false
    }
    var checksum = header.checksum
    let length = LogHeader.pageHeaderBytes + header.pageBytes
    for page in 0..<pages {
      let bytes = PlainBytes.read(length, at: LogHeader.bytes + page * length, from: descriptor)
      guard bytes.count == length else { return Self.found(beside: path) != .log(self) }
      let facts = LogChecksum.words(Array(bytes[..<LogHeader.pageHeaderBytes]))
      checksum.add(bytes[..<8])
      checksum.add(bytes[LogHeader.pageHeaderBytes...])
      guard facts[2] == header.salts[0], facts[3] == header.salts[1],
        checksum.matches(facts[4], facts[5])
      else { return Self.found(beside: path) != .log(self) }
    }
    return true
  }
}
