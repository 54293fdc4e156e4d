import Contracts
import GatewayDomain
import ServiceRuntime

/// `daybook.gateway.v1.Households/RevokeToken`: ends a token at once, and every stream opened by it.
///
/// Revoking a token that has ended changes nothing. A token may revoke itself: that is signing out.
struct RevokeToken: Sendable {
  let store: ServiceStore
  let directory: Directory

  func handle(
    _ request: GatewayV1.RevokeTokenRequest,
    _ admitted: AdmittedCall
  ) async throws -> GatewayV1.RevokeTokenResponse {
    let member = try admitted.member
    guard let id = request.tokenID else { throw DirectoryRefusal.unknownToken }
    let reply = try await store.change(admitted, request) { change in
      let rows = DirectoryRows(connection: change.connection)
      guard let token = try rows.token(id, of: member.subject, in: member.household) else {
        throw DirectoryRefusal.unknownToken
      }
      try rows.revoke(token, at: change.now)
      let revoked = try rows.token(id, of: member.subject, in: member.household) ?? token
      return GatewayV1.RevokeTokenResponse(token: GatewayV1.Token(revoked))
    }
    directory.ended(id)
    return reply.reply
  }
}
