import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.CoffeeStatistics`: figures over the household's notes, computed per call.
struct CoffeeStatisticsCalls: CatalogV1.CoffeeStatisticsService {
  let store: CoffeeStore

  /// `GetBrewSummary`: brews, ratings and streaks in a period (COF-109).
  func getBrewSummary(
    _ request: CatalogV1.GetBrewSummaryRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBrewSummaryResponse {
    var fields = RequestReader()
    let period = Period(request.period, &fields)
    try fields.check()
    return try await store.read(Caller(call)) { rows in
      var summary = BrewSummary()
      try rows.eachBrew(from: period.first, to: period.last) { brew, _ in summary.add(brew) }
      return CatalogV1.GetBrewSummaryResponse(
        figures: CatalogV1.RatingFigures(summary.tally),
        ratedShare: summary.tally.ratedShare,
        distribution: summary.tally.counts.dropFirst().map { Int32(clamping: $0) },
        distinctCoffees: Int32(clamping: summary.distinctCoffees),
        distinctRecipes: Int32(clamping: summary.distinctRecipes),
        currentRun: Int32(clamping: summary.currentRun(today: rows.today)),
        longestRun: Int32(clamping: summary.longestRun)
      )
    }
  }

  /// `RankBrews`: a ranking of coffees, recipes, methods or another subject (COF-110).
  func rankBrews(
    _ request: CatalogV1.RankBrewsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.RankBrewsResponse {
    var fields = RequestReader()
    let period = Period(request.period, &fields)
    let subject: RankingSubject? = fields.choice(request.subject.rawValue, "subject")
    let order: RankingOrder = fields.choice(request.order.rawValue, "order") ?? .brews
    if request.subject == .unspecified {
      fields.refuse("subject", "subject_required", "Choose what to rank.")
    }
    let limit =
      request.limit == 0
      ? RequestReader.standardPage
      : fields.number(Int(request.limit), "limit", in: 1...RequestReader.largestPage) ?? 1
    try fields.check()
    guard let subject else { return CatalogV1.RankBrewsResponse() }
    return try await store.read(Caller(call)) { rows in
      var ranking = BrewRanking(by: subject)
      try rows.eachBrew(from: period.first, to: period.last) { brew, _ in ranking.add(brew) }
      let entries = ranking.entries(by: order)
      return CatalogV1.RankBrewsResponse(
        entries: entries.prefix(limit).map {
          CatalogV1.RankedBrews(
            id: $0.id?.text,
            name: $0.name,
            figures: CatalogV1.RatingFigures($0.tally)
          )
        },
        leftOut: Int32(clamping: max(0, entries.count - limit))
      )
    }
  }

  /// `GetBrewTrend`: brews over time, or ratings by a recipe parameter (COF-111).
  func getBrewTrend(
    _ request: CatalogV1.GetBrewTrendRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetBrewTrendResponse {
    let caller = try Caller(call)
    var fields = RequestReader()
    let period = Period(request.period, &fields)
    let step = TrendStep(rawValue: Int(request.kind.rawValue))
    let parameter = TrendParameter(rawValue: Int(request.kind.rawValue) - TrendStep.allCases.count)
    if step == nil, parameter == nil {
      fields.refuse("kind", "unknown_value", "Choose a kind of trend.")
    }
    try fields.check()
    return try await store.read(caller) { rows in
      if let parameter {
        var trend = ParameterTrend(by: parameter)
        try rows.eachBrew(from: period.first, to: period.last) { brew, _ in trend.add(brew) }
        return CatalogV1.GetBrewTrendResponse(
          points: trend.points.map {
            CatalogV1.BrewTrendPoint(
              from: Int32(clamping: $0.from),
              figures: CatalogV1.RatingFigures($0.tally)
            )
          }
        )
      }
      var trend = BrewTrend(by: step ?? .day, caller.calendar.weekStart)
      try rows.eachBrew(from: period.first, to: period.last) { brew, _ in trend.add(brew) }
      guard let first = period.first ?? trend.span?.lowerBound else {
        return CatalogV1.GetBrewTrendResponse()
      }
      let last = period.last ?? max(trend.span?.upperBound ?? first, rows.today)
      guard let points = trend.points(from: first, to: last) else {
        throw RPCError(
          .invalidArgument,
          "too_many_points",
          "The period has more than \(BrewTrend.maximumPoints) steps. Shorten it, or choose longer steps."
        )
      }
      return CatalogV1.GetBrewTrendResponse(
        points: points.map {
          CatalogV1.BrewTrendPoint(day: $0.start, figures: CatalogV1.RatingFigures($0.tally))
        }
      )
    }
  }
}

/// A range of days; a missing end is open.
private struct Period {
  let first: LocalDay?
  let last: LocalDay?

  init(_ period: CatalogV1.BrewPeriod?, _ fields: inout RequestReader) {
    first = period?.from
    last = period?.to
    if let first, let last, last < first {
      fields.refuse("period.to", "date_order", "It must not be before the first day.")
    }
  }
}

extension CatalogV1.RatingFigures {
  fileprivate init(_ tally: RatingTally) {
    self.init(
      brews: Int32(clamping: tally.brews),
      rated: Int32(clamping: tally.rated),
      average: tally.average
    )
  }
}
