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
    let lockPath = path + ".lock"
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

  /// Whether a database was made here before: then an absent or empty file is a loss, no beginning.
  var isMarked: Bool {
    descriptor.withLock { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_size > 0
    }
  }

  /// Remembers that a database was made here, in one byte of the lock file.
  ///
  /// A disk that has no room for it only makes the next start less watchful.
  package func mark() {
    guard !isMarked else { return }
    descriptor.withLock { _ = pwrite($0, "1", 1, 0) }
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
