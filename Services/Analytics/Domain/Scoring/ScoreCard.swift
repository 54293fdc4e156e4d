package import Vocabulary

/// A summary of one member's points as of one day.
package struct ScoreCard: Equatable, Sendable {
  package let day: DayScore
  /// Points from the start of the week to the day (SCO-009).
  package let weekPoints: Int
  /// Task points of all time (SCO-010).
  package let totalPoints: Int
  /// Learning points of all time, separate from task points (SCO-015).
  package let learningPoints: Int
  package let streak: Streak
  /// The last ``Streak/cap`` days, oldest first (STK-005).
  package let recentDays: [DayScore]
  package let level: Level

  /// The days whose scores are needed for a card about `day`.
  package static func span(
    for day: LocalDay,
    today: LocalDay,
    weekStart: WeekStart
  ) -> ClosedRange<LocalDay> {
    let recent = ScoreHistory.span(Streak.cap, endingOn: min(day, today))
    let week = WeekScore.span(upTo: day, weekStart: weekStart)
    return min(recent.lowerBound, week.lowerBound)...day
  }

  /// Computes the card.
  ///
  /// - Parameters:
  ///   - day: the requested day.
  ///   - today: the member's local day now.
  ///   - weekStart: the household's first day of the week.
  ///   - days: the stored scores in ``span(for:today:weekStart:)``.
  ///   - streak: the streak as of `day`, or as of today if `day` is in the future.
  ///   - totalPoints: task points of all time.
  ///   - learningPoints: learning points of all time.
  package init(
    on day: LocalDay,
    today: LocalDay,
    weekStart: WeekStart,
    days: [DayScore],
    streak: Streak,
    totalPoints: Int,
    learningPoints: Int
  ) {
    let lastDay = min(day, today)
    self.day = days.last { $0.day == day } ?? .nothing(on: day)
    recentDays = ScoreHistory.filled(days, over: ScoreHistory.span(Streak.cap, endingOn: lastDay))
    weekPoints = WeekScore.points(of: days, in: WeekScore.span(upTo: day, weekStart: weekStart))
    self.totalPoints = totalPoints
    self.learningPoints = learningPoints
    self.streak = streak
    level = Level(total: totalPoints)
  }
}
