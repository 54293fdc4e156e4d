package import Vocabulary

/// One change that a rule decided on: what the store applies and the feed publishes.
package enum Change: Hashable, Sendable {
  /// `imported` tells records of another program apart; a complete one books its points at once.
  case taskCreated(HouseholdTask, imported: Bool)
  case taskUpdated(HouseholdTask, previous: HouseholdTask)
  case taskCompleted(HouseholdTask, Completion)
  case taskUncompleted(HouseholdTask, was: Completion)
  case taskRescheduled(HouseholdTask, previous: HouseholdTask)
  case taskMoved(HouseholdTask, previous: HouseholdTask)
  case taskDeleted(HouseholdTask, forgetsHistory: Bool)
  /// An earlier change taken back; the record after and before, `nil` where there is none.
  ///
  /// With `keepsPoints` the record goes or comes back and what it earned stays booked, as a deletion
  /// leaves it; otherwise points come and go with it.
  case taskUndone(HouseholdTask?, previous: HouseholdTask?, keepsPoints: Bool)
  case tasksBulkUpdated(changed: Int, points: Int32)
  case projectCreated(Project)
  case projectUpdated(Project, previous: Project)
  case projectDeleted(Project)
  case inboxEnsured(Project)
  /// A second Inbox was merged; its deletion is a change beside it.
  case projectMerged(Project, into: ProjectID, tasks: Int)
  case orphansRepaired(checked: Int, orphans: Int)
  /// The service's file was brought to another form.
  case dataMigrated(from: Int, to: Int)
  case cacheCleared(scope: String)
}

extension Change {
  /// The task as it is after the change; `nil` when it is gone, or when this is about no task.
  package var task: HouseholdTask? {
    switch self {
    case .taskCreated(let task, _), .taskUpdated(let task, _), .taskCompleted(let task, _),
      .taskUncompleted(let task, _), .taskRescheduled(let task, _), .taskMoved(let task, _):
      task
    case .taskUndone(let task, _, _): task
    case .taskDeleted, .tasksBulkUpdated, .projectCreated, .projectUpdated, .projectDeleted,
      .inboxEnsured, .projectMerged, .orphansRepaired, .dataMigrated, .cacheCleared:
      nil
    }
  }

  /// The task that the change takes away, as it was.
  package var removedTask: HouseholdTask? {
    switch self {
    case .taskDeleted(let task, _): task
    case .taskUndone(nil, let previous, _): previous
    default: nil
    }
  }

  /// Points that the change earns, or gives back when negative.
  package var points: Int32 {
    switch self {
    case .taskCreated(let task, _), .taskCompleted(let task, _): task.score
    case .taskUpdated(let task, let previous): task.score - previous.score
    case .taskUncompleted(let task, _): -task.priority.points
    // What it earned stays booked unless it is to be forgotten.
    case .taskDeleted(let task, let forgetsHistory): forgetsHistory ? -task.score : 0
    case .taskUndone(let task, let previous, let keepsPoints):
      keepsPoints ? 0 : (task?.score ?? 0) - (previous?.score ?? 0)
    case .taskRescheduled, .taskMoved, .tasksBulkUpdated, .projectCreated,
      .projectUpdated, .projectDeleted, .inboxEnsured, .projectMerged, .orphansRepaired,
      .dataMigrated, .cacheCleared:
      0
    }
  }
}
