package import Vocabulary

/// A short statement about past figures, made by a fixed rule (INS-001, INS-002).
package enum Insight: Equatable, Sendable {
  /// The best three consecutive hours and their share of all completions.
  case peakHours(first: Int, percent: Int)
  /// The weekday, 1 Monday to 7 Sunday, and its average points.
  case bestWeekday(Int, average: Double)
  /// A project with a completion rate below 40 percent, or an overdue one with at most 80 percent.
  case projectBehind(ProjectID, completed: Int, total: Int)
  case overduePile(Int)
  /// Change of the rate against the previous period, in percentage points.
  case rateChange(Int)
  case streakMilestone(Int)
  /// The share of P0 and P1 among the completions.
  case highPriorityShare(percent: Int)

  /// The fewest days with data for which insights are given.
  package static let fewestDays = 7
  /// The most insights of one report.
  package static let most = 5
  /// The smallest number of open overdue tasks that is reported.
  static let pile = 5
  /// The smallest change of the rate that is reported, in percentage points.
  static let change = 10
  /// The smallest share of completions, in percent, that makes three hours a peak.
  static let peak = 30
  /// The rate below which a project is behind; its health is then critical (PRJ-052).
  static let behind = 0.4
  /// The highest rate at which an overdue project is behind.
  static let overdueBehind = 0.8

  /// The figures that insights are computed from.
  package struct Inputs: Sendable {
    package let summary: PeriodSummary
    package let before: PeriodFigures
    package let overdue: Int
    package let streak: Int
    /// Projects that were due by the end of the period and before now.
    package let overdueProjects: Set<ProjectID>

    package init(
      summary: PeriodSummary,
      before: PeriodFigures,
      overdue: Int,
      streak: Int,
      overdueProjects: Set<ProjectID> = []
    ) {
      self.summary = summary
      self.before = before
      self.overdue = overdue
      self.streak = streak
      self.overdueProjects = overdueProjects
    }
  }

  /// Returns the statements that apply, in the order of the rules, at most ``most``.
  package static func all(_ inputs: Inputs) -> [Insight] {
    let days = inputs.summary.elapsedDays.filter { $0.summary.total > 0 }
    guard days.count >= fewestDays else { return [] }
    let found = [
      peakHours(inputs.summary), bestWeekday(days),
      projectBehind(inputs.summary.elapsedByProject, inputs.overdueProjects),
      inputs.overdue >= pile ? overduePile(inputs.overdue) : nil, rateChange(inputs),
      Streak.milestones.contains(inputs.streak) ? streakMilestone(inputs.streak) : nil,
      highPriorityShare(inputs.summary.byPriority),
    ]
    return Array(found.compactMap(\.self).prefix(most))
  }

  /// Returns the best three consecutive hours of a period.
  ///
  /// - Returns: `nil` with fewer than ``fewestDays`` days with a completion.
  package static func peakHour(of summary: PeriodSummary) -> (first: Int, count: Int)? {
    guard summary.elapsedDays.count(where: { $0.summary.completed > 0 }) >= fewestDays else {
      return nil
    }
    return peakHour(summary.byHour)
  }

  /// Returns the three consecutive hours with the most completions, the earliest if equal; they do not pass midnight.
  private static func peakHour(_ hours: [Int]) -> (first: Int, count: Int)? {
    guard hours.count >= 3, hours.contains(where: { $0 > 0 }) else { return nil }
    let windows = (0...hours.count - 3).map { (first: $0, count: hours[$0...$0 + 2].reduce(0, +)) }
    return windows.max { ($0.count, $1.first) < ($1.count, $0.first) }
  }

  private static func peakHours(_ summary: PeriodSummary) -> Insight? {
    guard let peak = peakHour(of: summary) else { return nil }
    let percent = Rate(peak.count, of: summary.byHour.reduce(0, +)).percent
    return percent >= Insight.peak ? .peakHours(first: peak.first, percent: percent) : nil
  }

  private static func bestWeekday(_ days: [PeriodFigures]) -> Insight? {
    let byWeekday = Dictionary(grouping: days, by: \.days.lowerBound.weekday)
    guard byWeekday.count > 1 else { return nil }
    let averages = byWeekday.mapValues { days in
      Double(days.reduce(0) { $0 + $1.summary.points }) / Double(days.count)
    }
    let best = averages.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value > 0 ? .bestWeekday($0.key, average: rounded($0.value)) : nil }
  }

  /// The project with the lowest rate, then the most tasks, then the lowest id.
  private static func projectBehind(
    _ projects: [ProjectID: PeriodSummary.Part],
    _ overdue: Set<ProjectID>
  ) -> Insight? {
    projects.filter { id, part in
      overdue.contains(id)
        ? part.rate.exact <= overdueBehind : part.rate.exact < behind && part.total > 1
    }
    .min {
      ($0.value.rate.exact, $1.value.total, $0.key) < (
        $1.value.rate.exact, $0.value.total, $1.key
      )
    }
    .map { .projectBehind($0.key, completed: $0.value.completed, total: $0.value.total) }
  }

  private static func rateChange(_ inputs: Inputs) -> Insight? {
    // Tasks of future days are open because their days have not come (ANA-005).
    guard !inputs.before.rate.isEmpty else { return nil }
    let difference = inputs.summary.elapsed.rate.percent - inputs.before.rate.percent
    return abs(difference) >= change ? .rateChange(difference) : nil
  }

  private static func highPriorityShare(_ parts: [TaskPriority: PeriodSummary.Part]) -> Insight? {
    let high = (parts[.highest]?.completed ?? 0) + (parts[.high]?.completed ?? 0)
    let all = parts.values.reduce(0) { $0 + $1.completed }
    return all > 0 ? .highPriorityShare(percent: Rate(high, of: all).percent) : nil
  }
}

