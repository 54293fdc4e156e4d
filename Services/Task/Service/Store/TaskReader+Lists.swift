import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// A page of a list, and where the next one begins.
  func tasks(_ listing: TaskListing, after place: PagePlace?) throws -> Page<HouseholdTask> {
    var page = PageBuilder<HouseholdTask>(size: listing.pageSize)
    try fill(&page, listing, after: place)
    return page.page
  }

  /// Adds the tasks of a list, or of one of its groups, until the page is full.
  ///
  /// - Returns: whether there is room for more.
  @discardableResult
  func fill(
    _ page: inout PageBuilder<HouseholdTask>,
    _ listing: TaskListing,
    in group: TaskGroup? = nil,
    after place: PagePlace?
  ) throws -> Bool {
    let whole = try simplified(listing)
    let listing = group.map { whole.narrowed(to: $0.key) } ?? whole
    for part in try parts(of: listing, total: group?.total, after: place) {
      var hasRoom = true
      try connection.each(query(listing, part)) { row in
        let task = try TaskColumns.task(row)
        let values = try part.terms.enumerated().map { index, term in
          let column = TaskColumns.count + index
          return term.isText
            ? PlaceValue.text(try row.value(column)) : .number(try row.value(column))
        }
        let place = PagePlace(
          group: group?.place.values ?? [],
          part.values + values,
          id: task.id.rawValue
        )
        hasRoom = page.add(task, at: place, bytes: task.textBytes)
        return hasRoom
      }
      guard hasRoom else { return false }
    }
    return true
  }

  /// The statement of one part's page, with one row more than the page, which shows whether there
  /// is a next one.
  func query(_ listing: TaskListing, _ part: OrderPart) -> SQLText {
    var found =
      part.index == .byKind ? tasksOfKinds(listing, part.condition) : part.index.source
    found.append(conditions(of: listing))
    found.append(part.condition)
    if let place = part.place { found.append(.after(place, in: part.terms)) }
    return part.isWalked
      ? walked(found, in: part.terms, atMost: listing.pageSize + 1)
      : sorted(found, in: part.terms, atMost: listing.pageSize + 1)
  }

  /// Tasks in the order in which they are found, each with its sort values.
  private func walked(_ found: SQLText, in terms: [OrderTerm], atMost limit: Int) -> SQLText {
    var query = TaskColumns.select
    for term in terms {
      query.append(", ")
      query.append(term.text)
    }
    query.append(found)
    query.append(.order(by: terms))
    query.append(" LIMIT ?", limit)
    return query
  }

  /// The first of the matching tasks, each with its sort values.
  ///
  /// They are sorted by the columns of one index, and no more rows are kept than requested; the
  /// other columns are read only for those.
  func sorted(_ found: SQLText, in terms: [OrderTerm], atMost limit: Int) -> SQLText {
    let columns = OrderTerm.columns(for: terms)
    var query = TaskColumns.select
    for column in columns {
      query.append(", ")
      query.append(column.text)
    }
    query.append(" FROM (SELECT number AS hit")
    for (term, column) in zip(terms, columns) {
      query.append(", ")
      query.append(term.text)
      query.append(" AS ")
      query.append(column.text)
    }
    query.append(found)
    query.append(.order(by: terms))
    query.append(
      " LIMIT ?) CROSS JOIN task t ON t.number = hit WHERE household = ? AND space = ?",
      limit,
      household,
      member
    )
    query.append(.order(by: columns))
    return query
  }
}

// MARK: - Filters

