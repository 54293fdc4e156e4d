package import GatewayDomain
import SQLite
package import Vocabulary

extension DirectoryReader {
  /// The latest consent of each child to each area, withdrawn ones included.
  func currentConsents(in household: HouseholdID) throws -> [Consent] {
    try connection.all(
      """
      SELECT member, area, text_version, given_by, given_at, withdrawn_by, withdrawn_at FROM consent AS one
      WHERE household = ?1 AND number = (
        SELECT max(number) FROM consent
        WHERE household = ?1 AND member = one.member AND area = one.area)
      """,
      household,
      decode: Self.consent
    )
  }

  /// The latest consents of a child, newest first.
  func consents(
    of member: MemberID,
    in household: HouseholdID,
    limit: Int
  ) throws -> [Consent] {
    try connection.all(
      """
      SELECT member, area, text_version, given_by, given_at, withdrawn_by, withdrawn_at FROM consent
      WHERE household = ? AND member = ? ORDER BY given_at DESC, area, number DESC LIMIT ?
      """,
      household,
      member,
      limit,
      decode: Self.consent
    )
  }

  /// The latest consent of a child to an area, with its number.
  func lastConsent(
    of member: MemberID,
    to area: ConsentKind,
    in household: HouseholdID
  ) throws -> (number: Int, consent: Consent)? {
    try connection.first(
      """
      SELECT member, area, text_version, given_by, given_at, withdrawn_by, withdrawn_at, number FROM consent
      WHERE household = ? AND member = ? AND area = ? ORDER BY number DESC LIMIT 1
      """,
      household,
      member,
      area
    ) { row in (number: try row.value(7), consent: try Self.consent(row)) }
  }

  private static func consent(_ row: Row) throws -> Consent {
    Consent(
      member: try row.value(0),
      area: try row.value(1),
      textVersion: try row.value(2),
      givenBy: try row.value(3),
      givenAt: try row.value(4),
      withdrawnBy: try row.value(5),
      withdrawnAt: try row.value(6)
    )
  }
}

extension DirectoryWriter {
  /// Inserts or replaces a consent.
  package func set(_ consent: Consent, number: Int, in household: HouseholdID) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO consent
        (household, member, area, number, text_version, given_by, given_at, withdrawn_by, withdrawn_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      household,
      consent.member,
      consent.area,
      number,
      consent.textVersion,
      consent.givenBy,
      consent.givenAt,
      consent.withdrawnBy,
      consent.withdrawnAt
    )
  }
}

extension ConsentKind: SQLValue {}
