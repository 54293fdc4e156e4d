package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Toggles a task between open and complete (TSK-079).
  package func toggleTask(
    _ request: TaskV1.ToggleTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ToggleTaskResponse {
    let id = try FieldReader.required(request.taskID, "task_id")
    return try await store.change(call, request) { rows in
      let decision = try rows.task(id).toggled(at: rows.moment)
      if let change = decision.change { try rows.apply(change, batch: nil) }
      return TaskV1.ToggleTaskResponse(
        task: rows.wire(decision.task),
        pointsEarned: decision.points,
        undoToken: try rows.undo()
      )
    }
  }
}
