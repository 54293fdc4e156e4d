/// What a period's tasks, points and streak come to in one number (ANA-040, ANA-041).
package struct Productivity: Equatable, Sendable {
  /// How a score reads; the raw value is the contract's.
  package enum Rating: Int, Hashable, Sendable, CaseIterable {
    case low = 1
    case building = 2
    case steady = 3
    case strong = 4
    case excellent = 5
  }

  /// 0 to 100.
  package let score: Int
  /// `nil` for an empty period.
  package let rating: Rating?
  /// What the elapsed days were meant to bring.
  package let pointsGoal: Int

  /// - Parameters:
  ///   - summary: what was planned and done.
  ///   - elapsedDays: days of the period that have begun.
  ///   - streak: the current streak on its last day.
  ///   - dailyGoal: points a day is meant to bring, at least 1 (GOL-002).
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

  /// What a score is the sum of.
  package struct Shares: Equatable, Sendable {
    /// 0 to 50.
    package let rate: Double
    /// 0 to 30.
    package let points: Double
    /// 0 to 20.
    package let streak: Double

    /// - Parameters:
    ///   - summary: what was planned and done.
    ///   - pointsGoal: what the elapsed days were meant to bring, at least 1.
    ///   - streak: the current streak on the last day.
    init(_ summary: DaySummary, pointsGoal: Int, streak: Int) {
      rate = 50 * Rate(summary.completed, of: summary.total).exact
      points = 30 * min(1, max(0, Double(summary.points) / Double(pointsGoal)))
      self.streak = 20 * min(1, max(0, Double(streak) / 7))
    }
  }

  package var isEmpty: Bool { rating == nil }
}
