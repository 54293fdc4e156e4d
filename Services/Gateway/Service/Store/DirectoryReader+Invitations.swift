import GatewayDomain
import SQLite
import Vocabulary

/// An invitation with the use of its code.
struct StoredInvitation: Sendable {
  /// The request that used the code, and the token that it created.
  struct Use: Sendable {
    let request: RequestID
    /// SHA-256 of the request, to refuse a different request with the same id.
    let fingerprint: [UInt8]
    let token: TokenID
    let at: Timestamp
  }

  let invitation: Invitation
  let use: Use?
}

extension DirectoryReader {
  /// The invitation of a code.
  ///
  /// The caller is not authenticated, so the query is not limited to a household.
  func invitation(hash: TokenHash) throws -> StoredInvitation? {
    try connection.first(
      """
      SELECT id, household, member, maker, scopes, created_at, expires_at, request_id, fingerprint, token, used_at,
        maker_token
      FROM invitation WHERE code_hash = ?
      """,
      hash.bytes
    ) { row in
      StoredInvitation(invitation: try Self.invitation(row), use: try Self.use(row))
    }
  }

  /// The open invitations of a household, newest first; at most one per member.
  func openInvitations(in household: HouseholdID, at now: Timestamp) throws -> [Invitation] {
    guard let home = try home(household) else { return [] }
    let stored = try connection.all(
      """
      SELECT id, household, member, maker, scopes, created_at, expires_at, request_id, fingerprint, token, used_at,
        maker_token
      FROM invitation WHERE household = ? AND used_at IS NULL ORDER BY created_at DESC, id DESC
      """,
      household,
      decode: Self.invitation
    )
    return try stored.filter { invitation in
      guard
        let makerToken = try token(invitation.makerToken, of: invitation.maker, in: household),
        makerToken.life.revokedAt == nil
      else { return false }
      let hasHadToken = try hasHadToken(invitation.member, in: household)
      return invitation.isOpen(at: now, in: home, hasHadToken: hasHadToken)
    }
  }

  private static func invitation(_ row: Row) throws -> Invitation {
    Invitation(
      id: try row.value(0),
      household: try row.value(1),
      member: try row.value(2),
      maker: try row.value(3),
      makerToken: try row.value(11),
      scopes: Scopes(rawValue: UInt8(clamping: try row.value(4, as: Int.self))),
      createdAt: try row.value(5),
      expiresAt: try row.value(6)
    )
  }

  private static func use(_ row: Row) throws -> StoredInvitation.Use? {
    guard let request = try row.value(7, as: RequestID?.self),
      let fingerprint = try row.value(8, as: [UInt8]?.self),
      let token = try row.value(9, as: TokenID?.self),
      let at = try row.value(10, as: Timestamp?.self)
    else { return nil }
    return StoredInvitation.Use(request: request, fingerprint: fingerprint, token: token, at: at)
  }
}
