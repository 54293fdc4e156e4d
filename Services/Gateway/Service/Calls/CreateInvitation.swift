import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension InvitationCalls {
  /// Creates a one-time code with which a member signs in on another device.
  ///
  /// The stored reply has no code. A replay within ten minutes gets it from memory; a later one has no code, and
  /// the caller creates a new invitation.
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

  /// Refuses an invitation for another parent who has had a token: its holder could act as that parent.
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
  /// Creates a code that contains the beginning of the certificate's fingerprint.
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
