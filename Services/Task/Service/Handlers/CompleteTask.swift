import TaskDomain
package import Contracts
package import RPC

extension TaskCalls {
  /// Marks a task done and earns its points, once (TSK-077, TSK-079).
  package func completeTask(
    _ request: TaskV1.CompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.CompleteTaskResponse {
    let id = try FieldReader.required(request.taskID, "task_id")
    return try await store.change(call, request) { rows in
      let decision = try rows.task(id).completed(at: rows.moment)
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
