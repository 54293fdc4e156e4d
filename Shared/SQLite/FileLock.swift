import CLinux
import Glibc
import Synchronization

/// Ensures that one process at a time has a database open for writing.
///
/// Holds an advisory lock on `<database>.lock` until the process ends or the value is released, so
/// a crash cannot leave it behind. We never remove that file. Others may, and a file may have two
/// names, so a byte of the database's file is locked too (``holdFile()``).
package final class FileLock: Sendable {
  /// Offset in the database's file; SQLite locks only 512 bytes from `0x4000_0000` on.
  private static let heldByte: Int64 = 0x4000_1000

  private struct Descriptors {
    var lock: Int32
    var file: Int32?
    /// The identity of the locked file.
    var identity: stat?
    /// The identity of the log that SQLite has open.
    var log: stat?
    /// The database's page size.
    var pageBytes = 0
    /// The state that was written last; `nil` if that failed.
    var history: FileHistory?
    var mayHaveLastPage = false

    @discardableResult
    mutating func write(_ history: FileHistory) -> Bool {
      let bytes = Array(history.text.utf8)
      let isWritten = pwrite(lock, bytes, bytes.count, 0) == bytes.count
      self.history = isWritten ? history : nil
      return isWritten
    }
  }

  private let path: String
  private let descriptors: Mutex<Descriptors>

  /// Takes the lock, without waiting.
  ///
  /// - Throws: ``DatabaseRefusal/inUse(path:)`` when another process holds it.
  package init(path: String) throws(DatabaseRefusal) {
    self.path = try DatabasePath.real(path)
    let descriptor = open(self.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unreachable(path: self.path + ".lock", reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      Glibc.close(descriptor)
      throw .inUse(path: path)
    }
    descriptors = Mutex(Descriptors(lock: descriptor))
  }

  /// Locks the database's file itself, if it exists, before SQLite opens it.
  ///
  /// The descriptor stays open until ``release()``, after SQLite's own are closed. Closing any
  /// descriptor of a file drops all POSIX locks that the process has on it, SQLite's included.
  /// - Throws: ``DatabaseRefusal/inUse(path:)`` when another process holds it, under whatever name
  ///   and lock file.
  package func holdFile() throws(DatabaseRefusal) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return }
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    // On a file system without such locks the lock file alone must do.
    if clinux_lock_byte(descriptor, Self.heldByte, 1) != 0, errno == EAGAIN || errno == EACCES {
      Glibc.close(descriptor)
      throw .inUse(path: path)
    }
    var facts = stat()
    let identity = fstat(descriptor, &facts) == 0 ? facts : nil
    descriptors.withLock { ($0.file, $0.identity) = (descriptor, identity) }
  }

  /// Whether the database's file still has its name, or that is unknown.
  ///
  /// Otherwise writes go to a file in no folder, or to another database's.
  var isFileInPlace: Bool {
    guard let ours = descriptors.withLock({ $0.identity }) else { return true }
    return Self.has(path, ours) ?? true
  }

  /// Records the identity of the log that SQLite has opened and keeps open as long as the database.
  func holdLog(pageBytes: Int) {
    var facts = stat()
    let identity = stat(path + "-wal", &facts) == 0 ? facts : nil
    descriptors.withLock { ($0.log, $0.pageBytes) = (identity, pageBytes) }
  }

  /// The state of the log that SQLite has open.
  enum LogPlace {
    /// It has its name and its bytes, or that is unknown.
    case kept
    /// It was truncated.
    case cut
    /// It was unlinked: its content is lost when the process ends.
    case gone
  }

  /// Checks the log, which must have at least `bytes` bytes.
  func logPlace(expecting bytes: Int = 0) -> LogPlace {
    guard let ours = descriptors.withLock({ $0.log }) else { return .kept }
    var there = stat()
    guard stat(path + "-wal", &there) == 0 else { return errno == ENOENT ? .gone : .kept }
    guard Self.isSame(ours, there) else { return .gone }
    return there.st_size < bytes ? .cut : .kept
  }

  /// Whether file and log have their names, and the log its noted length; or that is unknown.
  var isInPlace: Bool {
    let noted = descriptors.withLock {
      guard case .inUse(let use)? = $0.history else { return 0 }
      return LogHeader.length(of: use.pages, of: $0.pageBytes)
    }
    return isFileInPlace && logPlace(expecting: noted) == .kept
  }

  /// Syncs the database's file.
  ///
  /// - Returns: whether that succeeded.
  func syncFile() -> Bool {
    descriptors.withLock { $0.file.map { fsync($0) == 0 } ?? false }
  }

  /// The database's state; `unknown` when it cannot be read.
  var history: FileHistory {
    (try? expectHistory()) ?? .unknown
  }

  /// The database's state.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` when it cannot be read; the next
  ///   attempt may succeed.
  func expectHistory() throws(DatabaseRefusal) -> FileHistory {
    let found: (history: FileHistory?, error: Int32) = descriptors.withLock {
      (Self.history(in: $0.lock), errno)
    }
    guard let history = found.history else {
      throw .unreachable(path: path + ".lock", reason: String(cString: strerror(found.error)))
    }
    return history
  }

  /// The state of the database at `path`, without its lock.
  static func history(of path: String) -> FileHistory {
    let descriptor = open(path + ".lock", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .none : .unknown }
    defer { Glibc.close(descriptor) }
    return history(in: descriptor) ?? .unknown
  }

  /// - Returns: `nil` when it cannot be read, with the reason in `errno`.
  private static func history(in descriptor: Int32) -> FileHistory? {
    var bytes = [UInt8](repeating: 0, count: FileHistory.bytes)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { return nil }
    return FileHistory(String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Writes a new state and syncs it.
  ///
  /// - Returns: whether that succeeded.
  @discardableResult
  func remember(_ history: FileHistory) -> Bool {
    descriptors.withLock {
      $0.mayHaveLastPage = $0.mayHaveLastPage || history.hasLastPage
      guard isInPlace($0.lock) || takePlace(&$0.lock), $0.write(history), fsync($0.lock) == 0
      else { return false }
      $0.mayHaveLastPage = history.hasLastPage
      return true
    }
  }

  /// Whether the lock file may contain the page that a checkpoint writes last.
  var mayHaveLastPage: Bool {
    descriptors.withLock { $0.mayHaveLastPage }
  }

  /// Writes the number of pages of the log in use.
  ///
  /// Runs with every commit, so it is one system call. It does not sync, because a smaller number
  /// is valid too. It does not check whether the lock file still has its name; the next log does.
  func remember(pages: Int) {
    descriptors.withLock {
      guard case .inUse(var use)? = $0.history, use.log != nil else { return }
      use.pages = pages
      $0.write(.inUse(use))
    }
  }

  /// Whether the lock file still has its name.
  private func isInPlace(_ descriptor: Int32) -> Bool {
    var ours = stat()
    return fstat(descriptor, &ours) == 0 && Self.has(path + ".lock", ours) == true
  }

  /// Whether `path` is the name of the file; `nil` when that is unknown.
  private static func has(_ path: String, _ file: stat) -> Bool? {
    var there = stat()
    guard stat(path, &there) == 0 else { return errno == ENOENT ? false : nil }
    return isSame(file, there)
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_ino == other.st_ino && one.st_dev == other.st_dev
  }

  /// Creates and locks another lock file in place of one that was removed, so that the next start
  /// finds a state.
  private func takePlace(_ descriptor: inout Int32) -> Bool {
    let next = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard next >= 0 else { return false }
    guard flock(next, LOCK_EX | LOCK_NB) == 0 else {
      Glibc.close(next)
      return false
    }
    Glibc.close(descriptor)
    descriptor = next
    return true
  }

  /// Records that a complete database without a log was put here.
  ///
  /// - Throws: when the file cannot be read or the disk fails; the previous state then applies to
  ///   the new file.
  package func mark() throws(SQLiteError) {
    guard let generation = FileGeneration(path).known else {
      throw DatabaseCopy.failure("read", path)
    }
    guard remember(.closed(generation: generation)) else {
      throw DatabaseCopy.failure("write", path + ".lock")
    }
  }

  /// Writes the state to another lock file, for a database that is moved aside.
  package func keep(in path: String) throws(SQLiteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DatabaseCopy.failure("open", path) }
    defer { Glibc.close(descriptor) }
    let bytes = Array(history.text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      throw DatabaseCopy.failure("write", path)
    }
  }

  /// Releases the lock; a second call does nothing.
  package func release() {
    descriptors.withLock {
      guard $0.lock >= 0 else { return }
      // Unlocked explicitly, because a child process that is being started may still hold a copy of
      // the descriptor.
      if let file = $0.file {
        clinux_lock_byte(file, Self.heldByte, 0)
        Glibc.close(file)
      }
      flock($0.lock, LOCK_UN)
      Glibc.close($0.lock)
      $0 = Descriptors(lock: -1)
    }
  }

  deinit {
    release()
  }
}
