import AnalyticsContracts
import Vocabulary

/// A period's figures as lines, readable without colour.
struct PeriodPage {
  private let answer: AnalyticsV1.GetPeriodResponse
  private let times: TimeWriter
  private let style: Style

  /// The most projects on one page.
  private static let projects = 8

  init(_ answer: AnalyticsV1.GetPeriodResponse, _ times: TimeWriter, _ style: Style) {
    self.answer = answer
    self.times = times
    self.style = style
  }

  /// Everything except heading and chart.
  var figures: [String] {
    guard let summary = answer.summary, let figures = summary.figures else { return [] }
    guard !figures.empty else { return stale + ["Nothing was planned or done."] }
    return [done(figures, summary), productivity(summary), extremes(summary), comparison]
      .filter { !$0.isEmpty } + blank(priorities(summary)) + blank(projects(summary))
      + blank(hours(summary)) + stale
  }

  /// A bar for each step.
  var chart: [String] {
    let bars = answer.entries.map { entry in
      Chart.Bar(
        label: label(entry),
        value: Int(entry.points),
        remark: remark(entry),
        isHighlighted: contains(entry, times.today)
      )
    }
    return bars.isEmpty ? [] : Chart(bars: bars).lines(style)
  }

  /// From the first day to the last.
  var span: String {
    guard let figures = answer.summary?.figures, let from = figures.from, let to = figures.to else {
      return ""
    }
    return from == to
      ? times.long(from) : "\(times.format.text(from)) to \(times.format.text(to))"
  }

  // MARK: Parts

  private func blank(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private var stale: [String] {
    guard answer.stale else { return [] }
    return [style.paint("⚠ These are the last known figures; they may be old.", .orange)]
  }

  private func contains(_ entry: AnalyticsV1.PeriodFigures, _ day: LocalDay) -> Bool {
    guard let from = entry.from, let to = entry.to else { return false }
    return from <= day && day <= to
  }

  private func label(_ entry: AnalyticsV1.PeriodFigures) -> String {
    guard let from = entry.from, let to = entry.to else { return "" }
    switch answer.step {
    case .week: return "\(times.format.text(from)) – \(times.format.text(to))"
    case .month: return "\(TimeWriter.months[from.civil.month - 1].prefix(3)) \(from.civil.year)"
    case .day, .unspecified, .unrecognized:
      return "\(times.weekday(from)) \(times.format.text(from))"
    }
  }

  private func remark(_ entry: AnalyticsV1.PeriodFigures) -> String {
    if entry.empty { return "" }
    if entry.ahead { return "\(entry.planned) planned" }
    return "\(entry.completed) of \(counted(entry.total, "task"))"
  }

  private func done(
    _ figures: AnalyticsV1.PeriodFigures,
    _ summary: AnalyticsV1.PeriodSummary
  ) -> String {
    var line =
      "\(counted(figures.points, "point")) for \(figures.completed) of "
      + "\(counted(figures.total, "task")) (\(percent(figures.completionRate)))"
    if summary.open > 0 {
      line += " · \(summary.open) open"
      if summary.overdue > 0 { line += ", \(summary.overdue) overdue" }
    }
    if figures.onTime + figures.late > 0 {
      line += " · \(figures.onTime) on time, \(figures.late) late"
    }
    return line
  }

  private func productivity(_ summary: AnalyticsV1.PeriodSummary) -> String {
    guard let productivity = summary.productivity, !productivity.empty else { return "" }
    let streak = summary.streak > 0 ? " · streak \(counted(summary.streak, "day"))" : ""
    return "Productivity \(productivity.score) of 100, \(PeriodPage.word(productivity.rating))"
      + streak
  }

  /// The rating as a word.
  static func word(_ rating: AnalyticsV1.ProductivityRating) -> String {
    switch rating {
    case .low: "low"
    case .building: "building"
    case .steady: "steady"
    case .strong: "strong"
    case .excellent: "excellent"
    case .unspecified, .unrecognized: "not rated"
    }
  }

  private func extremes(_ summary: AnalyticsV1.PeriodSummary) -> String {
    var parts: [String] = []
    if let best = summary.bestDay, let day = best.from, summary.elapsedDays > 1 {
      parts.append("best day \(self.day(text: day)) with \(best.points)")
      if let least = summary.leastDay, let day = least.from {
        parts.append("least \(self.day(text: day)) with \(least.points)")
      }
      parts.append("\(Amounts.average(summary.averagePoints)) points a day")
    }
    return parts.joined(separator: " · ").capitalizedFirst
  }

  private func day(text day: LocalDay) -> String {
    "\(times.weekday(day)) \(times.format.text(day))"
  }

  private var comparison: String {
    guard let comparison = answer.comparison, let before = comparison.before, !before.empty,
      let from = before.from, let to = before.to
    else { return "" }
    let span =
      from == to
      ? times.format.text(from) : "\(times.format.text(from)) to \(times.format.text(to))"
    return "\(signed(comparison.pointsDifference)) points, "
      + "\(signed(comparison.completedDifference)) tasks, "
      + "\(signed(Int32((comparison.rateDifference * 100).rounded()))) percentage points "
      + "against \(span)"
  }

  private func signed(_ value: Int32) -> String { value > 0 ? "+\(value)" : "\(value)" }

  private func percent(_ rate: Double) -> String {
    "\(Int((rate * 100 + 0.5).rounded(.down))) %"
  }

  private func priorities(_ summary: AnalyticsV1.PeriodSummary) -> [String] {
    guard summary.byPriority.contains(where: { $0.total > 0 }) else { return [] }
    let parts = summary.byPriority.map { one in
      "P\(one.priority - 1) \(one.completed)/\(one.total)"
        + (one.points > 0 ? " (\(one.points))" : "")
    }
    return ["Priorities  " + parts.joined(separator: "  ")]
  }

  private func projects(_ summary: AnalyticsV1.PeriodSummary) -> [String] {
    let bars = summary.byProject.prefix(PeriodPage.projects).map { project in
      let name = SafeText.line(project.name)
      return Chart.Bar(
        label: TextWidth.fitted(name.isEmpty ? "a deleted project" : name, to: 24),
        value: Int(project.points),
        remark: "\(project.completed) of \(counted(project.total, "task"))"
      )
    }
    let more = summary.byProject.count - bars.count
    return Chart(bars: Array(bars)).lines(style)
      + (more > 0 ? ["And \(counted(more, "project")) more."] : [])
  }

  private func hours(_ summary: AnalyticsV1.PeriodSummary) -> [String] {
    guard summary.byHour.contains(where: { $0 > 0 }) else { return [] }
    return ["Hours 0–23  " + Sparkline.text(summary.byHour.map(Int.init), style)]
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
