import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

extension Change {
  /// The event of this change; self-contained, so that followers need no further call.
  ///
  /// - Parameters:
  ///   - member: the owner of the task or project.
  ///   - calendar: the member's; `nil` when it is unknown.
  ///   - batch: the batch of the change.
  /// - Returns: the event, not appended yet.
  func event(of member: MemberID, on calendar: HouseholdCalendar?, batch: BatchID?) -> NewEvent {
    func times(_ task: HouseholdTask?) -> TaskV1.LocalTimes? {
      guard let task, let calendar else { return nil }
      return TaskV1.LocalTimes(task, on: calendar)
    }
    switch self {
    case .taskCreated(let task, let imported):
      var body = TaskV1.TaskCreated(task: TaskV1.Task(task, of: member), imported: imported)
      body.points = task.score
      body.completionDay = task.completion?.day
      body.localTimes = times(task)
      return NewEvent(body, task, batch)
    case .taskUpdated(let task, let previous):
      var body = TaskV1.TaskUpdated(
        task: TaskV1.Task(task, of: member),
        previous: TaskV1.Task(previous, of: member)
      )
      body.pointsDifference = task.score - previous.score
      body.completionDay = task.completion?.day
      body.localTimes = times(task)
      let fields = task.changedFields(since: previous)
      return NewEvent(body, task, batch, fields)
    case .taskCompleted(let task, let completion):
      let body = TaskV1.TaskCompleted(
        task: TaskV1.Task(task, of: member),
        points: task.score,
        completionDay: completion.day,
        localTimes: times(task)
      )
      return NewEvent(body, task, batch, completionFields)
    case .taskUncompleted(let task, let was):
      let body = TaskV1.TaskUncompleted(
        task: TaskV1.Task(task, of: member),
        points: task.priority.points,
        completionDay: was.day,
        wasCompletedAt: .init(was.at),
        localTimes: times(task)
      )
      return NewEvent(body, task, batch, completionFields)
    case .taskRescheduled(let task, let previous):
      let body = TaskV1.TaskRescheduled(
        task: TaskV1.Task(task, of: member),
        previous: TaskV1.Task(previous, of: member),
        completionDay: task.completion?.day,
        localTimes: times(task)
      )
      let fields = task.changedFields(since: previous)
      return NewEvent(body, task, batch, fields)
    case .taskMoved(let task, let previous):
      let body = TaskV1.TaskMoved(
        task: TaskV1.Task(task, of: member),
        previous: TaskV1.Task(previous, of: member),
        completionDay: task.completion?.day,
        localTimes: times(task)
      )
      return NewEvent(body, task, batch, ["project_id"])
    case .taskUndone(let task, let previous, let booking):
      return undone(task, previous, booking, times(task), member, batch)
    case .tasksBulkUpdated(let changed, let points):
      let body = TaskV1.TasksBulkUpdated(changed: Int32(clamping: changed), points: points)
      return NewEvent(body, entity: "", batch: batch)
    case .taskDeleted(let task, let forgetsHistory, let kept):
      let body = TaskV1.TaskDeleted(
        task: TaskV1.Task(task, of: member),
        completionDay: task.completion?.day,
        forgetHistory: forgetsHistory,
        booked: kept.map(TaskV1.BookedPoints.init)
      )
      return NewEvent(body, task, batch, revision: task.revision + 1)
    case .projectCreated(let project):
      let body = TaskV1.ProjectCreated(project: TaskV1.Project(project, of: member))
      return NewEvent(body, project, batch)
    case .projectUpdated(let project, let previous):
      return updated(project, previous, member, batch)
    case .projectDeleted(let project):
      let body = TaskV1.ProjectDeleted(project: TaskV1.Project(project, of: member))
      return NewEvent(body, project, batch, revision: project.revision + 1)
    case .projectMerged(let project, let target, let tasks):
      let body = TaskV1.ProjectMerged(
        project: TaskV1.Project(project, of: member),
        intoProjectID: target,
        tasksMoved: Int32(clamping: tasks)
      )
      return NewEvent(body, project, batch, revision: project.revision + 1)
    case .orphansRepaired(let checked, let orphans):
      let body = TaskV1.OrphansRepaired(
        tasksChecked: Int32(clamping: checked),
        orphans: Int32(clamping: orphans)
      )
      return NewEvent(body, entity: "", batch: batch)
    case .dataMigrated(let from, let to):
      let body = TaskV1.DataMigrated(
        fromVersion: Int32(clamping: from),
        toVersion: Int32(clamping: to)
      )
      return NewEvent(body, entity: "", batch: batch)
    case .cacheCleared(let scope):
      let body = TaskV1.CacheCleared(scope: scope)
      return NewEvent(body, entity: "", batch: batch)
    case .inboxEnsured(let project):
      let body = TaskV1.InboxEnsured(project: TaskV1.Project(project, of: member))
      return NewEvent(body, project, batch)
    }
  }

