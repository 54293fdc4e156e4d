package import Vocabulary

/// The stored sums of days and spans of days, from which every figure of a period is computed.
package struct PeriodSums: Sendable {
  /// A part with its key.
  package struct Row: Sendable {
    package let key: SpanKey
    package let part: SpanContribution

    package init(_ key: SpanKey, _ part: SpanContribution) {
      self.key = key
      self.part = part
    }
  }

  /// The completions of one hour of a day, in the member's time zone.
  package struct Hour: Sendable {
    package let day: LocalDay
    package let hour: Int
    package let completions: Int

    package init(day: LocalDay, hour: Int, completions: Int) {
      self.day = day
      self.hour = hour
      self.completions = completions
    }
  }

  private let rows: [LocalDay: [Row]]
  private let hours: [LocalDay: [Hour]]
  /// By planned day: the number of tasks that are open and overdue now.
  private let overdueNow: [LocalDay: Int]
  /// Archived projects, with the day on which each was archived.
  private let archived: [ProjectID: LocalDay]

  /// - Parameters:
  ///   - rows: every row whose days lie in the requested days, in any order.
  ///   - hours: the completions by hour of the same days.
  ///   - overdueNow: tasks that are open and overdue now, by planned day, without those of archived projects.
  ///   - archived: archived projects, with the day on which each was archived.
  package init(
    _ rows: [Row],
    hours: [Hour] = [],
    overdueNow: [LocalDay: Int] = [:],
    archived: [ProjectID: LocalDay] = [:]
  ) {
    self.rows = Dictionary(grouping: rows, by: \.key.first)
    self.hours = Dictionary(grouping: hours, by: \.day)
    self.overdueNow = overdueNow
    self.archived = archived
  }

  /// Visits the rows that count in `span`.
  private func each(in span: ClosedRange<LocalDay>, _ body: (Row) -> Void) {
    for day in span.all {
      for row in rows[day] ?? [] where row.key.last <= span.upperBound { body(row) }
    }
  }

  /// The summary of `span`; each task counts once.
  package func summary(of span: ClosedRange<LocalDay>) -> DaySummary {
    var sum = DaySummary()
    each(in: span) { sum = sum + $0.part.summary }
    return sum
  }

  /// The sums of `span`, in all and by project; projects without a task in it are absent.
  func totals(
    of span: ClosedRange<LocalDay>
  ) -> (whole: SpanContribution, projects: [ProjectID: PeriodSummary.Part]) {
    var whole = SpanContribution()
    var projects: [ProjectID: PeriodSummary.Part] = [:]
    each(in: span) { row in
      whole.add(row.part)
      let summary = row.part.summary
      var part = projects[row.key.project] ?? .init()
      part.total += summary.total
      part.completed += summary.completed
      part.points += summary.points
      projects[row.key.project] = part
    }
    return (whole, projects.filter { $0.value.total != 0 })
  }

  /// The number of open tasks of `period` and how many of them are overdue, at its end or now (ANA-012).
  ///
  /// Tasks of a project that was archived by then do not count (TSK-114).
  func openTasks(of period: Period, today: LocalDay) -> (open: Int, overdue: Int) {
    let end = min(period.days.upperBound, today)
    var (open, overdue) = (0, 0)
    each(in: period.days) { row in
      if let day = archived[row.key.project], day <= end { return }
      open += row.part.open
      overdue += row.part.overdue
    }
    guard period.days.upperBound >= today else { return (open, overdue) }
    return (open, period.days.all.reduce(0) { $0 + (overdueNow[$1] ?? 0) })
  }

  /// Completions of `span` by hour; 24 values.
  func completionsByHour(in span: ClosedRange<LocalDay>) -> [Int] {
    var counts = [Int](repeating: 0, count: 24)
    for day in span.all {
      for hour in hours[day] ?? [] where counts.indices.contains(hour.hour) {
        counts[hour.hour] += hour.completions
      }
    }
    return counts
  }

  /// Points by project of the completions in `span`.
  func points(in span: ClosedRange<LocalDay>) -> [ProjectID: Int] {
    var points: [ProjectID: Int] = [:]
    each(in: span) { row in
      guard row.key.first == row.key.last, row.part.summary.completed > 0 else { return }
      points[row.key.project, default: 0] += row.part.summary.points
    }
    return points
  }
}

extension ClosedRange<LocalDay> {
  /// The days, oldest first.
  package var all: [LocalDay] {
    (0...Swift.max(0, upperBound.days(since: lowerBound))).map { lowerBound.advanced(by: $0) }
  }
}
