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

/// What one repair found and corrected, of one list or at a start of all lists (MIG-006).
package struct RepairReport: Hashable, Sendable {
  /// How many reports are kept: of starts, and per list of requested repairs.
  static let keptRuns = 20
  /// The most tasks that a response names.
  static let shownItems = 500

  /// A task that was moved to the Inbox.
  struct Item: Hashable, Sendable {
    let space: Space
    let task: TaskID
    let name: String
    let formerProject: ProjectID
    /// `nil` when that project did not exist.
    var formerName: String?

    init(_ orphan: Orphan, in space: Space, formerName: String? = nil) {
      self.space = space
      task = orphan.id
      name = orphan.name
      formerProject = orphan.formerProject
      self.formerName = formerName
    }
  }

  /// The record that a value belongs to.
  struct Record: Hashable, Sendable {
    let space: Space
    /// One of the two is `nil`.
    var task: TaskID?
    var project: ProjectID?
  }

  /// A value that was corrected at a start (TSK-009, MIG-010).
  struct Value: Hashable, Sendable {
    /// The field of a project without a valid parent.
    static let place = "parent_project_id"

    let record: Record
    let name: String
    /// The field's name in the contract.
    let field: String
    /// The former value: a day as ISO text, others as stored.
    let former: String
    /// The new value; empty for none.
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
  /// Stores the report, and deletes the oldest of its kind.
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

  /// The reports of starts and requests about this list, newest first.
  func repairs() throws -> [RepairReport] {
    let own = SQLText(
      """
      SELECT number, at, took, tasks_checked, orphans, 0 FROM repair_run
      WHERE household = ? AND space = ?
      """,
      household,
      member
    )
    // Of a start, a member sees only what concerns this list.
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
