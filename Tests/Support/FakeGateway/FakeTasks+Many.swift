import Contracts
import RPC
import Vocabulary
import Wire

// Calls about many tasks at once, and taking them back.

extension FakeTasks {
  func toggleTask(
    _ request: TaskV1.ToggleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ToggleTaskResponse {
    let index = try index(of: request.taskID)
    let token = gateway.keepTasks()
    gateway.tasks[index].isComplete.toggle()
    return TaskV1.ToggleTaskResponse(
      task: gateway.tasks[index],
      pointsEarned: gateway.tasks[index].isComplete ? 7 : -7,
      undoToken: token
    )
  }

  func createTasks(
    _ request: TaskV1.CreateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CreateTasksResponse {
    let token = gateway.keepTasks()
    return TaskV1.CreateTasksResponse(
      tasks: request.tasks.map { TaskV1.CreateTaskResponse(task: add($0)) },
      undoToken: token
    )
  }

  func updateTasks(
    _ request: TaskV1.UpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UpdateTasksResponse {
    let before = gateway.tasks
    let token = gateway.keepTasks()
    do {
      for update in request.updates { _ = try change(update) }
    } catch {
      gateway.tasks = before
      throw error
    }
    return TaskV1.UpdateTasksResponse(
      result: result(before, asked: request.updates.count),
      undoToken: token
    )
  }

  func bulkUpdateTasks(
    _ request: TaskV1.BulkUpdateTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.BulkUpdateTasksResponse {
    gateway.bulkRequests.append(request)
    let ids =
      request.filter.map { found($0).compactMap(\.id) } ?? request.taskIDs
    let places = try ids.map { try index(of: $0) }
    if let action = request.action { gateway.bulkActions.append(action) }
    let before = gateway.tasks
    let token = gateway.keepTasks()
    if case .delete = request.action {
      gateway.tasks.removeAll { ids.contains($0.id ?? TaskID(rawValue: .nilID)) }
    } else {
      for place in places { apply(request.action, to: &gateway.tasks[place]) }
    }
    let result = result(before, asked: ids.count)
    if request.dryRun { gateway.tasks = before }
    return TaskV1.BulkUpdateTasksResponse(
      result: result,
      undoToken: request.dryRun || result.changed == 0 ? "" : token
    )
  }

  private func apply(
    _ action: TaskV1.BulkUpdateTasksRequest.OneOf_Action?,
    to task: inout TaskV1.Task
  ) {
    switch action {
    case .complete: task.isComplete = true
    case .uncomplete: task.isComplete = false
    case .moveToProjectID(let project): move(&task, to: project)
    case .setPriority(let priority): task.priority = priority
    case .setType(let type): task.type = type
    case .setDueAt(let instant): (task.dueAt, task.dueOn) = (instant, nil)
    case .setDueOn(let day): (task.dueAt, task.dueOn) = (nil, day)
    case .shiftDueDays(let days): task.dueOn = task.dueOn?.advanced(by: Int(days))
    case .setReminder(let instant): task.alertReminderTime = instant
    case .clearReminder: task.alertReminderTime = nil
    case .delete, nil: break
    }
  }

  private func move(_ task: inout TaskV1.Task, to project: ProjectID?) {
    task.projectID = project
    task.projectName = gateway.projects.first { $0.id == project }?.name ?? ""
  }

  func moveTasks(
    _ request: TaskV1.MoveTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.MoveTasksResponse {
    let places = try request.taskIDs.map { try index(of: $0) }
    let before = gateway.tasks
    let token = gateway.keepTasks()
    for place in places { move(&gateway.tasks[place], to: request.projectID) }
    return TaskV1.MoveTasksResponse(result: result(before, asked: places.count), undoToken: token)
  }

  func deleteTasks(
    _ request: TaskV1.DeleteTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTasksResponse {
    let before = gateway.tasks
    let token = gateway.keepTasks()
    gateway.tasks.removeAll { task in
      request.taskIDs.isEmpty
        ? task.isComplete : request.taskIDs.contains(task.id ?? TaskID(rawValue: .nilID))
    }
    let deleted = before.count - gateway.tasks.count
    if request.dryRun { gateway.tasks = before }
    return TaskV1.DeleteTasksResponse(
      deleted: Int32(deleted),
      undoToken: request.dryRun ? "" : token
    )
  }

  func undo(
    _ request: TaskV1.UndoRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UndoResponse {
    guard let old = gateway.keptTasks(request.undoToken) else {
      throw RPCError(
        .invalidArgument,
        "invalid_undo_token",
        "This undo token does not belong to this list"
      )
    }
    let before = gateway.tasks
    let token = gateway.keepTasks()
    gateway.tasks = old
    return TaskV1.UndoResponse(
      result: result(before, asked: 0),
      removed: Int32(before.count { task in !old.contains { $0.id == task.id } }),
      undoToken: token
    )
  }

  /// What became of the tasks since `before`.
  private func result(_ before: [TaskV1.Task], asked: Int) -> TaskV1.BulkResult {
    let changed = gateway.tasks.filter { !before.contains($0) }
    let gone = before.filter { task in !gateway.tasks.contains { $0.id == task.id } }
    let count = changed.count + (asked > 0 ? gone.count : 0)
    return TaskV1.BulkResult(
      changed: Int32(count),
      unchanged: Int32(max(0, asked - count)),
      tasks: changed,
      removedTasks: gone
    )
  }
}
