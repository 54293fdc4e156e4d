import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension InvitationCalls {
  /// Makes a one-time code with which a member signs in on another device.
  ///
  /// The stored reply has no code. A repeated call within ten minutes gets it from memory; later the reply comes
  /// without, and a new invitation takes its place.
  func createInvitation(
    _ request: GatewayV1.CreateInvitationRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.CreateInvitationResponse {
    let context = try call.callerContext
    let code = try store.newInvitationCode(certificate: try identity.fingerprint())
    let hash = TokenHash(of: code)
    var (reply, isReplay) = try await changeOnce(call, request) { rows, change in
      try rows.reader.expectValid(context.caller)
      let invitation = try newInvitation(request, context, change)
      try expectFirstSignIn(of: invitation, in: rows.reader)
      try rows.insert(invitation, hash: hash)
      try change.appendToHousehold(.invitationCreated(invitation))
      return GatewayV1.CreateInvitationResponse(invitation: GatewayV1.Invitation(invitation))
    }
    guard let id = reply.invitation?.id else { return reply }
    if !isReplay { codes.keep(code, of: id) }
    reply.code = codes.secret(of: id)?.text ?? ""
    reply.addresses = identity.addresses
    return reply
  }

  private func newInvitation(
    _ request: GatewayV1.CreateInvitationRequest,
    _ context: CallerContext,
    _ change: ChangeContext
  ) throws -> Invitation {
    var check = FieldCheck()
    let lifetime = request.lifetime.map { Duration($0) } ?? Invitation.standardLifetime
    if !Invitation.lifetimes.contains(lifetime) { check.refuse("lifetime", .badLifetime) }
    let scopes = check.scopes(request.scopes, in: "scopes")
    try check.finish()
    guard let member = request.memberID.flatMap({ context.home.member($0) }) else {
      throw AccessRefusal.unknownMember
    }
    guard !scopes.contains(.operator) else { throw DirectoryRefusal.operatorScope }
    guard context.caller.scopes.isSuperset(of: scopes) else {
      throw DirectoryRefusal.scopeAboveOwn
    }
    return Invitation(
      id: change.ids.make(),
      household: context.household,
      member: member.id,
      maker: context.caller.member,
      makerToken: context.caller.token,
      scopes: scopes,
      createdAt: change.now,
      expiresAt: change.now + lifetime
    )
  }

  /// A token makes its holder the member: no parent becomes another one who was ever signed in.
  private func expectFirstSignIn(of invitation: Invitation, in rows: DirectoryReader) throws {
    guard let home = try rows.home(invitation.household),
      invitation.isOpen(
        at: invitation.createdAt,
        in: home,
        hasHadToken: try rows.hasHadToken(invitation.member, in: invitation.household)
      )
    else { throw DirectoryRefusal.parentHasToken }
  }
}

extension DirectoryStore {
  /// A new code, with the beginning of a certificate's fingerprint in it.
  fileprivate func newInvitationCode(
    certificate: [UInt8]?
  ) throws(CryptographyError) -> InvitationCode {
    let bytes = store.random.bytes(InvitationCode.randomByteCount)
    guard let code = InvitationCode(randomBytes: bytes, certificate: certificate) else {
      throw .noRandomness
    }
    return code
  }
}
