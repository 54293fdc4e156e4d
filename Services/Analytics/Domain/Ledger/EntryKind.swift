/// The kind of a ledger entry; the raw value is stored, in the column `happening`.
package enum EntryKind: Int, Hashable, Sendable, CaseIterable {
  /// A task was completed, or imported as completed.
  case completed = 1
  /// A completed task was reopened or deleted, and no longer counts (SCO-007).
  case uncompleted = 2
  /// The points of a completed task changed (SCO-006).
  case repriced = 3
  /// A lesson was completed for the first time.
  case topicCompleted = 4
}
