import GatewayDomain
import SQLite
import Vocabulary

/// A child's stored PIN.
struct StoredPin: Sendable {
  let household: HouseholdID
  let member: MemberID
  let salt: [UInt8]
  let hash: [UInt8]
  let lock: PinLock
  /// The last request that signed in with it, and its token.
  let request: RequestID?
  let token: TokenID?
}

extension DirectoryReader {
  /// The PINs of children with a name, at most two.
  ///
  /// The caller is not authenticated, so the query is not limited to a household.
  ///
  /// - Parameters:
  ///   - key: the name's ``DirectoryName/key``.
  ///   - household: the household's id or name; empty for any.
  /// - Returns: the PINs; children without one are ignored.
  /// - Throws: ``SQLiteError``.
  func pins(of key: String, in household: String) throws -> [StoredPin] {
    try connection.all(
      """
      SELECT pin.household, pin.member, salt, hash, tries, locked_until, request_id, token
      FROM household JOIN member ON member.household = household.id
        JOIN pin ON pin.household = member.household AND pin.member = member.id
      WHERE name_key = ? AND role = ? AND (?3 = '' OR household.name = ?3 OR household.id = ?4)
      LIMIT 2
      """,
      key,
      Role.child,
      household,
      HouseholdID(text: household),
      decode: Self.pin
    )
  }

  func pin(of member: MemberID, in household: HouseholdID) throws -> StoredPin? {
    try connection.first(
      """
      SELECT household, member, salt, hash, tries, locked_until, request_id, token
      FROM pin WHERE household = ? AND member = ?
      """,
      household,
      member,
      decode: Self.pin
    )
  }

  private static func pin(_ row: Row) throws -> StoredPin {
    StoredPin(
      household: try row.value(0),
      member: try row.value(1),
      salt: try row.value(2),
      hash: try row.value(3),
      lock: PinLock(tries: try row.value(4), lockedUntil: try row.value(5)),
      request: try row.value(6),
      token: try row.value(7)
    )
  }
}
