import GatewayDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads and writes the table of removals.
struct RemovalRows {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func insert(_ removal: Removal) throws {
    try connection.run(
      """
      INSERT INTO removal (id, household, member, removed_by, request, started_at, pass, step, positions,
        removed, due_at, finished_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      removal.id,
      removal.household,
      removal.member,
      removal.removedBy,
      removal.request,
      removal.startedAt,
      removal.progress.pass,
      removal.progress.step,
      removal.progress.positions,
      removal.progress.removed,
      removal.dueAt,
      removal.finishedAt
    )
  }

  func update(_ removal: Removal) throws {
    try connection.run(
      """
      UPDATE removal SET pass = ?, step = ?, positions = ?, removed = ?, due_at = ?, finished_at = ?
      WHERE id = ?
      """,
      removal.progress.pass,
      removal.progress.step,
      removal.progress.positions,
      removal.progress.removed,
      removal.dueAt,
      removal.finishedAt,
      removal.id
    )
  }

  /// The removal with the earliest due time, of all households; `nil` when none is due.
  func due(at now: Timestamp) throws -> Removal? {
    try connection.first(
      """
      SELECT id, household, member, removed_by, request, started_at, pass, step, positions, removed, due_at,
        finished_at
      FROM removal WHERE due_at <= ? ORDER BY due_at LIMIT 1
      """,
      now,
      decode: Self.removal
    )
  }

  /// The removals of a household, newest first; at most `limit`.
  func removals(in household: HouseholdID, limit: Int) throws -> [Removal] {
    try connection.all(
      """
      SELECT id, household, member, removed_by, request, started_at, pass, step, positions, removed, due_at,
        finished_at
      FROM removal WHERE household = ? ORDER BY started_at DESC, id DESC LIMIT ?
      """,
      household,
      limit,
      decode: Self.removal
    )
  }

  private static func removal(_ row: Row) throws -> Removal {
    var progress = Removal.Progress()
    progress.pass = try row.value(6)
    progress.step = try row.value(7)
    progress.positions = try row.value(8)
    progress.removed = try row.value(9)
    return Removal(
      id: try row.value(0),
      household: try row.value(1),
      member: try row.value(2),
      removedBy: try row.value(3),
      request: try row.value(4),
      startedAt: try row.value(5),
      progress: progress,
      dueAt: try row.value(10),
      finishedAt: try row.value(11)
    )
  }
}
