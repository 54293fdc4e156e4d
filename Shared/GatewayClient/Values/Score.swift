import Contracts
public import Foundation

/// Points, streak and level of one member.
public struct Score: Hashable, Sendable {
  /// What the day came to.
  public let day: DayScore
  /// From the start of the week to the day.
  public let weekPoints: Int
  /// Over all time, tasks only.
  public let totalPoints: Int
  /// Earned by lessons, apart from those of tasks.
  public let learningPoints: Int
  /// Days in a row with something done.
  public let streak: Streak
  /// What the points add up to.
  public let level: Level
  /// The server could not ask everyone in time: these are the last known figures.
  public let isStale: Bool
  /// How far the figures reach.
  public let asOf: Date?
}

/// One day's points.
public struct DayScore: Hashable, Sendable {
  /// The member's local day; `nil` only when the server left it out.
  public let day: CalendarDay?
  /// Of tasks.
  public let points: Int
  /// Tasks done that day.
  public let tasksCompleted: Int
}

/// Days in a row with at least one task done.
public struct Streak: Hashable, Sendable {
  /// Up to today, or to yesterday while today is still open; at most 30.
  public let current: Int
  /// ``current`` reached 30 and was not counted further.
  public let isCapped: Bool
  /// The longest there ever was.
  public let longest: Int
  /// Something was done today.
  public let isActiveToday: Bool
  /// The last 30 days, oldest first.
  public let days: [DayScore]
  /// Days until 3, 7, 14 or 30 is reached; 0 beyond the last.
  public let daysToNextMilestone: Int
}

/// A level, by all points of tasks.
public struct Level: Hashable, Sendable {
  /// From 1.
  public let number: Int
  /// What the level is called.
  public let name: String
  /// The way from this level's start to the next one's, 0 to 1.
  public let progress: Double
  /// Points until the next level.
  public let pointsToNext: Int
}

// MARK: - From the contract

extension Score {
  init(_ score: AnalyticsV1.GetScoreResponse) {
    day = DayScore(score.day ?? AnalyticsV1.DayScore())
    weekPoints = Int(score.weekPoints)
    totalPoints = Int(score.totalPoints)
    learningPoints = Int(score.learningPoints)
    streak = Streak(score.streak ?? AnalyticsV1.Streak())
    level = Level(score.level ?? AnalyticsV1.Level())
    isStale = score.stale
    asOf = score.asOf?.date
  }
}

extension DayScore {
  init(_ day: AnalyticsV1.DayScore) {
    self.day = day.date.map { CalendarDay($0) }
    points = Int(day.points)
    tasksCompleted = Int(day.tasksCompleted)
  }
}

extension Streak {
  init(_ streak: AnalyticsV1.Streak) {
    current = Int(streak.current)
    isCapped = streak.capped
    longest = Int(streak.longest)
    isActiveToday = streak.activeToday
    days = streak.days.map { DayScore($0) }
    daysToNextMilestone = Int(streak.daysToNextMilestone)
  }
}

extension Level {
  init(_ level: AnalyticsV1.Level) {
    number = Int(level.level)
    name = level.name
    progress = level.progress
    pointsToNext = Int(level.pointsToNext)
  }
}
