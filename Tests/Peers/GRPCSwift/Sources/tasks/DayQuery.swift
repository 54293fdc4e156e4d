import Foundation
import GRDB
import SwiftProtobuf

/// A day in UTC: the statements are those of the task service.
struct DayQuery {
  let caller: Caller
  let now: Int64

  private var today: Int64 { now / TaskStore.dayMilliseconds }
  private var start: Int64 { today * TaskStore.dayMilliseconds }
  private var end: Int64 { start + TaskStore.dayMilliseconds }
  private var week: Int64 { end + 7 * TaskStore.dayMilliseconds }
  /// The rank of a date was computed in the zone of its writer.
  private static let slack: Int64 = 26 * 3_600_000

  private static let columns = """
    SELECT id, project, (SELECT name FROM project p
        WHERE p.household = t.household AND p.space = t.space AND p.id = t.project),
      name, details, type, priority, due_at, due_on, reminder, added, completed_at, modified, revision
    """
  private static let open = """
     FROM task t INDEXED BY task_open_by_due
    WHERE household = :household AND space = :space AND completed_at IS NULL
      AND due_rank BETWEEN :low AND :high
    """
  private static let done = """
     FROM task t INDEXED BY task_by_completion
    WHERE household = :household AND space = :space AND completion_day = :day
      AND completed_at BETWEEN :low AND :high
    """
  private static let notArchived = """
     AND project NOT IN
      (SELECT id FROM project WHERE household = :household AND space = :space AND is_archived = 1)
    """
  private static let late = " AND (due_at < :start OR due_on < :day)"
  private static let thisDay = " AND (due_on = :day OR (due_at >= :start AND due_at < :end))"
  private static let soon = """
     AND ((due_at >= :end AND due_at < :week) OR (due_on > :day AND due_on <= :day + 7))
    """
  private static let byPriority = " ORDER BY priority, due_rank, name_order, id LIMIT 500"
  private static let byDue = " ORDER BY due_rank, priority, name_order, id LIMIT "

  // The SQL statements, composed once.
  private static let overdueTasks = columns + open + late + notArchived + byPriority
  private static let dayTasks = columns + open + thisDay + notArchived + byPriority
  private static let soonTasks = columns + open + soon + notArchived + byDue + "20"
  private static let nextTask =
    columns + open + " AND (due_at >= :now OR due_on >= :day)" + notArchived + byDue + "1"
  private static let doneTasks =
    columns + done + notArchived + " ORDER BY completed_at DESC, id DESC LIMIT 500"
  private static let countDay = "SELECT count(*)" + open + thisDay + notArchived
  private static let countOverdue = "SELECT count(*)" + open + late + notArchived
  private static let countDone =
    "SELECT priority, count(*)" + done + notArchived + " GROUP BY priority"
  private static let countElsewhen =
    """
    SELECT count(*) FROM task t INDEXED BY task_by_due
    WHERE household = :household AND space = :space AND completion_day <> :day
      AND due_rank BETWEEN :low AND :high
    """ + thisDay + notArchived
  private static let countUnscheduled =
    """
    SELECT coalesce(sum(tasks), 0) FROM task_count t WHERE household = :household
      AND space = :space AND completed_at IS NULL AND due_rank = 9223372036854775807
    """ + notArchived

  func run(_ db: Database) throws -> TaskV1GetDayResponse {
    var answer = TaskV1GetDayResponse()
    answer.date = Days.text(today)
    answer.overdue = try tasks(Self.overdueTasks, arguments(.min, start), db)
    for task in try tasks(Self.dayTasks, arguments(start, end), db) {
      switch task.type {
      case .morning: answer.morning.append(task)
      case .evening: answer.evening.append(task)
      default: answer.anytime.append(task)
      }
    }
    answer.upcoming = try tasks(Self.soonTasks, arguments(end, week), db)
    answer.completed = try tasks(Self.doneTasks, completedArguments, db)
    if let next = try tasks(Self.nextTask, arguments(now, nil), db).first { answer.nextDue = next }
    try count(into: &answer, db)
    return answer
  }

  private func count(into answer: inout TaskV1GetDayResponse, _ db: Database) throws {
    answer.pointsEarned = answer.completed.reduce(0) { $0 + $1.score }
    answer.openCount = Int32(try number(Self.countDay, arguments(start, end), db))
    answer.overdueCount = Int32(try number(Self.countOverdue, arguments(.min, start), db))
    answer.unscheduledCount = Int32(
      try number(
        Self.countUnscheduled,
        ["household": caller.household.bytes, "space": caller.member.bytes],
        db
      )
    )
    let counted = try Row.fetchAll(
      try db.cachedStatement(sql: Self.countDone),
      arguments: completedArguments
    )
    let elsewhen = try number(Self.countElsewhen, arguments(start, end), db)
    let done = counted.reduce(elsewhen) { $0 + ($1[1] as Int64) }
    let all = Int64(answer.openCount) + done
    answer.completionRate = all == 0 ? 0 : (Double(done) / Double(all) * 10_000).rounded() / 10_000
    answer.empty = all == 0
  }

