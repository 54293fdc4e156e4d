package import Vocabulary

/// All figures of one period (ANA-010 to ANA-021).
package struct PeriodSummary: Sendable {
  /// The figures of one priority, type or project.
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
  /// The figures of the days that have begun, on which averages, comparisons and productivity rest (ANA-005).
  package let elapsed: PeriodFigures
  /// Tasks that are open at the end of the period, or now if it has not ended.
  package let open: Int
  /// How many of the open tasks are overdue by then.
  package let overdue: Int
  package let byPriority: [TaskPriority: Part]
  package let byType: [TaskType: Part]
  package let byProject: [ProjectID: Part]
  /// Figures by project of the days that have begun.
  package let elapsedByProject: [ProjectID: Part]
  /// Completions by hour in the member's time zone; 24 values.
  package let byHour: [Int]
  /// The figures of each step of the period, future ones included (ANA-005).
  package let entries: [PeriodFigures]
  /// The figures of each day that has begun.
  package let elapsedDays: [PeriodFigures]
  /// The figures of each week that has begun; empty unless the step is a week.
  package let elapsedWeeks: [PeriodFigures]

  /// - Parameters:
  ///   - period: the days to summarise.
  ///   - sums: the sums of these days.
  ///   - moment: now, and the member's local day.
  package init(_ period: Period, _ sums: PeriodSums, at moment: PeriodMoment) {
    self.period = period
    let today = moment.today
    let parts = sums.totals(of: period.days)
    figures = PeriodFigures(
      days: period.days,
      summary: parts.whole.summary,
      isAhead: period.days.lowerBound > today
    )
    let begun = period.elapsed(today: today)
    let elapsedParts = begun.map { $0 == period.days ? parts : sums.totals(of: $0) }
    elapsed = PeriodFigures(
      days: period.days,
      summary: elapsedParts?.whole.summary ?? DaySummary(),
      isAhead: begun == nil
    )
    (open, overdue) = sums.openTasks(of: period, today: today)
    byPriority = Dictionary(
      uniqueKeysWithValues: zip(TaskPriority.allCases, parts.whole.priorities)
    )
    byType = Dictionary(uniqueKeysWithValues: zip(TaskType.allCases, parts.whole.types))
    byProject = parts.projects
    elapsedByProject = elapsedParts?.projects ?? [:]
    byHour = sums.completionsByHour(in: period.days)
    func summed(_ spans: [ClosedRange<LocalDay>]) -> [PeriodFigures] {
      spans.map { PeriodFigures(sums, in: $0, today: today) }
    }
    let days = summed(period.spans(by: .day))
    entries = period.step == .day ? days : summed(period.spans(by: period.step))
    elapsedDays = days.filter { !$0.isAhead }
    elapsedWeeks =
      period.step == .week ? entries.filter { !$0.isAhead } : []
  }

  /// The figures of the days that have begun.
  package var elapsedFigures: DaySummary { elapsed.summary }

  /// Average points of a day that has begun, four decimals.
  package var averagePoints: Double { average { $0.points } }

  /// Average completions of a day that has begun, four decimals.
  package var averageCompleted: Double { average { $0.completed } }

  private func average(_ figure: (DaySummary) -> Int) -> Double {
    guard !elapsedDays.isEmpty else { return 0 }
    let sum = elapsedDays.reduce(0) { $0 + figure($1.summary) }
    return rounded(Double(sum) / Double(elapsedDays.count))
  }

  /// The last day that has begun; the first day when the period has not begun.
  package func lastDay(today: LocalDay) -> LocalDay {
    min(period.days.upperBound, max(today, period.days.lowerBound))
  }
}

/// The current instant and the member's local day at it.
package struct PeriodMoment: Sendable {
  package let now: Timestamp
  package let today: LocalDay

  package init(now: Timestamp, today: LocalDay) {
    self.now = now
    self.today = today
  }
}
