import GatewayContracts
import RPC
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Families`, each in its own file.
struct FamilyCalls: Sendable {
  let peers: Peers
  let positions: SeenPositions
  let clock: any WallClock
}

extension FamilyCalls: GatewayV1.FamiliesService {}
