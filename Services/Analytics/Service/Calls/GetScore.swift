import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

extension ScoreCalls {
  /// `GetScore`: returns a member's points, streak and level.
  func getScore(
    _ request: AnalyticsV1.GetScoreRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetScoreResponse {
    let caller = try Caller(call)
    let staleness = try await freshness.wait(for: call)
    let now = clock.now()
    let today = caller.calendar.day(of: now)
    let day = request.date ?? today
    let (card, lastBooked) = try await store.read(of: caller.member) { reader in
      (
        try ScoreCard(on: day, today: today, of: caller, from: reader),
        try reader.lastEvent(in: .task)
      )
    }
    return AnalyticsV1.GetScoreResponse(
      card,
      isStale: staleness.isStale,
      asOf: staleness.isStale ? lastBooked : now
    )
  }
}

extension ScoreCard {
  /// Reads the card of the caller's subject from one snapshot.
  fileprivate init(
    on day: LocalDay,
    today: LocalDay,
    of caller: Caller,
    from reader: ScoreReader
  ) throws {
    let space = Space(caller)
    let weekStart = caller.calendar.weekStart
    let span = ScoreCard.span(for: day, today: today, weekStart: weekStart)
    self.init(
      on: day,
      today: today,
      weekStart: weekStart,
      days: try reader.days(of: space, in: span),
      streak: try reader.streak(of: space, on: min(day, today), today: today),
      totalPoints: try reader.total(of: space, from: .task),
      learningPoints: try reader.total(of: space, from: .learning)
    )
  }
}
