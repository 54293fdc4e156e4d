package import GatewayDomain
import SQLite
package import Vocabulary

extension DirectoryWriter {
  /// - Throws: ``DirectoryRefusal/tooManyTokens``.
  package func insert(_ token: Token, hash: TokenHash) throws {
    let live = try connection.first(
      """
      SELECT count(*) FROM token
      WHERE household = ? AND member = ? AND revoked_at IS NULL
      """,
      token.household,
      token.member
    ) { row in try row.value(0, as: Int.self) }
    guard live ?? 0 < Home.maximumTokens else { throw DirectoryRefusal.tooManyTokens }
    try connection.run(
      """
      INSERT INTO token (household, member, id, hash, name, scopes, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      token.household,
      token.member,
      token.id,
      hash.bytes,
      token.name,
      Int(token.scopes.rawValue),
      token.life.createdAt
    )
  }

  /// Replaces a token's secret.
  func replaceHash(of token: Token, with hash: TokenHash) throws {
    try connection.run(
      "UPDATE token SET hash = ? WHERE household = ? AND member = ? AND id = ?",
      hash.bytes,
      token.household,
      token.member,
      token.id
    )
  }

  /// Revokes a token; one that is already revoked keeps its time.
  package func revoke(_ token: Token, at now: Timestamp) throws {
    try connection.run(
      """
      UPDATE token SET revoked_at = ?
      WHERE household = ? AND member = ? AND id = ? AND revoked_at IS NULL
      """,
      now,
      token.household,
      token.member,
      token.id
    )
  }

  /// Revokes all tokens of a child who becomes a parent, because they would get a parent's rights.
  func revokeTokens(ofChild member: MemberID, in household: HouseholdID, at now: Timestamp) throws {
    try connection.run(
      """
      UPDATE token SET revoked_at = coalesce(revoked_at, ?), former_role = 1
      WHERE household = ? AND member = ?
      """,
      now,
      household,
      member
    )
  }

  /// Stores a use; an older one does not replace a newer one.
  func note(use now: Timestamp, of token: Token) throws {
    try connection.run(
      """
      UPDATE token SET last_used_at = max(coalesce(last_used_at, ?), ?)
      WHERE household = ? AND member = ? AND id = ?
      """,
      now,
      now,
      token.household,
      token.member,
      token.id
    )
  }
}
