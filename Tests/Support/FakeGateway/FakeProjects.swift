import Contracts
import RPC
import Vocabulary
import Wire

extension FakeGateway {
  /// Makes a project with nothing but a name.
  func addProject(named name: String) -> TaskV1.Project {
    var project = TaskV1.Project()
    project.id = ProjectID(rawValue: nextID())
    project.name = name
    project.position = Int32(projects.count)
    projects.append(project)
    return project
  }
}

/// The projects of a ``FakeGateway``.
struct FakeProjects: TaskV1.ProjectsService {
  let gateway: FakeGateway

  private func index(of id: ProjectID?, name: String = "") throws -> Int {
    let found = gateway.projects.firstIndex { project in
      id.map { $0 == project.id } ?? (name.lowercased() == project.name.lowercased())
    }
    guard let found else {
      throw RPCError(.notFound, "project_not_found", "Project not found")
    }
    return found
  }

  func createProject(
    _ request: TaskV1.CreateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateProjectResponse {
    guard !gateway.projects.contains(where: { $0.name == request.name }) else {
      throw RPCError(.alreadyExists, "duplicate_project_name", "There is a project of this name.")
    }
    let id = gateway.addProject(named: request.name).id
    let place = try index(of: id)
    gateway.projects[place].color = request.color
    gateway.projects[place].icon = request.icon
    gateway.projects[place].status = request.status
    gateway.projects[place].priority = request.priority
    gateway.projects[place].parentProjectID = request.parentProjectID
    gateway.projects[place].descriptionField = request.descriptionField
    gateway.projects[place].tags = request.tags
    gateway.projects[place].dueDate = request.dueDate
    gateway.projects[place].estimatedTaskCount = request.estimatedTaskCount
    gateway.projects[place].templateID = request.templateID
    gateway.projects[place].settings = request.settings
    gateway.projects[place].defaultTaskPriority = request.defaultTaskPriority
    let tasks = FakeTasks(gateway: gateway)
    let first = request.tasks.map { task in
      var task = task
      task.projectID = id
      return TaskV1.CreateTaskResponse(task: tasks.add(task))
    }
    return TaskV1.CreateProjectResponse(project: gateway.projects[place], tasks: first)
  }

  func getProject(
    _ request: TaskV1.GetProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectResponse {
    TaskV1.GetProjectResponse(
      project: gateway.projects[try index(of: request.projectID, name: request.name)]
    )
  }

  func listProjects(
    _ request: TaskV1.ListProjectsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListProjectsResponse {
    let projects = gateway.projects.filter { project in
      (request.includeArchived || request.archivedOnly || !project.isArchived)
        && (request.statuses.isEmpty || request.statuses.contains(project.status))
        && (request.text.isEmpty
          || project.name.lowercased().contains(request.text.lowercased()))
    }
    return TaskV1.ListProjectsResponse(
      projects: projects,
      totalCount: Int32(projects.count),
      statistics: request.withStatistics ? projects.map { statistics($0.id) } : []
    )
  }

  func updateProject(
    _ request: TaskV1.UpdateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateProjectResponse {
    let new = request.project ?? TaskV1.Project()
    let place = try index(of: new.id)
    let before = gateway.projects[place]
    var project = before
    for path in request.updateMask?.paths ?? [] {
      switch path {
      case "name": project.name = new.name
      case "description": project.descriptionField = new.descriptionField
      case "color": project.color = new.color
      case "icon": project.icon = new.icon
      case "status": project.status = new.status
      case "priority": project.priority = new.priority
      case "parent_project_id": project.parentProjectID = new.parentProjectID
      case "tags": project.tags = new.tags
      case "due_date": project.dueDate = new.dueDate
      case "estimated_task_count": project.estimatedTaskCount = new.estimatedTaskCount
      case "default_task_priority": project.defaultTaskPriority = new.defaultTaskPriority
      case "position" where !project.isDefault: project.position = new.position
      case "position": break
      case _ where path.hasPrefix("settings."): project.settings = new.settings
      default: throw RPCError(.invalidArgument, "invalid_mask", "Unknown path \(path)")
      }
    }
    gateway.projects[place] = project
    return TaskV1.UpdateProjectResponse(project: project, changed: project != before)
  }

  func archiveProject(
    _ request: TaskV1.ArchiveProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ArchiveProjectResponse {
    let place = try index(of: request.projectID)
    guard gateway.projects[place].isArchived == request.restore else {
      return TaskV1.ArchiveProjectResponse()
    }
    gateway.projects[place].isArchived = !request.restore
    return TaskV1.ArchiveProjectResponse(projects: [gateway.projects[place]])
  }

  func deleteProject(
    _ request: TaskV1.DeleteProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteProjectResponse {
    let place = try index(of: request.projectID, name: request.name)
    let id = gateway.projects[place].id
    let inside = gateway.tasks.indices.filter { gateway.tasks[$0].projectID == id }
    let deletes = request.strategy == .deleteTasks
    if !request.dryRun {
      for task in inside { gateway.tasks[task].projectID = request.targetProjectID ?? .inbox }
      if deletes { for task in inside.reversed() { gateway.tasks.remove(at: task) } }
      gateway.projects.remove(at: place)
    }
    return TaskV1.DeleteProjectResponse(
      tasksMoved: deletes ? 0 : Int32(inside.count),
      tasksDeleted: deletes ? Int32(inside.count) : 0
    )
  }

  func checkProjectName(
    _ request: TaskV1.CheckProjectNameRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CheckProjectNameResponse {
    let taken = gateway.projects.contains {
      $0.name.lowercased() == request.name.lowercased() && $0.id != request.projectID
    }
    return TaskV1.CheckProjectNameResponse(
      free: !taken,
      code: taken ? "duplicate_project_name" : ""
    )
  }

  func getProjectStatistics(
    _ request: TaskV1.GetProjectStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectStatisticsResponse {
    TaskV1.GetProjectStatisticsResponse(
      statistics: statistics(gateway.projects[try index(of: request.projectID)].id)
    )
  }

  private func statistics(_ id: ProjectID?) -> TaskV1.ProjectStatistics {
    let tasks = gateway.tasks.filter { $0.projectID == id }
    let done = tasks.count { $0.isComplete }
    var figures = TaskV1.ProjectStatistics()
    figures.projectID = id
    figures.total = Int32(tasks.count)
    figures.open = Int32(tasks.count - done)
    figures.complete = Int32(done)
    figures.completionRate = tasks.isEmpty ? 0 : Double(done) / Double(tasks.count)
    figures.empty = tasks.isEmpty
    figures.health = tasks.isEmpty ? .unknown : .good
    return figures
  }
}
