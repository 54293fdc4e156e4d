import GatewayContracts
import GatewayDomain
import RPC

extension OperationsCalls {
  private typealias Process = GatewayV1.GetMetricsResponse.Process

  /// Reads the metrics of each process, concurrently.
  func getMetrics(
    _ request: GatewayV1.GetMetricsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetMetricsResponse {
    let wanted = request.service
    let areas = Area.allCases.filter { wanted.isEmpty || $0.rawValue == wanted }
    let includesOwn = wanted.isEmpty || wanted == "gateway"
    guard includesOwn || !areas.isEmpty else {
      throw UnknownProcess()
    }
    let own = Process(name: "gateway", metrics: call.serverMetrics)
    let others = await withTaskGroup(of: (Area, Process).self) { group in
      for area in areas { group.addTask { (area, await process(area)) } }
      var found: [Area: Process] = [:]
      for await (area, process) in group { found[area] = process }
      return areas.compactMap { found[$0] }
    }
    return GatewayV1.GetMetricsResponse(processes: (includesOwn ? [own] : []) + others)
  }

  private func process(_ area: Area) async -> Process {
    do {
      let metrics = try await RPCV1.MetricsClient(peers[area].channel)
        .getMetrics(RPCV1.GetMetricsRequest(), CallOptions(timeout: Self.timeout))
      return Process(name: area.rawValue, metrics: metrics)
    } catch {
      return Process(name: area.rawValue, reason: RPCError(describing: error).reason)
    }
  }
}
