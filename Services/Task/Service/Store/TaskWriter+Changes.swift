import ServiceRuntime
import SQLite
import TaskDomain
import Vocabulary

extension TaskWriter {
  /// The only way to change rows: every change has its event, and every event its change.
  func apply(_ change: Change, batch: BatchID?) throws {
    try writeRows(of: change)
    try publish(change, batch)
  }

  /// The same for many changes of one call; deletions and plain moves are written in bulk.
  func apply(_ changes: [(change: Change, batch: BatchID)]) throws {
    try delete(changes.compactMap(\.change.deletedTask))
    let moves = Dictionary(grouping: changes.compactMap(\.change.move), by: \.project.id)
    for (project, tasks) in moves { try move(tasks, to: project) }
    for (change, batch) in changes {
      if change.deletedTask == nil, change.move == nil { try writeRows(of: change) }
      try publish(change, batch)
    }
  }

  private func writeRows(of change: Change) throws {
    switch change {
    // A deleted task may be imported again; its tombstone shows that when the import is undone.
    case .taskCreated(let task, _): try insert(task)
    case .taskUpdated(let task, let previous), .taskRescheduled(let task, let previous),
      .taskMoved(let task, let previous):
      try update(task, changed: task.fieldsChanged(since: previous), completion: false)
    case .taskCompleted(let task, _): try update(task, changed: [], completion: true)
    case .taskUncompleted(let task, _):
      try update(task, changed: [], completion: true)
      // Points from before an import were replaced by this completion.
      try keep(nil, of: task.id)
    case .taskDeleted: try delete([change.deletedTask].compactMap(\.self))
    case .taskUndone(let task?, let previous?, let booking):
      try update(task, changed: task.fieldsChanged(since: previous), completion: true)
      if previous.isComplete, !task.isComplete { try keep(booking.after, of: task.id) }
    case .taskUndone(let task?, nil, let booking): try restore(task, booking.after)
    case .taskUndone(nil, let previous?, let booking):
      try delete([(previous, left: .points(booking.after))])
    case .taskUndone(nil, nil, _), .tasksBulkUpdated, .projectMerged, .orphansRepaired,
      .dataMigrated, .cacheCleared:
      break
    case .projectCreated(let project): try insert(project)
    case .projectUpdated(let project, _): try update(project)
    case .projectDeleted(let project): try delete(project)
    case .inboxEnsured(let project): try insert(project)
    }
  }

  private func publish(_ change: Change, _ batch: BatchID?) throws {
    var stamp = stamp
    if case .inboxEnsured = change {
      stamp.actor = nil
      stamp.device = nil
    }
    let sequence = try write.append(
      change.event(of: member, on: moment.calendar, batch: batch),
      stamp
    )
    if stamp.actor != nil { mark.note(sequence) }
  }
}

extension Change {
  /// The task that it deletes, with the points that its tombstone retains.
  fileprivate var deletedTask: (task: HouseholdTask, left: RetainedPoints)? {
    guard case .taskDeleted(let task, let forgets, _) = self else { return nil }
    guard !forgets else { return (task, .points(nil)) }
    return (task, task.booked.map { .points($0) } ?? .asBefore)
  }

  /// The task afterwards, when only its project changes.
  fileprivate var move: HouseholdTask? {
    guard case .taskMoved(let task, let previous) = self,
      task.fieldsChanged(since: previous) == [.project]
    else { return nil }
    return task
  }
}
