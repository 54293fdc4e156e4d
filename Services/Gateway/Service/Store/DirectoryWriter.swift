package import GatewayDomain
import SQLite
package import ServiceRuntime
import Vocabulary

/// Changes households, members and tokens inside one open transaction.
package struct DirectoryWriter {
  package let context: WriteContext
  var connection: Connection { context.connection }
  /// What the transaction sees, its own changes among it.
  var reader: DirectoryReader { DirectoryReader(context.connection) }

  package init(_ context: WriteContext) { self.context = context }

  package func insert(_ household: Household) throws {
    try connection.run(
      """
      INSERT INTO household (id, name, zone, week_start, day_start, created_at)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      household.id,
      household.name,
      household.zone,
      household.weekStart,
      household.dayStart,
      household.createdAt
    )
  }

  /// - Throws: ``DirectoryRefusal/duplicateMemberName``, ``DirectoryRefusal/tooManyMembers``.
  package func insert(_ member: Member, key: String) throws {
    let count = try reader.members(of: member.household).count
    guard count < Home.maximumMembers else { throw DirectoryRefusal.tooManyMembers }
    do {
      try connection.run(
        """
        INSERT INTO member (household, id, name, name_key, role, zone, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        member.household,
        member.id,
        member.name,
        key,
        member.role,
        member.zone,
        member.createdAt
      )
    } catch let error where error.isDuplicate {
      throw DirectoryRefusal.duplicateMemberName
    }
  }
}
