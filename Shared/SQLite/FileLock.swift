import CLinux
import Glibc
import Synchronization

/// The promise that one process at a time has a database open for writing.
///
/// An advisory lock on `<database>.lock`, held until the process ends or the value is gone; a crash
/// cannot leave it behind. The file stays: removing it would let two openers hold two different ones.
package final class FileLock: Sendable {
  private let descriptor: Mutex<Int32>

  /// Takes the lock, at once or not at all.
  ///
  /// - Throws: ``DatabaseRefusal/inUse(path:)`` when another has it.
  package init(path: String) throws(DatabaseRefusal) {
    let lockPath = try DatabasePath.real(path) + ".lock"
    let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unreachable(path: lockPath, reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      Glibc.close(descriptor)
      throw .inUse(path: path)
    }
    self.descriptor = Mutex(descriptor)
  }

  /// What was remembered of the database.
  var history: FileHistory {
    descriptor.withLock { descriptor in
      var bytes = [UInt8](repeating: 0, count: FileHistory.bytes)
      let count = pread(descriptor, &bytes, bytes.count, 0)
      guard count >= 0 else { return .unknown }
      return FileHistory(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
  }

  /// Remembers something else of the database, and waits until it is on the disk, unless that is not needed.
  ///
  /// - Returns: whether it is. The next start is less watchful where a disk has no room for it.
  @discardableResult
  func remember(_ history: FileHistory, waits: Bool = true) -> Bool {
    let bytes = Array(history.text.utf8)
    return descriptor.withLock {
      pwrite($0, bytes, bytes.count, 0) == bytes.count && (!waits || fsync($0) == 0)
    }
  }

  /// Remembers that a whole database without a log was put here.
  package func mark() {
    remember(.closed)
  }

  /// Lets others have the file; a second call does nothing.
  package func release() {
    descriptor.withLock {
      guard $0 >= 0 else { return }
      // Not by closing alone: a child that is just being started may still hold a copy.
      flock($0, LOCK_UN)
      Glibc.close($0)
      $0 = -1
    }
  }

  deinit {
    release()
  }
}
