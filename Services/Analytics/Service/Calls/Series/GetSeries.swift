import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.Charts`: the calls and their dependencies.
struct ChartCalls: AnalyticsV1.ChartsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}

extension ChartCalls {
  /// `GetSeries`: returns numbers for the charts of a period (TRD-001 to TRD-015).
  func getSeries(
    _ request: AnalyticsV1.GetSeriesRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetSeriesResponse {
    let caller = try Caller(call)
    let kinds = try SeriesKind.chosen(request.kinds)
    let staleness = try await freshness.wait(for: call)
    let today = caller.calendar.day(of: clock.now())
    let period = try Period(request.period, of: caller, today: today)
    let space = Space(caller)
    let series = try await store.readPeriods(of: caller.member) { reader in
      let made = try reader.series(of: period, kinds, today: today, in: space)
      let projects = made.flatMap(\.points).flatMap { [$0.project, $0.bestProject] }
      let names = try reader.projects(of: space, Set(projects.compactMap(\.self)))
      return made.map { AnalyticsV1.Series($0, names) }
    }
    return AnalyticsV1.GetSeriesResponse(series: series, stale: staleness.isStale)
  }
}

extension SeriesKind {
  /// The requested kinds, each once and in their order; all kinds if none is requested.
  fileprivate static func chosen(_ kinds: [AnalyticsV1.SeriesKind]) throws -> [SeriesKind] {
    guard !kinds.isEmpty else { return allCases }
    var fields = RequestReader()
    var chosen: [SeriesKind] = []
    for kind in kinds.prefix(2 * allCases.count) {
      guard let kind = SeriesKind(rawValue: Int(kind.rawValue)) else {
        fields.refuse("kinds", "unknown_value", "This series is unknown.")
        break
      }
      if !chosen.contains(kind) { chosen.append(kind) }
    }
    try fields.check()
    return chosen
  }
}

extension PeriodReader {
  /// Computes the series of a period.
  fileprivate func series(
    of period: Period,
    _ kinds: [SeriesKind],
    today: LocalDay,
    in space: Space
  ) throws -> [Series] {
    let span = SeriesBuilder.span(of: period)
    let end = min(period.days.upperBound, today)
    let back = end.days(since: min(span.lowerBound, end)) + Streak.reach
    let protection = try scores.protection(of: space)
    func builder(_ sums: PeriodSums) throws -> SeriesBuilder {
      SeriesBuilder(
        period,
        today: today,
        sums: sums,
        activeDays: try activeDays(of: space, upTo: end, count: back),
        protection: protection
      )
    }
    let ofPeriod = try builder(try sums(of: space, in: span))
    return try kinds.map { kind in
      // The ratio is today's, whatever the period.
      guard kind == .completionRatio, !span.contains(today) else { return ofPeriod.series(kind) }
      return try builder(try sums(of: space, in: today...today)).series(kind)
    }
  }
}

extension AnalyticsV1.Series {
  fileprivate init(_ series: Series, _ names: [ProjectID: ProjectName]) {
    let trend = series.trend
    self.init(
      kind: AnalyticsV1.SeriesKind(rawValue: Int32(series.kind.rawValue)),
      form: AnalyticsV1.SeriesForm(rawValue: Int32(series.form.rawValue)),
      title: series.title,
      unit: series.unit.rawValue,
      points: series.points.map { AnalyticsV1.SeriesPoint($0, names) },
      minimum: series.minimum,
      maximum: series.maximum,
      axisEnd: series.axisEnd,
      average: series.average,
      empty: series.isEmpty,
      slopePerDay: trend?.slopePerDay ?? 0,
      trend: AnalyticsV1.TrendDirection(rawValue: Int32(trend?.direction.rawValue ?? 0)),
      center: series.center
    )
  }
}

extension AnalyticsV1.SeriesPoint {
  fileprivate init(_ point: Series.Point, _ names: [ProjectID: ProjectName]) {
    self.init(
      label: point.project.map { names[$0]?.name ?? "" } ?? point.label,
      date: point.day,
      value: point.value,
      secondValue: point.second,
      tasksCompleted: Int32(clamping: point.completed),
      bestProject: point.bestProject.flatMap { names[$0]?.name } ?? ""
    )
  }
}
