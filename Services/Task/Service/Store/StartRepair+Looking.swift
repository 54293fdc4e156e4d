import SQLite

// Finds what must be repaired: one pass over the tables, at each start.

extension StartRepair {
  /// Spaces whose row has wrong counts of tasks or projects.
  private static let miscounts = SQLText(
    """
    SELECT 1 FROM space s
    WHERE tasks <> (SELECT count(*) FROM task t WHERE t.household = s.household AND t.space = s.space)
      OR projects <> (SELECT count(*) FROM project p
        WHERE p.household = s.household AND p.space = s.space)
      OR tasks <> (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
        WHERE k.household = s.household AND k.space = s.space)
      OR unscheduled <> (SELECT c.tasks FROM unscheduled_count c
        WHERE c.household = s.household AND c.space = s.space)
    """
  )

  /// Kinds with a last change outside the contract's years, and spaces whose number is missing or
  /// leaves no next one.
  private static let unusable = SQLText(
    """
    SELECT 1 FROM task_kind WHERE modified NOT BETWEEN -62135596800000 AND 253402300799999
    UNION ALL SELECT 1 FROM space WHERE number IS NULL OR number NOT BETWEEN 1 AND 1000000000000
    """
  )

  func isNeeded() throws -> Bool {
    let isBroken = try connection.first("PRAGMA foreign_key_check") { _ in true } ?? false
    let isMiscounted = try connection.first(Self.miscounts) { _ in true } ?? false
    let isUnusable = try connection.first(Self.unusable) { _ in true } ?? false
    if isBroken || isMiscounted || isUnusable { return true }
    return try hasInboxesToMend() || hasUnknownValues() || !unnamed().isEmpty || !misnamed().isEmpty
      || !misplaced().isEmpty
  }
}
