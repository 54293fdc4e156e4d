package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension ProjectCalls {
  /// Creates a project, optionally from a template and with first tasks (PRJ-042, PRJ-046,
  /// PRJ-047).
  ///
  /// Repeating the creation with the same id returns the existing project.
  package func createProject(
    _ request: TaskV1.CreateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateProjectResponse {
    let draft = ProjectDraft(request)
    let tasks = request.tasks.map(TaskDraft.init)
    return try await store.change(call, request) { rows in
      let template = try draft.template.flatMap(rows.findProject)
      let stored = try draft.id.flatMap(rows.findProject)
      if let stored, stored.isCreated(by: draft, template: template),
        let first = try rows.firstTasks(
          of: stored,
          tasks,
          copied: request.copyTasks ? template : nil
        )
      {
        var answers = CreationAnswers()
        for task in first { answers.add(rows.wire(task)) }
        return TaskV1.CreateProjectResponse(
          project: try rows.wire(stored),
          tasks: answers.tasks,
          taskIDsLeftOut: answers.leftOut
        )
      }
      try TaskRefusal.check(
        draft.violations() + request.ignoredFields + Self.violations(of: tasks, at: rows.moment)
      )
      guard draft.template == nil || template != nil else {
        throw TaskRefusal.about("template_id", .projectNotFound)
      }
      guard stored == nil else { throw TaskRefusal.projectExists }
      let project = try rows.creation(of: draft, template)
      guard try !rows.isDeleted(project.id) else { throw TaskRefusal.projectExists }
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
      // A project that is created as completed may be archived at once, and still gets its tasks.
      var home = project
      home.isArchived = false
      try TaskRefusal.each(of: tasks, "tasks") { task in
        let creation = try task.created(
          as: rows.ids.make(),
          requested: home,
          inbox: rows.inbox(),
          at: rows.moment
        )
        try rows.add(creation, &batch)
        answers.add(rows.wire(creation.task), creation.warnings)
      }
      return TaskV1.CreateProjectResponse(
        project: try rows.wire(project),
        undoToken: try rows.undo(),
        tasks: answers.tasks,
        taskIDsLeftOut: answers.leftOut
      )
    }
  }

  /// The most tasks that a project is created with (PRJ-047).
  private static let maximumFirstTasks = 100

  private static func violations(of tasks: [TaskDraft], at moment: Moment) -> [TaskViolation] {
    guard tasks.count <= maximumFirstTasks else {
      let limit = maximumFirstTasks
      let detail = "A project begins with at most \(limit) tasks"
      return [TaskViolation("tasks", .tooManyItems, detail: detail, limit: limit)]
    }
    return tasks.enumerated().flatMap { index, task in
      task.violations(at: moment).map { $0.inside("tasks[\(index)]") }
    }
  }
}

extension TaskV1.CreateProjectRequest {
  /// Violations of fields that would be ignored: copied tasks without a template, other projects of
  /// the first tasks (PRJ-047).
  fileprivate var ignoredFields: [TaskViolation] {
    var found: [TaskViolation] = []
    if copyTasks, templateID == nil {
      let detail = "Tasks are copied from a template only"
      found.append(TaskViolation("copy_tasks", .outOfRange, detail: detail))
    }
    let detail = "The first tasks of a project go to it"
    for (index, task) in tasks.enumerated() {
      let given = [
        ("project_id", task.projectID != nil), ("project_name", !task.projectName.trimmed.isEmpty),
        ("new_project", task.newProject != nil),
      ]
      for (field, isGiven) in given where isGiven {
        found.append(TaskViolation("tasks[\(index)].\(field)", .outOfRange, detail: detail))
      }
    }
    return found
  }
}

extension TaskReader {
  /// The first tasks of a project, if they match the drafts and the template's copies.
  ///
  /// They have the project's creation time; the template's come first. The template may have
  /// changed since, so its copies are not compared. `nil` when the request differs, or the tasks
  /// have changed.
  fileprivate func firstTasks(
    of project: Project,
    _ drafts: [TaskDraft],
    copied template: Project?
  ) throws -> [HouseholdTask]? {
    let inbox = try inbox()
    var made = try tasks(of: project.id, atMost: BulkLimits.maximumRecords)
      .filter { $0.added == project.created }
    var first: [HouseholdTask] = []
    for draft in drafts {
      let place = made.firstIndex {
        $0.name == draft.name.trimmed && (draft.id ?? $0.id) == $0.id
          && $0.isCreated(
            by: draft,
            requested: project,
            inbox: inbox,
            moment.calendar,
            eveningStart: moment.eveningStart
          )
      }
      guard let place else { return nil }
      first.append(made.remove(at: place))
    }
    guard let template else { return made.isEmpty ? first : nil }
    guard try !made.isEmpty || openTasks(of: template.id, atMost: 1).isEmpty else { return nil }
    return made + first
  }
}

extension TaskWriter {
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

  /// Copies of a template's open tasks, without dates.
  fileprivate func copies(of template: Project, in project: Project) throws -> [Creation] {
    let limit = BulkLimits.maximumRecords
    let tasks = try openTasks(of: template.id, atMost: limit + 1)
    guard tasks.count <= limit else {
      let detail = "The template has more than \(limit) open tasks"
      throw TaskRefusal.invalid([
        TaskViolation("copy_tasks", .tooManyItems, detail: detail, limit: limit)
      ])
    }
    return tasks.map { task in
      Creation(
        copyOf: task,
        as: ids.make(),
        in: project,
        at: moment
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
