import AnalyticsContracts
import Vocabulary

/// Points, streak and level as lines.
struct ScorePage {
  private let score: AnalyticsV1.GetScoreResponse
  private let style: Style
  /// The day in words; `nil` for today.
  private let other: String?

  init(_ score: AnalyticsV1.GetScoreResponse, _ style: Style, on other: String? = nil) {
    self.score = score
    self.style = style
    self.other = other
  }

  /// The short form at the end of another page: `streak 3 days`, `level 2 Apprentice`.
  var short: [String] {
    var parts: [String] = []
    if let streak = score.streak, streak.current > 0 {
      parts.append("streak \(counted(streak.current, "day"))")
    }
    if let level = score.level, level.level > 0 {
      parts.append("level \(level.level) \(SafeText.line(level.name))".trimmingTrailingBlanks)
    }
    if score.learningPoints > 0 { parts.append(learning) }
    if score.stale { parts.append("figures may be old") }
    return parts
  }

  var lines: [String] {
    var lines = [
      "\(style.paint(counted(score.day?.points ?? 0, "point"), .heading)) "
        + (other.map { "on \($0)" } ?? "today")
        + " · \(counted(score.day?.tasksCompleted ?? 0, "task")) done",
      "\(counted(score.weekPoints, "point")) "
        + (other == nil ? "this week" : "in its week until then")
        + " · \(score.totalPoints) in all",
    ]
    if score.learningPoints > 0 { lines.append("\(learning), apart from task points") }
    if let streak = score.streak { lines.append(self.streak(streak)) }
    if let level = score.level, level.level > 0 { lines.append(self.level(level)) }
    if score.stale {
      lines.append(style.paint("⚠ These are the last known figures; they may be old.", .orange))
    }
    return lines
  }

  /// The level with the points that it is based on.
  var levelLines: [String] {
    guard let level = score.level, level.level > 0 else { return [] }
    return [self.level(level), "\(counted(score.totalPoints, "point")) in all"]
      + (score.stale
        ? [style.paint("⚠ These are the last known figures; they may be old.", .orange)] : [])
  }

  /// Explains learning points, which do not count for levels.
  private var learning: String {
    "\(counted(score.learningPoints, "learning point")) for finished lessons"
  }

  private func streak(_ streak: AnalyticsV1.Streak) -> String {
    guard streak.current > 0 else { return "No streak yet: finish a task to begin one." }
    let more = streak.capped ? " or more" : ""
    var line = "Streak \(counted(streak.current, "day"))\(more), longest \(streak.longest)"
    if !streak.activeToday { line += " · finish a task today to keep it" }
    if streak.daysToNextMilestone > 0 {
      line += " · \(counted(streak.daysToNextMilestone, "day")) to the next mark"
    }
    return line
  }

  private func level(_ level: AnalyticsV1.Level) -> String {
    let length = 20
    let filled = Int((min(max(level.progress, 0), 1) * Double(length)).rounded(.down))
    let bar =
      style.paint(String(repeating: style.sign("█", or: "#"), count: filled), .green)
      + style.paint(String(repeating: style.sign("░", or: "."), count: length - filled), .muted)
    return "Level \(level.level) \(SafeText.line(level.name))  \(bar)  "
      + "\(counted(level.pointsToNext, "point")) to the next"
  }
}
