package import Vocabulary

/// What one earlier change did to one task, as its event tells it, ready to be taken back (TSK-084).
package struct TaskReversal: RecordReversal, Hashable, Sendable {
  package let after: HouseholdTask?
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

  /// Whether nothing has changed the task since, and it has a place to go back to: `home` is `nil` when that
  /// is gone.
  package func isPossible(_ standing: Standing<HouseholdTask>, home: Project?) -> Bool {
    isLast(standing) && (before == nil || home != nil)
  }

  /// Decides on the change that takes this one back.
  ///
  /// - Parameters:
  ///   - standing: what there is of the task now.
  ///   - home: the project the task goes back to; `nil` when it is gone.
  ///   - kept: what its tombstone keeps booked: of a task that is there, from before an import brought it
  ///     again. It does not matter where the change is not possible.
  ///   - moment: when it is decided.
  /// - Returns: the change to apply.
  /// - Throws: ``TaskRefusal/undoConflict`` when it is not possible any more.
  package func reversed(
    _ standing: Standing<HouseholdTask>,
    home: Project?,
    kept: BookedPoints? = nil,
    at moment: Moment
  ) throws(TaskRefusal) -> Change {
    guard isPossible(standing, home: home) else { throw .undoConflict }
    let current = standing.current
    let booking = Rebooking(from: current?.booked ?? kept, to: before?.booked ?? left(kept))
    guard var restored = before, let home else {
      return .taskUndone(nil, previous: current, booking)
    }
    restored.project = home.reference
    restored.modified = moment.now
    restored.revision = standing.nextRevision ?? restored.revision
    return .taskUndone(restored, previous: current, booking)
  }

  private func left(_ kept: BookedPoints?) -> BookedPoints? {
    switch left {
    case .asKept: kept
    case .told(let booked): booked
    }
  }
}

extension HouseholdTask: UndoableRecord {
  package func isSame(as made: HouseholdTask) -> Bool {
    // An import says both when it was added and that it is complete.
    added == made.added && completion == made.completion && fieldsChanged(since: made).isEmpty
  }
}

/// How long an undo token is good for.
package enum UndoWindow {
  package static let length = Duration.seconds(600)
}
