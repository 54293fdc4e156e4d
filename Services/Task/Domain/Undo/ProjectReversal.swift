package import Vocabulary

/// An earlier change of one project, decoded from its event, that can be undone (TSK-084).
package struct ProjectReversal: RecordReversal, Hashable, Sendable {
  package let after: Project?
  package let before: Project?

  package init(after: Project?, before: Project?) {
    self.after = after
    self.before = before
  }

  package var id: ProjectID? { (after ?? before)?.id }

  /// Decides the change that undoes this one.
  ///
  /// - Parameters:
  ///   - state: the project's current state.
  ///   - holder: the project that has the former name now.
  ///   - tree: all projects of the space.
  ///   - isEmpty: whether the project has no tasks.
  ///   - now: the time of the call.
  /// - Returns: the change to apply; `nil` for a project that was created implicitly and has other
  ///   tasks now: it stays.
  /// - Throws: ``TaskRefusal/undoConflict`` when the project has changed since, its former name is
  ///   taken, or its former parent is gone. Limits are checked when all records are back
  ///   (``ProjectTree/hasRoom(for:)``).
  package func reversed(
    _ state: RecordState<Project>,
    holder: Project?,
    tree: ProjectTree,
    isEmpty: Bool,
    at now: Timestamp
  ) throws(TaskRefusal) -> Change? {
    guard isLast(state) else { throw .undoConflict }
    let current = state.current
    guard var restored = before else {
      guard let current, isEmpty, tree.children(of: current.id).isEmpty else { return nil }
      return .projectDeleted(current)
    }
    guard holder == nil || holder?.id == restored.id else { throw .undoConflict }
    if restored.parent != current?.parent {
      do { try tree.checkReturning(current?.id, under: restored.parent) } catch {
        throw .undoConflict
      }
    }
    restored.modified = now
    restored.revision = state.nextRevision ?? restored.revision
    guard let current else { return .projectCreated(restored) }
    return .projectUpdated(restored, previous: current)
  }
}

extension Project: UndoableRecord {
  package func isSame(as made: Project) -> Bool {
    created == made.created && changedFields(since: made).isEmpty
  }
}
