import AnalyticsDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads what was planned and done on members' days, at one moment.
struct PeriodReader {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The figures of points, streaks and levels of the same moment.
  var scores: ScoreReader { ScoreReader(connection) }

  /// The tasks planned for or completed on the days of `span`.
  func facts(of space: Space, in span: ClosedRange<LocalDay>) throws -> PeriodFacts {
    let planned = try connection.all(
      """
      SELECT p.task, p.day, p.due_at, p.priority, p.type, p.project, p.moved_on, p.gone_on, p.is_open,
        d.day
      FROM planned_task p LEFT JOIN done_task d
        ON d.household = p.household AND d.member = p.member AND d.task = p.task
      WHERE p.household = ? AND p.member = ? AND p.day BETWEEN ? AND ? ORDER BY p.day
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound
    ) { row in
      PeriodFacts.Planned(
        task: try row.value(0),
        day: try row.value(1),
        plan: TaskHistory.Plan(
          traits: try TaskTraits(row, from: 3),
          dueAt: try row.value(2),
          movedOn: try row.value(6),
          goneOn: try row.value(7),
          isOpen: try row.value(8)
        ),
        doneOn: try row.value(9)
      )
    }
    let completed = try connection.all(
      """
      SELECT task, day, points, priority, type, project, due_day, hour FROM done_task
      WHERE household = ? AND member = ? AND day BETWEEN ? AND ? ORDER BY day
      """,
      space.household,
      space.member,
      span.lowerBound,
      span.upperBound
    ) { row in PeriodFacts.Completed(task: try row.value(0), done: try DoneTask(row, from: 1)) }
    return PeriodFacts(planned: planned, completed: completed)
  }

  /// The figures of the days of `span` that have any, oldest first.
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

  /// The days of the latest `count` with a completed task, up to `day`, oldest first.
  func activeDays(of space: Space, upTo day: LocalDay, count: Int) throws -> [LocalDay] {
    try scores.days(of: space, in: day.advanced(by: 1 - count)...day)
      .filter(\.isActive).map(\.day)
  }

  /// Open tasks whose day was before `day`, or whose instant was before `now`.
  func overdue(of space: Space, on day: LocalDay, now: Timestamp) throws -> Int {
    try connection.first(
      """
      SELECT count(*) FROM planned_task INDEXED BY planned_task_open
      WHERE household = ? AND member = ? AND is_open = 1 AND day <= ?
        AND coalesce(due_at < ?, day < ?)
      """,
      space.household,
      space.member,
      day,
      now,
      day
    ) { try $0.value(0) } ?? 0
  }

  /// Names and colours of the projects there are, as far as they are among `ids`.
  func projects(of space: Space, _ ids: some Sequence<ProjectID>) throws -> [ProjectID: ProjectName]
  {
    var names: [ProjectID: ProjectName] = [:]
    for id in ids {
      names[id] = try connection.first(
        "SELECT name, color FROM project_name WHERE household = ? AND member = ? AND project = ?",
        space.household,
        space.member,
        id
      ) { row in ProjectName(name: try row.value(0), color: try row.value(1)) }
    }
    return names
  }
}

/// What a project is called by now.
struct ProjectName: Equatable, Sendable {
  let name: String
  /// The number of the contract.
  let color: Int
}

extension PeriodReader {
  /// Where one task counts by now.
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

  /// Everything that was told of one task, oldest first.
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

extension TaskPriority: SQLValue {}
extension TaskType: SQLValue {}
extension TaskVersion.Presence: SQLValue {}
