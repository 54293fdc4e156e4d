import GatewayContracts

/// The calls of `daybook.gateway.v1.Pins`, each in its own file.
struct PinCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
  let secrets: RecentTokens
  let hashing: PinHashing
}

extension PinCalls: GatewayV1.PinsService {}
