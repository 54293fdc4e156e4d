import Glibc

/// What SQLite writes beside a database without a log before it changes the file, to undo what was cut off.
///
/// Ours have one for a moment only, while the file is made and before anything is remembered of it. Whoever opens a
/// file that has one lying beside it changes the file by it, whatever file it was written for.
enum RollbackJournal {
  /// Whether SQLite would change the database at `path` by what lies there.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` where that cannot be read.
  /// - Source: sqlite.org/fileformat2.html, section 3 (a journal whose first byte is 0 was finished).
  static func isHot(beside path: String) throws(DatabaseRefusal) -> Bool {
    let journal = path + "-journal"
    let descriptor = open(journal, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var first: UInt8 = 0
    if descriptor >= 0 {
      defer { close(descriptor) }
      let count = pread(descriptor, &first, 1, 0)
      if count >= 0 { return count == 1 && first != 0 }
    } else if errno == ENOENT {
      return false
    }
    throw .unreachable(path: journal, reason: String(cString: strerror(errno)))
  }
}
