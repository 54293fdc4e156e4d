import GatewayContracts
import RPC
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Dashboards`, each in its own file.
struct DashboardCalls: Sendable {
  let peers: Peers
  let positions: SeenPositions
  let clock: any WallClock
}

extension DashboardCalls: GatewayV1.DashboardsService {}
