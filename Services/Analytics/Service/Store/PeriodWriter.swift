import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// What was planned and done, inside one open transaction.
struct PeriodWriter {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The figures as this transaction has left them.
  var reader: PeriodReader { PeriodReader(connection) }

  /// Keeps what an event says a task is like.
  func add(
    _ version: TaskVersion,
    of task: String,
    in space: Space,
    from origin: FeedPosition
  ) throws {
    try connection.run(
      """
      INSERT INTO task_version (household, member, task, changed_on, presence, is_complete, due_day,
        due_at, priority, type, project, hour, epoch, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      task,
      version.changedOn,
      version.presence,
      version.isComplete,
      version.due?.day,
      version.due?.at,
      version.traits.priority,
      version.traits.type,
      version.traits.project,
      version.completionHour,
      origin.storedEpoch,
      origin.sequence
    )
  }

  /// Puts where a task counts in the place of where it counted, and moves the sums of its days.
  func put(
    _ record: TaskRecord,
    for before: TaskRecord,
    of task: String,
    in space: Space
  ) throws {
    for (day, plan) in before.history.plans where record.history.plans[day] != plan {
      try connection.run(
        "DELETE FROM planned_task WHERE household = ? AND member = ? AND day = ? AND task = ?",
        space.household,
        space.member,
        day,
        task
      )
    }
    for (day, plan) in record.history.plans where before.history.plans[day] != plan {
      try put(plan, on: day, of: task, in: space)
    }
    if record.done != before.done { try put(record.done, of: task, in: space) }
    for (day, difference) in record.difference(from: before) {
      try add(difference, on: day, in: space)
    }
  }

  private func put(
    _ plan: TaskHistory.Plan,
    on day: LocalDay,
    of task: String,
    in space: Space
  ) throws {
    try connection.run(
      """
      INSERT INTO planned_task (household, member, day, task, due_at, priority, type, project,
        moved_on, gone_on, is_open) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      day,
      task,
      plan.dueAt,
      plan.traits.priority,
      plan.traits.type,
      plan.traits.project,
      plan.movedOn,
      plan.goneOn,
      plan.isOpen
    )
  }

  private func put(_ done: DoneTask?, of task: String, in space: Space) throws {
    try connection.run(
      "DELETE FROM done_task WHERE household = ? AND member = ? AND task = ?",
      space.household,
      space.member,
      task
    )
    guard let done else { return }
    try connection.run(
      """
      INSERT INTO done_task (household, member, day, task, points, priority, type, project, due_day,
        hour) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      space.household,
      space.member,
      done.day,
      task,
      done.points,
      done.completion.traits.priority,
      done.completion.traits.type,
      done.completion.traits.project,
      done.completion.due,
      done.completion.hour
    )
  }

  private func add(_ difference: DaySummary, on day: LocalDay, in space: Space) throws {
    try connection.run(
      """
      INSERT INTO day_summary (household, member, day, total, planned, completed, points, on_time,
        late) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET total = total + excluded.total,
        planned = planned + excluded.planned, completed = completed + excluded.completed,
        points = points + excluded.points, on_time = on_time + excluded.on_time,
        late = late + excluded.late
      """,
      space.household,
      space.member,
      day,
      difference.total,
      difference.planned,
      difference.completed,
      difference.points,
      difference.onTime,
      difference.late
    )
  }
}

// MARK: - Projects

extension PeriodWriter {
  func name(_ project: ProjectID, _ name: ProjectName, in space: Space) throws {
    try connection.run(
      """
      INSERT INTO project_name (household, member, project, name, color) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET name = excluded.name, color = excluded.color
      """,
      space.household,
      space.member,
      project,
      name.name,
      name.color
    )
  }

  func forgetName(of project: ProjectID, in space: Space) throws {
    try connection.run(
      "DELETE FROM project_name WHERE household = ? AND member = ? AND project = ?",
      space.household,
      space.member,
      project
    )
  }
}

// MARK: - A feed that is replayed

extension PeriodWriter {
  /// Forgets what the task feed said from one event on, as ``LedgerWriter/forget(source:from:after:atMost:)`` does
  /// with the ledger, which has to be done before.
  ///
  /// - Parameters:
  ///   - first: the position of the oldest event that comes again.
  ///   - place: what was returned last, 0 at first.
  ///   - count: how many versions to look at.
  /// - Returns: where to go on; `nil` at the end.
  /// - Throws: what the store does.
  func forget(from first: FeedPosition, after place: Int64, atMost count: Int) throws -> Int64? {
    let page = try connection.all(
      """
      SELECT id, household, member, task, epoch >> 32 = ? AND sequence >= ? FROM task_version
      WHERE id > ? ORDER BY id LIMIT ?
      """,
      first.origin,
      first.sequence,
      place,
      count
    ) { row in
      (
        id: try row.value(0, as: Int64.self),
        space: Space(household: try row.value(1), member: try row.value(2)),
        task: try row.value(3, as: String.self),
        goes: try row.value(4, as: Bool.self)
      )
    }
    for version in page where version.goes {
      let before = try reader.record(of: version.task, in: version.space)
      try connection.run("DELETE FROM task_version WHERE id = ?", version.id)
      let history = TaskHistory(try reader.versions(of: version.task, in: version.space))
      let standing = try LedgerWriter(connection)
        .standing(of: version.task, from: .task, in: version.space)
      let record = TaskRecord(history: history, done: DoneTask(standing, history.completion))
      try put(record, for: before, of: version.task, in: version.space)
    }
    return page.count == count ? page.last?.id : nil
  }
}
