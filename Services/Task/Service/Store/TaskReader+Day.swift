import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// Complete lists are counted in memory; only truncated ones are counted by the store.
  func overview(of day: LocalDay) throws -> DayOverview {
    let archived = try hasArchived() ? notArchived : SQLText("")
    let open = try openWalked(around: day, archived) ?? openSorted(around: day, archived)
    let done = try completed(on: day)
    let figures = DayFigures(
      open: try open.due.isWhole ? open.due.tasks.count : countOpen(dueOn(day), archived),
      overdue: try open.late.isWhole
        ? open.late.tasks.count : countOpen(overdue(on: day), archived),
      unscheduled: try countUnscheduled(),
      completed: try done.isWhole
        ? done.tasks.reduce(into: [:]) { $0[$1.priority, default: 0] += 1 }
        : completedByPriority(on: day),
      completedElsewhen: try completedElsewhen(dueOn: day)
    )
    let tasks = open.late.tasks + open.due.tasks + open.later.tasks + done.tasks
    let lists = DayLists(tasks, on: day, moment.calendar)
    return DayOverview(
      lists: lists,
      figures: figures,
      next: try nextDue(on: day, open.due, later: lists.upcoming)
    )
  }

  /// The first task due after now, or after the day's start for a future day.
  ///
  /// Queried only when the lists do not contain it.
  private func nextDue(
    on day: LocalDay,
    _ due: DayList,
    later: [HouseholdTask]
  ) throws -> HouseholdTask? {
    let start = max(moment.now, moment.calendar.start(of: day))
    let first = moment.calendar.day(of: start)
    if first == day, due.isWhole {
      // Within a list, tasks due at the same time are ordered by priority and name.
      let dated = due.tasks.first { if case .on = $0.due { true } else { false } }
      let timed = due.tasks.filter { task in
        if case .at(let instant) = task.due { instant >= start } else { false }
      }
      let soonest = timed.min {
        $0.due?.instant(moment.calendar) ?? start < $1.due?.instant(moment.calendar) ?? start
      }
      if let next = dated ?? soonest ?? later.first { return next }
    }
    var next = dueRange(from: start, to: nil)
    next.append(" AND (due_at >= ? OR due_on >= ?)", start, first)
    return try open(next, in: .due, atMost: 1, notArchived).tasks.first
  }
}

// MARK: - Open tasks

extension TaskReader {
  /// Each list by its own statement, which sorts the matches and keeps as many as the list takes.
  func openSorted(around day: LocalDay, _ archived: SQLText) throws -> OpenOfDay {
    let most = DayLists.maximumTasks
    return OpenOfDay(
      late: try open(overdue(on: day), in: .priority, atMost: most, archived),
      due: try open(dueOn(day), in: .priority, atMost: most, archived),
      later: try open(upcoming(after: day), in: .due, atMost: DayLists.maximumUpcoming, archived)
    )
  }

  /// Open tasks with a condition on their due date, up to a number or a size.
  private func open(
    _ condition: SQLText,
    in order: ListOrder,
    atMost limit: Int,
    _ archived: SQLText
  ) throws -> DayList {
    var found = openFrom
    found.append(condition)
    found.append(archived)
    return try readList(sorted(found, in: order.terms, atMost: limit), atMost: limit)
  }

  private func countOpen(_ condition: SQLText, _ archived: SQLText) throws -> Int {
    var query = SQLText("SELECT count(*)")
    query.append(openFrom)
    query.append(condition)
    query.append(archived)
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// Kept per space, without those of archived projects, because a day is requested more often than
  /// any list.
  private func countUnscheduled() throws -> Int {
    try connection.first(
      "SELECT unscheduled FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }

  var openFrom: SQLText {
    SQLText(
      """
       FROM task t INDEXED BY task_open_by_due
      WHERE household = ? AND space = ? AND completed_at IS NULL
      """,
      household,
      member
    )
  }

  private func overdue(on day: LocalDay) -> SQLText {
    let start = moment.calendar.start(of: day)
    var condition = dueRange(from: nil, to: start)
    condition.append(" AND (due_at < ? OR due_on < ?)", start, day)
    return condition
  }

  private func upcoming(after day: LocalDay) -> SQLText {
    let last = day.advanced(by: DayLists.upcomingDays)
    let (start, end) = (moment.calendar.end(of: day), moment.calendar.end(of: last))
    var condition = dueRange(from: start, to: end)
    condition.append(" AND ((due_at >= ? AND due_at < ?)", start, end)
    condition.append(" OR (due_on > ? AND due_on <= ?))", day, last)
    return condition
  }

  private func readList(_ query: SQLText, atMost limit: Int) throws -> DayList {
    var list = DayList()
    var bytes = 0
    try connection.each(query) { row in
      let task = try TaskColumns.task(row)
      bytes += task.textBytes
      list.isWhole = bytes <= DayLists.maximumBytes
      if list.isWhole { list.tasks.append(task) }
      return list.isWhole
    }
    if list.tasks.count == limit { list.isWhole = false }
    return list
  }
}

// MARK: - Completed tasks

extension TaskReader {
  private func completed(on day: LocalDay) throws -> DayList {
    var query = TaskColumns.select
    query.append(completedFrom(day))
    query.append(" ORDER BY completed_at DESC, id DESC LIMIT ?", DayLists.maximumTasks)
    return try readList(query, atMost: DayLists.maximumTasks)
  }

  private func completedByPriority(on day: LocalDay) throws -> [TaskPriority: Int] {
    var query = SQLText("SELECT priority, count(*)")
    query.append(completedFrom(day))
    query.append(" GROUP BY priority")
    let counts: [(TaskPriority, Int)] = try connection.all(query) {
      (try $0.value(0), try $0.value(1))
    }
    return Dictionary(counts) { $0 + $1 }
  }

  /// Due this day and completed on another one, even if the project was archived since.
  ///
  /// The index shows which are complete; their day is read from the table, row by row.
  private func completedElsewhen(dueOn day: LocalDay) throws -> Int {
    var query = SQLText(
      """
      SELECT count(*) FROM task t INDEXED BY task_by_due
      WHERE household = ? AND space = ? AND completed_at IS NOT NULL AND completion_day <> ?
      """,
      household,
      member,
      day
    )
    query.append(dueOn(day))
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// Completed on a stored day, in whichever zone: the index range of that day's instants, two days
  /// wider at each end.
  ///
  /// Completed tasks and their points are kept when their project is archived.
  private func completedFrom(_ day: LocalDay) -> SQLText {
    let slack = Duration.seconds(48 * 3_600)
    return SQLText(
      """
       FROM task t INDEXED BY task_by_completion
      WHERE household = ? AND space = ? AND completion_day = ?
        AND completed_at BETWEEN ? AND ?
      """,
      household,
      member,
      day,
      moment.calendar.start(of: day) - slack,
      moment.calendar.end(of: day) + slack
    )
  }
}
