import AnalyticsContracts
import AnalyticsDomain
import RuntimeContracts
import Vocabulary

// Figures of periods in the contract's form.

extension AnalyticsV1.PeriodFigures {
  init(_ figures: PeriodFigures) {
    let summary = figures.summary
    self.init(
      from: figures.days.lowerBound,
      to: figures.days.upperBound,
      total: Int32(clamping: summary.total),
      planned: Int32(clamping: summary.planned),
      completed: Int32(clamping: summary.completed),
      completionRate: figures.rate.value,
      empty: figures.rate.isEmpty,
      points: Int32(clamping: summary.points),
      onTime: Int32(clamping: summary.onTime),
      late: Int32(clamping: summary.late),
      ahead: figures.isAhead
    )
  }
}

extension AnalyticsV1.Productivity {
  init(_ productivity: Productivity) {
    self.init(
      score: Int32(clamping: productivity.score),
      rating: AnalyticsV1.ProductivityRating(productivity.rating),
      pointsGoal: Int32(clamping: productivity.pointsGoal),
      empty: productivity.isEmpty
    )
  }
}

extension AnalyticsV1.ProductivityRating {
  init(_ rating: Productivity.Rating?) {
    self =
      switch rating {
      case nil: .unspecified
      case .low: .low
      case .building: .building
      case .steady: .steady
      case .strong: .strong
      case .excellent: .excellent
      }
  }
}

extension AnalyticsV1.PeriodStep {
  init(_ step: Period.Step) {
    self =
      switch step {
      case .day: .day
      case .week: .week
      case .month: .month
      }
  }
}

extension AnalyticsV1.PeriodSummary {
  init(_ report: PeriodReport) {
    let summary = report.summary
    let points = summary.figures.summary.points
    self.init(
      figures: AnalyticsV1.PeriodFigures(summary.figures),
      open: Int32(clamping: summary.open),
      overdue: Int32(clamping: summary.overdue),
      productivity: AnalyticsV1.Productivity(report.productivity),
      streak: Int32(clamping: report.streak.current),
      streakCapped: report.streak.isCapped,
      elapsedDays: Int32(clamping: summary.elapsedDays.count),
      byPriority: TaskPriority.allCases.map { priority in
        let part = summary.byPriority[priority] ?? .init()
        return AnalyticsV1.PriorityFigures(
          priority: Int32(priority.rawValue),
          total: Int32(clamping: part.total),
          completed: Int32(clamping: part.completed),
          completionRate: part.rate.value,
          points: Int32(clamping: part.points)
        )
      },
      byProject: report.projectsByPoints.map { id, part in
        AnalyticsV1.PeriodProject(
          projectID: id,
          name: report.projects[id]?.name ?? "",
          color: Int32(clamping: report.projects[id]?.color ?? 0),
          total: Int32(clamping: part.total),
          completed: Int32(clamping: part.completed),
          completionRate: part.rate.value,
          points: Int32(clamping: part.points),
          pointsShare: Rate(part.points, of: points).value
        )
      },
      byType: TaskType.allCases.map { type in
        let part = summary.byType[type] ?? .init()
        return AnalyticsV1.TypeFigures(
          type: Int32(type.rawValue),
          total: Int32(clamping: part.total),
          completed: Int32(clamping: part.completed)
        )
      },
      byHour: summary.byHour.map { Int32(clamping: $0) },
      averagePoints: summary.averagePoints,
      averageCompleted: summary.averageCompleted,
      bestDay: summary.elapsedDays.mostProductive.map(AnalyticsV1.PeriodFigures.init),
      leastDay: summary.elapsedDays.leastProductive.map(AnalyticsV1.PeriodFigures.init),
      bestWeek: summary.elapsedWeeks.mostProductive.map(AnalyticsV1.PeriodFigures.init),
      leastWeek: summary.elapsedWeeks.leastProductive.map(AnalyticsV1.PeriodFigures.init)
    )
  }
}

extension PeriodReport {
  /// Projects by points, then by number of tasks, both descending, then by id (ANA-018).
  var projectsByPoints: [(key: ProjectID, value: PeriodSummary.Part)] {
    summary.byProject.sorted {
      ($1.value.points, $1.value.total, $0.key) < ($0.value.points, $0.value.total, $1.key)
    }
  }
}

extension AnalyticsV1.PeriodComparison {
  init(_ figures: PeriodFigures, after before: PeriodFigures) {
    self.init(
      before: AnalyticsV1.PeriodFigures(before),
      pointsDifference: Int32(clamping: figures.summary.points - before.summary.points),
      completedDifference: Int32(clamping: figures.summary.completed - before.summary.completed),
      rateDifference: rounded(figures.rate.value - before.rate.value)
    )
  }
}

extension AnalyticsV1.GetPeriodResponse {
  init(_ report: PeriodReport) {
    self.init(
      summary: AnalyticsV1.PeriodSummary(report),
      step: AnalyticsV1.PeriodStep(report.summary.period.step),
      entries: report.summary.entries.map(AnalyticsV1.PeriodFigures.init),
      comparison: AnalyticsV1.PeriodComparison(report.summary.elapsed, after: report.before)
    )
  }
}
