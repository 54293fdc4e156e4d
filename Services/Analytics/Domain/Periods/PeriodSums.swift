package import Vocabulary

/// What days and spans of days came to: what every figure of a period is summed up from.
package struct PeriodSums: Sendable {
  /// A part and where it counts.
  package struct Row: Sendable {
    package let key: SpanKey
    package let part: SpanPart

    package init(_ key: SpanKey, _ part: SpanPart) {
      self.key = key
      self.part = part
    }
  }

  /// Completions of a day in one hour of the member's clock.
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
  /// By planned day: tasks that are open and overdue now.
  private let overdueNow: [LocalDay: Int]
  /// Projects in the archive, each with the day since which it is there.
  private let archived: [ProjectID: LocalDay]

  /// - Parameters:
  ///   - rows: all whose days lie in the days that are asked about, in any order.
  ///   - hours: of the same days.
  ///   - overdueNow: tasks that are open and overdue now, by the day they are planned for; none of archived projects.
  ///   - archived: projects in the archive, each with the day since which it is there.
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

  /// The parts that count in `span`.
  private func each(in span: ClosedRange<LocalDay>, _ body: (Row) -> Void) {
    for day in span.all {
      for row in rows[day] ?? [] where row.key.last <= span.upperBound { body(row) }
    }
  }

  /// What `span` came to, each task once.
  package func summary(of span: ClosedRange<LocalDay>) -> DaySummary {
    var sum = DaySummary()
    each(in: span) { sum = sum + $0.part.summary }
    return sum
  }

  /// Everything of `span`, and each project that has a task in it.
  func parts(
    of span: ClosedRange<LocalDay>
  ) -> (whole: SpanPart, projects: [ProjectID: PeriodSummary.Part]) {
    var whole = SpanPart()
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

  /// Tasks of `period` that are open, and those of them that are overdue, at its end, or now (ANA-012).
  ///
  /// A task whose project was in the archive by then is neither (TSK-114).
  func standing(of period: Period, today: LocalDay) -> (open: Int, overdue: Int) {
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

  /// Completions of `span` by the hour, 24 of them.
  func completionsByHour(in span: ClosedRange<LocalDay>) -> [Int] {
    var counts = [Int](repeating: 0, count: 24)
    for day in span.all {
      for hour in hours[day] ?? [] where counts.indices.contains(hour.hour) {
        counts[hour.hour] += hour.completions
      }
    }
    return counts
  }

  /// Points of each project, of the completions of `span`.
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
