import AnalyticsContracts
import GatewayClient
import Vocabulary

/// The period of a report or of insights, as typed.
struct ReportPeriod {
  static let operands = [
    Manual.Operand(
      name: "FROM..TO",
      help: "a range of days, such as 2026-11-01..2026-11-15; at most 366",
      isOptional: true
    )
  ]
  static let options = [
    Manual.Option(name: "week", help: "this week (the default)"),
    Manual.Option(name: "month", help: "this month"),
    Manual.Option(name: "year", help: "this year"),
    Manual.Option(name: "day", help: "one day"),
    PeriodRequest.date,
  ]

  private let kind: AnalyticsV1.PeriodKind
  private let date: String?
  private let range: (from: String, to: String)?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["week", "month", "year", "day"])
    date = arguments.value("date")
    guard let words = arguments.operand(0) else {
      range = nil
      kind =
        arguments.has("month")
        ? .month : arguments.has("year") ? .year : arguments.has("day") ? .day : .week
      return
    }
    let parts = words.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .usage(
        "“\(SafeText.line(words))” is not a pair of days such as 2026-11-01..2026-11-15."
      )
    }
    let named = ["week", "month", "year", "day", "date"].filter(arguments.has)
    guard named.isEmpty else {
      throw .usage("--\(named[0]) and FROM..TO cannot be combined.")
    }
    range = (String(parts[0]), String(parts[1]))
    kind = .custom
  }

  /// The period in the contract's form.
  func choice(_ session: Session) async throws -> AnalyticsV1.PeriodChoice {
    var choice = AnalyticsV1.PeriodChoice(kind: kind)
    let dates = try await session.dates()
    if let date { choice.day = try dates.day(of: date) }
    if let range {
      choice.from = try dates.day(of: range.from)
      choice.to = try dates.day(of: range.to)
    }
    return choice
  }
}

/// `daybook report`: a report on one period.
struct ReportCommand: Command {
  static let manual = Manual(
    name: ["report"],
    summary: "show a report of a week, a month or a range of days",
    operands: ReportPeriod.operands,
    options: ReportPeriod.options + [
      Manual.Option(name: "markdown", help: "print Markdown"),
      Manual.Option(name: "csv", help: "print a table for a spreadsheet"),
    ] + Manual.Option.ofMember,
    examples: [
      "daybook report", "daybook report --month --markdown",
      "daybook report 2026-11-01..2026-11-15 --csv",
    ]
  )

  private let period: ReportPeriod
  private let form: AnalyticsV1.ReportForm

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["markdown", "csv"])
    period = try ReportPeriod(arguments)
    form = arguments.has("markdown") ? .markdown : arguments.has("csv") ? .csv : .plain
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.reports.getReport(
      AnalyticsV1.GetReportRequest(
        memberID: try await session.member(),
        period: try await period.choice(session),
        form: form
      )
    )
    if session.options.isJSON { return try session.json(answer) }
    // CSV has its own line ends and is printed unchanged.
    if form == .csv { return session.environment.output.write(answer.text) }
    var lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { SafeText.line(String($0)) }
    if lines.last == "" { lines.removeLast() }
    if answer.stale { lines.append("⚠ These are the last known figures; they may be old.") }
    session.say(lines)
  }
}

/// `daybook insights`: observations from past figures by fixed rules.
struct InsightsCommand: Command {
  static let manual = Manual(
    name: ["insights"],
    summary: "show insights into a month's figures",
    operands: ReportPeriod.operands,
    options: ReportPeriod.options + Manual.Option.ofMember,
    notes: ["Without a period it covers the last 28 days."],
    examples: ["daybook insights", "daybook insights --year"]
  )

  /// The default number of days.
  private static let usualDays = 28

  private let period: ReportPeriod?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let isNamed = ["week", "month", "year", "day", "date"].contains(where: arguments.has)
    period =
      isNamed || arguments.operand(0) != nil ? try ReportPeriod(arguments) : nil
  }

  func run(_ session: Session) async throws {
    let times = try await session.times()
    let usual = AnalyticsV1.PeriodChoice(
      kind: .custom,
      from: times.today.advanced(by: 1 - InsightsCommand.usualDays),
      to: times.today
    )
    let answer = try await session.gateway.reports.getReport(
      AnalyticsV1.GetReportRequest(
        memberID: try await session.member(),
        period: try await period?.choice(session) ?? usual
      )
    )
    try await session.answer(answer) {
      guard !answer.insights.isEmpty else {
        return ["There are no insights yet; they need seven days with tasks."]
      }
      return answer.insights.map { "\(session.style.sign("•", or: "*")) \(SafeText.line($0.text))" }
        + (answer.stale
          ? [session.style.paint("⚠ These are the last known figures; they may be old.", .orange)]
          : [])
    }
  }
}
