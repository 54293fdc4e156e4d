import GatewayDomain
import SQLite
import Vocabulary

/// Reads households, members and tokens, in one snapshot.
///
/// Queries are limited to a household, except those for callers who are not authenticated yet: by token, code or PIN.
struct DirectoryReader {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func hasHousehold() throws -> Bool {
    try connection.first("SELECT 1 FROM household LIMIT 1") { _ in true } ?? false
  }

  func home(_ id: HouseholdID) throws -> Home? {
    let household = try connection.first(
      """
      SELECT id, name, zone, week_start, day_start, created_at, revision, next_day_start, next_day
      FROM household WHERE id = ?
      """,
      id
    ) { row in
      Household(
        id: try row.value(0),
        name: try row.value(1),
        zone: try row.value(2),
        weekStart: try row.value(3),
        dayStart: try row.value(4),
        nextDayStart: try NextDayStart(row.value(7), from: row.value(8)),
        createdAt: try row.value(5),
        revision: UInt64(clamping: try row.value(6, as: Int64.self))
      )
    }
    guard let household else { return nil }
    return Home(
      household: household,
      members: try members(of: id),
      consents: try currentConsents(in: id),
      eveningStarts: try eveningStarts(in: id)
    )
  }

  /// Parents with a name, at most two; for operators on the host, who know no ids.
  ///
  /// - Parameters:
  ///   - key: the name's ``DirectoryName/key``.
  ///   - household: the household's id or name; empty for any.
  /// - Returns: household and member.
  /// - Throws: ``SQLiteError``.
  func parents(
    _ key: String,
    in household: String
  ) throws -> [(household: HouseholdID, member: MemberID)] {
    try connection.all(
      """
      SELECT household.id, member.id
      FROM household JOIN member ON member.household = household.id
      WHERE name_key = ? AND role = ? AND (?3 = '' OR household.name = ?3 OR household.id = ?4)
      LIMIT 2
      """,
      key,
      Role.parent,
      household,
      HouseholdID(text: household)
    ) { row in (try row.value(0), try row.value(1)) }
  }

  func members(of household: HouseholdID) throws -> [Member] {
    try connection.all(
      """
      SELECT id, name, role, zone, created_at, color, revision FROM member
      WHERE household = ? ORDER BY created_at, id
      """,
      household
    ) { row in
      Member(
        id: try row.value(0),
        household: household,
        name: try row.value(1),
        role: try row.value(2),
        zone: try row.value(3),
        color: try row.value(5, as: String?.self).flatMap { MemberColor(text: $0) },
        createdAt: try row.value(4),
        revision: UInt64(clamping: try row.value(6, as: Int64.self))
      )
    }
  }
}

extension NextDayStart {
  /// `nil` when no change is pending.
  fileprivate init?(_ time: LocalTime?, from day: LocalDay?) {
    guard let time, let day else { return nil }
    self.init(time, from: day)
  }
}
