import GatewayContracts

/// The calls of `daybook.gateway.v1.Members`, each in its own file.
struct MemberCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
}

extension MemberCalls: GatewayV1.MembersService {}
