import Vocabulary

/// One change that a rule decided on: what the store applies and the feed publishes.
package enum Change: Hashable, Sendable {
  /// `imported` tells records of another program apart; a complete one books its points at once.
  case taskCreated(HouseholdTask, imported: Bool)
  case taskUpdated(HouseholdTask, previous: HouseholdTask)
  case taskCompleted(HouseholdTask, Completion)
  case taskUncompleted(HouseholdTask, was: Completion)
  case taskDeleted(HouseholdTask)
  case projectCreated(Project)
  case inboxEnsured(Project)
}
