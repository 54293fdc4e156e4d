import Glibc
import Synchronization

/// Files that are only there while a backup or a restore is made, most of them in plain text.
///
/// Who makes one removes it. A program that is ended by a signal in between calls ``discard()``; what one
/// leaves that is killed, a service removes when it starts (``DataFolder/discardLeftovers(beside:)``).
package enum PassingFiles {
  private static let paths = Mutex<Set<String>>([])
  /// What SQLite and ``DatabaseCopy`` put beside a file while they write it.
  private static let endings = ["", ".partial", ".partial-journal", "-journal", "-wal", "-shm"]

  /// Notes a file before it is made.
  static func add(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Forgets a file that is gone, or has its place now.
  static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file and what lies beside it, and forgets it.
  static func remove(_ path: String) {
    for ending in endings { unlink(path + ending) }
    forget(path)
  }

  /// What is there of a file and beside it.
  static func left(of path: String) -> [String] {
    endings.map { path + $0 }.filter { access($0, F_OK) == 0 }
  }

  /// Removes all that are there; nothing may be made after it.
  package static func discard() {
    paths.withLock { paths in
      for path in paths { for ending in endings { unlink(path + ending) } }
    }
  }
}
