import NotificationDomain
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

extension TaskUpdate {
  /// Reads an event of the task feed.
  ///
  /// - Returns: `nil` for a kind that does not concern reminders, and for an event whose body was blanked
  ///   because its owner was removed.
  /// - Throws: ``UnreadableEvent`` if the body does not match its kind.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    let happened: TaskV1.Event?
    do {
      happened = try TaskV1.Event(event)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let happened, let task = TaskV1.Task(after: happened) else { return nil }
    guard let id = task.id, let member = event.stamp.space else {
      throw UnreadableEvent(event, why: "it does not say which task of whom")
    }
    isDeleted = happened.removesTask
    household = event.stamp.household
    report = TaskReport(
      task: id,
      member: member,
      project: task.projectID,
      name: task.name,
      wish: isDeleted || task.isComplete ? nil : task.alertReminderTime.flatMap { Timestamp($0) },
      at: event.stamp.at
    )
    report.priority = task.priority.rank
    if !isDeleted, !task.isComplete, let due = task.due {
      open = OpenTask(task: id, project: task.projectID, name: task.name, due: due)
    }
  }
}

extension TaskV1.Task {
  /// The task after the event, or before its deletion.
  fileprivate init?(after event: TaskV1.Event) {
    let task: TaskV1.Task? =
      switch event {
      case .taskCreated(let body): body.task
      case .taskUpdated(let body): body.task
      case .taskCompleted(let body): body.task
      case .taskUncompleted(let body): body.task
      case .taskRescheduled(let body): body.task
      case .taskMoved(let body): body.task
      case .taskUndone(let body): body.task ?? body.previous
      case .taskDeleted(let body): body.task
      default: nil
      }
    guard let task else { return nil }
    self = task
  }
}

extension TaskV1.TaskPriority {
  /// From 0, the highest, to 3; `nil` if the task has no priority.
  fileprivate var rank: Int? {
    switch self {
    case .highest: 0
    case .high: 1
    case .medium: 2
    case .low: 3
    case .unspecified, .unrecognized: nil
    }
  }
}

extension TaskV1.Task {
  fileprivate var due: OpenTask.Due? {
    if let at = dueAt.flatMap({ Timestamp($0) }) { return .at(at) }
    return dueOn.map { .on($0) }
  }
}

extension TaskV1.Event {
  /// Whether the event removes the task: by deletion, or by undoing its creation.
  fileprivate var removesTask: Bool {
    switch self {
    case .taskDeleted: true
    case .taskUndone(let body): body.task == nil
    default: false
    }
  }
}
