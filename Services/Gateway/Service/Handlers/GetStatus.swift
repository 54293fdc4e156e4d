import Contracts
import GatewayDomain
import RPC
import SQLite
import ServiceRuntime

/// `daybook.gateway.v1.Operations/GetStatus`: the state of each process, asked at the same time.
///
/// Anyone may ask. Why a process does not serve names files of the machine, so only who proves to run the
/// installation is told; others hear `store_not_ready`.
struct GetStatus: Sendable {
  /// A process on the same machine that says nothing this long is not reachable.
  private static let patience: Duration = .seconds(2)

  let store: ServiceStore
  let peers: Peers
  let version: String

  func handle(
    _ request: GatewayV1.GetStatusRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.GetStatusResponse {
    let isSetUp = try await store.read { try DirectoryRows(connection: $0).hasHousehold() }
    let others = await withTaskGroup(
      of: (Area, GatewayV1.GetStatusResponse.Process).self
    ) { group in
      for area in Area.allCases { group.addTask { (area, await process(area, admitted)) } }
      var found: [Area: GatewayV1.GetStatusResponse.Process] = [:]
      for await (area, process) in group { found[area] = process }
      return Area.allCases.compactMap { found[$0] }
    }
    let trouble = store.database.condition.trouble
    var own = GatewayV1.GetStatusResponse.Process(name: "gateway", version: version)
    own.describe(isServing: trouble?.stopsCalls != true, trouble?.words ?? "", to: admitted)
    return GatewayV1.GetStatusResponse(processes: [own] + others, setUp: isSetUp)
  }

  /// Asks past the breaker, which learns of an answer: calls may come at once then.
  private func process(_ area: Area, _ admitted: AdmittedCall) async
    -> GatewayV1.GetStatusResponse.Process
  {
    var process = GatewayV1.GetStatusResponse.Process(name: area.rawValue)
    do {
      let peer = try peers[area]
      let health = try await RPCV1.HealthClient(peer.channel)
        .check(RPCV1.HealthCheckRequest(), CallOptions(timeout: Self.patience))
      process.describe(isServing: health.status == .serving, health.reason, to: admitted)
      peer.answered()
    } catch {
      process.state = "unreachable"
      process.reason = RPCError(describing: error).reason
    }
    return process
  }
}

extension GatewayV1.GetStatusResponse.Process {
  /// Says whether it serves, and what is wrong.
  fileprivate mutating func describe(isServing: Bool, _ trouble: String, to admitted: AdmittedCall)
  {
    state = isServing ? "serving" : "not_serving"
    if admitted.call.isPeerTrusted { reason = trouble }
    if !isServing, reason.isEmpty { reason = "store_not_ready" }
  }
}
