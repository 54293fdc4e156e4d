import CLinux
import Glibc

/// The real path of a database, and the kind and permissions of its files.
package enum DatabasePath {
  /// The files of one database: itself, its log, the log's index, its lock, and a rollback journal.
  static let endings = ["", "-wal", "-shm", ".lock", "-journal"]

  /// The path with a link at its end resolved, as SQLite does it.
  ///
  /// Two names of one file would otherwise have two locks.
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` for a broken link.
  package static func real(_ path: String) throws(DatabaseRefusal) -> String {
    guard kind(path) == S_IFLNK else { return path }
    guard let found = realpath(path, nil) else {
      throw .unreachable(path: path, reason: "it is a link to nowhere")
    }
    defer { free(found) }
    return String(cString: found)
  }

  /// Throws ``DatabaseRefusal/unsuitable(path:reason:)`` unless the database and its other files
  /// are regular files.
  ///
  /// Opening a pipe would block until something writes to it.
  package static func expectFiles(_ path: String) throws(DatabaseRefusal) {
    for path in endings.map({ path + $0 }) {
      switch kind(path) {
      case nil, S_IFREG: continue
      case S_IFDIR: throw .unsuitable(path: path, reason: "it is a folder")
      default: throw .unsuitable(path: path, reason: "it is no file")
      }
    }
  }

  /// Whether `path` exists.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` where that is unknown.
  package static func isThere(_ path: String) throws(DatabaseRefusal) -> Bool {
    if access(path, F_OK) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    return false
  }

  /// The type of the file; `nil` when it does not exist.
  private static func kind(_ path: String) -> mode_t? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }

  /// Removes the permissions of group and others from the existing files.
  static func makePrivate(_ path: String) {
    for ending in endings {
      var facts = stat()
      guard lstat(path + ending, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
        facts.st_mode & 0o077 != 0
      else { continue }
      chmod(path + ending, facts.st_mode & 0o700)
    }
  }

  /// Creates a missing file, for its owner alone; SQLite gives the log the same permissions.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` when the file is not writable. SQLite
  ///   would open it for reading, and leave an index of the log that cannot be written.
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
