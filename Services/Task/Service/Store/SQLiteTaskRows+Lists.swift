import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func tasks(_ listing: TaskListing, after place: PagePlace?) throws -> Page<HouseholdTask> {
    var page = PageBuilder<HouseholdTask>(size: listing.pageSize)
    try connection.each(query(listing, after: place)) { row in
      let task = try TaskColumns.task(row)
      return page.add(
        task,
        at: try TaskColumns.place(row, listing.order),
        bytes: task.textBytes
      )
    }
    return page.page
  }

  /// The statement of one page; one row more than the page tells whether there is a next one.
  func query(_ listing: TaskListing, after place: PagePlace?) -> SQLText {
    var query = TaskColumns.select
    query.append(filter(listing))
    if let place { query.append(condition(after: place, listing.order)) }
    query.append(order(listing.order))
    query.append(" LIMIT ?", listing.pageSize + 1)
    return query
  }

  func count(_ listing: TaskListing) throws -> Int {
    var query = SQLText("SELECT count(*)")
    query.append(filter(listing))
    return try connection.first(query) { try $0.value(0) } ?? 0
  }
}

// MARK: - Orders

extension SQLiteTaskRows {
  private func order(_ order: ListOrder) -> SQLText {
    switch order {
    case .priority: SQLText(" ORDER BY priority, due_rank, name_order, id")
    case .due: SQLText(" ORDER BY due_rank, priority, name_order, id")
    case .completed: SQLText(" ORDER BY completed_at DESC, id DESC")
    }
  }

  private func condition(after place: PagePlace, _ order: ListOrder) -> SQLText {
    let (first, second, text, id) = (place.first, place.second, place.text, place.id)
    return switch order {
    case .priority:
      SQLText(
        " AND (priority, due_rank, name_order, id) > (?, ?, ?, ?)",
        first,
        second,
        text,
        id
      )
    case .due:
      SQLText(
        " AND (due_rank, priority, name_order, id) > (?, ?, ?, ?)",
        first,
        second,
        text,
        id
      )
    case .completed:
      SQLText(" AND (completed_at, id) < (?, ?)", first, id)
    }
  }
}

// MARK: - Filters

extension SQLiteTaskRows {
  /// `FROM` and `WHERE` of a list, on the index that has its rows together or in order (TSK-143).
  func filter(_ listing: TaskListing) -> SQLText {
    var query = source(listing)
    query.append(" WHERE household = ? AND space = ?", household, member)
    query.append(dueCondition(listing))
    switch listing.completion {
    case .open: query.append(" AND completed_at IS NULL")
    case .complete: query.append(" AND completed_at IS NOT NULL")
    case .all: break
    }
    if listing.order == .completed { query.append(" AND completed_at IS NOT NULL") }
    for criteria in listing.criteria { query.append(condition(criteria, listing.moment)) }
    if listing.leavesOutArchived { query.append(notArchived) }
    return query
  }

  func source(_ listing: TaskListing) -> SQLText {
    if listing.order == .completed { return SQLText(" FROM task t INDEXED BY task_by_completion") }
    if listing.isOverdueOnly { return SQLText(" FROM task t INDEXED BY task_open_by_due") }
    switch listing.due {
    case .on: return SQLText(" FROM task t INDEXED BY task_by_due")
    case .afterNow:
      return listing.completion == .open
        ? SQLText(" FROM task t INDEXED BY task_open_by_due")
        : SQLText(" FROM task t INDEXED BY task_by_due")
    case .any:
      return listing.projects.count == 1
        ? SQLText(" FROM task t INDEXED BY task_in_project")
        : SQLText(" FROM task t INDEXED BY task_in_order")
    }
  }

  private func dueCondition(_ listing: TaskListing) -> SQLText {
    let moment = listing.moment
    switch listing.due {
    case .any: return SQLText("")
    case .on(let day): return dueOn(day)
    case .afterNow:
      var condition = dueRange(from: moment.now, to: nil)
      condition.append(
        " AND (due_at > ? OR due_on > ?)",
        moment.now,
        moment.today
      )
      return condition
    }
  }

  /// Open, and the due date has passed (TSK-040).
  func overdue(at moment: Moment) -> SQLText {
    var condition = dueRange(from: nil, to: moment.now)
    condition.append(
      " AND completed_at IS NULL AND (due_at < ? OR due_on < ?)",
      moment.now,
      moment.today
    )
    return condition
  }

  /// Due on one of the member's days, whichever form the due date has.
  func dueOn(_ day: LocalDay) -> SQLText {
    let (start, end) = (moment.calendar.start(of: day), moment.calendar.end(of: day))
    var condition = dueRange(from: start, to: end)
    condition.append(" AND (due_on = ? OR (due_at >= ? AND due_at < ?))", day, start, end)
    return condition
  }

  /// Narrows to a range of the index on due dates, a day wider at each end: a date's rank was made
  /// in the zone that held when it was written, and zones lie at most 26 hours apart.
  func dueRange(from start: Timestamp?, to end: Timestamp?) -> SQLText {
    let slack = Duration.seconds(26 * 3_600)
    let low = start.map { DueDate.at($0 - slack).rank(moment.calendar) } ?? Int64.min
    let high = end.map { DueDate.at($0 + slack).rank(moment.calendar) }
    return SQLText(
      " AND due_rank BETWEEN ? AND ?",
      low,
      high ?? DueDate.unscheduledRank - 1
    )
  }

  /// Leaves out tasks of archived projects (TSK-114).
  var notArchived: SQLText {
    SQLText(
      """
       AND project NOT IN
        (SELECT id FROM project WHERE household = ? AND space = ? AND is_archived = 1)
      """,
      household,
      member
    )
  }
}

extension HouseholdTask {
  /// What the task's words add to an answer.
  var textBytes: Int { name.utf8.count + (details?.utf8.count ?? 0) }
}
