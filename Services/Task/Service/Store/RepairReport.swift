import SQLite
import ServiceRuntime
import TaskDomain
package import Vocabulary

/// A task whose project does not exist (MIG-005).
package struct Orphan: Hashable, Sendable {
  package let id: TaskID
  package let name: String
  package let formerProject: ProjectID
}

/// What one look at one list, or at a start at all of them, found and put right (MIG-006).
package struct RepairReport: Hashable, Sendable {
  /// Runs that are kept, at starts and of each list on request.
  static let keptRuns = 20
  /// Tasks that an answer names.
  static let shownItems = 500

  /// One task that was moved to the Inbox.
  struct Item: Hashable, Sendable {
    let space: Space
    let task: TaskID
    let name: String
    let formerProject: ProjectID
    /// `nil` when there was no such project.
    var formerName: String?

    init(_ orphan: Orphan, in space: Space, formerName: String? = nil) {
      self.space = space
      task = orphan.id
      name = orphan.name
      formerProject = orphan.formerProject
      self.formerName = formerName
    }
  }

  /// What a value belongs to.
  struct Record: Hashable, Sendable {
    let space: Space
    /// One of the two is `nil`.
    var task: TaskID?
    var project: ProjectID?
  }

  /// One value that a start put right (TSK-009, MIG-010).
  struct Value: Hashable, Sendable {
    /// The field of a project that had no place.
    static let place = "parent_project_id"

    let record: Record
    let name: String
    /// As in the contract.
    let field: String
    /// What was stored: a day as ISO text, all else as it was.
    let former: String
    /// What took its place; empty for nothing.
    let new: String
  }

  var at: Timestamp?
  var isAtStart = false
  var took = Duration.zero
  var tasksChecked = 0
  var inboxesMade = 0
  var inboxesMerged = 0
  var orphans = 0
  var items: [Item] = []
  var values: [Value] = []
}

extension RepairReport {
  /// Stores the report, and forgets the oldest of its kind.
  func keep(at now: Timestamp, of space: Space?, _ connection: Connection) throws {
    try connection.run(
      """
      INSERT INTO repair_run(at, tasks_checked, inboxes_made, inboxes_merged, orphans, household,
        space, took)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      now,
      tasksChecked,
      inboxesMade,
      inboxesMerged,
      orphans,
      space?.household,
      space?.member,
      took.milliseconds
    )
    let run = connection.lastInsertedRow
    for item in items {
      try connection.run(
        "INSERT OR IGNORE INTO repair_item VALUES (?, ?, ?, ?, ?, ?, ?)",
        run,
        item.space.household,
        item.space.member,
        item.task,
        item.name,
        item.formerProject,
        item.formerName
      )
    }
    for value in values {
      try connection.run(
        "INSERT INTO repair_value VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        run,
        value.record.space.household,
        value.record.space.member,
        value.record.task,
        value.record.project,
        value.name,
        value.field,
        value.former,
        value.new
      )
    }
    try connection.run(
      """
      DELETE FROM repair_run WHERE number IN (SELECT number FROM repair_run
        WHERE household IS ? AND space IS ? ORDER BY number DESC LIMIT -1 OFFSET ?)
      """,
      space?.household,
      space?.member,
      Self.keptRuns
    )
  }
}

extension TaskReader {
  /// Tasks whose project does not exist (MIG-005).
  func orphans() throws -> [Orphan] {
    try connection.all(
      """
      SELECT id, name, project FROM task t INDEXED BY task_in_project
      WHERE household = ? AND space = ? AND project NOT IN
        (SELECT id FROM project WHERE household = ? AND space = ?)
      """,
      household,
      member,
      household,
      member
    ) { row in
      Orphan(id: try row.value(0), name: try row.value(1), formerProject: try row.value(2))
    }
  }

  /// What starts and requests found in this list, the newest first.
  func repairs() throws -> [RepairReport] {
    let own = SQLText(
      """
      SELECT number, at, took, tasks_checked, orphans, 0 FROM repair_run
      WHERE household = ? AND space = ?
      """,
      household,
      member
    )
    // Of a start only what it found here is anybody's business.
    let starts = SQLText(
      """
      SELECT number, at, took, 0, (SELECT count(*) FROM repair_item i WHERE i.household = ?
        AND i.space = ? AND i.run = r.number AND i.former_name IS NULL), 1
      FROM repair_run r WHERE household IS NULL AND space IS NULL
      """,
      household,
      member
    )
    var runs: [(number: Int64, report: RepairReport)] = []
    for query in [own, starts] {
      try connection.each(query) { row in
        var report = RepairReport()
        report.at = try row.value(1)
        report.took = .milliseconds(try row.value(2, as: Int64.self))
        report.tasksChecked = try row.value(3)
        report.orphans = try row.value(4)
        report.isAtStart = try row.value(5)
        runs.append((try row.value(0), report))
        return true
      }
    }
    return try runs.sorted { $0.number > $1.number }.map { run in
      var report = run.report
      report.items = try repairItems(of: run.number)
      report.values = try repairValues(of: run.number)
      return report
    }
  }

  private func repairValues(of run: Int64) throws -> [RepairReport.Value] {
    try connection.all(
      """
      SELECT task, project, name, field, former, new FROM repair_value INDEXED BY repair_value_by_run
      WHERE run = ? AND household = ? AND space = ? LIMIT ?
      """,
      run,
      household,
      member,
      RepairReport.shownItems
    ) { row in
      RepairReport.Value(
        record: .init(space: space, task: try row.value(0), project: try row.value(1)),
        name: try row.value(2),
        field: try row.value(3),
        former: try row.value(4),
        new: try row.value(5)
      )
    }
  }

  private func repairItems(of run: Int64) throws -> [RepairReport.Item] {
    try connection.all(
      """
      SELECT task, name, former_project, former_name FROM repair_item
      WHERE household = ? AND space = ? AND run = ? LIMIT ?
      """,
      household,
      member,
      run,
      RepairReport.shownItems
    ) { row in
      let orphan = Orphan(
        id: try row.value(0),
        name: try row.value(1),
        formerProject: try row.value(2)
      )
      return RepairReport.Item(orphan, in: space, formerName: try row.value(3))
    }
  }
}
