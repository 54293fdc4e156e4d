import Glibc

/// The journal by which SQLite rolls back an interrupted change of a database without a log.
///
/// Our databases have one only for a moment, while the file is created and before it has a history.
/// A program that opens a file beside a journal changes the file by it, whichever file the journal
/// was written for.
enum RollbackJournal {
  /// Whether SQLite would roll back the database at `path` by its journal.
  ///
  /// - Throws: ``DatabaseRefusal/unreachable(path:reason:)`` when the journal cannot be read.
  /// - Source: sqlite.org/fileformat2.html, section 3 (a journal whose first byte is 0 was
  ///   finished).
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
