package import Vocabulary

// Explanations of goals and productivity scores.

extension Explanation {
  /// Explains the progress of a goal on a day.
  ///
  /// - Parameters:
  ///   - goal: the current target and the day's value.
  ///   - day: the member's local day.
  ///   - isChosen: whether the member set the target; otherwise it is the standard one.
  ///   - reachedAt: when the value first reached the target; `nil` if unknown.
  ///   - value: the explanation of the value.
  package init(
    goal: GoalProgress,
    on day: LocalDay,
    isChosen: Bool,
    reachedAt: Timestamp?,
    value: Explanation
  ) {
    let rule = AppliedRule(.goal, inputs: [goal.target, goal.value])
    self.init(
      "\(goal.isReached ? "Reached" : "Not reached") on \(day): \(goal.kind.counted(goal.value)) of the goal of "
        + "\(goal.target).",
      by: rule,
      at: goal.isReached ? reachedAt : nil,
      day: day,
      parts: [
        Explanation(
          isChosen
            ? "The member set this target."
            : "No target was set; the default applies.",
          by: rule
        ),
        value,
      ]
    )
  }

  /// Explains the productivity score of a period.
  ///
  /// - Parameters:
  ///   - productivity: the score.
  ///   - days: the period.
  ///   - summary: the figures of the days that have begun.
  ///   - elapsedDays: the number of these days.
  ///   - streak: the current streak on the last of them.
  ///   - byDay: the explanation of each of these days, oldest first.
  package init(
    productivity: Productivity,
    of days: ClosedRange<LocalDay>,
    summary: DaySummary,
    elapsedDays: Int,
    streak: Int,
    byDay: [Explanation]
  ) {
    let rule = AppliedRule(
      .productivity,
      inputs: [
        summary.completed, summary.total, summary.points, productivity.pointsGoal, streak,
      ]
    )
    let span =
      days.lowerBound == days.upperBound
      ? "\(days.lowerBound)" : "\(days.lowerBound) to \(days.upperBound)"
    guard let rating = productivity.rating else {
      self.init(
        "\(span): no productivity score, because no task was planned or completed.",
        by: rule,
        day: days.upperBound
      )
      return
    }
    let shares = Productivity.Shares(
      summary,
      pointsGoal: productivity.pointsGoal,
      streak: streak
    )
    self.init(
      "\(span): productivity \(productivity.score) of 100, \(rating).",
      by: rule,
      day: days.upperBound,
      parts: [
        Explanation(
          "\(summary.completed) of \(counted(summary.total, "task")) \(summary.completed == 1 ? "is" : "are") done: "
            + "\(Insight.short(shares.rate)) of 50.",
          by: rule
        ),
        Explanation(
          "\(counted(summary.points, "point")) against a goal of \(productivity.pointsGoal) for "
            + "\(counted(elapsedDays, "day")): \(Insight.short(shares.points)) of 30.",
          by: rule,
          points: summary.points,
          parts: byDay
        ),
        Explanation(
          "A streak of \(counted(streak, "day")) against seven: \(Insight.short(shares.streak)) of 20.",
          by: rule
        ),
      ]
    )
  }
}

extension GoalKind {
  /// `15 points`, `1 task`, `7 days in a row`.
  fileprivate func counted(_ count: Int) -> String {
    switch self {
    case .points: AnalyticsDomain.counted(count, "point")
    case .tasks: AnalyticsDomain.counted(count, "task")
    case .streak: AnalyticsDomain.counted(count, "day") + " in a row"
    }
  }
}
