import Vocabulary

/// The contents of a report, and its text in each format (RPT-001, RPT-002).
package struct ReportText: Sendable {
  /// The format of the text; the raw value is the contract's.
  package enum Form: Int, Hashable, Sendable, CaseIterable {
    case plain = 1
    case markdown = 2
    case csv = 3
  }

  package let summary: PeriodSummary
  package let before: PeriodFigures
  package let productivity: Productivity
  /// The elapsed days of a short period, or the elapsed weeks or months of a longer one.
  package let table: [PeriodFigures]
  package let streak: Int
  package let longestStreak: Int
  package let overdue: Int
  package let insights: [String]
  package let goals: [GoalProgress]
  /// Projects with their names, by points.
  package let projects: [(name: String, part: PeriodSummary.Part)]

  package init(
    summary: PeriodSummary,
    before: PeriodFigures,
    productivity: Productivity,
    table: [PeriodFigures],
    streak: Int,
    longestStreak: Int,
    overdue: Int,
    insights: [String],
    goals: [GoalProgress],
    projects: [(name: String, part: PeriodSummary.Part)]
  ) {
    self.summary = summary
    self.before = before
    self.productivity = productivity
    self.table = table
    self.streak = streak
    self.longestStreak = longestStreak
    self.overdue = overdue
    self.insights = insights
    self.goals = goals
    self.projects = projects
  }

  package func text(_ form: Form) -> String {
    switch form {
    case .plain: page(ReportPage(isMarkdown: false))
    case .markdown: page(ReportPage(isMarkdown: true))
    case .csv: csv
    }
  }

  // MARK: Plain text and Markdown

  private func page(_ empty: ReportPage) -> String {
    var page = empty
    page.title("Productivity report, \(Self.span(summary.period.days))")
    page.lines(overview)
    page.heading("Compared with \(Self.span(before.days))")
    page.lines(comparison)
    page.heading("Table")
    page.table(
      ["Days", "Points", "Done", "Tasks", "Rate"],
      table.map { one in
        [
          Self.span(one.days), "\(one.summary.points)", "\(one.summary.completed)",
          "\(one.summary.total)", one.rate.isEmpty ? "" : "\(one.rate.percent) %",
        ]
      }
    )
    if !projects.isEmpty {
      page.heading("Projects")
      page.table(["Project", "Points", "Done", "Tasks", "Rate"], projects.map(Self.row))
    }
    page.heading("Priorities")
    page.table(
      ["Priority", "Points", "Done", "Tasks", "Rate"],
      TaskPriority.allCases.map {
        Self.row(("P\($0.rawValue - 1)", summary.byPriority[$0] ?? .init()))
      }
    )
    if !insights.isEmpty {
      page.heading("Insights")
      page.list(insights)
    }
    page.heading("Goals")
    page.list(goals.map(Self.sentence))
    return page.text
  }

  private var overview: [String] {
    let figures = summary.figures
    guard figures.summary.total > 0 else { return ["Nothing was planned or done."] }
    var lines = [
      "\(figures.summary.points) points for \(figures.summary.completed) of "
        + "\(figures.summary.total) tasks (\(figures.rate.percent) %), "
        + "\(figures.summary.onTime) on time and \(figures.summary.late) late.",
      "\(summary.open) open, \(summary.overdue) of them overdue; "
        + "\(overdue) overdue in all now.",
    ]
    if let rating = productivity.rating {
      lines.append("Productivity \(productivity.score) of 100: \(rating).")
    }
    lines.append(
      "Streak \(counted(streak, "day")); longest in this period \(longestStreak). "
        + "\(Insight.short(summary.averagePoints)) points and "
        + "\(Insight.short(summary.averageCompleted)) tasks a day."
    )
    if let best = summary.elapsedDays.mostProductive {
      lines.append(
        "Best day \(best.days.lowerBound.text) with \(best.summary.points) points"
          + (summary.elapsedDays.leastProductive
            .map { ", least \($0.days.lowerBound.text) with \($0.summary.points)." } ?? ".")
      )
    }
    if let peak = Insight.peakHour(of: summary) {
      lines.append("Most tasks are completed between \(peak.first):00 and \(peak.first + 3):00.")
    }
    return lines
  }

  private var comparison: [String] {
    let (now, then) = (summary.elapsed, before)
    func signed(_ value: Int) -> String { value > 0 ? "+\(value)" : "\(value)" }
    return [
      "\(signed(now.summary.points - then.summary.points)) points, "
        + "\(signed(now.summary.completed - then.summary.completed)) completions, "
        + "\(signed(now.rate.percent - then.rate.percent)) percentage points."
    ]
  }

  private static func row(_ project: (name: String, part: PeriodSummary.Part)) -> [String] {
    [
      project.name, "\(project.part.points)", "\(project.part.completed)",
      "\(project.part.total)", project.part.rate.isEmpty ? "" : "\(project.part.rate.percent) %",
    ]
  }

  private static func sentence(_ goal: GoalProgress) -> String {
    let what =
      switch goal.kind {
      case .points: "points a day"
      case .tasks: "tasks a day"
      case .streak: "days in a row"
      }
    return "\(goal.value) of \(goal.target) \(what) (suggested: \(goal.suggested))"
  }

  private static func span(_ days: ClosedRange<LocalDay>) -> String {
    days.lowerBound == days.upperBound
      ? days.lowerBound.text : "\(days.lowerBound.text) to \(days.upperBound.text)"
  }

  // MARK: CSV

  /// One table in RFC 4180 format; the first column names the section, so that programs can select rows.
  private var csv: String {
    var rows = [
      ["section", "name", "to", "points", "completed", "total", "rate", "on_time", "late"]
    ]
    func add(_ section: String, _ figures: PeriodFigures) {
      rows.append([
        section, figures.days.lowerBound.text, figures.days.upperBound.text,
        "\(figures.summary.points)", "\(figures.summary.completed)", "\(figures.summary.total)",
        "\(figures.rate.value)", "\(figures.summary.onTime)", "\(figures.summary.late)",
      ])
    }
    func add(_ section: String, _ name: String, _ part: PeriodSummary.Part) {
      rows.append([
        section, name, "", "\(part.points)", "\(part.completed)", "\(part.total)",
        "\(part.rate.value)", "", "",
      ])
    }
    add("period", summary.figures)
    add("before", before)
    for one in table { add("entry", one) }
    for project in projects { add("project", project.name, project.part) }
    for priority in TaskPriority.allCases {
      add("priority", "P\(priority.rawValue - 1)", summary.byPriority[priority] ?? .init())
    }
    return rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Quotes a cell; a leading formula sign is prefixed with an apostrophe, so that no spreadsheet evaluates it.
  package static func cell(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return
      "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
