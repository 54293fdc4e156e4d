import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

extension HouseholdCalls {
  /// Creates a token for a parent, for a process that holds the installation's key.
  ///
  /// Operators use it when no valid token is left. They know no ids, so the parent is found by name, and a log
  /// line names the new token. When the parent has the maximum number of tokens, the least recently used one is
  /// revoked. Everything else is as in ``createToken(_:_:)``.
  func createOperatorToken(
    _ request: GatewayV1.CreateOperatorTokenRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateOperatorTokenResponse {
    var check = FieldCheck()
    let member = check.name(request.memberName, in: "member_name")
    let name = check.name(request.name, in: "name")
    let scopes = check.scopes(request.scopes, in: "scopes")
    try check.finish()
    let key = try DirectoryName(member).key
    let parents = try await store.read { try $0.parents(key, in: request.household) }
    guard let parent = parents.first else { throw DirectoryRefusal.unknownParent }
    guard parents.count == 1 else { throw DirectoryRefusal.ambiguousParent }
    let caller = Caller(
      household: parent.household,
      member: parent.member,
      requestID: try RequestID(call)
    )
    let secret = try store.newSecret()
    let hash = TokenHash(of: secret)
    func make() async throws -> ServiceStore.Changed<GatewayV1.CreateOperatorTokenResponse> {
      try await store.change(caller, call.method.name, request) { rows, change in
        let token = Token(
          id: change.ids.make(),
          household: parent.household,
          member: parent.member,
          name: name,
          scopes: scopes,
          life: TokenLifetime(createdAt: change.now)
        )
        try rows.insert(token, hash: hash)
        return GatewayV1.CreateOperatorTokenResponse(
          householdID: parent.household,
          token: GatewayV1.Token(token)
        )
      }
    }
    let changed: ServiceStore.Changed<GatewayV1.CreateOperatorTokenResponse>
    do {
      changed = try await make()
    } catch DirectoryRefusal.tooManyTokens {
      try await endLeastUsed(of: parent.member, in: parent.household)
      do { changed = try await make() } catch {
        // Not marked as unprocessed: a token was revoked.
        throw RPCError(describing: error)
      }
    }
    var reply = changed.response
    guard let id = reply.token?.id else { return reply }
    if !changed.isReplay {
      secrets.keep(secret, of: id)
      log.warning(
        "tokens",
        "a token was created with the installation's key",
        ["household": .id(parent.household), "member": .id(parent.member), "token": .id(id)]
      )
    }
    reply.secret = secrets.secret(of: id)?.text ?? ""
    return reply
  }

  private func endLeastUsed(of member: MemberID, in household: HouseholdID) async throws {
    let ended = try await store.write(of: household) { rows in
      let token = try rows.reader.leastUsedToken(of: member, in: household)
      if let token { try rows.revoke(token, at: rows.context.now) }
      return token?.id
    }
    guard let ended else { return }
    directory.ended(ended)
    log.warning(
      "tokens",
      "the least recently used token was revoked, because the member had the maximum",
      ["household": .id(household), "member": .id(member), "token": .id(ended)]
    )
  }
}
