import CLinux
import Glibc

/// Where a database really is, and who may read what lies there.
package enum DatabasePath {
  /// The files of one database: itself, its log, the log's index, its lock, and what SQLite rolls back that has
  /// no log yet.
  static let endings = ["", "-wal", "-shm", ".lock", "-journal"]

  /// The path with no link at its end, as SQLite itself follows it.
  ///
  /// Two names of one file would have two locks.
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` for a link that leads nowhere.
  package static func real(_ path: String) throws(DatabaseRefusal) -> String {
    guard kind(path) == S_IFLNK else { return path }
    guard let found = realpath(path, nil) else {
      throw .unreachable(path: path, reason: "it is a link to nowhere")
    }
    defer { free(found) }
    return String(cString: found)
  }

  /// Throws ``DatabaseRefusal/unsuitable(path:reason:)`` when the database or what lies beside it is no file.
  ///
  /// To open a pipe would wait for whoever writes to it.
  package static func expectFiles(_ path: String) throws(DatabaseRefusal) {
    for path in endings.map({ path + $0 }) {
      switch kind(path) {
      case nil, S_IFREG: continue
      case S_IFDIR: throw .unsuitable(path: path, reason: "it is a folder")
      default: throw .unsuitable(path: path, reason: "it is no file")
      }
    }
  }

  /// Whether anything lies at `path`.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` where nobody can say.
  package static func isThere(_ path: String) throws(DatabaseRefusal) -> Bool {
    if access(path, F_OK) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    return false
  }

  /// What lies there; `nil`: nothing.
  private static func kind(_ path: String) -> mode_t? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }

  /// Takes from others the right to read or write the files that are there.
  static func makePrivate(_ path: String) {
    for ending in endings {
      var facts = stat()
      guard lstat(path + ending, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
        facts.st_mode & 0o077 != 0
      else { continue }
      chmod(path + ending, facts.st_mode & 0o700)
    }
  }

  /// Makes an empty file where there is none, for its owner alone; SQLite gives the log the same rights.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` when the file may not be written: SQLite
  ///   would open it for reading, and leave an index of the log behind that nobody can write.
  static func makeWritable(_ path: String) throws(DatabaseRefusal) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      let reason =
        errno == EACCES || errno == EROFS || errno == EPERM
        ? "it may not be written" : String(cString: strerror(errno))
      throw .unreachable(path: path, reason: reason)
    }
    close(descriptor)
  }
}
