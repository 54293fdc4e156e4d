import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Writes plans and completions inside an open transaction.
struct PeriodWriter {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Reads the state of the transaction.
  var reader: PeriodReader { PeriodReader(connection) }

  /// Stores the state of a task after an event.
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

  /// Replaces a task's record and updates the sums of its days.
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
    let (old, new) = (before.contributions, record.contributions)
    for key in Set(old.keys).union(new.keys) where old[key] != new[key] {
      try add(
        (new[key] ?? SpanContribution()) - (old[key] ?? SpanContribution()),
        tasks: (new[key] == nil ? 0 : 1) - (old[key] == nil ? 0 : 1),
        to: key,
        in: space
      )
    }
    guard before.done?.hourOfDay != record.done?.hourOfDay else { return }
    if let hour = before.done?.hourOfDay { try add(-1, to: hour, in: space) }
    if let hour = record.done?.hourOfDay { try add(1, to: hour, in: space) }
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

// MARK: - Spans of days

extension PeriodWriter {
  /// Adds to the sums of `key` and to its number of tasks; deletes the row when no task is left.
  private func add(
    _ part: SpanContribution,
    tasks: Int,
    to key: SpanKey,
    in space: Space
  ) throws {
    try connection.run(
      """
      INSERT INTO span_sum (household, member, first_day, last_day, project, entries, total, planned, completed,
        points, on_time, late, open, overdue, p0_total, p0_completed, p0_points, p1_total,
        p1_completed, p1_points, p2_total, p2_completed, p2_points, p3_total, p3_completed,
        p3_points, morning_total, morning_completed, evening_total, evening_completed,
        upcoming_total, upcoming_completed, inbox_total, inbox_completed)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET entries = entries + excluded.entries, total = total + excluded.total,
        planned = planned + excluded.planned, completed = completed + excluded.completed,
        points = points + excluded.points, on_time = on_time + excluded.on_time,
        late = late + excluded.late, open = open + excluded.open,
        overdue = overdue + excluded.overdue, p0_total = p0_total + excluded.p0_total,
        p0_completed = p0_completed + excluded.p0_completed,
        p0_points = p0_points + excluded.p0_points, p1_total = p1_total + excluded.p1_total,
        p1_completed = p1_completed + excluded.p1_completed,
        p1_points = p1_points + excluded.p1_points, p2_total = p2_total + excluded.p2_total,
        p2_completed = p2_completed + excluded.p2_completed,
        p2_points = p2_points + excluded.p2_points, p3_total = p3_total + excluded.p3_total,
        p3_completed = p3_completed + excluded.p3_completed,
        p3_points = p3_points + excluded.p3_points,
        morning_total = morning_total + excluded.morning_total,
        morning_completed = morning_completed + excluded.morning_completed,
        evening_total = evening_total + excluded.evening_total,
        evening_completed = evening_completed + excluded.evening_completed,
        upcoming_total = upcoming_total + excluded.upcoming_total,
        upcoming_completed = upcoming_completed + excluded.upcoming_completed,
        inbox_total = inbox_total + excluded.inbox_total,
        inbox_completed = inbox_completed + excluded.inbox_completed
      """,
      space.household,
      space.member,
      key.first,
      key.last,
      key.project,
      tasks,
      part.summary.total,
      part.summary.planned,
      part.summary.completed,
      part.summary.points,
      part.summary.onTime,
      part.summary.late,
      part.open,
      part.overdue,
      part.priorities[0].total,
      part.priorities[0].completed,
      part.priorities[0].points,
      part.priorities[1].total,
      part.priorities[1].completed,
      part.priorities[1].points,
      part.priorities[2].total,
      part.priorities[2].completed,
      part.priorities[2].points,
      part.priorities[3].total,
      part.priorities[3].completed,
      part.priorities[3].points,
      part.types[0].total,
      part.types[0].completed,
      part.types[1].total,
      part.types[1].completed,
      part.types[2].total,
      part.types[2].completed,
      part.types[3].total,
      part.types[3].completed
    )
    guard tasks < 0 else { return }
    try connection.run(
      """
      DELETE FROM span_sum WHERE household = ? AND member = ? AND first_day = ? AND last_day = ?
        AND project = ? AND entries = 0
      """,
      space.household,
      space.member,
      key.first,
      key.last,
      key.project
    )
  }

  private func add(_ count: Int, to hour: DoneTask.HourOfDay, in space: Space) throws {
    try connection.run(
      """
      INSERT INTO hour_sum (household, member, day, hour, completions) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET completions = completions + excluded.completions
      """,
      space.household,
      space.member,
      hour.day,
      hour.hour,
      count
    )
    guard count < 0 else { return }
    try connection.run(
      """
      DELETE FROM hour_sum WHERE household = ? AND member = ? AND day = ? AND hour = ?
        AND completions = 0
      """,
      space.household,
      space.member,
      hour.day,
      hour.hour
    )
  }
}

// MARK: - Projects

extension PeriodWriter {
  /// Stores the name of a project, and when it was archived.
  ///
  /// - Parameters:
  ///   - project: the project's id.
  ///   - name: its name, colour and due time.
  ///   - day: the day on which an event says that it is archived; the first such day is kept. `nil` if it is not.
  ///   - space: the owner's space.
  /// - Throws: errors of the store.
  func name(
    _ project: ProjectID,
    _ name: ProjectName,
    archivedOn day: LocalDay?,
    in space: Space
  ) throws {
    try connection.run(
      """
      INSERT INTO project_name (household, member, project, name, color, due_at, archived_on)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET name = excluded.name, color = excluded.color, due_at = excluded.due_at,
        archived_on = iif(excluded.archived_on IS NULL, NULL,
          coalesce(archived_on, excluded.archived_on))
      """,
      space.household,
      space.member,
      project,
      name.name,
      name.color,
      name.dueAt,
      day
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

// MARK: - Replay

extension PeriodWriter {
  /// Deletes the task versions from an event on, and recomputes their tasks' plans and sums.
  ///
  /// The ledger must have been rolled back before with ``LedgerWriter/forget(source:from:after:atMost:)``.
  ///
  /// - Parameters:
  ///   - first: the position of the oldest event that is replayed.
  ///   - place: the last returned value, 0 at first.
  ///   - count: the number of versions to check.
  /// - Returns: where to continue; `nil` at the end.
  /// - Throws: errors of the store.
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
        isReplayed: try row.value(4, as: Bool.self)
      )
    }
    for version in page where version.isReplayed {
      let before = try reader.record(of: version.task, in: version.space)
      try connection.run("DELETE FROM task_version WHERE id = ?", version.id)
      let history = TaskHistory(try reader.versions(of: version.task, in: version.space))
      let counted = try LedgerWriter(connection)
        .countedCompletion(of: version.task, from: .task, in: version.space)
      let record = TaskRecord(history: history, done: DoneTask(counted, history.completion))
      try put(record, for: before, of: version.task, in: version.space)
    }
    return page.count == count ? page.last?.id : nil
  }
}
