import SQLite
import TaskDomain
import Vocabulary

/// The due days of a list's tasks, earliest first; then those without a date.
struct DueDayWalk: GroupWalk {
  private let rows: TaskReader
  private let listing: TaskListing
  /// Where to search for the next day; `nil` when only tasks without a date are left.
  private var day: LocalDay?
  private var isOver = false
  /// All days, if the list has few tasks in a large space.
  private let known: Set<LocalDay>?

  let total: Int? = nil

  init(_ rows: TaskReader, _ listing: TaskListing, from start: GroupPlace?) throws {
    self.rows = rows
    self.listing = listing
    day = start.map { LocalDay(place: $0.number) } ?? .first
    known = try rows.knownDays(listing, "SELECT due_at, due_on") { row in
      let due = DueDate(at: try row.value(0), on: try row.value(1))
      return due?.day(rows.moment.calendar)
    }
  }

  private func found(notBefore day: LocalDay) throws -> LocalDay? {
    if let known { return known.filter { $0 >= day }.min() }
    return try rows.dueDay(listing, notBefore: day)
  }

  mutating func next() throws -> TaskGroup? {
    guard !isOver else { return nil }
    if let from = day, let found = try found(notBefore: from) {
      day = found < .last ? found.advanced(by: 1) : nil
      return try rows.group(.dueDay(found), of: listing)
    }
    isOver = true
    let rest = try rows.group(.dueDay(nil), of: listing)
    return rest.total > 0 ? rest : nil
  }
}

/// The completion days of a list's tasks, newest first; then open tasks.
struct CompletionDayWalk: GroupWalk {
  private let rows: TaskReader
  private let listing: TaskListing
  private var day: LocalDay?
  private var isOver = false
  private let known: Set<LocalDay>?

  let total: Int? = nil

  init(_ rows: TaskReader, _ listing: TaskListing, from start: GroupPlace?) throws {
    self.rows = rows
    self.listing = listing
    // Days count downwards, because the newest is first; a caller can send any number.
    day = start.map { LocalDay(place: 0 &- $0.number) } ?? .last
    known = try rows.knownDays(listing, "SELECT completion_day") { try $0.value(0) }
  }

  private func found(notAfter day: LocalDay) throws -> LocalDay? {
    if let known { return known.filter { $0 <= day }.max() }
    return try rows.completionDay(listing, notAfter: day)
  }

  mutating func next() throws -> TaskGroup? {
    guard !isOver else { return nil }
    if let from = day, let found = try found(notAfter: from) {
      day = found > .first ? found.advanced(by: -1) : nil
      return try rows.group(.completionDay(found), of: listing)
    }
    isOver = true
    let rest = try rows.group(.completionDay(nil), of: listing)
    return rest.total > 0 ? rest : nil
  }
}

extension TaskReader {
  /// The days of a list's tasks, if so few match its kinds that each can be read; `nil` otherwise.
  fileprivate func knownDays(
    _ listing: TaskListing,
    _ columns: StaticString,
    _ day: (Row) throws -> LocalDay?
  ) throws -> Set<LocalDay>? {
    guard try sparseIndex(for: listing) == .byKind else { return nil }
    var query = SQLText(columns)
    query.append(tasksOfKinds(listing, SQLText("")))
    query.append(conditions(of: listing))
    var days = Set<LocalDay>()
    try connection.each(query) { row in
      if let day = try day(row) { days.insert(day) }
      return true
    }
    return days
  }

  /// The first due day of a task of the list, from this day on.
  ///
  /// Dates and instants are separate in the index, so the first of each is searched for.
  fileprivate func dueDay(
    _ listing: TaskListing,
    notBefore day: LocalDay
  ) throws -> LocalDay? {
    let start = moment.calendar.start(of: day)
    var date = SQLText("SELECT due_on FROM task t INDEXED BY task_by_date")
    date.append(conditions(of: listing))
    date.append(" AND due_on >= ? ORDER BY due_on LIMIT 1", day)
    var instant = SQLText("SELECT due_at FROM task t INDEXED BY task_by_date")
    instant.append(conditions(of: listing))
    instant.append(" AND due_on IS NULL AND due_at >= ? ORDER BY due_at LIMIT 1", start)
    let dated: LocalDay? = try connection.first(date) { try $0.value(0) }
    let timed: Timestamp? = try connection.first(instant) { try $0.value(0) }
    // Never a day before the walk's position, whatever a zone does with its clock.
    return [dated, timed.map { max(day, moment.calendar.day(of: $0)) }].compactMap(\.self).min()
  }

  /// The last completion day of a task of the list, up to this day.
  ///
  /// The day was stored at completion, in whichever zone. So the latest day is searched for around
  /// the last instant, two days wider at each end.
  fileprivate func completionDay(
    _ listing: TaskListing,
    notAfter day: LocalDay
  ) throws -> LocalDay? {
    let slack = Duration.seconds(48 * 3_600)
    let source = SQLText(" FROM task t INDEXED BY task_by_completion")
    var last = SQLText("SELECT completed_at")
    last.append(source)
    last.append(conditions(of: listing))
    last.append(
      " AND completion_day <= ? AND completed_at < ? ORDER BY completed_at DESC LIMIT 1",
      day,
      moment.calendar.end(of: day) + slack
    )
    guard let end: Timestamp = try connection.first(last, decode: { try $0.value(0) }) else {
      return nil
    }
    var latest = SQLText("SELECT max(completion_day)")
    latest.append(source)
    latest.append(conditions(of: listing))
    latest.append(
      " AND completion_day <= ? AND completed_at BETWEEN ? AND ?",
      day,
      end - slack - slack,
      end
    )
    return try connection.first(latest) { try $0.value(0) }
  }

  /// A group with the number of its tasks.
  fileprivate func group(_ key: GroupKey, of listing: TaskListing) throws -> TaskGroup {
    var open = listing.narrowed(to: key)
    let total = try count(open)
    open.criteria.append(.open)
    return TaskGroup(key, total: total, open: total == 0 ? 0 : try count(open))
  }
}

extension TaskCriteria {
  fileprivate static let open: TaskCriteria = {
    var criteria = TaskCriteria()
    criteria.completion = .open
    return criteria
  }()
}

extension LocalDay {
  /// The day at a place of a walk; `nil` for the place after all days.
  fileprivate init?(place number: Int64) {
    guard let days = Int32(exactly: number) else { return nil }
    self.init(daysSinceEpoch: days)
  }
}
