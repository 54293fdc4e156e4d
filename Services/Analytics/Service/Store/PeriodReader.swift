import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads the plans and completions of members' days from one snapshot.
struct PeriodReader {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Reads points, streaks and levels from the same snapshot.
  var scores: ScoreReader { ScoreReader(connection) }

  /// The sums of `span`, with the tasks that are overdue at `moment`; `nil` omits the overdue tasks.
  func sums(
    of space: Space,
    in span: ClosedRange<LocalDay>,
    at moment: PeriodMoment? = nil
  ) throws -> PeriodSums {
    let rows = try spanRows(of: space, in: span)
    let hours = try hourRows(of: space, in: span)
    guard let moment else { return PeriodSums(rows, hours: hours) }
    return PeriodSums(
      rows,
      hours: hours,
      overdueNow: try overdueByDay(of: space, in: span, at: moment),
      archived: try archivedProjects(of: space)
    )
  }

  /// The rows whose days lie in `span`.
  func spanRows(of space: Space, in span: ClosedRange<LocalDay>) throws -> [PeriodSums.Row] {
    try connection.all(
      """
      SELECT first_day, last_day, project, total, planned, completed, points, on_time, late,
        open, overdue, p0_total, p0_completed, p0_points, p1_total, p1_completed, p1_points,
        p2_total, p2_completed, p2_points, p3_total, p3_completed, p3_points,
        morning_total, morning_completed, evening_total, evening_completed,
        upcoming_total, upcoming_completed, inbox_total, inbox_completed
      FROM span_sum
      WHERE household = ? AND member = ? AND first_day BETWEEN ? AND ? AND last_day <= ?
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound,
      span.upperBound
    ) { row in
      PeriodSums.Row(
        SpanKey(first: try row.value(0), last: try row.value(1), project: try row.value(2)),
        try SpanContribution(row, from: 3)
      )
    }
  }

  /// The completions of the days of `span` by hour.
  func hourRows(of space: Space, in span: ClosedRange<LocalDay>) throws -> [PeriodSums.Hour] {
    try connection.all(
      """
      SELECT day, hour, completions FROM hour_sum
      WHERE household = ? AND member = ? AND day BETWEEN ? AND ?
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound
    ) { row in
      PeriodSums.Hour(
        day: try row.value(0),
        hour: try row.value(1),
        completions: try row.value(2)
      )
    }
  }

  /// The summary of `span`; each task counts once.
  func summary(of space: Space, in span: ClosedRange<LocalDay>) throws -> DaySummary {
    try connection.first(
      """
      SELECT coalesce(sum(total), 0), coalesce(sum(planned), 0), coalesce(sum(completed), 0),
        coalesce(sum(points), 0), coalesce(sum(on_time), 0), coalesce(sum(late), 0)
      FROM span_sum
      WHERE household = ? AND member = ? AND first_day BETWEEN ? AND ? AND last_day <= ?
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound,
      span.upperBound
    ) { row in try DaySummary(row, from: 0) } ?? DaySummary()
  }

  /// The figures of the days of `span` that have a row, oldest first.
  func days(
    of space: Space,
    in span: ClosedRange<LocalDay>
  ) throws -> [(day: LocalDay, summary: DaySummary)] {
    try connection.all(
      """
      SELECT day, total, planned, completed, points, on_time, late FROM day_summary
      WHERE household = ? AND member = ? AND day BETWEEN ? AND ? ORDER BY day
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound
    ) { row in (day: try row.value(0), summary: try DaySummary(row, from: 1)) }
  }

  /// The days with a completed task among the last `count` days up to `day`, oldest first.
  func activeDays(of space: Space, upTo day: LocalDay, count: Int) throws -> [LocalDay] {
    try scores.activeDays(of: space, in: day.advanced(by: 1 - count)...day)
  }

  /// Archived projects, with the day on which each was archived.
  func archivedProjects(of space: Space) throws -> [ProjectID: LocalDay] {
    let archived = try connection.all(
      """
      SELECT project, archived_on FROM project_name INDEXED BY project_archived
      WHERE household = ? AND member = ? AND archived_on IS NOT NULL
      """,
      space.household,
      space.member
    ) { row in (try row.value(0, as: ProjectID.self), try row.value(1, as: LocalDay.self)) }
    return Dictionary(archived) { $1 }
  }

  /// The number of open tasks that are overdue at `moment`, whatever their due day.
  func overdue(of space: Space, at moment: PeriodMoment) throws -> Int {
    try overdueByDay(of: space, in: .first...moment.today, at: moment).values.reduce(0, +)
  }

