import Contracts
import RPC
import Vocabulary
import Wire

/// The tasks of a ``FakeGateway``.
struct FakeTasks: TaskV1.TasksService {
  let gateway: FakeGateway

  func index(of id: TaskID?) throws -> Int {
    guard let found = gateway.tasks.firstIndex(where: { $0.id == id }) else {
      throw RPCError(.notFound, "task_not_found", "Task not found")
    }
    return found
  }

  func createTask(
    _ request: TaskV1.CreateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTaskResponse {
    let token = gateway.keepTasks()
    let project = request.newProject.map { gateway.addProject(named: $0.name) }
    return TaskV1.CreateTaskResponse(
      task: add(request),
      warnings: gateway.warnings,
      undoToken: token,
      project: project
    )
  }

  /// Stores a task as it was asked for.
  func add(_ request: TaskV1.CreateTaskRequest) -> TaskV1.Task {
    let task = task(of: request)
    gateway.tasks.append(task)
    return task
  }

  /// What would be stored.
  func task(of request: TaskV1.CreateTaskRequest) -> TaskV1.Task {
    let named = gateway.projects.first { project in
      let name = request.newProject?.name ?? request.projectName
      return request.projectID.map { $0 == project.id } ?? (project.name == name)
    }
    var task = TaskV1.Task()
    task.id = request.id ?? TaskID(rawValue: gateway.nextID())
    task.memberID = request.memberID ?? gateway.members[0].id
    task.projectID = named?.id ?? request.projectID ?? .inbox
    task.projectName = named?.name ?? (request.projectName.isEmpty ? "Inbox" : request.projectName)
    task.name = request.name
    task.details = request.details
    task.type =
      request.type != .unspecified ? request.type : request.isEveningTask ? .evening : .inbox
    task.priority = request.priority == .unspecified ? .medium : request.priority
    task.dueAt = request.dueAt
    task.dueOn = request.dueOn
    task.alertReminderTime = request.alertReminderTime
    task.revision = 1
    return task
  }

  func getTask(
    _ request: TaskV1.GetTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskResponse {
    TaskV1.GetTaskResponse(task: gateway.tasks[try index(of: request.taskID)])
  }

  func findTasks(
    _ request: TaskV1.FindTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.FindTasksResponse {
    let found = gateway.tasks.filter { $0.id?.text.hasPrefix(request.idPrefix) ?? false }
    return TaskV1.FindTasksResponse(tasks: Array(found.prefix(2)))
  }

  func listTasks(
    _ request: TaskV1.ListTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListTasksResponse {
    gateway.lists.append(request)
    var filter = request.filter ?? TaskV1.TaskFilter()
    if request.completion != .unspecified { filter.completion = request.completion }
    filter.projectIDs += request.projectIDs
    filter.priorities += request.priorities
    let all = found(filter)
    let start = Int(request.pageToken) ?? 0
    let end = min(all.count, start + Int(request.pageSize == 0 ? 50 : request.pageSize))
    return TaskV1.ListTasksResponse(
      tasks: Array(all[start..<end]),
      nextPageToken: end < all.count ? String(end) : "",
      totalCount: Int32(all.count),
      groups: request.grouped || request.groupBy != .unspecified
        ? FakeTasks.groups(of: Array(all[start..<end])) : []
    )
  }

  /// The tasks that a filter leaves; days and times are not looked at.
  func found(_ filter: TaskV1.TaskFilter) -> [TaskV1.Task] {
    gateway.tasks.filter { task in
      let isWanted =
        switch filter.completion {
        case .open: !task.isComplete
        case .complete: task.isComplete
        case .all, .unspecified, .unrecognized: true
        }
      return isWanted
        && (filter.projectIDs.isEmpty || filter.projectIDs.contains(task.projectID ?? .inbox))
        && (filter.priorities.isEmpty || filter.priorities.contains(task.priority))
        && (filter.types.isEmpty || filter.types.contains(task.type))
    }
  }

  /// Neighbours of one project as groups.
  private static func groups(of tasks: [TaskV1.Task]) -> [TaskV1.TaskGroup] {
    var groups: [TaskV1.TaskGroup] = []
    for task in tasks {
      if groups.last?.projectID != task.projectID ?? .inbox {
        groups.append(
          TaskV1.TaskGroup(projectID: task.projectID ?? .inbox, projectName: task.projectName)
        )
      }
      groups[groups.count - 1].onPage += 1
      groups[groups.count - 1].totalCount += 1
      groups[groups.count - 1].openCount += task.isComplete ? 0 : 1
    }
    return groups
  }

  func getDay(
    _ request: TaskV1.GetDayRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetDayResponse { gateway.day }

  func updateTask(
    _ request: TaskV1.UpdateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTaskResponse {
    let token = gateway.keepTasks()
    let (task, hasChanged) = try change(request)
    return TaskV1.UpdateTaskResponse(
      task: task,
      changed: hasChanged,
      warnings: gateway.warnings,
      undoToken: token
    )
  }

  /// Stores what the mask names.
  func change(_ request: TaskV1.UpdateTaskRequest) throws -> (TaskV1.Task, Bool) {
    let index = try index(of: request.task?.id)
    let before = gateway.tasks[index]
    gateway.tasks[index] = try changed(before, request)
    return (gateway.tasks[index], gateway.tasks[index] != before)
  }

  /// What would be stored.
  func changed(_ before: TaskV1.Task, _ request: TaskV1.UpdateTaskRequest) throws -> TaskV1.Task {
    let new = request.task ?? TaskV1.Task()
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
    return task
  }

  func completeTask(
    _ request: TaskV1.CompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CompleteTaskResponse {
    gateway.subjects.append(request.memberID)
    let index = try index(of: request.taskID)
    let token = gateway.keepTasks()
    let isNew = !gateway.tasks[index].isComplete
    gateway.tasks[index].isComplete = true
    gateway.tasks[index].dateCompleted = request.dateCompleted
    gateway.tasks[index].score = 7
    return TaskV1.CompleteTaskResponse(
      task: gateway.tasks[index],
      pointsEarned: isNew ? 7 : 0,
      changed: isNew,
      undoToken: isNew ? token : ""
    )
  }

  func uncompleteTask(
    _ request: TaskV1.UncompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UncompleteTaskResponse {
    gateway.subjects.append(request.memberID)
    let index = try index(of: request.taskID)
    let token = gateway.keepTasks()
    let isNew = gateway.tasks[index].isComplete
    gateway.tasks[index].isComplete = false
    return TaskV1.UncompleteTaskResponse(
      task: gateway.tasks[index],
      pointsEarned: isNew ? -7 : 0,
      changed: isNew,
      undoToken: isNew ? token : ""
    )
  }

  func deleteTask(
    _ request: TaskV1.DeleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTaskResponse {
    let index = try index(of: request.taskID)
    let token = gateway.keepTasks()
    gateway.tasks.remove(at: index)
    return TaskV1.DeleteTaskResponse(undoToken: token)
  }

  func importTasks(
    _ request: TaskV1.ImportTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ImportTasksResponse {
    var answer = TaskV1.ImportTasksResponse()
    if !request.dryRun { answer.undoToken = gateway.keepTasks() }
    for record in request.projects {
      let isKnown = gateway.projects.contains { $0.id == record.id || $0.name == record.name }
      let outcome: TaskV1.ImportTasksResponse.Outcome = isKnown ? .known : .created
      answer.projects.append(.init(projectID: record.id, outcome: outcome))
      answer.projectsKnown += isKnown ? 1 : 0
      answer.projectsCreated += isKnown ? 0 : 1
      if isKnown || request.dryRun { continue }
      var project = gateway.addProject(named: record.name)
      project.id = record.id ?? project.id
      project.descriptionField = record.descriptionField
      gateway.projects[gateway.projects.count - 1] = project
    }
    for record in request.tasks {
      let isKnown = gateway.tasks.contains { $0.id == record.id }
      let isDeleted = !request.again && gateway.deleted.contains { $0 == record.id }
      answer.results.append(
        TaskV1.ImportTasksResponse.Result(
          taskID: record.id,
          outcome: isDeleted ? .deleted : isKnown ? .known : .created
        )
      )
      if isDeleted {
        answer.deleted += 1
        continue
      }
      if isKnown {
        answer.known += 1
        continue
      }
      answer.created += 1
      if request.dryRun { continue }
      var task = TaskV1.Task()
      task.id = record.id
      task.name = record.name
      task.details = record.details
      task.priority = record.priority
      task.projectName = record.projectName
      task.projectID = record.projectID
      task.type = record.type
      task.isComplete = record.isComplete ?? (record.dateCompleted != nil)
      gateway.tasks.append(task)
    }
    return answer
  }
}
