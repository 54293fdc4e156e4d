package import Vocabulary

/// Statistics of a set of tasks (TSK-160).
package struct TaskStatistics: Hashable, Sendable {
  /// The number of tasks of one kind.
  package struct Count: Hashable, Sendable {
    package var total = 0
    package var open = 0

    package init() {}

    package mutating func add(total: Int, open: Int) {
      self.total += total
      self.open += open
    }
  }

  /// The figures of one day.
  package struct Day: Hashable, Sendable {
    package var created = 0
    package var completed = 0

    package init() {}
  }

  package var byPriority: [TaskPriority: Count] = [:]
  package var byType: [TaskType: Count] = [:]
  package var byProject: [ProjectID: Count] = [:]
  package var overdue = 0
  package var dueToday = 0
  package var unscheduled = 0
  package var days: [LocalDay: Day] = [:]
  /// Milliseconds from added to completed, of tasks completed in the period.
  package var durations: [Int64] = []
  /// Of those with a due date: completed on or before its day.
  package var onTime = 0
  package var withDueDate = 0
  package var oldestOpen: HouseholdTask?
  package var ages = AgeClasses()

  package init() {}

  package var total: Int { byPriority.values.reduce(0) { $0 + $1.total } }
  package var open: Int { byPriority.values.reduce(0) { $0 + $1.open } }
  package var complete: Int { total - open }

  package var pointsEarned: Int {
    byPriority.reduce(0) { $0 + Int($1.key.points) * ($1.value.total - $1.value.open) }
  }

  package var pointsOpen: Int {
    byPriority.reduce(0) { $0 + Int($1.key.points) * $1.value.open }
  }

  /// `nil` when nothing was completed.
  package var averageTime: Duration? {
    guard !durations.isEmpty else { return nil }
    return .milliseconds(durations.reduce(0, +) / Int64(durations.count))
  }

  /// The middle value, or the mean of the two middle ones.
  package var medianTime: Duration? {
    guard !durations.isEmpty else { return nil }
    let sorted = durations.sorted()
    let middle = sorted.count / 2
    let isOdd = sorted.count % 2 == 1
    return .milliseconds(isOdd ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
  }

  /// Adds a task completed in the period.
  package mutating func count(
    completion: Completion,
    added: Timestamp,
    due: DueDate?,
    _ calendar: HouseholdCalendar
  ) {
    days[completion.day, default: Day()].completed += 1
    durations.append(max(0, (completion.at - added).milliseconds))
    guard let due else { return }
    withDueDate += 1
    if completion.day <= due.day(calendar) { onTime += 1 }
  }
}

/// Open tasks by days since they were added.
package struct AgeClasses: Hashable, Sendable {
  /// 0 to 1 days.
  package var fresh = 0
  /// 2 to 7 days.
  package var week = 0
  /// 8 to 30 days.
  package var month = 0
  /// Over 30 days.
  package var old = 0

  package init() {}

  /// Adds an open task that was added so many days ago; negative is in the future, `nil` is more
  /// than 30.
  package mutating func count(daysAgo: Int?) {
    switch daysAgo {
    case .some(...1): fresh += 1
    case .some(...7): week += 1
    case .some(...30): month += 1
    default: old += 1
    }
  }
}

/// The period of statistics.
package struct StatisticsPeriod: Hashable, Sendable {
  package let first: LocalDay
  package let last: LocalDay

  static let standardDays = 30
  static let maximumDays = 366

  /// - Throws: ``TaskRefusal/invalid(_:)`` when it ends before it begins, or is too long.
  package init(_ range: DayRange, at moment: Moment) throws(TaskRefusal) {
    try TaskRefusal.check(range.violations("period"))
    let last = range.last ?? range.first?.advanced(by: Self.standardDays - 1) ?? moment.today
    let first = range.first ?? last.advanced(by: 1 - Self.standardDays)
    guard last.days(since: first) < Self.maximumDays else {
      let detail = "A period has at most \(Self.maximumDays) days"
      let limit = Self.maximumDays
      throw .invalid([TaskViolation("period", .outOfRange, detail: detail, limit: limit)])
    }
    self.first = first
    self.last = last
  }
}
