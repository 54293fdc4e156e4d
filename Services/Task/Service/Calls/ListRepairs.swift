package import RPC
import ServiceRuntime
package import TaskContracts

extension TaskCalls {
  /// Lists what the last repairs found in this list (MIG-006).
  package func listRepairs(
    _ request: TaskV1.ListRepairsRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ListRepairsResponse {
    try await store.read(Caller(call)) { rows in
      TaskV1.ListRepairsResponse(reports: try rows.repairs().map { TaskV1.RepairReport($0) })
    }
  }
}