  /// Open tasks that are overdue, by planned day, without those of archived projects (TSK-114).
  ///
  /// A task is overdue after its due instant, or after its due day if it has no time.
  private func overdueByDay(
    of space: Space,
    in span: ClosedRange<LocalDay>,
    at moment: PeriodMoment
  ) throws -> [LocalDay: Int] {
    let counts = try connection.all(
      """
      SELECT day, count(*) FROM planned_task p INDEXED BY planned_task_open
      WHERE household = ? AND member = ? AND is_open = 1 AND day BETWEEN ? AND ?
        AND coalesce(due_at < ?, day < ?)
        AND NOT EXISTS (SELECT 1 FROM project_name n WHERE n.household = p.household
          AND n.member = p.member AND n.project = p.project AND n.archived_on IS NOT NULL)
      GROUP BY day
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound,
      moment.now,
      moment.today
    ) { row in (try row.value(0, as: LocalDay.self), try row.value(1, as: Int.self)) }
    return Dictionary(counts) { $1 }
  }

  /// The names and colours of the existing projects among `ids`.
  func projects(of space: Space, _ ids: some Sequence<ProjectID>) throws -> [ProjectID: ProjectName]
  {
    var names: [ProjectID: ProjectName] = [:]
    for id in ids {
      names[id] = try connection.first(
        """
        SELECT name, color, due_at FROM project_name
        WHERE household = ? AND member = ? AND project = ?
        """,
        space.household,
        space.member,
        id
      ) { row in
        ProjectName(name: try row.value(0), color: try row.value(1), dueAt: try row.value(2))
      }
    }
    return names
  }
}

/// The current name, colour and due time of a project.
struct ProjectName: Equatable, Sendable {
  let name: String
  /// The contract's number.
  let color: Int
  /// The due time; `nil` if the project has none, is completed, or is archived.
  let dueAt: Timestamp?
}

extension PeriodReader {
  /// The current plans and completion of one task.
  func record(of task: String, in space: Space) throws -> TaskRecord {
    let plans = try connection.all(
      """
      SELECT day, due_at, priority, type, project, moved_on, gone_on, is_open
      FROM planned_task INDEXED BY planned_task_by_task
      WHERE household = ? AND member = ? AND task = ?
      """,
      space.household,
      space.member,
      task
    ) { row in
      (
        day: try row.value(0, as: LocalDay.self),
        plan: TaskHistory.Plan(
          traits: try TaskTraits(row, from: 2),
          dueAt: try row.value(1),
          movedOn: try row.value(5),
          goneOn: try row.value(6),
          isOpen: try row.value(7)
        )
      )
    }
    let done = try connection.first(
      """
      SELECT day, points, priority, type, project, due_day, hour FROM done_task
      WHERE household = ? AND member = ? AND task = ?
      """,
      space.household,
      space.member,
      task
    ) { row in try DoneTask(row, from: 0) }
    let isComplete = try connection.first(
      """
      SELECT is_complete FROM task_version
      WHERE household = ? AND member = ? AND task = ? ORDER BY id DESC LIMIT 1
      """,
      space.household,
      space.member,
      task
    ) { try $0.value(0, as: Bool.self) }
    return TaskRecord(
      history: TaskHistory(
        plans: Dictionary(plans.map { ($0.day, $0.plan) }, uniquingKeysWith: { $1 }),
        completion: done?.completion,
        isComplete: isComplete ?? false
      ),
      done: done
    )
  }

  /// All versions of one task, oldest first.
  func versions(of task: String, in space: Space) throws -> [TaskVersion] {
    try connection.all(
      """
      SELECT changed_on, presence, is_complete, due_day, due_at, priority, type, project, hour
      FROM task_version WHERE household = ? AND member = ? AND task = ? ORDER BY id
      """,
      space.household,
      space.member,
      task
    ) { row in
      let at: Timestamp? = try row.value(4)
      return TaskVersion(
        changedOn: try row.value(0),
        presence: try row.value(1),
        isComplete: try row.value(2),
        due: try row.value(3, as: LocalDay?.self).map { TaskVersion.Due(day: $0, at: at) },
        traits: try TaskTraits(row, from: 5),
        completionHour: try row.value(8)
      )
    }
  }
}

// MARK: - Rows

extension TaskTraits {
  /// Reads three columns: priority, type, project.
  fileprivate init(_ row: Row, from column: Int) throws {
    self.init(
      priority: try row.value(column),
      type: try row.value(column + 1),
      project: try row.value(column + 2)
    )
  }
}

extension DoneTask {
  /// Reads seven columns: day, points, priority, type, project, day due, hour.
  fileprivate init(_ row: Row, from column: Int) throws {
    self.init(
      day: try row.value(column),
      points: try row.value(column + 1),
      completion: TaskHistory.Completion(
        traits: try TaskTraits(row, from: column + 2),
        due: try row.value(column + 5),
        hour: try row.value(column + 6)
      )
    )
  }
}

extension DaySummary {
  fileprivate init(_ row: Row, from column: Int) throws {
    self.init(
      total: try row.value(column),
      planned: try row.value(column + 1),
      completed: try row.value(column + 2),
      points: try row.value(column + 3),
      onTime: try row.value(column + 4),
      late: try row.value(column + 5)
    )
  }
}

extension SpanContribution {
  /// Reads twenty-eight columns: a summary, open and overdue, three of each priority, two of each type.
  fileprivate init(_ row: Row, from column: Int) throws {
    self.init()
    summary = try DaySummary(row, from: column)
    open = try row.value(column + 6)
    overdue = try row.value(column + 7)
    for place in priorities.indices {
      let first = column + 8 + 3 * place
      priorities[place] = PeriodSummary.Part(
        total: try row.value(first),
        completed: try row.value(first + 1),
        points: try row.value(first + 2)
      )
    }
    for place in types.indices {
      let first = column + 20 + 2 * place
      types[place] = PeriodSummary.Part(
        total: try row.value(first),
        completed: try row.value(first + 1)
      )
    }
  }
}

extension TaskPriority: SQLValue {}
extension TaskType: SQLValue {}
extension TaskVersion.Presence: SQLValue {}
