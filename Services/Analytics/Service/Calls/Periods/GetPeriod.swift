import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

extension PeriodCalls {
  /// `GetPeriod`: sums a day, week, month, year or range of days (ANA-030 to ANA-035).
  func getPeriod(
    _ request: AnalyticsV1.GetPeriodRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetPeriodResponse {
    let caller = try Caller(call)
    let staleness = try await freshness.wait(for: call)
    let now = clock.now()
    let moment = PeriodMoment(now: now, today: caller.calendar.day(of: now))
    let period = try Period(request.period, of: caller, today: moment.today)
    let space = Space(caller)
    let (found, lastBooked) = try await store.readPeriods(of: caller.member) { reader in
      (
        try PeriodReport(on: period, of: space, at: moment, from: reader),
        try reader.scores.lastEvent(in: .task)
      )
    }
    var response = AnalyticsV1.GetPeriodResponse(found)
    response.stale = staleness.isStale
    response.asOf = (staleness.isStale ? lastBooked : now).map { .init($0) }
    return response
  }
}

/// A period's figures with the previous period's, from one snapshot.
struct PeriodReport: Sendable {
  let summary: PeriodSummary
  let before: PeriodFigures
  /// The member's protected days.
  let protection: Protection
  let streak: Streak
  let productivity: Productivity
  let projects: [ProjectID: ProjectName]

  init(
    on period: Period,
    of space: Space,
    at moment: PeriodMoment,
    from reader: PeriodReader
  ) throws {
    summary = PeriodSummary(
      period,
      try reader.sums(of: space, in: period.days, at: moment),
      at: moment
    )
    let earlier = period.before
    let begun = earlier.elapsed(today: moment.today)
    before = PeriodFigures(
      days: earlier.days,
      summary: try begun.map { try reader.summary(of: space, in: $0) } ?? DaySummary(),
      isAhead: begun == nil
    )
    let lastDay = min(period.days.upperBound, moment.today)
    protection = try reader.scores.protection(of: space)
    streak = Streak(
      activeDays: try reader.activeDays(of: space, upTo: lastDay, count: Streak.reach),
      on: lastDay,
      today: moment.today,
      protection: protection
    )
    productivity = Productivity(
      summary.elapsedFigures,
      elapsedDays: summary.elapsedDays.count,
      streak: streak.current,
      dailyGoal: try reader.goals(of: space)[.points]
    )
    projects = try reader.projects(of: space, summary.byProject.keys)
  }
}
