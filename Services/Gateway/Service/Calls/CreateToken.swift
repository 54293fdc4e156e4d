import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// Makes a token for the caller, or for a parent's child.
  ///
  /// The stored reply has no secret. A repeated call within ten minutes gets it from memory; later the reply
  /// comes without, and the token can be revoked.
  func createToken(
    _ request: GatewayV1.CreateTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateTokenResponse {
    let context = try call.callerContext
    let secret = try store.newSecret()
    let hash = TokenHash(of: secret)
    var (reply, isReplay) = try await store.changeOnce(call, request) { change in
      let token = try newToken(request, context, change)
      try DirectoryRows(connection: change.connection).insert(token, hash: hash)
      return GatewayV1.CreateTokenResponse(token: GatewayV1.Token(token))
    }
    guard let id = reply.token?.id else { return reply }
    if !isReplay { secrets.keep(secret, of: id) }
    reply.secret = secrets.secret(of: id)?.text ?? ""
    return reply
  }

  private func newToken(
    _ request: GatewayV1.CreateTokenRequest,
    _ context: CallerContext,
    _ change: ChangeContext
  ) throws -> Token {
    var check = FieldCheck()
    let name = check.name(request.name, in: "name")
    let scopes = check.scopes(request.scopes, in: "scopes")
    try check.finish()
    guard !scopes.contains(.operator) else { throw DirectoryRefusal.operatorScope }
    guard context.caller.scopes.isSuperset(of: scopes) else {
      throw DirectoryRefusal.scopeAboveOwn
    }
    return Token(
      id: change.ids.make(),
      household: context.household,
      member: context.subject,
      name: name,
      scopes: scopes,
      life: TokenLifetime(createdAt: change.now)
    )
  }
}

extension ServiceStore {
  /// The secret of a new token.
  func newSecret() throws(CryptographyError) -> TokenSecret {
    guard let secret = TokenSecret(bytes: random.bytes(TokenSecret.byteCount)) else {
      throw .noRandomness
    }
    return secret
  }
}
