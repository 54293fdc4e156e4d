package import GatewayDomain
import SQLite
package import ServiceRuntime
import Vocabulary

/// Writes households, members and tokens, inside an open transaction.
package struct DirectoryWriter {
  package let context: WriteContext
  var connection: Connection { context.connection }
  /// Reads in the same transaction, its own changes included.
  var reader: DirectoryReader { DirectoryReader(context.connection) }

  package init(_ context: WriteContext) { self.context = context }

  package func insert(_ household: Household) throws {
    try connection.run(
      """
      INSERT INTO household (id, name, zone, week_start, day_start, created_at, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      household.id,
      household.name,
      household.zone,
      household.weekStart,
      household.dayStart,
      household.createdAt,
      Int64(clamping: household.revision)
    )
  }

  /// - Throws: ``DirectoryRefusal/duplicateMemberName``, ``DirectoryRefusal/tooManyMembers``.
  package func insert(_ member: Member, key: String) throws {
    let count = try reader.members(of: member.household).count
    guard count < Home.maximumMembers else { throw DirectoryRefusal.tooManyMembers }
    do {
      try connection.run(
        """
        INSERT INTO member (household, id, name, name_key, role, zone, color, created_at, revision)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        member.household,
        member.id,
        member.name,
        key,
        member.role,
        member.zone,
        member.color?.text,
        member.createdAt,
        Int64(clamping: member.revision)
      )
    } catch let error where error.isDuplicate {
      throw DirectoryRefusal.duplicateMemberName
    }
  }

  /// - Throws: ``DirectoryRefusal/duplicateMemberName``.
  func update(_ member: Member, key: String) throws {
    do {
      try connection.run(
        """
        UPDATE member SET name = ?, name_key = ?, role = ?, zone = ?, color = ?, revision = ?
        WHERE household = ? AND id = ?
        """,
        member.name,
        key,
        member.role,
        member.zone,
        member.color?.text,
        Int64(clamping: member.revision),
        member.household,
        member.id
      )
    } catch let error where error.isDuplicate {
      throw DirectoryRefusal.duplicateMemberName
    }
  }

  func update(_ household: Household) throws {
    try connection.run(
      """
      UPDATE household SET name = ?, zone = ?, week_start = ?, day_start = ?, next_day_start = ?, next_day = ?,
        revision = ?
      WHERE id = ?
      """,
      household.name,
      household.zone,
      household.weekStart,
      household.dayStart,
      household.nextDayStart?.time,
      household.nextDayStart?.day,
      Int64(clamping: household.revision),
      household.id
    )
  }
}
