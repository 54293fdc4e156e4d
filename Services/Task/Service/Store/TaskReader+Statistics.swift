import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// Statistics of a list's tasks; its order and pages are ignored.
  func statistics(
    of listing: TaskListing,
    in period: StatisticsPeriod
  ) throws -> TaskStatistics {
    let listing = try simplified(listing)
    var statistics = TaskStatistics()
    try countKinds(listing, &statistics)
    statistics.overdue = try count(listing) { $0.isOverdue = true }
    statistics.dueToday = try count(listing) {
      $0.due = DayRange(first: moment.today, last: moment.today)
    }
    try countCompleted(listing, period, &statistics)
    if listing.isCoveredByAdditionIndex {
      try countCreated(listing, period, &statistics)
      try countAges(listing, &statistics)
      statistics.oldestOpen = try oldestOpen(listing)
    } else {
      try countAdditions(listing, period, &statistics)
    }
    return statistics
  }

  private func count(
    _ listing: TaskListing,
    _ narrow: (inout TaskCriteria) -> Void
  ) throws -> Int {
    try count(listing.narrowed(narrow))
  }

  private func countKinds(_ listing: TaskListing, _ into: inout TaskStatistics) throws {
    for kind in try kinds(of: listing) {
      into.unscheduled += kind.unscheduled
      into.byProject[kind.project, default: .init()].add(total: kind.total, open: kind.open)
      into.byPriority[kind.priority, default: .init()].add(total: kind.total, open: kind.open)
      into.byType[kind.type, default: .init()].add(total: kind.total, open: kind.open)
    }
  }

  /// Each day's tasks are a range of an index, so the member's days are counted one by one.
  private func countCreated(
    _ listing: TaskListing,
    _ period: StatisticsPeriod,
    _ into: inout TaskStatistics
  ) throws {
    for number in 0...max(0, period.last.days(since: period.first)) {
      let day = period.first.advanced(by: number)
      var query = SQLText("SELECT count(*)")
      query.append(
        try filter(
          listing.narrowed { $0.added = DayRange(first: day, last: day) },
          wholeFrom: .byAdded
        )
      )
      let count = try connection.first(query) { try $0.value(0, as: Int.self) } ?? 0
      if count > 0 { into.days[day, default: .init()].created += count }
    }
  }

  private func countCompleted(
    _ listing: TaskListing,
    _ period: StatisticsPeriod,
    _ into: inout TaskStatistics
  ) throws {
    var query = SQLText("SELECT added, completed_at, completion_day, due_at, due_on")
    query.append(
      try filter(
        listing.narrowed { $0.completed = DayRange(first: period.first, last: period.last) }
      )
    )
    try connection.each(query) { row in
      into.count(
        completion: Completion(at: try row.value(1), day: try row.value(2)),
        added: try row.value(0),
        due: DueDate(at: try row.value(3), on: try row.value(4)),
        moment.calendar
      )
      return true
    }
  }

  /// Only the last 30 days are read; all other open tasks are older.
  private func countAges(_ listing: TaskListing, _ into: inout TaskStatistics) throws {
    let days = [(0, 1), (2, 7), (8, 30)].map { first, last in
      DayRange(
        first: moment.today.advanced(by: -last),
        last: first == 0 ? nil : moment.today.advanced(by: -first)
      )
    }
    let counts = try days.map { range in
      var query = SQLText("SELECT count(*)")
      query.append(
        try filter(listing.narrowed { $0.added = range }, wholeFrom: .byAdded)
      )
      query.append(" AND completed_at IS NULL")
      return try connection.first(query) { try $0.value(0, as: Int.self) } ?? 0
    }
    (into.ages.fresh, into.ages.week, into.ages.month) = (counts[0], counts[1], counts[2])
    into.ages.old = into.open - counts.reduce(0, +)
  }

  /// Counts additions of a list whose rows another index has contiguously, or covers.
  ///
  /// Otherwise each day would be searched for in all of them, or rows would be read for columns
  /// that the index by addition lacks.
  private func countAdditions(
    _ listing: TaskListing,
    _ period: StatisticsPeriod,
    _ into: inout TaskStatistics
  ) throws {
    let days = DayStarts(period.first, period.last, moment.calendar)
    let ages = DayStarts(moment.today.advanced(by: -30), moment.today, moment.calendar)
    var oldest: (added: Timestamp, id: UniqueID)?
    var query = SQLText("SELECT id, added, completed_at IS NULL")
    query.append(try filter(listing, additionsIndex(for: listing)))
    try connection.each(query) { row in
      let added: Timestamp = try row.value(1)
      if let number = days.number(of: added), number < days.count {
        into.days[period.first.advanced(by: number), default: .init()].created += 1
      }
      guard try row.value(2) else { return true }
      into.ages.count(daysAgo: ages.number(of: added).map { 30 - $0 })
      if let oldest, oldest.added < added { return true }
      let id: UniqueID = try row.value(0)
      if let oldest, (oldest.added, oldest.id) < (added, id) { return true }
      oldest = (added, id)
      return true
    }
    into.oldestOpen = try (oldest?.id).flatMap { try findTask(TaskID(rawValue: $0)) }
  }

  /// The index of the order, if the list's own index lacks the creation time and the list excludes
  /// little; `nil` when the list's own index is as good.
  ///
  /// For tasks without a due date, or of one project, the own index costs a table row each, 1.3 µs;
  /// here each row that is walked past costs 0.5 µs.
  private func additionsIndex(for listing: TaskListing) throws -> TaskIndex? {
    var together = SQLText("")
    if listing.isUnscheduledOnly {
      if listing.criteria.contains(where: \.hasReminder) { return .reminded }
      together.append(" AND due_rank = ?", DueDate.unscheduledRank)
      if listing.isOpen { together.append(" AND completed_at IS NULL") }
    } else if listing.projects.count == 1 {
      together.append(" AND project = ?", listing.projects[0])
    }
    switch try narrowIndex(for: listing) {
    case .byDue where listing.isUnscheduledOnly, .openByDue where listing.isUnscheduledOnly,
      nil where listing.projects.count == 1:
      let counts = try counts(of: [SQLText(""), together])
      return 3 * counts[1] > counts[0] ? .inOrder : nil
    default: return nil
    }
  }

  private func oldestOpen(_ listing: TaskListing) throws -> HouseholdTask? {
    var query = TaskColumns.select
    query.append(try filter(listing, wholeFrom: .byAdded))
    query.append(" AND completed_at IS NULL ORDER BY added, id LIMIT 1")
    return try connection.first(query, decode: TaskColumns.task)
  }
}

/// The starts of the member's days, for mapping many instants to days quickly.
private struct DayStarts {
  private let starts: [Timestamp]
  /// The number of days.
  let count: Int

  init(_ first: LocalDay, _ last: LocalDay, _ calendar: HouseholdCalendar) {
    count = max(1, last.days(since: first) + 1)
    starts = (0...count).map { calendar.start(of: first.advanced(by: $0)) }
  }

  /// The index of an instant's day; ``count`` for later instants, `nil` for earlier ones.
  func number(of instant: Timestamp) -> Int? {
    guard let first = starts.first, instant >= first else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= instant { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension TaskListing {
  /// Whether the index by addition covers the list's conditions.
  fileprivate var isCoveredByAdditionIndex: Bool {
    due == .any
      && criteria.allSatisfy {
        var rest = $0
        (rest.completion, rest.projects, rest.leavesOutInbox) = (.all, [], false)
        rest.added = DayRange()
        return rest == TaskCriteria()
      }
  }

  /// The same list with an additional filter.
  fileprivate func narrowed(_ narrow: (inout TaskCriteria) -> Void) -> TaskListing {
    var criteria = TaskCriteria()
    narrow(&criteria)
    var listing = self
    listing.criteria.append(criteria)
    return listing
  }
}
