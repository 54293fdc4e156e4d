import CatalogContracts
import GatewayClient
import Vocabulary

/// `daybook coffee stats`: statistics of the household's brews.
struct CoffeeStatsCommand: Command {
  static let manual = Manual(
    name: ["coffee", "stats"],
    summary: "show brew statistics and ratings",
    options: [
      Manual.Option(
        name: "by",
        value: "WHAT",
        help: "a bar for each of these",
        choices: subjects.map(\.0) + trends.map(\.0)
      ),
      Manual.Option(name: "best", help: "by average instead of number; needs three ratings"),
      Manual.Option(name: "from", value: "DATE", help: "only from this day on"),
      Manual.Option(name: "to", value: "DATE", help: "only up to this day"),
    ],
    examples: ["daybook coffee stats", "daybook coffee stats --by recipe --best"]
  )

  private static let subjects: [(String, CatalogV1.BrewSubject)] = [
    ("coffee", .coffee), ("recipe", .recipe), ("method", .method), ("grinder", .grinder),
    ("roaster", .roaster), ("origin", .origin), ("processing", .processing), ("roast", .roastLevel),
  ]
  private static let trends: [(String, CatalogV1.BrewTrendKind)] = [
    ("day", .day), ("week", .week), ("month", .month), ("temperature", .temperature),
    ("ratio", .ratio), ("dose", .dose), ("time", .brewTime),
  ]
  /// The most bars on one page.
  private static let shown = 20

  private let subject: CatalogV1.BrewSubject?
  private let trend: CatalogV1.BrewTrendKind?
  private let isBest: Bool
  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let by = arguments.value("by")
    subject = CoffeeStatsCommand.subjects.first { $0.0 == by }?.1
    trend = CoffeeStatsCommand.trends.first { $0.0 == by }?.1
    isBest = arguments.has("best")
    guard !isBest || subject != nil else {
      throw .usage("--best needs --by with a coffee, recipe, method or the like.")
    }
    from = arguments.value("from")
    to = arguments.value("to")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let style = session.style
    var period = CatalogV1.BrewPeriod()
    if let from { period.from = try await session.dates().day(of: from) }
    if let to { period.to = try await session.dates().day(of: to) }
    if let subject {
      let answer = try await gateway.coffeeStatistics.rankBrews(
        .init(
          subject: subject,
          order: isBest ? .average : .brews,
          period: period,
          limit: Int32(CoffeeStatsCommand.shown)
        )
      )
      try await session.answer(answer) { lines(answer, style) }
    } else if let trend {
      let answer = try await gateway.coffeeStatistics.getBrewTrend(
        .init(kind: trend, period: period)
      )
      try await session.answer(answer) { lines(answer, trend, style) }
    } else {
      let answer = try await gateway.coffeeStatistics.getBrewSummary(.init(period: period))
      try await session.answer(answer) { lines(answer, style) }
    }
  }

  private func lines(_ answer: CatalogV1.GetBrewSummaryResponse, _ style: Style) -> [String] {
    let figures = answer.figures ?? CatalogV1.RatingFigures()
    guard figures.brews > 0 else { return ["Nothing was brewed."] }
    let stars = answer.distribution.enumerated().reversed().map { place, count in
      Chart.Bar(
        label: style.sign(String(repeating: "★", count: place + 1), or: "\(place + 1)"),
        value: Int(count),
        remark: ""
      )
    }
    return [
      "\(counted(figures.brews, "brew")) of \(counted(answer.distinctCoffees, "coffee")) "
        + "by \(counted(answer.distinctRecipes, "recipe")); "
        + (figures.average.map { "\(figures.rated) rated, average \(Amounts.average($0))." }
          ?? "none rated."),
      "\(counted(answer.currentRun, "day")) in a row with a brew, "
        + "\(answer.longestRun) at the most.",
      "",
    ] + Chart(bars: stars).lines(style)
  }

  private func lines(_ answer: CatalogV1.RankBrewsResponse, _ style: Style) -> [String] {
    guard !answer.entries.isEmpty else {
      return [isBest ? "Nothing has three ratings yet." : "Nothing was brewed."]
    }
    let bars = answer.entries.map {
      bar(TextWidth.fitted(SafeText.line($0.name), to: 30), $0.figures, style)
    }
    let more = answer.leftOut > 0 ? ["And \(answer.leftOut) more."] : []
    return Chart(bars: bars).lines(style) + more
  }

  private func lines(
    _ answer: CatalogV1.GetBrewTrendResponse,
    _ kind: CatalogV1.BrewTrendKind,
    _ style: Style
  ) -> [String] {
    guard !answer.points.isEmpty else { return ["Nothing was brewed."] }
    let points = answer.points.suffix(kind == .day ? 31 : CoffeeStatsCommand.shown)
    let bars = points.map { point in
      bar(point.day?.text ?? CoffeeStatsCommand.label(point.from ?? 0, kind), point.figures, style)
    }
    let earlier = answer.points.count - points.count
    return (earlier > 0 ? ["\(counted(earlier, "step")) before these."] : [])
      + Chart(bars: Array(bars)).lines(style)
  }

  private static func label(_ from: Int32, _ kind: CatalogV1.BrewTrendKind) -> String {
    switch kind {
    case .temperature: "\(from)–\(from + 1) °C"
    case .ratio: "1:\(from)"
    case .dose: "\(from) g"
    case .brewTime: "\(Amounts.time(from))–\(Amounts.time(from + 29))"
    case .day, .week, .month, .unspecified, .unrecognized: "\(from)"
    }
  }

  private func bar(
    _ label: String,
    _ figures: CatalogV1.RatingFigures?,
    _ style: Style
  ) -> Chart.Bar {
    let average = figures?.average.map { "\(style.sign("★", or: "*")) \(Amounts.average($0))" }
    return Chart.Bar(label: label, value: Int(figures?.brews ?? 0), remark: average ?? "")
  }
}
