import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook week`: a chart of one week's days, and their figures.
struct WeekCommand: Command {
  static let manual = Manual(
    name: ["week"],
    summary: "show this week's figures, or the points of the last days",
    options: [
      PeriodRequest.date,
      Manual.Option(
        name: "days",
        value: "N",
        help: "a chart of the last days instead, up to 366"
      ),
    ] + Manual.Option.ofMember,
    examples: ["daybook week", "daybook week --date \"last monday\"", "daybook week --days 30"]
  )

  private let days: Int?
  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["date", "days"])
    days = try arguments.number("days", in: 1...366)
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    guard let days else {
      return try await PeriodRequest(.week, date).show(session, title: "Week")
    }
    let gateway = try session.gateway
    let request = AnalyticsV1.GetScoreHistoryRequest(
      memberID: try await session.member(),
      days: Int32(clamping: days)
    )
    let answer = try await gateway.scores.getScoreHistory(request)
    try await session.answer(answer) {
      lines(answer, try await session.times(), session.style)
    }
  }

  private func lines(
    _ answer: AnalyticsV1.GetScoreHistoryResponse,
    _ times: TimeWriter,
    _ style: Style
  ) -> [String] {
    let bars = answer.days.map { day in
      let date = day.date ?? times.today
      return Chart.Bar(
        label: "\(times.weekday(date)) \(times.format.text(date))",
        value: Int(day.points),
        remark: day.tasksCompleted == 0 ? "" : counted(day.tasksCompleted, "task"),
        isHighlighted: date == times.today
      )
    }
    let points = answer.days.reduce(0) { $0 + Int($1.points) }
    let tasks = answer.days.reduce(0) { $0 + Int($1.tasksCompleted) }
    let best = answer.days.max { $0.points < $1.points }
    var lines = [
      style.paint("Points of the last \(counted(answer.days.count, "day"))", .heading), "",
    ]
    lines += Chart(bars: bars).lines(style)
    lines += ["", "\(counted(points, "point")) for \(counted(tasks, "task"))"]
    if let best, best.points > 0, let date = best.date {
      lines[lines.count - 1] += " · best day \(times.format.text(date)) with \(best.points)"
    }
    if answer.stale {
      lines.append(style.paint("⚠ These are the last known figures; they may be old.", .orange))
    }
    return lines
  }
}

/// Requests and prints a period.
struct PeriodRequest {
  static let date = Manual.Option(name: "date", value: "DATE", help: "the one with this day")

  private let kind: AnalyticsV1.PeriodKind
  private let date: String?

  init(_ kind: AnalyticsV1.PeriodKind, _ date: String?) {
    self.kind = kind
    self.date = date
  }

  /// The period in the contract's form.
  func choice(_ session: Session) async throws -> AnalyticsV1.PeriodChoice {
    var choice = AnalyticsV1.PeriodChoice(kind: kind)
    if let date { choice.day = try await session.dates().day(of: date) }
    return choice
  }

  /// Prints a heading, a bar for each step, and the figures.
  func show(_ session: Session, title: String) async throws {
    let answer = try await session.gateway.periods.getPeriod(
      AnalyticsV1.GetPeriodRequest(
        memberID: try await session.member(),
        period: try await choice(session)
      )
    )
    try await session.answer(answer) {
      let page = PeriodPage(answer, try await session.times(), session.style)
      return [session.style.paint("\(title) \(page.span)", .heading), ""] + page.chart + [""]
        + page.figures
    }
  }
}

/// `daybook month`: a chart of one month's weeks, and their figures.
struct MonthCommand: Command {
  static let manual = Manual(
    name: ["month"],
    summary: "show this month's figures",
    options: [PeriodRequest.date] + Manual.Option.ofMember,
    examples: ["daybook month", "daybook month --date 2026-10-01"]
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    try await PeriodRequest(.month, date).show(session, title: "Month")
  }
}
