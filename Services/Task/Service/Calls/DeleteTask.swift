package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Deletes a task permanently; a tombstone prevents its id from being reused (TSK-081, TSK-083).
  package func deleteTask(
    _ request: TaskV1.DeleteTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.DeleteTaskResponse {
    let id = try FieldReader.required(request.taskID, "task_id")
    return try await store.change(call, request) { rows in
      let change = try rows.deletion(of: rows.task(id), forgetsHistory: request.forgetHistory)
      try rows.apply(change, batch: nil)
      return TaskV1.DeleteTaskResponse(undoToken: try rows.undo())
    }
  }
}

extension TaskWriter {
  /// The deletion of a task, with the booked points if its history is forgotten.
  func deletion(of task: HouseholdTask, forgetsHistory: Bool) throws -> Change {
    let kept = forgetsHistory && !task.isComplete ? try keptPoints(of: task.id) : nil
    return .taskDeleted(task, forgetsHistory: forgetsHistory, kept: kept)
  }
}
