package import Vocabulary

/// What one earlier change did to one task, as its event tells it, ready to be taken back (TSK-084).
package struct TaskReversal: Hashable, Sendable {
  /// The record after the change; `nil` when it deleted the task.
  package let after: HouseholdTask?
  /// The record before the change; `nil` when it created the task.
  package let before: HouseholdTask?
  /// What was booked before the change, where that record does not say so itself.
  package let left: Left

  /// What is booked of a task that is open or not there.
  package enum Left: Hashable, Sendable {
    /// What its tombstone keeps: the change has not touched that.
    case asKept
    /// The change, or what it took back, tells it; `nil`: nothing.
    case told(BookedPoints?)
  }

  package init(after: HouseholdTask?, before: HouseholdTask?, left: Left = .asKept) {
    self.after = after
    self.before = before
    self.left = left
  }

  package var id: TaskID? { (after ?? before)?.id }

  /// Whether the change brought the task into being, and did not bring it back.
  package var isOfCreation: Bool { before == nil && after?.revision == 1 }

  /// Whether it is the task that was created, and not another one that was given its id afterwards.
  private func isSame(_ current: HouseholdTask?) -> Bool {
    guard let current, let after else { return false }
    return current.added == after.added && current.fieldsChanged(since: after).isEmpty
  }

  /// Decides on the change that takes this one back.
  ///
  /// - Parameters:
  ///   - current: the task as it is now.
  ///   - home: the project the task goes back to; `nil` when it is gone.
  ///   - deletion: the revision that its last known deletion was. One that left nothing was the undoing of
  ///     its creation: what comes back then is created again, with the first revision. Of a task that was
  ///     created, an import brought it again.
  ///   - kept: what its tombstone keeps booked: of a task that is there, from before an import brought it
  ///     again.
  ///   - moment: when it is decided.
  /// - Returns: the change to apply.
  /// - Throws: ``TaskRefusal/undoConflict`` when the task has changed since.
  package func reversed(
    current: HouseholdTask?,
    home: Project?,
    deletion: UInt64?,
    kept: BookedPoints? = nil,
    at moment: Moment
  ) throws(TaskRefusal) -> Change {
    guard isLast(current, deletion) else { throw .undoConflict }
    let booking = Rebooking(from: current?.booked ?? kept, to: before?.booked ?? left(kept))
    guard var restored = before else { return .taskUndone(nil, previous: current, booking) }
    guard let home else { throw .undoConflict }
    restored.project = home.reference
    restored.modified = moment.now
    // A deletion was a revision as well.
    restored.revision = (current?.revision ?? deletion).map { $0 + 1 } ?? restored.revision
    return .taskUndone(restored, previous: current, booking)
  }

  /// Whether nothing has changed the task since: what is gone went by this change, and not by a later one.
  private func isLast(_ current: HouseholdTask?, _ deletion: UInt64?) -> Bool {
    guard after == nil, let before else {
      return current?.revision == after?.revision && (!isOfCreation || isSame(current))
    }
    // The undoing of a creation leaves no tombstone, and what was created had the first revision.
    return current == nil && (deletion ?? 2) == before.revision + 1
  }

  private func left(_ kept: BookedPoints?) -> BookedPoints? {
    switch left {
    case .asKept: kept
    case .told(let booked): booked
    }
  }
}

/// How long an undo token is good for.
package enum UndoWindow {
  package static let length = Duration.seconds(600)
}
