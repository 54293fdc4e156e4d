import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

/// Restores the rules' invariants before the service starts: every space has exactly one Inbox,
/// every task an existing project, every project a valid parent, and every value is valid (MIG-001
/// to MIG-006, TSK-009).
///
/// The schema prevents violations, but another program may have written the file. The check costs a
/// pass over the tables. A second run finds nothing.
struct StartRepair {
  let connection: Connection
  let now: Timestamp
  var report = RepairReport()
  private let feed: FeedTable
  private let clock: any WallClock

  /// Checks and repairs in the transaction that opens the database.
  ///
  /// - Parameters:
  ///   - connection: the writer, inside that transaction.
  ///   - feed: publishes the changes.
  ///   - clock: provides their time, and measures the duration.
  ///   - path: the file; it is copied to `<path>.before-repair` before the first change.
  /// - Returns: what was found.
  /// - Throws: when something cannot be repaired; the file is then unchanged.
  @discardableResult
  static func run(
    _ connection: Connection,
    _ feed: FeedTable,
    clock: any WallClock,
    path: String
  ) throws -> RepairReport {
    var repair = StartRepair(connection: connection, feed: feed, clock: clock)
    if try repair.isNeeded() {
      // The file as it was before the open transaction (MIG-003).
      try DatabaseCopy.make(of: path, to: path + ".before-repair")
      try repair.ensureSpaces()
      // Repairs update these counts incrementally.
      try repair.recount()
      // Records with unknown values cannot be decoded, so this comes before reading records.
      try repair.repairValues()
      try repair.ensureInboxes()
      try repair.nameUnnamed()
      try repair.mergeInboxes()
      try repair.renameTwins()
      try repair.adoptOrphans()
      try repair.liftMisplaced()
      try repair.publishRepairedValues()
      try repair.recount()
      try repair.verify()
    }
    try repair.publishMigration()
    try repair.keepReport()
    return repair.report
  }

  private init(connection: Connection, feed: FeedTable, clock: any WallClock) {
    self.connection = connection
    self.feed = feed
    self.clock = clock
    now = clock.now()
  }
}

// MARK: - Counting and verifying

extension StartRepair {
  /// Recounts each space whose counts are wrong.
  ///
  /// The last change of a project's tasks is kept, because tasks that left it cannot be found. If
  /// it is outside the years 1 to 9999, it becomes now.
  private func recount() throws {
    try connection.run(
      """
      UPDATE space SET tasks = counted.tasks, projects = counted.projects FROM (
        SELECT household AS h, space AS s,
          (SELECT count(*) FROM task t WHERE t.household = space.household AND t.space = space.space)
            AS tasks,
          (SELECT count(*) FROM project p WHERE p.household = space.household AND p.space = space.space)
            AS projects
        FROM space) AS counted
      WHERE counted.h = household AND counted.s = space
        AND (space.tasks <> counted.tasks OR space.projects <> counted.projects)
      """
    )
    try connection.run(
      """
      UPDATE task_kind SET tasks = 0,
        modified = iif(modified BETWEEN -62135596800000 AND 253402300799999, modified, ?)
      """,
      now
    )
    try connection.run(
      "DELETE FROM task_kind WHERE priority NOT BETWEEN 1 AND 4 OR type NOT BETWEEN 1 AND 4"
    )
    try connection.run(
      """
      INSERT INTO task_kind
        SELECT household, space, project, priority, type, completed_at IS NOT NULL,
          due_rank <> 9223372036854775807, count(*), max(modified)
        FROM task WHERE 1 GROUP BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT DO UPDATE SET tasks = excluded.tasks, modified = max(modified, excluded.modified)
      """
    )
    try connection.run(
      """
      UPDATE space SET unscheduled = c.tasks FROM unscheduled_count c
      WHERE c.household = space.household AND c.space = space.space AND unscheduled <> c.tasks
      """
    )
  }

  /// - Throws: when something is still wrong; the service is then not ready (MIG-003).
  private func verify() throws {
    guard try isNeeded() else { return }
    let broken = try connection.all("PRAGMA foreign_key_check") { try $0.value(0, as: String.self) }
    throw RepairFailure(broken: broken.count)
  }
}

/// A violation that the service cannot repair.
struct RepairFailure: Error, CustomStringConvertible {
  /// Rows with references to missing ones.
  let broken: Int

  var description: String {
    broken > 0
      ? "\(broken) rows name records that do not exist"
      : "some rules are violated, and could not be repaired"
  }
}

// MARK: - Telling

extension StartRepair {
  func rows(_ space: Space) -> TaskRowWriter {
    TaskRowWriter(
      space: space,
      moment: Moment(now, .utc),
      connection: connection,
      clock: clock
    )
  }

  func publish(_ change: Change, in space: Space) throws {
    let stamp = EventStamp(
      at: now,
      localDay: HouseholdCalendar.utc.day(of: now),
      household: space.household,
      space: space.member
    )
    try feed.append(change.event(of: space.member, on: nil, batch: nil), stamp, to: connection)
  }

  /// Publishes once that the file was migrated.
  private func publishMigration() throws {
    let versions = try connection.first("SELECT version FROM notified_version") {
      try $0.value(0, as: Int.self)
    }
    guard let from = versions, let to = TaskStore.migrations.last?.number, from != to else {
      return
    }
    for space in try connection.all("SELECT household, space FROM space", decode: Space.init) {
      try publish(.dataMigrated(from: from, to: to), in: space)
    }
    try connection.run("UPDATE notified_version SET version = ?", to)
  }

  private mutating func keepReport() throws {
    report.tasksChecked = try connection.first("SELECT count(*) FROM task") { try $0.value(0) } ?? 0
    report.took = clock.now() - now
    try report.keep(at: now, of: nil, connection)
  }
}

extension Space {
  init(_ row: Row) throws {
    self.init(household: try row.value(0), member: try row.value(1))
  }
}
