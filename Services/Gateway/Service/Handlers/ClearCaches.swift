import Contracts
import GatewayDomain
import RPC

/// `daybook.gateway.v1.Operations/ClearCaches`: the task service forgets what it keeps for all lists.
struct ClearCaches: Sendable {
  let peers: Peers

  func handle(
    _ request: GatewayV1.ClearCachesRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.ClearCachesResponse {
    let answer = try await peers[.task].calling { channel in
      try await TaskV1.CachesClient(channel)
        .clearAllCaches(TaskV1.ClearAllCachesRequest(scope: request.scope))
    }
    return GatewayV1.ClearCachesResponse(cleared: answer.cleared)
  }
}
