package import Vocabulary

/// Everything that is said of one period (ANA-010 to ANA-021).
package struct PeriodSummary: Sendable {
  /// A part of the period's tasks.
  package struct Part: Equatable, Sendable {
    package var total = 0
    package var completed = 0
    package var points = 0

    package init(total: Int = 0, completed: Int = 0, points: Int = 0) {
      self.total = total
      self.completed = completed
      self.points = points
    }

    package var rate: Rate { Rate(completed, of: total) }
  }

  package let period: Period
  package let figures: PeriodFigures
  /// The same of the days that have begun, which averages, comparisons and productivity rest on (ANA-005).
  package let elapsed: PeriodFigures
  /// Still open at the end of the period, or now.
  package let open: Int
  /// Of those: overdue by then.
  package let overdue: Int
  package let byPriority: [TaskPriority: Part]
  package let byType: [TaskType: Part]
  package let byProject: [ProjectID: Part]
  /// The same of the days that have begun.
  package let elapsedByProject: [ProjectID: Part]
  /// Completions by the hour on the member's clock, 24 of them.
  package let byHour: [Int]
  /// Each of the period's steps, those ahead included (ANA-005).
  package let entries: [PeriodFigures]
  /// Each elapsed day.
  package let elapsedDays: [PeriodFigures]
  /// Each week that has begun, where weeks are listed.
  package let elapsedWeeks: [PeriodFigures]

  /// - Parameters:
  ///   - period: the days.
  ///   - facts: what was planned for them and done on them.
  ///   - moment: now, and the member's day.
  package init(_ period: Period, _ facts: PeriodFacts, at moment: PeriodMoment) {
    self.period = period
    let today = moment.today
    figures = PeriodFigures(facts, in: period.days, today: today)
    elapsed = PeriodFigures(elapsedOf: period, facts, today: today)
    let tasks = PeriodSummary.tasks(facts, in: period.days)
    let standing = tasks.values.compactMap { $0.plan.map { moment.standing(of: $0, period) } }
    open = standing.count { $0.isOpen }
    overdue = standing.count { $0.isOverdue }
    var priorities: [TaskPriority: Part] = [:]
    var types: [TaskType: Part] = [:]
    for task in tasks.values {
      let part = task.part
      let traits = task.traits
      priorities[traits.priority, default: Part()].add(part)
      types[traits.type, default: Part()].add(part)
    }
    byPriority = priorities
    byType = types
    byProject = PeriodSummary.byProject(tasks)
    // A task may be planned for a day that has begun and for one ahead: what it is like is read anew.
    elapsedByProject =
      period.days.upperBound <= today
      ? byProject
      : period.elapsed(today: today)
        .map { PeriodSummary.byProject(PeriodSummary.tasks(facts, in: $0)) } ?? [:]
    var hours = [Int](repeating: 0, count: 24)
    for entry in facts.completed(in: period.days) {
      if let hour = entry.done.completion.hour, hours.indices.contains(hour) { hours[hour] += 1 }
    }
    byHour = hours
    func summed(_ spans: [ClosedRange<LocalDay>]) -> [PeriodFigures] {
      spans.map { PeriodFigures(facts, in: $0, today: today) }
    }
    let days = summed(period.spans(by: .day))
    entries = period.step == .day ? days : summed(period.spans(by: period.step))
    elapsedDays = days.filter { !$0.isAhead }
    elapsedWeeks =
      period.step == .week ? entries.filter { !$0.isAhead } : []
  }

  /// The sums of ``elapsed``.
  package var elapsedFigures: DaySummary { elapsed.summary }

  /// Points of an elapsed day.
  package var averagePoints: Double { average { $0.points } }

  /// Tasks completed on an elapsed day.
  package var averageCompleted: Double { average { $0.completed } }

  private func average(_ figure: (DaySummary) -> Int) -> Double {
    guard !elapsedDays.isEmpty else { return 0 }
    let sum = elapsedDays.reduce(0) { $0 + figure($1.summary) }
    return rounded(Double(sum) / Double(elapsedDays.count))
  }

  /// The last day that has begun; the first of a period that is ahead.
  package func lastDay(today: LocalDay) -> LocalDay {
    min(period.days.upperBound, max(today, period.days.lowerBound))
  }
}

extension PeriodSummary.Part {
  fileprivate mutating func add(_ other: PeriodSummary.Part) {
    total += other.total
    completed += other.completed
    points += other.points
  }
}

extension PeriodSummary {
  /// A task of the period: its last plan in it, and its completion in it.
  private struct Task {
    var plan: PeriodFacts.Planned?
    var done: DoneTask?

    var traits: TaskTraits { done?.completion.traits ?? plan?.plan.traits ?? .unknown }

    var part: Part {
      Part(total: 1, completed: done == nil ? 0 : 1, points: done?.points ?? 0)
    }
  }

  private static func byProject(_ tasks: [String: Task]) -> [ProjectID: Part] {
    var projects: [ProjectID: Part] = [:]
    for task in tasks.values { projects[task.traits.project, default: Part()].add(task.part) }
    return projects
  }

  private static func tasks(
    _ facts: PeriodFacts,
    in span: ClosedRange<LocalDay>
  ) -> [String: Task] {
    var tasks: [String: Task] = [:]
    for plan in facts.planned(in: span) { tasks[plan.task, default: Task()].plan = plan }
    for entry in facts.completed(in: span) { tasks[entry.task, default: Task()].done = entry.done }
    return tasks
  }
}

/// The instant a period is looked at, and the member's day then.
package struct PeriodMoment: Sendable {
  package let now: Timestamp
  package let today: LocalDay

  package init(now: Timestamp, today: LocalDay) {
    self.now = now
    self.today = today
  }

  /// Whether a planned task is open and overdue at the end of `period`, or now (ANA-012).
  fileprivate func standing(
    of planned: PeriodFacts.Planned,
    _ period: Period
  ) -> (isOpen: Bool, isOverdue: Bool) {
    let end = min(period.days.upperBound, today)
    let isOver = period.days.upperBound < today
    func happened(_ day: LocalDay?) -> Bool { day.map { $0 <= max(end, planned.day) } ?? false }
    guard !happened(planned.doneOn), !happened(planned.plan.goneOn) else { return (false, false) }
    guard !happened(planned.plan.movedOn) else { return (true, false) }
    let hasPassed = planned.plan.dueAt.map { $0 < now } ?? (planned.day < today)
    return (true, isOver || hasPassed)
  }
}
