/// The productivity score of a period, from its tasks, points and streak (ANA-040, ANA-041).
package struct Productivity: Equatable, Sendable {
  /// The rating of a score; the raw value is the contract's.
  package enum Rating: Int, Hashable, Sendable, CaseIterable {
    case low = 1
    case building = 2
    case steady = 3
    case strong = 4
    case excellent = 5
  }

  /// 0 to 100.
  package let score: Int
  /// `nil` when the period has no task or has not begun.
  package let rating: Rating?
  /// The daily points goal times the elapsed days.
  package let pointsGoal: Int

  /// - Parameters:
  ///   - summary: the figures of the days that have begun.
  ///   - elapsedDays: the number of days that have begun.
  ///   - streak: the current streak on the last of them.
  ///   - dailyGoal: the daily goal in points, at least 1 (GOL-002).
  package init(_ summary: DaySummary, elapsedDays: Int, streak: Int, dailyGoal: Int) {
    pointsGoal = max(1, dailyGoal) * elapsedDays
    guard summary.total > 0, elapsedDays > 0 else {
      score = 0
      rating = nil
      return
    }
    let shares = Shares(summary, pointsGoal: pointsGoal, streak: streak)
    score = Int((shares.rate + shares.points + shares.streak + 0.5).rounded(.down))
    rating = Rating(rawValue: min(score / 20 + 1, 5))
  }

  /// The three terms of a score.
  package struct Shares: Equatable, Sendable {
    /// 0 to 50.
    package let rate: Double
    /// 0 to 30.
    package let points: Double
    /// 0 to 20.
    package let streak: Double

    /// - Parameters:
    ///   - summary: the figures of the days that have begun.
    ///   - pointsGoal: the points goal of these days, at least 1.
    ///   - streak: the current streak on the last of them.
    init(_ summary: DaySummary, pointsGoal: Int, streak: Int) {
      rate = 50 * Rate(summary.completed, of: summary.total).exact
      points = 30 * min(1, max(0, Double(summary.points) / Double(pointsGoal)))
      self.streak = 20 * min(1, max(0, Double(streak) / 7))
    }
  }

  package var isEmpty: Bool { rating == nil }
}
