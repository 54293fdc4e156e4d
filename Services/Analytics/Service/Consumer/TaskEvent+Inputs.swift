import TaskContracts

extension TaskV1.Event {
  /// The priorities that the event's points depend on, 0 to 3; empty if the event does not name them.
  var ruleInputs: [Int] {
    switch self {
    case .taskCreated(let body): [body.task?.priority.level].compactMap(\.self)
    case .taskCompleted(let body): [body.task?.priority.level].compactMap(\.self)
    case .taskUpdated(let body):
      TaskV1.Event.change(from: body.previous, to: body.task)
    case .taskUndone(let body):
      body.previous?.isComplete == true && body.task?.isComplete == true
        ? TaskV1.Event.change(from: body.previous, to: body.task)
        : [body.task?.priority.level].compactMap(\.self)
    default: []
    }
  }

  private static func change(from before: TaskV1.Task?, to after: TaskV1.Task?) -> [Int] {
    guard let old = before?.priority.level, let new = after?.priority.level else { return [] }
    return [old, new]
  }
}

extension TaskV1.TaskPriority {
  /// 0 for P0, the highest; `nil` when the event names none.
  fileprivate var level: Int? {
    switch self {
    case .highest: 0
    case .high: 1
    case .medium: 2
    case .low: 3
    case .unspecified, .unrecognized: nil
    }
  }
}
