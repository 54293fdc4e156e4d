import Glibc

/// Which write-ahead log lies beside a database.
///
/// Its header holds a salt, random in a new log and one more each time the log begins anew.
/// - Source: sqlite.org/fileformat2.html, section 4.1 (salt at 16, checksum of the first 24 bytes at 24).
struct LogIdentity: Hashable {
  private static let headerBytes = 32
  /// The last bit says in which byte order the checksum was made.
  private static let magic: UInt32 = 0x377f_0682
  /// So often may a log have begun anew since its salt was noted; it is noted each time, if the disk lets it.
  private static let unnotedRestarts: UInt32 = 1 << 16

  let salt: UInt32

  init(salt: UInt32) {
    self.salt = salt
  }

  /// What is at a log's place.
  enum Found: Equatable {
    /// No file, or an empty one.
    case nothing
    /// A file that does not begin as a log does: SQLite takes no notice of it.
    case unreadable
    case log(LogIdentity)
  }

  /// Looks at the log of the database at `path`.
  static func found(beside path: String) -> Found {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : .unreadable }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: headerBytes)
    let count = pread(descriptor, &bytes, headerBytes, 0)
    if count == 0 { return .nothing }
    guard count == headerBytes else { return .unreadable }
    let words = stride(from: 0, to: headerBytes, by: 4).map { start in
      bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    guard words[0] & ~1 == magic, checksum(words) == [words[6], words[7]] else {
      return .unreadable
    }
    return .log(LogIdentity(salt: words[4]))
  }

  private static func checksum(_ words: [UInt32]) -> [UInt32] {
    var first: UInt32 = 0
    var second: UInt32 = 0
    let isBigEndian = words[0] & 1 == 1
    for index in stride(from: 0, to: 6, by: 2) {
      first &+= (isBigEndian ? words[index] : words[index].byteSwapped) &+ second
      second &+= (isBigEndian ? words[index + 1] : words[index + 1].byteSwapped) &+ first
    }
    return [first, second]
  }

  /// Whether this log is `earlier`, or what became of it.
  func follows(_ earlier: LogIdentity) -> Bool {
    salt &- earlier.salt <= Self.unnotedRestarts
  }
}
