import CLinux
import Glibc
import Synchronization

/// The promise that one process at a time has a database open for writing.
///
/// An advisory lock on `<database>.lock`, held until the process ends or the value is gone; a crash
/// cannot leave it behind. We leave that file there. Others may remove it, and one file may have two names;
/// so a byte of the database's file is locked too (``holdFile()``).
package final class FileLock: Sendable {
  /// Of the database's file; SQLite locks 512 bytes from `0x4000_0000` on and no others.
  private static let heldByte: Int64 = 0x4000_1000

  private struct Descriptors {
    var lock: Int32
    var file: Int32?
    /// Which file that is.
    var identity: stat?
    /// Which file is the log that SQLite has open.
    var log: stat?
    /// How large its pages are.
    var pageBytes = 0
    /// What was remembered last, unless that failed.
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

  /// Takes the lock, at once or not at all.
  ///
  /// - Throws: ``DatabaseRefusal/inUse(path:)`` when another has it.
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

  /// Locks the database's file itself, if it is there, before SQLite opens it.
  ///
  /// The descriptor stays open until ``release()``, which comes after SQLite's own are closed: closing any
  /// descriptor of a file takes the process's POSIX locks from it, and those are SQLite's.
  /// - Throws: ``DatabaseRefusal/inUse(path:)`` when another has it, under whatever name and lock file.
  package func holdFile() throws(DatabaseRefusal) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return }
      throw .unreachable(path: path, reason: String(cString: strerror(errno)))
    }
    // Where a file system has no such locks, the lock file alone must do.
    if clinux_lock_byte(descriptor, Self.heldByte, 1) != 0, errno == EAGAIN || errno == EACCES {
      Glibc.close(descriptor)
      throw .inUse(path: path)
    }
    var facts = stat()
    let identity = fstat(descriptor, &facts) == 0 ? facts : nil
    descriptors.withLock { ($0.file, $0.identity) = (descriptor, identity) }
  }

  /// Whether the database's file still has its name, or nobody can say.
  ///
  /// What is written to one that has not is in no folder, or in another file's place.
  var isFileInPlace: Bool {
    guard let ours = descriptors.withLock({ $0.identity }) else { return true }
    return Self.has(path, ours) ?? true
  }

  /// Remembers which file the log is, once SQLite has opened it; it keeps that one as long as the database is open.
  func holdLog(pageBytes: Int) {
    var facts = stat()
    let identity = stat(path + "-wal", &facts) == 0 ? facts : nil
    descriptors.withLock { ($0.log, $0.pageBytes) = (identity, pageBytes) }
  }

  /// What became of the log that SQLite has open.
  enum LogPlace {
    /// It has its name and its bytes, or nobody can say.
    case kept
    /// Somebody made it shorter than it was written.
    case cut
    /// It has no name any more: what is written to it is gone when the process is.
    case gone
  }

  /// Looks at the log, which is to have at least so many bytes.
  func logPlace(expecting bytes: Int = 0) -> LogPlace {
    guard let ours = descriptors.withLock({ $0.log }) else { return .kept }
    var there = stat()
    guard stat(path + "-wal", &there) == 0 else { return errno == ENOENT ? .gone : .kept }
    guard Self.isSame(ours, there) else { return .gone }
    return there.st_size < bytes ? .cut : .kept
  }

  /// Whether file and log have their names, and the log as many bytes as were noted; or nobody can say.
  var isInPlace: Bool {
    let noted = descriptors.withLock {
      guard case .inUse(let use)? = $0.history else { return 0 }
      return LogHeader.length(of: use.pages, of: $0.pageBytes)
    }
    return isFileInPlace && logPlace(expecting: noted) == .kept
  }

  /// Waits until what was written to the database's file is on the disk.
  ///
  /// - Returns: whether it is.
  func syncFile() -> Bool {
    descriptors.withLock { $0.file.map { fsync($0) == 0 } ?? false }
  }

  /// What was remembered of the database, which nobody knows where the disk does not say.
  var history: FileHistory {
    (try? expectHistory()) ?? .unknown
  }

  /// What was remembered of the database.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` where the disk does not say; it may the next time.
  func expectHistory() throws(DatabaseRefusal) -> FileHistory {
    let found: (history: FileHistory?, error: Int32) = descriptors.withLock {
      (Self.history(in: $0.lock), errno)
    }
    guard let history = found.history else {
      throw .unreachable(path: path + ".lock", reason: String(cString: strerror(found.error)))
    }
    return history
  }

  /// What is remembered of the database at `path`, whoever has its lock.
  static func history(of path: String) -> FileHistory {
    let descriptor = open(path + ".lock", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .none : .unknown }
    defer { Glibc.close(descriptor) }
    return history(in: descriptor) ?? .unknown
  }

  /// - Returns: `nil` where it cannot be read, with the reason in `errno`.
  private static func history(in descriptor: Int32) -> FileHistory? {
    var bytes = [UInt8](repeating: 0, count: FileHistory.bytes)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { return nil }
    return FileHistory(String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Remembers something else of the database, and waits until it is on the disk.
  ///
  /// - Returns: whether it is.
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

  /// Whether the disk may have a note which page is moved last.
  var mayHaveLastPage: Bool {
    descriptors.withLock { $0.mayHaveLastPage }
  }

  /// Remembers how many pages the log has that is in use.
  ///
  /// One call to the system, for it comes with every commit. It does not wait for the disk, for fewer pages
  /// are right as well, nor look whether the lock file still has its name: the next log does.
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

  /// Whether `path` is the name of a file; `nil` when it cannot be looked at.
  private static func has(_ path: String, _ file: stat) -> Bool? {
    var there = stat()
    guard stat(path, &there) == 0 else { return errno == ENOENT ? false : nil }
    return isSame(file, there)
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_ino == other.st_ino && one.st_dev == other.st_dev
  }

  /// Makes and locks another lock file where somebody removed ours, so that the next start finds a history.
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

  /// Remembers that a whole database without a log was put here.
  ///
  /// - Throws: where the file cannot be read, or the disk does not take it; what was remembered of the file before
  ///   is then said of this one.
  package func mark() throws(SQLiteError) {
    guard let turn = FileTurn(path).known else { throw DatabaseCopy.failure("read", path) }
    guard remember(.closed(turn: turn)) else {
      throw DatabaseCopy.failure("write", path + ".lock")
    }
  }

  /// Writes what is remembered into another lock file, for a database that is put aside.
  package func keep(in path: String) throws(SQLiteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DatabaseCopy.failure("open", path) }
    defer { Glibc.close(descriptor) }
    let bytes = Array(history.text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      throw DatabaseCopy.failure("write", path)
    }
  }

  /// Lets others have the file; a second call does nothing.
  package func release() {
    descriptors.withLock {
      guard $0.lock >= 0 else { return }
      // Not by closing alone: a child that is just being started may still hold a copy.
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
