import Contracts
import NotificationDomain
import ServiceRuntime
import Vocabulary
import Wire

extension TaskNews {
  /// Reads an event of the task feed.
  ///
  /// - Returns: `nil` for a kind that touches no reminder, and for an event whose body was blanked
  ///   because its owner is gone.
  /// - Throws: ``UnreadableEvent`` when the body is not what its kind promises.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let task: TaskV1.Task?
    let isGone: Bool
    do {
      task = try TaskV1.Task(after: event)
      isGone = try event.removesTask
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let task else { return nil }
    guard let id = task.id, let member = event.stamp.space else {
      throw UnreadableEvent(event, why: "it does not say which task of whom")
    }
    isDeleted = isGone
    household = event.stamp.household
    report = TaskReport(
      task: id,
      member: member,
      project: task.projectID,
      name: task.name,
      wish: isDeleted || task.isComplete ? nil : task.alertReminderTime.flatMap { Timestamp($0) },
      at: event.stamp.at
    )
  }
}

extension TaskV1.Task {
  /// The task as it is after what the event tells, or was before it was deleted.
  fileprivate init?(after event: FeedEvent) throws(WireError) {
    let task: TaskV1.Task? =
      switch event.kind {
      case "task_created": try event.body(as: TaskV1.TaskCreated.self)?.task
      case "task_updated": try event.body(as: TaskV1.TaskUpdated.self)?.task
      case "task_completed": try event.body(as: TaskV1.TaskCompleted.self)?.task
      case "task_uncompleted": try event.body(as: TaskV1.TaskUncompleted.self)?.task
      case "task_rescheduled": try event.body(as: TaskV1.TaskRescheduled.self)?.task
      case "task_moved": try event.body(as: TaskV1.TaskMoved.self)?.task
      case "task_undone":
        try event.body(as: TaskV1.TaskUndone.self).flatMap { $0.task ?? $0.previous }
      case "task_deleted": try event.body(as: TaskV1.TaskDeleted.self)?.task
      default: nil
      }
    guard let task else { return nil }
    self = task
  }
}

extension FeedEvent {
  /// Whether the task is gone after it: deleted, or its creation taken back.
  fileprivate var removesTask: Bool {
    get throws(WireError) {
      if kind == "task_deleted" { return true }
      guard kind == "task_undone" else { return false }
      return try body(as: TaskV1.TaskUndone.self).map { $0.task == nil } ?? false
    }
  }
}
