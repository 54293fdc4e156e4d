import GatewayDomain
import RPC
import SQLite
import ServiceRuntime
import Vocabulary

/// A query for audit entries of a household.
struct AuditQuery: Sendable {
  var household: HouseholdID
  /// The parent who reads.
  var reader: MemberID
  /// The methods whose calls all parents see, as a JSON array of names.
  ///
  /// Calls of other methods are listed only if the reader or a child made them, or if they were
  /// about the reader's or a child's space.
  var sharedMethods: String
  /// The member who acted or whose space it was; `nil` for all.
  var member: MemberID?
  var since: Timestamp
  /// Only entries with smaller numbers; `nil` to start with the newest.
  var before: Int64?
  var limit: Int
}

/// An entry with its number, which orders the list.
struct StoredAuditEntry: Sendable {
  let number: Int64
  let entry: AuditEntry
}

extension DirectoryReader {
  /// The matching entries that the reader may see, newest first.
  func audit(_ query: AuditQuery) throws -> [StoredAuditEntry] {
    try connection.all(
      """
      SELECT number, at, member, space, token, method, outcome, count FROM audit
      WHERE household = ?1 AND number < ?2 AND at >= ?3
        AND (?4 IS NULL OR member = ?4 OR space = ?4)
        AND (method IN (SELECT value FROM json_each(?6)) OR EXISTS (
          SELECT 1 FROM member AS person
          WHERE person.household = ?1 AND person.id IN (audit.member, audit.space)
            AND (person.id = ?7 OR person.role = 'child'))
          -- About a child who was removed since: nobody writes into another parent's space.
          OR (space = zeroblob(16) AND member <> space AND outcome = 'OK'))
      ORDER BY number DESC LIMIT ?5
      """,
      query.household,
      query.before ?? .max,
      query.since,
      query.member,
      query.limit,
      query.sharedMethods,
      query.reader
    ) { row in
      StoredAuditEntry(
        number: try row.value(0),
        entry: AuditEntry(
          AuditEntry.Act(
            household: query.household,
            member: try row.value(2),
            space: try row.value(3),
            token: try row.value(4),
            method: try row.value(5),
            outcome: try row.value(6)
          ),
          at: try row.value(1),
          count: try row.value(7)
        )
      )
    }
  }
}

extension AuditEntry {
  fileprivate var isRefused: Bool { act.outcome != StatusCode.ok.name }
}

extension DirectoryWriter {
  /// Appends entries, and deletes entries of the same households that are too old or too many.
  ///
  /// Entries of households that no longer exist are ignored.
  func append(_ entries: [AuditEntry]) throws {
    for (household, entries) in Dictionary(grouping: entries, by: \.act.household) {
      let last = try connection.first(
        "SELECT (SELECT max(number) FROM audit WHERE household = ?1) FROM household WHERE id = ?1",
        household
      ) { row in try row.value(0, as: Int64?.self) ?? 0 }
      guard var number = last else { continue }
      for entry in entries {
        number += 1
        try insert(entry, number: number)
      }
      try deleteAudit(of: household, through: number - Int64(AuditEntry.maximumEntries))
      if entries.contains(where: \.isRefused) { try deleteRefusals(of: household) }
    }
  }

  private func insert(_ entry: AuditEntry, number: Int64) throws {
    try connection.run(
      """
      INSERT INTO audit (household, number, at, member, space, token, method, outcome, count)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      entry.act.household,
      number,
      entry.at,
      entry.act.member,
      entry.act.space,
      entry.act.token,
      entry.act.method,
      entry.act.outcome,
      entry.count
    )
  }

  private func deleteRefusals(of household: HouseholdID) throws {
    try connection.run(
      """
      DELETE FROM audit WHERE household = ?1 AND outcome <> 'OK' AND number <= (
        SELECT number FROM audit WHERE household = ?1 AND outcome <> 'OK'
        ORDER BY number DESC LIMIT 1 OFFSET ?2)
      """,
      household,
      AuditEntry.maximumRefusals
    )
  }

  private func deleteAudit(of household: HouseholdID, through number: Int64) throws {
    // Oldest first, so that the search ends at the first entry to keep.
    let kept = try connection.first(
      "SELECT number FROM audit WHERE household = ? AND at >= ? ORDER BY number LIMIT 1",
      household,
      context.now - AuditEntry.keptFor
    ) { row in try row.value(0, as: Int64.self) }
    try connection.run(
      "DELETE FROM audit WHERE household = ? AND number <= ?",
      household,
      max(number, (kept ?? .max) - 1)
    )
  }
}
