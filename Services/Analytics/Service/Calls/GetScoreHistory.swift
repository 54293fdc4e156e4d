import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

extension ScoreCalls {
  /// `GetScoreHistory`: returns one entry for each of a member's last days.
  func getScoreHistory(
    _ request: AnalyticsV1.GetScoreHistoryRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreHistoryResponse {
    let caller = try Caller(call)
    let count = try ScoreHistory.days(asked: Int(request.days))
    let staleness = try await freshness.wait(for: call)
    let today = caller.calendar.day(of: clock.now())
    let span = ScoreHistory.span(count, endingOn: today)
    let known = try await store.read(of: caller.member) { reader in
      try reader.days(of: Space(caller), in: span)
    }
    return AnalyticsV1.GetScoreHistoryResponse(
      days: ScoreHistory.filled(known, over: span).map(AnalyticsV1.DayScore.init),
      stale: staleness.isStale
    )
  }
}
