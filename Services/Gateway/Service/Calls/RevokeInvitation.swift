import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension InvitationCalls {
  /// Lists the open invitations of the household, newest first.
  func listInvitations(
    _ request: GatewayV1.ListInvitationsRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.ListInvitationsResponse {
    let context = try call.callerContext
    let now = store.now
    let invitations = try await store.read(of: context.caller.member.rawValue) { rows in
      try rows.openInvitations(in: context.household, at: now)
    }
    return GatewayV1.ListInvitationsResponse(
      invitations: invitations.map { GatewayV1.Invitation($0) }
    )
  }

  /// Revokes an open invitation.
  func revokeInvitation(
    _ request: GatewayV1.RevokeInvitationRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RevokeInvitationResponse {
    let context = try call.callerContext
    return try await changeOnce(call, request) { rows, change in
      let open = try rows.reader.openInvitations(in: context.household, at: change.now)
      guard let invitation = open.first(where: { $0.id == request.invitationID }) else {
        throw DirectoryRefusal.unknownInvitation
      }
      try rows.remove(invitation)
      try change.appendToHousehold(.invitationRevoked(invitation))
      return GatewayV1.RevokeInvitationResponse(invitation: GatewayV1.Invitation(invitation))
    }.reply
  }
}

extension NewEvent {
  fileprivate static func invitationRevoked(_ invitation: Invitation) -> NewEvent {
    NewEvent(
      GatewayV1.InvitationRevoked(invitationID: invitation.id, memberID: invitation.member),
      entity: invitation.id.text,
      revision: 2
    )
  }
}
