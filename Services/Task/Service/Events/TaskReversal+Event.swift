import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary

extension TaskReversal {
  /// Decodes a change from its event.
  ///
  /// - Returns: `nil` for events that are not about a single task.
  /// - Throws: ``TaskRefusal/undoExpired`` when the event was erased in part.
  init?(_ event: TaskV1.Event) throws {
    switch event {
    case .taskCreated(let body):
      self.init(after: try .expected(body.task, body.completionDay), before: nil)
    case .taskUpdated(let body): try self.init(body.task, body.previous, body.completionDay)
    case .taskRescheduled(let body): try self.init(body.task, body.previous, body.completionDay)
    case .taskMoved(let body): try self.init(body.task, body.previous, body.completionDay)
    case .taskCompleted(let body):
      let task = try HouseholdTask.expected(body.task, body.completionDay)
      self.init(after: task, before: task.with(nil))
    case .taskUncompleted(let body):
      let task = try HouseholdTask.expected(body.task, nil)
      guard let at = body.wasCompletedAt.flatMap({ Timestamp($0) }), let day = body.completionDay
      else { throw TaskRefusal.undoExpired }
      self.init(after: task, before: task.with(Completion(at: at, day: day)))
    case .taskDeleted(let body):
      self.init(
        after: nil,
        before: try .expected(body.task, body.completionDay),
        left: body.forgetHistory ? .recorded(BookedPoints(body.booked)) : .asKept
      )
    case .taskUndone(let body):
      let task = HouseholdTask(body.task, completedOn: body.completionDay)
      let previous = HouseholdTask(body.previous, completedOn: body.previousCompletionDay)
      // Older events have no booked points, but say whether points changed.
      let booked = body.keepsPoints ? (previous ?? task)?.booked : nil
      self.init(
        after: task,
        before: previous,
        left: .recorded(BookedPoints(body.previouslyBooked) ?? booked)
      )
    default: return nil
    }
  }

  private init(_ task: TaskV1.Task?, _ previous: TaskV1.Task?, _ day: LocalDay?) throws {
    self.init(after: try .expected(task, day), before: try .expected(previous, day))
  }
}

extension BookedPoints {
  /// `nil` when the event has none, or incomplete ones.
  init?(_ booked: TaskV1.BookedPoints?) {
    guard let booked, let day = booked.day else { return nil }
    self.init(points: booked.points, day: day)
  }
}

extension TaskV1.BookedPoints {
  init(_ booked: BookedPoints) { self.init(points: booked.points, day: booked.day) }
}

extension HouseholdTask {
  fileprivate static func expected(
    _ record: TaskV1.Task?,
    _ day: LocalDay?
  ) throws -> HouseholdTask {
    guard let task = HouseholdTask(record, completedOn: day) else { throw TaskRefusal.undoExpired }
    return task
  }

  fileprivate func with(_ completion: Completion?) -> HouseholdTask {
    var task = self
    task.completion = completion
    return task
  }
}
