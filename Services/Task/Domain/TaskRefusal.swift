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
  /// The stored task is not the one the change was based on; this is the stored one.
  case revisionMismatch(HouseholdTask)
  /// The space holds as many tasks as it may.
  case tooManyTasks
  /// The space holds as many projects as it may.
  case tooManyProjects

  /// - Throws: ``invalid(_:)`` unless the list is empty.
  static func check(_ violations: [TaskViolation]) throws(TaskRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }
}
