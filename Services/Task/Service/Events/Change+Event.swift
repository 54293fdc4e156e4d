import Contracts
import ServiceRuntime
import TaskDomain
import Vocabulary
import Wire

extension Change {
  /// The event that tells others about this change, complete in itself: a reader needs no call back.
  func event(of member: MemberID, batch: BatchID?) -> NewEvent {
    switch self {
    case .taskCreated(let task, let imported):
      var body = TaskV1.TaskCreated(task: TaskV1.Task(task, of: member), imported: imported)
      body.points = task.score
      body.completionDay = task.completion?.day
      return NewEvent("task_created", task, batch, body)
    case .taskUpdated(let task, let previous):
      var body = TaskV1.TaskUpdated(
        task: TaskV1.Task(task, of: member),
        previous: TaskV1.Task(previous, of: member)
      )
      body.pointsDifference = task.score - previous.score
      body.completionDay = task.completion?.day
      let fields = task.changedFields(since: previous)
      return NewEvent("task_updated", task, batch, body, fields)
    case .taskCompleted(let task, let completion):
      let body = TaskV1.TaskCompleted(
        task: TaskV1.Task(task, of: member),
        points: task.score,
        completionDay: completion.day
      )
      return NewEvent("task_completed", task, batch, body, completionFields)
    case .taskUncompleted(let task, let was):
      let body = TaskV1.TaskUncompleted(
        task: TaskV1.Task(task, of: member),
        points: task.priority.points,
        completionDay: was.day,
        wasCompletedAt: .init(was.at)
      )
      return NewEvent("task_uncompleted", task, batch, body, completionFields)
    case .taskDeleted(let task):
      let body = TaskV1.TaskDeleted(task: TaskV1.Task(task, of: member))
      return NewEvent("task_deleted", task, batch, body, revision: task.revision + 1)
    case .projectCreated(let project):
      let body = TaskV1.ProjectCreated(project: TaskV1.Project(project, of: member))
      return NewEvent("project_created", project, batch, body)
    case .inboxEnsured(let project):
      let body = TaskV1.InboxEnsured(project: TaskV1.Project(project, of: member))
      return NewEvent("inbox_ensured", project, batch, body)
    }
  }

  private var completionFields: [String] { ["is_complete", "date_completed"] }
}

extension NewEvent {
  fileprivate init(
    _ kind: String,
    _ task: HouseholdTask,
    _ batch: BatchID?,
    _ body: any Message,
    _ fields: [String] = [],
    revision: UInt64? = nil
  ) {
    self.init(
      kind,
      entity: task.id.text,
      revision: Int(clamping: revision ?? task.revision),
      changedFields: fields,
      batch: batch,
      body: body
    )
  }

  fileprivate init(
    _ kind: String,
    _ project: Project,
    _ batch: BatchID?,
    _ body: any Message
  ) {
    self.init(
      kind,
      entity: project.id.text,
      revision: Int(clamping: project.revision),
      batch: batch,
      body: body
    )
  }
}
