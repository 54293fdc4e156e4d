package import Vocabulary

/// Everything about one member's points that fits on one card, as of one day.
package struct ScoreCard: Equatable, Sendable {
  package let day: DayScore
  /// From the start of the week to the day (SCO-009).
  package let weekPoints: Int
  /// Task points over all time (SCO-010).
  package let totalPoints: Int
  /// Apart from task points (SCO-015).
  package let learningPoints: Int
  package let streak: Streak
  /// The days around the streak, as many as it looks back, oldest first (STK-005).
  package let recentDays: [DayScore]
  package let level: Level

  /// The days whose scores a card about `day` needs.
  package static func span(
    for day: LocalDay,
    today: LocalDay,
    weekStart: WeekStart
  ) -> ClosedRange<LocalDay> {
    let recent = ScoreHistory.span(Streak.cap, endingOn: min(day, today))
    let week = WeekScore.span(upTo: day, weekStart: weekStart)
    return min(recent.lowerBound, week.lowerBound)...day
  }

  /// Draws the card.
  ///
  /// - Parameters:
  ///   - day: the day asked about; the streak is the one of that day, or of today when it is ahead.
  ///   - today: the member's day now.
  ///   - weekStart: the household's.
  ///   - days: what is known of the days of ``span(for:today:weekStart:)``.
  ///   - activeDays: every day with a completed task, ascending.
  ///   - totalPoints: of tasks, over all time.
  ///   - learningPoints: of lessons, over all time.
  ///   - protection: the member's protected days.
  package init(
    on day: LocalDay,
    today: LocalDay,
    weekStart: WeekStart,
    days: [DayScore],
    activeDays: [LocalDay],
    totalPoints: Int,
    learningPoints: Int,
    protection: Protection = .none
  ) {
    let lastDay = min(day, today)
    self.day = days.last { $0.day == day } ?? .nothing(on: day)
    recentDays = ScoreHistory.filled(days, over: ScoreHistory.span(Streak.cap, endingOn: lastDay))
    weekPoints = WeekScore.points(of: days, in: WeekScore.span(upTo: day, weekStart: weekStart))
    self.totalPoints = totalPoints
    self.learningPoints = learningPoints
    streak = Streak(activeDays: activeDays, on: lastDay, today: today, protection: protection)
    level = Level(total: totalPoints)
  }
}
