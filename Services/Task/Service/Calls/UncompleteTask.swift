package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Marks a task open and takes its points back on the day they were booked on (TSK-078).
  package func uncompleteTask(
    _ request: TaskV1.UncompleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.UncompleteTaskResponse {
    let id = try FieldReader.required(request.taskID, "task_id")
    return try await store.change(call, request) { rows in
      let decision = try rows.task(id).uncompleted(at: rows.moment)
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.UncompleteTaskResponse(
        task: rows.wire(decision.task),
        pointsEarned: decision.points,
        changed: decision.change != nil,
        undoToken: try rows.undo()
      )
    }
  }
}
