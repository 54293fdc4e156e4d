import AnalyticsDomain
import Vocabulary

extension Explainer {
  /// Explains why a day counts for the streak, or why not.
  func explain(streakDay day: LocalDay) throws -> Explanation {
    let entries = try reader.entries(of: space, on: day, limit: Self.entries)
    let shown = Set(entries.lazy.map(\.entry.entity)).count
    let score = try reader.days(of: space, in: day...day).first ?? .nothing(on: day)
    let state = StreakDay(score, today: today, protection: try reader.protection(of: space))
    return Explanation(
      streakDay: state,
      entries: entries,
      leftOut: try reader.taskCount(of: space, on: day) - shown,
      protectedBy: state.state == .protected
        ? try reader.protectingEvent(of: space, on: day) : nil,
      surroundings: state.state == .active ? .init() : try surroundings(of: day)
    )
  }

  private func surroundings(of day: LocalDay) throws -> Explanation.Surroundings {
    let before = try reader.lastCompletion(of: space, on: day.advanced(by: -1))
    let after = try reader.firstCompletion(of: space, on: day.advanced(by: 1))
    return Explanation.Surroundings(
      before: before,
      after: after,
      zone: try (after ?? before).flatMap { try reader.zone(of: space, at: $0.entry.at) }
    )
  }

  /// Explains the streak as of a day.
  func explain(streakOn day: LocalDay) throws -> Explanation {
    let protection = try reader.protection(of: space)
    let active = try reader.activeDays(of: space, in: Streak.span(endingOn: day))
    return Explanation(
      streak: try reader.streak(of: space, on: day, today: today, protection: protection),
      days: Streak.days(
        activeDays: Set(active),
        on: day,
        today: today,
        protection: protection
      )
    )
  }

  /// Explains the level by the total at which it starts and the day on which the total reached it.
  func explainLevel() throws -> Explanation {
    let level = Level(total: try reader.total(of: space, from: .task))
    let crossing = try reader.crossing(Level.start(of: level.number), of: space)
    let reached = level.number > 1 ? try crossing.day.map { try explain(scoreOf: $0) } : nil
    return Explanation(
      level: level,
      reached: reached,
      before: crossing.before,
      since: crossing.since
    )
  }
}
