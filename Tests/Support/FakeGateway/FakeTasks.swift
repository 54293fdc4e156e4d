import Contracts
import RPC
import Vocabulary
import Wire

/// The tasks of a ``FakeGateway``.
struct FakeTasks: TaskV1.TasksService {
  let gateway: FakeGateway

  private func index(of id: TaskID?) throws -> Int {
    guard let found = gateway.tasks.firstIndex(where: { $0.id == id }) else {
      throw RPCError(.notFound, "task_not_found", "Task not found")
    }
    return found
  }

  func createTask(
    _ request: TaskV1.CreateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTaskResponse {
    var task = TaskV1.Task()
    task.id = request.id ?? TaskID(rawValue: gateway.nextID())
    task.memberID = request.memberID ?? gateway.members[0].id
    task.projectID = request.projectID ?? .inbox
    task.projectName = request.projectName.isEmpty ? "Inbox" : request.projectName
    task.name = request.name
    task.details = request.details
    task.type = request.isEveningTask ? .evening : .inbox
    task.priority = request.priority == .unspecified ? .medium : request.priority
    task.dueAt = request.dueAt
    task.dueOn = request.dueOn
    task.alertReminderTime = request.alertReminderTime
    task.revision = 1
    gateway.tasks.append(task)
    return TaskV1.CreateTaskResponse(task: task, warnings: gateway.warnings)
  }

  func getTask(
    _ request: TaskV1.GetTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskResponse {
    TaskV1.GetTaskResponse(task: gateway.tasks[try index(of: request.taskID)])
  }

  func listTasks(
    _ request: TaskV1.ListTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListTasksResponse {
    let all = gateway.tasks.filter { task in
      let isWanted =
        switch request.completion {
        case .open: !task.isComplete
        case .complete: task.isComplete
        case .all, .unspecified, .unrecognized: true
        }
      return isWanted
        && (request.projectIDs.isEmpty || request.projectIDs.contains(task.projectID ?? .inbox))
    }
    let start = Int(request.pageToken) ?? 0
    let end = min(all.count, start + Int(request.pageSize == 0 ? 50 : request.pageSize))
    return TaskV1.ListTasksResponse(
      tasks: Array(all[start..<end]),
      nextPageToken: end < all.count ? String(end) : "",
      totalCount: Int32(all.count)
    )
  }

  func getDay(
    _ request: TaskV1.GetDayRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetDayResponse { gateway.day }

  func updateTask(
    _ request: TaskV1.UpdateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTaskResponse {
    let index = try index(of: request.task?.id)
    let new = request.task ?? TaskV1.Task()
    let before = gateway.tasks[index]
    var task = before
    for path in request.updateMask?.paths ?? [] {
      switch path {
      case "name": task.name = new.name
      case "details": task.details = new.details
      case "type": task.type = new.type
      case "priority": task.priority = new.priority
      case "due_at", "due_on": (task.dueAt, task.dueOn) = (new.dueAt, new.dueOn)
      case "project_id": task.projectID = new.projectID
      case "alert_reminder_time": task.alertReminderTime = new.alertReminderTime
      default: throw RPCError(.invalidArgument, "invalid_mask", "Unknown path \(path)")
      }
    }
    gateway.tasks[index] = task
    return TaskV1.UpdateTaskResponse(
      task: task,
      changed: task != before,
      warnings: gateway.warnings
    )
  }

  func completeTask(
    _ request: TaskV1.CompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CompleteTaskResponse {
    gateway.subjects.append(request.memberID)
    let index = try index(of: request.taskID)
    let isNew = !gateway.tasks[index].isComplete
    gateway.tasks[index].isComplete = true
    gateway.tasks[index].score = 7
    return TaskV1.CompleteTaskResponse(
      task: gateway.tasks[index],
      pointsEarned: isNew ? 7 : 0,
      changed: isNew
    )
  }

  func uncompleteTask(
    _ request: TaskV1.UncompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UncompleteTaskResponse {
    gateway.subjects.append(request.memberID)
    let index = try index(of: request.taskID)
    let isNew = gateway.tasks[index].isComplete
    gateway.tasks[index].isComplete = false
    return TaskV1.UncompleteTaskResponse(
      task: gateway.tasks[index],
      pointsEarned: isNew ? -7 : 0,
      changed: isNew
    )
  }

  func deleteTask(
    _ request: TaskV1.DeleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTaskResponse {
    gateway.tasks.remove(at: try index(of: request.taskID))
    return TaskV1.DeleteTaskResponse()
  }

  func importTasks(
    _ request: TaskV1.ImportTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ImportTasksResponse {
    var answer = TaskV1.ImportTasksResponse()
    for record in request.tasks {
      let isKnown = gateway.tasks.contains { $0.id == record.id }
      answer.results.append(
        TaskV1.ImportTasksResponse.Result(
          taskID: record.id,
          outcome: isKnown ? .known : .created
        )
      )
      if isKnown {
        answer.known += 1
        continue
      }
      answer.created += 1
      var task = TaskV1.Task()
      task.id = record.id
      task.name = record.name
      task.details = record.details
      task.priority = record.priority
      task.projectName = record.projectName
      task.isComplete = record.dateCompleted != nil
      gateway.tasks.append(task)
    }
    return answer
  }
}

/// The projects of a ``FakeGateway``.
struct FakeProjects: TaskV1.ProjectsService {
  let gateway: FakeGateway

  func createProject(
    _ request: TaskV1.CreateProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateProjectResponse {
    guard !gateway.projects.contains(where: { $0.name == request.name }) else {
      throw RPCError(.alreadyExists, "duplicate_project_name", "There is a project of this name.")
    }
    var project = TaskV1.Project()
    project.id = ProjectID(rawValue: gateway.nextID())
    project.name = request.name
    project.color = request.color
    gateway.projects.append(project)
    return TaskV1.CreateProjectResponse(project: project)
  }

  func getProject(
    _ request: TaskV1.GetProjectRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetProjectResponse {
    let found = gateway.projects.first { project in
      request.projectID.map { $0 == project.id }
        ?? (request.name.lowercased() == project.name.lowercased())
    }
    guard let found else {
      throw RPCError(.notFound, "project_not_found", "Project not found")
    }
    return TaskV1.GetProjectResponse(project: found)
  }

  func listProjects(
    _ request: TaskV1.ListProjectsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListProjectsResponse {
    TaskV1.ListProjectsResponse(
      projects: gateway.projects,
      totalCount: Int32(gateway.projects.count)
    )
  }
}
