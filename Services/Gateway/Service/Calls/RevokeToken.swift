import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime

extension HouseholdCalls {
  /// Revokes a token, and ends every stream that was opened with it.
  ///
  /// Revoking a revoked token changes nothing. A token that revokes itself signs out.
  func revokeToken(
    _ request: GatewayV1.RevokeTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.RevokeTokenResponse {
    let context = try call.callerContext
    guard let id = request.tokenID else { throw DirectoryRefusal.unknownToken }
    // The contract admits read-only tokens, so that they can sign out.
    guard id == context.caller.token || context.caller.scopes.contains(.write) else {
      throw AccessRefusal.missingScope(.write)
    }
    let reply = try await changeOnce(call, request) { rows, change in
      guard let token = try rows.reader.token(id, of: context.subject, in: context.household) else {
        throw DirectoryRefusal.unknownToken
      }
      try rows.revoke(token, at: change.now)
      let revoked = try rows.reader.token(id, of: context.subject, in: context.household) ?? token
      return GatewayV1.RevokeTokenResponse(token: GatewayV1.Token(revoked))
    }
    directory.ended(id)
    return reply.reply
  }
}
