import GatewayDomain
import SQLite
import Vocabulary

extension DirectoryReader {
  /// The token with a hash.
  ///
  /// The caller is not authenticated yet, so the query is not limited to a household.
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

  /// The member's tokens, at most `limit`: those that are not revoked first, newest first in each group.
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

  /// The member's least recently used token that is not revoked; an unused one counts by its creation.
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

  /// Whether the member has or had a token.
  ///
  /// Tokens from the time when a parent was a child do not count.
  func hasHadToken(_ member: MemberID, in household: HouseholdID) throws -> Bool {
    try connection.first(
      "SELECT 1 FROM token WHERE household = ? AND member = ? AND former_role = 0 LIMIT 1",
      household,
      member
    ) { _ in true } ?? false
  }

  /// Checks that the caller's token was not revoked since the call was admitted; otherwise a token that it creates
  /// would outlive it.
  ///
  /// - Throws: ``SignInRefusal/revoked``.
  func expectValid(_ caller: AuthenticatedCaller) throws {
    let token = try token(caller.token, of: caller.member, in: caller.household)
    guard let token, token.life.revokedAt == nil else { throw SignInRefusal.revoked }
  }

  /// The members with a token that is valid at `now` and has scope `write`.
  func membersWhoCanChange(
    _ household: HouseholdID,
    at now: Timestamp
  ) throws -> Set<MemberID> {
    Set(
      try connection.all(
        """
        SELECT DISTINCT member FROM token
        WHERE household = ? AND revoked_at IS NULL AND scopes & ? <> 0
          AND coalesce(last_used_at, created_at) >= ?
        """,
        household,
        Int(Scopes.write.rawValue),
        now - TokenLifetime.unusedLimit
      ) { row in try row.value(0, as: MemberID.self) }
    )
  }

  /// Whether the member has an operator token that is not revoked.
  func hasOperatorToken(_ member: MemberID, in household: HouseholdID) throws -> Bool {
    try connection.first(
      """
      SELECT 1 FROM token WHERE household = ? AND member = ? AND revoked_at IS NULL AND scopes & ? <> 0
      LIMIT 1
      """,
      household,
      member,
      Int(Scopes.operator.rawValue)
    ) { _ in true } ?? false
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
