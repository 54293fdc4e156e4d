package import Vocabulary

/// A day's learning time against its goal (APP-102).
package struct GoalProgress: Hashable, Sendable {
  package let goalMinutes: Int
  package let learnedMilliseconds: Int64

  package init(goalMinutes: Int, learnedMilliseconds: Int64) {
    self.goalMinutes = goalMinutes
    self.learnedMilliseconds = learnedMilliseconds
  }

  /// Percentage of the goal, rounded down; may exceed 100.
  package var percent: Int {
    guard goalMinutes > 0 else { return 0 }
    return Int(clamping: learnedMilliseconds * 100 / (Int64(goalMinutes) * 60_000))
  }

  package var shownPercent: Int { min(max(percent, 0), 100) }
  package var isExceeded: Bool { learnedMilliseconds > Int64(goalMinutes) * 60_000 }
}

/// A child's points of the last seven days (APP-103).
package struct PointsChart: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package let day: LocalDay
    package let points: Int64
    /// Cumulative since the first day.
    package let sum: Int64
  }

  package static let length = 7
  package let days: [Day]

  /// Always seven days, ending today; days without points are 0.
  package init(upTo today: LocalDay, earned: [LocalDay: Int64]) {
    var sum: Int64 = 0
    days = (0..<PointsChart.length).map { place in
      let day = today.advanced(by: place - PointsChart.length + 1)
      let points = earned[day] ?? 0
      sum += points
      return Day(day: day, points: points, sum: sum)
    }
  }
}
