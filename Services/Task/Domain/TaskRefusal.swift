import Vocabulary

/// Why the rules say no.
///
/// Every case is part of the contract.
package enum TaskRefusal: Error, Hashable, Sendable {
  /// The request is wrong whatever is stored; never empty.
  case invalid([TaskViolation])
  case taskNotFound
  case projectNotFound
  /// The id is taken by a task with other content, or by one that was deleted.
  case taskExists
  case projectExists
  case duplicateProjectName
  case filterNotFound
  /// The id is that of a saved filter that was deleted.
  case filterExists
  /// Another saved filter has this name.
  case duplicateFilterName
  /// The space keeps as many filters as it may.
  case tooManyFilters
  /// The stored task is not the one the change was based on; this is the stored one.
  case revisionMismatch(HouseholdTask)
  /// The change says it was based on a revision that is still to come; this is the stored one.
  case revisionAhead(HouseholdTask)
  /// The stored project is not the one the change was based on; this is the stored one.
  case projectRevisionMismatch(Project)
  /// A project cannot be what the request wants.
  case project(ProjectRefusal)
  /// A complete task is not rescheduled.
  case taskComplete
  /// The same, where a field of the request is to blame that is not the usual one for it.
  indirect case about(String, TaskRefusal)
  /// What stands in the way of a record inside the request: its fields are below this one.
  indirect case inside(String, TaskRefusal)
  /// Some of many stand in the way; never empty.
  indirect case bulk([BulkFailure])
  /// What an undo token would take back has changed since, or lost its project.
  case undoConflict
  /// The undo token is older than ``UndoWindow/length``, or its change is no longer kept.
  case undoExpired
  /// The space holds as many tasks as it may.
  case tooManyTasks
  /// The space holds as many projects as it may.
  case tooManyProjects

  /// - Throws: ``invalid(_:)`` unless the list is empty.
  package static func check(_ violations: [TaskViolation]) throws(TaskRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }
}
