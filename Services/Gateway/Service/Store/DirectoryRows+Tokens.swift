package import GatewayDomain
import SQLite
package import Vocabulary

extension DirectoryRows {
  /// The one read that does not start from a household.
  func token(hash: TokenHash) throws -> Token? {
    try connection.first(
      """
      SELECT household, member, id, name, scopes, created_at, last_used_at, revoked_at
      FROM token WHERE hash = ?
      """,
      hash.bytes,
      decode: Self.token
    )
  }

  func token(
    _ id: TokenID,
    of member: MemberID,
    in household: HouseholdID
  ) throws -> Token? {
    try connection.first(
      """
      SELECT household, member, id, name, scopes, created_at, last_used_at, revoked_at
      FROM token WHERE household = ? AND member = ? AND id = ?
      """,
      household,
      member,
      id,
      decode: Self.token
    )
  }

  /// The member's tokens, newest first, the revoked ones among them; at most `limit`.
  func tokens(
    of member: MemberID,
    in household: HouseholdID,
    limit: Int
  ) throws -> [Token] {
    try connection.all(
      """
      SELECT household, member, id, name, scopes, created_at, last_used_at, revoked_at
      FROM token WHERE household = ? AND member = ?
      ORDER BY revoked_at IS NOT NULL, created_at DESC, id DESC LIMIT ?
      """,
      household,
      member,
      limit,
      decode: Self.token
    )
  }

  /// The member's valid token that was used or created longest ago.
  func leastUsedToken(of member: MemberID, in household: HouseholdID) throws -> Token? {
    try connection.first(
      """
      SELECT household, member, id, name, scopes, created_at, last_used_at, revoked_at
      FROM token WHERE household = ? AND member = ? AND revoked_at IS NULL
      ORDER BY coalesce(last_used_at, created_at), id LIMIT 1
      """,
      household,
      member,
      decode: Self.token
    )
  }

  /// Whether the member has a token or had one that has ended.
  func hasHadToken(_ member: MemberID, in household: HouseholdID) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM token WHERE household = ? AND member = ? LIMIT 1",
      household,
      member
    ) { _ in true } ?? false
  }

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

  /// Ends a token; one that has ended already keeps its time.
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

  /// Stores a use; an older one never replaces a newer one.
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

  private static func token(_ row: Row) throws -> Token {
    Token(
      id: try row.value(2),
      household: try row.value(0),
      member: try row.value(1),
      name: try row.value(3),
      scopes: Scopes(rawValue: UInt8(clamping: try row.value(4, as: Int.self))),
      life: TokenLifetime(
        createdAt: try row.value(5),
        lastUsedAt: try row.value(6),
        revokedAt: try row.value(7)
      )
    )
  }
}
