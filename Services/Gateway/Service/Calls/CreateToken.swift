import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// Creates a token for the caller, a child, a child's device, or another parent who never had one.
  ///
  /// The stored reply has no secret. A replay within ten minutes gets it from memory; a later one has no secret,
  /// and the caller can revoke the token.
  func createToken(
    _ request: GatewayV1.CreateTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateTokenResponse {
    let context = try call.callerContext
    let secret = try store.newSecret()
    let hash = TokenHash(of: secret)
    var (reply, isReplay) = try await changeOnce(call, request) { rows, change in
      try rows.reader.expectValid(context.caller)
      let token = try newToken(request, context, change)
      try expectFirstToken(of: context, in: rows.reader)
      try expectChild(of: token, in: rows.reader)
      try rows.insert(token, hash: hash)
      return GatewayV1.CreateTokenResponse(token: GatewayV1.Token(token))
    }
    guard let id = reply.token?.id else { return reply }
    if !isReplay { secrets.keep(secret, of: id) }
    reply.secret = secrets.secret(of: id)?.text ?? ""
    return reply
  }

  /// Refuses a token for another parent who has had one: its holder could act as that parent.
  private func expectFirstToken(of context: CallerContext, in rows: DirectoryReader) throws {
    // Read in the transaction: the role may have changed since the call was admitted.
    guard try rows.home(context.household)?.member(context.subject)?.role == .parent,
      context.subject != context.caller.member
    else { return }
    guard try !rows.hasHadToken(context.subject, in: context.household) else {
      throw DirectoryRefusal.parentHasToken
    }
  }

  /// Refuses a device token for an adult.
  private func expectChild(of token: Token, in rows: DirectoryReader) throws {
    guard token.scopes.contains(.device) else { return }
    guard try rows.home(token.household)?.member(token.member)?.role == .child else {
      throw DirectoryRefusal.deviceOfAdult
    }
  }

  private func newToken(
    _ request: GatewayV1.CreateTokenRequest,
    _ context: CallerContext,
    _ change: ChangeContext
  ) throws -> Token {
    var check = FieldCheck()
    let name = check.name(request.name, in: "name")
    let scopes = check.scopes(request.scopes, in: "scopes", allowsDevice: true)
    try check.finish()
    guard !scopes.contains(.operator) else { throw DirectoryRefusal.operatorScope }
    if scopes == .device {
      // A child with a device token could report false use.
      guard context.caller.role == .parent else { throw AccessRefusal.parentsOnly }
    } else if !context.caller.scopes.isSuperset(of: scopes) {
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
