import GatewayDomain
import SQLite
import ServiceRuntime
import Vocabulary

extension DirectoryWriter {
  /// Stores an invitation, which replaces the member's open one, and deletes expired ones.
  func insert(_ invitation: Invitation, hash: TokenHash) throws {
    let forgotten = context.now - RequestLedger.keptFor
    try connection.run(
      """
      DELETE FROM invitation
      WHERE household = ?1 AND (used_at < ?2 OR used_at IS NULL AND (expires_at < ?3 OR member = ?4))
      """,
      invitation.household,
      forgotten,
      context.now,
      invitation.member
    )
    try connection.run(
      """
      INSERT INTO invitation
        (household, member, id, code_hash, maker, maker_token, scopes, created_at, expires_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      invitation.household,
      invitation.member,
      invitation.id,
      hash.bytes,
      invitation.maker,
      invitation.makerToken,
      Int(invitation.scopes.rawValue),
      invitation.createdAt,
      invitation.expiresAt
    )
  }

  /// Deletes the open invitations for a member whose role changes, and those that the member created.
  func removeOpenInvitations(of member: MemberID, in household: HouseholdID) throws {
    try connection.run(
      "DELETE FROM invitation WHERE household = ?1 AND used_at IS NULL AND (member = ?2 OR maker = ?2)",
      household,
      member
    )
  }

  func remove(_ invitation: Invitation) throws {
    try connection.run(
      "DELETE FROM invitation WHERE household = ? AND member = ? AND id = ?",
      invitation.household,
      invitation.member,
      invitation.id
    )
  }

  /// Stores the use of a code; it is refused afterwards.
  func noteUse(_ use: StoredInvitation.Use, of invitation: Invitation) throws {
    try connection.run(
      """
      UPDATE invitation SET used_at = ?, request_id = ?, fingerprint = ?, token = ?
      WHERE household = ? AND member = ? AND id = ? AND used_at IS NULL
      """,
      use.at,
      use.request,
      use.fingerprint,
      use.token,
      invitation.household,
      invitation.member,
      invitation.id
    )
  }
}
