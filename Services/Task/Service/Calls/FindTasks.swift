package import RPC
import ServiceRuntime
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Finds tasks by a prefix of their ids (TSK-112).
  package func findTasks(
    _ request: TaskV1.FindTasksRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.FindTasksResponse {
    let prefix = try TaskIDPrefix(request.idPrefix, field: "id_prefix")
    return try await store.read(Caller(call)) { rows in
      TaskV1.FindTasksResponse(tasks: try rows.tasks(with: prefix, atMost: 2).map(rows.wire))
    }
  }
}
