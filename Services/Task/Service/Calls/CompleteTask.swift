package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Completes a task and books its points, once (TSK-021, TSK-077, TSK-079).
  package func completeTask(
    _ request: TaskV1.CompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CompleteTaskResponse {
    var reader = FieldReader()
    let id = reader.required(request.taskID, "task_id")
    let done = reader.instant(request.dateCompleted, "date_completed")
    try reader.check()
    return try await store.change(call, request) { rows in
      let decision = try rows.task(id).completed(at: rows.moment, done: done)
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.CompleteTaskResponse(
        task: rows.wire(decision.task),
        pointsEarned: decision.points,
        changed: decision.change != nil,
        undoToken: try rows.undo()
      )
    }
  }
}
