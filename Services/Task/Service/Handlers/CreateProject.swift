import ServiceRuntime
package import Contracts
package import RPC
import TaskDomain
import Vocabulary

extension ProjectCalls {
  /// Creates one project, from a template and with first tasks if asked (PRJ-042, PRJ-046, PRJ-047);
  /// the same creation again under its own id answers with what is there.
  package func createProject(
    _ request: TaskV1.CreateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateProjectResponse {
    let draft = ProjectDraft(request)
    guard request.tasks.count <= Self.maximumFirstTasks else {
      let detail = "A project begins with at most \(Self.maximumFirstTasks) tasks"
      throw TaskRefusal.invalid([TaskViolation("tasks", .tooManyItems, detail: detail)])
    }
    let tasks = request.tasks.map(TaskDraft.init)
    return try await store.change(call, request) { rows in
      let template = try draft.template.map { id in
        guard let template = try rows.findProject(id) else { throw TaskRefusal.projectNotFound }
        return template
      }
      let stored = try draft.id.flatMap(rows.findProject)
      if let stored, stored.isCreated(by: draft, template: template) {
        return TaskV1.CreateProjectResponse(project: try rows.wire(stored))
      }
      let project = try rows.creation(of: draft, template)
      guard try stored == nil && !rows.isDeleted(project.id) else {
        throw TaskRefusal.projectExists
      }
      try rows.use().checkRoomForProject()
      var batch = ChangeBatch(rows)
      try batch.apply(.projectCreated(project))
      var answers = CreationAnswers()
      if request.copyTasks, let template {
        for copy in try rows.copies(of: template, in: project) {
          try rows.add(copy, &batch)
          answers.add(rows.wire(copy.task), copy.warnings)
        }
      }
      for (index, task) in tasks.enumerated() {
        do {
          let creation = try task.created(
            as: rows.ids.make(),
            wished: project,
            inbox: rows.inbox(),
            at: rows.moment
          )
          try rows.add(creation, &batch)
          answers.add(rows.wire(creation.task), creation.warnings)
        } catch let refusal as TaskRefusal {
          throw TaskRefusal.bulk([BulkFailure("tasks[\(index)]", refusal)])
        }
      }
      return TaskV1.CreateProjectResponse(
        project: try rows.wire(project),
        undoToken: try rows.undo(),
        tasks: answers.tasks,
        taskIDsLeftOut: answers.leftOut
      )
    }
  }

  /// Tasks that a project may begin with (PRJ-047).
  private static let maximumFirstTasks = 100

  /// Says whether a name may be given to a project (PRJ-042).
  package func checkProjectName(
    _ request: TaskV1.CheckProjectNameRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CheckProjectNameResponse {
    let broken = ProjectDraft(name: request.name).violations().first?.rule.rawValue
    return try await store.read(Caller(call)) { rows in
      if let broken { return TaskV1.CheckProjectNameResponse(free: false, code: broken) }
      let holder = try rows.findProject(named: NameKey(request.name))
      guard let holder, holder.id != request.projectID else {
        return TaskV1.CheckProjectNameResponse(free: true)
      }
      return TaskV1.CheckProjectNameResponse(free: false, code: "duplicate_project_name")
    }
  }
}

extension TaskRows {
  fileprivate func creation(of draft: ProjectDraft, _ template: Project?) throws -> Project {
    let project = try draft.created(
      as: ids.make(),
      holder: findProject(named: NameKey(draft.name)),
      template: template,
      position: endOfProjects(),
      at: moment.now
    )
    try ProjectTree(projectsByID()).checkPlacing(nil, under: project.parent)
    return project
  }

  /// A template's open tasks as new ones without dates.
  fileprivate func copies(of template: Project, in project: Project) throws -> [Creation] {
    let limit = BulkLimits.maximumRecords
    let tasks = try openTasks(of: template.id, atMost: limit + 1)
    guard tasks.count <= limit else {
      let detail = "The template has more than \(limit) open tasks"
      throw TaskRefusal.invalid([TaskViolation("copy_tasks", .tooManyItems, detail: detail)])
    }
    return tasks.map { task in
      Creation(
        copyOf: task,
        as: ids.make(),
        in: project,
        at: moment.now
      )
    }
  }

  fileprivate func add(
    _ creation: Creation,
    _ batch: inout ChangeBatch
  ) throws {
    guard try findTask(creation.task.id) == nil && !isDeleted(creation.task.id) else {
      throw TaskRefusal.taskExists
    }
    try use().checkRoomForTask()
    try batch.apply(creation.change)
  }
}
