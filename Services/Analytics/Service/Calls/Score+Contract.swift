import AnalyticsContracts
import AnalyticsDomain
import RuntimeContracts
import Vocabulary

// Figures in the contract's form. Some of its integers are narrower than ours; larger values, which no household
// reaches, are clamped.

extension AnalyticsV1.DayScore {
  init(_ score: DayScore) {
    self.init(
      date: score.day,
      points: Int32(clamping: score.points),
      tasksCompleted: Int32(clamping: score.tasksCompleted)
    )
  }
}

extension AnalyticsV1.Streak {
  init(_ streak: Streak, days: [DayScore]) {
    self.init(
      current: Int32(clamping: streak.current),
      capped: streak.isCapped,
      longest: Int32(clamping: streak.longest?.length ?? 0),
      longestFrom: streak.longest?.first,
      longestTo: streak.longest?.last,
      lastActiveDay: streak.lastActiveDay,
      activeToday: streak.isActiveToday,
      days: days.map(AnalyticsV1.DayScore.init),
      daysToNextMilestone: Int32(clamping: streak.daysToNextMilestone)
    )
  }
}

extension AnalyticsV1.Level {
  init(_ level: Level) {
    self.init(
      level: Int32(clamping: level.number),
      name: level.name,
      progress: level.progress,
      pointsToNext: Int64(level.pointsToNext)
    )
  }
}

extension AnalyticsV1.LevelReached {
  init(_ levelUp: LevelUp) {
    self.init(
      oldLevel: Int32(clamping: levelUp.old),
      newLevel: Int32(clamping: levelUp.new.number),
      name: levelUp.new.name,
      totalPoints: Int64(levelUp.new.total),
      pointsToNext: Int64(levelUp.new.pointsToNext)
    )
  }
}

extension AnalyticsV1.GetScoreResponse {
  init(_ card: ScoreCard, isStale: Bool, asOf: Timestamp?) {
    self.init(
      day: AnalyticsV1.DayScore(card.day),
      weekPoints: Int32(clamping: card.weekPoints),
      totalPoints: Int64(card.totalPoints),
      learningPoints: Int64(card.learningPoints),
      streak: AnalyticsV1.Streak(card.streak, days: card.recentDays),
      level: AnalyticsV1.Level(card.level),
      stale: isStale,
      asOf: asOf.map { .init($0) }
    )
  }
}
