import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func tasks(_ listing: TaskListing, after place: PagePlace?) throws -> Page<HouseholdTask> {
    var page = PageBuilder<HouseholdTask>(size: listing.pageSize)
    try fill(&page, listing, after: place)
    return page.page
  }

  /// Adds the tasks of a list, or of one group of it, until the page is full.
  ///
  /// - Returns: whether there is room for more.
  @discardableResult
  func fill(
    _ page: inout PageBuilder<HouseholdTask>,
    _ listing: TaskListing,
    in group: TaskGroup? = nil,
    after place: PagePlace?
  ) throws -> Bool {
    let terms = listing.order.terms
    var hasRoom = true
    let listing = group.map { listing.narrowed(to: $0.key) } ?? listing
    try connection.each(query(listing, after: place)) { row in
      let task = try TaskColumns.task(row)
      let values = try terms.enumerated().map { index, term in
        let column = TaskColumns.count + index
        return term.isText
          ? PlaceValue.text(try row.value(column)) : .number(try row.value(column))
      }
      let place = PagePlace(group: group?.place.values ?? [], values, id: task.id.rawValue)
      hasRoom = page.add(task, at: place, bytes: task.textBytes)
      return hasRoom
    }
    return hasRoom
  }

  /// The statement of one page; one row more than the page tells whether there is a next one.
  func query(_ listing: TaskListing, after place: PagePlace?) -> SQLText {
    let terms = listing.order.terms
    var query = TaskColumns.select
    for term in terms {
      query.append(", ")
      query.append(term.text)
    }
    query.append(filter(listing))
    if let place, place.fits(terms) { query.append(.after(place, in: terms)) }
    query.append(.order(by: terms))
    query.append(" LIMIT ?", listing.pageSize + 1)
    return query
  }
}

// MARK: - Filters

extension SQLiteTaskRows {
  /// `FROM` and `WHERE` of a list, on the index that has its rows together or in order (TSK-143).
  ///
  /// `source` names another index where the whole list has to be walked.
  func filter(_ listing: TaskListing, wholeFrom source: SQLText? = nil) -> SQLText {
    var query = self.source(listing, whole: source)
    query.append(conditions(of: listing))
    return query
  }

  /// `WHERE` of a list, whatever it is read from.
  func conditions(of listing: TaskListing) -> SQLText {
    var query = SQLText(" WHERE household = ? AND space = ?", household, member)
    query.append(dueCondition(listing))
    switch listing.completion {
    case .open: query.append(" AND completed_at IS NULL")
    case .complete: query.append(" AND completed_at IS NOT NULL")
    case .all: break
    }
    for criteria in listing.criteria { query.append(condition(criteria, listing.moment)) }
    if listing.leavesOutArchived { query.append(notArchived) }
    return query
  }

  private func source(_ listing: TaskListing, whole: SQLText?) -> SQLText {
    let isComplete =
      listing.completion == .complete
      || listing.criteria.contains { $0.completion == .complete || !$0.completed.isOpen }
    let isOpen =
      listing.completion == .open || listing.isOverdueOnly
      || listing.criteria.contains { $0.completion == .open }
    let isDated =
      listing.due != .any || listing.isOverdueOnly
      || listing.criteria.contains { !$0.due.isOpen || $0.isUnscheduled }
    if isComplete, listing.hasCompletionRange || (listing.order == .completed && !isDated) {
      return SQLText(" FROM task t INDEXED BY task_by_completion")
    }
    if isDated {
      return isOpen
        ? SQLText(" FROM task t INDEXED BY task_open_by_due")
        : SQLText(" FROM task t INDEXED BY task_by_due")
    }
    if let whole { return whole }
    return listing.projects.count == 1
      ? SQLText(" FROM task t INDEXED BY task_in_project")
      : SQLText(" FROM task t INDEXED BY task_in_order")
  }

  private func dueCondition(_ listing: TaskListing) -> SQLText {
    let moment = listing.moment
    switch listing.due {
    case .any: return SQLText("")
    case .on(let day): return dueOn(day)
    case .afterNow: return dueAfterNow(moment)
    }
  }

  func dueAfterNow(_ moment: Moment) -> SQLText {
    var condition = dueRange(from: moment.now, to: nil)
    condition.append(" AND (due_at > ? OR due_on > ?)", moment.now, moment.today)
    return condition
  }

  /// What is left out by ``dueAfterNow(_:)`` of all that has a due date.
  func notAfterNow(_ moment: Moment) -> SQLText {
    var condition = dueRange(from: nil, to: moment.now)
    condition.append(" AND (due_at <= ? OR due_on <= ?)", moment.now, moment.today)
    return condition
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
  /// What the words in it add to an answer.
  var textBytes: Int { name.utf8.count + (details?.utf8.count ?? 0) + project.name.utf8.count }
}
