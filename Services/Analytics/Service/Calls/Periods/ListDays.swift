import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

extension PeriodCalls {
  /// `ListDays`: returns the figures of each day of a period that has any.
  func listDays(
    _ request: AnalyticsV1.ListDaysRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ListDaysResponse {
    let caller = try Caller(call)
    let staleness = try await freshness.wait(for: call)
    let today = caller.calendar.day(of: clock.now())
    let period = try Period(request.period, of: caller, today: today)
    let space = Space(caller)
    let days = try await store.readPeriods(of: caller.member) { reader in
      try reader.days(of: space, in: period.days)
    }
    return AnalyticsV1.ListDaysResponse(
      days: days.filter { $0.summary != DaySummary() }.map { day, summary in
        AnalyticsV1.PeriodFigures(
          PeriodFigures(days: day...day, summary: summary, isAhead: day > today)
        )
      },
      from: period.days.lowerBound,
      to: period.days.upperBound,
      stale: staleness.isStale
    )
  }
}