extension TaskReader {
  /// `FROM` and `WHERE` of a list, on the index that has its rows contiguously (TSK-143).
  ///
  /// `known` is a better index, if the caller knows one; a list of few kinds is read from the index
  /// of kinds nevertheless. `whole` is another index for a list that must be walked.
  func filter(
    _ listing: TaskListing,
    _ known: TaskIndex? = nil,
    wholeFrom whole: TaskIndex? = nil
  ) throws -> SQLText {
    if let known, try sparseIndex(for: listing) != .byKind {
      var query = known.source
      query.append(conditions(of: listing))
      return query
    }
    var narrow = try whole == nil ? narrowIndex(for: listing) : listing.narrowIndex
    if whole != nil, narrow == .reminded { narrow = nil }
    let usual: TaskIndex = listing.projects.count == 1 ? .inProject : .inOrder
    let sparse = try narrow == nil && whole == nil ? sparseIndex(for: listing) : nil
    var query =
      sparse == .byKind
      ? tasksOfKinds(listing, SQLText("")) : (sparse ?? narrow ?? whole ?? usual).source
    query.append(conditions(of: listing))
    return query
  }

  /// `WHERE` of a list, independent of the index.
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

  func dueCondition(_ listing: TaskListing) -> SQLText {
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

  /// The tasks with a due date that ``dueAfterNow(_:)`` excludes.
  func notAfterNow(_ moment: Moment) -> SQLText {
    var condition = dueRange(from: nil, to: moment.now)
    condition.append(" AND (due_at <= ? OR due_on <= ?)", moment.now, moment.today)
    return condition
  }

  /// Open and past the due date (TSK-040).
  func overdue(at moment: Moment) -> SQLText {
    var condition = dueRange(from: nil, to: moment.now)
    condition.append(
      " AND completed_at IS NULL AND (due_at < ? OR due_on < ?)",
      moment.now,
      moment.today
    )
    return condition
  }

  /// Due on one of the member's days, in either form of due date.
  func dueOn(_ day: LocalDay) -> SQLText {
    let (start, end) = (moment.calendar.start(of: day), moment.calendar.end(of: day))
    var condition = dueRange(from: start, to: end)
    condition.append(" AND (due_on = ? OR (due_at >= ? AND due_at < ?))", day, start, end)
    return condition
  }

  /// Restricts to a range of the index on due dates.
  func dueRange(from start: Timestamp?, to end: Timestamp?) -> SQLText {
    let ranks = possiblyDue(from: start, to: end)
    return SQLText(" AND due_rank BETWEEN ? AND ?", ranks.lowerBound, ranks.upperBound)
  }

  /// The ranks of due dates that may be within a range of the member's days.
  ///
  /// A day wider at each end: a date's rank depends on the zone at the time of writing, and zones
  /// are at most 26 hours apart.
  func possiblyDue(from start: Timestamp?, to end: Timestamp?) -> ClosedRange<Int64> {
    // One less includes a date's own rank if the range begins with its first instant.
    let low = start.map { DueDate.at($0 - Self.zonesApart).rank(moment.calendar) - 1 } ?? Int64.min
    let high = end.map { DueDate.at($0 + Self.zonesApart).rank(moment.calendar) }
    return low...max(low, high ?? DueDate.unscheduledRank - 1)
  }

  /// The ranks of due dates that are certainly within the range, in whichever zone they were
  /// written; `nil` for a range of few days.
  func surelyDue(from start: Timestamp?, to end: Timestamp?) -> ClosedRange<Int64>? {
    let low = start.map { DueDate.at($0 + Self.zonesApart).rank(moment.calendar) + 1 } ?? Int64.min
    let last = end.map { DueDate.at($0 - Self.zonesApart).rank(moment.calendar) - 2 }
    let high = last ?? DueDate.unscheduledRank - 1
    return low <= high ? low...high : nil
  }

  private static let zonesApart = Duration.seconds(26 * 3_600)

  /// The list without a condition that every row meets: most spaces have no archived project.
  func simplified(_ listing: TaskListing) throws -> TaskListing {
    guard listing.leavesOutArchived, try !hasArchived() else { return listing }
    var simple = listing
    simple.leavesOutArchived = false
    return simple
  }

  /// Excludes tasks of archived projects (TSK-114).
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
  /// The size of its texts in a response.
  var textBytes: Int { name.utf8.count + (details?.utf8.count ?? 0) + project.name.utf8.count }
}