  private var completedArguments: StatementArguments {
    [
      "household": caller.household.bytes, "space": caller.member.bytes, "day": today,
      "low": start - 48 * 3_600_000, "high": end + 48 * 3_600_000,
    ]
  }

  /// A range of the index on due dates and the arguments of a condition.
  private func arguments(_ low: Int64, _ high: Int64?) -> StatementArguments {
    let lowest: Int64 = low == .min ? .min : (low - Self.slack) * 2 + 1
    let highest: Int64 = high.map { ($0 + Self.slack) * 2 + 1 } ?? TaskStore.unscheduled - 1
    return [
      "household": caller.household.bytes, "space": caller.member.bytes,
      "low": lowest, "high": highest,
      "day": today, "start": start, "end": end, "now": now,
      "week": week,
    ]
  }

  private func number(
    _ text: String,
    _ arguments: StatementArguments,
    _ db: Database
  ) throws -> Int64 {
    try Int64.fetchOne(try db.cachedStatement(sql: text), arguments: arguments) ?? 0
  }

  private func tasks(
    _ text: String,
    _ arguments: StatementArguments,
    _ db: Database
  ) throws -> [TaskV1Task] {
    let statement = try db.cachedStatement(sql: text)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var tasks: [TaskV1Task] = []
    while let row = try rows.next() { tasks.append(task(row)) }
    return tasks
  }

  private func task(_ row: Row) -> TaskV1Task {
    var task = TaskV1Task()
    task.id = UUID(row[0] as Data).uuidString.lowercased()
    task.memberID = caller.member.uuidString.lowercased()
    task.projectID = UUID(row[1] as Data).uuidString.lowercased()
    task.projectName = row[2]
    task.name = row[3]
    if let details: String = row[4] { task.details = details }
    task.type = TaskV1TaskType(rawValue: row[5]) ?? .unspecified
    task.priority = TaskV1TaskPriority(rawValue: row[6]) ?? .unspecified
    let (dueAt, dueOn): (Int64?, Int64?) = (row[7], row[8])
    if let dueAt { task.dueAt = .init(milliseconds: dueAt) }
    if let dueOn { task.dueOn = Days.text(dueOn) }
    if let reminder: Int64 = row[9] { task.alertReminderTime = .init(milliseconds: reminder) }
    task.dateAdded = .init(milliseconds: row[10])
    if let completed: Int64 = row[11] {
      task.isComplete = true
      task.dateCompleted = .init(milliseconds: completed)
      task.score = [7, 4, 3, 2][max(0, min(3, task.priority.rawValue - 1))]
    }
    task.modifiedAt = .init(milliseconds: row[12])
    task.revision = UInt64(row[13] as Int64)
    task.isEveningTask = task.type == .evening
    task.isMorningTask = task.type == .morning
    task.isUpcomingTask = task.type == .upcoming
    task.isHighPriority = task.priority == .high || task.priority == .highest
    task.isMediumPriority = task.priority == .medium
    task.isLowPriority = task.priority == .low
    let dueDay = dueOn ?? dueAt.map { $0 / TaskStore.dayMilliseconds }
    task.isScheduledForToday = dueDay == today
    task.isOverdue =
      !task.isComplete && (dueAt.map { $0 < now } ?? dueOn.map { $0 < today } ?? false)
    return task
  }
}

extension Google_Protobuf_Timestamp {
  init(milliseconds: Int64) {
    self.init(seconds: milliseconds / 1_000, nanos: Int32(milliseconds % 1_000) * 1_000_000)
  }
}

/// Days since 1970-01-01 and their text.
enum Days {
  static func text(_ number: Int64) -> String {
    let (z, y) = (number + 719_468, Int64(146_097))
    let era = z / y
    let doe = z - era * y
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
    let mp = (5 * doy + 2) / 153
    let month = mp < 10 ? mp + 3 : mp - 9
    let year = yoe + era * 400 + (month <= 2 ? 1 : 0)
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(two(month))-\(two(doy - (153 * mp + 2) / 5 + 1))"
  }

  /// `nil` for an invalid date.
  static func number(_ text: String) -> Int64? {
    let parts = text.split(separator: "-").compactMap { Int64($0) }
    guard parts.count == 3 else { return nil }
    let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
    let era = year / 400
    let yoe = year - era * 400
    let doy = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
    return era * 146_097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719_468
  }
}
