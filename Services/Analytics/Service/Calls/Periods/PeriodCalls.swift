import AnalyticsContracts
import AnalyticsDomain
import RPC
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.Periods`: the dependencies; each call has its own file.
struct PeriodCalls: AnalyticsV1.PeriodsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}

extension ScoreStore {
  /// Reads from one snapshot.
  ///
  /// - Parameters:
  ///   - member: the member in whose fair queue the read waits.
  ///   - body: the queries.
  /// - Returns: the result of `body`.
  /// - Throws: what `body` throws, and errors of the store.
  func readPeriods<T: Sendable>(
    of member: MemberID,
    _ body: @escaping @Sendable (PeriodReader) throws -> T
  ) async throws -> T {
    try await store.read(of: member.rawValue) { try body(PeriodReader($0)) }
  }
}

extension Period {
  /// Creates the requested period in the caller's calendar.
  init(_ choice: AnalyticsV1.PeriodChoice?, of caller: Caller, today: LocalDay) throws {
    let choice = choice ?? AnalyticsV1.PeriodChoice()
    let day = choice.day ?? today
    let chosen: Choice
    switch choice.kind {
    case .unspecified, .day: chosen = .day(day)
    case .week: chosen = .week(of: day)
    case .month: chosen = .month(of: day)
    case .year: chosen = .year(of: day)
    case .custom: chosen = .custom(from: choice.from, to: choice.to)
    case .unrecognized:
      var fields = RequestReader()
      fields.refuse("period.kind", "unknown_value", "This choice is unknown.")
      try fields.check()
      chosen = .day(day)
    }
    try self.init(chosen, weekStart: caller.calendar.weekStart)
  }
}
