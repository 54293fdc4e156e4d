import GatewayContracts
import RPC
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Operations`, each in its own file.
struct OperationsCalls: Sendable {
  /// The deadline of calls to other processes; one that does not answer in time is unreachable.
  static let timeout: Duration = .seconds(2)

  let store: ServiceStore
  let peers: Peers
  let version: String
}

extension OperationsCalls: GatewayV1.OperationsService {}
