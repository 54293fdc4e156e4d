import GatewayContracts
import ServiceRuntime

/// The calls of `daybook.gateway.v1.Households`, each in a file of its own name.
struct HouseholdCalls: Sendable {
  let store: DirectoryStore
  let admission: AdmissionControl
  let codes: SetupCodes
  let secrets: RecentSecrets
  let log: Logger
  var directory: Directory { admission.directory }
}

extension HouseholdCalls: GatewayV1.HouseholdsService {}
