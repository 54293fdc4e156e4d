import AnalyticsDomain
import Vocabulary

extension Explainer {
  private var periods: PeriodReader { PeriodReader(reader.connection) }

  /// Explains the progress of a goal on a day, with the explanation of its value.
  func explain(_ kind: GoalKind, on day: LocalDay) throws -> Explanation {
    let goals = try periods.goals(of: space)
    let value = try periods.value(of: kind, on: day, today: today, of: space)
    let reason =
      switch kind {
      case .points, .tasks: try explain(scoreOf: day)
      case .streak: try explain(streakOn: day)
      }
    return Explanation(
      goal: GoalProgress(kind: kind, target: goals[kind], value: value, suggested: 0),
      on: day,
      isChosen: goals.isChosen(kind),
      reachedAt: try periods.reached(kind, on: day, of: space),
      value: reason
    )
  }

  /// Explains the productivity score of a period by its three terms and its days.
  func explainProductivity(of period: Period) throws -> Explanation {
    let report = try PeriodReport(on: period, of: space, at: moment, from: periods)
    let days = report.summary.elapsedDays
    let byDay =
      period.count == 1
      ? try days.map { try explain(scoreOf: $0.days.lowerBound) }
      : days.filter { $0.summary.completed > 0 }.map { one in
        Explanation(
          score: DayScore(
            day: one.days.lowerBound,
            points: one.summary.points,
            tasksCompleted: one.summary.completed
          ),
          entries: []
        )
      }
    return Explanation(
      productivity: report.productivity,
      of: period.days,
      summary: report.summary.elapsedFigures,
      elapsedDays: days.count,
      streak: report.streak.current,
      byDay: byDay
    )
  }
}
