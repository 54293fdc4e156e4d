import Contracts
import GatewayDomain
import RPC
import ServiceRuntime

/// `daybook.gateway.v1.Operations/GetStatus`: the state of each process, asked at the same time.
struct GetStatus: Sendable {
  /// A process on the same machine that says nothing this long is not reachable.
  private static let patience: Duration = .seconds(2)

  let store: ServiceStore
  let peers: Peers
  let version: String

  func handle(
    _ request: GatewayV1.GetStatusRequest,
    _ visit: Visit
  ) async throws -> GatewayV1.GetStatusResponse {
    let isSetUp = try await store.read { try DirectoryRows(connection: $0).hasHousehold() }
    let others = await withTaskGroup(
      of: (Area, GatewayV1.GetStatusResponse.Process).self
    ) { group in
      for area in Area.allCases { group.addTask { (area, await process(area)) } }
      var found: [Area: GatewayV1.GetStatusResponse.Process] = [:]
      for await (area, process) in group { found[area] = process }
      return Area.allCases.compactMap { found[$0] }
    }
    let own = GatewayV1.GetStatusResponse.Process(
      name: "gateway",
      state: "serving",
      version: version
    )
    return GatewayV1.GetStatusResponse(processes: [own] + others, setUp: isSetUp)
  }

  /// Asks past the breaker, which learns of an answer: calls may come at once then.
  private func process(_ area: Area) async -> GatewayV1.GetStatusResponse.Process {
    var process = GatewayV1.GetStatusResponse.Process(name: area.rawValue)
    do {
      let peer = try peers[area]
      let health = try await RPCV1.HealthClient(peer.channel)
        .check(RPCV1.HealthCheckRequest(), CallOptions(timeout: Self.patience))
      process.state = health.status == .serving ? "serving" : "not_serving"
      peer.answered()
    } catch {
      process.state = "unreachable"
      process.reason = RPCError(describing: error).reason
    }
    return process
  }
}
