import GatewayContracts
import GatewayDomain
import RPC
import SQLite
import ServiceRuntime

extension OperationsCalls {
  private typealias Process = GatewayV1.GetStatusResponse.Process

  /// Reads the status of each process, concurrently.
  ///
  /// Public. The cause of a process that is not serving may name files of the host, so only peers that hold the
  /// installation's key receive it; others receive `store_not_ready`.
  func getStatus(
    _ request: GatewayV1.GetStatusRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetStatusResponse {
    let isSetUp = try await DirectoryStore(store).read { try $0.hasHousehold() }
    let others = await withTaskGroup(of: (Area, Process).self) { group in
      for area in Area.allCases { group.addTask { (area, await process(area, call)) } }
      var found: [Area: Process] = [:]
      for await (area, process) in group { found[area] = process }
      return Area.allCases.compactMap { found[$0] }
    }
    let trouble = store.database.condition.trouble
    var own = Process(name: "gateway", version: version)
    own.describe(isServing: trouble?.stopsCalls != true, trouble?.words ?? "", to: call)
    return GatewayV1.GetStatusResponse(processes: [own] + others, setUp: isSetUp)
  }

  /// Bypasses the breaker, and closes it on an answer.
  private func process(_ area: Area, _ call: ServerCall) async -> Process {
    var process = Process(name: area.rawValue)
    do {
      let peer = try peers[area]
      let health = try await RPCV1.HealthClient(peer.channel)
        .check(RPCV1.HealthCheckRequest(), CallOptions(timeout: Self.timeout))
      process.describe(isServing: health.status == .serving, health.reason, to: call)
      peer.answered()
    } catch {
      process.state = "unreachable"
      process.reason = RPCError(describing: error).reason
    }
    return process
  }
}

extension GatewayV1.GetStatusResponse.Process {
  /// Sets the state, and the cause when it is not serving.
  fileprivate mutating func describe(isServing: Bool, _ trouble: String, to call: ServerCall) {
    state = isServing ? "serving" : "not_serving"
    if call.isPeerTrusted { reason = trouble }
    if !isServing, reason.isEmpty { reason = "store_not_ready" }
  }
}
