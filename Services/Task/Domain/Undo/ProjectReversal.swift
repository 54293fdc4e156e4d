package import Vocabulary

/// What one earlier change did to one project, as its event tells it, ready to be taken back (TSK-084).
package struct ProjectReversal: Hashable, Sendable {
  /// The record after the change; `nil` when it deleted the project.
  package let after: Project?
  /// The record before the change; `nil` when it created the project.
  package let before: Project?

  package init(after: Project?, before: Project?) {
    self.after = after
    self.before = before
  }

  package var id: ProjectID? { (after ?? before)?.id }

  /// Whether the change brought the project into being, and did not bring it back.
  package var isOfCreation: Bool { before == nil && after?.revision == 1 }

  /// Whether it is the project that was created, and not another one that was given its id afterwards.
  private func isSame(_ current: Project?) -> Bool {
    guard let current, let after else { return false }
    return current.created == after.created && current.changedFields(since: after).isEmpty
  }

  /// Whether nothing has changed the project since, as for a task.
  private func isLast(_ current: Project?, _ deletion: UInt64?) -> Bool {
    guard after == nil, let before else {
      return current?.revision == after?.revision && (!isOfCreation || isSame(current))
    }
    // The undoing of a creation leaves no tombstone, and what was created had the first revision.
    return current == nil && (deletion ?? 2) == before.revision + 1
  }

  /// Decides on the change that takes this one back.
  ///
  /// - Parameters:
  ///   - current: the project as it is now.
  ///   - holder: the project that has the former name now.
  ///   - tree: all projects of the space.
  ///   - isEmpty: whether no task is in it.
  ///   - deletion: the revision that its last known deletion was, as for a task.
  ///   - now: when it is decided.
  /// - Returns: the change to apply; `nil` for a project that was made on the way and holds something
  ///   else by now: it stays.
  /// - Throws: ``TaskRefusal/undoConflict`` when the project has changed since, its former name is
  ///   taken, or its former place is gone. Whether there is room is asked when all is back
  ///   (``ProjectTree/hasRoom(for:)``).
  package func reversed(
    current: Project?,
    holder: Project?,
    tree: ProjectTree,
    isEmpty: Bool,
    deletion: UInt64?,
    at now: Timestamp
  ) throws(TaskRefusal) -> Change? {
    guard isLast(current, deletion) else { throw .undoConflict }
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
    // A deletion was a revision as well.
    restored.revision = (current?.revision ?? deletion).map { $0 + 1 } ?? restored.revision
    guard let current else { return .projectCreated(restored) }
    return .projectUpdated(restored, previous: current)
  }
}
