import Contracts
import GatewayDomain
import RPC

/// `daybook.gateway.v1.Operations/GetMetrics`: what each process counted, asked at the same time.
struct GetMetrics: Sendable {
  private typealias Process = GatewayV1.GetMetricsResponse.Process

  /// A process on the same machine that says nothing this long is not reachable.
  private static let patience: Duration = .seconds(2)

  let peers: Peers

  func handle(
    _ request: GatewayV1.GetMetricsRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.GetMetricsResponse {
    let wanted = request.service
    let areas = Area.allCases.filter { wanted.isEmpty || $0.rawValue == wanted }
    let asksUs = wanted.isEmpty || wanted == "gateway"
    guard asksUs || !areas.isEmpty else {
      throw RPCError(
        .invalidArgument,
        "unknown_service",
        "There is no process of this name.",
        violations: [Violation(field: "service", code: "unknown_service")]
      )
    }
    let own = Process(name: "gateway", metrics: admitted.call.serverMetrics)
    let others = await withTaskGroup(of: (Area, Process).self) { group in
      for area in areas { group.addTask { (area, await process(area)) } }
      var found: [Area: Process] = [:]
      for await (area, process) in group { found[area] = process }
      return areas.compactMap { found[$0] }
    }
    return GatewayV1.GetMetricsResponse(processes: (asksUs ? [own] : []) + others)
  }

  private func process(_ area: Area) async -> Process {
    do {
      let metrics = try await RPCV1.MetricsClient(peers[area].channel)
        .getMetrics(RPCV1.GetMetricsRequest(), CallOptions(timeout: Self.patience))
      return Process(name: area.rawValue, metrics: metrics)
    } catch {
      return Process(name: area.rawValue, reason: RPCError(describing: error).reason)
    }
  }
}
