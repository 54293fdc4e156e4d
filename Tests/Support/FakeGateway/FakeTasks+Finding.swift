import Contracts
import RPC
import Vocabulary
import Wire

// Dates, search, filters and figures.

extension FakeTasks {
  func rescheduleTask(
    _ request: TaskV1.RescheduleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleTaskResponse {
    let index = try index(of: request.taskID)
    let token = gateway.keepTasks()
    let before = gateway.tasks[index]
    (gateway.tasks[index].dueAt, gateway.tasks[index].dueOn) = (request.dueAt, request.dueOn)
    return TaskV1.RescheduleTaskResponse(
      task: gateway.tasks[index],
      changed: gateway.tasks[index] != before,
      warnings: gateway.warnings,
      undoToken: token
    )
  }

  func rescheduleOverdue(
    _ request: TaskV1.RescheduleOverdueRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RescheduleOverdueResponse {
    let before = gateway.tasks
    let token = gateway.keepTasks()
    var moves: [TaskV1.Rescheduled] = []
    for place in gateway.tasks.indices where gateway.tasks[place].isOverdue {
      var move = TaskV1.Rescheduled()
      move.taskID = gateway.tasks[place].id
      (move.oldDueAt, move.oldDueOn) = (gateway.tasks[place].dueAt, gateway.tasks[place].dueOn)
      move.newDueOn = request.date ?? gateway.day.date
      (gateway.tasks[place].dueAt, gateway.tasks[place].dueOn) = (nil, move.newDueOn)
      gateway.tasks[place].isOverdue = false
      moves.append(move)
    }
    if request.dryRun { gateway.tasks = before }
    return TaskV1.RescheduleOverdueResponse(
      changed: Int32(moves.count),
      tasks: moves,
      undoToken: request.dryRun || moves.isEmpty ? "" : token
    )
  }

  func suggestDates(
    _ request: TaskV1.SuggestDatesRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestDatesResponse {
    if let id = request.taskID { _ = try index(of: id) }
    let day = LocalDay(text: "2026-11-22")
    return TaskV1.SuggestDatesResponse(suggestions: [
      TaskV1.DateSuggestion(date: day, reason: .nextFreeDay),
      TaskV1.DateSuggestion(
        date: day?.advanced(by: 1),
        load: 1,
        points: 3,
        reason: .lightestDay
      ),
    ])
  }

  func validateTask(
    _ request: TaskV1.ValidateTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ValidateTaskResponse {
    let task: TaskV1.Task
    switch request.request {
    case .create(let create): task = self.task(of: create)
    case .update(let update):
      task = try changed(gateway.tasks[try index(of: update.task?.id)], update)
    case nil: throw RPCError(.invalidArgument, "missing", "A value is needed")
    }
    guard task.name.isEmpty else {
      return TaskV1.ValidateTaskResponse(task: task, warnings: gateway.warnings)
    }
    return TaskV1.ValidateTaskResponse(violations: [
      TaskV1.Violation(field: "name", code: "empty_name", message: "Task name cannot be empty")
    ])
  }

  func searchTasks(
    _ request: TaskV1.SearchTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SearchTasksResponse {
    let query = request.query.lowercased()
    let all = found(request.filter ?? TaskV1.TaskFilter())
      .filter { $0.name.lowercased().contains(query) }
    let start = Int(request.pageToken) ?? 0
    let end = min(all.count, start + Int(request.pageSize == 0 ? 50 : request.pageSize))
    return TaskV1.SearchTasksResponse(
      hits: all[start..<end].map { TaskV1.SearchHit(task: $0, tier: 4, score: 0.5) },
      nextPageToken: end < all.count ? String(end) : "",
      totalCount: Int32(all.count)
    )
  }

  func suggestFilters(
    _ request: TaskV1.SuggestFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SuggestFiltersResponse {
    var filter = TaskV1.TaskFilter()
    filter.unscheduled = true
    let count = gateway.tasks.count { !$0.isComplete && $0.dueAt == nil && $0.dueOn == nil }
    return TaskV1.SuggestFiltersResponse(
      suggestions: count == 0
        ? []
        : [
          TaskV1.FilterSuggestion(
            code: "unscheduled",
            label: "Unscheduled",
            filter: filter,
            count: Int32(count)
          )
        ]
    )
  }

  func saveFilter(
    _ request: TaskV1.SaveFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.SaveFilterResponse {
    var saved = request.savedFilter ?? TaskV1.SavedFilter()
    let sameName = gateway.savedFilters.first { $0.name.lowercased() == saved.name.lowercased() }
    guard sameName == nil || sameName?.id == saved.id else {
      throw RPCError(.alreadyExists, "duplicate_filter_name", "There is a filter of this name")
    }
    saved.id = saved.id ?? SavedFilterID(rawValue: gateway.nextID())
    saved.revision += 1
    gateway.savedFilters.removeAll { $0.id == saved.id }
    gateway.savedFilters.append(saved)
    return TaskV1.SaveFilterResponse(savedFilter: saved)
  }

  func listSavedFilters(
    _ request: TaskV1.ListSavedFiltersRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListSavedFiltersResponse {
    TaskV1.ListSavedFiltersResponse(savedFilters: gateway.savedFilters)
  }

  func deleteSavedFilter(
    _ request: TaskV1.DeleteSavedFilterRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteSavedFilterResponse {
    guard gateway.savedFilters.contains(where: { $0.id == request.savedFilterID }) else {
      throw RPCError(.notFound, "filter_not_found", "Filter not found")
    }
    gateway.savedFilters.removeAll { $0.id == request.savedFilterID }
    return TaskV1.DeleteSavedFilterResponse()
  }

  func repairTasks(
    _ request: TaskV1.RepairTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.RepairTasksResponse {
    let report = TaskV1.RepairReport(tasksChecked: Int32(gateway.tasks.count))
    if !request.dryRun { gateway.repairs.insert(report, at: 0) }
    return TaskV1.RepairTasksResponse(report: report)
  }

  func listRepairs(
    _ request: TaskV1.ListRepairsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListRepairsResponse {
    TaskV1.ListRepairsResponse(reports: gateway.repairs)
  }

  func clearCache(
    _ request: TaskV1.ClearCacheRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ClearCacheResponse { TaskV1.ClearCacheResponse() }

  func getTaskStatistics(
    _ request: TaskV1.GetTaskStatisticsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskStatisticsResponse {
    gateway.figures.append(request)
    let tasks = found(request.filter ?? TaskV1.TaskFilter())
    let done = tasks.count { $0.isComplete }
    var answer = TaskV1.GetTaskStatisticsResponse()
    answer.total = Int32(tasks.count)
    answer.open = Int32(tasks.count - done)
    answer.complete = Int32(done)
    answer.completionRate = TaskV1.Rate(
      value: tasks.isEmpty ? 0 : Double(done) / Double(tasks.count),
      empty: tasks.isEmpty
    )
    answer.byPriority = [.highest, .high, .medium, .low].map { priority in
      TaskV1.PriorityCount(
        priority: priority,
        total: Int32(tasks.count { $0.priority == priority }),
        open: Int32(tasks.count { $0.priority == priority && !$0.isComplete })
      )
    }
    return answer
  }
}
