import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import Vocabulary
import Wire

@testable import TaskService

// Bulk calls, and undo.

extension TaskHome {
  private typealias Methods = TaskV1.Tasks.Methods

  func toggle(_ id: TaskID?) async throws -> TaskV1.ToggleTaskResponse {
    try await calls.toggleTask(TaskV1.ToggleTaskRequest(taskID: id), call(Methods.toggleTask))
  }

  func createAll(
    _ tasks: [TaskV1.CreateTaskRequest]
  ) async throws -> TaskV1.CreateTasksResponse {
    let request = TaskV1.CreateTasksRequest(tasks: tasks)
    return try await calls.createTasks(request, call(Methods.createTasks))
  }

  /// Creates this number of tasks, and returns their ids.
  func make(_ count: Int) async throws -> [TaskID?] {
    let names = (0..<count).map { TaskV1.CreateTaskRequest(name: "task \($0)") }
    return try await createAll(names).tasks.map { $0.task?.id }
  }

  func updateAll(
    _ updates: [TaskV1.UpdateTaskRequest]
  ) async throws -> TaskV1.UpdateTasksResponse {
    let request = TaskV1.UpdateTasksRequest(updates: updates)
    return try await calls.updateTasks(request, call(Methods.updateTasks))
  }

  /// Inserts this number of small tasks into a project, without rules and events.
  func fill(_ project: ProjectID?, with count: Int) async throws {
    let caller = caller
    try await store.service.write { write in
      try write.connection.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO task(household, space, id, project, name, name_order, type, priority, due_rank, added,
          modified, revision)
        SELECT ?, ?, randomblob(16), ?, 'task ' || i, 'task ' || i, 1 + i % 4, 1 + i % 3,
          9223372036854775807, i, i, 1 FROM n
        """,
        count,
        caller.household,
        caller.subject,
        project
      )
    }
  }

  @discardableResult
  func bulk(
    _ ids: [TaskID?] = [],
    _ action: TaskV1.BulkUpdateTasksRequest.OneOf_Action?,
    _ set: (inout TaskV1.BulkUpdateTasksRequest) -> Void = { _ in }
  ) async throws -> TaskV1.BulkUpdateTasksResponse {
    var request = TaskV1.BulkUpdateTasksRequest(taskIDs: ids.compactMap(\.self), action: action)
    set(&request)
    return try await calls.bulkUpdateTasks(request, call(Methods.bulkUpdateTasks))
  }

  func move(_ ids: [TaskID?], to project: ProjectID?) async throws -> TaskV1.MoveTasksResponse {
    let request = TaskV1.MoveTasksRequest(taskIDs: ids.compactMap(\.self), projectID: project)
    return try await calls.moveTasks(request, call(Methods.moveTasks))
  }

  func deleteMany(
    _ set: (inout TaskV1.DeleteTasksRequest) -> Void
  ) async throws -> TaskV1.DeleteTasksResponse {
    var request = TaskV1.DeleteTasksRequest()
    set(&request)
    return try await calls.deleteTasks(request, call(Methods.deleteTasks))
  }

  func reschedule(
    _ id: TaskID?,
    at instant: GoogleProtobuf.Timestamp? = nil,
    on day: String? = nil,
    keepType: Bool = false
  ) async throws -> TaskV1.RescheduleTaskResponse {
    let request = TaskV1.RescheduleTaskRequest(
      taskID: id,
      dueAt: instant,
      dueOn: day.flatMap { LocalDay(text: $0) },
      keepType: keepType
    )
    return try await calls.rescheduleTask(request, call(Methods.rescheduleTask))
  }

  func rescheduleOverdue(
    _ mode: TaskV1.RescheduleMode = .unspecified,
    _ set: (inout TaskV1.RescheduleOverdueRequest) -> Void = { _ in }
  ) async throws -> TaskV1.RescheduleOverdueResponse {
    var request = TaskV1.RescheduleOverdueRequest(mode: mode)
    set(&request)
    return try await calls.rescheduleOverdue(request, call(Methods.rescheduleOverdue))
  }

  func suggestions(for id: TaskID? = nil) async throws -> [TaskV1.DateSuggestion] {
    let request = TaskV1.SuggestDatesRequest(taskID: id)
    return try await calls.suggestDates(request, call(Methods.suggestDates)).suggestions
  }

  @discardableResult
  func undo(_ token: String) async throws -> TaskV1.UndoResponse {
    try await calls.undo(TaskV1.UndoRequest(undoToken: token), call(Methods.undo))
  }

  func validate(
    _ request: TaskV1.ValidateTaskRequest.OneOf_Request?
  ) async throws -> TaskV1.ValidateTaskResponse {
    try await calls.validateTask(
      TaskV1.ValidateTaskRequest(request: request),
      call(Methods.validateTask)
    )
  }
}
