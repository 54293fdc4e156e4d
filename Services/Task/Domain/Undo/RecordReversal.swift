/// A record whose earlier changes can be undone.
package protocol UndoableRecord {
  /// 1 at creation, incremented by each change.
  var revision: UInt64 { get }

  /// Whether it is still the record `made`, and not another one that was created with the same id.
  func isSame(as made: Self) -> Bool
}

/// The current state of a record that an earlier change was about.
package struct RecordState<Record: UndoableRecord> {
  /// The record; `nil` when it does not exist.
  package let current: Record?
  /// The revision of its last known deletion.
  ///
  /// A deletion without tombstone undid the creation: the record is then created again, with
  /// revision 1. If the record exists too, an import brought it back.
  package let deletion: UInt64?
  /// Whether the feed has events about its id after the change; read only if revisions are inconclusive.
  package let hasLaterEvents: Bool

  package init(current: Record?, deletion: UInt64?, hasLaterEvents: Bool) {
    self.current = current
    self.deletion = deletion
    self.hasLaterEvents = hasLaterEvents
  }

  /// The revision of the restored record, where a deletion counts as one; `nil` when it is created
  /// again.
  var nextRevision: UInt64? { (current?.revision ?? deletion).map { $0 + 1 } }
}

/// An earlier change of one record, decoded from its event, that can be undone (TSK-084).
package protocol RecordReversal {
  associatedtype Record: UndoableRecord

  /// The record after the change; `nil` when it deleted the record.
  var after: Record? { get }
  /// The record before the change; `nil` when it created the record.
  var before: Record? { get }
}

extension RecordReversal {
  /// Whether the change created the record, instead of restoring it.
  var isOfCreation: Bool { before == nil && after?.revision == 1 }

  /// Whether revisions cannot show if this change deleted the record.
  ///
  /// After an undone creation they start again, and only the feed shows how often.
  package var isUnsure: Bool { after == nil && before?.revision == 1 }

  /// Whether the record has not changed since: a deleted record was deleted by this change, not by
  /// a later one.
  func isLast(_ state: RecordState<Record>) -> Bool {
    if let after {
      guard let current = state.current, current.revision == after.revision else { return false }
      return !isOfCreation || current.isSame(as: after)
    }
    guard let before, state.current == nil else { return false }
    guard !isUnsure || !state.hasLaterEvents else { return false }
    // An undone creation leaves no tombstone, and the created record had revision 1.
    return (state.deletion ?? 2) == before.revision + 1
  }

  /// Whether undoing it leaves no tombstone.
  ///
  /// An undone creation is no deletion, so the record may be imported again (MIG-007). A record
  /// that was deleted before it was imported again is deleted still.
  package func leavesNothing(_ state: RecordState<Record>) -> Bool {
    isOfCreation && state.deletion == nil
  }
}
