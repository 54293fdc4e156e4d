import Glibc
import Synchronization

/// A named place where a process can be made to end as if by `kill -9`, for crash tests.
///
/// `DAYBOOK_FAILPOINT=before-commit:12` ends the process at the twelfth time it passes there. Unless the
/// variable is set a place costs one comparison.
package enum Failpoint: String, CaseIterable, Sendable {
  /// The transaction is complete and not on the disk.
  case beforeCommit = "before-commit"
  /// It is on the disk, and nobody has been told.
  case afterCommit = "after-commit"
  /// The log is about to be moved into the file.
  case beforeCheckpoint = "before-checkpoint"
  /// A step of the schema has run and is not committed.
  case duringMigration = "during-migration"
  /// A copy of a database is written, neither checked nor named yet.
  case copyWritten = "copy-written"
  /// A page of events is on its way to whoever follows.
  case feedSent = "feed-sent"
  /// The effects of a page of another's events are written, their cursor is not.
  case feedApplied = "feed-applied"
  /// Part of a backup is written.
  case duringBackup = "during-backup"
  /// Some databases of a restored set are in their place and some are not.
  case duringRestore = "during-restore"

  private static let passed = Atomic<Int>(0)

  /// What the variable says; nothing in a process that nobody wants to crash.
  private static let armed: (place: Failpoint, passages: Int)? = {
    guard let text = getenv("DAYBOOK_FAILPOINT").map({ String(cString: $0) }) else { return nil }
    let parts = text.split(separator: ":")
    guard parts.count == 2, let place = Failpoint(rawValue: String(parts[0])),
      let passages = Int(parts[1])
    else { return nil }
    return (place, passages)
  }()

  /// Ends the process when this is the place and the passage that was asked for.
  package func pass() {
    guard let armed = Self.armed, armed.place == self else { return }
    let passed = Self.passed.wrappingAdd(1, ordering: .relaxed).newValue
    if passed == armed.passages { kill(getpid(), SIGKILL) }
  }
}
