import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func statistics(
    _ criteria: TaskCriteria,
    _ period: StatisticsPeriod
  ) throws -> TaskStatistics {
    var statistics = TaskStatistics()
    try countKinds(criteria, &statistics)
    statistics.overdue = try count(criteria) { $0.isOverdue = true }
    statistics.unscheduled = try count(criteria) { $0.isUnscheduled = true }
    statistics.dueToday = try count(criteria) {
      $0.due = DayRange(first: moment.today, last: moment.today)
    }
    try countCreated(criteria, period, &statistics)
    try countCompleted(criteria, period, &statistics)
    try countAges(criteria, &statistics)
    statistics.oldestOpen = try oldestOpen(criteria)
    return statistics
  }

  private func listing(
    _ criteria: TaskCriteria,
    _ narrow: (inout TaskCriteria) -> Void = { _ in }
  ) -> TaskListing {
    var second = TaskCriteria()
    narrow(&second)
    var listing = TaskListing(at: moment)
    listing.criteria = [criteria, second]
    return listing
  }

  private func count(
    _ criteria: TaskCriteria,
    _ narrow: (inout TaskCriteria) -> Void
  ) throws -> Int {
    try count(listing(criteria, narrow))
  }

  /// One pass for everything that is counted by kind.
  private func countKinds(_ criteria: TaskCriteria, _ into: inout TaskStatistics) throws {
    var query = SQLText(
      "SELECT project, priority, type, count(*), count(*) - count(completed_at)"
    )
    query.append(filter(listing(criteria)))
    query.append(" GROUP BY 1, 2, 3")
    try connection.each(query) { row in
      let (total, open): (Int, Int) = (try row.value(3), try row.value(4))
      into.byProject[try row.value(0), default: .init()].add(total: total, open: open)
      into.byPriority[try row.value(1), default: .init()].add(total: total, open: open)
      into.byType[try row.value(2), default: .init()].add(total: total, open: open)
      return true
    }
  }

  /// The member's day of an instant is not SQL's to say, so instants come by the minute and are added
  /// up here.
  private func countCreated(
    _ criteria: TaskCriteria,
    _ period: StatisticsPeriod,
    _ into: inout TaskStatistics
  ) throws {
    var query = SQLText("SELECT added / 60000, count(*)")
    query.append(
      filter(listing(criteria) { $0.added = DayRange(first: period.first, last: period.last) })
    )
    query.append(" GROUP BY 1")
    try connection.each(query) { row in
      let minute: Int64 = try row.value(0)
      let day = moment.calendar.day(of: Timestamp(millisecondsSinceEpoch: minute * 60_000))
      into.days[day, default: .init()].created += try row.value(1, as: Int.self)
      return true
    }
  }

  private func countCompleted(
    _ criteria: TaskCriteria,
    _ period: StatisticsPeriod,
    _ into: inout TaskStatistics
  ) throws {
    var query = SQLText("SELECT added, completed_at, completion_day, due_at, due_on")
    query.append(
      filter(listing(criteria) { $0.completed = DayRange(first: period.first, last: period.last) })
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

  private func countAges(_ criteria: TaskCriteria, _ into: inout TaskStatistics) throws {
    let start = { (days: Int) in moment.calendar.start(of: moment.today.advanced(by: -days)) }
    var query = SQLText(
      """
      SELECT sum(added >= ?), sum(added >= ? AND added < ?), sum(added >= ? AND added < ?),
        sum(added < ?)
      """,
      start(1),
      start(7),
      start(1),
      start(30),
      start(7),
      start(30)
    )
    query.append(filter(listing(criteria) { $0.completion = .open }))
    try connection.each(query) { row in
      into.ages.fresh = try row.value(0, as: Int?.self) ?? 0
      into.ages.week = try row.value(1, as: Int?.self) ?? 0
      into.ages.month = try row.value(2, as: Int?.self) ?? 0
      into.ages.old = try row.value(3, as: Int?.self) ?? 0
      return true
    }
  }

  private func oldestOpen(_ criteria: TaskCriteria) throws -> HouseholdTask? {
    var query = TaskColumns.select
    query.append(filter(listing(criteria) { $0.completion = .open }))
    query.append(" ORDER BY added, id LIMIT 1")
    return try connection.first(query, decode: TaskColumns.task)
  }
}
