import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook year`: a heat map of one year's days, a chart of its months, and the figures.
struct YearCommand: Command {
  static let manual = Manual(
    name: ["year"],
    summary: "show a heat map of this year and its totals",
    options: [PeriodRequest.date] + Manual.Option.ofMember,
    examples: ["daybook year", "daybook year --date 2025-01-01"]
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let choice = try await PeriodRequest(.year, date).choice(session)
    let answer = try await gateway.periods.getPeriod(.init(memberID: member, period: choice))
    try await session.answer(answer) {
      let listed = try await gateway.periods.listDays(.init(memberID: member, period: choice))
      let times = try await session.times()
      let page = PeriodPage(answer, times, session.style)
      var lines = [session.style.paint("Year \(page.span)", .heading), ""]
      lines += map(listed, times)?.lines(session.style) ?? []
      return lines + [""] + page.chart + [""] + page.figures
    }
  }

  private func map(_ answer: AnalyticsV1.ListDaysResponse, _ times: TimeWriter) -> HeatMap? {
    guard let from = answer.from, let to = answer.to, from <= to else { return nil }
    let values = answer.days.compactMap { one in one.from.map { ($0, Int(one.points)) } }
    return HeatMap(
      values: Dictionary(values) { $1 },
      days: from...to,
      weekStart: times.calendar.weekStart,
      today: times.today
    )
  }
}
