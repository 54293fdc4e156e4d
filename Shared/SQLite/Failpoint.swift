import Glibc
import Synchronization

/// A named point at which a process can be killed as by `kill -9`, for crash tests.
///
/// `DAYBOOK_FAILPOINT=before-commit:12` kills the process when it passes the point for the twelfth
/// time. Without the variable a point costs one comparison.
package enum Failpoint: String, CaseIterable, Sendable {
  /// The transaction is complete but not on the disk.
  case beforeCommit = "before-commit"
  /// It is on the disk, and no caller is notified yet.
  case afterCommit = "after-commit"
  /// A checkpoint is about to begin.
  case beforeCheckpoint = "before-checkpoint"
  /// A migration has run and is not committed.
  case duringMigration = "during-migration"
  /// A copy of a database is written, but neither checked nor renamed.
  case copyWritten = "copy-written"
  /// A page of events is on its way to a follower.
  case feedSent = "feed-sent"
  /// The effects of a page of another service's events are written, but not the cursor.
  case feedApplied = "feed-applied"
  /// Part of a backup is written.
  case duringBackup = "during-backup"
  /// Some databases of a restored set are in place and some are not.
  case duringRestore = "during-restore"

  private static let passed = Atomic<Int>(0)

  /// The point and count that the variable selects; `nil` in production.
  private static let armed: (place: Failpoint, passes: Int)? = {
    guard let text = getenv("DAYBOOK_FAILPOINT").map({ String(cString: $0) }) else { return nil }
    let parts = text.split(separator: ":")
    guard parts.count == 2, let place = Failpoint(rawValue: String(parts[0])),
      let passes = Int(parts[1])
    else { return nil }
    return (place, passes)
  }()

  /// Kills the process when the selected point is passed for the selected time.
  package func pass() {
    guard let armed = Self.armed, armed.place == self else { return }
    let passed = Self.passed.wrappingAdd(1, ordering: .relaxed).newValue
    if passed == armed.passes { kill(getpid(), SIGKILL) }
  }
}
