import ServiceRuntime
package import Contracts
package import RPC
import TaskDomain
import Vocabulary

extension TaskCalls {
  /// Creates one task (TSK-053); the same creation again under its own id answers with what is there.
  package func createTask(
    _ request: TaskV1.CreateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTaskResponse {
    let draft = TaskDraft(request)
    let newProject = request.newProject.map(ProjectDraft.init)
    return try await store.change(call, request) { rows in
      var run = CreationRun(rows)
      let (task, warnings, project) = try run.create(draft, in: newProject)
      return TaskV1.CreateTaskResponse(
        task: task,
        warnings: AnswerRoom.warnings(warnings),
        undoToken: try rows.undo(),
        project: project
      )
    }
  }

  /// Creates many tasks, all or none (TSK-059).
  package func createTasks(
    _ request: TaskV1.CreateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTasksResponse {
    try BulkLimits.check(count: request.tasks.count, field: "tasks")
    let drafts = request.tasks.map(TaskDraft.init)
    return try await store.change(call, request) { rows in
      let broken = drafts.enumerated().flatMap { index, draft in
        draft.violations(at: rows.moment).map { $0.inside("tasks[\(index)]") }
      }
      guard broken.isEmpty else { throw TaskRefusal.invalid(broken) }
      var run = CreationRun(rows)
      var answers = CreationAnswers()
      for (index, draft) in drafts.enumerated() {
        do {
          let created = try run.create(draft, in: nil)
          answers.add(created.task, created.warnings)
        } catch let refusal as TaskRefusal {
          throw TaskRefusal.bulk([BulkFailure("tasks[\(index)]", refusal)])
        }
      }
      return TaskV1.CreateTasksResponse(
        tasks: answers.tasks,
        undoToken: try rows.undo(),
        taskIDsLeftOut: answers.leftOut
      )
    }
  }
}

/// One call's creations, which are one batch when they are several.
private struct CreationRun {
  private let rows: any TaskRows
  private var batch: ChangeBatch

  init(_ rows: any TaskRows) {
    self.rows = rows
    batch = ChangeBatch(rows)
  }

  mutating func create(
    _ draft: TaskDraft,
    in newProject: ProjectDraft?
  ) throws -> (task: TaskV1.Task, warnings: [TaskWarning], project: TaskV1.Project?) {
    let stored = try draft.id.flatMap(rows.findTask)
    if let stored {
      let wished = try newProject.map { try rows.findProject(named: NameKey($0.name)) }
      let project = try wished ?? rows.project(draft.wish)
      let inbox = try rows.inbox()
      if stored.isCreated(by: draft, wished: project, inbox: inbox, rows.moment.calendar) {
        return (rows.wire(stored), [], nil)
      }
    }
    let decided = try rows.creation(of: draft, in: newProject)
    guard try stored == nil && !rows.isDeleted(decided.creation.task.id) else {
      throw TaskRefusal.taskExists
    }
    try rows.use().checkRoomForTask()
    if let project = decided.project {
      try rows.use().checkRoomForProject()
      try batch.apply(.projectCreated(project))
    }
    try batch.apply(decided.creation.change)
    return (
      rows.wire(decided.creation.task), decided.creation.warnings,
      try decided.project.map { try rows.wire($0) }
    )
  }
}

extension TaskRows {
  /// The task that a draft leads to, and the project that comes into being with it (TSK-060).
  fileprivate func creation(
    of draft: TaskDraft,
    in newProject: ProjectDraft?
  ) throws -> (creation: Creation, project: Project?) {
    try creation(of: draft, in: newProject, task: ids.make(), project: ids.make())
  }
}

extension TaskReading {
  /// The same with the ids to use where the drafts have none.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` with what is wrong with the task and with the project.
  func creation(
    of draft: TaskDraft,
    in newProject: ProjectDraft?,
    task: TaskID,
    project id: ProjectID
  ) throws -> (creation: Creation, project: Project?) {
    guard let newProject else {
      let wished = try project(draft.wish)
      return (try draft.created(as: task, wished: wished, inbox: inbox(), at: moment), nil)
    }
    let located = newProject.violations().map { $0.inside("new_project") }
    let broken = draft.violations(at: moment) + located
    guard broken.isEmpty else { throw TaskRefusal.invalid(broken) }
    if let known = try newProject.id.flatMap(findProject), !known.isCreated(by: newProject) {
      throw TaskRefusal.projectExists
    }
    let project = try newProject.created(
      as: id,
      holder: findProject(named: NameKey(newProject.name)),
      position: endOfProjects(),
      at: moment.now
    )
    let creation = try draft.created(as: task, wished: project, inbox: inbox(), at: moment)
    return (creation, project)
  }
}

extension ProjectDraft {
  init(_ project: TaskV1.NewProject) {
    self.init(id: project.id, name: project.name)
  }
}
