import Cryptography
import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary
import Wire

extension InvitationCalls {
  /// Exchanges a code for a token, once.
  ///
  /// Replies are stored by caller, and this call has none. So the invitation's row stores which request used the
  /// code: a retry within a day gets the same token. If the secret is no longer in memory, the token gets a new
  /// one. All other invalid codes get the same error.
  func acceptInvitation(
    _ request: GatewayV1.AcceptInvitationRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.AcceptInvitationResponse {
    guard let requestID = try RequestID(call) else { throw LedgerRefusal.required }
    var check = FieldCheck()
    let name =
      request.tokenName.isEmpty ? "invited" : check.name(request.tokenName, in: "token_name")
    try check.finish()
    guard let code = InvitationCode(typed: request.code) else {
      throw DirectoryRefusal.invalidInvitation
    }
    let attempt = Attempt(
      code: TokenHash(of: code),
      name: name,
      request: requestID,
      fingerprint: SHA256.hash(of: request.encoded()),
      secret: try store.newSecret()
    )
    let authority = try identity.authority()
    let shown = secrets
    let made = try await store.write { rows in try attempt.run(rows, shown) }
    secrets.keep(made.secret, of: made.token.id)
    directory.forgetSecrets(of: made.token.id)
    admission.trail.note(
      signIn: call.method,
      .ok,
      as: made.member.id,
      in: made.home.household.id,
      token: made.token.id
    )
    return GatewayV1.AcceptInvitationResponse(
      household: GatewayV1.Household(made.home.household),
      member: GatewayV1.Member(made.member),
      token: GatewayV1.Token(made.token),
      secret: made.secret.text,
      authority: authority
    )
  }
}

/// One exchange of a code, inside a transaction.
private struct Attempt: Sendable {
  /// The result: the signed-in member with their token.
  struct Made: Sendable {
    let home: Home
    let member: Member
    let token: Token
    let secret: TokenSecret
  }

  let code: TokenHash
  let name: String
  let request: RequestID
  /// SHA-256 of the request.
  let fingerprint: [UInt8]
  /// The secret for the token that a first exchange creates.
  let secret: TokenSecret

  func run(_ rows: DirectoryWriter, _ shown: RecentTokens) throws -> Made {
    guard let stored = try rows.reader.invitation(hash: code),
      let home = try rows.reader.home(stored.invitation.household),
      let member = home.member(stored.invitation.member)
    else { throw DirectoryRefusal.invalidInvitation }
    if let use = stored.use { return try repeated(use, member, home, rows, shown) }
    let invitation = stored.invitation
    // A holder of the creator's token may have created it, so revoking that token ends the invitation.
    let makerToken = try rows.reader.token(
      invitation.makerToken,
      of: invitation.maker,
      in: home.household.id
    )
    guard let makerToken, makerToken.life.revokedAt == nil else {
      throw DirectoryRefusal.invalidInvitation
    }
    let hasHadToken = try rows.reader.hasHadToken(member.id, in: home.household.id)
    guard invitation.isOpen(at: rows.context.now, in: home, hasHadToken: hasHadToken) else {
      throw DirectoryRefusal.invalidInvitation
    }
    let token = Token(
      id: rows.context.ids.make(),
      household: home.household.id,
      member: member.id,
      name: name,
      scopes: invitation.scopes,
      life: TokenLifetime(createdAt: rows.context.now)
    )
    try rows.insert(token, hash: TokenHash(of: secret))
    let use = StoredInvitation.Use(
      request: request,
      fingerprint: fingerprint,
      token: token.id,
      at: rows.context.now
    )
    try rows.noteUse(use, of: invitation)
    try rows.context.append(
      .invitationAccepted(invitation, token: token.id),
      EventStamp(
        at: rows.context.now,
        localDay: home.calendar(of: member.id, at: rows.context.now).day(of: rows.context.now),
        household: home.household.id,
        space: nil,
        actor: member.id,
        request: request
      )
    )
    return Made(home: home, member: member, token: token, secret: secret)
  }

  /// Repeats the result of the first exchange, with a working secret.
  private func repeated(
    _ use: StoredInvitation.Use,
    _ member: Member,
    _ home: Home,
    _ rows: DirectoryWriter,
    _ shown: RecentTokens
  ) throws -> Made {
    guard use.request == request, rows.context.now - use.at < RequestLedger.keptFor else {
      throw DirectoryRefusal.invalidInvitation
    }
    guard use.fingerprint == fingerprint else { throw LedgerRefusal.reused }
    guard let token = try rows.reader.token(use.token, of: member.id, in: home.household.id),
      token.life.revokedAt == nil
    else { throw DirectoryRefusal.invalidInvitation }
    let secret = shown.secret(of: token.id) ?? secret
    try rows.replaceHash(of: token, with: TokenHash(of: secret))
    return Made(home: home, member: member, token: token, secret: secret)
  }
}
