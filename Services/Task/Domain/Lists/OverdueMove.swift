package import Vocabulary

/// Where overdue tasks are moved (TSK-094).
package enum OverdueTarget: Hashable, Sendable {
  case today
  case date(LocalDay)
  case spread

  /// Parses a request's mode and date; the raw values are those of the contract.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)``; a date before today, or one that does not exist, is
  ///   `invalid_due_date`.
  package init(mode: Int32, date: LocalDay?, at moment: Moment) throws(TaskRefusal) {
    if date != nil, [0, 1, 3].contains(mode) {
      let detail = "A date goes with the mode for it only"
      throw .invalid([TaskViolation("date", .outOfRange, detail: detail)])
    }
    switch mode {
    case 0, 1: self = .today
    case 2:
      guard let date else {
        throw .invalid([TaskViolation("date", .missing, detail: "This mode needs a date")])
      }
      guard date >= moment.today else { throw .invalid([TaskViolation("date", .invalidDueDate)]) }
      try TaskRefusal.check(TaskRules.existing(date, "date", at: moment))
      self = .date(date)
    case 3: self = .spread
    default: throw .invalid([TaskViolation("mode", .unknownValue)])
    }
  }
}

/// Spreads tasks over days (TSK-095).
package struct DaySpread: Sendable {
  /// The most tasks that one call puts on one day.
  package static let maximumPerDay = 5

  private var loads: [DayLoad]
  private var placed: [Int]

  /// - Parameter loads: the candidate days with the tasks that are due on them.
  package init(_ loads: [DayLoad]) {
    self.loads = loads
    placed = Array(repeating: 0, count: loads.count)
  }

  /// The number of days needed for so many tasks.
  package static func daysNeeded(for count: Int) -> Int {
    (count + maximumPerDay - 1) / maximumPerDay
  }

  /// The lightest day with room left after earlier placements; counts the task there.
  ///
  /// - Returns: `nil` when every day is full.
  package mutating func place(_ priority: TaskPriority) -> LocalDay? {
    let open = loads.indices.filter { placed[$0] < Self.maximumPerDay }
    guard let best = open.min(by: { loads[$0].isLighter(than: loads[$1]) }) else { return nil }
    placed[best] += 1
    loads[best].tasks += 1
    loads[best].points += Int(priority.points)
    return loads[best].day
  }
}

/// Moves overdue tasks.
package enum OverdueMove {
  /// The most tasks that one call moves.
  package static let maximumTasks = 10_000

  /// Decides the moves, P0 first, then the oldest due date.
  ///
  /// - Parameters:
  ///   - tasks: the overdue tasks, in any order.
  ///   - target: where to move them.
  ///   - loads: the candidate days; read only when spreading.
  ///   - moment: the time of the call.
  /// - Returns: one decision per task.
  /// - Throws: what moving one of them throws.
  package static func moves(
    of tasks: [HouseholdTask],
    to target: OverdueTarget,
    loads: [DayLoad],
    at moment: Moment
  ) throws(TaskRefusal) -> [UpdateDecision] {
    var spread = DaySpread(loads)
    var decisions: [UpdateDecision] = []
    for task in tasks.sorted(by: .priority, moment.calendar) {
      let day =
        switch target {
        case .today: moment.today
        case .date(let day): day
        case .spread: spread.place(task.priority) ?? moment.today
        }
      decisions.append(try task.rescheduled(to: .on(day), at: moment))
    }
    return decisions
  }
}
