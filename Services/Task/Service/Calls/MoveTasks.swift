package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Moves 1 to 500 tasks to one project, all or none (TSK-115).
  package func moveTasks(
    _ request: TaskV1.MoveTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.MoveTasksResponse {
    var reader = FieldReader()
    let target = reader.required(request.projectID, "project_id")
    reader.violations += BulkLimits.violations(count: request.taskIDs.count, field: "task_ids")
    try reader.check()
    return try await store.change(call, request) { rows in
      guard let project = try target.flatMap(rows.findProject) else {
        throw TaskRefusal.projectNotFound
      }
      guard !project.isArchived else {
        throw TaskRefusal.invalid([.archived("project_id")])
      }
      let run = try BulkRun(rows.tasks(request.taskIDs, field: "task_ids"), rows) {
        try $0.moved(to: project, at: rows.moment)
      }
      try run.apply(to: rows)
      return TaskV1.MoveTasksResponse(result: run.answer.result, undoToken: try rows.undo())
    }
  }
}
