/// A record of which an earlier change may be taken back.
package protocol UndoableRecord {
  /// 1 at creation, one more with each change.
  var revision: UInt64 { get }

  /// Whether it is still what was made then, and not another record under the same id.
  func isSame(as made: Self) -> Bool
}

/// What there is by now of a record that an earlier change was about.
package struct Standing<Record: UndoableRecord> {
  /// The record as it is; `nil` when it is not there.
  package let current: Record?
  /// The revision that its last known deletion was.
  ///
  /// One that left nothing was the undoing of its creation: what comes back then is created again, with the
  /// first revision. Beside a record that is there, an import brought it again.
  package let deletion: UInt64?
  /// Whether the feed tells of its id behind the change.
  package let isToldOfSince: Bool

  package init(current: Record?, deletion: UInt64?, isToldOfSince: Bool) {
    self.current = current
    self.deletion = deletion
    self.isToldOfSince = isToldOfSince
  }

  /// The revision of what is put back, a deletion being one as well; `nil` for what is created again.
  var nextRevision: UInt64? { (current?.revision ?? deletion).map { $0 + 1 } }
}

/// What one earlier change did to one record, as its event tells it, ready to be taken back (TSK-084).
package protocol RecordReversal {
  associatedtype Record: UndoableRecord

  /// The record after the change; `nil` when it deleted the record.
  var after: Record? { get }
  /// The record before the change; `nil` when it created the record.
  var before: Record? { get }
}

extension RecordReversal {
  /// Whether the change brought the record into being, and did not bring it back.
  var isOfCreation: Bool { before == nil && after?.revision == 1 }

  /// Whether revisions do not tell if it was this change by which the record went: where the creation was
  /// undone they have begun anew, and only the feed knows how often.
  package var isUnsure: Bool { after == nil && before?.revision == 1 }

  /// Whether nothing has changed the record since: what is gone went by this change, and not by a later one.
  func isLast(_ standing: Standing<Record>) -> Bool {
    if let after {
      guard let current = standing.current, current.revision == after.revision else { return false }
      return !isOfCreation || current.isSame(as: after)
    }
    guard let before, standing.current == nil else { return false }
    guard !isUnsure || !standing.isToldOfSince else { return false }
    // The undoing of a creation leaves no tombstone, and what was created had the first revision.
    return (standing.deletion ?? 2) == before.revision + 1
  }

  /// Whether taking it back leaves no tombstone.
  ///
  /// What was never meant to be was not deleted: it may be imported again (MIG-007). What had been deleted
  /// before it was imported again still is.
  package func leavesNothing(_ standing: Standing<Record>) -> Bool {
    isOfCreation && standing.deletion == nil
  }
}
