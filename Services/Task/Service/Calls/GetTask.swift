package import RPC
import ServiceRuntime
package import TaskContracts

extension TaskCalls {
  /// Returns one task (TSK-112).
  package func getTask(
    _ request: TaskV1.GetTaskRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.GetTaskResponse {
    let id = try FieldReader.required(request.taskID, "task_id")
    return try await store.read(Caller(call)) { rows in
      TaskV1.GetTaskResponse(task: rows.wire(try rows.task(id)))
    }
  }
}
