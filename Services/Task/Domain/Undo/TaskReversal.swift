package import Vocabulary

/// What one earlier change did to one task, as its event tells it, ready to be taken back (TSK-084).
package struct TaskReversal: Hashable, Sendable {
  /// The record after the change; `nil` when it deleted the task.
  package let after: HouseholdTask?
  /// The record before the change; `nil` when it created the task.
  package let before: HouseholdTask?
  /// Whether the task went or came back without its points, which stayed booked: a deletion that kept
  /// them, or what took one back or did it again.
  ///
  /// Taking it back books nothing either, so points are as they were in the state that it returns to.
  package let keepsPoints: Bool

  package init(after: HouseholdTask?, before: HouseholdTask?, keepsPoints: Bool = false) {
    self.after = after
    self.before = before
    self.keepsPoints = keepsPoints
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
  ///   - isDeleted: whether a deletion of it is known. One that left nothing was the undoing of its
  ///     creation: what comes back then is created again, with the first revision. Of a task that was created,
  ///     an import brought it again.
  ///   - keptPoints: whether that deletion left booked what the task had earned.
  ///   - moment: when it is decided.
  /// - Returns: the change to apply.
  /// - Throws: ``TaskRefusal/undoConflict`` when the task has changed since.
  package func reversed(
    current: HouseholdTask?,
    home: Project?,
    isDeleted: Bool,
    keptPoints: Bool = false,
    at moment: Moment
  ) throws(TaskRefusal) -> Change {
    guard current?.revision == after?.revision, isOfCreation ? isSame(current) : true
    else { throw .undoConflict }
    guard var restored = before else {
      // What a deletion had left booked was there before the import, and is there after it.
      let keepsPoints = keepsPoints || (isOfCreation && keptPoints)
      return .taskUndone(nil, previous: current, keepsPoints: keepsPoints)
    }
    guard let home else { throw .undoConflict }
    restored.project = home.reference
    restored.modified = moment.now
    // A deletion was a revision as well.
    restored.revision = current.map { $0.revision + 1 } ?? restored.revision + (isDeleted ? 2 : 0)
    return .taskUndone(restored, previous: current, keepsPoints: keepsPoints)
  }
}

/// How long an undo token is good for.
package enum UndoWindow {
  package static let length = Duration.seconds(600)
}
