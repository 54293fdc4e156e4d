import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

/// Puts right, before anything is served, what the rules say must hold: every space has its Inbox and
/// one only, and every task is in a project that exists (MIG-001 to MIG-006).
///
/// The schema lets none of this go wrong; a file that other hands have written may be wrong all the
/// same. Looking costs a pass over the tables. A second run finds nothing to do.
struct StartRepair {
  private let connection: Connection
  private let feed: FeedTable
  private let clock: any WallClock
  private let now: Timestamp
  private var report = RepairReport()

  /// Looks and repairs in the transaction that opens the database.
  ///
  /// - Parameters:
  ///   - connection: the writer, inside that transaction.
  ///   - feed: where changes are told.
  ///   - clock: says when they happen, and how long it took.
  ///   - path: the file, of which a copy `<path>.before-repair` is made before anything is changed.
  /// - Returns: what was found.
  /// - Throws: when something is wrong that it cannot put right; the file is then as it was.
  @discardableResult
  static func run(
    _ connection: Connection,
    _ feed: FeedTable,
    clock: any WallClock,
    path: String
  ) throws -> RepairReport {
    var repair = StartRepair(connection: connection, feed: feed, clock: clock)
    if try repair.isNeeded() {
      try repair.keepCopy(of: path)
      try repair.ensureSpaces()
      try repair.ensureInboxes()
      try repair.mergeInboxes()
      try repair.adoptOrphans()
      try repair.recount()
      try repair.verify()
    }
    try repair.tellOfMigration()
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

// MARK: - Finding

extension StartRepair {
  private static let sparePlaces = SQLText(
    """
    SELECT household, space, id, name FROM project
    WHERE id <> x'00000000000000000000000000000001' AND lower(trim(name)) = 'inbox'
    """
  )

  private static let spacesWithoutInbox = SQLText(
    """
    SELECT household, space FROM space s WHERE NOT EXISTS (SELECT 1 FROM project p
      WHERE p.household = s.household AND p.space = s.space
        AND p.id = x'00000000000000000000000000000001')
    """
  )

  /// Inboxes that no longer are what the rules say an Inbox is.
  private static let bentInboxes = SQLText(
    """
    SELECT 1 FROM project WHERE id = x'00000000000000000000000000000001' AND (name <> 'Inbox'
      OR is_archived <> 0 OR parent IS NOT NULL OR position <> 0 OR status <> 2)
    """
  )

  /// Spaces that hold another number of tasks or projects than their row says.
  private static let miscounts = SQLText(
    """
    SELECT 1 FROM space s
    WHERE tasks <> (SELECT count(*) FROM task t WHERE t.household = s.household AND t.space = s.space)
      OR projects <> (SELECT count(*) FROM project p
        WHERE p.household = s.household AND p.space = s.space)
      OR tasks <> (SELECT coalesce(sum(k.tasks), 0) FROM task_kind k
        WHERE k.household = s.household AND k.space = s.space)
    """
  )

  private func isNeeded() throws -> Bool {
    let isBroken = try connection.first("PRAGMA foreign_key_check") { _ in true } ?? false
    let hasSpare = try connection.first(Self.sparePlaces) { _ in true } ?? false
    let lacksInbox = try connection.first(Self.spacesWithoutInbox) { _ in true } ?? false
    let isBent = try connection.first(Self.bentInboxes) { _ in true } ?? false
    let isMiscounted = try connection.first(Self.miscounts) { _ in true } ?? false
    return isBroken || hasSpare || lacksInbox || isBent || isMiscounted
  }

  /// A copy of the file as it was, read past the open transaction (MIG-003).
  private func keepCopy(of path: String) throws {
    try DatabaseCopy.make(of: path, to: path + ".before-repair")
  }
}

// MARK: - Repairing

extension StartRepair {
  private func ensureSpaces() throws {
    let lost: [(HouseholdID, MemberID)] = try connection.all(
      """
      SELECT household, space FROM (SELECT household, space FROM project
        UNION SELECT household, space FROM task)
      EXCEPT SELECT household, space FROM space
      """
    ) { (try $0.value(0), try $0.value(1)) }
    for (household, member) in lost {
      try connection.run(
        """
        INSERT INTO space(household, space, tasks, projects, number)
        VALUES (?, ?, 0, 0, (SELECT coalesce(max(number), 0) + 1 FROM space))
        """,
        household,
        member
      )
    }
  }

  private mutating func ensureInboxes() throws {
    for space in try connection.all(Self.spacesWithoutInbox, decode: Space.init) {
      let inbox = Project.inbox(created: now)
      // A project that has taken the name gives it up first; it is merged a moment later.
      try connection.run(
        """
        UPDATE project SET name_key = hex(id) WHERE household = ? AND space = ? AND name_key = 'inbox'
        """,
        space.household,
        space.member
      )
      try rows(space).insert(inbox)
      try tell(.inboxEnsured(inbox), in: space)
      report.inboxesMade += 1
    }
    try connection.run(
      """
      UPDATE project SET name = 'Inbox', is_archived = 0, parent = NULL, position = 0, status = 2
      WHERE id = x'00000000000000000000000000000001' AND (name <> 'Inbox' OR is_archived <> 0
        OR parent IS NOT NULL OR position <> 0 OR status <> 2)
      """
    )
  }

  /// Other projects called Inbox: their tasks go to the real one, their children to the top (MIG-004).
  private mutating func mergeInboxes() throws {
    let spares = try connection.all(Self.sparePlaces) { row in
      (space: try Space(row), id: try row.value(2, as: ProjectID.self))
    }
    for (space, id) in spares {
      let rows = rows(space)
      guard let spare = try rows.findProject(id) else { continue }
      let tasks = try rows.tasks(of: id, atMost: .max)
      for task in tasks { try adopt(task, in: space, formerName: spare.name) }
      for child in ProjectTree(try rows.projectsByID()).children(of: id) {
        let decision = child.lifted(to: nil, at: now)
        try rows.update(decision.project)
        if let change = decision.change { try tell(change, in: space) }
      }
      try rows.delete(spare)
      try tell(.projectMerged(spare, into: .inbox, tasks: tasks.count), in: space)
      try tell(.projectDeleted(spare), in: space)
      report.inboxesMerged += 1
    }
  }

  /// Tasks whose project does not exist go to the Inbox (MIG-005).
  private mutating func adoptOrphans() throws {
    let spaces = try connection.all(
      """
      SELECT DISTINCT household, space FROM task t WHERE NOT EXISTS (SELECT 1 FROM project p
        WHERE p.household = t.household AND p.space = t.space AND p.id = t.project)
      """,
      decode: Space.init
    )
    for space in spaces {
      let rows = rows(space)
      let orphans = try rows.orphans()
      for orphan in orphans {
        guard let (task, previous) = try rows.adopt(orphan) else { continue }
        try tell(.taskMoved(task, previous: previous), in: space)
        report.items.append(RepairReport.Item(orphan, in: space))
      }
      report.orphans += orphans.count
      let use = try rows.use()
      try tell(.orphansRepaired(checked: use.tasks, orphans: orphans.count), in: space)
    }
  }

  private mutating func adopt(
    _ task: HouseholdTask,
    in space: Space,
    formerName: String
  ) throws {
    let rows = rows(space)
    try rows.moveToInbox(task.id)
    guard let moved = try rows.findTask(task.id) else { return }
    try tell(.taskMoved(moved, previous: task), in: space)
    let orphan = Orphan(id: task.id, name: task.name, formerProject: task.project.id)
    report.items.append(RepairReport.Item(orphan, in: space, formerName: formerName))
  }

  /// How much each space holds, counted anew where it is wrong.
  ///
  /// When a project's tasks last changed is kept: those that left it are not there to be asked.
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
    try connection.run("UPDATE task_kind SET tasks = 0")
    try connection.run(
      """
      INSERT INTO task_kind
        SELECT household, space, project, priority, type, completed_at IS NOT NULL,
          due_rank <> 9223372036854775807, count(*), max(modified)
        FROM task WHERE 1 GROUP BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT DO UPDATE SET tasks = excluded.tasks, modified = max(modified, excluded.modified)
      """
    )
  }

  /// - Throws: when something is still wrong: the service is then not ready (MIG-003).
  private func verify() throws {
    guard try isNeeded() else { return }
    let broken = try connection.all("PRAGMA foreign_key_check") { try $0.value(0, as: String.self) }
    throw RepairFailure(broken: broken.count)
  }
}

/// What the service cannot put right by itself.
struct RepairFailure: Error, CustomStringConvertible {
  /// Rows that name others which do not exist.
  let broken: Int

