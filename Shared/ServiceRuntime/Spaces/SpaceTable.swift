package import SQLite
package import Vocabulary

/// One table of a service with rows of households or members.
///
/// Every service lists all its tables (``SpaceTables``). The list decides what is counted, removed and exported. A test
/// compares it with the schema, so that a new table cannot be forgotten.
package struct SpaceTable: Sendable {
  package let name: StaticString
  /// The plural name of its rows, such as `tasks`, for counts and exports; empty: they are in neither.
  package let kind: StaticString
  /// The column with the household.
  package let household: StaticString
  /// The column with the member who owns the row; `nil`: the household's common records.
  package let member: StaticString?
  /// The columns that identify a row; `rowid`, unless the table has none.
  package let key: StaticString
  /// Columns of common records with the member who made or changed them; set to zeros when that member is removed.
  package let makers: [StaticString]
  /// How its rows are exported; `nil` for derived, internal or secret rows, which are not.
  let export: ExportForm?
  /// Whether its rows are in an export.
  package var isExported: Bool { export != nil }

  /// - Parameters:
  ///   - name: the table's name.
  ///   - kind: the name of its rows for people, in the plural; empty: they are not counted.
  ///   - household: the column with the household.
  ///   - member: the column with the member who owns the row; `nil`: the household's common records.
  ///   - key: the columns that identify a row, for a table `WITHOUT ROWID`.
  ///   - makers: columns of common records with the member who made or changed them.
  ///   - export: how its rows are exported; `nil`: they are not.
  package init(
    _ name: StaticString,
    _ kind: StaticString = "",
    household: StaticString = "household",
    member: StaticString?,
    key: StaticString = "rowid",
    makers: [StaticString] = [],
    export: ExportForm? = nil
  ) {
    self.name = name
    self.kind = kind
    self.household = household
    self.member = member
    self.key = key
    self.makers = makers
    self.export = export
  }
}

/// The household that is removed, or one member of it.
package struct RemovedSpace: Hashable, Sendable {
  package let household: HouseholdID
  /// `nil`: everything of the household.
  package let member: MemberID?

  package init(household: HouseholdID, member: MemberID? = nil) {
    self.household = household
    self.member = member
  }
}

/// All tables of one service's database, and how a space's rows are removed from them.
package struct SpaceTables: Sendable {
  /// Removes up to the given number of rows that need more than a `DELETE` by space; returns how many.
  package typealias Step = @Sendable (WriteContext, RemovedSpace, Int) throws -> Int

  /// The tables with rows of households, in the order in which they are emptied: referring tables come first.
  package let tables: [SpaceTable]
  /// The tables without such rows, each with the reason.
  package let exempt: [(table: StaticString, reason: StaticString)]
  let steps: [Step]
  let lastStep: Step?

  /// - Parameters:
  ///   - tables: the tables with rows of households, in the order in which they are emptied.
  ///   - exempt: the others, each with the reason; without the shared tables (``shared``).
  ///   - steps: run before the tables are emptied, each until it returns 0.
  ///   - lastStep: runs after everything else, until it returns 0.
  package init(
    _ tables: [SpaceTable],
    exempt: [(table: StaticString, reason: StaticString)] = [],
    steps: [Step] = [],
    lastStep: Step? = nil
  ) {
    self.tables = tables
    self.exempt = exempt
    self.steps = steps
    self.lastStep = lastStep
  }

  /// The tables that every service has (``SharedSchema``), and what a removal does with them.
  package static let shared: [(table: StaticString, reason: StaticString)] = [
    ("feed", "bodies are blanked, numbers stay"),
    ("feed_space", "numbers of events"),
    ("feed_meta", "of the feed as a whole"),
    ("feed_cursor", "of the feed as a whole"),
    ("request_reply", "those of the space are deleted or blanked"),
    ("uptime", "of the service"),
    ("uptime_mark", "of the service"),
    ("page_seal", "of the service"),
    ("log_turn", "of the file"),
    ("sqlite_sequence", "numbers of rows"),
  ]

  /// The names of all columns with members, in all schemas.
  package static let memberColumns: Set<String> = [
    "member", "space", "child", "author", "actor", "caller", "maker", "changed_by", "updated_by",
    "removed_by", "reporter", "owner", "parent_member",
  ]

  /// Deletes all rows of the space in the open transaction; only for spaces with few rows.
  package func removeRows(of space: RemovedSpace, _ connection: Connection) throws {
    for table in tables {
      while try table.delete(space, atMost: 1_000, connection) > 0 {}
      while try table.forgetMaker(space, atMost: 1_000, connection) > 0 {}
    }
  }

  /// The number of the space's records by kind, without kinds that have none.
  package func count(
    _ space: RemovedSpace,
    _ connection: Connection
  ) throws -> [(kind: String, records: Int)] {
    var counts: [(kind: String, records: Int)] = []
    for table in tables where !table.kind.description.isEmpty {
      guard let query = table.selecting("count(*)", of: space) else { continue }
      let records = try connection.first(query) { try $0.value(0, as: Int.self) } ?? 0
      if records > 0 { counts.append((table.kind.description, records)) }
    }
    return counts
  }
}

extension SpaceTable {
  /// `SELECT … FROM table WHERE` the rows are of the space; `nil` for a member, if the table has common records only.
  func selecting(_ columns: StaticString, of space: RemovedSpace) -> SQLText? {
    var query = SQLText("SELECT ")
    query.append(columns)
    query.append(" FROM ")
    query.append(name)
    query.append(" WHERE ")
    query.append(household)
    query.append(" = ?", space.household)
    guard let id = space.member else { return query }
    guard let member else { return nil }
    query.append(" AND ")
    query.append(member)
    query.append(" = ?", id)
    return query
  }

  /// Deletes up to `count` rows of the space.
  func delete(_ space: RemovedSpace, atMost count: Int, _ connection: Connection) throws -> Int {
    guard var rows = selecting(key, of: space) else { return 0 }
    rows.append(" LIMIT ?", count)
    var deletion = SQLText("DELETE FROM ")
    deletion.append(name)
    deletion.append(" WHERE (")
    deletion.append(key)
    deletion.append(") IN (")
    deletion.append(rows)
    deletion.append(")")
    return try connection.run(deletion)
  }

  /// Replaces a removed member by zeros in up to `count` common records; returns how many.
  func forgetMaker(_ space: RemovedSpace, atMost count: Int, _ connection: Connection) throws -> Int
  {
    guard let id = space.member else { return 0 }
    for column in makers {
      var rows = SQLText("SELECT ")
      rows.append(key)
      rows.append(" FROM ")
      rows.append(name)
      rows.append(" WHERE ")
      rows.append(household)
      rows.append(" = ? AND ", space.household)
      rows.append(column)
      rows.append(" = ? LIMIT ?", id, count)
      var change = SQLText("UPDATE ")
      change.append(name)
      change.append(" SET ")
      change.append(column)
      change.append(" = zeroblob(16) WHERE (")
      change.append(key)
      change.append(") IN (")
      change.append(rows)
      change.append(")")
      let changed = try connection.run(change)
      if changed > 0 { return changed }
    }
    return 0
  }
}
