import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook week`: the last seven days as a chart.
struct WeekCommand: Command {
  static let manual = Manual(
    name: ["week"],
    summary: "the last 7 days as a chart of points",
    options: [
      Manual.Option(name: "days", value: "N", help: "another number of days, up to 366")
    ] + Manual.Option.ofMember,
    examples: ["daybook week", "daybook week --days 30"]
  )

  private static let usualDays = 7

  private let days: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    days = try arguments.number("days", in: 1...366) ?? WeekCommand.usualDays
  }

  func run(_ session: Session) async throws {
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
