package import Vocabulary

/// A change decided by a rule; the store applies it and the feed publishes it.
package enum Change: Hashable, Sendable {
  /// `imported` marks records of another program; a complete one books its points at once.
  case taskCreated(HouseholdTask, imported: Bool)
  case taskUpdated(HouseholdTask, previous: HouseholdTask)
  case taskCompleted(HouseholdTask, Completion)
  case taskUncompleted(HouseholdTask, was: Completion)
  case taskRescheduled(HouseholdTask, previous: HouseholdTask)
  case taskMoved(HouseholdTask, previous: HouseholdTask)
  /// `kept` has the points that an earlier deletion left booked for an open task; they are
  /// forgotten with it.
  case taskDeleted(HouseholdTask, forgetsHistory: Bool, kept: BookedPoints? = nil)
  /// An undone change; the record after and before, `nil` where it does not exist.
  case taskUndone(HouseholdTask?, previous: HouseholdTask?, Rebooking)
  case tasksBulkUpdated(changed: Int, points: Int32)
  case projectCreated(Project)
  case projectUpdated(Project, previous: Project)
  case projectDeleted(Project)
  case inboxEnsured(Project)
  /// A second Inbox was merged; its deletion is a separate change.
  case projectMerged(Project, into: ProjectID, tasks: Int)
  case orphansRepaired(checked: Int, orphans: Int)
  /// The service's file was migrated.
  case dataMigrated(from: Int, to: Int)
  case cacheCleared(scope: String)
}

extension Change {
  /// The task after the change; `nil` when it was deleted, or the change is not about a task.
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

  /// The task that the change removes, as it was before.
  package var removedTask: HouseholdTask? {
    switch self {
    case .taskDeleted(let task, _, _): task
    case .taskUndone(nil, let previous, _): previous
    default: nil
    }
  }

  /// Points that the change earns; negative when they are taken back.
  package var points: Int32 {
    switch self {
    case .taskCreated(let task, _), .taskCompleted(let task, _): task.score
    case .taskUpdated(let task, let previous): task.score - previous.score
    case .taskUncompleted(let task, _): -task.priority.points
    // Earned points stay booked unless the history is forgotten.
    case .taskDeleted(let task, let forgetsHistory, let kept):
      forgetsHistory ? -((task.booked ?? kept)?.points ?? 0) : 0
    case .taskUndone(_, _, let booking): booking.points
    case .taskRescheduled, .taskMoved, .tasksBulkUpdated, .projectCreated,
      .projectUpdated, .projectDeleted, .inboxEnsured, .projectMerged, .orphansRepaired,
      .dataMigrated, .cacheCleared:
      0
    }
  }
}
