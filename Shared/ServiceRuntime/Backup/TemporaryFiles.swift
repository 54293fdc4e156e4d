import Glibc
import Synchronization

/// Temporary files of a backup or a restore, most of them in plain text.
///
/// Their creator removes them. A program that ends by a signal calls ``discard()``. After a kill
/// the service removes them at its start (``DataFolder/discardLeftovers(beside:)``).
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])
  /// Suffixes that SQLite and ``DatabaseCopy`` append while they write a file.
  private static let endings = ["", ".partial", ".partial-journal", "-journal", "-wal", "-shm"]

  /// Registers a file before it is created.
  static func add(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Unregisters a file that was removed or renamed.
  static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file and those with its suffixes, and unregisters it.
  static func remove(_ path: String) {
    for ending in endings { unlink(path + ending) }
    forget(path)
  }

  /// The existing files among a file and those with its suffixes.
  static func left(of path: String) -> [String] {
    endings.map { path + $0 }.filter { access($0, F_OK) == 0 }
  }

  /// Removes all registered files; no file may be registered afterwards.
  package static func discard() {
    paths.withLock { paths in
      for path in paths { for ending in endings { unlink(path + ending) } }
    }
  }
}
