import GatewayContracts

/// The calls of `daybook.gateway.v1.Invitations`, each in its own file.
struct InvitationCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
  let secrets: RecentTokens
  let codes: RecentCodes
  let identity: GatewayIdentity
}

extension InvitationCalls: GatewayV1.InvitationsService {}
