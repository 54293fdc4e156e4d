package import Vocabulary

/// Computes the series of one period.
package struct SeriesBuilder: Sendable {
  let period: Period
  let today: LocalDay
  let sums: PeriodSums
  /// Days with a completed task, ascending, from ``Streak/reach`` days before the period on.
  let activeDays: [LocalDay]
  let protection: Protection

  /// The number of days in a moving average.
  package static let averaged = 7
  /// The number of days in the streak series (TRD-003).
  static let streakDays = 30

  /// The days whose sums the series of a period need.
  package static func span(of period: Period) -> ClosedRange<LocalDay> {
    period.days.lowerBound.advanced(by: 1 - averaged)...period.days.upperBound
  }

  /// - Parameters:
  ///   - period: the days of the series.
  ///   - today: the member's local day; later days are absent (TRD-014).
  ///   - sums: the sums of ``span(of:)`` and of today.
  ///   - activeDays: days with a completed task, ascending, from ``Streak/reach`` days before the period on.
  ///   - protection: the member's protected days.
  package init(
    _ period: Period,
    today: LocalDay,
    sums: PeriodSums,
    activeDays: [LocalDay],
    protection: Protection = .none
  ) {
    self.period = period
    self.today = today
    self.sums = sums
    self.activeDays = activeDays
    self.protection = protection
  }

  package func series(_ kind: SeriesKind) -> Series {
    switch kind {
    case .completionTrend: completionTrend
    case .scoreProgression: scoreProgression
    case .streak: streak
    case .priorityDistribution: priorityDistribution
    case .completionRatio: completionRatio
    case .projectPerformance: projectPerformance
    case .byHour: byHour
    case .byWeekday: byWeekday
    }
  }

  // MARK: Lines

  private func begun(by step: Period.Step) -> [ClosedRange<LocalDay>] {
    period.spans(by: step).filter { $0.lowerBound <= today }
  }

  /// A point for `span`, labelled with its first day.
  private func point(
    _ span: ClosedRange<LocalDay>,
    value: (PeriodFigures) -> Double,
    second: Double? = nil
  ) -> Series.Point {
    let figures = PeriodFigures(sums, in: span, today: today)
    return Series.Point(
      label: span.lowerBound.text,
      day: span.lowerBound,
      value: value(figures),
      second: second,
      completed: figures.summary.completed,
      bestProject: bestProject(in: span)
    )
  }

  /// The project with the most points; the lowest id of equal ones.
  private func bestProject(in span: ClosedRange<LocalDay>) -> ProjectID? {
    sums.points(in: span).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private var completionTrend: Series {
    let step: Period.Step = period.count <= Period.longestByDay ? .day : period.step
    let spacing = step == .day ? 1 : step == .week ? 7 : 30
    return Series(
      .completionTrend,
      .line,
      "Completion rate",
      .rate,
      begun(by: step).map { point($0) { $0.rate.value } },
      spacing: spacing
    )
  }

  private var scoreProgression: Series {
    func points(on day: LocalDay) -> Int {
      sums.summary(of: day...day).points
    }
    let days = begun(by: .day).map(\.lowerBound)
    // A sliding sum reads each day once.
    var sum = 0
    if let first = days.first {
      for back in 1..<SeriesBuilder.averaged { sum += points(on: first.advanced(by: -back)) }
    }
    let made = days.map { day in
      sum += points(on: day)
      let average = rounded(Double(sum) / Double(SeriesBuilder.averaged))
      sum -= points(on: day.advanced(by: 1 - SeriesBuilder.averaged))
      return point(day...day, value: { Double($0.summary.points) }, second: average)
    }
    return Series(.scoreProgression, .line, "Points", .points, made, spacing: 1)
  }

  private var streak: Series {
    let days = begun(by: .day).map(\.lowerBound).suffix(SeriesBuilder.streakDays)
    return Series(
      .streak,
      .line,
      "Days in a row",
      .days,
      days.map { day in
        let value = Streak.current(
          of: activeDays,
          on: day,
          today: today,
          protection: protection
        )
        return point(day...day, value: { _ in Double(value) })
      },
      spacing: 1
    )
  }

  // MARK: Pies and bars

  private var summary: PeriodSummary {
    PeriodSummary(
      period,
      sums,
      at: PeriodMoment(now: Timestamp(millisecondsSinceEpoch: 0), today: today)
    )
  }

  private var priorityDistribution: Series {
    let parts = summary.byPriority
    return Series(
      .priorityDistribution,
      .pie,
      "Tasks by priority",
      .tasks,
      TaskPriority.allCases.map { priority in
        let part = parts[priority] ?? .init()
        return Series.Point(
          label: "P\(priority.rawValue - 1)",
          value: Double(part.total),
          completed: part.completed
        )
      }
    )
  }

  private var completionRatio: Series {
    let figures = PeriodFigures(sums, in: today...today, today: today).summary
    let best = bestProject(in: today...today)
    return Series(
      .completionRatio,
      .pie,
      "Today",
      .tasks,
      [
        Series.Point(
          label: "done",
          day: today,
          value: Double(figures.completed),
          completed: figures.completed,
          bestProject: best
        ),
        Series.Point(
          label: "open",
          day: today,
          value: Double(max(0, figures.total - figures.completed))
        ),
      ],
      center: "\(figures.points)"
    )
  }

  private var projectPerformance: Series {
    let parts = summary.byProject.sorted {
      ($1.value.points, $1.value.total, $0.key) < ($0.value.points, $0.value.total, $1.key)
    }
    return Series(
      .projectPerformance,
      .bar,
      "Projects",
      .tasks,
      parts.map { id, part in
        Series.Point(
          value: Double(part.completed),
          second: Double(part.total),
          completed: part.completed,
          bestProject: part.completed > 0 ? id : nil,
          project: id
        )
      }
    )
  }

  private var byHour: Series {
    let hours = summary.byHour
    return Series(
      .byHour,
      .bar,
      "Completions by hour",
      .tasks,
      hours.enumerated().map {
        Series.Point(label: "\($0)", value: Double($1), completed: $1)
      }
    )
  }

  private var byWeekday: Series {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    var counts = [Int](repeating: 0, count: 7)
    for day in period.days.all { counts[day.weekday - 1] += sums.summary(of: day...day).completed }
    let first = period.weekStart.weekday - 1
    return Series(
      .byWeekday,
      .bar,
      "Completions by day of the week",
      .tasks,
      (0..<7).map { place in
        let day = (first + place) % 7
        return Series.Point(
          label: names[day],
          value: Double(counts[day]),
          completed: counts[day]
        )
      }
    )
  }
}