  /// A change of a project, as the event that is most useful to followers.
  private func updated(
    _ project: Project,
    _ previous: Project,
    _ member: MemberID,
    _ batch: BatchID?
  ) -> NewEvent {
    let (new, old) = (TaskV1.Project(project, of: member), TaskV1.Project(previous, of: member))
    let fields = project.changedFields(since: previous)
    if project.isArchived != previous.isArchived {
      return project.isArchived
        ? NewEvent(TaskV1.ProjectArchived(project: new, previous: old), project, batch, fields)
        : NewEvent(TaskV1.ProjectUnarchived(project: new, previous: old), project, batch, fields)
    }
    if !fields.isEmpty, Set(fields).isSubset(of: ["parent_project_id", "position"]) {
      let body = TaskV1.ProjectMoved(project: new, previous: old)
      return NewEvent(body, project, batch, fields)
    }
    let body = TaskV1.ProjectUpdated(project: new, previous: old)
    return NewEvent(body, project, batch, fields)
  }

  private func undone(
    _ task: HouseholdTask?,
    _ previous: HouseholdTask?,
    _ booking: Rebooking,
    _ times: TaskV1.LocalTimes?,
    _ member: MemberID,
    _ batch: BatchID?
  ) -> NewEvent {
    let body = TaskV1.TaskUndone(
      task: task.map { TaskV1.Task($0, of: member) },
      previous: previous.map { TaskV1.Task($0, of: member) },
      completionDay: task?.completion?.day,
      previousCompletionDay: previous?.completion?.day,
      keepsPoints: (task == nil || previous == nil) && booking.after != nil
        && booking.after == booking.before,
      booked: booking.after.map(TaskV1.BookedPoints.init),
      previouslyBooked: booking.before.map(TaskV1.BookedPoints.init),
      localTimes: times
    )
    var fields: [String] = []
    if let task, let previous {
      fields = task.changedFields(since: previous)
      if task.isComplete != previous.isComplete { fields += completionFields }
    }
    return NewEvent(
      body,
      entity: (task ?? previous)?.id.text ?? "",
      revision: Int(clamping: task?.revision ?? previous.map { $0.revision + 1 } ?? 0),
      changedFields: fields,
      batch: batch
    )
  }

  private var completionFields: [String] { ["is_complete", "date_completed"] }
}

extension NewEvent {
  fileprivate init(
    _ body: any EventBody,
    _ task: HouseholdTask,
    _ batch: BatchID?,
    _ fields: [String] = [],
    revision: UInt64? = nil
  ) {
    self.init(
      body,
      entity: task.id.text,
      revision: Int(clamping: revision ?? task.revision),
      changedFields: fields,
      batch: batch
    )
  }

  fileprivate init(
    _ body: any EventBody,
    _ project: Project,
    _ batch: BatchID?,
    _ fields: [String] = [],
    revision: UInt64? = nil
  ) {
    self.init(
      body,
      entity: project.id.text,
      revision: Int(clamping: revision ?? project.revision),
      changedFields: fields,
      batch: batch
    )
  }
}

extension TaskV1.LocalTimes {
  fileprivate init(_ task: HouseholdTask, on calendar: HouseholdCalendar) {
    self.init(
      dueDay: task.due?.day(calendar),
      completionHour: task.completion.map {
        Int32(clamping: calendar.time(of: $0.at).hour)
      }
    )
  }
}