extension Insight {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The rule's name in the contract.
  package var kind: String {
    switch self {
    case .peakHours: "peak_hours"
    case .bestWeekday: "best_weekday"
    case .projectBehind: "project_behind"
    case .overduePile: "overdue_pile"
    case .rateChange(let points): points < 0 ? "rate_down" : "rate_up"
    case .streakMilestone: "streak_milestone"
    case .highPriorityShare: "high_priority_share"
    }
  }

  /// The numbers in its sentence, in order.
  package var figures: [Double] {
    switch self {
    case .peakHours(let first, let percent): [Double(first), Double(first + 3), Double(percent)]
    case .bestWeekday(let day, let average): [Double(day), average]
    case .projectBehind(_, let completed, let total): [Double(completed), Double(total)]
    case .overduePile(let count): [Double(count)]
    case .rateChange(let points): [Double(points)]
    case .streakMilestone(let days): [Double(days)]
    case .highPriorityShare(let percent): [Double(percent)]
    }
  }

  /// Describes the insight for people.
  ///
  /// - Parameter name: returns the name of a project; `nil` when it was deleted.
  /// - Returns: one sentence in English, with its full stop.
  package func text(_ name: (ProjectID) -> String?) -> String {
    switch self {
    case .peakHours(let first, let percent):
      return "\(percent) % of completions fall between \(first):00 and \(first + 3):00."
    case .bestWeekday(let day, let average):
      return "\(Self.weekdays[day - 1]) is the best day of the week, "
        + "with \(Self.short(average)) points on average."
    case .projectBehind(let project, let completed, let total):
      return "“\(name(project) ?? "A deleted project")” falls behind: "
        + "\(completed) of \(total) tasks are done."
    case .overduePile(let count): return "\(count) tasks are overdue."
    case .rateChange(let points):
      let way = points < 0 ? "fell" : "rose"
      return "The completion rate \(way) by \(abs(points)) percentage points."
    case .streakMilestone(let days): return "The streak has reached \(days) days."
    case .highPriorityShare(let percent):
      return "\(percent) % of the completed tasks had priority P0 or P1."
    }
  }

  /// Formats with one decimal, which is omitted when it is zero.
  static func short(_ value: Double) -> String {
    let tenths = Int((value * 10 + 0.5).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
