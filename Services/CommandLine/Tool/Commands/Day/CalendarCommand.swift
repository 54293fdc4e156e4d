import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook calendar`: a month with the open and completed tasks of each day.
struct CalendarCommand: Command {
  static let manual = Manual(
    name: ["calendar"],
    summary: "show a month with the open and completed tasks of each day",
    options: [PeriodRequest.date] + Manual.Option.ofMember,
    notes: [
      "Below each day: how many tasks are open (! before the number when some are overdue), then how many "
        + "were done and the points they earned."
    ],
    examples: ["daybook calendar", "daybook calendar --date \"next month\""]
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    let times = try await session.times()
    let day = if let date { try await session.dates().day(of: date) } else { times.today }
    let month = CalendarCommand.month(of: day)
    let answer = try await session.gateway.dashboards.getCalendar(
      GatewayV1.GetCalendarRequest(
        memberID: try await session.member(),
        from: month.lowerBound,
        to: month.upperBound
      )
    )
    try await session.answer(answer) {
      CalendarPage(answer, of: month, times, session.style).lines
    }
  }

  static func month(of day: LocalDay) -> ClosedRange<LocalDay> {
    let (year, month, _) = day.civil
    let first = LocalDay(year: year, month: month, day: 1) ?? day
    let next =
      month == 12
      ? LocalDay(year: year + 1, month: 1, day: 1) : LocalDay(year: year, month: month + 1, day: 1)
    return first...max(first, next?.advanced(by: -1) ?? .last)
  }
}

/// A month as lines, three for each week.
struct CalendarPage {
  private let days: [LocalDay: GatewayV1.CalendarDay]
  private let parts: [GatewayV1.PartStatus]
  private let isStale: Bool
  private let month: ClosedRange<LocalDay>
  private let times: TimeWriter
  private let style: Style

  private static let widest = 12
  private static let narrowest = 9

  init(
    _ answer: GatewayV1.GetCalendarResponse,
    of month: ClosedRange<LocalDay>,
    _ times: TimeWriter,
    _ style: Style
  ) {
    let named = answer.days.compactMap { one in one.day.map { ($0, one) } }
    days = Dictionary(named) { $1 }
    parts = answer.parts
    isStale = answer.stale
    self.month = month
    self.times = times
    self.style = style
  }

  private var width: Int {
    max(CalendarPage.narrowest, min(CalendarPage.widest, ((style.width ?? 80) - 1) / 7))
  }

  var lines: [String] {
    let (year, number, _) = month.lowerBound.civil
    let first = month.lowerBound.startOfWeek(times.calendar.weekStart)
    let names = (0..<7).map { times.weekday(first.advanced(by: $0)) }
    var lines = [
      style.paint("\(TimeWriter.months[number - 1]) \(year)", .heading), "",
      row(names.map { ($0, .muted) }),
    ]
    var day = first
    while day <= month.upperBound {
      let week = (0..<7).map { day.advanced(by: $0) }
      lines.append(row(week.map(date)))
      for line in [week.map(open), week.map(done)] where line.contains(where: { !$0.0.isEmpty }) {
        lines.append(row(line))
      }
      guard day.advanced(by: 7) > day else { break }
      day = day.advanced(by: 7)
    }
    return lines + [""] + totals + missing
  }

  private func row(_ cells: [(String, Style.Ink?)]) -> String {
    cells.map { text, ink in
      let fitted = TextWidth.fitted(text, to: width - 1)
      let padding = String(repeating: " ", count: max(0, width - TextWidth.columns(fitted)))
      return style.paint(fitted, ink) + padding
    }.joined().trimmingTrailingBlanks
  }

  private func date(_ day: LocalDay) -> (String, Style.Ink?) {
    guard month.contains(day) else { return ("", nil) }
    let text = "\(day.civil.day)"
    return day == times.today ? ("[\(text)]", .strong) : (text, nil)
  }

  private func open(_ day: LocalDay) -> (String, Style.Ink?) {
    guard month.contains(day), let marks = days[day], marks.open > 0 else { return ("", nil) }
    return marks.overdue > 0 ? ("!\(marks.open) open", .red) : ("\(marks.open) open", nil)
  }

  private func done(_ day: LocalDay) -> (String, Style.Ink?) {
    guard month.contains(day), let marks = days[day], marks.completed > 0 else { return ("", nil) }
    return ("\(style.sign("✓", or: "x"))\(marks.completed) +\(marks.points)", .green)
  }

  private var totals: [String] {
    let all = days.values
    let open = all.reduce(0) { $0 + Int($1.open) }
    let overdue = all.reduce(0) { $0 + Int($1.overdue) }
    let done = all.reduce(0) { $0 + Int($1.completed) }
    let points = all.reduce(0) { $0 + Int($1.points) }
    return [
      "\(open) open, \(overdue) overdue · \(done) done, \(counted(points, "point"))"
    ]
  }

  private var missing: [String] {
    let missing = parts.filter { !$0.available }.map { part in
      let what = part.service == "task" ? "Open tasks" : "Completions and points"
      return style.paint("⚠ \(what) cannot be shown now: ", .orange) + SafeText.line(part.message)
    }
    guard isStale else { return missing }
    return missing
      + [style.paint("⚠ Completions are the last known ones; they may be old.", .orange)]
  }
}
