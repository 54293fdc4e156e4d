import Contracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// `daybook.gateway.v1.Households/CreateOperatorToken`: a token for a parent, for who holds the
/// installation's key.
///
/// The way in where no token is left. It comes from the machine itself, where nobody is a member: so the
/// parent is found by name, and what was made is told in the log. All else is as in ``CreateToken``.
struct CreateOperatorToken: Sendable {
  let store: ServiceStore
  let secrets: ShownSecrets
  let log: Logger

  func handle(
    _ request: GatewayV1.CreateOperatorTokenRequest,
    _ visit: Visit
  ) async throws -> GatewayV1.CreateOperatorTokenResponse {
    var check = FieldCheck()
    let member = check.name(request.memberName, in: "member_name")
    let name = check.name(request.name, in: "name")
    let scopes = check.scopes(request.scopes, in: "scopes")
    try check.finish()
    let key = try DirectoryName(member).key
    let parents = try await store.read { connection in
      try DirectoryRows(connection: connection).parents(key, in: request.household)
    }
    guard let parent = parents.first else { throw DirectoryRefusal.unknownParent }
    guard parents.count == 1 else { throw DirectoryRefusal.ambiguousParent }
    let caller = Caller(
      household: parent.household,
      member: parent.member,
      requestID: try RequestID(visit.call)
    )
    let secret = try store.newSecret()
    let hash = TokenHash(of: secret)
    let changed = try await store.change(caller, visit.call.method.name, request) { change in
      let token = Token(
        id: change.ids.make(),
        household: parent.household,
        member: parent.member,
        name: name,
        scopes: scopes,
        life: TokenLife(createdAt: change.now)
      )
      try DirectoryRows(connection: change.connection).insert(token, hash: hash)
      return GatewayV1.CreateOperatorTokenResponse(
        householdID: parent.household,
        token: GatewayV1.Token(token)
      )
    }
    var reply = changed.response
    guard let id = reply.token?.id else { return reply }
    if !changed.isReplay {
      secrets.keep(secret, of: id)
      log.warning(
        "tokens",
        "a token was made with the installation's key",
        ["household": .id(parent.household), "member": .id(parent.member), "token": .id(id)]
      )
    }
    reply.secret = secrets.secret(of: id)?.text ?? ""
    return reply
  }
}
