package import Vocabulary

/// An earlier change of one task, decoded from its event, that can be undone (TSK-084).
package struct TaskReversal: RecordReversal, Hashable, Sendable {
  package let after: HouseholdTask?
  package let before: HouseholdTask?
  /// The points that stayed booked before the change, when the task itself does not show them.
  package let left: Left

  /// The points that a deletion left booked for a task that is open or deleted now (``BookedPoints``).
  package enum Left: Hashable, Sendable {
    /// Those in its tombstone, which the change did not touch.
    case asKept
    /// Those in the event of the change, or of the one it undid; `nil` for none.
    case recorded(BookedPoints?)
  }

  package init(after: HouseholdTask?, before: HouseholdTask?, left: Left = .asKept) {
    self.after = after
    self.before = before
    self.left = left
  }

  package var id: TaskID? { (after ?? before)?.id }

  /// Whether the task has not changed since, and its project exists: `home` is `nil` when it is
  /// gone.
  package func isPossible(_ state: RecordState<HouseholdTask>, home: Project?) -> Bool {
    isLast(state) && (before == nil || home != nil)
  }

  /// Decides the change that undoes this one.
  ///
  /// - Parameters:
  ///   - state: the task's current state.
  ///   - home: the project to which the task returns; `nil` when it is gone.
  ///   - kept: the booked points in its tombstone; for an existing task, from before an import
  ///     brought it back. Irrelevant when the change cannot be undone.
  ///   - moment: the time of the call.
  /// - Returns: the change to apply.
  /// - Throws: ``TaskRefusal/undoConflict`` when it cannot be undone any more.
  package func reversed(
    _ state: RecordState<HouseholdTask>,
    home: Project?,
    kept: BookedPoints? = nil,
    at moment: Moment
  ) throws(TaskRefusal) -> Change {
    guard isPossible(state, home: home) else { throw .undoConflict }
    let current = state.current
    let booking = Rebooking(from: current?.booked ?? kept, to: before?.booked ?? left(kept))
    guard var restored = before, let home else {
      return .taskUndone(nil, previous: current, booking)
    }
    restored.project = home.reference
    restored.modified = moment.now
    restored.revision = state.nextRevision ?? restored.revision
    return .taskUndone(restored, previous: current, booking)
  }

  private func left(_ kept: BookedPoints?) -> BookedPoints? {
    switch left {
    case .asKept: kept
    case .recorded(let booked): booked
    }
  }
}

extension HouseholdTask: UndoableRecord {
  package func isSame(as made: HouseholdTask) -> Bool {
    // An import sets both the creation time and the completion.
    added == made.added && completion == made.completion && fieldsChanged(since: made).isEmpty
  }
}

/// How long an undo token is valid.
package enum UndoWindow {
  package static let length = Duration.seconds(600)
}
