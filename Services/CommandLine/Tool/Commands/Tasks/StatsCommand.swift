import GatewayClient
import TaskContracts
import Vocabulary
import Wire

/// `daybook stats`: statistics of all tasks, or of a filter's.
struct StatsCommand: Command {
  static let manual = Manual(
    name: ["tasks", "stats"],
    aliases: [["stats"]],
    summary: "figures of all tasks or of a filter",
    options: [
      Manual.Option(
        name: "period",
        value: "DAYS",
        help: "the days that times and the chart look at, up to 366; the last 30 unless given"
      ),
      Manual.Option(name: "filter", value: "NAME", help: "what a saved filter finds"),
    ] + FilterOptions.options + Manual.Option.ofMember,
    notes: [
      "With --filter the figures are those of what “daybook list” shows with it, finished tasks too "
        + "unless the filter or its view says otherwise.",
      FilterOptions.note,
    ],
    examples: ["daybook stats", "daybook stats --project Home --period 2026-01-01..today"]
  )

  private let period: String?
  private let saved: String?
  private let filter: FilterOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    period = arguments.value("period")
    saved = arguments.value("filter")
    filter = FilterOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.GetTaskStatisticsRequest()
    request.memberID = try await session.member()
    var kept: TaskV1.SavedFilter?
    if let saved { kept = try await session.savedFilter(saved, of: request.memberID) }
    request.filter = try await filter.filter(session, of: request.memberID, over: kept)
    if let kept { request.view = filter.view(over: kept) }
    if let period { request.period = try await session.dates().range(period) }
    let answer = try await gateway.tasks.getTaskStatistics(request)
    try await session.answer(answer) {
      StatisticsPage(answer, try await session.times(), session.style).lines
    }
  }
}

/// Statistics as lines.
struct StatisticsPage {
  private let answer: TaskV1.GetTaskStatisticsResponse
  private let times: TimeWriter
  private let style: Style

  init(_ answer: TaskV1.GetTaskStatisticsResponse, _ times: TimeWriter, _ style: Style) {
    self.answer = answer
    self.times = times
    self.style = style
  }

  var lines: [String] {
    guard answer.total > 0 else { return ["No tasks here."] }
    return summary + counts + days
  }

  private var summary: [String] {
    let share = StatisticsPage.percent(answer.completionRate)
    var lines = [
      style.paint(counted(answer.total, "task"), .heading),
      "  \(answer.open) open, \(answer.complete) done\(share.map { " (\($0))" } ?? "")",
      "  \(answer.overdue) late, \(answer.dueToday) due today, \(answer.unscheduled) without a date",
      "  \(counted(answer.pointsEarned, "point")) earned, \(answer.pointsOpen) to earn",
    ]
    if let average = answer.averageTime, let median = answer.medianTime {
      lines.append(
        "  Done after \(StatisticsPage.span(Duration(average))) on average, "
          + "\(StatisticsPage.span(Duration(median))) in the middle"
      )
    }
    if let share = StatisticsPage.percent(answer.onTime) { lines.append("  \(share) done in time") }
    if let ages = answer.ages, answer.open > 0 {
      lines.append(
        "  Open for up to a day: \(ages.fresh), a week: \(ages.week), "
          + "30 days: \(ages.month), longer: \(ages.old)"
      )
    }
    if let oldest = answer.oldestOpen { lines.append("  Oldest: \(SafeText.line(oldest.name))") }
    return lines
  }

  private var counts: [String] {
    let kinds: [(String, [(String, Int32, Int32)])] = [
      ("Priority", answer.byPriority.map { (PriorityBadge($0.priority).title, $0.open, $0.total) }),
      ("Type", answer.byType.map { (TypeBadge.title(of: $0.type), $0.open, $0.total) }),
      ("Project", answer.byProject.map { (SafeText.line($0.projectName), $0.open, $0.total) }),
    ]
    return kinds.flatMap { heading, rows in
      var table = Table([
        Table.Column(heading: heading, isFlexible: true),
        Table.Column(heading: "Open", isAtRight: true),
        Table.Column(heading: "All", isAtRight: true),
      ])
      for (name, open, total) in rows where total > 0 {
        table.add([Table.Cell(name), Table.Cell(String(open)), Table.Cell(String(total), .muted)])
      }
      return [""] + table.lines(style)
    }
  }

  /// One bar for each day with activity.
  private var days: [String] {
    let bars = answer.days.suffix(31).compactMap { entry in
      entry.day.map { day in
        Chart.Bar(
          label: "\(times.weekday(day)) \(times.format.text(day))",
          value: Int(entry.completed),
          remark: "\(entry.created) added",
          isHighlighted: day == times.today
        )
      }
    }
    return bars.isEmpty
      ? [] : ["", style.paint("Done by day", .heading)] + Chart(bars: bars).lines(style)
  }

  /// `33 %`; `nil` when there is nothing to count.
  private static func percent(_ rate: TaskV1.Rate?) -> String? {
    rate.flatMap { $0.empty ? nil : "\(Int(($0.value * 100).rounded())) %" }
  }

  /// `3 d 4 h`, `5 h 10 min`, `12 min`.
  private static func span(_ duration: Duration) -> String {
    let minutes = duration.components.seconds / 60
    let (days, hours) = (minutes / 1_440, minutes / 60 % 24)
    if days > 0 { return hours == 0 ? "\(days) d" : "\(days) d \(hours) h" }
    return hours > 0 ? "\(hours) h \(minutes % 60) min" : "\(minutes) min"
  }
}
