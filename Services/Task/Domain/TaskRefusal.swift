import Vocabulary

/// Why a rule refuses a request.
///
/// Every case is part of the contract.
package enum TaskRefusal: Error, Hashable, Sendable {
  /// The request is invalid whatever is stored; never empty.
  case invalid([TaskViolation])
  case taskNotFound
  case projectNotFound
  /// The id belongs to a task with other content, or to a deleted one.
  case taskExists
  case projectExists
  case duplicateProjectName
  case filterNotFound
  /// The id belongs to a deleted saved filter.
  case filterExists
  /// Another saved filter has this name.
  case duplicateFilterName
  /// The space has the maximum number of filters.
  case tooManyFilters
  /// The task has changed since the expected revision; this is the stored one.
  case revisionMismatch(HouseholdTask)
  /// The expected revision is higher than the stored one; this is the stored task.
  case revisionAhead(HouseholdTask)
  /// The project has changed since the expected revision; this is the stored one.
  case projectRevisionMismatch(Project)
  /// The change of a project is refused.
  case project(ProjectRefusal)
  /// A complete task cannot be rescheduled.
  case taskComplete
  /// The same refusal, about another field of the request than usual.
  indirect case about(String, TaskRefusal)
  /// A refusal about a record inside the request; its fields are relative to this path.
  indirect case inside(String, TaskRefusal)
  /// Some of many records cannot be changed; never empty.
  indirect case bulk([BulkFailure])
  /// The change to be undone was followed by another, or its project is gone.
  case undoConflict
  /// The undo token is older than ``UndoWindow/length``, or its events are no longer kept.
  case undoExpired
  /// The space has the maximum number of tasks.
  case tooManyTasks
  /// The space has the maximum number of projects.
  case tooManyProjects

  /// - Throws: ``invalid(_:)`` unless the list is empty.
  package static func check(_ violations: [TaskViolation]) throws(TaskRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }
}
