import GatewayContracts
import GatewayDomain
import RPC
import TaskContracts

extension OperationsCalls {
  /// Clears the caches of the task service.
  func clearCaches(
    _ request: GatewayV1.ClearCachesRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ClearCachesResponse {
    let answer = try await peers[.task].calling { channel in
      try await TaskV1.CachesClient(channel)
        .clearAllCaches(TaskV1.ClearAllCachesRequest(scope: request.scope))
    }
    return GatewayV1.ClearCachesResponse(cleared: answer.cleared)
  }
}
