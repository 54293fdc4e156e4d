import GatewayContracts
import RPC
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Operations`, each in a file of its own name.
struct OperationsCalls: Sendable {
  /// A process on the same machine that does not answer within this time is unreachable.
  static let patience: Duration = .seconds(2)

  let store: ServiceStore
  let peers: Peers
  let version: String
}

extension OperationsCalls: GatewayV1.OperationsService {}
