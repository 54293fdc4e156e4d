import GatewayContracts
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Households`, each in its own file.
struct HouseholdCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
  let codes: SetupCodes
  let secrets: RecentTokens
  let log: Logger
}

extension HouseholdCalls: GatewayV1.HouseholdsService {}
