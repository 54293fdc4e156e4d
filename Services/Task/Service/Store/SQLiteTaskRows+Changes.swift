import ServiceRuntime
import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  /// The one way rows change: no change without its event, no event without its change.
  func apply(_ change: Change, batch: BatchID?) throws {
    switch change {
    case .taskCreated(let task, _): try insert(task)
    case .taskUpdated(let task, _), .taskCompleted(let task, _), .taskUncompleted(let task, _):
      try update(task)
    case .taskDeleted(let task): try delete(task)
    case .projectCreated(let project): try insert(project)
    case .inboxEnsured(let project): try insert(project)
    }
    guard var stamp else { preconditionFailure("a change without a stamp") }
    if case .inboxEnsured = change {
      stamp.actor = nil
      stamp.device = nil
    }
    try writing.append(change.event(of: member, batch: batch), stamp)
  }
}
