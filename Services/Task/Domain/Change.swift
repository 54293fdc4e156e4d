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
  /// `kept` is what an earlier deletion had left booked of a task that is open, and is forgotten with it.
  case taskDeleted(HouseholdTask, forgetsHistory: Bool, kept: BookedPoints? = nil)
  /// An earlier change taken back; the record after and before, `nil` where there is none.
  case taskUndone(HouseholdTask?, previous: HouseholdTask?, Rebooking)
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
    case .taskDeleted(let task, _, _): task
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