  var description: String { "\(broken) rows name records that do not exist" }
}

// MARK: - Telling

extension StartRepair {
  private func rows(_ space: Space) -> SQLiteTaskRows {
    SQLiteTaskRows(
      space: space,
      moment: Moment(now, .utc),
      connection: connection,
      clock: clock
    )
  }

  private func tell(_ change: Change, in space: Space) throws {
    let stamp = EventStamp(
      at: now,
      localDay: HouseholdCalendar.utc.day(of: now),
      household: space.household,
      space: space.member
    )
    try feed.append(change.event(of: space.member, batch: nil), stamp, to: connection)
  }

  /// Followers hear once that the file has another form.
  private func tellOfMigration() throws {
    let versions = try connection.first("SELECT version FROM told_version") {
      try $0.value(0, as: Int.self)
    }
    guard let from = versions, let to = SQLiteTaskStore.migrations.last?.number, from != to else {
      return
    }
    for space in try connection.all("SELECT household, space FROM space", decode: Space.init) {
      try tell(.dataMigrated(from: from, to: to), in: space)
    }
    try connection.run("UPDATE told_version SET version = ?", to)
  }

  private mutating func keepReport() throws {
    report.tasksChecked = try connection.first("SELECT count(*) FROM task") { try $0.value(0) } ?? 0
    report.took = clock.now() - now
    try report.keep(at: now, of: nil, connection)
  }
}

extension Space {
  fileprivate init(_ row: Row) throws {
    self.init(household: try row.value(0), member: try row.value(1))
  }
}
